import type { Remembered, SeenEncounter } from './memory.ts';

/** Variables as they are sent, and what replaced which placeholder; or why nothing is sent. */
export type Filling =
  | {
      readonly variables: Readonly<Record<string, unknown>>;
      readonly filledIn: Readonly<Record<string, unknown>>;
    }
  | { readonly missing: string };

/** What it stands for, and its value: undefined or null when there is none now. */
type Placeholder = readonly [meaning: string, valueIn: (memory: Remembered) => unknown];

/** What may stand in the variables of an operation; names of combatants follow `$COMBATANT:`. */
const placeholders = {
  $ENCOUNTER: ['the encounter of your seat', ({ encounterId }) => encounterId],
  $VERSION: ['its version', ({ encounter }) => encounter?.version],
  $PREVIOUS_VERSION: ['the version before', ({ encounter }) => encounter && previousOf(encounter)],
  $TURN: ['the combatant whose turn it is', ({ encounter }) => encounter?.clock?.turnOfId],
  $FOE: ['a standing enemy of $TURN', ({ encounter }) => encounter && foeIn(encounter)],
  $DECIDER: ['the combatant who must decide', ({ encounter }) => dueIn(encounter)?.combatantId],
  $SUBJECT: ['the subject of the decision', ({ encounter }) => dueIn(encounter)?.subjectId],
  $OPTION: ['an option without picks', ({ encounter }) => optionIn(encounter)],
  $ISSUED_SEAT: ['the seat that IssueSeat issued last', ({ issuedSeatId }) => issuedSeatId],
  $EXPORT: ['the document of ExportEncounter', ({ exported }) => exported],
} satisfies Readonly<Record<string, Placeholder>>;

const COMBATANT = '$COMBATANT:';

export type PlaceholderName = keyof typeof placeholders | `${typeof COMBATANT}${string}`;

/** Replaces every text that is a placeholder as a whole, however deep it stands. */
export function fill(variables: unknown, memory: Remembered): Filling {
  const filledIn: Record<string, unknown> = {};
  const missing: string[] = [];
  const replaced = JSON.parse(JSON.stringify(variables ?? {}), (_key, word: unknown) => {
    const placeholder = typeof word === 'string' ? placeholderOf(word) : undefined;
    if (!placeholder) return word;
    const [meaning, valueIn] = placeholder;
    const value = valueIn(memory) ?? undefined;
    if (value === undefined) missing.push(`${String(word)} stands for ${meaning}`);
    else filledIn[String(word)] = value;
    return value;
  }) as Record<string, unknown>;
  return missing[0] === undefined
    ? { variables: replaced, filledIn }
    : { missing: `Not sent: ${missing[0]}, unknown so far. Run CreateEncounter or Encounter.` };
}

function placeholderOf(word: string): Placeholder | undefined {
  if (isPlain(word)) return placeholders[word];
  if (!word.startsWith(COMBATANT)) return undefined;
  const wanted = word.slice(COMBATANT.length);
  const idIn = ({ encounter }: Remembered) =>
    encounter?.combatants?.find(({ name }) => name === wanted)?.id;
  return [`the combatant called ${wanted}`, idIn];
}

const isPlain = (word: string): word is keyof typeof placeholders =>
  Object.hasOwn(placeholders, word);

const previousOf = ({ version }: SeenEncounter) => (version > 1 ? version - 1 : undefined);

const dueIn = (encounter?: SeenEncounter) => encounter?.awaiting?.find(({ required }) => required);

const optionIn = (encounter?: SeenEncounter) =>
  dueIn(encounter)?.options.find(({ choices }) => choices.every(({ min }) => min === 0))?.id;

function foeIn({ combatants = [], clock }: SeenEncounter): string | undefined {
  const self = combatants.find(({ id }) => id === clock?.turnOfId);
  const foe = combatants.find(({ side, status }) => side !== self?.side && status === 'STANDING');
  return self && foe?.id;
}
