/** T-02: what costs nothing could be commanded without end, and every command makes a version. */
import * as z from 'zod';
import { type Actor } from '../command/actor.ts';
import { illegal, type Rejection } from '../command/rejection.ts';
import type { CommandTemplate, Decision, Option } from '../decision/decision.ts';
import { allowed, merge, nothing, type Options, refused } from '../decision/findings.ts';
import type { WithDeparted } from '../roster/departed.ts';
import { MAX_FREE_ACTIONS } from '../rulebook/ruling.ts';
import type { CombatantId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import { idSchema } from '../values/texts.ts';
import { short } from '../values/words.ts';
import { roundOf, type WithPhase } from './state.ts';

/** The field `costless` of a state: how often each combatant did in this round what costs nothing. */
export const freeActionsSchema = z.record(idSchema, z.int().min(1).max(MAX_FREE_ACTIONS));

export interface WithFreeActions {
  readonly costless: Readonly<Record<CombatantId, number>>;
}

/** What costs nothing in any ruleset. */
const events: readonly string[] = [
  'StandingOrdersSet',
  'PlayedBySet',
  'CombatantYielded',
  'CombatantFightsOn',
];

/** T-08: to use a door costs something where a table plays it so. */
interface MaybeDoor {
  readonly type: string;
  readonly tookAction?: boolean;
}
const isFreeDoor = ({ type, tookAction }: MaybeDoor): boolean =>
  type === 'DoorUsed' && tookAction === false;

/** Whether a command costs nothing as things stand. */
export type IsFreeAction<State> = (state: State, command: CommandTemplate) => boolean;

/** The state after an event with what cost nothing counted; a new round begins at none, and forgets who left. */
export function countFreeAction<State extends WithPhase & WithFreeActions & WithDeparted>(
  before: State,
  after: State,
  event: {
    readonly type: string;
    readonly combatantId?: CombatantId;
    readonly tookAction?: boolean;
  },
  isFreeAction: boolean,
): State {
  if (roundOf(before) !== roundOf(after)) return { ...after, costless: {}, departed: [] };
  if (!isFreeAction && !events.includes(event.type) && !isFreeDoor(event)) return after;
  const { combatantId } = event;
  if (combatantId === undefined) return after;
  const count = Math.min(MAX_FREE_ACTIONS, (own(after.costless, combatantId) ?? 0) + 1);
  return { ...after, costless: { ...after.costless, [combatantId]: count } };
}

/** T-02: why a player may not command it once more, or null. */
export function refuseFreeAction<State extends WithFreeActions>(
  state: State,
  command: CommandTemplate,
  actor: Actor,
  isFreeAction: IsFreeAction<State>,
): Rejection | null {
  const { combatantId } = command;
  if (actor.kind === 'GM' || typeof combatantId !== 'string') return null;
  if ((own(state.costless, combatantId) ?? 0) < MAX_FREE_ACTIONS) return null;
  return isFreeAction(state, command) ? tooOften : null;
}

const tooOften = illegal(
  'T-02',
  `A combatant does ${MAX_FREE_ACTIONS} things that cost nothing in a round, and no more`,
  'wait for the next one, or let the GM do it',
  { limit: MAX_FREE_ACTIONS },
);

/** Whether a combatant may do nothing more that costs nothing. */
export const isAnyoneSpent = ({ costless }: WithFreeActions): boolean =>
  Object.values(costless).includes(MAX_FREE_ACTIONS);

/** What a player may decide, with what was done too often among what is refused. */
export const withinFreeActions = <State extends WithFreeActions>(
  decisions: readonly Decision[],
  state: State,
  actor: Actor,
  isFreeAction: IsFreeAction<State>,
): readonly Decision[] =>
  actor.kind === 'GM' || !isAnyoneSpent(state)
    ? decisions
    : decisions.map((decision) => {
        const parts = decision.options.map((option) =>
          withoutFree(option, (command) => refuseFreeAction(state, command, actor, isFreeAction)),
        );
        const refusals = parts.flatMap((part) => part.refusals.flatMap((list) => list()));
        if (refusals.length === 0) return decision;
        const options = parts.flatMap((part) => part.options);
        return { ...decision, options, refusals: [...decision.refusals, ...refusals] };
      });

/** An option without what is refused of it: all of it, or those picks of a name that must be picked. */
function withoutFree(
  option: Option,
  refuse: (command: CommandTemplate) => Rejection | null,
): Options {
  const { command, choices, label } = option;
  const whole = refuse(command);
  if (whole) return refused(label, command, whole);
  for (const choice of choices) {
    if (choice.kind !== 'KEY' || choice.list || choice.min === 0) continue;
    const picks = choice.from.map((key) => {
      const filled = { ...command, [choice.field]: key };
      return { key, filled, refusal: refuse(filled) };
    });
    const from = picks.filter(({ refusal }) => !refusal).map(({ key }) => key);
    if (from.length === choice.from.length) continue;
    const open = choices.map((one) => (one === choice ? { ...choice, from } : one));
    return merge(
      from.length > 0 ? allowed({ ...option, choices: open }) : nothing,
      ...picks.map(({ key, filled, refusal }) =>
        refusal
          ? refused(short`${label}: ${choice.notes[key]?.label ?? key}`, filled, refusal)
          : nothing,
      ),
    );
  }
  return allowed(option);
}
