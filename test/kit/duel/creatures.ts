import type { TypeOf } from '../../../src/engine/core/schema/describe.ts';
import type { creatureSchema } from './model.ts';

export type DuelCreature = TypeOf<typeof creatureSchema>;

const creature = (key: string, name: string, skill: number, hitPoints: number): DuelCreature => ({
  ...{ key, name, summary: `Skill ${skill}, ${hitPoints} hit points.`, pack: 'SAMPLE' },
  ...{ skill, hitPoints },
});

export const creatures = [creature('cadet', 'Cadet', 1, 6), creature('master', 'Master', 4, 9)];
