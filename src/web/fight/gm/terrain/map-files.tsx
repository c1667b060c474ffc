import { useState } from 'react';
import { messageOf } from '../../../api/command.ts';
import { readUvtt } from '../../../../client/uvtt.ts';
import { DropZone } from '../../../kit/drop-zone.tsx';
import { useFight } from '../../state/fight-context.ts';
import type { Encounter } from '../../state/seen.ts';
import { MAP_FILES, saveMap, textOf } from './map-file.ts';
import { MapPreview, type Source } from './map-preview.tsx';

/** Maps of other programs, brought in and taken out. */
export function MapFiles({ encounter }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const [source, setSource] = useState<Source | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setProblem(null);
    await act().catch((error: unknown) => {
      setProblem(messageOf(error));
    });
  };
  const open = async (file: File): Promise<void> => {
    const text = await textOf(file);
    const read = readUvtt(text);
    if (read.ok) setSource({ name: file.name, text });
    else setProblem(read.problem);
  };
  return (
    <section>
      <h3>Map files</h3>
      <DropZone
        label="Drop a map here: .dd2vtt, .df2vtt or .uvtt."
        accept={MAP_FILES}
        onFile={(file) => void attempt(() => open(file))}
      >
        {problem !== null && (
          <p className="refusal" role="alert">
            {problem}
          </p>
        )}
      </DropZone>
      <div className="row">
        <button type="button" onClick={() => void attempt(() => saveMap(store, encounter))}>
          Save the map as .uvtt
        </button>
      </div>
      {source && (
        <MapPreview
          source={source}
          onClose={() => {
            setSource(null);
          }}
        />
      )}
    </section>
  );
}
