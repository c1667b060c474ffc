import { diceTerm, type Term, valueTerm } from '../../../core/score/score.ts';
import type { ActionKey, ConditionKey } from '../../../core/values/ids.ts';
import type { Circumstance, RollKind } from '../model/conditions.ts';
import { effectsOn, findCondition } from '../model/lookup.ts';
import type { ActiveCondition, Combatant, State } from '../model/state.ts';
import type { Settings } from '../rulebook/settings.ts';
import { isBloodied } from './bloodied.ts';

/** What helps and what hinders a roll, however often (SEG-84). */
export interface Circumstances {
  readonly advantage: boolean;
  readonly disadvantage: boolean;
  readonly leverage: boolean;
}

/** SEG-86: what leverage and disadvantage come to, as the table reads it. */
export type LeverageReading = Settings['leverageDisadvantage'];

/**
 * SEG-87: dice more or fewer. Advantage +3 and disadvantage -3 cancel (SEG-84); leverage +6
 * replaces advantage and does not cancel disadvantage (SEG-86).
 */
export function extraDice(circumstances: Circumstances, reading: LeverageReading = 'NET'): number {
  const { helped, hindered } = swing(circumstances, reading);
  return helped - hindered;
}

/** The dice that help, and those that are taken away. */
function swing(
  { advantage, disadvantage, leverage }: Circumstances,
  reading: LeverageReading,
): { readonly helped: number; readonly hindered: number } {
  const ignored = leverage && reading === 'LEVERAGE';
  return {
    helped: leverage ? LEVERAGE : advantage ? ADVANTAGE : 0,
    hindered: disadvantage && !ignored ? ADVANTAGE : 0,
  };
}

/** SEG-81, 86. */
const ADVANTAGE = 3;
const LEVERAGE = 6;

/** Something that helps or hinders a roll, and the rule by which it does. */
export interface Influence {
  readonly circumstance: Circumstance;
  /** What the table calls it. */
  readonly label: string;
  readonly rule: string;
}

/** SEG-84: however often something helps or hinders, it counts once. */
export function circumstancesOf(influences: readonly Influence[]): Circumstances {
  const found = new Set(influences.map(({ circumstance }) => circumstance));
  return {
    advantage: found.has('ADVANTAGE'),
    disadvantage: found.has('DISADVANTAGE'),
    leverage: found.has('LEVERAGE'),
  };
}

/** The dice that influences add to a roll and take from it, by their names. */
export function influenceTerms(
  influences: readonly Influence[],
  reading: LeverageReading,
): readonly Term[] {
  if (influences.length === 0) return [];
  const circumstances = circumstancesOf(influences);
  const { helped, hindered } = swing(circumstances, reading);
  return [
    ...together(influences, circumstances.leverage ? 'LEVERAGE' : 'ADVANTAGE', helped),
    ...together(influences, 'DISADVANTAGE', -hindered),
  ];
}

/** SEG-84: several of a kind are one term, which names them all. */
function together(
  influences: readonly Influence[],
  kind: Circumstance,
  dice: number,
): readonly Term[] {
  if (dice === 0) return [];
  const causes = influences.filter(({ circumstance }) => circumstance === kind);
  const rules = [...new Set(causes.map(({ rule }) => rule))];
  const label = [...new Set(causes.map((cause) => cause.label))].join(' and ');
  return [diceTerm(label, dice, 6, rules.length === 1 ? (rules[0] ?? null) : 'SEG-84')];
}

/** What of a combatant bears on rolls, now or as it was. */
export type Bearing = Pick<Combatant, 'id' | 'hitPoints' | 'maxHitPoints'> & {
  readonly conditions: readonly Pick<ActiveCondition, 'condition' | 'once' | 'action'>[];
};

/** Who makes a roll, and against whom. */
export interface Rolling {
  readonly bearer?: Bearing;
  readonly target?: Bearing;
  /** With which action, if it is one of an action (SEG-81). */
  readonly action?: ActionKey | null;
}

/** SEG-81, 89: as it was, but for grants for one roll: these are words on the roll itself. */
export const bearingThen = (
  combatant: Combatant,
  then: { readonly conditions: readonly ConditionKey[]; readonly bloodied?: boolean },
): Bearing => ({
  id: combatant.id,
  // SEG-104: no more of them is kept than everyone has seen.
  hitPoints:
    then.bloodied === undefined ? combatant.hitPoints : then.bloodied ? 0 : combatant.maxHitPoints,
  maxHitPoints: combatant.maxHitPoints,
  conditions: [
    ...then.conditions.map((condition) => ({ condition, once: false })),
    ...combatant.conditions.filter(({ once }) => once),
  ],
});

/** The conditions that count for an attack from a moment on (SEG-89). */
export const lastingOn = ({ conditions }: Combatant): readonly ConditionKey[] =>
  conditions.filter(({ once }) => !once).map(({ condition }) => condition);

/** The conditions that change a roll: those of who makes it, and those of whom it is against. */
export function changesOf(
  state: State,
  roll: RollKind,
  { bearer, target, action = null }: Rolling,
): readonly Change[] {
  const isFor = (named: ActionKey | undefined, actions: readonly ActionKey[] | null = null) =>
    (named === undefined || named === action) &&
    (actions === null || (action !== null && actions.includes(action)));
  const of = (combatant: Bearing | undefined, whose: 'BEARER' | 'ATTACKERS') =>
    combatant
      ? effectsOn(state, combatant).flatMap(({ active, effect }) =>
          effect.type === 'ROLLS' &&
          effect.of === whose &&
          effect.rolls.includes(roll) &&
          isFor(active.action, effect.actions)
            ? [{ bearerId: combatant.id, active, circumstance: effect.circumstance }]
            : [],
        )
      : [];
  return [...of(bearer, 'BEARER'), ...of(target, 'ATTACKERS')];
}

interface Change {
  readonly bearerId: string;
  readonly active: Bearing['conditions'][number];
  readonly circumstance: Circumstance;
}

/** SEG-83: whether such a roll can have advantage or leverage, as the table reads it. */
export const isHelped = ({ settings }: State, roll: RollKind): boolean => {
  if (roll === 'HEALING') return settings.hitPointRolls === 'TOTALS';
  return roll !== 'DAMAGE' || settings.hitPointRolls !== 'NEITHER';
};

/** SEG-115: what the conditions on who makes a roll add to its score; the same twice is one (SEG-91). */
export const flatTermsOn = (state: State, roll: RollKind, bearer: Bearing): readonly Term[] =>
  effectsOn(state, bearer).flatMap(({ active, effect }) =>
    effect.type === 'SCORE' && effect.rolls.includes(roll)
      ? [valueTerm(nameOf(state, active), effect.bonus, 'SEG-115')]
      : [],
  );

const nameOf = (state: State, { condition }: Pick<ActiveCondition, 'condition'>): string =>
  findCondition(state, condition)?.name ?? condition;

/** What the conditions on a combatant do to a roll: its own, or that of its attacker. */
export const influencesOn = (state: State, roll: RollKind, on: Rolling): readonly Influence[] =>
  isHelped(state, roll)
    ? everyInfluenceOn(state, roll, on)
    : everyInfluenceOn(state, roll, on).filter(
        ({ circumstance }) => circumstance === 'DISADVANTAGE',
      );

const everyInfluenceOn = (state: State, roll: RollKind, on: Rolling): readonly Influence[] => [
  ...changesOf(state, roll, on).map(({ bearerId, active, circumstance }): Influence => {
    const name = nameOf(state, active);
    const label = bearerId === on.bearer?.id ? name : `${name} target`;
    return { circumstance, label, rule: 'SEG-93' };
  }),
  // SEG-104: on every roll of one's own; those of hit points are none of these kinds (SEG-83).
  ...(on.bearer && isBloodied(state, on.bearer)
    ? [{ circumstance: 'DISADVANTAGE' as const, label: 'bloodied', rule: 'SEG-104' }]
    : []),
];
