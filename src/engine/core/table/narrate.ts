/** The table's log: a line for each event, and the lines of those that every ruleset has. */
import { type Actor, plays } from '../command/actor.ts';
import { findHidden, type HiddenCombatant, type WithHidden } from '../roster/hidden.ts';
import type { ComputerPlay } from '../roster/played-by.ts';
import type { Advice, HandDice } from '../rulebook/ruling.ts';
import { type Hex, hexName } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import { agreed, fitted, listed, MAX_LINE, MAX_LISTED, shortened } from '../values/words.ts';
import { changes } from '../views/narrate.ts';
import type { Outcome } from '../views/outcome.ts';
import { findCombatant, type WithCombatants } from './state.ts';

/** What combatants are called. */
export interface Names {
  readonly who: (id: CombatantId) => string;
  readonly all: (ids: readonly CombatantId[]) => string;
}

interface HiddenName extends HiddenCombatant {
  readonly combatant: HiddenCombatant['combatant'] & { readonly name: string };
}

/**
 * Names as any state since the event has them, those of the hidden for an actor who knows of them; who
 * has left goes by its id.
 */
export function namesIn(
  state: WithCombatants & WithHidden<HiddenName>,
  actor?: Actor,
  { name: named, list }: Naming = inFull,
): Names {
  const hiddenName = (id: CombatantId) =>
    actor && plays(actor, id) ? findHidden(state, id)?.combatant.name : undefined;
  const who = (id: CombatantId) => named(findCombatant(state, id)?.name ?? hiddenName(id) ?? id);
  return {
    who,
    // Of several attacks at one target its name is said once.
    all: (ids) =>
      listed(
        [...Map.groupBy(ids, (id) => id)].map(([id, { length }]) =>
          length > 1 ? `${who(id)} (${length} times)` : who(id),
        ),
        list,
      ),
  };
}

/** How names are said: in full, or as far as there is room. */
export interface Naming {
  readonly name: (name: string) => string;
  /** How long a list of them is, in characters, before the rest is only counted. */
  readonly list: number;
}

const inFull: Naming = { name: (name) => name, list: MAX_LISTED };

const upTo = (most: number, list: number): Naming => ({
  name: (name) => shortened(name, most),
  list,
});

/** One after the other, until a line is short enough. */
const namings: readonly Naming[] = [inFull, upTo(36, 110), upTo(20, 70)];

interface AnyEvent {
  readonly type: string;
}

/** For each type of event its line. */
export type Lines<Event extends AnyEvent, Called extends Names = Names> = {
  readonly [T in Event['type']]: (
    event: Extract<Event, { readonly type: T }>,
    names: Called,
  ) => string;
};

/**
 * The line of an event, with the names that a state lends: long ones are shortened where it would be too long,
 * and the end is cut off where that is not enough.
 */
export const narratorOf =
  <Event extends AnyEvent, State extends WithCombatants, Called extends Names = Names>(
    lines: Lines<Event, Called>,
    namesOf: (state: State, actor: Actor | undefined, naming: Naming) => Called,
  ) =>
  (event: Event, state: State, actor?: Actor): string => {
    const line = lines[event.type as Event['type']] as (event: Event, names: Called) => string;
    let text = '';
    for (const naming of namings) {
      text = line(event, namesOf(state, actor, naming));
      if (text.length <= MAX_LINE) break;
    }
    return fitted(text);
  };

interface About {
  readonly combatantId: CombatantId;
}
interface Playing {
  readonly playedByComputer: ComputerPlay | null;
}
interface Renamed {
  readonly name: string | null;
  readonly advice: Advice | null;
  readonly handDice?: HandDice | null | undefined;
}

const handDiceLines: Readonly<Record<HandDice, string>> = {
  NONE: 'All dice are those of the encounter',
  GM: 'The GM may roll dice by hand',
  ALL_SEATS: 'All players may roll dice by hand',
};
interface Door {
  readonly isOpen: boolean;
}
interface Leaving {
  readonly name: string;
  readonly reason: string | null;
}
type Named = readonly { readonly name: string }[];

const namesOf = (named: Named): readonly string[] => named.map(({ name }) => name);

const leaving = ({ name, reason }: Leaving): string =>
  `${name} leaves${reason === null ? '' : `: ${reason}`}`;

interface Ruled extends About {
  readonly reason: string;
  readonly position: Hex | null;
  readonly stats: object | null;
}

function ruled({ position, stats }: Ruled): string {
  const at = position === null ? '' : `; now at ${hexName(position)}`;
  const set = Object.entries(stats ?? {}).filter(([, value]) => value !== null);
  return at + set.map(([figure, value]) => `; ${inWords(figure)} ${String(value)}`).join('');
}

/** `hitPoints` as words. */
const inWords = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

export const sharedLines = {
  CombatantsAdded: ({ combatants }: { readonly combatants: Named }) =>
    agreed(namesOf(combatants), ['joins', 'join']),
  CombatantsHidden: ({
    newcomers,
  }: {
    readonly newcomers: readonly { readonly combatant: Named[number] }[];
  }) => agreed(namesOf(newcomers.map(({ combatant }) => combatant)), ['is hidden', 'are hidden']),
  CombatantUpdated: (
    event: About & Readonly<Record<'name' | 'side', string | null>>,
    { who }: Names,
  ) => `${who(event.combatantId)} ${changes(event)}`,
  EncounterChanged: ({ name, advice, handDice }: Renamed) => {
    if (name !== null) return `The encounter is now called ${name}`;
    if (handDice) return handDiceLines[handDice];
    if (advice === null) return 'The look of the encounter has changed';
    return advice === 'GM' ? 'Only the GM may ask for advice' : 'All players may ask for advice';
  },
  PlayedBySet: ({ combatantId, playedByComputer }: About & Playing, { who }: Names) =>
    playedByComputer
      ? `${who(combatantId)} is played by the computer (${playedByComputer.level.toLowerCase()}, ${playedByComputer.personality.style.toLowerCase()})`
      : `${who(combatantId)} is played by a person`,
  CombatantRemoved: leaving,
  HiddenCombatantRemoved: leaving,
  Adjudicated: (event: Ruled, { who }: Names) =>
    `The GM rules on ${who(event.combatantId)}: ${event.reason}${ruled(event)}`,
  RankChanged: (
    { combatantId, order }: About & { readonly order: readonly CombatantId[] },
    { who, all }: Names,
  ) =>
    `${who(combatantId)} is now number ${order.indexOf(combatantId) + 1} in the order: ${all(order)}`,
  ActionsDefined: ({ actions, conditions }: Readonly<Record<'actions' | 'conditions', Named>>) =>
    `New in the catalogue: ${listed(namesOf([...actions, ...conditions]))}`,
  BattlefieldSet: () => 'The GM changes the terrain',
  DoorSet: ({ isOpen, revealed }: Door & { readonly revealed: boolean }) => {
    if (revealed) return `A secret door comes to light, ${isOpen ? 'open' : 'closed'}`;
    return `The GM ${isOpen ? 'opens' : 'closes'} a door`;
  },
  DoorUsed: ({ combatantId, isOpen }: About & Door, { who }: Names) =>
    `${who(combatantId)} ${isOpen ? 'opens' : 'closes'} a door`,
  RoundStarted: ({ round }: { readonly round: number }) => `Round ${round}`,
  TurnStarted: ({ combatantId }: About, { who }: Names) => `${who(combatantId)}'s turn`,
  TurnEnded: ({ combatantId }: About, { who }: Names) => `${who(combatantId)}'s turn is over`,
  CombatantYielded: ({ combatantId }: About, { who }: Names) => `${who(combatantId)} yields`,
  CombatantFightsOn: ({ combatantId }: About, { who }: Names) => `${who(combatantId)} fights on`,
  DiceAsked: () => 'Waiting for dice that are rolled by hand',
  DiceDeclared: ({ combatantId }: About, { who }: Names) => `${who(combatantId)}'s dice are rolled`,
  CommandTakenBack: () => 'The GM takes the command back that waited for dice',
  CommandResumed: () => 'The dice are there',
  EncounterEnded: ({ outcome }: { readonly outcome: Outcome }) => ended(outcome.sides),
};

/** Who is left has won, where no other side is. */
function ended(sides: readonly string[]): string {
  const [winner, ...others] = sides;
  if (winner === undefined) return 'The fight ends: no one is left standing';
  return others.length > 0
    ? `The fight ends with ${listed(sides)} still fighting`
    : `The fight ends: ${winner} won`;
}
