import { illegal, type Rejection } from '../../../../core/command/rejection.ts';
import { type Hex, sameHex } from '../../../../grid/hex.ts';
import { ways } from '../../../../grid/path.ts';
import { groundForPush } from '../../terrain/passage.ts';
import type { CommandOf } from '../../model/commands.ts';
import type { UnplannedHandler } from '../../model/handler.ts';
import { combatantOf, isRepositioning } from '../../model/lookup.ts';
import type { State } from '../../model/state.ts';
import type { PendingReposition } from '../../model/ongoing.ts';
import { finishDodge } from '../dodge.ts';
import { namesOf } from '../../stats/strike.ts';
import { findAttack, pushAlong, refuseAnswer } from './attackers-say.ts';

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
export const repositionTarget: UnplannedHandler<Reposition> = {
  refuse: (state, command) =>
    refuseAnswer(
      state,
      command,
      {
        rule: 'SEG-113',
        does: 'says where its target goes',
        isAsked: isRepositioning,
        otherwise: ['This attack repositions nobody now', 'one that has hit may'],
      },
      (attack) => refusePlace(state, attack, command),
    ),
  carryOut: (log, { attackId, to }) => {
    const attack = findAttack(log.state, attackId);
    if (!attack || !isRepositioning(attack)) return;
    const { attackerId: combatantId, targetId, stage } = attack;
    const way = to ? (wayTo(log.state, attack, to) ?? []) : [];
    const hexes = way.length;
    log.emit({ type: 'RepositionChosen', ...namesOf(attack), combatantId, hexes });
    pushAlong(log, attack, way);
    finishDodge(log, targetId, stage.dodge);
  },
};

const wayTo = (state: State, attack: PendingReposition, to: Hex): readonly Hex[] | undefined =>
  waysToPlace(state, attack).find((way) => sameHex(way.at(-1) ?? to, to));

const refusePlace = (
  state: State,
  attack: PendingReposition,
  { to }: Reposition,
): Rejection | null =>
  to && !wayTo(state, attack, to)
    ? illegal(
        'SEG-113',
        `${combatantOf(state, attack.targetId).name} cannot be moved to (${to.q}, ${to.r})`,
        `choose a way of free hexes, ${attack.stage.hexes} at most`,
      )
    : null;
