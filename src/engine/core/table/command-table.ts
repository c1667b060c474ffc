/**
 * All that there is to say of the commands of a ruleset, besides what they take (`command`) and what the
 * events that they bring about change: one entry for each, so that what is forgotten does not compile.
 */
import { type Actor, authorize } from '../command/actor.ts';
import { type EventsAfter, type EventRecorder, recordFrom } from '../command/event-recorder.ts';
import type { Handler } from '../command/handler.ts';
import type { Rejection } from '../command/rejection.ts';
import type { CommandTemplate } from '../decision/decision.ts';
import { pendingHandlers } from '../hand-dice/declare.ts';
import type { Dice } from '../values/dice.ts';
import type { CombatantId } from '../values/ids.ts';
import { own } from '../values/record.ts';
import { errorOf, ok, type Result } from '../values/result.ts';
import { type Listing, type Offered, withOwnOptions } from './own-options.ts';

/** A command, as one line of the table of its ruleset. */
export type CommandEntry<State, Event, Command, Kind extends string> = Given<State, Command> &
  Offered<State, Kind> & { readonly handler: Handler<State, Event, Command> };

/** Who may give it: the GM alone, or who plays the combatants that it names. */
type Given<State, Command> =
  | { readonly by: 'GM' }
  | (Command extends
      { readonly combatantId: CombatantId } | { readonly combatantIds: readonly CombatantId[] }
      ? { readonly by: 'PLAYER'; readonly cost: Price<State> }
      : never);

/**
 * What keeps a player from giving it without end (T-02):
 * - `PAID`: it takes what its options say that they cost, or time that is then over;
 * - `ASKED`: it answers what is asked, once;
 * - `FREE`: it costs nothing, and a combatant does only so many of these in a round.
 */
type Price<State> =
  'PAID' | 'ASKED' | 'FREE' | ((state: State, command: CommandTemplate) => 'PAID' | 'FREE');

/** The entry of every command. */
export type CommandTable<
  State,
  Event,
  Command extends { readonly type: string },
  Kind extends string,
> = {
  readonly [T in Command['type']]: CommandEntry<
    State,
    Event,
    Extract<Command, { readonly type: T }>,
    Kind
  >;
};

const byGM = { by: 'GM', offeredBy: ['TABLE'] } as const;

/** The same in every ruleset. */
const shared = {
  AddCombatants: byGM,
  RevealCombatants: byGM,
  HideCombatants: byGM,
  UpdateCombatant: byGM,
  RenameSide: {
    by: 'GM',
    offeredBy: { none: 'A side is renamed by its name, which is text: no option could list it.' },
  },
  RemoveCombatant: byGM,
  Adjudicate: byGM,
  DefineActions: byGM,
  SetBattlefield: byGM,
  UpdateEncounter: byGM,
  EndEncounter: byGM,
  SetStandingOrders: { by: 'PLAYER', cost: 'FREE', offeredBy: ['ORDERS'] },
  YieldFight: { by: 'PLAYER', cost: 'FREE', offeredBy: ['YIELD'] },
} as const;

/** T-04: the same, handlers and all. */
const pending = {
  DeclareDice: {
    by: 'PLAYER',
    cost: 'ASKED',
    offeredBy: ['ROLL_DICE'],
    handler: pendingHandlers.DeclareDice,
  },
  TakeBackCommand: { ...byGM, handler: pendingHandlers.TakeBackCommand },
} as const;
type Shared = typeof shared;

/** The entries of the commands that every ruleset has, from its handlers of them. */
export const sharedCommands = <Handlers extends { readonly [T in keyof Shared]: unknown }>(
  handlers: Handlers,
) =>
  ({
    ...Object.fromEntries(
      Object.entries(shared).map(([type, entry]) => [
        type,
        { ...entry, handler: handlers[type as keyof Shared] },
      ]),
    ),
    ...pending,
  }) as {
    readonly [T in keyof Shared]: Shared[T] & { readonly handler: Handlers[T] };
  } & typeof pending;

/** What happened, and the state that it leads to. */
interface Recorded<State, Event> {
  readonly events: readonly Event[];
  readonly state: State;
}

/**
 * Judges commands by their table; `evolve` applies each event as it happens, `eventsAfter` says
 * which it brings about at once, and `progress` plays what happens by itself after a command.
 */
export function decider<
  State extends object,
  Event,
  Command extends { readonly type: string },
  Kind extends string,
>(
  commands: CommandTable<State, Event, Command, Kind>,
  evolve: (state: State, event: Event) => State,
  progress: (recorder: EventRecorder<State, Event>, dice: Dice) => void,
  eventsAfter?: EventsAfter<State, Event>,
) {
  type Entry = CommandEntry<State, Event, Command, Kind>;
  const entries = commands as unknown as Readonly<Record<string, Entry>>;
  const handlerOf = ({ type }: Command) =>
    commands[type as Command['type']].handler as Handler<State, Event, Command>;
  return {
    /** Judges a command, applies it, and plays on to the next decision. */
    decide: (
      command: Command,
      state: State,
      dice: Dice,
    ): Result<Recorded<State, Event>, Rejection> => {
      const handler = handlerOf(command);
      const judged = handler.judge(state, command);
      if (!judged.ok) return judged;
      const recorder = recordFrom(state, evolve, eventsAfter);
      handler.apply(judged.value, recorder, dice);
      progress(recorder, dice);
      return ok({ events: recorder.events, state: recorder.state });
    },
    /** Why this command would be refused, without applying it. */
    refusalOf: (state: State, command: Command): Rejection | null =>
      errorOf(handlerOf(command).judge(state, command)),
    /** Why this seat may not give a command, whatever the state; an unknown one as its fields say. */
    authorize: (actor: Actor, command: CommandTemplate): Rejection | null => {
      const { type } = command;
      return authorize(actor, own(entries, type)?.by === 'GM' ? { type } : command);
    },
    /** T-02: whether a player may give this command, or one like it, only so often in a round. */
    isFreeAction: (state: State, command: CommandTemplate): boolean => {
      const entry = own(entries, command.type);
      if (entry?.by !== 'PLAYER') return false;
      const { cost } = entry;
      return (typeof cost === 'function' ? cost(state, command) : cost) === 'FREE';
    },
    /** The decisions, with the options that entries have of their own. */
    offer: (listing: Listing<State>): Listing<State> =>
      withOwnOptions<State>(Object.values(entries), listing),
  };
}
