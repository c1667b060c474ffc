import { endEncounterHandler } from '../../../core/table/ending.ts';
import { refuseEnded } from '../model/ended.ts';
import { fightingSides } from '../model/sides.ts';
import type { State } from '../model/state.ts';

export const endEncounter = endEncounterHandler<State>({ refuseEnded, fightingSides });
