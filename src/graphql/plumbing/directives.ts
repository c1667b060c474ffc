/**
 * What the schema says about its parts besides their form, for programs: a form, a check, a generator. People
 * read the descriptions; a program must not. schema/schema.graphql has the directives where they
 * stand, and so has `Query.definition`; introspection has only what they mean.
 */
import {
  DirectiveLocation as At,
  GraphQLDirective,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  specifiedDirectives,
} from 'graphql';
import type { ReferenceKind } from '../../engine/core/schema/describe.ts';
import type { DeclaredBound } from '../http/limits/bounds.ts';

/** Those of one part of the schema, by name, each with its arguments. */
export interface Directives {
  readonly rulesets?: { readonly only: readonly string[] };
  readonly rules?: { readonly ids: readonly string[] };
  readonly refersTo?: { readonly kind: ReferenceKind };
  readonly bound?: DeclaredBound;
  readonly default?: { readonly value: string };
  readonly answeredBy?: { readonly type?: string; readonly field?: string | null };
}

/** For the options of a type, a field or a value. */
export const directed = (directives: Directives) => ({ extensions: { directives } });

const REFERENCES: Readonly<Record<ReferenceKind, string>> = {
  COMBATANT: 'A combatant of the encounter, by its id.',
  ACTION: 'An action of the catalogue, by its key.',
  ATTACK_ACTION: 'An action of the catalogue that attacks, by its key.',
  CONDITION: 'A condition of the catalogue, by its key.',
};

const ReferenceKindType = new GraphQLEnumType({
  name: 'ReferenceKind',
  description: 'What an id or a key can name.',
  values: Object.fromEntries(
    Object.entries(REFERENCES).map(([kind, description]) => [kind, { description }]),
  ),
});

const IDS = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLID)));
const FIELDS = [At.FIELD_DEFINITION, At.INPUT_FIELD_DEFINITION];
const PARTS = [...FIELDS, At.OBJECT, At.INPUT_OBJECT, At.UNION, At.ENUM, At.ENUM_VALUE];

/** Each by its name, so that one that is forgotten does not compile. */
const DECLARED: Readonly<
  Record<keyof Directives, Omit<ConstructorParameters<typeof GraphQLDirective>[0], 'name'>>
> = {
  rulesets: {
    description:
      'Only encounters of these rulesets have it. Without this directive, all that have what it is part of.',
    locations: PARTS,
    args: { only: { type: IDS, description: 'Values of `Ruleset`.' } },
  },
  rules: {
    description:
      'The rules of the rulebooks that it comes from; `node` and `rules` have their text.',
    locations: PARTS,
    args: { ids: { type: IDS, description: 'E.g. `SEG-41`.' } },
  },
  refersTo: {
    description: 'What an id or a key names, or each of a list.',
    locations: [...FIELDS, At.ARGUMENT_DEFINITION],
    args: {
      kind: {
        type: new GraphQLNonNull(ReferenceKindType),
        description: 'The kind of thing that the id or key names.',
      },
    },
  },
  bound: {
    description:
      'How much it takes: the widest of all rulesets. Of a field of an answer: how much it has.',
    locations: [At.ARGUMENT_DEFINITION, ...FIELDS],
    args: {
      entries: { type: GraphQLInt, description: 'Entries of a list, at most.' },
      characters: {
        type: GraphQLInt,
        description: 'Characters of a text, or of each text of a list, at most.',
      },
      min: { type: GraphQLFloat, description: 'The least number.' },
      max: { type: GraphQLFloat, description: 'The greatest number.' },
    },
  },
  default: {
    description:
      'What a number, a text, a Boolean or an enum is when it is left out, in every ruleset that has it.',
    locations: [At.INPUT_FIELD_DEFINITION],
    args: {
      value: {
        type: new GraphQLNonNull(GraphQLString),
        description: 'As it is written in a document, e.g. `30` or `MELEE`.',
      },
    },
  },
  answeredBy: {
    description:
      'What an answer has in place of a field that is given, where it is not the field of the same name.',
    locations: [At.INPUT_FIELD_DEFINITION],
    args: {
      type: {
        type: GraphQLString,
        description: 'In a one-of input: the type of the answer for which this field is given.',
      },
      field: {
        type: GraphQLString,
        description:
          'The path to it, e.g. `defenses.dodges`. Null when nothing is given, so that it begins with its default; left out in a one-of input, it is the answer itself, or true.',
      },
    },
  },
};

/** For the schema, beside those of GraphQL itself. */
export const directives: readonly GraphQLDirective[] = [
  ...specifiedDirectives,
  ...Object.entries(DECLARED).map(
    ([name, declared]) => new GraphQLDirective({ name, ...declared }),
  ),
];
