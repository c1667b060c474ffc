/** What the scores of attacks show of sheets, to a table that estimates (T-01). */
import type { Formula } from '../../../core/formula/formula.ts';
import { sheetSum, type ShownFigure } from '../../../core/table/seen.ts';
import type { Term } from '../../../core/score/score.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { type Bonuses, bonuses } from '../stats/abilities.ts';
import type { Event, EventOf } from '../model/events.ts';
import { actionOf, attackEffectOf } from '../model/lookup.ts';
import {
  abilityNames,
  bonusNames,
  type Seen,
  type SeenFigure,
  seenFigures,
} from '../model/combatant/seen.ts';
import type { Sheet } from '../model/combatant/sheet.ts';
import type { State } from '../model/state.ts';

type Resolved = EventOf<'AttackHit' | 'AttackMissed'>;
type Shown = readonly ShownFigure<SeenFigure>[];

/** Of an event what it shows; `state` is the one that it happens in. */
export function shownBy(state: State, event: Event): Shown {
  if (event.type === 'DamageDealt') return shownByDamage(state, event);
  if (event.type !== 'AttackHit' && event.type !== 'AttackMissed') return [];
  const { attackerId, action, attackScore } = event;
  const { offensive } = attackEffectOf(state, action);
  return [...shown(attackerId, offensive, attackScore.terms), ...shownByDefense(state, event)];
}

/** SEG-33; what a Reaction takes off (SEG-45), where a table reads it so, is the target's. */
function shownByDamage(state: State, event: EventOf<'DamageDealt'>): Shown {
  const { attackerId, targetId, action, damage, reduction } = event;
  const formula = attackEffectOf(state, action).damage;
  return [
    ...(formula ? shown(attackerId, formula, damage.terms) : []),
    ...(reduction.length > 0 ? [shownByReaction(targetId, reduction)] : []),
  ];
}

/** What the range takes off (SEG-65), and a critical hit or a condition adds (SEG-39, 115), is no part of a sheet. */
const circumstances = ['SEG-65', 'SEG-39', 'SEG-115'];

/** What its names come to, where a formula names no more than goes by one figure. */
function shown(combatantId: CombatantId, formula: Formula, terms: readonly Term[]): Shown {
  const [{ name, times } = { name: '', times: 0 }, ...others] = formula.terms;
  const names = [name, ...others.map((other) => other.name)];
  const written = [names.join(' + '), names.toReversed().join(' + ')];
  const figure = seenFigures.find((known) => written.includes(known));
  if (!figure || times < 1 || others.some((other) => other.times !== times)) return [];
  const value = (sheetSum(terms, circumstances) - formula.flat) / times;
  return [{ combatantId, figure, value }];
}

/** SEG-45. */
const shownByReaction = (combatantId: CombatantId, terms: readonly Term[]) =>
  ({ combatantId, figure: 'DB + Int', value: sheetSum(terms, circumstances) }) as const;

/** SEG-43 to 46: an attack that nothing meets shows nothing. */
function shownByDefense(
  state: State,
  { attackId, targetId, defense, defenseScore }: Resolved,
): Shown {
  switch (defense) {
    case 'NONE':
      return [];
    case 'REACTION':
    case 'DODGE':
      return state.settings.reactionEffect === 'DEFENSE_SCORE'
        ? [shownByReaction(targetId, defenseScore.terms)]
        : [];
    case 'COUNTER': {
      const formula = counterFormula(state, attackId);
      return formula ? shown(targetId, formula, defenseScore.terms) : [];
    }
  }
}

/** The formula of a counter-action that was declared and has waited for its turn (SEG-42). */
function counterFormula(state: State, attackId: string): Formula | null {
  const stage = state.attacks.find(({ id }) => id === attackId)?.stage;
  return (stage?.kind === 'DEFERRED' || stage?.kind === 'GRANT') && stage.defense.kind === 'COUNTER'
    ? actionOf(state, stage.defense.action).defensive
    : null;
}

/** A supposed sheet with what has been seen in its place: every sum comes out as it was seen. */
export function withSeen<S extends Sheet>(supposed: S, seen: Seen): S {
  const { AB, DB, Strength, Dex, Int, Resolve } = resolved(bonuses(supposed), seen);
  return {
    ...supposed,
    attackBonus: AB,
    defenseBonus: DB,
    abilities: { strength: Strength, dexterity: Dex, intelligence: Int, resolve: Resolve },
  };
}

/** One bonus after the other, from a sum with an ability that is known, or else the first. */
function resolved(supposed: Bonuses, seen: Seen): Bonuses {
  const known: Seen = bonusNames.reduce<Seen>((before, bonus) => {
    const sums = abilityNames.flatMap((ability) => {
      const sum = seen[`${bonus} + ${ability}`];
      return sum === undefined ? [] : [{ ability, sum }];
    });
    const from = sums.find(({ ability }) => before[ability] !== undefined) ?? sums[0];
    const rest = from ? from.sum - (before[from.ability] ?? supposed[from.ability]) : undefined;
    const value = before[bonus] ?? rest;
    if (value === undefined) return before;
    const abilities = sums.map(({ ability, sum }) => [ability, sum - value] as const);
    return { ...Object.fromEntries(abilities), ...before, [bonus]: value };
  }, seen);
  return { ...supposed, ...known };
}

/** The names of formulas of which nothing has been seen. */
export function unseenNames(seen: Seen): readonly string[] {
  const known = Object.keys(seen).flatMap((figure) => figure.split(' + '));
  return [...bonusNames, ...abilityNames].filter((name) => !known.includes(name));
}
