import { useState } from 'react';
import { useStore } from 'zustand';
import { EndEncounterDocument } from '../../api/generated/brief.ts';
import { failed, type Refusal } from '../../api/command.ts';
import { saveFile } from '../../kit/files.ts';
import { useDrawer } from '../attention/drawer.ts';
import { useFight } from '../state/fight-context.ts';
import { ifAsSeen } from '../state/as-seen.ts';
import { Refused } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';
import { ReplayLink } from '../replay-link.tsx';
import { Branch } from './branch.tsx';
import { Delete } from './delete.tsx';
import { exported } from './export.ts';
import { Rename } from './rename.tsx';
import { ShareReplay } from './seats/share-replay.tsx';

/** What becomes of the fight as a whole. */
export function Fate({ encounter }: { readonly encounter: Encounter }) {
  return (
    <>
      <Rename encounter={encounter} />
      <Rule encounter={encounter} />
      <Replay />
      <Branch encounter={encounter} />
      <Export encounter={encounter} />
      <End encounter={encounter} />
      <Delete encounter={encounter} />
    </>
  );
}

function Rule({ encounter: { combatants } }: { readonly encounter: Encounter }) {
  const { openSheet } = useDrawer();
  return (
    <section>
      <h3>Adjudicate</h3>
      <p className="muted">To rule on a combatant, with a reason, open its sheet.</p>
      <div className="brushes">
        {combatants.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              openSheet(id);
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </section>
  );
}

function Replay() {
  return (
    <section>
      <h3>Replay</h3>
      <p className="muted">
        The fight step by step. Who gets the link sees what spectators see, and nothing else.
      </p>
      <div className="brushes">
        <ReplayLink />
        <ShareReplay />
      </div>
    </section>
  );
}

function Export({ encounter: { id, name } }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = async (): Promise<void> => {
    setRefusal(null);
    try {
      saveFile(`${name}.sixbeat.json`, await exported(store, id));
    } catch (error) {
      setRefusal(failed(error).refusal);
    }
  };
  return (
    <section>
      <h3>Export</h3>
      <p className="muted">
        The whole fight with its journal in a file. Drop it on the first page of any server to go
        on.
      </p>
      <button
        type="button"
        onClick={() => {
          void save();
        }}
      >
        Save as a file
      </button>
      <Refused refusal={refusal} />
    </section>
  );
}

function End({ encounter: { phase, version } }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const sending = useStore(store.state, (fight) => fight.sending);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSure, setSure] = useState(false);
  if (phase === 'ENDED') return null;
  const end = async (): Promise<void> => {
    const ended = await ifAsSeen(store.state, {
      act: 'End',
      version,
      send: (expectedVersion) => store.run(EndEncounterDocument, { expectedVersion }),
    });
    setRefusal(ended.refusal);
  };
  return (
    <section>
      <h3>End</h3>
      <p className="muted">The fight is over; the seed of its dice is revealed.</p>
      <button
        type="button"
        disabled={sending}
        onClick={() => {
          if (isSure) void end();
          setSure(!isSure);
        }}
      >
        {isSure ? 'Yes, end the fight' : 'End the fight …'}
      </button>
      <Refused refusal={refusal} />
    </section>
  );
}
