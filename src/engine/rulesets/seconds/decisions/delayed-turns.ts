import { errorOf } from '../../../core/values/result.ts';
import type { Choice, Decision } from '../../../core/decision/decision.ts';
import { askedNow } from '../action/asked.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import { combatantOf, combatOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { delayTurn } from '../turn/turns.ts';
import { passPriority, takeDelayedTurn } from '../turn/delayed-turns.ts';
import {
  type Options,
  optionIf,
  decision,
  merge,
  nothing,
  oneCombatant,
  option,
  price,
  upTo,
} from './build.ts';

/** SEC-24, 28, 29: who may take a delayed turn now; the first who is asked must decide. */
export function delayedTurnDecisions(state: State): readonly Decision[] {
  const asked = askedNow(state);
  const holders = combatOf(state).order.filter((id) => combatantOf(state, id).delayedTurn);
  return holders.map((combatantId) => {
    const take = { type: 'TakeDelayedTurn' as const, combatantId };
    const pass = { type: 'PassPriority' as const, combatantId };
    return decision({ kind: 'DELAYED_TURN', combatantId, required: asked[0] === combatantId }, () =>
      merge(
        optionIf(
          option('Take the delayed turn', take, [], price(SECONDS_PER_TURN)),
          errorOf(takeDelayedTurn.judge(state, take)),
        ),
        asked.includes(combatantId)
          ? optionIf(option('Wait on', pass), errorOf(passPriority.judge(state, pass)))
          : nothing,
      ),
    );
  });
}

/** SEC-24: to put the turn off, by what it is to wait for; `lost` says what is given up for it. */
export function delayFindings(state: State, combatantId: string, lost: string): Options {
  const type = 'DelayTurn' as const;
  const others = combatOf(state).order.filter((id) => id !== combatantId);
  const whose = oneCombatant('ofId', others);
  const [ofId = null] = others;
  const named = { ofId: null, second: null };
  const first = errorOf(
    delayTurn.judge(state, { type, combatantId, until: 'BETWEEN_TURNS', ...named }),
  );
  const offer = (until: string, label: string, choices: readonly Choice[] = []) =>
    optionIf(
      option(`Delay the turn ${label}${lost}`, { type, combatantId, until }, choices),
      first,
    );
  return merge(
    offer('BETWEEN_TURNS', 'until any time between two turns'),
    offer('ATTACKED', 'until attacked'),
    ...(ofId === null
      ? []
      : [
          offer('TURN', "until somebody's turn begins", [whose]),
          offer('ACTION', 'until somebody has acted', [whose]),
          offer('SECOND', "until a second of somebody's turn has passed", [whose, secondOfTurn]),
        ]),
  );
}

const secondOfTurn: Choice = upTo('second', SECONDS_PER_TURN);
