/** What the scores of attacks and checks show of sheets, to a table that estimates (T-01). */
import { countOfDice, type Score, type Term } from '../../../core/score/score.ts';
import { sheetSum, type ShownFigure } from '../../../core/table/seen.ts';
import type { Event, EventOfType } from '../model/events.ts';
import { abilityField } from '../model/combatant/abilities.ts';
import { abilityOf, combatantOf, findAction, isCharacter, stackOf } from '../model/lookup.ts';
import { type Seen, type SeenFigure, seenFigures } from '../model/combatant/seen.ts';
import type { Item } from '../model/combatant/items.ts';
import type { Combatant, StackObject, State } from '../model/state.ts';
import { PASSIVE_DISADVANTAGE } from './plan.ts';

type Shown = readonly ShownFigure<SeenFigure>[];

/** Of an event what it shows; `state` is the one that it happens in. */
export function shownBy(state: State, event: Event): Shown {
  if (event.type === 'CheckMade') return shownByCheck(state, event);
  if (event.type !== 'AttackRolled') return [];
  const { attackId: objectId, attack: roll } = event;
  return [...shownByCheck(state, { objectId, roll }), ...shownByDefense(event)];
}

/** What conditions, points paid and boosts add (VIG-06, 13, 41), everyone can work out. */
const valueIn = ({ terms }: Score): number => sheetSum(terms, ['VIG-06', 'VIG-13', 'VIG-41']);

interface Check {
  readonly objectId: string;
  readonly roll: Score;
}

/** VIG-09, 14: the ability that its owner checks, or a creature's number. */
function shownByCheck(state: State, { objectId, roll }: Check): Shown {
  const object = stackOf(state).find(({ id }) => id === objectId);
  if (!object || dependsOnArmor(state, object)) return [];
  const { ownerId: combatantId, declared } = object;
  const ability = abilityOf(state, declared);
  const figure = isCharacter(combatantOf(state, combatantId))
    ? seenFigures.CHARACTER.find((known) => ability && known === abilityField(ability))
    : 'attack difficulty';
  return figure ? [{ combatantId, figure, value: valueIn(roll) }] : [];
}

/** VIG-41: whether a boost has added to the result can be a matter of what its target wears. */
const dependsOnArmor = (state: State, { declared }: StackObject): boolean =>
  declared.boosts.some((key) => {
    const effect = findAction(state, key)?.effect;
    return effect?.type === 'BOOST' && effect.against !== 'ANYONE' && effect.result !== 0;
  });

/** VIG-14, 63, 65. */
function shownByDefense({ targetId, defense, against }: EventOfType<'AttackRolled'>): Shown {
  const value = valueIn(against);
  const of = (figure: SeenFigure, shown: number) => ({
    ...{ combatantId: targetId, figure, value: shown },
  });
  switch (defense) {
    case 'FIXED':
      return [of('defend difficulty', value)];
    case 'ACTIVE':
      return [of('defend', value), of('armor and shield', diceBy('VIG-63', against))];
    case 'PASSIVE':
      return [
        of('toughness', value),
        of('armor', diceBy('VIG-65', against) + PASSIVE_DISADVANTAGE),
      ];
  }
}

/** Of all dice that are seen those that no circumstance explains. */
const diceBy = (rule: string, { terms }: Score): number =>
  countOfDice(terms.filter((term: Term) => term.rule === rule));

/** A supposed combatant, with what has been seen in its place. */
export function withSeen<C extends Pick<Combatant, 'nature' | 'items'>>(
  supposed: C,
  seen: Seen,
): C {
  const { nature } = supposed;
  if (nature.kind === 'CREATURE')
    return {
      ...supposed,
      nature: {
        ...nature,
        attackDifficulty: seen['attack difficulty'] ?? nature.attackDifficulty,
        defendDifficulty: seen['defend difficulty'] ?? nature.defendDifficulty,
      },
    };
  const { assault, shooting, defend, toughness } = { ...nature.abilities, ...seen };
  return {
    ...supposed,
    nature: {
      ...nature,
      abilities: { ...nature.abilities, assault, shooting, defend, toughness },
    },
    items: [...supposed.items, ...wornBy(seen)],
  };
}

/** Armor that gives as many dice as were seen, and a shield that gives the rest. */
function wornBy(seen: Seen): readonly Item[] {
  const both = seen['armor and shield'] ?? seen.armor ?? 0;
  const armor = seen.armor ?? both;
  const worn = [
    { kind: 'ARMOR', key: 'armor', name: 'Armor', advantageDice: armor },
    { kind: 'SHIELD', key: 'shield', name: 'Shield', advantageDice: both - armor },
  ] as const;
  return worn
    .filter(({ advantageDice }) => advantageDice > 0)
    .map((item) => ({ ...item, aspects: [] }));
}
