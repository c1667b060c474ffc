import type { Decision } from '../../../core/decision/decision.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, State, Turn } from '../model/state.ts';
import { delayTurn, endTurn } from '../turn/turns.ts';
import { actionFindings } from './actions.ts';
import {
  allowed,
  decision,
  type Findings,
  judged,
  merge,
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
