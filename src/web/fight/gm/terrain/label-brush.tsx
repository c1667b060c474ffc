import { useState } from 'react';
import { useMapTool } from '../../attention/map-tool.ts';
import { Refused } from '../../state/run.tsx';
import { labelled } from './brushes.ts';
import { useBattlefield } from './use-battlefield.ts';

const MAX_TEXT = 60;
const ERASE = 'Erase labels';

/** Writes names of places, and what the table says of the ground, on hexes. */
export function LabelBrush() {
  const { change, refusal } = useBattlefield();
  const { tool, take } = useMapTool();
  const [text, setText] = useState('Difficult ground');
  const written = text.trim();
  const hint = `Write: ${written}`;
  const toggle = (label: string, wanted: string | null): void => {
    take(
      tool?.label === label
        ? null
        : {
            label,
            kind: 'HEXES',
            onHexes: (hexes) => void change((before) => labelled(before, wanted, hexes)),
          },
    );
  };
  return (
    <section>
      <h3>Write on hexes</h3>
      <p className="muted">For everyone to read; it changes no rule.</p>
      <div className="row">
        <input
          className="grow"
          aria-label="Text"
          maxLength={MAX_TEXT}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
          }}
        />
        <button
          type="button"
          aria-pressed={tool?.label === hint}
          disabled={written === ''}
          onClick={() => {
            toggle(hint, written);
          }}
        >
          Write
        </button>
        <button
          type="button"
          aria-pressed={tool?.label === ERASE}
          onClick={() => {
            toggle(ERASE, null);
          }}
        >
          Erase
        </button>
      </div>
      <Refused refusal={refusal} />
    </section>
  );
}
