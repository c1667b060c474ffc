/** T-08, T-09: doors on the edges between hexes, in whatever ruleset. */
import * as z from 'zod';
import { firstRefusal, illegal, notFound, type Rejection } from '../command/rejection.ts';
import type { CommandTemplate, Cost, Decision } from '../decision/decision.ts';
import { merge, nothing, option, optionIf, type Options } from '../decision/findings.ts';
import { edgeSchema } from '../schema/battlefield.ts';
import { command } from '../schema/command.ts';
import { cited } from '../schema/describe.ts';
import { event } from '../schema/event.ts';
import { combatantId } from '../schema/keys.ts';
import { type Battlefield, type Edge, sameEdge, type Wall } from '../values/battlefield.ts';
import { directions, type Hex, sameHex } from '../values/hex.ts';
import type { CombatantId } from '../values/ids.ts';
import { without } from '../values/record.ts';
import { err, errorOf, ok, type Result } from '../values/result.ts';
import { edgeBetween, hexesBeside } from '../values/walls.ts';
import { findCombatant, type WithCombatants } from './state.ts';

const edge = edgeSchema.describe('The edge on which the door is.');
const open = z.boolean().describe('Whether it is open then.');

export const doorCommands = {
  SetDoor: command(
    'SetDoor',
    cited(
      'Opens or closes a door, and reveals one that is secret. Only the GM may.',
      'T-08',
      'T-09',
    ),
    { edge, open },
    'MANAGE',
  ).meta({
    edits: ({ battlefield: { walls } }: WithDoors, named: { readonly edge: Edge }) => ({
      open: walls?.find((wall) => sameEdge(wall, named.edge))?.kind ?? null,
    }),
  }),
  UseDoor: command(
    'UseDoor',
    cited('A combatant opens or closes a door on an edge of its hex, on its own turn.', 'T-08'),
    { combatantId: combatantId.describe('The combatant.'), edge, open },
  ),
};

const isOpen = z.boolean().describe('Whether it is open now.');

export const doorEvents = {
  DoorSet: event('TABLE', cited('The GM has opened, closed or revealed a door.', 'T-08', 'T-09'), {
    edge,
    isOpen,
    revealed: z.boolean().describe('Whether it was secret before.'),
  }),
  DoorUsed: event('TABLE', cited('A combatant has opened or closed a door.', 'T-08'), {
    combatantId: combatantId.describe('Who has used it.'),
    edge,
    isOpen,
    tookAction: z.boolean().describe('Whether it took an action, or time.'),
  }),
};

type DoorSet = z.output<(typeof doorEvents)['DoorSet']['fields']>;
type DoorUsed = z.output<(typeof doorEvents)['DoorUsed']['fields']>;

/** What a state has of doors. */
export interface WithDoors {
  readonly battlefield: Battlefield;
  /** Who has used a door for nothing in the turn that is on; left out where no one has. */
  readonly doorsUsed?: readonly CombatantId[] | undefined;
}

interface DoorState extends WithDoors, WithCombatants {
  readonly settings: { readonly doors?: 'FREE' | 'ACTION' };
}

type SetDoor = Pick<DoorSet, 'edge'> & { readonly open: boolean };
type UseDoor = SetDoor & { readonly combatantId: CombatantId };

interface Recorder<State> {
  readonly state: State;
  emit(event: ({ type: 'DoorSet' } & DoorSet) | ({ type: 'DoorUsed' } & DoorUsed)): void;
}

/** What a ruleset says of doors. */
interface DoorRules<State, Log> {
  refuseEnded(state: State): Rejection | null;
  /** Whose own turn it is, who may act. */
  refuseTurn(state: State, combatantId: CombatantId): Rejection | null;
  /** What it costs where a table has it cost something. */
  readonly price: Cost;
  refusePrice(state: State, combatantId: CombatantId): Rejection | null;
  /** What of the price is no matter of the event `DoorUsed`. */
  pay?(recorder: Log, combatantId: CombatantId): void;
  /** What follows, e.g. for those who aim at a combatant whom they no longer see. */
  changed?(recorder: Log): void;
}

/** A door that can be opened and closed: to players a secret one is a wall (T-09). */
const doorOn = ({ walls = [] }: Battlefield, named: Edge): Wall | undefined =>
  walls.find((wall) => sameEdge(wall, named));

const noDoor = illegal('T-08', 'There is no door on this edge', 'name one that has a door');

const refuseSame = ({ kind }: Wall, isOpen: boolean): Rejection | null =>
  kind === (isOpen ? 'OPEN_DOOR' : 'CLOSED_DOOR')
    ? illegal(
        'T-08',
        `This door is ${isOpen ? 'open' : 'closed'} already`,
        `${isOpen ? 'close' : 'open'} it, or leave it`,
      )
    : null;

const isPaid = ({ settings }: DoorState): boolean => settings.doors === 'ACTION';

/** The two commands, with their handlers and options. */
export function doorsBy<State extends DoorState, Log extends Recorder<State>>(
  rules: DoorRules<State, Log>,
) {
  const judgeSet = (state: State, { edge, open }: SetDoor): Result<DoorSet, Rejection> => {
    const ended = rules.refuseEnded(state);
    const door = doorOn(state.battlefield, edge);
    if (ended) return err(ended);
    if (!door || !['OPEN_DOOR', 'CLOSED_DOOR', 'SECRET_DOOR'].includes(door.kind))
      return err(noDoor);
    const same = refuseSame(door, open);
    return same ? err(same) : ok({ edge, isOpen: open, revealed: door.kind === 'SECRET_DOOR' });
  };
  const judgeUse = (state: State, use: UseDoor): Result<DoorUsed, Rejection> => {
    const { combatantId, edge, open } = use;
    const user = findCombatant(state, combatantId);
    if (!user) return err(notFound('combatant', combatantId));
    const refusal = firstRefusal([
      () => rules.refuseTurn(state, combatantId),
      () => refuseDoor(state, user, use),
      () => (isPaid(state) ? rules.refusePrice(state, combatantId) : refuseAgain(state, user)),
    ]);
    return refusal
      ? err(refusal)
      : ok({ combatantId, edge, isOpen: open, tookAction: isPaid(state) });
  };
  const useDoor = {
    judge: judgeUse,
    apply: (used: DoorUsed, recorder: Log): void => {
      if (used.tookAction) rules.pay?.(recorder, used.combatantId);
      recorder.emit({ type: 'DoorUsed', ...used });
      rules.changed?.(recorder);
    },
  };
  const setDoor = {
    judge: judgeSet,
    apply: (set: DoorSet, recorder: Log): void => {
      recorder.emit({ type: 'DoorSet', ...set });
      rules.changed?.(recorder);
    },
  };
  const options = (state: State, { combatantId }: Decision): Options => {
    const user = combatantId === null ? undefined : findCombatant(state, combatantId);
    if (!user || !state.battlefield.walls) return nothing;
    const price = isPaid(state) ? [rules.price] : [];
    return merge(
      ...doorsBeside(state.battlefield, user.position).map(({ edge, isOpen, way }) => {
        const use = { combatantId: user.id, edge, open: !isOpen };
        const label = `${isOpen ? 'Close' : 'Open'} the door to the ${way}`;
        return optionIf(
          option(label, { type: 'UseDoor', ...use }, [], price),
          errorOf(judgeUse(state, use)),
        );
      }),
    );
  };
  return {
    SetDoor: {
      handler: setDoor,
      by: 'GM',
      offeredBy: { none: 'There may be thousands of doors: a door is chosen on the map.' },
    },
    UseDoor: {
      handler: useDoor,
      by: 'PLAYER',
      offeredBy: ['TURN'],
      options,
      cost: (state: State, _: CommandTemplate) => (isPaid(state) ? 'PAID' : 'FREE'),
    },
  } as const;
}

interface User {
  readonly id: CombatantId;
  readonly name: string;
  readonly position: Hex;
}

/** T-08: a door that is beside them, and not so already. */
function refuseDoor(
  { battlefield }: DoorState,
  { name, position }: User,
  { edge, open }: SetDoor,
): Rejection | null {
  if (!hexesBeside(edge).some((hex) => sameHex(hex, position)))
    return illegal('T-08', `${name} does not stand beside this edge`, 'go next to the door first');
  const door = doorOn(battlefield, edge);
  if (door?.kind !== 'OPEN_DOOR' && door?.kind !== 'CLOSED_DOOR') return noDoor;
  return refuseSame(door, open);
}

/** T-08: once a turn. */
const refuseAgain = ({ doorsUsed = [] }: DoorState, { id, name }: User): Rejection | null =>
  doorsUsed.includes(id)
    ? illegal('T-08', `${name} has used a door in this turn`, 'wait for the next turn')
    : null;

const compass = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'];

/** The doors on the six edges of a hex. */
function doorsBeside(battlefield: Battlefield, { q, r }: Hex) {
  return directions.flatMap((step, direction) => {
    const edge = edgeBetween({ q, r }, { q: q + step.q, r: r + step.r });
    const kind = edge && doorOn(battlefield, edge)?.kind;
    if (!edge || (kind !== 'OPEN_DOOR' && kind !== 'CLOSED_DOOR')) return [];
    return [{ edge, isOpen: kind === 'OPEN_DOOR', way: compass[direction] ?? '' }];
  });
}

const withDoor = <State extends WithDoors>(
  state: State,
  { edge, isOpen }: Pick<DoorSet, 'edge' | 'isOpen'>,
): State => ({
  ...state,
  battlefield: {
    ...state.battlefield,
    walls: (state.battlefield.walls ?? []).map((wall) =>
      sameEdge(wall, edge)
        ? { ...wall, kind: isOpen ? ('OPEN_DOOR' as const) : ('CLOSED_DOOR' as const) }
        : wall,
    ),
  },
});

/** What the events do. */
export const doorChanges = <State extends WithDoors>() => ({
  DoorSet: (state: State, event: DoorSet): State => withDoor(state, event),
  DoorUsed: (state: State, event: DoorUsed): State => {
    const after = withDoor(state, event);
    if (event.tookAction) return after;
    return { ...after, doorsUsed: [...(state.doorsUsed ?? []), event.combatantId] };
  },
});

/** T-08: with a turn ends what was done in it, and so does a round. */
export function forgetDoors<State extends WithDoors>(
  state: State,
  { type, combatantId }: { readonly type: string; readonly combatantId?: CombatantId },
): State {
  const { doorsUsed } = state;
  if (!doorsUsed) return state;
  const isOver = ['TurnEnded', 'CombatantRemoved'].includes(type);
  const left = isOver ? doorsUsed.filter((id) => id !== combatantId) : doorsUsed;
  if (left.length === doorsUsed.length && type !== 'RoundStarted') return state;
  return left.length > 0 && type !== 'RoundStarted'
    ? { ...state, doorsUsed: left }
    : (without(state as Readonly<Record<string, unknown>>, 'doorsUsed') as unknown as State);
}
