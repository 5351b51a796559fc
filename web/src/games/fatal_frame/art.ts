/** The pictures of cards: icons from game-icons.net, by Delapouite, Lorc and others, CC BY 3.0 (see NOTICE). */

import type { Component } from "svelte";

import Apothecary from "~icons/game-icons/apothecary";
import Barefoot from "~icons/game-icons/barefoot";
import Blast from "~icons/game-icons/blast";
import BowenKnot from "~icons/game-icons/bowen-knot";
import BoxTrap from "~icons/game-icons/box-trap";
import BrokenShield from "~icons/game-icons/broken-shield";
import Butterfly from "~icons/game-icons/butterfly";
import Candlebright from "~icons/game-icons/candlebright";
import Coffin from "~icons/game-icons/coffin";
import Comb from "~icons/game-icons/comb";
import ConcentrationOrb from "~icons/game-icons/concentration-orb";
import ConvergenceTarget from "~icons/game-icons/convergence-target";
import CrackedDisc from "~icons/game-icons/cracked-disc";
import CrackedGlass from "~icons/game-icons/cracked-glass";
import Cultist from "~icons/game-icons/cultist";
import DoubleFaceMask from "~icons/game-icons/double-face-mask";
import DustCloud from "~icons/game-icons/dust-cloud";
import Easel from "~icons/game-icons/easel";
import EggPod from "~icons/game-icons/egg-pod";
import EvilEyes from "~icons/game-icons/evil-eyes";
import EvilHand from "~icons/game-icons/evil-hand";
import ExitDoor from "~icons/game-icons/exit-door";
import Eyepatch from "~icons/game-icons/eyepatch";
import FilmSpool from "~icons/game-icons/film-spool";
import FilmStrip from "~icons/game-icons/film-strip";
import Fire from "~icons/game-icons/fire";
import FoldedPaper from "~icons/game-icons/folded-paper";
import Footprint from "~icons/game-icons/footprint";
import Hand from "~icons/game-icons/hand";
import Haunting from "~icons/game-icons/haunting";
import Key from "~icons/game-icons/key";
import Kimono from "~icons/game-icons/kimono";
import LanternFlame from "~icons/game-icons/lantern-flame";
import LaserBurst from "~icons/game-icons/laser-burst";
import MatryoshkaDolls from "~icons/game-icons/matryoshka-dolls";
import Medicines from "~icons/game-icons/medicines";
import NunFace from "~icons/game-icons/nun-face";
import PaintedPottery from "~icons/game-icons/painted-pottery";
import PaperLantern from "~icons/game-icons/paper-lantern";
import Papers from "~icons/game-icons/papers";
import PhotoCamera from "~icons/game-icons/photo-camera";
import Portrait from "~icons/game-icons/portrait";
import RingingBell from "~icons/game-icons/ringing-bell";
import Run from "~icons/game-icons/run";
import SaltShaker from "~icons/game-icons/salt-shaker";
import SecretBook from "~icons/game-icons/secret-book";
import SewingNeedle from "~icons/game-icons/sewing-needle";
import ShadowFollower from "~icons/game-icons/shadow-follower";
import Shield from "~icons/game-icons/shield";
import Silence from "~icons/game-icons/silence";
import TwoCoins from "~icons/game-icons/two-coins";
import WarlockEye from "~icons/game-icons/warlock-eye";
import WaterDrop from "~icons/game-icons/water-drop";
import Well from "~icons/game-icons/well";
import WhiteBook from "~icons/game-icons/white-book";
import WindSlap from "~icons/game-icons/wind-slap";
import Windchimes from "~icons/game-icons/windchimes";
import WindowBars from "~icons/game-icons/window-bars";
import WoodFrame from "~icons/game-icons/wood-frame";

/** By the id of an entry; Exterior Locations are drawn by Night.svelte, rooms and Bosses are in within.ts. */
export const PICTURES: Readonly<Record<string, Component>> = {
  seeker: EvilEyes,
  "sunken-woman": WaterDrop,
  "veiled-priest": Cultist,
  folklorist: SecretBook,
  "twins-doll": MatryoshkaDolls,
  "woman-in-box": BoxTrap,
  "broken-neck": BowenKnot,
  "bloody-kimono": Kimono,
  "remaining-twin": DoubleFaceMask,
  "crimson-butterfly": Butterfly,
  "trapped-boy": WindowBars,
  "limbo-woman": Haunting,
  "lantern-widow": PaperLantern,
  "night-watchman": LanternFlame,
  "well-child": Well,
  "blind-masseur": Eyepatch,
  "ash-nun": NunFace,
  "charcoal-burner": Fire,
  "indigo-dyer": PaintedPottery,
  "silkworm-maid": EggPod,
  "toll-keeper": TwoCoins,
  pallbearer: Coffin,
  "loom-girl": SewingNeedle,
  "family-register": WhiteBook,
  "wedding-comb": Comb,
  "temple-key": Key,
  "glass-negative": CrackedGlass,
  "bundle-of-letters": FoldedPaper,
  "charcoal-sketch": Easel,
  "prayer-bell": RingingBell,
  "medicine-chest": Medicines,
  "14-film": FilmStrip,
  "61-film": FilmSpool,
  "spirit-orb": ConcentrationOrb,
  track: Footprint,
  sense: WarlockEye,
  blast: LaserBurst,
  save: Shield,
  flash: Blast,
  darkroom: Apothecary,
  "zero-shot": ConvergenceTarget,
  "futile-odds": BrokenShield,
  "quick-escape": Run,
  "fatal-frame": WoodFrame,
  "double-exposure": ShadowFollower,
  "steady-hand": Hand,
  "lens-crack": CrackedDisc,
  "light-fingers": EvilHand,
  "torn-page": Papers,
  "faded-print": Portrait,
  "sift-the-ashes": DustCloud,
  "long-candle": Candlebright,
  "cold-draught": WindSlap,
  "salt-line": SaltShaker,
  "calling-bell": Windchimes,
  "wrong-door": ExitDoor,
  "borrowed-sandals": Barefoot,
  "held-breath": Silence,
  snapshot: PhotoCamera,
};
