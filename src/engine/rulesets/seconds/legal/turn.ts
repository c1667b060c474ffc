import type { Decision } from '../../../core/decision/decision.ts';
import { SECONDS_PER_TURN } from '../actions.ts';
import { actionOf, combatantOf, combatOf } from '../lookup.ts';
import { mayTakeNow } from '../progress.ts';
import type { Combatant, State, Turn } from '../state.ts';
import { delayTurn, endTurn, takeDelayedTurn } from '../turns.ts';
import { actionFindings } from './actions.ts';
import {
  allowed,
  merge,
  decision,
  type Findings,
  judged,
  nothing,
  option,
  price,
} from './build.ts';

/** SEC-08: what a combatant may do with the seconds of its turn. */
export function turnDecision(state: State, turn: Turn): Decision {
  const combatant = combatantOf(state, turn.combatantId);
  const { doing, id: combatantId } = combatant;
  const lost = doing ? `, giving up ${actionOf(state, doing.action).name}` : '';
  const delay = { type: 'DelayTurn' as const, combatantId };
  const end = { type: 'EndTurn' as const, combatantId };
  return decision(
    {
      kind: 'TURN',
      combatantId,
      required: true,
      subject: doing?.action ?? null,
    },
    merge(
      continueFindings(state, combatant, turn),
      actionFindings(state, combatant),
      judged(option(`Delay the turn${lost}`, delay), delayTurn.refuse(state, delay)),
      judged(option(`End the turn${lost}`, end), endTurn.refuse(state, end)),
    ),
  );
}

/** SEC-13: as many seconds of it as the turn still has. */
function continueFindings(state: State, { id, doing }: Combatant, { second }: Turn): Findings {
  if (!doing) return nothing;
  const seconds = Math.min(doing.seconds - doing.done, SECONDS_PER_TURN - second);
  const { name } = actionOf(state, doing.action);
  return allowed(
    option(
      `Go on with ${name} (${seconds} s)`,
      { type: 'ContinueAction', combatantId: id },
      [],
      price(seconds),
    ),
  );
}

/** SEC-24, 28, 29: who may take a delayed turn now; between two turns the first must say. */
export function delayedTurnDecisions(state: State): readonly Decision[] {
  const combat = combatOf(state);
  const between = combat.turns.length === 0;
  const asked = between ? mayTakeNow(state, combat) : [];
  const holders = combat.order.filter((id) => combatantOf(state, id).holdsTurn);
  return holders.map((combatantId) => {
    const take = { type: 'TakeDelayedTurn' as const, combatantId };
    const pass = { type: 'PassPriority' as const, combatantId };
    return decision(
      { kind: 'DELAYED_TURN', combatantId, required: asked[0] === combatantId },
      merge(
        judged(
          option('Take the delayed turn', take, [], price(SECONDS_PER_TURN)),
          takeDelayedTurn.refuse(state, take),
        ),
        asked.includes(combatantId) ? allowed(option('Wait on', pass)) : nothing,
      ),
    );
  });
}
