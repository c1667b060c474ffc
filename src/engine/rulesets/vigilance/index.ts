import type { Ruleset } from '../../core/ruleset.ts';
import { type Command, commands, type Setup, setupSchema } from './commands.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import { narrate } from './narrate.ts';
import { odds } from './odds.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { initial } from './setup.ts';
import { lineOfSight } from './sight.ts';
import type { State } from './state.ts';
import { type EncounterView, type EventView, view, viewEvent } from './view.ts';

export interface VigilanceTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: EncounterView;
  readonly eventView: EventView;
}

/** Turns in order of vigilance, with a stack of responses and dice that explode. */
export const vigilance: Ruleset<VigilanceTypes> = {
  id: 'VIGILANCE',
  title: 'Vigilance',
  rules,
  rulings,
  setup: setupSchema,
  commands,
  initial,
  decide,
  evolve,
  legal,
  odds,
  lineOfSight,
  view,
  viewEvent,
  narrate,
};
