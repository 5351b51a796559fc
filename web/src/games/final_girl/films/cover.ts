/** The picture of the game on the front page. It is loaded before anything else of the game. */

export { default } from "./camp_happy_trails/camp.svg";
