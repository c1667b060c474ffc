/** The schemas that every ruleset has, from what one has of its own. */
import * as z from 'zod';
import { definitionFields } from '../../catalogue/definitions.ts';
import { object } from '../../schema/describe.ts';
import { setupSchemaOf, tableCommands } from '../commands.ts';
import { tableEvents } from '../events.ts';
import { broughtOf, newcomerSchemaOf, phaseSchemaOf, stateFieldsOf } from '../state-schema.ts';

type Shape = z.core.$ZodLooseShape;
type Figures = Readonly<Record<string, z.ZodType>>;

interface Parts<Name, Settings, Sheet, Action, Changing, Own, Fight> {
  /** What the types of the API begin with: `Duel` makes `DuelFigures`. */
  readonly name: Name;
  readonly settings: Settings;
  readonly sheet: Sheet;
  readonly action: Action;
  /** What changes beside the sheet: its owner sees it, and a ruling can set it. */
  readonly figures: Changing;
  /** What else a combatant has. */
  readonly combatant: Own;
  /** What a fight has besides its round and its order. */
  readonly fight: Fight;
}

/** For a ruleset with one content pack, whose encounters define actions and no conditions. */
export const tableModel = <
  const Name extends string,
  Settings extends z.ZodType<object, object>,
  Sheet extends z.ZodObject,
  Action extends z.ZodType,
  Changing extends Figures,
  Own extends Shape,
  Fight extends Shape,
>({
  name,
  ...parts
}: Parts<Name, Settings, Sheet, Action, Changing, Own, Fight>) => {
  const { settings, action, sheet } = parts;
  const fields: Sheet['shape'] = sheet.shape;
  const newcomer = newcomerSchemaOf(sheet);
  const changing = { ...parts.figures, ...parts.combatant };
  const hidden = z.strictObject({
    combatant: newcomer,
    actions: broughtOf(action),
    was: z.strictObject(changing).optional(),
  });
  const combatant = newcomer.extend(changing);
  const phase = phaseSchemaOf(parts.fight);
  const actions = z.array(action).max(50).default([]).describe('What everyone can do.');
  const definitions = object(`${name}Definitions`, 'What an encounter adds.', { actions });
  const figures = object(`${name}Figures`, 'What a ruling sets; null stays.', {
    ...settable(parts.figures),
  });
  return {
    creature: object(`${name}Creature`, 'A ready-made combatant.', {
      ...definitionFields,
      pack: z.string().describe('The content pack that it is from.'),
      ...fields,
    }),
    /** What an owner sees; `kind` is the ruleset. */
    sheetView: object(`${name}Sheet`, sheet.description ?? '', {
      kind: z.literal(name.toUpperCase() as Uppercase<Name>),
      ...fields,
      ...parts.figures,
    }),
    hidden,
    combatant,
    setup: setupSchemaOf(settings, ['SAMPLE']),
    commands: tableCommands({
      sheet: sheet.meta({ family: 'Sheet' }),
      definitions: definitions.meta({ family: 'Definitions' }),
      figures: figures.meta({ family: 'Figures' }),
    }),
    events: tableEvents({ newcomer, hidden, sheet, figures, action }),
    state: stateFieldsOf({ settings, action, combatant, hidden, phase }),
  };
};

/** Each of these, or null for one that stays as it is. */
const settable = <Changing extends Figures>(figures: Changing) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [name, figure.nullable().default(null)]),
  ) as { readonly [F in keyof Changing]: z.ZodDefault<z.ZodNullable<Changing[F]>> };
