import { illegal, type Rejection } from '../../../../core/command/rejection.ts';
import { err, ok, type Result } from '../../../../core/values/result.ts';
import { type Hex, hexName, sameHex } from '../../../../grid/hex.ts';
import { ways } from '../../../../grid/path.ts';
import { groundForPush } from '../../terrain/passage.ts';
import type { CommandOf } from '../../model/commands.ts';
import type { Handler } from '../../model/handler.ts';
import { combatantOf, isRepositioning } from '../../model/lookup.ts';
import type { State } from '../../model/state.ts';
import type { PendingReposition } from '../../model/ongoing.ts';
import { finishDodge } from '../dodge.ts';
import { namesOf } from '../../stats/strike.ts';
import { judgeAnswer, pushAlong } from './attackers-say.ts';

/** SEG-72, 113: the ways over free hexes on which the target can be moved. */
export function waysToPlace(
  state: State,
  { targetId, stage }: PendingReposition,
): readonly (readonly Hex[])[] {
  const { position } = combatantOf(state, targetId);
  return ways(position, stage.hexes, groundForPush(state, targetId));
}

type Reposition = CommandOf<'RepositionTarget'>;

/** SEG-113: moves the target as a pushback does, on the way that its attacker has chosen. */
export const repositionTarget: Handler<Reposition, Placing> = {
  judge: (state, command) =>
    judgeAnswer(
      state,
      command,
      {
        rule: 'SEG-113',
        does: 'says where its target goes',
        isAsked: isRepositioning,
        otherwise: ['This attack has no target to move now', 'one that has hit may'],
      },
      (attack) => judgePlace(state, attack, command),
    ),
  apply: ({ attack, way }, recorder) => {
    const { attackerId: combatantId, targetId, stage } = attack;
    const hexes = way.length;
    recorder.emit({ type: 'RepositionChosen', ...namesOf(attack), combatantId, hexes });
    pushAlong(recorder, attack, way);
    finishDodge(recorder, targetId, { path: stage.dodge });
  },
};

interface Placing {
  readonly attack: PendingReposition;
  readonly way: readonly Hex[];
}

/** Where to, or nowhere. */
function judgePlace(
  state: State,
  attack: PendingReposition,
  { to }: Reposition,
): Result<Placing, Rejection> {
  if (!to) return ok({ attack, way: [] });
  const way = waysToPlace(state, attack).find((one) => sameHex(one.at(-1) ?? to, to));
  if (way) return ok({ attack, way });
  return err(
    illegal(
      'SEG-113',
      `${combatantOf(state, attack.targetId).name} cannot be moved to ${hexName(to)}`,
      `choose a way of free hexes, ${attack.stage.hexes} at most`,
    ),
  );
}
