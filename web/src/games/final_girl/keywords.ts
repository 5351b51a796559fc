/** What the keywords of the game mean, for those who point at them. */

export const KEYWORDS = {
  goal: "You win when the Killer has no health left, and lose when you have none.",
  last: "You win in an Upkeep phase when no Minion is on the map, if the Finale is revealed or no Victim is on the map. You lose when you have no health left.",
  first: "Minor Dark Powers take your damage first: the Killer loses health only when none of them is left.",
  action:
    "The first step of every Killer phase, before he draws a Terror card; from the Finale on, the action of that card. An attack hits someone in his space.",
  minions:
    "The first step of every Killer phase, before the Terror card; from the Finale on, the action of that card. Minions act first, the nearest to you before the others.",
  reference:
    "Minions are Enemies with a reference card. An attack on Minions is on all of them in the space: you divide its damage among them.",
  away: "The Killer is not on the map: nobody can attack him there, and cards that move or place him bring him back.",
  holds: "Each of these Minions holds a Victim in its space, who can neither follow you nor be saved.",
  health: "Your health. At 0 your Final Health token is turned over: it may give you some health back, or none.",
  time: "Time pays for cards. At the end of the turn you spend what is left on new cards.",
  horror: "The Horror Level decides how many dice you roll: the higher it is, the fewer.",
  fates: "Saved: Victims that you brought to an Exit, each for a reward. Dead: most deaths raise Bloodlust.",
  bloodlust:
    "Bloodlust rises with each death, and by some cards. Each step makes your Enemies faster, stronger or more frightening.",
  moves:
    "Spaces for each Move icon of a card: those of the Bloodlust row and more by Dark Powers. A reference card of Minions may have its own.",
  hurts:
    "Health that you lose to each attack: that of the Bloodlust row and more by Dark Powers. A reference card of Minions may have its own. Every attack kills a Victim.",
  terror: "A Terror card is drawn in each Killer phase. After the last one, the Finale begins.",
  power: "A Dark Power is revealed when Bloodlust reaches the skull.",
  finale: "When the Terror deck is empty, the Finale takes its place in each Killer phase.",
} as const;
