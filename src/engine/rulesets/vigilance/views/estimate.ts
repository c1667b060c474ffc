import { namedAfter } from '../../../core/catalogue/named-after.ts';
import { identityOf } from '../../../core/table/state.ts';
import { typicalOf } from '../../../core/odds/typical.ts';
import { type Estimate, supposeUnseen } from '../../../core/table/suppose.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { quarters } from '../../../core/views/foe-numbers.ts';
import { withSeen } from '../attack/seen.ts';
import { creatures } from '../content/index.ts';
import { damageLimit, halfOf, isStressed, reservesOf, stressLimit } from '../stats/limits.ts';
import { stackOf } from '../model/lookup.ts';
import { remembered, rememberedOfBoth } from '../../../core/values/remembered.ts';
import { fresh } from '../model/combatant/newcomer.ts';
import { seenFigures } from '../model/combatant/seen.ts';
import type { NatureInput, Newcomer } from '../model/combatant/sheet.ts';
import type { Combatant, State } from '../model/state.ts';

/** The middle of the sample combatants of a kind; which kind it is shows with the first roll. */
const averages = new Map<
  NatureInput['kind'],
  Pick<Combatant, 'vigilance'> & { nature: NatureInput }
>();

function averageOf(kind: NatureInput['kind']) {
  const known = averages.get(kind);
  if (known) return known;
  const alike = creatures
    .filter(({ nature }) => nature.kind === kind)
    .map(({ vigilance, nature }) => ({ vigilance, nature }));
  const average = typicalOf(alike);
  averages.set(kind, average);
  return average;
}

/**
 * Everyone who is not seen with average figures, but for those that the table has seen, and as much
 * of them left as can be seen.
 */
export const estimate = (state: State, isUnseen: (id: CombatantId) => boolean): Estimate<State> =>
  estimateBy(state, isUnseen, averageFor);

/** The same, but who has the name of a creature of the bestiary is supposed to have its sheet. */
export const estimateByName = (
  state: State,
  isUnseen: (id: CombatantId) => boolean,
): Estimate<State> =>
  estimateBy(
    state,
    isUnseen,
    (combatant) => namesake(combatant, state.actions) ?? averageFor(combatant, state),
  );

/** A combatant with the sheet of the creature whose name it has, if it is known in this fight. */
const namesake = rememberedOfBoth((combatant: Combatant, actions: State['actions']) => {
  const creature = namedAfter(creatures, combatant.name);
  const isKnown = creature?.learnt.every((key) => Object.hasOwn(actions, key)) ?? false;
  if (!creature || !isKnown || creature.nature.kind !== combatant.nature.kind) return null;
  const { vigilance, nature, items, learnt } = creature;
  const figures = { vigilance, nature, items: [], learnt, damage: 0, stress: 0 };
  return { ...supposedBy(figures, combatant), items };
});

/** A combatant of average figures, with the weapons that it has used. */
function averageFor(combatant: Combatant, state: State): Combatant {
  const supposed = average(combatant);
  const weapons = weaponsInUse(state, combatant);
  return weapons.length > 0 ? { ...supposed, items: [...weapons, ...supposed.items] } : supposed;
}

const average = remembered((combatant: Combatant) =>
  supposedBy(
    { ...averageOf(combatant.nature.kind), damage: 0, stress: 0, items: [], learnt: [] },
    combatant,
  ),
);

/** Before anybody acts: how far a combatant is in the round is taken from who it stands for. */
const beforehand = { phase: { kind: 'SETUP' } } as const;

/** A combatant with these figures, unhurt, and what the table has seen of it. */
function supposedBy(
  figures: Pick<Newcomer, 'vigilance' | 'nature' | 'items' | 'learnt' | 'damage' | 'stress'>,
  combatant: Combatant,
): Combatant {
  const { conditions, seen } = combatant;
  return withSeen(fresh({ ...figures, conditions, ...identityOf(combatant) }, beforehand), seen);
}

const estimateBy = (
  state: State,
  isUnseen: (id: CombatantId) => boolean,
  suppose: (combatant: Combatant, state: State) => Combatant,
): Estimate<State> =>
  supposeUnseen(state, isUnseen, (combatant) => {
    const { status, mind, cover, presence } = combatant;
    const { nature, seen } = combatant;
    const supposed = suppose(combatant, state);
    const [health] = reservesOf(combatant);
    const left = Math.ceil(quarters(health) * damageLimit(supposed));
    return {
      combatant: {
        ...supposed,
        ...{ status, mind, cover, presence, seen },
        damage: damageLimit(supposed) - left,
        // VIG-21: that a combatant is stressed is seen by all, and how much is not.
        stress: isStressed(state, combatant) ? halfOf(stressLimit(supposed), state.settings) : 0,
      },
      supposed: () => [
        ...seenFigures[nature.kind].filter((figure) => seen[figure] === undefined),
        'damage limit',
      ],
    };
  });

/** The weapons of its actions on the stack, which the table has seen. */
function weaponsInUse(state: State, { id, items }: Combatant): Combatant['items'] {
  const used = stackOf(state)
    .filter(({ ownerId }) => ownerId === id)
    .map(({ declared }) => declared.weapon);
  return items.filter(({ key }) => used.includes(key));
}
