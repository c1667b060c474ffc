import { errorOf } from '../../../core/values/result.ts';
import type { Choice, Decision } from '../../../core/decision/decision.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { short } from '../../../core/values/words.ts';
import { askedNow } from '../action/asked.ts';
import { SECONDS_PER_TURN } from '../model/actions.ts';
import { combatantOf, combatOf } from '../model/lookup.ts';
import type { State } from '../model/state.ts';
import { delayTurn } from '../turn/turns.ts';
import { offeredTriggers } from '../turn/triggers.ts';
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
        asked.includes(combatantId)
          ? optionIf(option('Keep waiting', pass), errorOf(passPriority.judge(state, pass)))
          : nothing,
        optionIf(
          option('Take the delayed turn', take, [], price(SECONDS_PER_TURN)),
          errorOf(takeDelayedTurn.judge(state, take)),
        ),
      ),
    );
  });
}

/** SEC-24: to put the turn off, by what it is to wait for; `lost` says what is given up for it. */
export function delayFindings(state: State, combatantId: string, lost: string): Options {
  const type = 'DelayTurn' as const;
  const others = combatOf(state).order.filter((id) => id !== combatantId);
  const first = errorOf(
    delayTurn.judge(state, { type, combatantId, until: 'BETWEEN_TURNS', ofId: null, second: null }),
  );
  return merge(
    ...waits(others).map(({ until, label, choices }) =>
      optionIf(
        option(short`Delay the turn ${label}${lost}`, { type, combatantId, until }, choices),
        first,
      ),
    ),
  );
}

/** SEC-24: what a turn can wait for, while these others are there. */
export function waits(others: readonly CombatantId[]) {
  const choiceOf = {
    ofId: oneCombatant('ofId', others),
    second: upTo('second', SECONDS_PER_TURN),
  };
  return offeredTriggers
    .filter(({ fields }) => others.length > 0 || !fields.includes('ofId'))
    .map(({ until, label, fields }) => ({
      ...{ until, label },
      choices: fields.map((field): Choice => choiceOf[field]),
    }));
}
