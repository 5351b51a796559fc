/** The pictures of rooms and Bosses, which are met within houses alone: icons from game-icons.net (see art.ts). */

import type { Component } from "svelte";

import Icon3DStairs from "~icons/game-icons/3d-stairs";
import BarracksTent from "~icons/game-icons/barracks-tent";
import Bathtub from "~icons/game-icons/bathtub";
import Bookshelf from "~icons/game-icons/bookshelf";
import CandleLight from "~icons/game-icons/candle-light";
import Chest from "~icons/game-icons/chest";
import CookingPot from "~icons/game-icons/cooking-pot";
import Doorway from "~icons/game-icons/doorway";
import Hole from "~icons/game-icons/hole";
import Ladder from "~icons/game-icons/ladder";
import LockedDoor from "~icons/game-icons/locked-door";
import Onigori from "~icons/game-icons/onigori";
import PackedPlanks from "~icons/game-icons/packed-planks";
import PaperCrane from "~icons/game-icons/paper-crane";
import PersonInBed from "~icons/game-icons/person-in-bed";
import QuillInk from "~icons/game-icons/quill-ink";
import RingingBell from "~icons/game-icons/ringing-bell";
import SewingNeedle from "~icons/game-icons/sewing-needle";
import StoneBlock from "~icons/game-icons/stone-block";
import Tarot12TheHangedMan from "~icons/game-icons/tarot-12-the-hanged-man";
import Teapot from "~icons/game-icons/teapot";
import VoodooDoll from "~icons/game-icons/voodoo-doll";
import WaterMill from "~icons/game-icons/water-mill";
import Well from "~icons/game-icons/well";

/** By the id of an entry. */
export const WITHIN: Readonly<Record<string, Component>> = {
  "failed-kusabi": Tarot12TheHangedMan,
  "mill-bride": WaterMill,
  "bell-abbot": RingingBell,
  "doll-mother": VoodooDoll,
  "earthen-kitchen": CookingPot,
  "loom-room": SewingNeedle,
  "silkworm-loft": Ladder,
  "altar-alcove": CandleLight,
  "screen-hall": Doorway,
  "stair-well": Icon3DStairs,
  "bath-house": Bathtub,
  "lacquer-store": Chest,
  "festival-room": Bookshelf,
  "tea-room": Teapot,
  "mosquito-net-room": BarracksTent,
  "locked-closet": LockedDoor,
  "crawl-space": Hole,
  "well-shaft": Well,
  "sand-garden": StoneBlock,
  "long-veranda": PackedPlanks,
  study: QuillInk,
  "rice-store": Onigori,
  sickroom: PersonInBed,
  nursery: PaperCrane,
};
