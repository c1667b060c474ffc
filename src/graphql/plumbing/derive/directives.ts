/** The directives of what the rulesets give the API. */
import type { Directives } from '../directives.ts';
import type { FieldModel } from './model.ts';

type Owners = readonly (string | null)[];

/** Of what these have, where it could be had by others too; null stands for all rulesets. */
export function rulesetsOf(owners: Owners, among: Owners): Pick<Directives, 'rulesets'> {
  const only = owners.filter((owner) => owner !== null);
  const isShared = owners.includes(null) || among.every((owner) => owners.includes(owner));
  return isShared ? {} : { rulesets: { only } };
}

/**
 * @param among the rulesets that have the type of the field
 * @param isAnswered whether the API answers what the field is given to
 */
export function fieldDirectives(field: FieldModel, among: Owners, isAnswered: boolean): Directives {
  const { refersTo, bound, defaults, answeredBy } = field;
  const owners = [...field.says.keys()];
  const [value, ...others] = new Set(owners.map((owner) => defaults.get(owner)));
  return {
    ...rulesetsOf(owners, among),
    ...(refersTo && { refersTo: { kind: refersTo } }),
    ...(Object.keys(bound).length > 0 && { bound }),
    ...(value !== undefined && others.length === 0 && { default: { value } }),
    ...(isAnswered && answeredBy && { answeredBy }),
  };
}
