import type { Ruleset } from '../../core/ruleset/ruleset.ts';
import { hiddenOf } from '../../core/roster/hidden.ts';
import { type Command, commands, type Setup, setupSchema } from './commands.ts';
import { lineOfSight } from './cover.ts';
import { creatures, type PackedCreature } from './creatures.ts';
import { decide } from './decide.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { legal } from './legal.ts';
import { narrate } from './narrate.ts';
import { odds } from './odds.ts';
import { rules } from './rules.ts';
import { rulings } from './rulings.ts';
import { initial } from './setup.ts';
import type { State } from './state.ts';
import { stateSchema } from './state-schema.ts';
import { type EventView, type SecondsView, view, viewEvent } from './view.ts';

export interface SecondsTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: SecondsView;
  readonly eventView: EventView;
  readonly creature: PackedCreature;
}

/** Turns of six seconds, spent one by one, with delays and turns that interrupt each other. */
export const seconds: Ruleset<SecondsTypes> = {
  id: 'SECONDS',
  title: 'Seconds',
  summary: 'Turns of six seconds, spent one by one.',
  rulebook: { rules, rulings, creatures },
  play: {
    setup: setupSchema,
    commands,
    instead: {
      AdvanceSegment: 'EndTurn',
      ReadyAction: 'DelayTurn',
      ReleaseReadiedAction: 'TakeDelayedTurn',
      SettleTie: 'RollInitiative',
      SetStandingOrder: 'ResolveDefense',
      TakeLongRest: 'TakeRest',
    },
    initial,
    decide,
    evolve,
    stateSchema,
  },
  see: {
    phase: ({ phase }) => phase.kind,
    hidden: (state) => Object.keys(hiddenOf(state)),
    legal,
    odds,
    lineOfSight,
    view,
    viewEvent,
    narrate,
  },
  schemas,
};
