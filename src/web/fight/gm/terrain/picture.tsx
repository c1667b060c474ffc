import { useState } from 'react';
import { DropZone } from '../../../kit/drop-zone.tsx';
import { useMapTool } from '../../attention/map-tool.ts';
import { Refused } from '../../state/run.tsx';
import type { Encounter } from '../../state/seen.ts';
import { usePicture } from '../../state/use-picture.ts';
import { type Background, firstPlace, fittedTo } from './grid.ts';
import { useBattlefield } from './use-battlefield.ts';

/** The picture under the map: from a file, and its grid laid over the hexes with two clicks. */
export function Picture({ encounter }: { readonly encounter: Encounter }) {
  const { battlefield, combatants } = encounter;
  const { background } = battlefield;
  const { change, refusal } = useBattlefield();
  const { send, problem, isSending } = usePicture();
  const lay = async (file: File): Promise<void> => {
    const kept = await send(file, file.name);
    if (!kept) return;
    const place = firstPlace(
      kept,
      combatants.map(({ position }) => position),
    );
    await change((before) => ({ ...before, background: { picture: kept.hash, ...place } }));
  };
  const place = (next: Background | null): void => {
    void change((before) => ({ ...before, background: next }));
  };
  return (
    <section>
      <h3>Picture under the map</h3>
      <DropZone
        label={isSending ? 'Sending the picture …' : 'Drop a picture here.'}
        accept="image/*"
        onFile={(file) => void lay(file)}
      >
        {problem !== null && (
          <p className="refusal" role="alert">
            {problem}
          </p>
        )}
      </DropZone>
      {background && <Grid background={background} place={place} />}
      <Refused refusal={refusal} />
    </section>
  );
}

interface GridProps {
  readonly background: Background;
  /** Null takes it away. */
  readonly place: (next: Background | null) => void;
}

function Grid({ background, place }: GridProps) {
  const { take } = useMapTool();
  const [apart, setApart] = useState(5);
  const [isOnePoint, setOnePoint] = useState(false);
  const fit = (): void => {
    setOnePoint(false);
    take({
      kind: 'POINT',
      label: 'Click the center of a square of the picture',
      marks: [],
      onPoint: (first) => {
        take({
          kind: 'POINT',
          label: `Click the center of the square ${apart} farther, in the same row`,
          marks: [first],
          onPoint: (second) => {
            const fitted = fittedTo(background, first, second, apart);
            if (fitted) place({ ...background, ...fitted });
            setOnePoint(!fitted);
          },
        });
      },
    });
  };
  return (
    <>
      <div className="row">
        <label>
          Squares apart
          <input
            type="number"
            min={1}
            max={100}
            value={apart}
            onChange={({ target: { valueAsNumber } }) => {
              if (valueAsNumber >= 1 && valueAsNumber <= 100) setApart(Math.floor(valueAsNumber));
            }}
          />
        </label>
        <button type="button" onClick={fit}>
          Fit its grid …
        </button>
        <button
          type="button"
          onClick={() => {
            place(null);
          }}
        >
          Remove the picture
        </button>
      </div>
      {isOnePoint && (
        <p className="refusal" role="alert">
          Click two places that are farther apart.
        </p>
      )}
      <Exactly key={Object.values(background).join()} background={background} place={place} />
    </>
  );
}

const fields = { x: 'East', y: 'South', width: 'Width' } as const;
type Field = keyof typeof fields;

/** Place and size in numbers. */
function Exactly({ background, place }: GridProps) {
  const [edited, edit] = useState<Partial<Record<Field, number>>>({});
  return (
    <details>
      <summary>Place and size, in hexes</summary>
      <form
        className="place-fields"
        onSubmit={(event) => {
          event.preventDefault();
          place({ ...background, ...edited });
        }}
      >
        {(Object.keys(fields) as Field[]).map((field) => (
          <label key={field}>
            {fields[field]}
            <input
              type="number"
              step="any"
              required
              min={field === 'width' ? 0.1 : -2000}
              max={2000}
              defaultValue={Number(background[field].toFixed(3))}
              onChange={({ target: { valueAsNumber } }) => {
                if (Number.isFinite(valueAsNumber)) edit({ ...edited, [field]: valueAsNumber });
              }}
            />
          </label>
        ))}
        <button>Apply</button>
      </form>
    </details>
  );
}
