import { errorOf } from '../../../core/values/result.ts';
import type { Decision } from '../../../core/decision/decision.ts';
import { mostSecondsNow } from '../action/doing.ts';
import { secondsToGo } from '../stats/budget.ts';
import { actionOf, combatantOf } from '../model/lookup.ts';
import type { Combatant, Doing, State, Turn } from '../model/state.ts';
import { continueAction } from '../action/declare.ts';
import { canPause } from '../condition/abandon.ts';
import { endTurn, isSpent } from '../turn/turns.ts';
import { beginningOptions, givingUp } from './actions.ts';
import { delayFindings } from './delayed-turns.ts';
import {
  decision,
  type Options,
  optionIf,
  labelOf,
  merge,
  option,
  price,
  secondsOfIt,
  withSummary,
} from './build.ts';

/** SEC-08: what a combatant may do with the seconds of its turn. */
export function turnDecision(state: State, turn: Turn): Decision {
  const combatant = combatantOf(state, turn.combatantId);
  const { doing, id: combatantId } = combatant;
  const lost = givingUp(state, combatant);
  const end = { type: 'EndTurn' as const, combatantId };
  return decision(
    {
      kind: 'TURN',
      combatantId,
      required: true,
      action: doing?.action ?? null,
      closing: isSpent(state) ? end : null,
    },
    () => {
      const ending = withSummary(
        idleSummary(state, combatantId),
        option(`End the turn${isSpent(state) ? '' : idlePhrase(state, lost)}`, end),
      );
      return merge(
        continueFindings(state, combatant),
        optionIf(ending, errorOf(endTurn.judge(state, end))),
        beginningOptions(state, combatant),
        delayFindings(state, combatantId, lost),
      );
    },
  );
}

/** SEC-10, 14: what is given up with the rest of the turn. */
function idlePhrase(state: State, lost: string): string {
  const idle = secondsToGo(state);
  return idle > 0 ? `: loses ${idle} s${lost}` : lost;
}

/** SEC-10, 18: what the seconds that pass idle bring about, in words. */
function idleSummary(state: State, combatantId: string): readonly string[] {
  const idle = secondsToGo(state);
  if (idle === 0) return [];
  const effects = state.delays
    .filter(({ ownerId, left }) => ownerId === combatantId && left <= idle)
    .toSorted((a, b) => a.left - b.left)
    .map(({ action, left }) => `${actionOf(state, action).name} takes effect after ${left} s.`);
  return [`${idle} s pass idle.`, ...effects];
}

/** SEC-12, 13, 56: what was carried over or has paused, as many seconds as the turn still has. */
const continueFindings = (state: State, combatant: Combatant): Options =>
  merge(
    ...(combatant.doing ? [combatant.doing] : []).map((doing) =>
      continuing(state, combatant, doing, null),
    ),
    ...combatant.paused.map((paused) => continuing(state, combatant, paused, paused.action)),
  );

function continuing(
  state: State,
  { id: combatantId }: Combatant,
  begun: Doing,
  action: string | null,
): Options {
  const seconds = mostSecondsNow(state, begun);
  const command = { type: 'ContinueAction' as const, combatantId, action };
  return optionIf(
    option(
      `Go on with ${labelOf(actionOf(state, begun.action).name, seconds)}`,
      command,
      canPause(state, begun) ? [secondsOfIt(seconds)] : [],
      price(seconds),
    ),
    errorOf(continueAction.judge(state, { ...command, seconds: null, freeActions: [] })),
  );
}
