/** What computer players know of SECONDS: health, reach, and what commands come to. */
import type { Tactics } from '../../../core/ruleset/tactics.ts';
import type { Command } from '../model/commands.ts';
import type { State } from '../model/state.ts';
import { fighters } from './fighters.ts';
import { impending } from './impending.ts';
import { prices } from './prices.ts';
import { prospects } from './prospects.ts';
import { suppose } from './suppose.ts';

export const tactics: Tactics<State, Command> = {
  ...{ suppose, fighters, impending, ...prospects, ...prices },
  // A round of eight is some forty commands, and spells come two rounds after they are cast: what can
  // be played on with ends before anything comes of a choice, and was no better than not to play on.
  playsOn: false,
};
