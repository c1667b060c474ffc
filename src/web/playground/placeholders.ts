import type { SeenEncounter, TableState } from './table.ts';

/** Variables as they are sent, or the words that stand for nothing now. */
export type Filling =
  | {
      readonly variables: unknown;
      /** What was filled in, by the words that it replaced. */
      readonly filledIn: Readonly<Record<string, unknown>>;
    }
  | { readonly missing: string };

interface Placeholder {
  readonly meaning: string;
  /** Undefined when there is no such thing now. */
  readonly valueIn: (state: TableState) => unknown;
}

/** What may stand in the variables of an operation; names of combatants follow `$COMBATANT:`. */
export const placeholders: Readonly<Record<string, Placeholder>> = {
  $ENCOUNTER: {
    meaning: 'the encounter where you sit: run CreateEncounter, or paste the token of a seat',
    valueIn: ({ encounterId }) => encounterId,
  },
  $VERSION: {
    meaning: 'the version of the encounter',
    valueIn: ({ encounter }) => encounter?.version,
  },
  $PREVIOUS_VERSION: {
    meaning: 'the version of the encounter before this one',
    valueIn: ({ encounter }) =>
      encounter && encounter.version > 1 ? encounter.version - 1 : undefined,
  },
  $TURN: {
    meaning: 'whose turn it is; now it is nobody’s',
    valueIn: ({ encounter }) => encounter?.clock?.turnOfId,
  },
  $FOE: {
    meaning: 'someone standing on another side than whose turn it is; now there is none',
    valueIn: ({ encounter }) => encounter && foeIn(encounter),
  },
  $DECIDER: {
    meaning: 'the combatant whose decision is due; see `awaiting`: now there is none',
    valueIn: ({ encounter }) => due(encounter)?.combatantId,
  },
  $SUBJECT: {
    meaning: 'what the decision that is due is about, e.g. an attack to meet; now there is none',
    valueIn: ({ encounter }) => due(encounter)?.subjectId,
  },
  $OPTION: {
    meaning: 'the first option that is due and needs no pick; now there is none',
    valueIn: ({ encounter }) =>
      due(encounter)?.options.find(({ choices }) => choices.every(({ min }) => min === 0))?.id,
  },
  $ISSUED_SEAT: {
    meaning: 'the seat that was issued last: run IssueSeat',
    valueIn: ({ issuedSeatId }) => issuedSeatId,
  },
  $EXPORT: {
    meaning: 'what ExportEncounter gave: run it first',
    valueIn: ({ exported }) => exported,
  },
};

const COMBATANT = '$COMBATANT:';

/** Replaces every word that is a placeholder, whole, however deep it stands. */
export function fill(variables: unknown, state: TableState): Filling {
  const filledIn: Record<string, unknown> = {};
  const missing: string[] = [];
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, replace(of)]));
    const placeholder = typeof value === 'string' ? placeholderOf(value) : undefined;
    if (!placeholder) return value;
    const found = placeholder.valueIn(state) ?? undefined;
    if (found === undefined) missing.push(`${String(value)} stands for ${placeholder.meaning}.`);
    else filledIn[String(value)] = found;
    return found;
  };
  const replaced = replace(variables);
  return missing[0] === undefined
    ? { variables: replaced, filledIn }
    : { missing: `Nothing was sent: ${missing[0]}` };
}

function placeholderOf(word: string): Placeholder | undefined {
  if (Object.hasOwn(placeholders, word)) return placeholders[word];
  if (!word.startsWith(COMBATANT)) return undefined;
  const wanted = word.slice(COMBATANT.length);
  return {
    meaning: `the combatant called ${wanted}; nobody here is`,
    valueIn: ({ encounter }) => encounter?.combatants?.find(({ name }) => name === wanted)?.id,
  };
}

const due = (encounter: SeenEncounter | null) =>
  encounter?.awaiting?.find(({ required }) => required);

function foeIn({ combatants = [], clock }: SeenEncounter): string | undefined {
  const self = combatants.find(({ id }) => id === clock?.turnOfId);
  const foe = combatants.find(({ side, status }) => side !== self?.side && status === 'STANDING');
  return self && foe?.id;
}
