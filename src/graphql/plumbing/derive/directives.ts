/** The directives of what the rulesets give the API. */
import type { Directives } from '../directives.ts';
import { rulesOf } from '../../../engine/core/schema/describe.ts';
import type { Statements } from './description.ts';
import type { FieldModel } from './model.ts';

type Owners = readonly (string | null)[];

/** Which of the rulesets have a part of the schema, and by which rules; null stands for all rulesets. */
export function partDirectives(says: Statements, among: Owners): Directives {
  const owners = [...says.keys()];
  const isShared = says.has(null) || among.every((owner) => says.has(owner));
  const ids = [...new Set([...says.values()].flatMap(rulesOf))];
  return {
    ...(!isShared && { rulesets: { only: owners.filter((owner) => owner !== null) } }),
    ...(ids.length > 0 && { rules: { ids } }),
  };
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
    ...partDirectives(field.says, among),
    ...(refersTo && { refersTo: { kind: refersTo } }),
    ...(Object.keys(bound).length > 0 && { bound }),
    ...(value !== undefined && others.length === 0 && { default: { value } }),
    ...(isAnswered && answeredBy && { answeredBy }),
  };
}
