import { illegal, invalid, notFound, type Rejection } from '../../core/command/rejection.ts';
import { type AskedAttack, defenseOf, oddsBy } from '../../core/odds/answer.ts';
import type { DefenseChoice, DefenseOdds } from '../../core/odds/odds.ts';
import { err, ok, type Result } from '../../core/values/result.ts';
import { readiedIntent } from './action/ready.ts';
import { refuseCounter, refuseDodge } from './attack/active-defense.ts';
import { goalOf } from './ongoing/projectile.ts';
import { costOf, outcomeOf } from './attack/odds.ts';
import { planAttack } from './attack/plan.ts';
import { arrives, meansOf, type Shot, strikeOf } from './stats/strike.ts';
import { refusalOf } from './decide.ts';
import { everyUse, useOf } from './stats/known-actions.ts';
import { type Command, type CommandOf, noAim } from './model/commands.ts';
import { actionOf, combatantOf, unaimed } from './model/lookup.ts';
import type { Combatant, State } from './model/state.ts';
import type { CounterAction, Defense, Dodge, Means, Ongoing } from './model/ongoing.ts';

type Attacking = 'DeclareAction' | 'ReleaseReadiedAction' | 'ChooseTarget';

export const odds = oddsBy<State, Command, Attacking, Incoming>({
  commands: ['DeclareAction', 'ReleaseReadiedAction', 'ChooseTarget'],
  ...{ refusalOf, attacksOf, attackUnderWay, asked },
});

/** An attack, and what is known of how it will be met. */
interface Incoming {
  readonly shot: Shot;
  readonly arrives: AskedAttack['arrives'];
  /** The defense that is settled already. */
  readonly chosen: Defense | null;
}

/** The attacks that a legal command makes, in order. */
function attacksOf(
  state: State,
  command: CommandOf<Attacking>,
): Result<readonly Incoming[], Rejection> {
  const { combatantId: attackerId, targetIds } = command;
  const intent = intentOf(state, command);
  if (!intent || actionOf(state, intent.action).effect.type !== 'ATTACK')
    return err(invalid('action', 'This action is no attack: ask about one.'));
  if (targetIds.length === 0) return err(aimedAtHex);
  const means = meansOf({ ...noAim, ...command, ...intent });
  const origin = combatantOf(state, attackerId).position;
  const shots = targetIds.map((targetId) => {
    const { position: at } = combatantOf(state, targetId);
    return { ...means, attackerId, targetId, origin, at, blind: false };
  });
  // SEG-26: the first attack now, each further one in a later segment.
  const reaches = (shot: Shot) => arrives(state, shot, combatantOf(state, shot.targetId).position);
  // SEG-112: what is delayed comes later, too.
  const { delay } =
    command.type === 'ChooseTarget' ? now : useOf(actionOf(state, intent.action), intent.use);
  return ok(shots.map((shot, i) => incoming(state, shot, i === 0 && delay === 0 && reaches(shot))));
}

/** what is aimed at last waits for nothing more. */
const now = { delay: 0 };

/** What a command attacks with. */
function intentOf(
  state: State,
  command: CommandOf<Attacking>,
): Pick<Means, 'action' | 'use'> | null {
  switch (command.type) {
    case 'DeclareAction':
      return command;
    case 'ReleaseReadiedAction':
      return readiedIntent(state, command.combatantId);
    case 'ChooseTarget':
      return unaimed(state) ?? null;
  }
}

/** An attack that has arrived, or that flies. */
function attackUnderWay(state: State, attackId: string): Result<Incoming, Rejection> {
  const arrived = state.attacks.find(({ id }) => id === attackId);
  const flying = state.ongoing.find(({ id }) => id === attackId);
  const known = arrived ?? (flying?.kind === 'PROJECTILE' || flying?.kind === 'AREA');
  // SEG-100, 113: nothing is left to chance once it has hit.
  const hasHit = arrived?.stage.kind === 'MANEUVER' || arrived?.stage.kind === 'REPOSITION';
  if (!known || hasHit) return err(notFound('attack', attackId));
  const shot = arrived ?? shotOf(state, flying);
  if (!shot) return err(aimedAtHex);
  if (arrived?.stage.kind !== 'DEFERRED' && arrived?.stage.kind !== 'GRANT')
    return ok(incoming(state, shot, shot === arrived));
  return ok({ shot, arrives: 'NOW', chosen: arrived.stage.defense });
}

/** The attack that flies at a creature; null where it is aimed at a hex. */
const shotOf = (state: State, flying: Ongoing | undefined): Shot | null =>
  flying?.kind === 'PROJECTILE' && flying.target.kind === 'CREATURE'
    ? strikeOf(flying, { targetId: flying.target.id, at: goalOf(state, flying) })
    : null;

/** SEG-49: the answer is the same whether a combatant is there or not. */
const aimedAtHex: Rejection = illegal(
  'SEG-49',
  'The odds of an attack on a hex would tell whether a combatant is there',
  'ask again when it has arrived',
);

function incoming(state: State, shot: Shot, reaches: boolean): Incoming {
  // SEG-19: what comes before the first round is played to its end before anything else happens.
  if (!reaches && state.phase.kind !== 'SETUP') return { shot, arrives: 'LATER', chosen: null };
  // A standing order settles nothing: it can still be changed, and is no other combatant's to know.
  return { shot, arrives: 'NOW', chosen: null };
}

function asked(state: State, attack: Incoming): AskedAttack {
  const { attackerId, targetId, action } = attack.shot;
  const perDefense = () =>
    defensesAgainst(state, attack).map(({ defense, basis }) => ({
      ...choiceOf(defense),
      basis,
      ...outcomeOf(state, attack.shot, defense),
    }));
  const terms = () => planAttack(state, attack.shot, { kind: 'NONE' }).attack.terms;
  const cost = () =>
    defensesAgainst(state, attack).reduce(
      (sum, { defense }) => sum + costOf(planAttack(state, attack.shot, defense)),
      0,
    );
  return { attackerId, targetId, action, arrives: attack.arrives, terms, perDefense, cost };
}

interface Meeting {
  readonly defense: Defense;
  readonly basis: DefenseOdds['basis'];
}

/** How the target may meet it, judged by the guards of `ResolveDefense` when it has to say now. */
function defensesAgainst(state: State, { shot, arrives, chosen }: Incoming): readonly Meeting[] {
  if (chosen) return [{ defense: chosen, basis: 'CHOSEN' }];
  const target = combatantOf(state, shot.targetId);
  const active: readonly (CounterAction | Dodge)[] = [
    { kind: 'DODGE', path: [] },
    ...counters(state, target),
  ];
  const open =
    arrives === 'LATER' ? active : active.filter((defense) => !refuse(state, shot, defense));
  const basis = arrives === 'LATER' ? 'ASSUMED' : 'LEGAL';
  return [
    { defense: { kind: 'REACTION' }, basis: 'LEGAL' },
    { defense: { kind: 'NONE' }, basis: 'LEGAL' },
    ...open.map((defense) => ({ defense, basis }) as const),
  ];
}

const counters = (state: State, target: Combatant): readonly CounterAction[] =>
  everyUse(state, target)
    .filter(({ known }) => known.action.defensive)
    .map(({ known, use }) => ({ kind: 'COUNTER', action: known.action.key, use: use.kind }));

function refuse(state: State, { targetId, attackerId }: Shot, defense: CounterAction | Dodge) {
  const target = combatantOf(state, targetId);
  return defense.kind === 'DODGE'
    ? refuseDodge(state, target)
    : refuseCounter(state, target, { ...defense, attackerId });
}

const choiceOf = (defense: Defense): DefenseChoice =>
  defense.kind === 'COUNTER'
    ? { defense: defense.kind, action: defense.action, use: defense.use }
    : defenseOf(defense.kind);
