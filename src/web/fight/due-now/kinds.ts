import type { Decision, Encounter, Option } from '../state/seen.ts';

/** What is decided, as words: `DELAYED_TURN` is `delayed turn`. */
export const kindOf = ({ kind }: Pick<Decision, 'kind'>): string =>
  kind.toLowerCase().replaceAll('_', ' ');

const questions: Readonly<Record<Decision['kind'], string>> = {
  ADVANCE: 'decides: next segment?',
  AMPLIFY: 'may add vigor',
  CATCH: 'may catch what falls',
  CHECK: 'makes a check',
  CONCLUSION: 'decides: end the fight?',
  CONSENT: 'is asked for consent',
  DEFENSE: 'chooses a defense',
  DELAYED_TURN: 'may take the delayed turn',
  GRANT: 'may use what was granted',
  INTERJECTION: 'may interject',
  MANEUVER: 'chooses how to go on',
  OFFER: 'is offered something',
  OPENING: 'may act first',
  ORDERS: 'may give standing orders',
  PRIORITY: 'may respond',
  RELEASE: 'may release the readied action',
  REPOSITION: 'may reposition',
  REST: 'may rest',
  ROLL_DICE: 'rolls dice',
  SETUP: 'sets up the fight',
  TABLE: 'may change the table',
  TARGET: 'chooses a target',
  TIE: 'breaks a tie',
  TURN: 'to act',
  YIELD: 'may surrender',
};

/** What is asked of who decides, after the name. A server that is newer than the page may ask what it has no words for. */
export const questionOf = (decision: Pick<Decision, 'kind'>): string =>
  (questions as Partial<typeof questions>)[decision.kind] ?? `decides: ${kindOf(decision)}`;

/** What it is about, if it stands in the sequence: the attack that is to be met, or what lies on the stack. */
export const subjectOf = (
  { timeline }: Encounter,
  { subjectId }: Pick<Decision, 'subjectId'>,
): string | null => timeline.find(({ entryId }) => entryId === subjectId)?.label ?? null;

/** What people look for first comes first. */
const order: readonly (Option['intent'] | 'IN_VAIN')[] = [
  'DEFEND',
  'ATTACK',
  'MOVE',
  'ACT',
  // An attack without a target.
  'IN_VAIN',
  'READY',
  'CHECK',
  'WAIT',
  'ORDER',
  'MANAGE',
  'YIELD',
  'PASS',
  'END',
  'ADVANCE',
];

export const byIntent = (options: readonly Option[]): readonly Option[] =>
  options.toSorted((a, b) => placeOf(a) - placeOf(b));

const placeOf = ({ intent, hasNoTarget }: Option): number =>
  order.indexOf(hasNoTarget ? 'IN_VAIN' : intent);
