import {
  firstRefusal,
  illegal,
  invalid,
  notFound,
  type Rejection,
} from '../../../core/command/rejection.ts';
import { own } from '../../../core/values/record.ts';
import type { Newcomer } from '../model/state.ts';
import { ATTACK, CHARGE, components, FROM_THE_HIP, times } from '../model/components.ts';

export type Builder = Pick<
  Newcomer,
  'name' | 'combos' | 'components' | 'comboRating' | 'extraAttacks' | 'weaponSkill' | 'rangedSkill'
>;
type Combo = Builder['combos'][number];

/** SEC-52: whether a combatant can have built the combos that it is said to have. */
export function refuseCombos(builder: Builder, field: string): Rejection | null {
  const keys = builder.combos.map(({ key }) => key);
  const unknown = builder.components.find((key) => !own(components, key));
  return firstRefusal([
    () =>
      unknown === undefined
        ? null
        : invalid(`${field}.components`, `There is no combo component '${unknown}'.`),
    () =>
      new Set(keys).size < keys.length
        ? invalid(`${field}.combos`, 'Combos have different keys.')
        : null,
    ...builder.combos.map((combo) => () => refuseCombo(builder, combo)),
  ]);
}

function refuseCombo(builder: Builder, { name, components: parts }: Combo): Rejection | null {
  const { comboRating, weaponSkill, rangedSkill } = builder;
  const most = Math.max(weaponSkill.ranks, rangedSkill.ranks) + 1;
  const rating = parts.reduce((sum, key) => sum + (own(components, key)?.rating ?? 0), 0);
  return firstRefusal([
    ...parts.map((key) => () => refuseComponent(builder, parts, key)),
    () =>
      times(parts, ATTACK) > 0
        ? null
        : illegal('SEC-52', `${name} has no Attack in it`, 'build it around one'),
    () =>
      parts.length <= most
        ? null
        : illegal(
            'SEC-52',
            `${name} has ${parts.length} components`,
            `${builder.name} can join ${most}`,
          ),
    () =>
      rating <= comboRating
        ? null
        : illegal(
            'SEC-52',
            `${name} comes to ${rating}`,
            `the Combo Rating of ${builder.name} allows ${comboRating}`,
          ),
  ]);
}

/** Known, and not more often in it than it may be. */
function refuseComponent(
  { name, components: known, extraAttacks, rangedSkill }: Builder,
  parts: readonly string[],
  key: string,
): Rejection | null {
  const component = own(components, key);
  if (!component) return notFound('action', key);
  if (key !== ATTACK && key !== CHARGE && !known.includes(key))
    return illegal(
      'SEC-52',
      `${name} does not know the component ${component.name}`,
      'build combos of what is known',
    );
  const most = key === ATTACK ? 1 + extraAttacks : key === FROM_THE_HIP ? rangedSkill.ranks : 1;
  return times(parts, key) <= most
    ? null
    : illegal(
        'SEC-52',
        `${component.name} is too often in it`,
        `it fits ${most} time(s) into a combo of ${name}`,
      );
}
