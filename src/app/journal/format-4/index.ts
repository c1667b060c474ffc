/** Format 4, which came with the third edition of the rules. */
import { type Fields, withNext, without } from '../fields.ts';
import type { Addition } from './addition.ts';
import { seconds } from './seconds.ts';
import { segments } from './segments.ts';
import { vigilance } from './vigilance.ts';
import { withNewWords, withOldWords } from './words.ts';

const additions: readonly Addition[] = [segments, vigilance, seconds];

const additionTo = (settings: unknown): Partial<Addition> =>
  additions.find(({ knownBy }) => knownBy in ((settings ?? {}) as Fields)) ?? {};

/** The first of the settings that belong to the table, which follow those of its ruleset. */
const FIRST_OF_THE_TABLE = 'foeNumbers';
/** The new ones of the table, which come last. */
const addedToTable = { handDice: 'NONE', doors: 'FREE' };
const addedToGround = { water: [], features: [] };
/** A new field of every state, and the one before it. */
const pending = { pending: null };
const BEFORE_PENDING = 'departed';

/** A state, or the setup of an encounter, of format 3. What is there already stays as it is. */
export function toFormat4(state: unknown): unknown {
  const fields = withNewWords(state as Fields);
  const { settings = {}, upgrade = same } = additionTo(fields.settings);
  const settled = withChanged(upgrade(fields), 'settings', (known) => withMissing(known, settings));
  const grounded = withChanged(settled, 'battlefield', (ground) => ({
    ...ground,
    ...without(addedToGround, ground),
  }));
  return 'pending' in grounded ? grounded : withNext(grounded, BEFORE_PENDING, pending);
}

export function fromFormat4(state: unknown): unknown {
  const fields = state as Fields;
  const { settings = {}, downgrade = same } = additionTo(fields.settings);
  const settled = withChanged(downgrade(fields), 'settings', (known) =>
    without(known, { ...settings, ...addedToTable }),
  );
  const bare = withChanged(settled, 'battlefield', (ground) => without(ground, addedToGround));
  return withOldWords(without(bare, pending));
}

const same = (state: Fields): Fields => state;

/** The settings, with those that came later in their place. */
function withMissing(known: Fields, added: Addition['settings']): Fields {
  const missing = without(added, known);
  const own = Object.entries(known).flatMap((entry) =>
    entry[0] === FIRST_OF_THE_TABLE ? [...Object.entries(missing), entry] : [entry],
  );
  return { ...Object.fromEntries(own), ...without(addedToTable, known) };
}

/** The state with another value of a field, if it has it. */
function withChanged(state: Fields, field: string, change: (value: Fields) => Fields): Fields {
  const value = state[field];
  return value ? { ...state, [field]: change(value as Fields) } : state;
}
