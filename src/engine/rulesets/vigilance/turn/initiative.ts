import { planUnless } from '../../../core/command/handler.ts';
import { firstRefusal } from '../../../core/command/rejection.ts';
import { beginningBy, byScore } from '../../../core/table/beginning.ts';
import { refuseAnyAbsent } from '../../../core/table/guards.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { effectsOn, isCharacter } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import { sidesInFight } from '../terrain/movement.ts';
import type { State, Combatant, Tie } from '../model/state.ts';
import { orderTie } from './ties.ts';

const refuseBeginning = beginningBy<State>({
  refuseEnded,
  fightingSides: sidesInFight,
  once: 'VIG-29',
  sides: 'VIG-26',
});

/** VIG-26 to 29: sets the order by vigilance. Nothing is rolled but ties. */
export const rollInitiative: Handler<CommandOf<'RollInitiative'>> = {
  judge: (state, command) => {
    const { ambushedIds } = command;
    const refusal = firstRefusal([
      () => refuseBeginning(state),
      () => refuseAnyAbsent(state, 'ambushedIds', ambushedIds),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ ambushedIds }, recorder) => {
    const { state } = recorder;
    const groups = byScore(Object.values(state.combatants), (one) => vigilanceOf(state, one));
    recorder.emit({
      type: 'VigilanceCompared',
      order: groups.flatMap(inOrder).map(({ id }) => id),
      ties: groups.flatMap(tiesOf),
      ambushedIds,
    });
  },
};

/** VIG-27: with what counters add. */
export const vigilanceOf = (state: State, combatant: Combatant): number =>
  effectsOn(state, combatant).reduce(
    (sum, { count, effect }) =>
      effect.type === 'VIGILANCE' ? sum + count * effect.perCounter : sum,
    combatant.vigilance,
  );

const charactersIn = (group: readonly Combatant[]) => group.filter(isCharacter);

const creaturesIn = (group: readonly Combatant[]) =>
  group.filter((combatant) => !isCharacter(combatant));

/** VIG-28, until someone decides otherwise. */
const inOrder = (group: readonly Combatant[]): readonly Combatant[] => [
  ...charactersIn(group),
  ...creaturesIn(group),
];

/** VIG-28: what of a group of equals is to be settled. */
function tiesOf(group: readonly Combatant[]): readonly Tie[] {
  const characters = charactersIn(group).map(({ id }) => id);
  const creatures = creaturesIn(group).map(({ id }) => id);
  if (characters.length === 0 || group.length === 1) return [];
  if (creatures.length === 0) return orderTie(characters);
  return [{ kind: 'PRECEDENCE', asking: characters, first: [], declined: [], creatures }];
}
