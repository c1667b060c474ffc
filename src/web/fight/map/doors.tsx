/** Doors that a click opens and closes. */
import { memo, useMemo, useState } from 'react';
import { edgesAround, keyOfEdge, sameEdge } from '../../../scene/edges.ts';
import { type Edge, endsOf, type Hex, pathThrough } from '../../../scene/geometry.ts';
import { usePlay } from '../play/play-context.ts';
import { ConfirmOnMap } from './confirm-on-map.tsx';
import { combatantOf } from '../state/names.ts';
import type { Encounter } from '../state/seen.ts';

export interface Door {
  readonly edge: Edge;
  readonly state: 'OPEN' | 'CLOSED' | 'SECRET';
}

export interface Doors {
  /** Those that this seat may use now. */
  readonly usable: readonly Door[];
  /** A secret one that is revealed as soon as that is confirmed. */
  readonly asked: Door | null;
  /** Opens or closes what was clicked. @returns whether it is a door */
  readonly press: (element: Element) => boolean;
  /** Opens or closes one beside a hex. @param edge which, where there are several */
  readonly useBeside: (hex: Hex, edge: Edge) => void;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** The mutation by which a combatant uses a door is the group of its options. */
const USE_DOOR = 'useDoor';

export function useDoors(encounter: Encounter): Doors {
  const { phase, battlefield } = encounter;
  const { isGm, decisions, turnDoor } = usePlay();
  const [askedFor, ask] = useState<Edge | null>(null);
  // Only who stands beside a door, and may use one now, has options for it.
  const users = decisions
    .filter(({ options }) => options.some(({ group }) => group === USE_DOOR))
    .flatMap(({ combatantId }) => combatantOf(encounter, combatantId) ?? []);
  const userOf = (edge: Edge) =>
    users.find(({ position }) => edgesAround(position).some((one) => sameEdge(one, edge)));
  const all = useMemo(() => doorsIn(phase, battlefield), [phase, battlefield]);
  const usable = isGm
    ? all
    : all.filter(({ state, edge }) => state !== 'SECRET' && userOf(edge) !== undefined);
  const turn = ({ edge, state }: Door): void => {
    turnDoor(edge, state !== 'OPEN', isGm ? null : (userOf(edge)?.id ?? null));
  };
  const use = (door: Door): void => {
    // Once players have seen it, nothing takes that back.
    if (door.state === 'SECRET') ask(door.edge);
    else turn(door);
  };
  const asked = usable.find(({ edge }) => askedFor && sameEdge(edge, askedFor));
  return {
    usable,
    asked: asked?.state === 'SECRET' ? asked : null,
    press: (element) => {
      const key = element.closest('.door-handle')?.getAttribute('data-edge');
      const door = usable.find(({ edge }) => keyOfEdge(edge) === key);
      if (door) use(door);
      return door !== undefined;
    },
    useBeside: (hex, named) => {
      const there = usable.filter((door) =>
        edgesAround(hex).some((edge) => sameEdge(edge, door.edge)),
      );
      const door = there.find(({ edge }) => sameEdge(edge, named)) ?? there[0];
      if (door) use(door);
    },
    confirm: () => {
      if (asked) turn(asked);
      ask(null);
    },
    cancel: () => {
      ask(null);
    },
  };
}

const states = { OPEN_DOOR: 'OPEN', CLOSED_DOOR: 'CLOSED', SECRET_DOOR: 'SECRET' } as const;

function doorsIn(phase: Encounter['phase'], { walls }: Encounter['battlefield']): readonly Door[] {
  if (phase === 'ENDED') return [];
  return walls.flatMap(({ hex: { q, r }, side, kind }) =>
    kind in states
      ? [{ edge: { hex: { q, r }, side }, state: states[kind as keyof typeof states] }]
      : [],
  );
}

const doorInWords = ({ state }: Door): string =>
  ({ OPEN: 'Close the door', CLOSED: 'Open the door', SECRET: 'Reveal the secret door' })[state];

/** Asks before a secret door is revealed. */
export const SecretDoor = ({ doors: { asked, confirm, cancel } }: { readonly doors: Doors }) =>
  asked && <ConfirmOnMap label={doorInWords(asked)} confirm={confirm} cancel={cancel} />;

/** What is clicked of doors: wider than they are drawn. */
export const DoorHandles = memo(function DoorHandles({ usable }: Pick<Doors, 'usable'>) {
  return usable.map((door) => (
    <path
      key={keyOfEdge(door.edge)}
      className="door-handle"
      data-edge={keyOfEdge(door.edge)}
      d={pathThrough(endsOf(door.edge))}
    >
      <title>{doorInWords(door)}</title>
    </path>
  ));
});
