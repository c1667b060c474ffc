import type { Decision } from '../../../core/decision/decision.ts';
import {
  allowed,
  decision,
  destination,
  type Options,
  optional,
  merge,
  nothing,
  oneCombatant,
  oneKey,
  option,
  refused,
  withSummary,
  withoutOptions,
} from '../../../core/decision/findings.ts';
import { errorOf } from '../../../core/values/result.ts';
import { triggerPhrase, waitingOptions } from '../../../core/orders/trigger.ts';
import { refuseReadiedDefense } from '../attack/active-defense.ts';
import { refuseKnownUse } from '../action/intent.ts';
import { judgeRelease, refuseReady } from '../action/ready.ts';
import { costOf, everyUse, knownAction, useOf } from '../stats/known-actions.ts';
import { runningStride } from '../ongoing/movement.ts';
import { actionOf, askedToRelease, combatantOf } from '../model/lookup.ts';
import { type Combatant, type Readied, type State, triggers } from '../model/state.ts';
import { queueOf } from '../turn/progress.ts';
import { refuseUnused, type Unused } from '../turn/unused.ts';
import { initiationOptions, aimOptions } from './actions.ts';
import { endsOf } from '../effects/hex-sets.ts';
import { labelOf, requiredDecision } from './build.ts';
import { describeOngoing } from '../ongoing/index.ts';

/** SEG-10: what a combatant may do on its turn. */
export function turnDecision(state: State, combatantId: string): Decision {
  const combatant = combatantOf(state, combatantId);
  return requiredDecision({ kind: 'TURN', combatantId }, () =>
    merge(
      initiationOptions(state, combatant, 'TURN'),
      readyOptions(state, combatant),
      endOptions(state, combatant),
    ),
  );
}

/** SEG-27: what is waited for with anything but a defense. */
const deeds = triggers.kinds.filter((does) => does !== 'ATTACKS_HOLDER');

const againstWhom = (others: readonly string[]) =>
  others.length > 0 ? [optional(oneCombatant('ofId', others), 'Against any attack.')] : [];

/** SEG-27. What cannot be declared now cannot be readied, for the same reason. */
function readyOptions(state: State, combatant: Combatant): Options {
  const others = Object.keys(state.combatants).filter((id) => id !== combatant.id);
  return merge(
    ...everyUse(state, combatant).map((knownUse) => {
      const { known, use } = knownUse;
      const intent = { combatantId: combatant.id, action: known.action.key, use: use.kind };
      const command = { type: 'ReadyAction', ...intent };
      const label = `Ready ${labelOf(known.action.name, use.kind, costOf(known, use.kind))}`;
      const refusal = refuseReady(state, intent);
      const acts = refusal ?? refuseKnownUse(state, combatant, knownUse, 'READIED');
      const ready = acts
        ? refused(label, command, acts)
        : allowed(...waitingOptions(option(label, command), deeds, others));
      if (!known.action.defensive) return ready;
      const asDefense = `${label} as a defense`;
      const waits = { ...command, until: 'ATTACKS_HOLDER', trigger: null };
      const defends = refusal ?? refuseReadiedDefense(state, combatant, intent);
      return merge(
        ready,
        defends
          ? refused(asDefense, waits, defends)
          : allowed(option(asDefense, waits, [...againstWhom(others)])),
      );
    }),
  );
}

const ways = ['RISE_ONE', 'RISE_TWO', 'TOP_NEXT_ROUND'] as const satisfies readonly Unused[];

const unusedLabels: Readonly<Record<(typeof ways)[number], string>> = {
  RISE_ONE: 'rise one place',
  RISE_TWO: 'rise two places',
  TOP_NEXT_ROUND: 'first in the next round',
};

/** SEG-10: what plays its segment as the turn ends, in words. */
function playsNow(state: State, { id }: Combatant): string {
  const queue = queueOf(state, id);
  const playing = state.ongoing.filter((ongoing) => queue.includes(ongoing.id));
  const lines = playing.map((ongoing) => describeOngoing(state, ongoing));
  return lines.length > 0 ? `Now plays: ${lines.join('; ')}.` : '';
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
        option('End the turn', command, [
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
      return required ? merge(options, pass) : options;
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
