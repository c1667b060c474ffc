/** The answer to the question of odds, as far as it is alike in every ruleset. */
import { authorize, type Actor, plays } from '../command/actor.ts';
import { firstRefusal, invalid, notFound, type Rejection } from '../command/rejection.ts';
import type { Term } from '../score/score.ts';
import type { CombatantId } from '../values/ids.ts';
import { err, ok, type Result } from '../values/result.ts';
import type { AttackOdds, DefenseChoice, DefenseOdds, Odds, OddsQuery } from './odds.ts';

/** An attack whose odds are asked for; they are worked out only for who may know them. */
export interface AskedAttack extends Omit<AttackOdds, 'terms' | 'perDefense'> {
  terms(): readonly Term[];
  perDefense(): readonly DefenseOdds[];
  /** How long `perDefense` takes at most, roughly in microseconds; left out where that is next to nothing. */
  cost?(): number;
}

/** Of all attacks of a question, by all defenses, in the same unit: others wait for that long. */
export const MAX_ODDS_COST = 100_000;

interface AnyCommand {
  readonly type: string;
  readonly combatantId?: CombatantId;
  readonly targetIds?: readonly CombatantId[];
}

interface OddsRules<State, Command extends AnyCommand, Type extends Command['type'], Attack> {
  /** The commands that may attack. */
  readonly commands: readonly Type[];
  /** Why a command would be refused: only a legal one has odds. */
  refusalOf(state: State, command: Command): Rejection | null;
  /** The attacks that a legal command makes, in order. */
  attacksOf(
    state: State,
    command: Extract<Command, { readonly type: Type }>,
  ): Result<readonly Attack[], Rejection>;
  /** Left out where every attack comes at once. */
  attackUnderWay?(state: State, attackId: string): Result<Attack, Rejection>;
  asked(state: State, attack: Attack): AskedAttack;
}

/**
 * What would come of an attack, by every defense, as things stand now. The answer reveals both
 * sheets, so only a seat that plays the attacker and the target may ask.
 */
export const oddsBy =
  <State, Command extends AnyCommand, Type extends Command['type'], Attack>(
    rules: OddsRules<State, Command, Type, Attack>,
  ) =>
  (state: State, query: OddsQuery<Command>, actor: Actor): Result<Odds, Rejection> => {
    const attacks =
      query.of === 'COMMAND'
        ? attacksBy(rules, state, query.command, actor)
        : attackUnderWay(rules, state, query.attackId);
    if (!attacks.ok) return attacks;
    const asked = attacks.value.map((attack) => rules.asked(state, attack));
    const ids = asked.flatMap(({ attackerId, targetId }) => [attackerId, targetId]);
    const unseen = refuseUnseen(actor, ids);
    if (unseen) return err(unseen);
    const tooMuch = refuseCost(asked);
    if (tooMuch) return err(tooMuch);
    return ok({ attacks: asked.map(workedOut) });
  };

function workedOut(asked: AskedAttack): AttackOdds {
  const { attackerId, targetId, action, arrives } = asked;
  const worked = { terms: asked.terms(), perDefense: asked.perDefense() };
  return { attackerId, targetId, action, arrives, ...worked };
}

/** A defense that uses no action. */
export const defenseOf = (kind: string): DefenseChoice => ({
  defense: kind,
  action: null,
  use: null,
});

/** Odds follow from the sheets of all who take part, so the actor must be allowed to see them all. */
function refuseUnseen(actor: Actor, ids: readonly CombatantId[]): Rejection | null {
  const unseen = ids.find((id) => !plays(actor, id));
  if (unseen === undefined) return null;
  const message = `Odds follow from the sheets of both, and this seat does not see that of '${unseen}'.`;
  return { code: 'FORBIDDEN', message };
}

/** What it takes is known from the number of dice, before any sum of them is worked out. */
function refuseCost(asked: readonly AskedAttack[]): Rejection | null {
  const cost = asked.reduce((sum, attack) => sum + Math.ceil(attack.cost?.() ?? 0), 0);
  if (cost <= MAX_ODDS_COST) return null;
  const message = `So many dice, by all defenses, cost ${cost} to work out; ${MAX_ODDS_COST} is the limit. Ask of fewer targets, or of an attack with fewer dice.`;
  return invalid('type', message);
}

function attackUnderWay<State, Command extends AnyCommand, Type extends Command['type'], Attack>(
  rules: OddsRules<State, Command, Type, Attack>,
  state: State,
  id: string,
): Result<readonly Attack[], Rejection> {
  const found = rules.attackUnderWay?.(state, id) ?? err(notFound('attack', id));
  return found.ok ? ok([found.value]) : found;
}

/** Of a target that is not seen the answer says no more than that, whether it is there or not. */
function attacksBy<State, Command extends AnyCommand, Type extends Command['type'], Attack>(
  rules: OddsRules<State, Command, Type, Attack>,
  state: State,
  command: Command,
  actor: Actor,
): Result<readonly Attack[], Rejection> {
  const attacks = (one: Command): one is Extract<Command, { readonly type: Type }> =>
    rules.commands.some((type) => type === one.type);
  if (!attacks(command)) {
    const instead = `ask about ${rules.commands.join(' or ')}`;
    return err(invalid('type', `${command.type} is no attack: ${instead}.`));
  }
  const refusal = firstRefusal([
    () => authorize(actor, command),
    () => refuseUnseen(actor, command.targetIds ?? []),
    () => rules.refusalOf(state, command),
  ]);
  return refusal ? err(refusal) : rules.attacksOf(state, command);
}
