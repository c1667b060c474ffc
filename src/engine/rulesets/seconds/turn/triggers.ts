import { illegal, invalid, notFound, type Rejection } from '../../../core/command/rejection.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import type { Awaited, AwaitedFields } from '../model/delaying.ts';
import type { Event } from '../model/events.ts';
import type { EventRecorder } from '../model/handler.ts';
import { actionOf, combatantOf, currentTurn, findCombatant } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';

type Kind = Awaited['kind'];
type AwaitedOf<K extends Kind> = Extract<Awaited, { readonly kind: K }>;

/** SEC-24: a kind of event that a delayed turn can wait for. */
interface Trigger<K extends Kind> {
  /** The fields of a command that belong to it. */
  readonly fields: readonly ('ofId' | 'second')[];
  /** What an option says of it. */
  readonly label: string;
  /** What the log says of it, after "until". */
  describe(awaited: AwaitedOf<K>, who: (id: CombatantId) => string): string;
  /** Whether the event is what the holder waits for. */
  isMetBy(event: Event, awaited: AwaitedOf<K>, at: Watch): boolean;
}

/** Who waits, and the state after the event. */
interface Watch {
  readonly state: State;
  readonly holderId: CombatantId;
}

/** SEC-53: also where the turn of who is down would begin. */
const beginsTurn: ReadonlySet<Event['type']> = new Set([
  ...(['TurnStarted', 'DelayedTurnTaken', 'FallenSkipped'] as const),
]);

const triggers: { readonly [K in Kind]: Trigger<K> } = {
  BETWEEN_TURNS: {
    fields: [],
    label: 'until any time between two turns',
    describe: () => 'the time between two turns',
    isMetBy: () => false,
  },
  ATTACKED: {
    fields: [],
    label: 'until attacked',
    describe: () => 'attacked',
    isMetBy: (event, _, { holderId }) =>
      event.type === 'StrikeRolled' && event.targetId === holderId,
  },
  TURN: {
    fields: ['ofId'],
    label: "until another's turn begins",
    describe: ({ ofId }, who) => `${who(ofId)}'s turn`,
    isMetBy: (event, { ofId }) =>
      beginsTurn.has(event.type) && 'combatantId' in event && event.combatantId === ofId,
  },
  ACTION: {
    fields: ['ofId'],
    label: 'until another has acted',
    describe: ({ ofId }, who) => `${who(ofId)} has acted`,
    isMetBy: (event, { ofId }, { state }) => isDone(state, event) && event.combatantId === ofId,
  },
  SECOND: {
    fields: ['ofId', 'second'],
    label: "until a second of another's turn has passed",
    describe: ({ ofId, second }, who) => `second ${second} of ${who(ofId)}'s turn`,
    isMetBy: (event, { ofId, second }, { state }) =>
      'combatantId' in event && event.combatantId === ofId && passesSecond(state, event, second),
  },
};

const triggerOf = <K extends Kind>({ kind }: { readonly kind: K }): Trigger<K> => triggers[kind];

/** What a turn can wait for, in the order in which options offer it. */
export const offeredTriggers = Object.entries(triggers).map(([until, { fields, label }]) => ({
  ...{ until, fields, label },
}));

export const describeAwaited = (awaited: Awaited, who: (id: CombatantId) => string): string =>
  triggerOf(awaited).describe(awaited, who);

/** SEC-24: what a delayed turn waits for is named in full, and is another combatant's. */
export function refuseAwaited(
  state: State,
  { combatantId, until, ofId, second }: AwaitedFields & { readonly combatantId: CombatantId },
): Rejection | null {
  const { fields } = triggers[until];
  const [isOfSomeone, hasSecond] = [fields.includes('ofId'), fields.includes('second')];
  if (isOfSomeone && ofId === null) return invalid('ofId', 'Say whose.');
  if (!isOfSomeone && ofId !== null) return invalid('ofId', `${until} names no combatant.`);
  if (hasSecond && second === null) return invalid('second', 'Say which second.');
  if (!hasSecond && second !== null) return invalid('second', `${until} has no second.`);
  if (ofId === null) return null;
  if (!findCombatant(state, ofId)) return notFound('combatant', ofId);
  return ofId === combatantId
    ? illegal(
        'SEC-24',
        `${combatantOf(state, combatantId).name} cannot wait for a turn of their own`,
        "wait for another's",
      )
    : null;
}

/** SEC-24: what has happened since is what some delayed turns wait for. */
export function noticeTriggers(recorder: EventRecorder, since: number): number {
  const { phase } = recorder.state;
  const happened = recorder.events.slice(since);
  if (phase.kind === 'COMBAT')
    for (const holderId of phase.order) {
      const held = combatantOf(recorder.state, holderId).delayedTurn;
      if (!held || held.due) continue;
      const at = { state: recorder.state, holderId };
      if (happened.some((event) => triggerOf(held.until).isMetBy(event, held.until, at)))
        recorder.emit({ type: 'DelayedTurnDue', combatantId: holderId });
    }
  return recorder.events.length;
}

/**
 * Whether the event brings this second of a turn: as it passes, or as the rest of the turn passes idle,
 * though not each second is shown (SEC-10).
 */
function passesSecond(state: State, event: Event, awaited: number): boolean {
  if (event.type === 'SecondPassed') return event.second === awaited;
  if (event.type === 'FallenSkipped') return true;
  if (event.type === 'TurnIdled' || event.type === 'DelayedTurnLost')
    return (currentTurn(state)?.second ?? 0) < awaited;
  return false;
}

/** SEC-24: a ruling that takes a turn further brings the seconds in between. */
export function noticeRuledSeconds(log: EventRecorder, before: State, ofId: CombatantId): void {
  const was = secondOf(before, ofId);
  const is = secondOf(log.state, ofId);
  const isBrought = ({ until, due }: NonNullable<Combatant['delayedTurn']>) =>
    !due &&
    until.kind === 'SECOND' &&
    until.ofId === ofId &&
    was < until.second &&
    until.second <= is;
  const { phase, combatants } = log.state;
  if (phase.kind !== 'COMBAT') return;
  for (const combatantId of phase.order) {
    const held = combatants[combatantId]?.delayedTurn;
    if (held && isBrought(held)) log.emit({ type: 'DelayedTurnDue', combatantId });
  }
}

/** How many seconds of its turn have passed; 0 without one. */
function secondOf({ phase }: State, id: CombatantId): number {
  const turns = phase.kind === 'COMBAT' ? phase.turns : [];
  return turns.find(({ combatantId }) => combatantId === id)?.second ?? 0;
}

/** SEC-56: each second of a way is a move of its own. */
function isDone(
  state: State,
  event: Event,
): event is Extract<Event, { readonly combatantId: string }> {
  if (event.type === 'ActionCompleted' || event.type === 'FreeActionTaken') return true;
  return (
    event.type === 'SecondPassed' &&
    event.spentOn !== null &&
    actionOf(state, event.spentOn).effect.type === 'MOVE'
  );
}
