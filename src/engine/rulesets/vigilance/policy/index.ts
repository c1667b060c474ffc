/** What computer players know of VIGILANCE: health, reach, and what commands come to. */
import type { Tactics } from '../../../core/ruleset/tactics.ts';
import type { Command } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { fighters } from './fighters.ts';
import { prices } from './prices.ts';
import { prospects } from './prospects.ts';
import { suppose } from './suppose.ts';

export const tactics: Tactics<State, Command> = { suppose, fighters, ...prospects, ...prices };
