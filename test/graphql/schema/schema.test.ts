import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  getNamedType,
  graphql,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
  lexicographicSortSchema,
  validateSchema,
} from 'graphql';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../src/engine/all.ts';
import { CLIENT_FILES, MUTATIONS } from '../../../scripts/codegen/documents.ts';
import { CODES_PAGE } from '../../../scripts/codegen/codes.ts';
import { generatedFiles } from '../../../scripts/codegen/generated.ts';
import { TEXTS_OF_SERVER } from '../../../scripts/codegen/ids.ts';
import { NAMES_OF_TABLE } from '../../../scripts/codegen/names.ts';
import { sdlOf } from '../../../src/graphql/plumbing/sdl.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { ROOT } from '../../kit/root.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

/** A forecast and an export have errors of their own, and change nothing. */
const isOfMutations = (error: string): boolean =>
  !error.startsWith('Forecast') && error !== 'JournalDamaged';

const implementing = (name: string): readonly string[] => {
  const type = schema.getType(name);
  if (!isInterfaceType(type)) throw new Error(`${name} is no interface.`);
  return schema.getPossibleTypes(type).map((possible) => possible.name);
};

it('the schema is valid, which the functions on Lambda take for granted', () => {
  expect(validateSchema(schema)).toEqual([]);
});

describe('what is generated from the code', () => {
  it('schema/schema.graphql is the schema; `npm run schema` writes it', () => {
    expect(read('schema/schema.graphql')).toBe(sdlOf(lexicographicSortSchema(schema)));
  });

  it('schema/operations has the mutations, src/client/generated the typed documents and what caches need, src/web/api/generated their names; `npm run codegen` writes them', async () => {
    const files = await generatedFiles();
    for (const [file, text] of files) expect(readFileSync(file, 'utf8')).toBe(text);
    const inFolders = [CLIENT_FILES, NAMES_OF_TABLE].flatMap((folder) =>
      readdirSync(folder).map((name) => path.join(folder, name)),
    );
    const kept = [MUTATIONS, CODES_PAGE, TEXTS_OF_SERVER, ...inFolders];
    expect(kept.toSorted()).toEqual([...files.keys()].toSorted());
  });
});

it('the version that can be asked is that of the packages', async () => {
  const { data } = await graphql({ schema, source: '{ schemaVersion }' });
  for (const manifest of ['package.json', 'src/client/package.json'])
    expect(data).toEqual({
      schemaVersion: (JSON.parse(read(manifest)) as { readonly version: string }).version,
    });
});

const OF_AN_INPUT =
  /\b(if|when) (it is |they are )?(left out|omitted|not given)|left out, or null|by default/i;

describe('descriptions', () => {
  it('stand on every type, field, argument and value', () => {
    const bare = types.flatMap((type) =>
      [{ name: type.name, description: type.description }, ...partsOf(type)]
        .filter(({ description }) => !description?.trim())
        .map(({ name }) => name),
    );
    expect(bare).toEqual([]);
    expect(types.length).toBeGreaterThan(100);
  });

  it('say of no answer what is taken in place of what is left out: that is of inputs, by `ifLeftOut` or the default', () => {
    const said = types
      .filter((type) => isObjectType(type) || isInterfaceType(type))
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => OF_AN_INPUT.test(field.description ?? ''))
      .map(({ type, field }) => `${type.name}.${field.name}: ${field.description ?? ''}`);
    expect(said).toEqual([]);
  });

  it('say once what is taken in place of what is left out of an input', () => {
    const twice = types
      .filter(isInputObjectType)
      .flatMap((type) => Object.values(type.getFields()))
      .map(({ description }) => description ?? '')
      .filter((text) => /left out[^.]*left out/.test(text));
    expect(twice).toEqual([]);
  });

  it('list no values of a String: those of a closed set are an enum', () => {
    const word = '(?:`[^`]+`|\\b[A-Z][A-Z_]{2,}\\b)';
    const listed = new RegExp(`${word},? (?:or |and |nor )?${word}`);
    const listing = types
      .flatMap(partsOf)
      .filter(({ type }) => type === 'String')
      .filter(({ description }) => listed.test((description ?? '').replace(/e\.g\. [^;.]*/g, '')))
      .map(({ name, description }) => `${name}: ${description}`);
    expect(listing).toEqual([]);
  });
});

interface Part {
  readonly name: string;
  /** The name of its type, without what it is wrapped in; of a value null. */
  readonly type: string | null;
  readonly description?: string | null | undefined;
}

interface Declared extends Omit<Part, 'type'> {
  readonly type?: { toString(): string };
}

function partsOf(type: GraphQLNamedType): readonly Part[] {
  const within = ({ name, description, type: of }: Declared): Part => ({
    name: `${type.name}.${name}`,
    type: of ? of.toString().replaceAll(/[[\]!]/g, '') : null,
    description,
  });
  if (isEnumType(type)) return type.getValues().map(within);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(within);
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    within(field),
    ...field.args.map((arg) => within({ ...arg, name: `${field.name}(${arg.name})` })),
  ]);
}

describe('mutations', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

  it.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s takes one input and answers its payload or any UserError',
    (name, { type, args }) => {
      const capital = name.charAt(0).toUpperCase() + name.slice(1);
      expect(args.map((arg) => `${arg.name}: ${String(arg.type)}`)).toEqual([
        `input: ${capital}Input!`,
      ]);
      const union = getNamedType(type);
      if (!isUnionType(union)) throw new Error(`${union.name} is no union.`);
      expect(String(type)).toBe(`${capital}Result!`);
      const members = union.getTypes().map((member) => member.name);
      expect(new Set(members)).toEqual(
        new Set([`${capital}Payload`, ...implementing('UserError').filter(isOfMutations)]),
      );
    },
  );

  it('have a command of a ruleset each, and the other way round; the table has its own', () => {
    const commands = Object.values(rulesets).flatMap((ruleset) =>
      Object.keys(ruleset.rules.commands),
    );
    const named = mutations.map(({ name }) => name.charAt(0).toUpperCase() + name.slice(1));
    const ours = ['Create', 'Branch', 'Duplicate', 'Rewind', 'Import', 'Delete'].map(
      (verb) => `${verb}Encounter`,
    );
    const seats = ['IssueSeat', 'RenewSeat', 'ClaimSeat', 'RevokeSeat', 'SharePicture'];
    const apiKeys = ['CreateApiKey', 'RevokeApiKey'];
    const invites = ['CreateInvite', 'AcceptInvite', 'RevokeInvite'];
    const webhooks = ['CreateWebhook', 'UpdateWebhook', 'ReplaceWebhookSecret', 'DeleteWebhook'];
    const parties = [
      ...['CreateParty', 'AddMembers', 'UpdateMember', 'RemoveMember', 'RuleOnMember'],
      ...['DefinePartyActions', 'RenameParty', 'RestParty', 'WriteBackParty', 'UndoWriteBack'],
      'DeleteParty',
    ];
    const others = [
      ...seats,
      ...apiKeys,
      ...invites,
      ...webhooks,
      ...parties,
      'SetHandDice',
      'SetPace',
      'SetAwayTime',
      'ImportPage',
      'TakeOption',
      'PlayComputers',
      'Ping',
    ];
    expect(new Set(named)).toEqual(new Set([...commands, ...ours, ...others]));
  });
});

describe('events', () => {
  it('have a GraphQL type for every type of the engine, and no other', () => {
    const declared = Object.values(rulesets).flatMap(({ schemas }) => Object.keys(schemas.events));
    expect(declared.length).toBeGreaterThan(30);
    const ours = eventTypesIn(
      path.join(ROOT, 'src/app/journal/lifecycle-entries.ts'),
      'LifecycleEvent',
    );
    expect(ours.length).toBeGreaterThan(2);
    expect(new Set(implementing('Event'))).toEqual(new Set([...declared, ...ours]));
  });
});

/** The literals of `type` in the union that a file exports under this name. */
function eventTypesIn(file: string, union = 'Event'): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const declared = source.statements.find(
    (node): node is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(node) && node.name.text === union,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isTag = ts.isPropertySignature(node) && (node.name as ts.Identifier).text === 'type';
    if (isTag && node.type) found.push(...literalsIn(node.type));
    else ts.forEachChild(node, visit);
  };
  if (declared) visit(declared.type);
  return found;
}

function literalsIn(type: ts.TypeNode): readonly string[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(literalsIn);
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [];
}
