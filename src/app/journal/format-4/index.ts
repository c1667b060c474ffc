/** Format 4, which came with the third edition of the rules. */
import type { Addition, Fields } from './addition.ts';
import { seconds } from './seconds.ts';
import { segments } from './segments.ts';
import { vigilance } from './vigilance.ts';

const additions: readonly Addition[] = [segments, vigilance, seconds];

const additionTo = (settings: unknown): Partial<Addition> =>
  additions.find(({ knownBy }) => knownBy in ((settings ?? {}) as Fields)) ?? {};

/** The first of the settings that belong to the table, which follow those of its ruleset. */
const FIRST_OF_THE_TABLE = 'foeNumbers';

const addedGround = { water: [], features: [] };

/** A state, or the setup of an encounter, of format 3. What is there already stays as it is. */
export function toFormat4(state: unknown): unknown {
  const fields = state as Fields;
  const { settings = {}, upgrade = same } = additionTo(fields.settings);
  const settled = withChanged(upgrade(fields), 'settings', (settled) =>
    withMissing(settled, settings),
  );
  return withChanged(settled, 'battlefield', (ground) => ({ ...ground, ...addedGround }));
}

export function fromFormat4(state: unknown): unknown {
  const fields = state as Fields;
  const { settings = {}, downgrade = same } = additionTo(fields.settings);
  const settled = withChanged(downgrade(fields), 'settings', (settled) =>
    Object.fromEntries(Object.entries(settled).filter(([name]) => !(name in settings))),
  );
  return withChanged(settled, 'battlefield', (ground) =>
    Object.fromEntries(Object.entries(ground).filter(([name]) => !(name in addedGround))),
  );
}

const same = (state: Fields): Fields => state;

/** The settings, with those that came later in their place. */
function withMissing(settings: Fields, added: Addition['settings']): Fields {
  const missing = Object.entries(added).filter(([name]) => !(name in settings));
  return Object.fromEntries(
    Object.entries(settings).flatMap((entry) =>
      entry[0] === FIRST_OF_THE_TABLE ? [...missing, entry] : [entry],
    ),
  );
}

/** The state with another value of a field, if it has it. */
function withChanged(state: Fields, field: string, change: (value: Fields) => Fields): Fields {
  const value = state[field];
  return value ? { ...state, [field]: change(value as Fields) } : state;
}
