/** The outlines of creatures and things. From game-icons.net, by Delapouite, Lorc and others, CC BY 3.0 (see NOTICE). */

import Abacus from "~icons/game-icons/abacus?raw";
import Ant from "~icons/game-icons/ant?raw";
import Badger from "~icons/game-icons/badger?raw";
import Bat from "~icons/game-icons/bat?raw";
import BearFace from "~icons/game-icons/bear-face?raw";
import BearHead from "~icons/game-icons/bear-head?raw";
import Beaver from "~icons/game-icons/beaver?raw";
import Bee from "~icons/game-icons/bee?raw";
import BirdClaw from "~icons/game-icons/bird-claw?raw";
import BirdTwitter from "~icons/game-icons/bird-twitter?raw";
import Bison from "~icons/game-icons/bison?raw";
import Boar from "~icons/game-icons/boar?raw";
import Butterfly from "~icons/game-icons/butterfly?raw";
import ButterflyFlower from "~icons/game-icons/butterfly-flower?raw";
import CanadianGoose from "~icons/game-icons/canadian-goose?raw";
import CandleFlame from "~icons/game-icons/candle-flame?raw";
import CardDraw from "~icons/game-icons/card-draw?raw";
import CarnivorousPlant from "~icons/game-icons/carnivorous-plant?raw";
import Cat from "~icons/game-icons/cat?raw";
import ChameleonGlyph from "~icons/game-icons/chameleon-glyph?raw";
import ChargingBull from "~icons/game-icons/charging-bull?raw";
import Chicken from "~icons/game-icons/chicken?raw";
import Compass from "~icons/game-icons/compass?raw";
import Crab from "~icons/game-icons/crab?raw";
import CrackedMask from "~icons/game-icons/cracked-mask?raw";
import CrowDive from "~icons/game-icons/crow-dive?raw";
import CuckooClock from "~icons/game-icons/cuckoo-clock?raw";
import Cycle from "~icons/game-icons/cycle?raw";
import Deer from "~icons/game-icons/deer?raw";
import DeerHead from "~icons/game-icons/deer-head?raw";
import Doorway from "~icons/game-icons/doorway?raw";
import DoubleFish from "~icons/game-icons/double-fish?raw";
import Dove from "~icons/game-icons/dove?raw";
import DragonHead from "~icons/game-icons/dragon-head?raw";
import Dragonfly from "~icons/game-icons/dragonfly?raw";
import Drum from "~icons/game-icons/drum?raw";
import Duck from "~icons/game-icons/duck?raw";
import EarthWorm from "~icons/game-icons/earth-worm?raw";
import Elephant from "~icons/game-icons/elephant?raw";
import Falling from "~icons/game-icons/falling?raw";
import Feather from "~icons/game-icons/feather?raw";
import Finch from "~icons/game-icons/finch?raw";
import FlintSpark from "~icons/game-icons/flint-spark?raw";
import Fly from "~icons/game-icons/fly?raw";
import FlyingBeetle from "~icons/game-icons/flying-beetle?raw";
import Fox from "~icons/game-icons/fox?raw";
import FoxHead from "~icons/game-icons/fox-head?raw";
import Frog from "~icons/game-icons/frog?raw";
import FrogPrince from "~icons/game-icons/frog-prince?raw";
import FullWoodBucket from "~icons/game-icons/full-wood-bucket?raw";
import Gecko from "~icons/game-icons/gecko?raw";
import Goat from "~icons/game-icons/goat?raw";
import Goose from "~icons/game-icons/goose?raw";
import HangingSpider from "~icons/game-icons/hanging-spider?raw";
import HawkEmblem from "~icons/game-icons/hawk-emblem?raw";
import Healing from "~icons/game-icons/healing?raw";
import Hedgehog from "~icons/game-icons/hedgehog?raw";
import Heron from "~icons/game-icons/heron?raw";
import Hive from "~icons/game-icons/hive?raw";
import HollowCat from "~icons/game-icons/hollow-cat?raw";
import Hound from "~icons/game-icons/hound?raw";
import Hummingbird from "~icons/game-icons/hummingbird?raw";
import Imprisoned from "~icons/game-icons/imprisoned?raw";
import Invisible from "~icons/game-icons/invisible?raw";
import KiwiBird from "~icons/game-icons/kiwi-bird?raw";
import LabradorHead from "~icons/game-icons/labrador-head?raw";
import LanternFlame from "~icons/game-icons/lantern-flame?raw";
import Lion from "~icons/game-icons/lion?raw";
import LynxHead from "~icons/game-icons/lynx-head?raw";
import MirrorMirror from "~icons/game-icons/mirror-mirror?raw";
import Mole from "~icons/game-icons/mole?raw";
import Mountains from "~icons/game-icons/mountains?raw";
import NestBirds from "~icons/game-icons/nest-birds?raw";
import NinjaMask from "~icons/game-icons/ninja-mask?raw";
import OpenBook from "~icons/game-icons/open-book?raw";
import Owl from "~icons/game-icons/owl?raw";
import PaperCrane from "~icons/game-icons/paper-crane?raw";
import PeaceDove from "~icons/game-icons/peace-dove?raw";
import PoisonBottle from "~icons/game-icons/poison-bottle?raw";
import PolarBear from "~icons/game-icons/polar-bear?raw";
import PrayingMantis from "~icons/game-icons/praying-mantis?raw";
import Puppet from "~icons/game-icons/puppet?raw";
import Push from "~icons/game-icons/push?raw";
import Quill from "~icons/game-icons/quill?raw";
import Rabbit from "~icons/game-icons/rabbit?raw";
import RabbitHead from "~icons/game-icons/rabbit-head?raw";
import Raining from "~icons/game-icons/raining?raw";
import RamProfile from "~icons/game-icons/ram-profile?raw";
import Rat from "~icons/game-icons/rat?raw";
import Raven from "~icons/game-icons/raven?raw";
import Ring from "~icons/game-icons/ring?raw";
import Rooster from "~icons/game-icons/rooster?raw";
import Salamander from "~icons/game-icons/salamander?raw";
import Salmon from "~icons/game-icons/salmon?raw";
import Scales from "~icons/game-icons/scales?raw";
import SeaTurtle from "~icons/game-icons/sea-turtle?raw";
import Seagull from "~icons/game-icons/seagull?raw";
import SeatedMouse from "~icons/game-icons/seated-mouse?raw";
import SewingNeedle from "~icons/game-icons/sewing-needle?raw";
import ShoebillStork from "~icons/game-icons/shoebill-stork?raw";
import Sickle from "~icons/game-icons/sickle?raw";
import SittingDog from "~icons/game-icons/sitting-dog?raw";
import Snail from "~icons/game-icons/snail?raw";
import Snatch from "~icons/game-icons/snatch?raw";
import Spectre from "~icons/game-icons/spectre?raw";
import SpiderAlt from "~icons/game-icons/spider-alt?raw";
import SpiderWeb from "~icons/game-icons/spider-web?raw";
import Squid from "~icons/game-icons/squid?raw";
import Squirrel from "~icons/game-icons/squirrel?raw";
import StagHead from "~icons/game-icons/stag-head?raw";
import Sunrise from "~icons/game-icons/sunrise?raw";
import Swan from "~icons/game-icons/swan?raw";
import Teleport from "~icons/game-icons/teleport?raw";
import TentaclesSkull from "~icons/game-icons/tentacles-skull?raw";
import ThirdEye from "~icons/game-icons/third-eye?raw";
import Torch from "~icons/game-icons/torch?raw";
import Tortoise from "~icons/game-icons/tortoise?raw";
import WhaleTail from "~icons/game-icons/whale-tail?raw";
import WolfHead from "~icons/game-icons/wolf-head?raw";
import WoodenSign from "~icons/game-icons/wooden-sign?raw";

/** The path of an icon, whose SVG `?raw` imports as text. */
const outline = (svg: unknown): string => /\bd="([^"]+)"/.exec(String(svg))?.[1] ?? "";

/** A doe, which has no antlers. */
const DOE =
  "M256 214c-30 0-52 14-58 40-22-44-66-82-132-92 8 66 46 112 104 122-4 30 6 60 22 92l26 78c6 20 20 32 38 32s32-12 38-32l26-78c16-32 26-62 22-92 58-10 96-56 104-122-66 10-110 48-132 92-6-26-28-40-58-40zm-58 96c16-6 30 2 34 20-18 4-32-4-34-20zm116 0c-2 16-16 24-34 20 4-18 18-26 34-20zm-84 116q26-12 52 0-6 26-26 28-20-2-26-28zM210 120c6 26 22 46 46 60 24-14 40-34 46-60q-24 22-46 26-22-4-46-26z";

/** Outlines by name, in a square of 512. */
export const OUTLINES = {
  abacus: outline(Abacus),
  ant: outline(Ant),
  badger: outline(Badger),
  bat: outline(Bat),
  "bear-face": outline(BearFace),
  "bear-head": outline(BearHead),
  beaver: outline(Beaver),
  bee: outline(Bee),
  "bird-claw": outline(BirdClaw),
  "bird-twitter": outline(BirdTwitter),
  bison: outline(Bison),
  boar: outline(Boar),
  butterfly: outline(Butterfly),
  "butterfly-flower": outline(ButterflyFlower),
  "canadian-goose": outline(CanadianGoose),
  "candle-flame": outline(CandleFlame),
  "card-draw": outline(CardDraw),
  "carnivorous-plant": outline(CarnivorousPlant),
  cat: outline(Cat),
  "chameleon-glyph": outline(ChameleonGlyph),
  "charging-bull": outline(ChargingBull),
  chicken: outline(Chicken),
  compass: outline(Compass),
  crab: outline(Crab),
  "cracked-mask": outline(CrackedMask),
  "crow-dive": outline(CrowDive),
  "cuckoo-clock": outline(CuckooClock),
  cycle: outline(Cycle),
  deer: outline(Deer),
  "deer-head": outline(DeerHead),
  doorway: outline(Doorway),
  "double-fish": outline(DoubleFish),
  dove: outline(Dove),
  "dragon-head": outline(DragonHead),
  dragonfly: outline(Dragonfly),
  drum: outline(Drum),
  duck: outline(Duck),
  "earth-worm": outline(EarthWorm),
  elephant: outline(Elephant),
  falling: outline(Falling),
  feather: outline(Feather),
  finch: outline(Finch),
  "flint-spark": outline(FlintSpark),
  fly: outline(Fly),
  "flying-beetle": outline(FlyingBeetle),
  fox: outline(Fox),
  "fox-head": outline(FoxHead),
  frog: outline(Frog),
  "frog-prince": outline(FrogPrince),
  "full-wood-bucket": outline(FullWoodBucket),
  gecko: outline(Gecko),
  goat: outline(Goat),
  goose: outline(Goose),
  "hanging-spider": outline(HangingSpider),
  "hawk-emblem": outline(HawkEmblem),
  healing: outline(Healing),
  hedgehog: outline(Hedgehog),
  heron: outline(Heron),
  hive: outline(Hive),
  "hollow-cat": outline(HollowCat),
  hound: outline(Hound),
  hummingbird: outline(Hummingbird),
  imprisoned: outline(Imprisoned),
  invisible: outline(Invisible),
  "kiwi-bird": outline(KiwiBird),
  "labrador-head": outline(LabradorHead),
  "lantern-flame": outline(LanternFlame),
  lion: outline(Lion),
  "lynx-head": outline(LynxHead),
  "mirror-mirror": outline(MirrorMirror),
  mole: outline(Mole),
  mountains: outline(Mountains),
  "nest-birds": outline(NestBirds),
  "ninja-mask": outline(NinjaMask),
  "open-book": outline(OpenBook),
  owl: outline(Owl),
  "paper-crane": outline(PaperCrane),
  "peace-dove": outline(PeaceDove),
  "poison-bottle": outline(PoisonBottle),
  "polar-bear": outline(PolarBear),
  "praying-mantis": outline(PrayingMantis),
  puppet: outline(Puppet),
  push: outline(Push),
  quill: outline(Quill),
  rabbit: outline(Rabbit),
  "rabbit-head": outline(RabbitHead),
  raining: outline(Raining),
  "ram-profile": outline(RamProfile),
  rat: outline(Rat),
  raven: outline(Raven),
  ring: outline(Ring),
  rooster: outline(Rooster),
  salamander: outline(Salamander),
  salmon: outline(Salmon),
  scales: outline(Scales),
  "sea-turtle": outline(SeaTurtle),
  seagull: outline(Seagull),
  "seated-mouse": outline(SeatedMouse),
  "sewing-needle": outline(SewingNeedle),
  "shoebill-stork": outline(ShoebillStork),
  sickle: outline(Sickle),
  "sitting-dog": outline(SittingDog),
  snail: outline(Snail),
  snatch: outline(Snatch),
  spectre: outline(Spectre),
  "spider-alt": outline(SpiderAlt),
  "spider-web": outline(SpiderWeb),
  squid: outline(Squid),
  squirrel: outline(Squirrel),
  "stag-head": outline(StagHead),
  sunrise: outline(Sunrise),
  swan: outline(Swan),
  teleport: outline(Teleport),
  "tentacles-skull": outline(TentaclesSkull),
  "third-eye": outline(ThirdEye),
  torch: outline(Torch),
  tortoise: outline(Tortoise),
  "whale-tail": outline(WhaleTail),
  "wolf-head": outline(WolfHead),
  "wooden-sign": outline(WoodenSign),
  doe: DOE,
} as const;
