import type { Ruleset } from '../../core/ruleset/ruleset.ts';
import { hiddenOf } from '../../core/roster/hidden.ts';
import { type Command, commands, type Setup, setupSchema } from './commands.ts';
import { creatures, type PackedCreature } from './content/index.ts';
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
import { stateSchema } from './state-schema.ts';
import { type EventView, type SegmentsView, view, viewEvent } from './view.ts';

export interface SegmentsTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly command: Command;
  readonly event: Event;
  readonly view: SegmentsView;
  readonly eventView: EventView;
  readonly creature: PackedCreature;
}

/** Rounds of three two-second segments, with projectiles, pushes and defenses that carry over. */
export const segments: Ruleset<SegmentsTypes> = {
  id: 'SEGMENTS',
  title: 'Segments',
  summary: 'Rounds of three two-second segments.',
  rulebook: { rules, rulings, creatures },
  play: {
    setup: setupSchema,
    commands,
    instead: {
      PassPriority: 'ResolveDefense',
      SettleTie: 'RollInitiative',
      DelayTurn: 'ReadyAction',
      TakeDelayedTurn: 'ReleaseReadiedAction',
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
