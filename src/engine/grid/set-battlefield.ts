import { planUnless } from '../core/command/handler.ts';
import { firstRefusal, illegal, type Rejection } from '../core/command/rejection.ts';
import type { RuleId } from '../core/values/ids.ts';
import type { Result } from '../core/values/result.ts';
import { battlefieldOf } from '../core/values/battlefield.ts';
import { type Battlefield, refuseRepeatedHexes } from './battlefield.ts';
import { type Hex, hexKey, hexName } from './hex.ts';

interface Occupant {
  readonly name: string;
  readonly position: Hex;
}

/** What a ruleset says about changing the ground under a fight. */
interface GroundRules<State, Recorder> {
  refuseEnded(state: State): Rejection | null;
  /** The rule by which an obstacle cannot be set down on a combatant. */
  readonly rule: RuleId;
  /** Those on whom it cannot be set down. */
  standing(state: State): readonly Occupant[];
  /** What follows, e.g. for those who aim at a combatant whom they no longer see. */
  changed?(recorder: Recorder): void;
}

interface BattlefieldRecorder {
  emit(event: { readonly type: 'BattlefieldSet'; readonly battlefield: Battlefield }): void;
}

/** Replaces the whole terrain. */
export const setBattlefieldHandler = <State, Recorder extends BattlefieldRecorder>(
  rules: GroundRules<State, Recorder>,
) => ({
  judge: (state: State, command: Battlefield): Result<Battlefield, Rejection> => {
    const battlefield = battlefieldOf(command);
    const refusal = firstRefusal([
      () => rules.refuseEnded(state),
      () => refuseRepeatedHexes(battlefield),
      () => {
        const taken = new Set(battlefield.obstacles.map(hexKey));
        const buried = rules.standing(state).find(({ position }) => taken.has(hexKey(position)));
        if (!buried) return null;
        const why = `${buried.name} is at ${hexName(buried.position)}`;
        return illegal(rules.rule, why, 'leave that hex free of obstacles');
      },
    ]);
    return planUnless(refusal, battlefield);
  },
  apply: (battlefield: Battlefield, recorder: Recorder): void => {
    recorder.emit({ type: 'BattlefieldSet', battlefield });
    rules.changed?.(recorder);
  },
});
