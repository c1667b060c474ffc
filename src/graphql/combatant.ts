import type { CombatantView, ConditionView, Sheet } from '@sixbeat/engine';
import { builder } from './builder.ts';
import { ActionKind, CombatantStatus, StandingOrder } from './enums.ts';
import { HexType } from './hex.ts';

export const AbilitiesType = builder.objectRef<Sheet['abilities']>('Abilities').implement({
  description: 'Ability modifiers.',
  fields: (t) => ({
    strength: t.exposeInt('strength', { description: 'Strength.' }),
    dexterity: t.exposeInt('dexterity', { description: 'Dexterity.' }),
    intelligence: t.exposeInt('intelligence', { description: 'Intelligence.' }),
    resolve: t.exposeInt('resolve', { description: 'Resolve.' }),
  }),
});

export const TalentType = builder.objectRef<Sheet['talents'][number]>('Talent').implement({
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

const SegmentsSheet = builder.objectRef<Sheet>('SegmentsSheet').implement({
  description: 'A combatant in full, under the ruleset SEGMENTS.',
  fields: (t) => ({
    abilities: t.field({
      type: AbilitiesType,
      description: 'Modifiers.',
      resolve: (s) => s.abilities,
    }),
    attackBonus: t.exposeInt('attackBonus', { description: 'AB.' }),
    defenseBonus: t.exposeInt('defenseBonus', { description: 'DB.' }),
    speed: t.exposeInt('speed', { description: 'Base speed in feet.' }),
    swimSpeed: t.exposeInt('swimSpeed', { description: 'Feet; 0 when it cannot swim.' }),
    hitPoints: t.exposeInt('hitPoints', { description: 'What is left.' }),
    maxHitPoints: t.exposeInt('maxHitPoints', { description: 'What there was.' }),
    talents: t.field({
      type: [TalentType],
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

const CombatantSheet = builder.unionType('CombatantSheet', {
  description: "A combatant in full, in its ruleset's terms.",
  types: [SegmentsSheet],
  resolveType: () => SegmentsSheet,
});

const ActiveCondition = builder.objectRef<ConditionView>('ActiveCondition').implement({
  description: 'A condition that a combatant has now.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key of the condition.' }),
    name: t.exposeString('name', { description: 'For people.' }),
    summary: t.exposeString('summary', { description: 'One line.' }),
    endsInRound: t.int({
      nullable: true,
      description:
        'The round of the first segment that it no longer covers (SEG-90); null until it is healed.',
      resolve: ({ endsAt }) => endsAt?.round,
    }),
    endsInSegment: t.int({
      nullable: true,
      description: 'The first segment that it no longer covers; null until it is healed.',
      resolve: ({ endsAt }) => endsAt?.segment,
    }),
    dice: t.exposeInt('dice', {
      description: 'The damage dice of the attack that caused it, where that matters (SEG-93).',
    }),
    once: t.exposeBoolean('once', {
      description: 'Whether it ends with the first roll that it changes.',
    }),
  }),
});

export const CombatantType = builder.objectRef<CombatantView>('Combatant').implement({
  description: 'Someone in the fight, as this seat sees them.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Unique over all encounters.' }),
    name: t.exposeString('name', { description: 'For people.' }),
    side: t.exposeString('side', { description: 'Combatants of different sides are hostile.' }),
    position: t.field({ type: HexType, description: 'Where.', resolve: (c) => c.position }),
    status: t.field({
      type: CombatantStatus,
      description: 'Whether it can and will fight.',
      resolve: ({ status }) => status,
    }),
    conditions: t.field({
      type: [ActiveCondition],
      description: 'The conditions that it has.',
      resolve: ({ conditions }) => [...conditions],
    }),
    sheet: t.field({
      type: CombatantSheet,
      nullable: true,
      description: 'Everything else; null for whoever does not play it.',
      resolve: ({ sheet }) => sheet,
    }),
  }),
});
