import * as z from 'zod';
import { MAX_DEFINITIONS } from '../../core/catalogue/definitions.ts';
import { MAX_COMBATANTS } from '../../core/roster/joining.ts';
import { idSchema } from '../../core/values/texts.ts';
import { battlefieldFields, hexSchema } from '../../grid/battlefield.ts';
import { actionSchema, kinds } from './model/actions.ts';
import { setupSchema, standingOrders } from './model/commands.ts';
import { conditionSchema } from './model/conditions.ts';
import { combatantSchema, MAX_HIT_POINTS } from './model/sheet.ts';
import type { Combatant, Hidden, State } from './model/state.ts';
import type { Attack, Grapple, Ongoing } from './model/under-way.ts';
import { settingsSchema } from './rulebook/settings.ts';

/**
 * The form of a state that comes from an outside caller. No command has made it, so it is held to
 * all that commands make sure of: figures within bounds here, and in `state-faults.ts` that every id
 * and key names something that is there. It is laid out as `model/state.ts` is.
 */

/** What is under way at once, the hexes of one way, and the like: far more than comes together. */
const MOST_ENTRIES = 1000;
/** Those of a battlefield, and the structures that were built on it since. */
const MOST_OBSTACLES = 10_000;
/** For what grows with the fight, as rounds do, or with the dice, as wounds do. */
const LARGEST = 10_000_000;

export const stateForm = (): z.ZodType<State> =>
  z.strictObject({
    hidden: z.record(id(), hidden()).exactOptional(),
    name: setupSchema.shape.name,
    settings: settingsSchema,
    actions: z.record(id(), actionSchema),
    conditions: z.record(id(), conditionSchema),
    combatants: z.record(id(), combatant()),
    battlefield: z.strictObject({
      ...battlefieldFields,
      obstacles: z.array(hexSchema).max(MOST_OBSTACLES),
    }),
    phase: phase(),
    attacks: list(attack()),
    ongoing: list(ongoing()),
    grapples: list(grapple()),
  });

const id = () => idSchema;
/** Made of the owner's id and two numbers. */
const attackId = () => z.string().min(1).max(200);
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(MOST_ENTRIES);
const ids = () => z.array(id()).max(MAX_COMBATANTS);
const count = () => z.int().min(0).max(LARGEST);
/** Hexes a segment. */
const speed = () => z.int().min(1).max(LARGEST);
const kind = () => z.enum(kinds);
const segment = () => z.literal([1, 2, 3]);

const phase = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('SETUP'), opening: z.enum(['UNUSED', 'PLAYING', 'USED']) }),
    z.strictObject({
      kind: z.literal('COMBAT'),
      round: count().min(1),
      segment: segment(),
      order: ids(),
      first: ids(),
      waiting: ids(),
      turn: turn(),
    }),
    z.strictObject({
      kind: z.literal('ENDED'),
      round: count(),
      outcome: z.strictObject({
        reason: z.enum(['ONE_SIDE_LEFT', 'NOBODY_FIGHTS', 'GM']),
        sides: z.array(combatantSchema.shape.side).max(MAX_COMBATANTS),
      }),
    }),
  ]);

const turn = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('BETWEEN') }),
    z.strictObject({ kind: z.literal('ACTING'), combatantId: id() }),
    z.strictObject({
      kind: z.literal('PLAYING'),
      combatantId: id(),
      queue: list(attackId()),
      path: list(hexSchema),
    }),
  ]);

const combatant = (): z.ZodType<Combatant> =>
  z.strictObject({
    ...combatantSchema.shape,
    maxHitPoints: combatantSchema.shape.hitPoints,
    hitPoints: z.int().min(-LARGEST).max(MAX_HIT_POINTS),
    status: z.enum(['STANDING', 'DOWN', 'YIELDED']),
    conditions: list(activeCondition()),
    cooldowns: list(z.strictObject({ action: id(), use: kind(), readyInRound: count() })),
    actsFrom: segment(),
    spent: list(kind()),
    initiated: z.boolean(),
    dodge: z.enum(['NONE', 'READY']),
    readied: z
      .strictObject({
        action: id(),
        use: kind(),
        trigger: z.string().min(1).max(200),
        since: count(),
      })
      .nullable(),
    binding: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('HOURS'), hours: count() }),
      z.strictObject({ kind: z.literal('FAILED') }),
    ]),
    standingOrder: z.enum(standingOrders),
  });

const hidden = (): z.ZodType<Hidden> =>
  z.strictObject({
    combatant: combatantSchema,
    actions: z.array(actionSchema).max(MAX_DEFINITIONS),
    conditions: z.array(conditionSchema).max(MAX_DEFINITIONS),
  });

const activeCondition = () =>
  z.strictObject({
    condition: id(),
    since: count(),
    until: count().nullable(),
    dice: z.int().min(0).max(MOST_ENTRIES),
    once: z.boolean(),
    walked: count(),
    lifted: z.boolean(),
  });

const target = () =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('CREATURE'), id: id() }),
    z.strictObject({ kind: z.literal('HEX'), hex: hexSchema }),
  ]);

const means = () => ({
  action: id(),
  use: kind(),
  modifiers: z.array(id()).max(2),
  speed: speed().nullable(),
  maneuver: z.boolean(),
});

const launch = () => ({ ...means(), id: attackId(), attackerId: id(), origin: hexSchema });

const attack = (): z.ZodType<Attack> =>
  z.strictObject({
    ...launch(),
    targetId: id(),
    blind: z.boolean(),
    stage: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('WINDOW') }),
      z.strictObject({
        kind: z.literal('DEFERRED'),
        defense: z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('COUNTER'), action: id(), use: kind() }),
          z.strictObject({ kind: z.literal('DODGE'), path: list(hexSchema) }),
        ]),
      }),
      z.strictObject({ kind: z.literal('MANEUVER'), points: count(), dodge: list(hexSchema) }),
    ]),
  });

const grapple = (): z.ZodType<Grapple> =>
  z.strictObject({
    grapplerId: id(),
    targetId: id(),
    action: id(),
    use: kind(),
    since: count(),
    checkId: attackId().nullable(),
  });

const ongoing = (): z.ZodType<Ongoing> => {
  const all = () => ({ id: attackId(), ownerId: id(), since: count() });
  return z.discriminatedUnion('kind', [
    z.strictObject({
      ...launch(),
      ...all(),
      kind: z.literal('PROJECTILE'),
      target: target(),
      flown: count(),
    }),
    z.strictObject({
      ...launch(),
      ...all(),
      kind: z.literal('AREA'),
      aim: hexSchema,
      flown: count(),
      struckIds: ids(),
    }),
    z.strictObject({
      ...means(),
      ...all(),
      kind: z.literal('FOLLOW_UP'),
      targets: z.array(target()).min(1).max(3),
    }),
    z.strictObject({
      ...all(),
      kind: z.literal('MOVEMENT'),
      mode: z.enum(['MOVE', 'SWIM']),
      // One that has none left would never end.
      segmentsLeft: z.int().min(1).max(3),
      bonusUsed: count(),
    }),
    z.strictObject({
      ...all(),
      kind: z.literal('PUSHBACK'),
      targetId: id(),
      steps: list(z.strictObject({ q: step(), r: step() })),
      hexesPerSegment: speed(),
    }),
    z.strictObject({
      ...all(),
      kind: z.literal('STRUCTURE'),
      action: id(),
      hexes: list(hexSchema),
      hexesPerSegment: speed(),
    }),
  ]);
};

const step = () => z.int().min(-1).max(1);
