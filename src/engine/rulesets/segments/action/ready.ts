import { planUnless } from '../../../core/command/handler.ts';
import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { refuseTrigger, triggerBy, triggerPhrase } from '../../../core/orders/trigger.ts';
import { err, type Result } from '../../../core/values/result.ts';
import { refuseAbsent } from '../../../core/table/guards.ts';
import { refuseReadiedDefense } from '../attack/active-defense.ts';
import { refuseEnded } from '../stats/guards.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { askedToRelease, combatantOf, findAction, findCombatant } from '../model/lookup.ts';
import type { Combatant, Readied, State } from '../model/state.ts';
import { type Initiation, initiate, judgeInitiation } from './initiate.ts';
import { type Intent, refuseIntent, refuseTurn } from './intent.ts';

type Ready = CommandOf<'ReadyAction'>;

/** SEG-27: wait for something to happen, with an action at hand. */
export const readyAction: Handler<Ready, Intent & Pick<Readied, 'trigger'>> = {
  judge: (state, command) => {
    const turn = refuseTurn(state, command.combatantId);
    if (turn) return err(turn);
    const intent = intentOf(state, command);
    const refusal = firstRefusal([
      () => refuseReady(state, intent),
      () => refuseTrigger(state, command, 'SEG-27'),
      () => refuseReadied(state, intent, command.until),
    ]);
    return planUnless(refusal, { ...intent, trigger: triggerBy(command) });
  },
  apply: (readied, recorder) => {
    recorder.emit({ type: 'ActionReadied', ...readied });
  },
};

/** The use that is named; else the first of its uses that can be readied, or of all of them. */
export function intentOf(
  state: State,
  { combatantId, action, use, until }: Pick<Ready, 'combatantId' | 'action' | 'use' | 'until'>,
): Intent {
  const uses = findAction(state, action)?.uses.map(({ kind }) => kind) ?? [];
  const [first = 'STANDARD'] = uses;
  const intentAs = (as: Intent['use']): Intent => ({ combatantId, action, use: as });
  if (use !== null) return intentAs(use);
  return intentAs(uses.find((as) => !refuseReadied(state, intentAs(as), until)) ?? first);
}

/** SEG-27: what cannot be used now cannot be readied, for the same reason. */
const refuseReadied = (state: State, intent: Intent, until: Ready['until']): Rejection | null =>
  until === 'ATTACKS_HOLDER'
    ? refuseReadiedDefense(state, combatantOf(state, intent.combatantId), intent)
    : refuseIntent(state, intent, 'READIED');

/** SEG-27: readying takes the place of initiating something on this turn. */
export function refuseReady(state: State, intent: Intent): Rejection | null {
  const combatant = findCombatant(state, intent.combatantId);
  if (state.phase.kind !== 'COMBAT')
    return illegal('SEG-27', 'No fight is on', 'ready an action on your turn in a round');
  if (combatant?.initiated)
    return illegal(
      'SEG-22',
      `${combatant.name} has already initiated an action in this segment`,
      'ready one in the next',
    );
  if (!combatant?.readied) return null;
  const use = findAction(state, intent.action)?.uses.find(({ kind }) => kind === intent.use);
  return use
    ? illegal(
        'SEG-27',
        `${combatant.name} waits with an action already`,
        'release that one, or wait on',
      )
    : null;
}

/**
 * SEG-27: a combatant with a readied action may act at once, on the turn of any other, until the round
 * ends; one that waits for what another does, when that has happened.
 */
export const releaseReadiedAction: Handler<CommandOf<'ReleaseReadiedAction'>, Initiation> = {
  judge: (state, command) => {
    const intent = judgeRelease(state, command.combatantId);
    return intent.ok ? judgeInitiation(state, intent.value, command, 'READIED') : intent;
  },
  apply: (initiation, recorder, dice) => {
    initiate(recorder, initiation, dice);
  },
};

/** What a combatant could do now with what it has readied. */
export function judgeRelease(state: State, combatantId: string): Result<Intent, Rejection> {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return err(notFound('combatant', combatantId));
  const ended = refuseEnded(state);
  if (ended) return err(ended);
  const { name, readied } = combatant;
  if (!readied)
    return err(illegal('SEG-27', `${name} has no action readied`, 'ready one on its turn first'));
  const intent = { combatantId, action: readied.action, use: readied.use };
  const refusal = refuseWaitingFor(state, combatant) ?? refuseIntent(state, intent, 'READIED');
  return planUnless(refusal, intent);
}

function refuseWaitingFor(state: State, { name, readied }: Combatant): Rejection | null {
  if (readied?.trigger?.kind !== 'COMBATANT' || readied.due) return null;
  if (readied.trigger.does === 'ATTACKS_HOLDER')
    return illegal('SEG-27', `${name} waits for an attack`, 'meet one with it');
  const phrase = triggerPhrase(readied.trigger, (id) => combatantOf(state, id).name);
  return illegal('SEG-27', `${name} waits ${phrase}`, 'release the action then');
}

/** SEG-27: not this time; it waits on for the next. */
export const passPriority: Handler<CommandOf<'PassPriority'>, string> = {
  judge: (state, { combatantId }) => {
    const refusal = firstRefusal([
      () => refuseAbsent(state, combatantId),
      () => refuseEnded(state),
      () =>
        askedToRelease(state)?.id === combatantId
          ? null
          : illegal(
              'SEG-27',
              `${combatantOf(state, combatantId).name} is not asked whether to act`,
              'wait to be asked',
            ),
    ]);
    return planUnless(refusal, combatantId);
  },
  apply: (combatantId, recorder) => {
    recorder.emit({ type: 'PriorityPassed', combatantId });
  },
};

/** The action that a combatant has at hand, if it has one. */
export function readiedIntent(state: State, combatantId: string): Intent | null {
  const readied = findCombatant(state, combatantId)?.readied;
  return readied ? { combatantId, action: readied.action, use: readied.use } : null;
}
