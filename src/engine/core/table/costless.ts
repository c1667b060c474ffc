/** T-02: what costs nothing could be commanded without end, and every command makes a version. */
import * as z from 'zod';
import { type Actor } from '../command/actor.ts';
import { illegal, type Rejection } from '../command/rejection.ts';
import type { CommandTemplate, Decision } from '../decision/decision.ts';
import type { WithDeparted } from '../roster/departed.ts';
import { MAX_COSTLESS } from '../rulebook/ruling.ts';
import type { CombatantId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import { idSchema } from '../values/texts.ts';
import { roundOf, type WithPhase } from './state.ts';

/** The field `costless` of a state: how often each combatant did in this round what costs nothing. */
export const costlessSchema = z.record(idSchema, z.int().min(1).max(MAX_COSTLESS));

export interface WithCostless {
  readonly costless: Readonly<Record<CombatantId, number>>;
}

/** What costs nothing in any ruleset. */
const commands: readonly string[] = ['SetStandingOrders', 'YieldFight'];
const events: readonly string[] = [
  'StandingOrdersSet',
  'PlayedBySet',
  'CombatantYielded',
  'CombatantFightsOn',
];

/** Whether a ruleset's own command costs nothing as things stand. */
export type IsCostless<State> = (state: State, command: CommandTemplate) => boolean;

/** The state after an event with what cost nothing counted; a new round begins at none, and forgets who left. */
export function countCostless<State extends WithPhase & WithCostless & WithDeparted>(
  before: State,
  after: State,
  event: { readonly type: string; readonly combatantId?: CombatantId },
  isCostless: boolean,
): State {
  if (roundOf(before) !== roundOf(after)) return { ...after, costless: {}, departed: [] };
  if (!isCostless && !events.includes(event.type)) return after;
  const { combatantId } = event;
  if (combatantId === undefined) return after;
  const count = Math.min(MAX_COSTLESS, (own(after.costless, combatantId) ?? 0) + 1);
  return { ...after, costless: { ...after.costless, [combatantId]: count } };
}

/** T-02: why a player may not command it once more, or null. */
export function refuseCostless<State extends WithCostless>(
  state: State,
  command: CommandTemplate,
  actor: Actor,
  isCostless: IsCostless<State> = () => false,
): Rejection | null {
  const { combatantId } = command;
  if (actor.kind === 'GM' || typeof combatantId !== 'string') return null;
  if ((own(state.costless, combatantId) ?? 0) < MAX_COSTLESS) return null;
  return commands.includes(command.type) || isCostless(state, command) ? tooOften : null;
}

const tooOften = illegal(
  'T-02',
  `A combatant does ${MAX_COSTLESS} things that cost nothing in a round, and no more`,
  'wait for the next one, or let the GM do it',
  { limit: MAX_COSTLESS },
);

/** Whether somebody may do nothing more that costs nothing. */
export const isAnyoneSpent = ({ costless }: WithCostless): boolean =>
  Object.values(costless).includes(MAX_COSTLESS);

/** What a player may decide, with what was done too often among what is refused. */
export const withinCostless = <State extends WithCostless>(
  decisions: readonly Decision[],
  state: State,
  actor: Actor,
  isCostless?: IsCostless<State>,
): readonly Decision[] =>
  actor.kind === 'GM' || !isAnyoneSpent(state)
    ? decisions
    : decisions.map((decision) => {
        const rejected = decision.options.map(({ command, label }) => ({
          command,
          label,
          rejection: refuseCostless(state, command, actor, isCostless),
        }));
        const refusals = rejected.flatMap(({ rejection, ...one }) =>
          rejection ? [{ ...one, rejection }] : [],
        );
        if (refusals.length === 0) return decision;
        const options = decision.options.filter((_, at) => rejected[at]?.rejection === null);
        return { ...decision, options, refusals: [...decision.refusals, ...refusals] };
      });
