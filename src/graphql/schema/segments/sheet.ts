import type { SegmentsSheet as Sheet } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { ActionKind } from '../enums.ts';
import { StandingOrder } from './enums.ts';

export const Abilities = builder.objectRef<Sheet['abilities']>('Abilities').implement({
  description: 'Ability modifiers.',
  fields: (t) => ({
    strength: t.exposeInt('strength', { description: 'Strength.' }),
    dexterity: t.exposeInt('dexterity', { description: 'Dexterity.' }),
    intelligence: t.exposeInt('intelligence', { description: 'Intelligence.' }),
    resolve: t.exposeInt('resolve', { description: 'Resolve.' }),
  }),
});

export const Talent = builder.objectRef<Sheet['talents'][number]>('Talent').implement({
  description: 'An action of the catalogue that a combatant knows.',
  fields: (t) => ({
    action: t.exposeString('action', { description: 'The key of the action.' }),
    reducedBy: t.exposeInt('reducedBy', { description: 'Levels that it is cheaper (SEG-30).' }),
  }),
});

const Cooldown = builder.objectRef<Sheet['cooldowns'][number]>('Cooldown').implement({
  description: 'A use of an action that must wait (SEG-94).',
  fields: (t) => ({
    action: t.exposeString('action', { description: 'The key of the action.' }),
    use: t.field({ type: ActionKind, description: 'The use.', resolve: ({ use }) => use }),
    readyInRound: t.exposeInt('readyInRound', { description: 'The first round it is free again.' }),
  }),
});

const Readied = builder.objectRef<NonNullable<Sheet['readied']>>('ReadiedAction').implement({
  description: 'An action that waits for something to happen (SEG-27).',
  fields: (t) => ({
    action: t.exposeString('action', { description: 'The key of the action.' }),
    use: t.field({ type: ActionKind, description: 'The use.', resolve: ({ use }) => use }),
    trigger: t.exposeString('trigger', { description: 'What it waits for.' }),
  }),
});

export const SegmentsSheet = builder.objectRef<Sheet>('SegmentsSheet').implement({
  description: 'A combatant in full, under the ruleset SEGMENTS.',
  fields: (t) => ({
    abilities: t.field({ type: Abilities, description: 'Modifiers.', resolve: (s) => s.abilities }),
    attackBonus: t.exposeInt('attackBonus', { description: 'AB.' }),
    defenseBonus: t.exposeInt('defenseBonus', { description: 'DB.' }),
    speed: t.exposeInt('speed', { description: 'Base speed in feet.' }),
    swimSpeed: t.exposeInt('swimSpeed', { description: 'Feet; 0 when it cannot swim.' }),
    hitPoints: t.exposeInt('hitPoints', { description: 'What is left.' }),
    maxHitPoints: t.exposeInt('maxHitPoints', { description: 'What there was.' }),
    talents: t.field({
      type: [Talent],
      description: 'What it knows besides the basic actions.',
      resolve: ({ talents }) => [...talents],
    }),
    spent: t.field({
      type: [ActionKind],
      description: 'The actions spent this round (SEG-21).',
      resolve: ({ spent }) => [...spent],
    }),
    swiftsLeft: t.exposeInt('swiftsLeft', { description: 'Swifts left this round.' }),
    initiated: t.exposeBoolean('initiated', {
      description: "Whether this segment's initiation is used (SEG-22).",
    }),
    cooldowns: t.field({
      type: [Cooldown],
      description: 'The uses that must wait.',
      resolve: ({ cooldowns }) => [...cooldowns],
    }),
    readied: t.field({
      type: Readied,
      nullable: true,
      description: 'The action it waits with.',
      resolve: ({ readied }) => readied,
    }),
    standingOrder: t.field({
      type: StandingOrder,
      description: 'How it meets attacks without being asked.',
      resolve: (sheet) => sheet.standingOrder,
    }),
    actsFrom: t.exposeInt('actsFrom', {
      description: 'The segment of round 1 from which it can act (SEG-17).',
    }),
  }),
});
