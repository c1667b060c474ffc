import type { Decision } from '../../../core/decision/decision.ts';
import {
  allowed,
  decision,
  destination,
  type Options,
  optional,
  merge,
  nothing,
  oneKey,
  option,
  refused,
  withSummary,
  withoutOptions,
} from '../../../core/decision/findings.ts';
import { errorOf } from '../../../core/values/result.ts';
import { triggerPhrase } from '../../../core/orders/trigger.ts';
import { judgeRelease } from '../action/ready.ts';
import { fits, kindLabels } from '../stats/budget.ts';
import { knownAction, useOf } from '../stats/known-actions.ts';
import { runningStride } from '../ongoing/movement.ts';
import { SEGMENTS_PER_ROUND } from '../model/clock.ts';
import { actionOf, askedToRelease, combatantOf } from '../model/lookup.ts';
import type { Combatant, Readied, State } from '../model/state.ts';
import { queueOf } from '../turn/progress.ts';
import { refuseUnused, type Unused } from '../turn/unused.ts';
import { initiationOptions, aimOptions } from './actions.ts';
import { endsOf } from '../effects/hex-sets.ts';
import { labelOf, requiredDecision } from './build.ts';
import { describeOngoing } from '../ongoing/index.ts';
import { readyOptions } from './ready.ts';

/** SEG-10: what a combatant may do on its turn. */
export function turnDecision(state: State, combatantId: string): Decision {
  const combatant = combatantOf(state, combatantId);
  return requiredDecision({ kind: 'TURN', combatantId }, () =>
    merge(
      endOptions(state, combatant),
      initiationOptions(state, combatant, 'TURN'),
      readyOptions(state, combatant),
    ),
  );
}

const ways = ['RISE_ONE', 'RISE_TWO', 'TOP_NEXT_ROUND'] as const satisfies readonly Unused[];

const unusedLabels: Readonly<Record<(typeof ways)[number], string>> = {
  RISE_ONE: 'rise one place',
  RISE_TWO: 'rise two places',
  TOP_NEXT_ROUND: 'first in the next round',
};

/** SEG-10: what plays its segment as the turn ends, in words. */
function playsNow(state: State, { id }: Combatant): readonly string[] {
  const queue = queueOf(state, id);
  const playing = state.ongoing.filter((ongoing) => queue.includes(ongoing.id));
  return playing.map((ongoing) => `Now plays: ${describeOngoing(state, ongoing)}.`);
}

/** SEG-21: what of the round is lost with its last turn, where no defense can use it any more (SEG-41). */
function lostPhrase({ phase, settings }: State, { spent, initiated, readied }: Combatant): string {
  const isLast = phase.kind === 'COMBAT' && phase.segment === SEGMENTS_PER_ROUND;
  if (!isLast || initiated || readied || settings.defenseChance !== 'THIS_SEGMENT') return '';
  const left = (['FULL', 'STANDARD', 'MOVE'] as const).find((kind) => fits(spent, kind));
  return left ? `: loses the ${kindLabels[left]}` : '';
}

/** SEG-28, 29, 51: ending the turn, with the way of running Moves and unused actions. */
function endOptions(state: State, combatant: Combatant): Options {
  const command = { type: 'EndTurn', combatantId: combatant.id };
  const stride = runningStride(state, combatant);
  const reach = endsOf(state, combatant, stride);
  const judged = ways.map((unused) => ({
    unused,
    refusal: refuseUnused(state, combatant, unused),
  }));
  const open = judged.filter(({ refusal }) => !refusal).map(({ unused }) => unused);
  return merge(
    allowed(
      withSummary(
        playsNow(state, combatant),
        option(`End the turn${lostPhrase(state, combatant)}`, command, [
          ...(reach.hexes.length > 0
            ? [optional(destination(reach), 'Running movements stand still in this segment.')]
            : []),
          ...(open.length > 0
            ? [optional(oneKey('unused', open), 'Unused actions are kept.')]
            : []),
        ]),
      ),
    ),
    ...judged.map(({ unused, refusal }) =>
      refusal
        ? refused(`End the turn: ${unusedLabels[unused]}`, { ...command, unused }, refusal)
        : nothing,
    ),
  );
}

/** SEG-27: everyone who waits with an action and could act now. */
export function releaseDecisions(state: State): readonly Decision[] {
  const asked = askedToRelease(state);
  return Object.values(state.combatants).flatMap((one) =>
    releaseDecision(state, one, one.id === asked?.id),
  );
}

/** SEG-27: of others the table learns that the fight waits, and nothing else. */
export const releaseUnseen: Decision = withoutOptions({ kind: 'RELEASE', required: true });

function releaseDecision(
  state: State,
  combatant: Combatant,
  required: boolean,
): readonly Decision[] {
  const { readied, id } = combatant;
  if (!readied) return [];
  const who = (otherId: string) => combatantOf(state, otherId).name;
  const until = readied.trigger && triggerPhrase(readied.trigger, who);
  const head = { kind: 'RELEASE', combatantId: id, required, until };
  const pass = allowed(option('Keep waiting', { type: 'PassPriority', combatantId: id }));
  return [
    decision(head, () => {
      const options = releaseOptions(state, combatant, readied);
      return required ? merge(pass, options) : options;
    }),
  ];
}

/** SEG-27: every legal aim of the readied action. */
function releaseOptions(state: State, combatant: Combatant, readied: Readied): Options {
  const action = actionOf(state, readied.action);
  const refusal = errorOf(judgeRelease(state, combatant.id));
  const type = 'ReleaseReadiedAction';
  if (refusal)
    return refused(labelOf(action.name, readied.use), { type, combatantId: combatant.id }, refusal);
  const known = knownAction(combatant, action);
  if (!known) return nothing;
  const use = useOf(action, readied.use);
  return aimOptions(state, combatant, { known, use, timing: 'READIED', type });
}
