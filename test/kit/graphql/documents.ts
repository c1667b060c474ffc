/** Valid documents of any shape that the schema allows, made by chance. */
import fc from 'fast-check';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

type Pick = fc.GeneratorValue;

/** Ids and strings that exist, nearly exist, or mean something to someone. */
const words = ['', 'x', '__proto__', 'SEG-41', 'SAMPLE', '0', '\u0000', '💥', 'a'.repeat(200)];
const numbers = [0, 1, -1, 2, 100, 101, 2_147_483_647, -2_147_483_648];

export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #ids: readonly string[];
  readonly #pick: Pick;

  /** @param ids of encounters that there are */
  constructor(schema: GraphQLSchema, ids: readonly string[], pick: Pick) {
    this.#schema = schema;
    this.#ids = ids;
    this.#pick = pick;
  }

  /** A question, or in one of four cases a mutation. */
  operation(): string {
    const mutates = this.#among([true, false, false, false]);
    const root = mutates ? this.#schema.getMutationType() : this.#schema.getQueryType();
    const fields = Object.values(root!.getFields());
    const asked = Array.from({ length: this.#among([1, 1, 2, 3]) }, (_, i) => {
      const field = this.#among(fields);
      return `r${i}: ${this.#field(field, 5)}`;
    });
    return `${mutates ? 'mutation' : 'query'} { ${asked.join(' ')} }`;
  }

  #among<T>(values: readonly T[]): T {
    return values[this.#pick(fc.nat, values.length - 1)]!;
  }

  #field({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): string {
    const given = args
      .filter((arg) => isRequiredArgument(arg) || this.#among([true, false]))
      .map((arg) => `${arg.name}: ${this.#value(arg.type, arg.name, 4)}`);
    const list = given.length > 0 ? `(${given.join(', ')})` : '';
    return `${name}${list} ${this.#selection(getNamedType(type), depth)}`;
  }

  #selection(type: GraphQLNamedType, depth: number): string {
    if (isLeafType(type)) return '';
    if (isAbstractType(type)) {
      const possible = this.#among(this.#schema.getPossibleTypes(type));
      return `{ __typename ... on ${possible.name} ${this.#selection(possible, depth)} }`;
    }
    if (!isObjectType(type)) throw new Error(`${type.name} cannot be asked for.`);
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 1 || isLeafType(getNamedType(field.type)),
    );
    // One alias each, so that two of a name never have to agree.
    const asked = Array.from({ length: fields.length > 0 ? this.#among([1, 2, 4]) : 0 }, (_, i) => {
      const directive = this.#among(['', '', ' @include(if: true)', ' @skip(if: true)']);
      const [name, rest] = split(this.#field(this.#among(fields), depth - 1));
      return `f${i}: ${name}${directive}${rest}`;
    });
    return `{ __typename ${asked.join(' ')} }`;
  }

  #value(type: GraphQLInputType, name: string, depth: number): string {
    if (isNonNullType(type)) return this.#value(type.ofType, name, depth);
    if (isListType(type)) {
      const length = depth > 0 ? this.#among([0, 1, 1, 2]) : 0;
      return `[${Array.from({ length }, () => this.#value(type.ofType, name, depth - 1)).join(', ')}]`;
    }
    if (isEnumType(type)) return this.#among(type.getValues()).name;
    if (!isInputObjectType(type)) return this.#scalar(type.name, name);
    const all = Object.values(type.getFields());
    const given = type.isOneOf
      ? [this.#among(all)]
      : all.filter(
          (field) => isRequiredInputField(field) || (depth > 0 && this.#among([true, false])),
        );
    const fields = given.map(
      (field) => `${field.name}: ${this.#value(field.type, field.name, depth - 1)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }

  #scalar(type: string, name: string): string {
    if (type === 'Int') return String(this.#among(numbers));
    if (type === 'Float') return String(this.#among([...numbers, 0.5]));
    if (type === 'Boolean') return String(this.#among([true, false]));
    if (type === 'JSON') return this.#among(['{}', '[]', '1', '"x"', '{ a: [1, null] }']);
    const isEncounter = /^(id|encounterId)$/.test(name);
    const known = isEncounter ? [...this.#ids, ...this.#ids, 'x'] : [...words, ...this.#ids];
    return JSON.stringify(this.#among(known));
  }
}

/** Directives stand between the arguments and the selection. */
function split(field: string): readonly [string, string] {
  const selection = / (\{ __typename .*)?$/s.exec(field);
  return selection ? [field.slice(0, selection.index), selection[0]] : [field, ''];
}
