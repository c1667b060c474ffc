/** Whose dice are rolled by hand at a table, and what a command still needs of them (T-04). */
import {
  type AnsweredRoll,
  answersTo,
  type Declared,
  invalid,
  isPlayedByComputer,
  type NeededRoll,
  neededRolls,
  propose,
  type Rejection,
  type Ruleset,
  type RulesetTypes,
  type Waiting,
  type WithPending,
} from '@sixbeat/engine';
import type { EncounterRecord, Seat } from '../ports.ts';

type Roller = NeededRoll['combatantId'];

/** The seats whose rolls a combatant's are: of those who play it, or of the GMs. */
export function owners({ seats }: Pick<EncounterRecord, 'seats'>, roller: Roller): readonly Seat[] {
  const players = seats.filter(
    ({ actor }) => roller !== null && actor.kind === 'PLAYER' && actor.combatants.includes(roller),
  );
  return players.length > 0 ? players : seats.filter(({ actor }) => actor.kind === 'GM');
}

interface Table {
  readonly settings?: { readonly handDice?: 'NONE' | 'GM' | 'ALL_SEATS' };
  readonly combatants: Readonly<Record<string, unknown>>;
}

/** The seats that roll a combatant's dice by hand; none where the encounter's dice fall. */
function handsOf(record: EncounterRecord, state: unknown, roller: Roller): readonly Seat[] {
  const { handDice = 'NONE' } = (state as Table).settings ?? {};
  if (handDice === 'NONE' || isPlayedByComputer(state, roller)) return [];
  return owners(record, roller).filter(
    (seat) => seat.handDice && (handDice === 'ALL_SEATS' || seat.actor.kind === 'GM'),
  );
}

/** The combatants in this state whose dice are rolled by hand. */
export function byHandIn(record: EncounterRecord, state: unknown): readonly string[] {
  if (!record.seats.some(({ handDice }) => handDice)) return [];
  const { combatants } = state as Table;
  return Object.keys(combatants).filter((id) => handsOf(record, state, id).length > 0);
}

interface Asking {
  readonly record: EncounterRecord;
  readonly seat: Seat;
  /** What was sent with the command: roll by roll, of one question after the other. */
  readonly declared: Declared | null;
}

export type Asked =
  | { readonly kind: 'READY'; readonly answered: readonly AnsweredRoll[] }
  | { readonly kind: 'DICE_NEEDED'; readonly rolls: readonly NeededRoll[] }
  | { readonly kind: 'HELD'; readonly held: Waiting }
  | { readonly kind: 'REJECTED'; readonly rejection: Rejection };

/** Whether a command has all the dice that it needs of hands, or who is to roll which. */
export function askHands(
  ruleset: Ruleset,
  command: RulesetTypes['command'],
  { record, seat, declared }: Asking,
): Asked {
  const { state } = record.snapshot;
  const some = record.seats.some(({ handDice }) => handDice);
  if ((state as WithPending).pending || (!some && declared === null)) return ready;
  const refusal = propose(ruleset, state, command, seat.actor);
  if (refusal) return { kind: 'REJECTED', rejection: refusal };
  const hands = (roller: Roller) => handsOf(record, state, roller);
  const isByHand = (roller: Roller) => hands(roller).length > 0;
  const isOwn = ({ combatantId }: NeededRoll) =>
    hands(combatantId).some(({ id }) => id === seat.id);
  const answered: AnsweredRoll[] = [];
  for (let left = declared ?? []; ;) {
    const rolls = some ? neededRolls(ruleset, state, command, { answered, isByHand }) : [];
    const others = !rolls.every(isOwn);
    if (left.length > 0 && (rolls.length === 0 || others))
      return rejected(`No more than ${answered.length} rolls are asked of this seat.`);
    if (rolls.length === 0) return { kind: 'READY', answered };
    if (others) {
      // Who joins by this command is not in the state yet, and rolls by hand all the same.
      const asked = [...answered, ...rolls].flatMap(({ combatantId }) => combatantId ?? []);
      const byHand = [...new Set([...byHandIn(record, state), ...asked])];
      return { kind: 'HELD', held: { rolls, answered, byHand } };
    }
    if (left.length === 0) return { kind: 'DICE_NEEDED', rolls };
    const answers = answersTo(rolls, left.slice(0, rolls.length), answered.length);
    if (!answers.ok) return { kind: 'REJECTED', rejection: answers.error };
    answered.push(...answers.value);
    left = left.slice(rolls.length);
  }
}

const ready: Asked = { kind: 'READY', answered: [] };

const rejected = (message: string) =>
  ({ kind: 'REJECTED', rejection: invalid('declared', message) }) as const;
