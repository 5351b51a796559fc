/** The things that make a room known at a glance, standing at its upper wall: icons from game-icons.net, CC BY 3.0 (see NOTICE). */

import Barrels from "~icons/game-icons/cellar-barrels";
import Bed from "~icons/game-icons/bed";
import BedLamp from "~icons/game-icons/bed-lamp";
import Bell from "~icons/game-icons/ringing-bell";
import BookPile from "~icons/game-icons/book-pile";
import Books from "~icons/game-icons/bookshelf";
import BrokenWall from "~icons/game-icons/broken-wall";
import Broom from "~icons/game-icons/broom";
import BunkBeds from "~icons/game-icons/bunk-beds";
import Bust from "~icons/game-icons/stone-bust";
import Candle from "~icons/game-icons/candle-holder";
import CandleFlame from "~icons/game-icons/candle-light";
import Candles from "~icons/game-icons/candles";
import Cheese from "~icons/game-icons/cheese-wedge";
import Church from "~icons/game-icons/church";
import Clock from "~icons/game-icons/cuckoo-clock";
import Cobweb from "~icons/game-icons/cobweb";
import Crate from "~icons/game-icons/cargo-crate";
import DeerHead from "~icons/game-icons/deer-head";
import Dinosaur from "~icons/game-icons/dinosaur-bones";
import Doll from "~icons/game-icons/matryoshka-dolls";
import Doors from "~icons/game-icons/closed-doors";
import Falling from "~icons/game-icons/falling-rocks";
import Flask from "~icons/game-icons/round-bottom-flask";
import Flowers from "~icons/game-icons/flower-pot";
import Folder from "~icons/game-icons/full-folder";
import Fountain from "~icons/game-icons/fountain";
import Furnace from "~icons/game-icons/furnace";
import Ham from "~icons/game-icons/ham-shank";
import Hanger from "~icons/game-icons/hanger";
import Hatch from "~icons/game-icons/floor-hatch";
import Hole from "~icons/game-icons/hole-ladder";
import Horse from "~icons/game-icons/horse-head";
import Lantern from "~icons/game-icons/lantern";
import Linen from "~icons/game-icons/clothesline";
import Meal from "~icons/game-icons/meal";
import Microscope from "~icons/game-icons/microscope";
import Mirror from "~icons/game-icons/mirror-mirror";
import MonaLisa from "~icons/game-icons/mona-lisa";
import Moon from "~icons/game-icons/moon";
import Notes from "~icons/game-icons/musical-notes";
import Pentacle from "~icons/game-icons/pentacle";
import Piano from "~icons/game-icons/grand-piano";
import Pillow from "~icons/game-icons/pillow";
import Planks from "~icons/game-icons/planks";
import Pool from "~icons/game-icons/pool-table-corner";
import PoolBalls from "~icons/game-icons/pool-triangle";
import Portrait from "~icons/game-icons/portrait";
import Pot from "~icons/game-icons/camp-cooking-pot";
import RockingChair from "~icons/game-icons/rocking-chair";
import Rose from "~icons/game-icons/rose";
import Scroll from "~icons/game-icons/tied-scroll";
import Signs from "~icons/game-icons/direction-signs";
import Sofa from "~icons/game-icons/sofa";
import Sphinx from "~icons/game-icons/greek-sphinx";
import Stairs from "~icons/game-icons/stairs";
import StairsUp from "~icons/game-icons/3d-stairs";
import StonePile from "~icons/game-icons/stone-pile";
import Suitcase from "~icons/game-icons/suitcase";
import Tower from "~icons/game-icons/stone-tower";
import Umbrella from "~icons/game-icons/umbrella";
import Valve from "~icons/game-icons/valve";
import Vase from "~icons/game-icons/porcelain-vase";
import Violin from "~icons/game-icons/violin";
import Wine from "~icons/game-icons/wine-glass";

export type Icon = typeof Bed;
/** Icon and colour; the first stands left, the second right. */
type Prop = readonly [Icon, string];

const BRASS = "#d3a862";
const FLAME = "#ffd27a";
const STONE = "#b9b3a8";
const TIMBER = "#b98350";
const CLOTH = "#c98a92";
const LEAF = "#8fc07a";
const PALE = "#e4d6b8";
const STEEL = "#a9bccb";
const WINE = "#b5525c";
const GLASS = "#7fe6c8";

/** By the id of a tile. */
export const PROPS: Readonly<Record<string, readonly Prop[]>> = {
  "t-1": [[StairsUp, PALE]],
  "t-2": [[Stairs, PALE]],
  "t-3": [
    [Bell, BRASS],
    [Flowers, LEAF],
  ],
  "t-4": [
    [Sofa, CLOTH],
    [Clock, BRASS],
  ],
  "t-5": [
    [Piano, PALE],
    [Notes, FLAME],
  ],
  "t-6": [
    [DeerHead, TIMBER],
    [Candle, FLAME],
  ],
  "t-7": [[Vase, STEEL]],
  "t-8": [
    [Umbrella, WINE],
    [Mirror, STEEL],
  ],
  "t-9": [
    [RockingChair, TIMBER],
    [CandleFlame, FLAME],
  ],
  "t-10": [
    [Pool, LEAF],
    [PoolBalls, WINE],
  ],
  "t-11": [
    [Meal, PALE],
    [Wine, WINE],
  ],
  "t-12": [
    [Candle, FLAME],
    [Candle, FLAME],
  ],
  "t-13": [
    [Portrait, BRASS],
    [Cobweb, STONE],
  ],
  "t-14": [[Tower, STONE]],
  "t-15": [
    [Tower, STEEL],
    [Moon, FLAME],
  ],
  "t-16": [
    [Hole, PALE],
    [Barrels, TIMBER],
  ],
  "t-17": [
    [Doors, TIMBER],
    [Lantern, FLAME],
  ],
  "t-18": [
    [Violin, BRASS],
    [Candles, FLAME],
  ],
  "t-19": [
    [Stairs, TIMBER],
    [Flowers, LEAF],
  ],
  "t-20": [[Hatch, STONE]],
  "t-21": [
    [Linen, PALE],
    [Pillow, CLOTH],
  ],
  "t-22": [[Moon, PALE]],
  "t-23": [
    [BrokenWall, STONE],
    [Planks, TIMBER],
  ],
  "t-24": [
    [Fountain, STEEL],
    [Rose, WINE],
  ],
  "t-25": [
    [Bed, CLOTH],
    [Suitcase, TIMBER],
  ],
  "t-26": [
    [Church, PALE],
    [Candles, FLAME],
  ],
  "t-27": [
    [Flask, GLASS],
    [Microscope, PALE],
  ],
  "t-28": [
    [Falling, STONE],
    [StonePile, STONE],
  ],
  "t-29": [
    [Horse, TIMBER],
    [Doll, WINE],
  ],
  "t-30": [
    [Folder, BRASS],
    [Scroll, PALE],
  ],
  "t-31": [
    [Bed, WINE],
    [BedLamp, FLAME],
  ],
  "t-32": [
    [Dinosaur, PALE],
    [Sphinx, STONE],
  ],
  "t-33": [
    [Hanger, STEEL],
    [Broom, TIMBER],
  ],
  "t-34": [[BunkBeds, CLOTH]],
  "t-35": [
    [Books, WINE],
    [BookPile, BRASS],
  ],
  "t-36": [
    [Pot, STEEL],
    [Candle, FLAME],
  ],
  "t-37": [
    [Crate, TIMBER],
    [Barrels, TIMBER],
  ],
  "t-38": [
    [Ham, CLOTH],
    [Cheese, FLAME],
  ],
  "t-39": [[Signs, TIMBER]],
  "t-40": [[Pentacle, FLAME]],
  "t-41": [
    [Furnace, STONE],
    [Valve, WINE],
  ],
  "t-42": [
    [MonaLisa, BRASS],
    [Bust, STONE],
  ],
};
