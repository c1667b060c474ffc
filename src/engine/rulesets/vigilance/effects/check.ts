import { oneKey } from '../../../core/decision/findings.ts';
import type { Dice } from '../../../core/values/dice.ts';
import { abilities } from '../model/combatant/abilities.ts';
import type { EventRecorder } from '../model/handler.ts';
import { abilityOf } from '../model/lookup.ts';
import { aimedAtNothing, type EffectRules, type Resolving } from './effect.ts';
import { rollOf } from './roll.ts';

/** VIG-53: a check whose outcome the table judges. */
export const checkRules: EffectRules<'CHECK'> = { ...aimedAtNothing, resolve: makeCheck };

/** The same of an ability that its owner names. */
export const openCheckRules: EffectRules<'OPEN_CHECK'> = {
  ...aimedAtNothing,
  needs: () => ['ability'],
  list: (_, __, offer) => offer.with(oneKey('ability', abilities)),
  resolve: makeCheck,
};

function makeCheck(
  recorder: EventRecorder,
  { object, amplification }: Pick<Resolving, 'object' | 'amplification'>,
  dice: Dice,
): void {
  const { id: objectId, ownerId: combatantId, declared } = object;
  recorder.emit({
    type: 'CheckMade',
    objectId,
    combatantId,
    action: declared.action,
    ability: abilityOf(recorder.state, declared) ?? 'AWARENESS',
    roll: rollOf(recorder.state, object, amplification, dice),
    opponentId: null,
    opposing: null,
    success: null,
  });
}
