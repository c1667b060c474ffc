/** Everything about an encounter: plain JSON, whose form the schemas are; what has ended leaves it. */
import * as z from 'zod';
import { MAX_DEFINITIONS } from '../../../core/catalogue/definitions.ts';
import { MAX_COMBATANTS } from '../../../core/roster/joining.ts';
import { identityFields } from '../../../core/roster/commands.ts';
import { cited, object, type TypeOf } from '../../../core/schema/describe.ts';
import { actionKey, attackKey, combatantId } from '../../../core/schema/keys.ts';
import { idSchema } from '../../../core/values/texts.ts';
import { hexSchema } from '../../../core/schema/battlefield.ts';
import type { CombatIn } from '../../../core/table/state.ts';
import {
  broughtOf,
  everybodyOnce,
  newcomerSchemaOf,
  phaseSchemaOf,
  stateFieldsOf,
} from '../../../core/table/state-schema.ts';
import { settingsSchema } from '../rulebook/settings.ts';
import { actionSchema, LONGEST_ACTION, postureSchema, SECONDS_PER_TURN } from './actions.ts';
import { heldTurn } from './delaying.ts';
import { seen } from './combatant/seen.ts';
import { defenseOrder } from './combatant/standing-orders.ts';
import { DODGE_REDUCTION } from './defenses.ts';
import { freeActionsSchema } from './free-actions.ts';
import { keptFields, MAX_OBJECTS, objectSchema, sheetSchema } from './combatant/sheet.ts';

/** More wounds than any fight comes to. */
const COUNTED = 1_000_000;
/** How much can be ongoing at a time. */
const UNDER_WAY = 1000;
/** What a sheet can have of each kind of defense. */
const DEFENSES = 20;
/** SEC-33: a run of one whole turn, three times as fast as the fastest move. */
const LONGEST_WAY = 180;
/** SEC-52: the hexes of a run-up of 6 m, the one that it starts from included. */
export const RUN_UP_HEXES = 7;
/** SEC-04: checks of one combatant before a tie is left in the order of arrival. */
export const MAX_INITIATIVE_CHECKS = 1000;

const upTo = (most: number) => z.int().min(0).max(most);
/** The id of an attack or a delay (`ids.ts`). */
const serial = z.string().min(1).max(200);

/** A combatant as it joins: who and where it is, and its sheet. */
export const newcomerSchema = newcomerSchemaOf(sheetSchema);
export type Newcomer = TypeOf<typeof newcomerSchema>;

export const gearSchema = object('SecondsGear', 'A weapon that a combatant carries.', {
  weapon: actionKey.describe('The key of the weapon.'),
  held: z.boolean().describe('Whether it is in hand.'),
  shots: upTo(100).meta(
    cited('Shots until it must be reloaded; 0 as well for what needs none.', 'SEC-50'),
  ),
  helped: upTo(LONGEST_ACTION).meta(
    cited('Seconds that helpers have taken off the next reloading.', 'SEC-50'),
  ),
});
export type Gear = TypeOf<typeof gearSchema>;

/** SEC-42: how many of each kind. */
const defenses = () =>
  z.strictObject({ DODGE: upTo(DEFENSES), PARRY: upTo(DEFENSES), BLOCK: upTo(DEFENSES) });

/** All of a combatant that a fight does not change. */
const sheet = () => z.strictObject({ ...keptFields, defenses: defenses() });
export type Sheet = TypeOf<ReturnType<typeof sheet>>;

const status = () =>
  z.discriminatedUnion('kind', [
    /** `YIELDED` has willingly stopped fighting, `STABLE` is unconscious, but no longer dying. */
    z.strictObject({ kind: z.literal(['STANDING', 'YIELDED', 'STABLE', 'DEAD']) }),
    /** SEC-53: unconscious; what the next check must reach: one more after each that fails. */
    z.strictObject({ kind: z.literal('DYING'), dc: z.int().min(1).max(200) }),
  ]);
export type Status = TypeOf<ReturnType<typeof status>>;

/** An action of one second or more, from its first to its last. */
const doing = () =>
  z.strictObject({
    action: actionKey,
    weapon: actionKey.nullable(),
    /** What is fetched or dropped, other than a weapon. */
    object: idSchema.nullable(),
    /** The combo's key, of a combo. */
    combo: idSchema.nullable(),
    targetIds: z.array(combatantId).max(1),
    /** The whole way of a movement. */
    path: z.array(hexSchema).max(LONGEST_WAY),
    seconds: z.int().min(1).max(LONGEST_ACTION),
    done: upTo(LONGEST_ACTION),
    /** SEC-31: what is done after some of its seconds, the first to be done first. */
    freeActions: freeActionsSchema,
  });
export type Doing = TypeOf<ReturnType<typeof doing>>;

const combatant = () =>
  z.strictObject({
    ...identityFields,
    sheet: sheet(),
    status: status(),
    wounds: upTo(COUNTED),
    posture: postureSchema,
    gear: z.array(gearSchema).max(MAX_OBJECTS),
    objects: z.array(objectSchema).max(MAX_OBJECTS),
    /** SEC-42: what is left of them until the next turn. */
    defenses: defenses(),
    /** SEC-49: whom a shot is aimed at. */
    aimsAt: combatantId.nullable(),
    /** What it is busy with (SEC-12). */
    doing: doing().nullable(),
    /** SEC-12, 56: what it has begun and goes on with later, each action once. */
    paused: z.array(doing()).max(MAX_DEFINITIONS + 1),
    /** SEC-24: a turn of its own that waits to be taken. */
    delayedTurn: heldTurn().nullable(),
    /** SEC-41: how attacks on it are met without asking. */
    defenseOrder,
    /** SEC-52: the last hexes of an unbroken movement. */
    runUp: z.array(hexSchema).max(RUN_UP_HEXES),
    /**
     * SEC-04, 06: its initiative, and the results by which ties were broken, each of a die and
     * three bonuses; empty before it has rolled, and once the GM has given it another place.
     */
    initiative: z.array(z.int().min(-100).max(100)).max(MAX_INITIATIVE_CHECKS),
    /** T-01: what the table has seen of its sheet. */
    seen,
    /** SEC-49: whether its aim is lost unless an attack begins with its very next second. */
    aimsQuickly: z.boolean(),
  });
export type Combatant = TypeOf<ReturnType<typeof combatant>>;

/** What lasts of a combatant who was on the table. */
const wasSchema = combatant().pick({ status: true, wounds: true, posture: true, gear: true });

/** Who comes from an earlier fight: what they bring with them, and what lasts. */
export const memberSchema = z.strictObject({
  combatant: newcomerSchema,
  actions: broughtOf(actionSchema),
  was: wasSchema,
});
export type Member = TypeOf<typeof memberSchema>;

/** A combatant that is not revealed yet, and the actions that it brings. */
export const hiddenSchema = memberSchema.extend({
  was: wasSchema.optional(),
  /** What only a turn, or nothing in the fight, renews (SEC-02, 42). */
  used: combatant().pick({ defenses: true, initiative: true }).optional(),
});
export type Hidden = TypeOf<typeof hiddenSchema>;

const turn = () =>
  z.strictObject({
    combatantId,
    /** Whether it is a turn at its place in the order, or one taken later (SEC-24). */
    kind: z.enum(['REGULAR', 'DELAYED']),
    /** Seconds spent. */
    second: upTo(SECONDS_PER_TURN),
    /**
     * `DECIDING`: its owner says what comes next; `PLAYING`: its owner's action plays, second by
     * second; `AIMING`: the action has had its last second, and its owner names the targets
     * (SEC-15); `IDLING`: what is left of it passes idle (SEC-10).
     */
    stage: z.enum(['DECIDING', 'PLAYING', 'AIMING', 'IDLING']),
    /** SEC-12, 56: after which of its seconds what plays pauses, if it is not done by then. */
    pausesAfter: upTo(SECONDS_PER_TURN),
    /** SEC-31: zero-second actions that the GM has ruled out for this turn. */
    vetoed: z.array(actionKey).max(UNDER_WAY),
    /** SEC-31: what was declared for after the last second of an action that is over. */
    freeActions: freeActionsSchema,
  });
export type Turn = TypeOf<ReturnType<typeof turn>>;

const phase = () =>
  phaseSchemaOf(
    {
      /** SEC-25, 29: the turn that is on is the last; those before it are interrupted. */
      turns: z.array(turn()).max(MAX_COMBATANTS),
      /** Who has passed between these two turns, without taking a delayed turn. */
      passed: everybodyOnce,
      /** SEC-58: whether the GM has said in this round that it goes on though no one is left to fight. */
      goesOn: z.boolean(),
    },
    {},
  );
export type Phase = TypeOf<ReturnType<typeof phase>>;

/** SEC-17: the effect of an action that comes later. */
const delay = () =>
  z.strictObject({
    id: serial,
    ownerId: combatantId,
    action: actionKey,
    /** Seconds of the owner's turns; below 0 once those of who is down have passed all at once. */
    left: z
      .int()
      .min(-2 * SECONDS_PER_TURN)
      .max(600),
    targetIds: z.array(combatantId).max(10),
    to: hexSchema.nullable(),
  });
export type Delay = TypeOf<ReturnType<typeof delay>>;

/** An attack that has hit. */
const attack = () =>
  z.strictObject({
    id: serial,
    attackerId: combatantId,
    targetId: combatantId,
    /** The weapon or the spell. */
    action: attackKey,
    /** The components of the combo; none for a single attack. */
    combo: z.array(idSchema).max(20),
    /** Where it comes from: the attacker's hex, or the center of an area. */
    origin: hexSchema,
    stage: z.discriminatedUnion('kind', [
      /** The target must choose a defense (SEC-41). */
      z.strictObject({ kind: z.literal('WINDOW') }),
      /** It comes to damage; SEC-43: less what a dodge has taken off. */
      z.strictObject({ kind: z.literal('MET'), reducedBy: upTo(DODGE_REDUCTION) }),
    ]),
  });
export type Attack = TypeOf<ReturnType<typeof attack>>;

/** An attack before it is rolled. */
export type UnrolledStrike = Omit<Attack, 'id' | 'stage'>;

export const stateShape = () =>
  z.strictObject({
    ...stateFieldsOf({
      settings: settingsSchema,
      action: actionSchema,
      combatant: combatant(),
      hidden: hiddenSchema,
      phase: phase(),
    }),
    /** Attacks that have hit and are not resolved, in the order of their rolls. */
    attacks: z.array(attack()).max(UNDER_WAY),
    /** What waits for seconds of its owner's turns, oldest first (SEC-17 to 23). */
    delays: z.array(delay()).max(UNDER_WAY),
  });
export type State = TypeOf<ReturnType<typeof stateShape>>;
export type Combat = CombatIn<State>;
