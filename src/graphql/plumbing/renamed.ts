/** Names of 1.0 that another name has replaced in 2.0, for the errors about documents that still have them. */
import {
  type GraphQLError,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';

type Renamed = readonly (readonly [was: string, is: string])[];

const fields: Renamed = [
  ['after', 'afterVersion'],
  ['against', 'countsAgainst'],
  ['amplify', 'orders { amplify }'],
  ['chosenAbility', 'ability'],
  ['damage', 'addedDamage'],
  ['defenseOrder', 'orders { defense }'],
  ['delayTrigger', 'orders { until }'],
  ['figures', 'stats'],
  ['figures', 'values'],
  ['form', 'attackCheck'],
  ['least', 'minimum'],
  ['lostWeapon', 'weapon'],
  ['manner', 'style'],
  ['most', 'maximum'],
  ['most', 'max'],
  ['passing', 'orders { passing }'],
  ['playOn', 'playComputers'],
  ['push', 'pushDirection'],
  ['reach', 'addedReach'],
  ['reach', 'reachKind'],
  ['reachesNobody', 'hasNoTarget'],
  ['targetId', 'combatantId'],
  ['temper', 'personality'],
  ['triggerSecond', 'orders { second }'],
  ['type', '__typename'],
  ['using', 'weapon'],
];

/** Parts of the names of types. */
const types: Renamed = [
  ['AdviceFor', 'Advice'],
  ['ComputerManner', 'ComputerStyle'],
  ['ComputerTemper', 'ComputerPersonality'],
  ['EncounterNews', 'EncounterStreamItem'],
  ['Figures', 'Stats'],
  ['PlayOn', 'PlayComputers'],
  ['SecondsCatchOf', 'SecondsCatchTarget'],
  ['SegmentsManner', 'SegmentsStyle'],
  ['SomebodyTrigger', 'CombatantTrigger'],
];

const values: Renamed = [
  ['EVERYBODY', 'ALL_SEATS'],
  ['NOBODY_FIGHTS', 'NO_FIGHTERS_LEFT'],
  ['NOBODY_THERE', 'NO_TARGET'],
];

/** What errors of graphql-js say is not there. */
const UNKNOWN_FIELD = /^Cannot query field "(\w+)" on type "(\w+)"/;
const UNKNOWN_INPUT = /Field "(\w+)" is not defined by type "(\w+)"/;
const UNKNOWN_ARGUMENT = /^Unknown argument "(\w+)" on field "(\w+)\.(\w+)"/;
const UNKNOWN_TYPE = /^Unknown type "(\w+)"/;
const UNKNOWN_VALUE = /Value "(\w+)" does not exist in "(\w+)" enum/;

/** What an error's unknown name is called today; null where no name has replaced it. */
export function nameOfToday(schema: GraphQLSchema, { message }: GraphQLError): string | null {
  const [field, of] = partsIn(message, UNKNOWN_FIELD, UNKNOWN_INPUT);
  if (field && of) return nameIn(fields, field, (name) => hasField(schema, of, name));
  const [argument, type, asked] = partsIn(message, UNKNOWN_ARGUMENT);
  if (argument && type && asked)
    return nameIn(fields, argument, (name) => hasArgument(schema, [type, asked], name));
  const [value, among] = partsIn(message, UNKNOWN_VALUE);
  if (value && among) return nameIn(values, value, (name) => hasValue(schema, among, name));
  const [unknown = ''] = partsIn(message, UNKNOWN_TYPE);
  const known = types.map(([was, is]) => unknown.replace(was, is));
  return known.find((name) => name !== unknown && schema.getType(name)) ?? null;
}

/** What the groups of the first pattern that fits have found. */
const partsIn = (message: string, ...patterns: readonly RegExp[]): readonly string[] =>
  patterns
    .map((pattern) => pattern.exec(message))
    .find((found) => found !== null)
    ?.slice(1) ?? [];

const nameIn = (
  renamed: Renamed,
  unknown: string,
  isThere: (name: string) => boolean,
): string | null => renamed.find(([was, is]) => was === unknown && isThere(is))?.[1] ?? null;

/** @param asked with what is asked for in it, if it is no value itself */
function hasField(schema: GraphQLSchema, of: string, asked: string): boolean {
  const type = schema.getType(of);
  const [name = ''] = asked.split(' ');
  if (isUnionType(type))
    return type.getTypes().some((member) => Object.hasOwn(member.getFields(), name));
  if (isInputObjectType(type)) return Object.hasOwn(type.getFields(), name);
  if (!isObjectType(type) && !isInterfaceType(type)) return false;
  return name === '__typename' || Object.hasOwn(type.getFields(), name);
}

function hasArgument(
  schema: GraphQLSchema,
  [of, field]: readonly [string, string],
  name: string,
): boolean {
  const type = schema.getType(of);
  const args = isObjectType(type) ? type.getFields()[field]?.args : undefined;
  return args?.some((argument) => argument.name === name) ?? false;
}

function hasValue(schema: GraphQLSchema, among: string, name: string): boolean {
  const type = schema.getType(among);
  return isEnumType(type) && type.getValue(name) !== undefined;
}
