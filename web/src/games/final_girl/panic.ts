/** Where the numbers lie that lead panicking Victims along the roads. */

import { type End, free, type Road, type Seen, type Spot, type Taken } from "./places";
import { DROP } from "./places";
import { faces, type Space, type SpaceFacts, type View } from "./view";

/** The number of passes in which positions for the numbers are searched. */
const LOOKS = 2;

/** A space on the map. at: its foot; half: half the size of its plate; shift: from the foot to the plate's middle. */
export interface Placed {
  id: string;
  space: Space;
  facts: SpaceFacts;
  at: Spot;
  half: Spot;
  shift: number;
}

interface Situation {
  spaces: readonly Placed[];
  /** The spaces whose numbers are shown. */
  shown: readonly Placed[];
  roads: readonly Road[];
  table: View;
  by: number;
  pointed: string;
}

interface Mark extends End {
  id: string;
  text: string;
  half: Spot;
  must: boolean;
  others: Road[];
  at?: Spot | undefined;
}

/** Return the rectangle of the figures at a space; an empty list without figures. */
function standing({ space, at }: Placed, table: View, by: number): Taken[] {
  const others = [
    ...table.specials.filter((special) => special.at === space.id),
    ...Object.values(table.tokens).filter((token) => token === space.id),
  ].length;
  const minions = table.minions.filter((minion) => minion.at === space.id).length;
  const victims = space.victims ? Math.min(space.victims, 3) + (space.victims > 1 ? 1 : 0) : 0;
  const wide = 18 * by * (victims + others + Math.min(minions, 3) + (space.girl ? 1.4 : 0) + (space.killer ? 1.9 : 0));
  const high = by * (space.killer ? 52 : space.girl ? 44 : 36);
  return wide ? [{ at: { x: at.x, y: at.y + DROP * by - high / 2 }, half: { x: wide / 2, y: high / 2 } }] : [];
}

/**
 * Return the numbers of these spaces, each at its end of a road and over no plate, figure or other number; a second
 * pass finds more positions. Those around the Killer and the pointed space are always shown, others if there is room.
 */
export function panicNumbers({ spaces, shown, roads, table, by, pointed }: Situation): {
  id: string;
  text: string;
  at: Spot;
}[] {
  const seen = new Map<string, Seen>(
    spaces.map((placed) => {
      const { id, at, half, shift } = placed;
      const middle = { x: at.x + shift, y: at.y + DROP * by + half.y };
      return [id, [{ at: middle, half }, ...standing(placed, table, by)]];
    }),
  );
  const spots = new Map(spaces.map(({ id, at }) => [id, at]));
  const fixed = [...seen.values()].flat();
  const required = (placed: Placed): boolean => placed.space.killer || placed.id === pointed;
  const marks: Mark[] = shown
    .toSorted((first, second) => Number(required(second)) - Number(required(first)))
    .flatMap((placed) =>
      Object.entries(placed.facts.links).flatMap(([to, dice]) => {
        const [from, there, start, end] = [seen.get(placed.id), seen.get(to), spots.get(placed.id), spots.get(to)];
        if (!from || !there || !start || !end) return [];
        const text = faces(dice);
        return [
          {
            id: `${placed.id}>${to}`,
            text,
            from,
            to: there,
            start,
            end,
            half: { x: Math.max(10, 3.6 * text.length + 4), y: 10 },
            must: required(placed),
            others: roads.filter((road) => ![road.from, road.to].every((side) => side === placed.id || side === to)),
          },
        ];
      }),
    );
  for (let look = 0; look < LOOKS; look++)
    for (const mark of marks) {
      const lying = marks.flatMap(({ at, half }) => (at && at !== mark.at ? [{ at, half }] : []));
      mark.at = free(mark, mark.half, [...fixed, ...lying], mark.others, mark.must);
    }
  // Alone on its road a number would be read as that of either place.
  const lying = new Map(marks.map(({ id, at }) => [id, at]));
  const alone = (id: string): boolean => {
    const back = id.split(">").reverse().join(">");
    return lying.has(back) && !lying.get(back);
  };
  return marks.flatMap(({ id, text, at, must }) => (at && (must || !alone(id)) ? [{ id, text, at }] : []));
}
