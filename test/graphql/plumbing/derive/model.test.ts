/** What the API's types are to be, worked out from schemas. */
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import {
  cited,
  enumValue,
  object,
  oneOf,
  union,
} from '../../../../src/engine/core/schema/describe.ts';
import { combatantId, newCombatantId } from '../../../../src/engine/core/schema/keys.ts';
import { mergedDescription } from '../../../../src/graphql/plumbing/derive/description.ts';
import { type TypeModel, TypeModels } from '../../../../src/graphql/plumbing/derive/model.ts';

const kind = (...values: string[]) =>
  oneOf('Kind', 'What it is.', Object.fromEntries(values.map((value) => [value, `${value}.`])));

/** Each field with its type, `!` where it is always there and brackets around lists. */
function fieldsOf(models: TypeModels, name: string): Readonly<Record<string, string>> {
  const model = models.all.get(name);
  if (model?.kind !== 'OBJECT' && model?.kind !== 'ONE_OF') throw new Error(`No fields: ${name}`);
  const owners = [...model.says.keys()];
  return Object.fromEntries(
    [...model.fields].map(([field, { type, list, says, optionalFor }]) => {
      const isEverywhere = says.has(null) || owners.every((owner) => says.has(owner));
      const always = optionalFor.size === 0 && isEverywhere;
      return [field, `${list ? `[${type}]` : type}${always ? '!' : ''}`];
    }),
  );
}

describe('an object', () => {
  const sheet = object('Sheet', 'A sheet.', {
    kind: z.literal('ONE'),
    id: newCombatantId,
    hits: z.int().describe('How many.'),
    speed: z.int().default(30).describe('Feet.'),
    aim: combatantId.nullable().describe('At whom.'),
    arms: z.array(z.string()).default([]).describe('Arms.'),
    secret: z.int().meta({ seenBy: 'ENGINE' }),
  });

  it('answers what is given by default, and no tags and nothing of the engine alone', () => {
    const models = new TypeModels('OUTPUT');
    models.add(sheet, 'ONE');
    expect(fieldsOf(models, 'Sheet')).toEqual({
      entryId: 'ID!',
      hits: 'Int!',
      speed: 'Int!',
      aimId: 'ID',
      arms: '[String]!',
    });
  });

  it('says in an input alone what is taken in place of what is left out', () => {
    const given = object('Given', 'What is given.', {
      speed: z.int().default(30).meta(cited('Feet. Half of it in water.', 'SEG-55')),
      style: kind('BOLD', 'STEADY').default('STEADY').describe('How.'),
      focus: z.int().nullable().default(null).meta({ description: 'Points.', ifLeftOut: 'full' }),
      hits: z.int().default(0).describe('How many.'),
      armed: z.boolean().default(false).describe('Whether it is armed.'),
      name: z.string().default('').describe('For people.'),
      // Shared with what always has one.
      level: z.int().meta({ description: 'Which.', ifLeftOut: 'the first' }),
    });
    const textsOf = (direction: TypeModels['direction']) => {
      const models = new TypeModels(direction);
      const model = models.all.get(models.add(given, null));
      if (model?.kind !== 'OBJECT') throw new Error('No object.');
      return [...model.fields.values()].map(({ says }) => mergedDescription(says));
    };
    const plain = ['For people.', 'Which.'];
    expect(textsOf('OUTPUT')).toEqual([
      ...['Feet (SEG-55). Half of it in water.', 'How.', 'Points.', 'How many.'],
      ...['Whether it is armed.', ...plain],
    ]);
    expect(textsOf('INPUT')).toEqual([
      'Feet; 30 if left out (SEG-55). Half of it in water.',
      ...['How; `STEADY` if left out.', 'Points; full if left out.', 'How many.'],
      ...['Whether it is armed.', ...plain],
    ]);
  });

  it('has fields under another name, and nullable, as those it is read with ask for it', () => {
    const models = new TypeModels('OUTPUT');
    const hit = object('Hit', 'A hit.', {
      damage: z.int().meta({ shownAs: 'damageTotal' }),
      targetId: combatantId.nullable().meta({ shownAs: 'aimedAtId' }),
      success: z.boolean().meta({ shownNullable: true }),
    });
    models.add(hit, 'ONE');
    expect(fieldsOf(models, 'Hit')).toEqual({
      damageTotal: 'Int!',
      aimedAtId: 'ID',
      success: 'Boolean',
    });
    const model = models.all.get('Hit') as Extract<TypeModel, { readonly kind: 'OBJECT' }>;
    expect(model.fields.get('aimedAtId')).toMatchObject({ from: 'targetId', beside: 'aimedAt' });
  });

  it('has digits for a bigint, a list for a tuple, and an enum of the rulesets for a text', () => {
    const models = new TypeModels('OUTPUT');
    const odds = object('Odds', 'Odds.', {
      numerator: z.bigint(),
      ends: z.tuple([z.int(), z.int()]).nullable(),
      stage: z.enum(['MET', 'WAITING']).meta({ enum: 'AttackStage' }),
      kinds: z.array(enumValue('DecisionKind')),
    });
    models.add(odds, null);
    expect(fieldsOf(models, 'Odds')).toEqual({
      numerator: 'String!',
      ends: '[Int]',
      stage: 'AttackStage!',
      kinds: '[DecisionKind]!',
    });
    const model = models.all.get('Odds') as Extract<TypeModel, { readonly kind: 'OBJECT' }>;
    expect(model.fields.get('numerator')).toMatchObject({ written: 'DIGITS' });
  });

  it('takes without what has a default, may be null, or is made by the server', () => {
    const models = new TypeModels('INPUT');
    models.add(sheet, 'ONE');
    expect(fieldsOf(models, 'SheetInput')).toEqual({
      hits: 'Int!',
      speed: 'Int',
      aim: 'ID',
      arms: '[String]',
    });
  });

  it('without a title is a mistake', () => {
    const models = new TypeModels('OUTPUT');
    expect(() => models.add(z.strictObject({}), null)).toThrow('title');
  });
});

describe('types of the same name in several rulesets', () => {
  it('have the values of all, each with what it means', () => {
    const models = new TypeModels('OUTPUT');
    models.add(kind('A', 'B'), 'ONE');
    models.add(kind('B', 'C'), 'TWO');
    const model = models.all.get('Kind');
    expect(model?.kind === 'ENUM' && [...model.values.keys()]).toEqual(['A', 'B', 'C']);
  });

  it('have the fields of all; what one of them lacks may be null', () => {
    const models = new TypeModels('OUTPUT');
    const shared = z.int().describe('Shared.');
    models.add(object('Thing', 'It.', { shared, own: z.int().describe('Its own.') }), 'ONE');
    models.add(object('Thing', 'It.', { shared }), 'TWO');
    expect(fieldsOf(models, 'Thing')).toEqual({ shared: 'Int!', own: 'Int' });
  });

  it('cannot differ in the type of a field', () => {
    const models = new TypeModels('OUTPUT');
    models.add(object('Thing', 'It.', { a: z.int() }), 'ONE');
    expect(() => models.add(object('Thing', 'It.', { a: z.string() }), 'TWO')).toThrow('Thing.a');
  });

  it('say each what the others do not say', () => {
    const among = ['ONE', 'TWO', 'SIX'];
    expect(mergedDescription(new Map([['ONE', 'Who.'], ['TWO', 'Who.']]), ['ONE', 'TWO'])).toBe('Who.'); // prettier-ignore
    expect(mergedDescription(new Map([['ONE', 'Who.'], ['TWO', 'Who.']]), among)).toBe('With ONE, TWO: who.'); // prettier-ignore
    expect(mergedDescription(new Map([['ONE', 'Who.'], ['TWO', 'What.'], ['SIX', 'Who.']]), among)).toBe('With ONE, SIX: who. With TWO: what.'); // prettier-ignore
  });
});

describe('a union', () => {
  const effect = union('Effect', 'What it does.', 'type', [
    object('AttackEffect', 'Attacks.', {
      type: z.literal('ATTACK'),
      range: z.int().describe('Feet.'),
      speed: z.int().describe('Hexes.'),
    }),
    object('StanceEffect', 'Stands.', {
      type: z.literal('FREE_STANCE'),
      condition: z.string().describe('Which.'),
    }),
    object('GuardEffect', 'Guards.', { type: z.literal('GUARD') }),
  ]);

  it('is answered as one of its members; one without fields has its tag', () => {
    const models = new TypeModels('OUTPUT');
    models.add(effect, 'ONE');
    const model = models.all.get('Effect');
    expect(model?.kind === 'UNION' && [...model.members]).toEqual([
      ['ATTACK', 'AttackEffect'],
      ['FREE_STANCE', 'StanceEffect'],
      ['GUARD', 'GuardEffect'],
    ]);
    expect(fieldsOf(models, 'GuardEffect')).toEqual({ type: 'String!' });
  });

  it('is given as one of several fields: as an object, as its only field, or as true', () => {
    const models = new TypeModels('INPUT');
    models.add(effect, 'ONE');
    expect(models.all.get('EffectInput')?.kind).toBe('ONE_OF');
    expect(fieldsOf(models, 'EffectInput')).toEqual({
      attack: 'AttackEffectInput',
      freeStance: 'String',
      guard: 'Boolean',
    });
  });
});

describe('what each ruleset has in its own terms', () => {
  it('is given in one field for each ruleset', () => {
    const models = new TypeModels('INPUT');
    const sheet = (title: string) => object(title, 'A sheet.', { hits: z.int() }).meta({ family: 'Sheet' }); // prettier-ignore
    expect(models.add(sheet('OneSheet'), 'ONE')).toBe('SheetInput');
    expect(models.add(sheet('TwoSheet').nullable().default(null), 'TWO')).toBe('SheetInput');
    expect(fieldsOf(models, 'SheetInput')).toEqual({ one: 'OneSheetInput', two: 'TwoSheetInput' });
  });
});
