/** What most actions and conditions begin with: a whole one each, to be changed. */
import type { Preset } from '../kit/form/offers.ts';

const standard = { uses: [{ kind: 'STANDARD' }] };

const presets: Readonly<Record<string, readonly Preset[]>> = {
  SegmentsActionInput: [
    {
      ...{ key: 'blow', name: 'Blow', ...standard },
      effect: {
        attack: {
          ...{ form: 'MELEE', range: 5, speed: 1 },
          ...{ offensive: 'AB + Str + 2d6', damage: 'Str + 2d6' },
        },
      },
    },
    {
      ...{ key: 'bolt', name: 'Bolt', ...standard },
      effect: {
        attack: {
          ...{ form: 'PROJECTILE', range: 60, speed: 4 },
          ...{ offensive: 'AB + Dex + 2d6', damage: '2d6' },
        },
      },
    },
    {
      ...{ key: 'burst', name: 'Burst', ...standard },
      effect: {
        attack: {
          ...{ form: 'AREA', area: { diameter: 15 }, range: 60, speed: 4 },
          ...{ offensive: 'Int + 3d6', damage: '2d6' },
        },
      },
    },
    {
      ...{ key: 'stance', name: 'Stance', uses: [{ kind: 'SWIFT' }] },
      effect: { stance: { condition: 'braced' } },
    },
  ],
  SegmentsConditionInput: [
    {
      ...{ key: 'guarded', name: 'Guarded' },
      effects: [{ score: { bonus: 2, rolls: ['DEFENSE'] } }],
    },
    {
      ...{ key: 'weakened', name: 'Weakened' },
      effects: [{ score: { bonus: -2, rolls: ['ATTACK', 'DAMAGE'] } }],
    },
  ],
  VigilanceActionInput: [
    {
      ...{ key: 'blow', name: 'Blow', slot: 'REGULAR' },
      effect: { attack: { attackCheck: 'ASSAULT', dice: 1 } },
    },
    {
      ...{ key: 'shot', name: 'Shot', slot: 'REGULAR' },
      effect: { attack: { attackCheck: 'SHOOTING', dice: 1 } },
    },
    {
      ...{ key: 'shove', name: 'Shove', slot: 'REGULAR' },
      effect: { opposed: { ability: 'ATHLETICS', reachKind: 'ADJACENT', prevents: [], push: 1 } },
    },
    {
      ...{ key: 'stance', name: 'Stance', slot: 'BOOST' },
      effect: { boost: { dice: 1, fits: ['DEFENSE'] } },
    },
  ],
  SecondsActionInput: [
    {
      ...{ key: 'blow', name: 'Blow', seconds: 4 },
      effect: { melee: { damage: 'd8' } },
    },
    {
      ...{ key: 'bow', name: 'Bow', seconds: 4 },
      effect: { ranged: { damage: 'd8', increment: 10, capacity: 1 } },
    },
    {
      ...{ key: 'bolt', name: 'Bolt', seconds: 4 },
      effect: { spell: { damage: '2d6', range: 20 } },
    },
    {
      ...{ key: 'burst', name: 'Burst', seconds: 4 },
      effect: { spell: { damage: '2d6', range: 20, radius: 2 } },
    },
    {
      ...{ key: 'ritual', name: 'Ritual', seconds: 12, consecutive: false },
      effect: { activity: true },
    },
  ],
};

export const presetsOf = (type: string): readonly Preset[] => presets[type] ?? [];
