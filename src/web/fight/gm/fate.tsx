import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  BranchEncounterDocument,
  DeleteEncounterDocument,
  EndEncounterDocument,
} from '../../../client/index.ts';
import { failed, outcomeOf, type Refusal } from '../../api/command.ts';
import { saveFile } from '../../kit/files.ts';
import { useDrawer } from '../attention/drawer.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused, useRun } from '../state/run.tsx';
import type { Encounter } from '../state/seen.ts';
import { ReplayLink } from '../replay-link.tsx';
import { exported } from './export.ts';
import { ShareReplay } from './share-replay.tsx';

/** What becomes of the fight as a whole. */
export function Fate({ encounter }: { readonly encounter: Encounter }) {
  return (
    <>
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
      <p className="muted">Rule on somebody, with a reason, in their sheet.</p>
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

function Branch({ encounter: { ruleset, name, version } }: { readonly encounter: Encounter }) {
  const { seats } = useFight();
  const { run, refusal, sending } = useRun();
  const [, go] = useLocation();
  const [called, setCalled] = useState(`${name}, once more`);
  const branch = async (): Promise<void> => {
    const branched = await run(BranchEncounterDocument, { name: called, atVersion: version });
    if (!branched) return;
    const { token, encounter } = branched;
    const openedAt = new Date().toISOString();
    seats.hold({ encounterId: encounter.id, token, name: called, ruleset, kind: 'GM', openedAt });
    go(`/fight/${encounter.id}`);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void branch();
      }}
    >
      <section>
        <h3>Branch</h3>
        <p className="muted">
          Opens a new fight that begins as this one is now, with dice of its own. This one stays.
        </p>
        <div className="row">
          <input
            className="grow"
            aria-label="Name of the branch"
            required
            maxLength={120}
            value={called}
            onChange={({ target: { value } }) => {
              setCalled(value);
            }}
          />
          <button disabled={sending}>Branch</button>
        </div>
        <Refused refusal={refusal} />
      </section>
    </form>
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

function End({ encounter: { phase } }: { readonly encounter: Encounter }) {
  const { run, refusal, sending } = useRun();
  const [isSure, setSure] = useState(false);
  if (phase === 'ENDED') return null;
  return (
    <section>
      <h3>End</h3>
      <p className="muted">The fight is over; the seed of its dice is revealed.</p>
      <button
        type="button"
        disabled={sending}
        onClick={() => {
          if (isSure) void run(EndEncounterDocument, {});
          setSure(!isSure);
        }}
      >
        {isSure ? 'Yes, end the fight' : 'End the fight …'}
      </button>
      <Refused refusal={refusal} />
    </section>
  );
}

/** For good: the name has to be written, as the server asks for it, too. */
function Delete({ encounter: { id, name } }: { readonly encounter: Encounter }) {
  const { store, seats } = useFight();
  const [, go] = useLocation();
  const [written, write] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const erase = async (): Promise<void> => {
    try {
      const input = { encounterId: id, name: written };
      const outcome = outcomeOf(await store.ask(DeleteEncounterDocument, { input }));
      if (!outcome.done) {
        setRefusal(outcome.refusal);
        return;
      }
      seats.forget(id);
      go('/');
    } catch (error) {
      setRefusal(failed(error).refusal);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void erase();
      }}
    >
      <section>
        <h3>Delete</h3>
        <p className="muted">Nothing of it remains, for anybody. Write “{name}” to be sure.</p>
        <div className="row">
          <input
            className="grow"
            aria-label="Name of the fight"
            value={written}
            onChange={({ target: { value } }) => {
              write(value);
            }}
          />
          <button disabled={written !== name}>Delete for good</button>
        </div>
        <Refused refusal={refusal} />
      </section>
    </form>
  );
}
