/** Yielding: the same in every ruleset. */
import { planUnless } from '../command/handler.ts';
import { firstRefusal, illegal, notFound, type Rejection } from '../command/rejection.ts';
import { decision, allowed, option } from '../decision/findings.ts';
import type { Decision } from '../decision/decision.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';
import { err, type Result } from '../values/result.ts';
import type { CombatantView } from '../views/view.ts';
import {
  type AnyCombatant,
  type CombatantIn,
  findCombatant,
  type WithCombatants,
} from './state.ts';

/** Able and willing to fight, unwilling, or unable. */
export type FightingStatus = CombatantView['status'];

interface YieldFight {
  readonly combatantId: CombatantId;
  readonly yields: boolean;
}

interface YieldRules<State extends WithCombatants, Recorder> {
  refuseEnded(state: State): Rejection | null;
  status(combatant: CombatantIn<State>): FightingStatus;
  /** The rules by which the one who is down cannot yield, and by which the others may. */
  readonly down: RuleId;
  readonly yielding: RuleId;
  /** What is over for anyone who has yielded. */
  yielded?(recorder: Recorder, combatantId: CombatantId): void;
}

interface Recorder {
  emit(event: {
    readonly type: 'CombatantYielded' | 'CombatantFightsOn';
    readonly combatantId: CombatantId;
  }): void;
}

/** To stop fighting of one's own will, or take it up again. */
export const yieldHandler = <State extends WithCombatants, Recording extends Recorder>(
  rules: YieldRules<State, Recording>,
) => ({
  judge: (state: State, command: YieldFight): Result<YieldFight, Rejection> => {
    const { combatantId, yields } = command;
    const combatant = findCombatant(state, combatantId);
    if (!combatant) return err(notFound('combatant', combatantId));
    const { name } = combatant;
    const status = rules.status(combatant);
    const refusal = firstRefusal([
      () => rules.refuseEnded(state),
      () =>
        status === 'DOWN'
          ? illegal(rules.down, `${name} is down`, 'only those who are not yield or fight on')
          : null,
      () => {
        if ((status === 'YIELDED') !== yields) return null;
        const why = `${name} ${yields ? 'has yielded' : 'fights'} already`;
        return illegal(rules.yielding, why, `it may ${yields ? 'fight on' : 'yield'}`);
      },
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId, yields }: YieldFight, recorder: Recording): void => {
    recorder.emit({ type: yields ? 'CombatantYielded' : 'CombatantFightsOn', combatantId });
    if (yields) rules.yielded?.(recorder, combatantId);
  },
});

/** Of each who is not down: to yield, or to fight on. */
export const yieldDecisions = <Combatant extends AnyCombatant>(
  combatants: readonly Combatant[],
  statusOf: (combatant: Combatant) => FightingStatus,
): readonly Decision[] =>
  combatants.flatMap((combatant) => {
    if (statusOf(combatant) === 'DOWN') return [];
    const { id: combatantId } = combatant;
    const yields = statusOf(combatant) === 'STANDING';
    const command = { type: 'YieldFight', combatantId, yields };
    return [
      decision({ kind: 'YIELD', combatantId, required: false }, () =>
        allowed(option(yields ? 'Yield' : 'Fight on', command)),
      ),
    ];
  });
