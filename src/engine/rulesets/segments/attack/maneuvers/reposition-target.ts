import {
  firstRefusal,
  illegal,
  notFound,
  type Rejection,
} from '../../../../core/command/rejection.ts';
import { type Hex, sameHex, subtract } from '../../../../grid/hex.ts';
import { ways } from '../../../../grid/path.ts';
import { refuseEarlier, refuseEnded, refuseReleaseDue } from '../../figures/guards.ts';
import { groundForPush } from '../../ground/passage.ts';
import { startPush } from '../../ground/pushback.ts';
import type { CommandOf } from '../../model/commands.ts';
import type { Handler } from '../../model/handler.ts';
import { combatantOf, dueAttack, findCombatant, isRepositioning } from '../../model/lookup.ts';
import type { State } from '../../model/state.ts';
import type { Attack, PendingReposition } from '../../model/under-way.ts';
import { finishDodge } from '../dodge.ts';
import { namesOf, strikeFigures } from '../strike.ts';

/** SEG-72, 113: the ways over free hexes on which the target can be moved. */
export function waysToPlace(
  state: State,
  { targetId, stage }: PendingReposition,
): readonly (readonly Hex[])[] {
  const isFree = groundForPush(state, targetId);
  const { position } = combatantOf(state, targetId);
  return ways(position, stage.hexes, { enter: isFree, stop: isFree });
}

type Reposition = CommandOf<'RepositionTarget'>;

/** SEG-113: moves the target as a pushback does, on the way that its attacker has chosen. */
export const repositionTarget: Handler<Reposition> = {
  refuse: (state, command) => {
    const attack = state.attacks.find(({ id }) => id === command.attackId);
    if (!findCombatant(state, command.combatantId))
      return notFound('combatant', command.combatantId);
    return firstRefusal([
      () => refuseEnded(state),
      () => refuseReleaseDue(state),
      () =>
        attack ? refuseReposition(state, attack, command) : notFound('attack', command.attackId),
    ]);
  },
  carryOut: (log, { attackId, to }) => {
    const attack = log.state.attacks.find(({ id }) => id === attackId);
    if (!attack || !isRepositioning(attack)) return;
    const { attackerId: combatantId, targetId, stage } = attack;
    const way = to ? (wayTo(log.state, attack, to) ?? []) : [];
    const from = combatantOf(log.state, targetId).position;
    const hexes = way.length;
    log.emit({ type: 'RepositionChosen', ...namesOf(attack), combatantId, hexes });
    const steps = way.map((hex, i) => subtract(hex, way[i - 1] ?? from));
    startPush(log, attack, steps, strikeFigures(log.state, attack).speed);
    finishDodge(log, targetId, stage.dodge);
  },
};

const wayTo = (state: State, attack: PendingReposition, to: Hex): readonly Hex[] | undefined =>
  waysToPlace(state, attack).find((way) => sameHex(way.at(-1) ?? to, to));

function refuseReposition(
  state: State,
  attack: Attack,
  { combatantId, to }: Reposition,
): Rejection | null {
  if (attack.attackerId !== combatantId)
    return illegal(
      'SEG-113',
      `This attack is not ${combatantOf(state, combatantId).name}'s`,
      `${combatantOf(state, attack.attackerId).name} says where its target goes`,
    );
  if (!isRepositioning(attack))
    return illegal('SEG-113', 'This attack repositions nobody now', 'one that has hit may');
  return firstRefusal([
    () => refuseEarlier(attack, dueAttack(state) ?? attack),
    () =>
      to && !wayTo(state, attack, to)
        ? illegal(
            'SEG-113',
            `${combatantOf(state, attack.targetId).name} cannot be moved to (${to.q}, ${to.r})`,
            `choose a way of free hexes, ${attack.stage.hexes} at most`,
          )
        : null,
  ]);
}
