import { useState } from 'react';
import { useLocation } from 'wouter';
import { messageOf } from '../api/command.ts';
import type { Seats } from '../api/seats.ts';
import { DropZone } from '../kit/drop-zone.tsx';
import { isMapFile, readSaved } from '../kit/files.ts';
import { loaded } from '../kit/load-part.ts';
import { InviteField } from './invite-field.tsx';
import { useLibrary } from '../sheets/library.ts';

const MAP = 'This is a map. Open a fight, and choose it there under Game master, Terrain.';

/** Fights and sheets that were saved as files, here or elsewhere. */
export function BringIn({ seats }: { readonly seats: Seats }) {
  const [, go] = useLocation();
  const { keep } = useLibrary();
  const [said, say] = useState<{ readonly text: string; readonly isWrong: boolean } | null>(null);
  const take = async (file: File): Promise<void> => {
    say({ text: `Reading ${file.name} …`, isWrong: false });
    try {
      const content = await readSaved(file);
      if (isMapFile(content)) throw new Error(MAP);
      // What a sheet must be like comes with the schema's inputs: only who brings one needs them.
      const { isSheetFile, sheetFrom } = await loaded(() => import('../sheets/sheet-file.ts'));
      if (isSheetFile(content)) {
        const sheet = sheetFrom(content);
        await keep(sheet);
        say({ text: `${sheet.name} is stored in this browser.`, isWrong: false });
      } else {
        const { imported } = await loaded(() => import('./import-fight.ts'));
        go(`/fight/${await imported(content, seats)}`);
      }
    } catch (error) {
      say({ text: `${file.name}: ${messageOf(error)}`, isWrong: true });
    }
  };
  return (
    <DropZone
      label="Import a fight or character: drop a file here"
      onFile={(file) => {
        void take(file);
      }}
    >
      <InviteField />
      {said && (
        <p
          role={said.isWrong ? 'alert' : 'status'}
          className={said.isWrong ? 'refusal' : undefined}
        >
          {said.text}
        </p>
      )}
    </DropZone>
  );
}
