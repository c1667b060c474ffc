import * as z from 'zod';
import { formulaSchema } from './formulas.ts';

/** SEC-07: seconds in a turn, and in a round. */
export const SECONDS_PER_TURN = 6;
/** SEC-09, 38: a single attack, a combo, and most spells. */
export const ATTACK_SECONDS = 4;

export const postures = ['UPRIGHT', 'CROUCHING', 'PRONE'] as const;
export type Posture = (typeof postures)[number];

const key = z
  .string()
  .regex(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    'Use lower-case words joined by hyphens, e.g. arming-sword.',
  )
  .max(60);

/** What an encounter can define: weapons, spells, and things to do that need no rule. */
const effectSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('MELEE'),
    /** SEC-47: hexes to the target; 0 close, 1 standard, 1 + X long X. */
    reach: z.int().min(0).max(20).default(1),
    damage: formulaSchema,
    /** Fists, claws: they are never drawn, dropped or sheathed. */
    natural: z.boolean().default(false),
  }),
  z.strictObject({
    type: z.literal('RANGED'),
    /** SEC-48: metres. */
    increment: z.int().min(1).max(100),
    damage: formulaSchema,
    /** SEC-50: shots between two reloads; 0 needs none. */
    capacity: z.int().min(0).max(100).default(0),
    scale: z.int().min(-10).max(10).default(0),
  }),
  z.strictObject({
    type: z.literal('SPELL'),
    /** Metres. */
    range: z.int().min(0).max(40),
    /** Metres around the place where it happens; null for a single target. */
    radius: z.int().min(0).max(10).nullable().default(null),
    /** Null for an effect without damage (SEC-43). */
    damage: formulaSchema.nullable().default(null),
    knocksProne: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal('ACTIVITY') }),
]);

export const actionSchema = z
  .strictObject({
    key,
    name: z.string().min(1).max(80),
    summary: z.string().max(500).default(''),
    seconds: z.int().min(0).max(60).default(ATTACK_SECONDS),
    /** SEC-17: seconds of the user's own turns from its completion to its effect. */
    delay: z.int().min(0).max(600).default(0),
    effect: effectSchema,
  })
  .check(({ value, issues }) => {
    const { effect, seconds, delay } = value;
    const problem = (path: string, message: string) =>
      issues.push({ code: 'custom', input: value, path: [path], message });
    const isWeapon = effect.type === 'MELEE' || effect.type === 'RANGED';
    if (isWeapon && seconds !== ATTACK_SECONDS)
      problem('seconds', `A single attack takes ${ATTACK_SECONDS} seconds (SEC-38).`);
    if (isWeapon && delay > 0) problem('delay', 'Only spells and activities have delays.');
    if (effect.type === 'SPELL' && seconds === 0)
      problem('seconds', 'A spell takes a second at least.');
  });

export type DefinedAction = z.output<typeof actionSchema>;
export type ActionInput = z.input<typeof actionSchema>;
export type Effect = DefinedAction['effect'] | BasicEffect;
export type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

/** What everybody can do; which weapon, and where to, comes with the declaration. */
type BasicEffect =
  | { readonly type: 'MOVE' | 'RUN' | 'AIM' | 'COMBO' | 'RELOAD' | 'HELP_RELOAD' | 'STABILIZE' }
  | { readonly type: 'POSTURE'; readonly posture: Posture }
  | { readonly type: 'HANDLE'; readonly how: 'DRAWN' | 'SHEATHED' | 'DROPPED' };

/** An action of the catalogue; `seconds` is its price as the table of times has it. */
export type Action = Omit<DefinedAction, 'effect'> & { readonly effect: Effect };

/** SEC-15: whether an action is aimed only when it is complete. */
export const isAimed = ({ type }: Effect): boolean =>
  ['MELEE', 'RANGED', 'SPELL', 'COMBO', 'AIM', 'STABILIZE'].includes(type);

/** What makes attack rolls: weapons and spells. */
export type AttackEffect = EffectOf<'MELEE' | 'RANGED' | 'SPELL'>;

export const isAttack = (effect: Effect): effect is AttackEffect =>
  effect.type === 'MELEE' || effect.type === 'RANGED' || effect.type === 'SPELL';

/** SEC-43: whether it attacks everybody within a radius. */
export const isArea = (effect: AttackEffect): boolean =>
  effect.type === 'SPELL' && effect.radius !== null;
