/** The dice that events show, and the same dice drawn again. */
import type * as z from 'zod';
import { bare, metaOf } from '../schema/describe.ts';
import type { EventDeclarations } from '../schema/event.ts';
import type { PlainDice } from '../values/dice.ts';
import { countOfDice, type Score } from './score.ts';

type ShownDie = Pick<Score['rolled'][number], 'sides' | 'face'>;

/** Dice of one score, or faces that stand by themselves, in the order in which they fell. */
export interface ShownDice {
  /** Where they stand, from the top of the event. */
  readonly path: readonly (string | number)[];
  readonly dice: readonly ShownDie[];
  /** How many of them were first thrown. Only where `rerolled` is not 0, since 1s are not shown then. */
  readonly thrown: number;
  /** How many 1s were thrown again and are not shown: the faces after them stand in their place. */
  readonly rerolled: number;
}

type Json = Readonly<Record<string, unknown>>;
type Path = ShownDice['path'];

/**
 * The dice that an event shows, in the order of the table of rolls. What every event shows is all that
 * was rolled for it, but for 1s that were thrown again at once, which are counted.
 */
export function shownDice(
  declared: EventDeclarations,
  event: { readonly type: string },
): readonly ShownDice[] {
  const declaration = Object.hasOwn(declared, event.type) ? declared[event.type] : undefined;
  if (!declaration) return [];
  return fieldsWithDice(declaration.fields).flatMap(([name, schema]) => {
    const value = (event as unknown as Json)[name];
    const rerolls = metaOf(schema, 'rerolls');
    const rerolled = rerolls === undefined ? 0 : Number((event as unknown as Json)[rerolls]);
    const sides = metaOf(schema, 'rolls');
    if (sides === undefined) return scoresIn(value, [name], rerolled);
    const dice = [value].flat().map((face) => ({ sides, face: Number(face) }));
    return value === null || value === undefined
      ? []
      : [{ path: [name], dice, thrown: 0, rerolled: 0 }];
  });
}

function scoresIn(value: unknown, path: Path, rerolled: number): readonly ShownDice[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('rolled' in value && 'counting' in value))
    return Object.entries(value).flatMap(([key, below]) =>
      scoresIn(below, [...path, Array.isArray(value) ? Number(key) : key], 0),
    );
  const { rolled: dice, terms } = value as Score;
  const thrown = rerolled === 0 ? 0 : Math.max(0, countOfDice(terms));
  return [{ path: [...path, 'rolled'], dice, thrown, rerolled }];
}

type Fields = readonly (readonly [string, z.core.$ZodType])[];

const known = new WeakMap<z.ZodObject, Fields>();

/** Worked out once for a declaration. */
function fieldsWithDice(fields: z.ZodObject): Fields {
  const before = known.get(fields);
  if (before) return before;
  const shape: Readonly<Record<string, z.core.$ZodType>> = fields.shape;
  const found = Object.entries(shape).filter(([, schema]) => hasDice(schema));
  known.set(fields, found);
  return found;
}

/** What the code below reads of the definition of a schema, whatever its kind. */
type Definition = z.core.$ZodTypeDef & {
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
};

function hasDice(schema: z.core.$ZodType): boolean {
  if (metaOf(schema, 'rolls') !== undefined || metaOf(schema, 'title') === 'Score') return true;
  const { shape = {}, element } = bare(schema)._zod.def as Definition;
  return [...Object.values(shape), ...(element ? [element] : [])].some(hasDice);
}

/** Whether dice give what is shown, drawn die by die; they are drawn up to the first that differs. */
export function drawsTheSame(
  { dice: shown, thrown, rerolled }: ShownDice,
  dice: PlainDice,
): boolean {
  return rerolled === 0
    ? shown.every((die) => draws(die, dice))
    : drawsWaves(shown, dice, { thrown, rerolled });
}

const draws = ({ sides, face }: ShownDie, dice: PlainDice): boolean =>
  isDie(sides) && dice.roll(1, sides)[0] === face;

/** A die from outside may have any number of sides. */
const isDie = (sides: number): boolean => Number.isInteger(sides) && sides >= 2 && sides <= 256;

/** The dice of each throw, then the 1s among them again, then as many as show 6 as the next throw. */
function drawsWaves(
  shown: readonly ShownDie[],
  dice: PlainDice,
  { thrown, rerolled }: Pick<ShownDice, 'thrown' | 'rerolled'>,
): boolean {
  let left = shown;
  let ones = 0;
  for (let count = thrown; left.length > 0;) {
    const wave = left.slice(0, count);
    if (wave.length === 0 || wave.length < count) return false;
    const first = wave.map(() => dice.roll(1, WAVE_DIE)[0]);
    const counted = first.map((face) => (face === 1 ? dice.roll(1, WAVE_DIE)[0] : face));
    if (!wave.every(({ sides, face }, i) => sides === WAVE_DIE && face === counted[i]))
      return false;
    ones += first.filter((face) => face === 1).length;
    left = left.slice(count);
    count = counted.filter((face) => face === WAVE_DIE).length;
  }
  return ones === rerolled;
}

const WAVE_DIE = 6;
