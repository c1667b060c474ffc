import { useId, useState } from 'react';
import { AddCombatantsDocument } from '../../../../client/brief.ts';
import type { AddCombatantsInput } from '../../../../client/index.ts';
import type { Refusal } from '../../../api/command.ts';
import { playerOf } from '../../computer/player.ts';
import { setPlayer } from '../../computer/set-player.ts';
import type { Hex } from '../../map/geometry.ts';
import { useMapTool } from '../../attention/map-tool.ts';
import { useFight } from '../../state/fight-context.ts';
import type { FightStore } from '../../state/fight-store.ts';
import { Refused, useRun } from '../../state/run.tsx';
import type { Encounter } from '../../state/seen.ts';
import { namesFor, placesAround } from './places.ts';

/** One of those who come: what is the same whatever they come from. */
export interface Joiner {
  readonly name: string;
  readonly side: string;
  readonly position: Hex;
}

interface Props {
  readonly encounter: Encounter;
  /** What they are called unless the GM says otherwise. */
  readonly name: string;
  /** With whom they come, from what. Undefined as long as that is not said. */
  readonly asInput: ((joiners: readonly Joiner[]) => Partial<AddCombatantsInput>) | undefined;
  /** Whatever has to be done before they can come; false if it could not. */
  readonly before?: () => Promise<boolean>;
}

const MOST = 20;

/** How many come, as whom, on which side, and a click on the map for where. */
export function Joining({ encounter, name, asInput, before }: Props) {
  const { store } = useFight();
  const { run, refusal, sending } = useRun();
  const [notPlayed, setNotPlayed] = useState<Refusal | null>(null);
  const { take } = useMapTool();
  const [side, setSide] = useState(encounter.combatants.at(-1)?.side ?? 'heroes');
  const [count, setCount] = useState(1);
  const [written, write] = useState<string | null>(null);
  const [hidden, hide] = useState(false);
  const [isComputers, letPlay] = useState(false);
  const sides = useId();
  const called = written ?? name;
  const place = (): void => {
    if (!asInput) return;
    const add = async (at: Hex): Promise<void> => {
      if (before && !(await before())) return;
      const names = namesFor(encounter, called, count);
      const joiners = placesAround(encounter, at, count).map((position, i) => ({
        name: names[i] ?? called,
        side,
        position,
      }));
      const known = new Set(idsIn(store));
      if (!(await run(AddCombatantsDocument, { ...asInput(joiners), hidden }))) return;
      const came = idsIn(store).filter((id) => !known.has(id));
      if (!isComputers) return;
      const player = { ...playerOf(null), playedBy: 'COMPUTER' } as const;
      const outcome = await setPlayer(store, came, player, store.version);
      setNotPlayed(outcome.done ? null : outcome.refusal);
    };
    take({
      label: `Click where ${called} ${count === 1 ? 'stands' : 'and the others stand'}`,
      paints: false,
      onHexes: ([at]) => {
        if (at) void add(at);
      },
    });
  };
  return (
    <div className="stacked">
      <div className="row">
        <label className="grow">
          Name
          <input
            maxLength={60}
            value={called}
            onChange={({ target: { value } }) => {
              write(value === '' ? null : value);
            }}
          />
        </label>
        <label className="grow">
          Side
          <input
            list={sides}
            value={side}
            onChange={({ target: { value } }) => {
              setSide(value);
            }}
          />
        </label>
        <label>
          How many
          <input
            type="number"
            min={1}
            max={MOST}
            value={count}
            onChange={({ target: { valueAsNumber } }) => {
              if (valueAsNumber >= 1 && valueAsNumber <= MOST) setCount(Math.floor(valueAsNumber));
            }}
          />
        </label>
      </div>
      <datalist id={sides}>
        {[...new Set(encounter.combatants.map((one) => one.side))].map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <div className="row">
        <button
          type="button"
          className="primary"
          disabled={sending || !asInput || side === '' || called === ''}
          onClick={place}
        >
          Place on the map …
        </button>
        <label className="row">
          <input
            type="checkbox"
            checked={hidden}
            onChange={({ target }) => {
              hide(target.checked);
            }}
          />
          <span>Hidden at first</span>
        </label>
        <label className="row">
          <input
            type="checkbox"
            checked={isComputers}
            onChange={({ target }) => {
              letPlay(target.checked);
            }}
          />
          <span>Played by the computer</span>
        </label>
      </div>
      <Refused refusal={refusal ?? notPlayed} />
    </div>
  );
}

const idsIn = (store: FightStore): readonly string[] =>
  store.state.getState().encounter?.combatants.map(({ id }) => id) ?? [];
