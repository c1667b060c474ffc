import { useId, useState } from 'react';
import { useMapTool } from '../../attention/map-tool.ts';
import { Refused } from '../../state/run.tsx';
import type { Encounter } from '../../state/seen.ts';
import { type AsInput, useJoin } from './use-join.ts';

interface Props {
  readonly encounter: Encounter;
  /** What they are called unless the GM says otherwise. */
  readonly name: string;
  /** With whom they come, from what. Undefined as long as that is not said. */
  readonly asInput: AsInput | undefined;
  /** Whatever has to be done before they can come; false if it could not. */
  readonly before?: () => Promise<boolean>;
}

const MOST = 20;

/** How many come, as whom, on which side, and a click on the map for where. */
export function Joining({ encounter, name, asInput, before }: Props) {
  const { join, refusal, sending } = useJoin();
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
    const group = { name: called, side, count, hidden, isComputers, asInput, before };
    take({
      label: `Click where ${called} ${count === 1 ? 'stands' : 'and the others stand'}`,
      kind: 'HEX',
      onHex: (at) => {
        join(at, group);
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
      <Refused refusal={refusal} />
    </div>
  );
}
