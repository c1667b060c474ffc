import { type Actor, authorize } from '../../../src/engine/core/command/actor.ts';
import * as no from '../../../src/engine/core/command/rejection.ts';
import { type Odds, type OddsQuery, refuseUnseen } from '../../../src/engine/core/odds/odds.ts';
import { err, ok, type Result } from '../../../src/engine/core/values/result.ts';
import * as chances from '../../../src/engine/dice/odds.ts';
import { damageOf, refusalOf } from './decide.ts';
import type { Attack, Command, State } from './model.ts';

/** Of a strike that could be made now, or that waits for its answer. */
export function odds(
  state: State,
  query: OddsQuery<Command>,
  actor: Actor,
): Result<Odds, no.Rejection> {
  const found =
    query.of === 'ATTACK' ? waiting(state, query.attackId) : made(state, query.command, actor);
  if (!found.ok) return found;
  const { attackerId, targetId, action } = found.value;
  const unseen = refuseUnseen(actor, [attackerId, targetId]);
  if (unseen) return err(unseen);
  const perDefense = (['NONE', 'PARRY'] as const).map((kind) => ({
    defense: { kind, action: null, use: null },
    basis: 'LEGAL' as const,
    ...outcomeOf(state, found.value, kind),
  }));
  return ok({ attacks: [{ attackerId, targetId, action, arrives: 'NOW', perDefense }] });
}

const waiting = ({ attack }: State, id: string) =>
  attack?.id === id ? ok(attack) : err(no.notFound('attack', id));

function made(state: State, command: Command, actor: Actor) {
  const [targetId] = command.type === 'DeclareAction' ? command.targetIds : [];
  if (command.type !== 'DeclareAction' || targetId === undefined)
    return err(no.invalid('type', 'This strikes nobody.'));
  const refusal = authorize(actor, command) ?? refusalOf(state, command);
  if (refusal) return err(refusal);
  return ok({ attackerId: command.combatantId, targetId, action: command.action });
}

/** Every way that the dice can fall, by the very function that the fight uses. */
function outcomeOf(state: State, strike: Omit<Attack, 'id'>, defense: 'NONE' | 'PARRY') {
  const die = chances.die(6);
  const damage =
    defense === 'NONE'
      ? chances.map(die, (face) => damageOf(state, strike, [face, null]))
      : chances.combine(die, die, (one, other) => damageOf(state, strike, [one, other]));
  const left = state.combatants[strike.targetId]?.hitPointsLeft ?? 0;
  return {
    hit: chances.chanceOf(damage, (amount) => amount > 0),
    criticalHit: chances.fraction(0n, 1n),
    criticalFailure: chances.fraction(0n, 1n),
    damage: damage.outcomes.map(({ value: amount, weight: numerator }) => ({
      amount,
      chance: { numerator, denominator: damage.total },
    })),
    expectedDamage: chances.expected(damage),
    downs: chances.chanceOf(damage, (amount) => amount >= left),
    points: [],
  };
}
