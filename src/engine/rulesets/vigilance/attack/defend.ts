import { planUnless } from '../../../core/command/handler.ts';
import {
  firstRefusal,
  type Rejection,
  notFound,
  illegal,
} from '../../../core/command/rejection.ts';
import { type Hex, sameHex, hexName, neighbours } from '../../../grid/hex.ts';
import { canStep } from '../../../grid/path.ts';
import { payCost } from '../condition/costs.ts';
import { refuseAmplification } from '../stats/amplification.ts';
import { refuseRepeatedBoosts, knownBoost, boostsOf, withBoosts } from '../stats/boosts.ts';
import { refuseAmbushed } from '../stats/budget.ts';
import { weaponsInUse, hasShield } from '../stats/weapons.ts';
import { cowers, groundFor } from '../terrain/movement.ts';
import type { Cost } from '../model/actions.ts';
import type { CommandOf } from '../model/commands.ts';
import type { Handler } from '../model/handler.ts';
import { findCombatant, combatantOf, knownActions, topOf } from '../model/lookup.ts';
import { refuseEnded } from '../model/phase.ts';
import { openQuestion } from '../model/questions.ts';
import type { Defense, State, Combatant, StackObject } from '../model/state.ts';
import type { DefenseAnswer } from './plan.ts';

type ResolveDefense = CommandOf<'ResolveDefense'>;

/** VIG-44, 62 to 66: the target of an attack chooses how to meet it, before any die falls. */
export const resolveDefense: Handler<ResolveDefense> = {
  judge: (state, command) => {
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () => refuseAttack(state, command),
      () => refuseDefense(state, command),
    ]);
    return planUnless(refusal, command);
  },
  apply: (command, recorder) => {
    const { combatantId, attackId, defense, vigor, to } = command;
    const boosts = allBoosts(command);
    const answer: DefenseAnswer = { kind: 'DEFENSE', defense, boosts, amplification: vigor, to };
    recorder.emit({
      type: 'ActionAnswered',
      ...{ objectId: attackId, combatantId, answer, byStandingOrder: false },
    });
    const cost = costOfDefense(recorder.state, { defense, boosts });
    const paidAction = topOf(recorder.state)?.declared.action ?? null;
    const payment = { paidFor: 'DEFENSE', paidAction } as const;
    payCost(recorder, combatantId, { ...cost, vigor: cost.vigor + vigor }, payment);
  },
};

const allBoosts = ({ enabledBy, boosts }: Pick<ResolveDefense, 'enabledBy' | 'boosts'>) => [
  ...enabledBy,
  ...boosts,
];

/** VIG-41, 63: what a defense costs before it is amplified. */
export const costOfDefense = (
  state: State,
  { defense, boosts }: { readonly defense: Defense; readonly boosts: readonly string[] },
): Cost => withBoosts(state, { vigor: defense === 'ACTIVE' ? 1 : 0, focus: 0 }, boosts);

/** VIG-65, without anything on top: how the unconscious meet an attack. */
export const helplessDefense: DefenseAnswer = {
  kind: 'DEFENSE',
  defense: 'PASSIVE',
  boosts: [],
  amplification: 0,
  to: null,
};

function refuseAttack(state: State, { combatantId, attackId }: ResolveDefense): Rejection | null {
  const combatant = findCombatant(state, combatantId);
  if (!combatant) return notFound('combatant', combatantId);
  const question = openQuestion(state);
  if (question?.kind === 'DEFENSE' && question.combatantId === combatantId)
    return question.object.id === attackId ? null : notFound('attack', attackId);
  return illegal('VIG-66', `${combatant.name} has no attack to defend against now`, 'wait for one');
}

/** A way to meet an attack, as far as it matters whether it is allowed. */
export type DefenseChoice = Pick<
  ResolveDefense,
  'combatantId' | 'defense' | 'boosts' | 'enabledBy' | 'vigor' | 'focus' | 'to'
>;

/** VIG-44, 63 to 67. The attack is the one on top of the stack. */
export function refuseDefense(state: State, meeting: DefenseChoice): Rejection | null {
  const defender = combatantOf(state, meeting.combatantId);
  const attack = topOf(state);
  const ability = meeting.defense === 'ACTIVE' ? 'DEFEND' : 'TOUGHNESS';
  return firstRefusal([
    () => refuseDefenseBoosts(state, defender, meeting),
    () =>
      meeting.defense === 'ACTIVE' && attack
        ? refuseActive(state, defender, attack, meeting.enabledBy)
        : null,
    () => (meeting.to ? refuseStep(state, defender, meeting.enabledBy, meeting.to) : null),
    () => (attack ? refuseIdle(state, defender, attack, meeting) : null),
    () => refuseAmplification(ability, meeting),
  ]);
}

/** VIG-44: boosts go on an active defense. */
function refuseDefenseBoosts(
  state: State,
  defender: Combatant,
  meeting: DefenseChoice,
): Rejection | null {
  const { defense } = meeting;
  const boosts = allBoosts(meeting);
  if (boosts.length === 0) return null;
  return firstRefusal([
    () => refuseAmbushed(state, defender, 'BOOST'),
    () => refuseRepeatedBoosts(boosts),
    () => {
      const unfit = boosts.find((key) => !isDefenseBoost(state, defender, key));
      return unfit === undefined
        ? null
        : illegal(
            'VIG-44',
            `${defender.name} knows no boost '${unfit}' for a defense`,
            'leave it out',
          );
    },
    () =>
      defense === 'PASSIVE'
        ? illegal('VIG-44', 'Boosts go on an active defense', 'leave them out, or defend actively')
        : null,
  ]);
}

/** VIG-44: whether a combatant knows the boost, and it goes with a defense. */
const isDefenseBoost = (state: State, defender: Combatant, key: string): boolean =>
  knownBoost(state, defender, key)?.effect.fits.includes('DEFENSE') ?? false;

/** VIG-44: the boosts that a combatant can put on a defense as things stand. */
export const defenseBoosts = (state: State, defender: Combatant): readonly string[] =>
  refuseAmbushed(state, defender, 'BOOST')
    ? []
    : knownActions(state, defender)
        .map(({ key }) => key)
        .filter((key) => isDefenseBoost(state, defender, key));

/** Each of `enabledBy` is needed: as a shield, or to move afterwards. */
function refuseIdle(
  state: State,
  defender: Combatant,
  attack: StackObject,
  { enabledBy, to }: DefenseChoice,
): Rejection | null {
  const needsShield = refuseActive(state, defender, attack, []) !== null;
  const idle = enabledBy.find((key) => {
    const boost = knownBoost(state, defender, key)?.effect;
    const shields = needsShield && boost?.asShield === true;
    const moves = to !== null && (boost?.moves ?? 0) > 0;
    return !shields && !moves;
  });
  return idle === undefined
    ? null
    : illegal('VIG-44', `'${idle}' enables nothing here`, 'name it among the boosts');
}

/** VIG-63, 64, 66, 67: whether this attack can be actively defended, with these boosts. */
export function refuseActive(
  state: State,
  defender: Combatant,
  { ownerId, declared }: Pick<StackObject, 'ownerId' | 'declared'>,
  boosts: readonly string[],
): Rejection | null {
  const { name } = defender;
  const attacker = combatantOf(state, ownerId);
  const weapons = weaponsInUse(state, attacker, declared);
  const missile = weapons.some(({ form }) => form !== 'MELEE');
  const shielded = hasShield(defender) || boostsOf(state, boosts).some(({ asShield }) => asShield);
  if (defender.status !== 'STANDING' && defender.status !== 'YIELDED')
    return illegal('VIG-66', `${name} is unconscious`, 'defend passively');
  if (cowers(state, defender)) return illegal('VIG-66', `${name} cowers`, 'defend passively');
  if (boostsOf(state, declared.boosts).some(({ forcesPassive }) => forcesPassive))
    return illegal('VIG-03', 'This attack cannot be actively defended', 'defend passively');
  if (missile && weapons.some(({ aspects }) => aspects.includes('FIREPOWER')))
    return illegal('VIG-67', 'Such shots cannot be actively defended', 'defend passively');
  return missile && !shielded
    ? illegal('VIG-64', `${name} has no shield against missiles`, 'defend passively')
    : null;
}

/** VIG-44: a field to move to after the defense. */
function refuseStep(
  state: State,
  defender: Combatant,
  boosts: readonly string[],
  to: Hex,
): Rejection | null {
  return fieldsAfterDefense(state, defender, boosts).some((hex) => sameHex(hex, to))
    ? null
    : illegal(
        'VIG-44',
        `No boost takes ${defender.name} to ${hexName(to)} after the defense`,
        'name one for it in `enabledBy`, or leave it out',
      );
}

/** VIG-44: the fields that a defense with these boosts can lead to. */
export function fieldsAfterDefense(
  state: State,
  defender: Combatant,
  boosts: readonly string[],
): readonly Hex[] {
  if (!boostsOf(state, boosts).some(({ moves }) => moves > 0)) return [];
  const ground = groundFor(state, defender);
  return neighbours(defender.position).filter(
    (hex) => ground.stop(hex) && canStep(ground, defender.position, hex),
  );
}
