import * as z from 'zod';
import { MAX_DEFINITIONS } from '../../core/catalogue/definitions.ts';
import { MAX_COMBATANTS } from '../../core/roster/joining.ts';
import { hexSchema, battlefieldFields } from '../../grid/battlefield.ts';
import { MAX_AMPLIFICATION } from './model/abilities.ts';
import { actionSchema } from './model/actions.ts';
import { commands, setupSchema } from './model/commands.ts';
import { conditionSchema, MAX_COUNTERS } from './model/conditions.ts';
import { combatantSchema, MOST_LIMIT, MOST_POINTS } from './model/sheet.ts';
import type { State } from './model/state.ts';
import { settingsSchema } from './rulebook/settings.ts';
import { stateFaults } from './state-faults.ts';

const { id, name, side, vigilance, nature, position, items, learnt } = combatantSchema.shape;

const { action, use, boosts, targetIds, weapon, ability, drop, stow, draw } =
  commands.DeclareAction.shape;

/** Far more rounds, actions or traumas than any fight comes to. */
const MOST_COUNTED = 1_000_000;

const counted = z.int().min(0).max(MOST_COUNTED);

/** VIG-22: what kills goes one beyond the limit. */
const wounds = z
  .int()
  .min(0)
  .max(MOST_LIMIT + 1);

const points = z.int().min(0).max(MOST_POINTS);

const amplification = z.int().min(0).max(MAX_AMPLIFICATION);

const ids = z.array(id).max(MAX_COMBATANTS);

const actions = () => z.array(actionSchema).max(MAX_DEFINITIONS);

const conditions = () => z.array(conditionSchema).max(MAX_DEFINITIONS);

const outcome = () =>
  z.strictObject({
    reason: z.enum(['ONE_SIDE_LEFT', 'NOBODY_FIGHTS', 'GM']),
    sides: z.array(side).max(MAX_COMBATANTS),
  });

const turn = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('BETWEEN') }),
    z.strictObject({ kind: z.literal('ACTING'), combatantId: id }),
  ]);

/** Who ties is asked until nobody is left to ask, and then ties no more. */
const asking = ids.min(1);

const tie = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('PRECEDENCE'),
      asking,
      first: ids,
      declined: ids,
      creatures: ids,
    }),
    z.strictObject({ kind: z.literal('ORDER'), members: ids, asking, proposal: ids.nullable() }),
  ]);

const declared = () =>
  z.strictObject({
    action,
    use,
    boosts,
    targetIds,
    weapon,
    ability,
    path: z.array(hexSchema).max(100),
    drop,
    stow,
    draw,
    prepares: id.nullable(),
  });

const answer = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('DEFENSE'),
      defense: z.enum(['ACTIVE', 'PASSIVE']),
      boosts,
      amplification,
      to: hexSchema.nullable(),
    }),
    z.strictObject({ kind: z.literal('CHECK'), amplification }),
    z.strictObject({ kind: z.literal('CONSENT'), accepts: z.boolean() }),
  ]);

const stage = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('WAITING') }),
    z.strictObject({
      kind: z.literal('RESOLVING'),
      amplification: amplification.nullable(),
      answer: answer().nullable(),
    }),
  ]);

const stackObject = () =>
  z.strictObject({
    /** The owner's, with the round and a number. */
    id: z.string().min(1).max(130),
    ownerId: id,
    declared: declared(),
    stage: stage(),
  });

const phase = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('SETUP') }),
    z.strictObject({
      kind: z.literal('COMBAT'),
      round: counted,
      order: ids,
      ties: z.array(tie()).max(MAX_COMBATANTS),
      waiting: ids,
      turn: turn(),
      stack: z.array(stackObject()).max(1000),
      passed: ids,
    }),
    z.strictObject({ kind: z.literal('ENDED'), round: counted, outcome: outcome() }),
  ]);

const [character, creature] = nature.options;

const combatant = () =>
  z.strictObject({
    id,
    name,
    side,
    vigilance,
    nature: z.discriminatedUnion('kind', [
      character.extend({ vigor: points, focus: points }),
      creature,
    ]),
    position,
    damage: wounds,
    stress: wounds,
    traumas: counted,
    status: z.enum(['STANDING', 'YIELDED', 'DOWN', 'STABLE', 'DEAD']),
    mind: z.enum(['CALM', 'PANICKING']),
    items,
    learnt,
    conditions: z
      .array(z.strictObject({ condition: id, count: z.int().min(1).max(MAX_COUNTERS) }))
      // Those that are built in come on top of those that an encounter defines.
      .max(2 * MAX_DEFINITIONS),
    spent: z.strictObject({ regular: counted, movement: counted, quick: counted }),
    granted: z.strictObject({ movement: counted, quick: counted, round: counted }),
    prepared: id.nullable(),
    cover: z.enum(['NONE', 'TAKEN']),
    presence: z.enum(['READY', 'AMBUSHED', 'JOINING']),
    silence: z.enum(['NONE', 'STACK', 'TURN', 'ROUND']),
  });

const hidden = () =>
  z.strictObject({
    combatant: combatantSchema,
    actions: actions(),
    conditions: conditions(),
  });

/** Takes a state and gives it back as it is, or tells where it is none; made anew for each call. */
export function stateSchema(): z.ZodType<State> {
  const form = z
    .strictObject({
      name: setupSchema.shape.name,
      settings: settingsSchema,
      actions: z.record(id, actionSchema),
      conditions: z.record(id, conditionSchema),
      combatants: z.record(id, combatant()),
      battlefield: z.strictObject(battlefieldFields),
      phase: phase(),
      hidden: z.record(id, hidden()).exactOptional(),
    })
    .superRefine((state, context) => {
      for (const { path, message } of stateFaults(state))
        context.addIssue({ code: 'custom', path: [...path], message });
    });
  return unchanged(form);
}

/** Schemas of commands fill in what is left out; of a state nothing is. */
const unchanged = <T>(schema: z.ZodType<T>): z.ZodType<T> =>
  z.unknown().transform((given, context) => {
    const { success, data, error } = schema.safeParse(given);
    if (!success) {
      for (const { path, message } of error.issues)
        context.addIssue({ code: 'custom', path, message });
      return z.NEVER;
    }
    const path = changedAt(given, data);
    if (path) context.addIssue({ code: 'custom', path: [...path], message: 'It is not complete.' });
    return data;
  });

/** Where the second value first differs from the first, in what it holds or in the order of it. */
function changedAt(given: unknown, made: unknown): readonly string[] | null {
  if (!isObject(given) || !isObject(made)) return given === made ? null : [];
  const [before, after] = [Object.keys(given), Object.keys(made)];
  const odd = after.find((key, i) => key !== before[i]) ?? before[after.length];
  if (odd !== undefined) return [odd];
  for (const key of after) {
    const below = changedAt(given[key], made[key]);
    if (below) return [key, ...below];
  }
  return null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
