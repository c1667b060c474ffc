/** The answer to the question of odds, as far as it is alike in every ruleset. */
import { authorize, type Actor } from '../command/actor.ts';
import type { Rejection } from '../command/rejection.ts';
import type { CombatantId } from '../values/ids.ts';
import { err, ok, type Result } from '../values/result.ts';
import {
  type AttackOdds,
  type DefenseOdds,
  type Odds,
  type OddsQuery,
  refuseUnseen,
} from './odds.ts';

/** An attack whose odds are asked for; they are worked out only for who may know them. */
export interface AskedAttack extends Omit<AttackOdds, 'perDefense'> {
  perDefense(): readonly DefenseOdds[];
}

interface OddsRules<State, Command> {
  /** Why a command would be refused: only a legal one has odds. */
  refusalOf(state: State, command: Command): Rejection | null;
  /** The attacks that a legal command makes, in order. */
  attacksOf(state: State, command: Command): Result<readonly AskedAttack[], Rejection>;
  attackUnderWay(state: State, attackId: string): Result<AskedAttack, Rejection>;
}

/**
 * What would come of an attack, by every defense, as things stand now. The answer reveals both
 * sheets, so only a seat that plays the attacker and the target may ask.
 */
export const oddsBy =
  <State, Command extends { readonly type: string; readonly combatantId?: CombatantId }>(
    rules: OddsRules<State, Command>,
  ) =>
  (state: State, query: OddsQuery<Command>, actor: Actor): Result<Odds, Rejection> => {
    const found = askedOf(rules, state, query, actor);
    if (!found.ok) return found;
    const ids = found.value.flatMap(({ attackerId, targetId }) => [attackerId, targetId]);
    const unseen = refuseUnseen(actor, ids);
    if (unseen) return err(unseen);
    const attacks = found.value.map((asked) => ({ ...asked, perDefense: asked.perDefense() }));
    return ok({ attacks });
  };

function askedOf<State, Command extends { readonly type: string }>(
  rules: OddsRules<State, Command>,
  state: State,
  query: OddsQuery<Command>,
  actor: Actor,
): Result<readonly AskedAttack[], Rejection> {
  if (query.of === 'ATTACK') {
    const found = rules.attackUnderWay(state, query.attackId);
    return found.ok ? ok([found.value]) : found;
  }
  const { command } = query;
  const refusal = authorize(actor, command) ?? rules.refusalOf(state, command);
  return refusal ? err(refusal) : rules.attacksOf(state, command);
}
