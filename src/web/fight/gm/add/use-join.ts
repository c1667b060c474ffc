import { useRef, useState } from 'react';
import { AddCombatantsDocument } from '../../../api/generated/brief.ts';
import type { AddCombatantsInput } from '../../../../client/index.ts';
import type { Hex } from '../../../../scene/geometry.ts';
import type { Refusal } from '../../../api/command.ts';
import { playerOf } from '../../computer/player.ts';
import { setPlayer } from '../../computer/set-player.ts';
import { useFight } from '../../state/fight-context.ts';
import { useRun } from '../../state/run.tsx';
import { namesFor, placesAround } from './places.ts';

/** One of those who come: what is the same whatever they come from. */
export interface Joiner {
  readonly name: string;
  readonly side: string;
  readonly position: Hex;
}

/** With whom they come, from what. */
export type AsInput = (joiners: readonly Joiner[]) => Partial<AddCombatantsInput>;

export interface Group {
  readonly name: string;
  readonly side: string;
  readonly count: number;
  readonly hidden: boolean;
  readonly isComputers: boolean;
  readonly asInput: AsInput;
  /** Whatever has to be done before they can come; false if it could not. */
  readonly before?: (() => Promise<boolean>) | undefined;
}

/** Adds combatants around a hex, one group after the other. */
export function useJoin() {
  const { store } = useFight();
  const { run, refusal, sending } = useRun();
  const [notPlayed, setNotPlayed] = useState<Refusal | null>(null);
  const last = useRef<Promise<void>>(Promise.resolve());
  const add = async (at: Hex, group: Group): Promise<void> => {
    const { name, side, count, hidden, isComputers, asInput, before } = group;
    setNotPlayed(null);
    if (before && !(await before())) return;
    const { encounter } = store.state.getState();
    if (!encounter) return;
    const names = namesFor(encounter, name, count);
    const joiners = placesAround(encounter, at, count).map((position, i) => ({
      name: names[i] ?? name,
      side,
      position,
    }));
    const known = new Set(encounter.combatants.map(({ id }) => id));
    if (!(await run(AddCombatantsDocument, { ...asInput(joiners), hidden }))) return;
    if (!isComputers) return;
    const came = (store.state.getState().encounter?.combatants ?? []).filter(
      ({ id }) => !known.has(id),
    );
    const player = { ...playerOf(null), playedBy: 'COMPUTER' } as const;
    const outcome = await setPlayer(
      store,
      came.map(({ id }) => id),
      player,
      store.version,
    );
    if (!outcome.done) setNotPlayed(outcome.refusal);
  };
  const join = (at: Hex, group: Group): void => {
    // Each finds the names and hexes that those before it have left free.
    last.current = last.current.then(() => add(at, group));
  };
  return { join, refusal: refusal ?? notPlayed, sending };
}
