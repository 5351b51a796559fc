/** The picture of the game on the front page: that of one of its films. Fetched before anything else of the game. */

export { default } from "./camp_happy_trails/camp.svg";
