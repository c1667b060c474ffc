import { useState } from 'react';
import { useLocation } from 'wouter';
import {
  AddCombatantsDocument,
  CreateEncounterDocument,
  RollInitiativeDocument,
} from '../../client/index.ts';
import { send } from '../api/api.ts';
import type { Seats } from '../api/seats.ts';
import { type Demo, demos } from './demos.ts';

/** One click, and a fight is on. */
export function NewFight({ seats }: { readonly seats: Seats }) {
  const [, go] = useLocation();
  const [beginning, setBeginning] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const begin = async (demo: Demo): Promise<void> => {
    setBeginning(demo.ruleset);
    setTrouble(null);
    try {
      go(`/fight/${await opened(demo, seats)}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBeginning(null);
    }
  };
  return (
    <section aria-labelledby="new-fight">
      <h2 id="new-fight">New fight</h2>
      {demos.map((demo) => (
        <article key={demo.ruleset} className="panel">
          <h3>{demo.ruleset}</h3>
          <p>{demo.pitch}</p>
          <button
            type="button"
            className="primary"
            disabled={beginning !== null}
            onClick={() => {
              void begin(demo);
            }}
          >
            {beginning === demo.ruleset ? 'Opening …' : 'Play the demo'}
          </button>
        </article>
      ))}
      {trouble && (
        <p className="refusal" role="alert">
          {trouble}
        </p>
      )}
      <p className="muted">
        <small>Kept in this browser.</small>
      </p>
    </section>
  );
}

/** @returns the id of the encounter, which has begun */
async function opened(demo: Demo, seats: Seats): Promise<string> {
  const { ruleset, encounter: described, creatures, hidden } = demo;
  const opened = payloadOf(
    (await send(CreateEncounterDocument, { input: { ...described, ruleset } }, null))
      .createEncounter,
  );
  const { encounter, token } = opened;
  const encounterId = encounter.id;
  seats.hold({
    encounterId,
    token,
    name: described.name,
    ruleset,
    kind: 'GM',
    openedAt: new Date().toISOString(),
  });
  const add = async (input: object): Promise<void> => {
    const asked = { input: { encounterId, ...input } };
    payloadOf((await send(AddCombatantsDocument, asked, token)).addCombatants);
  };
  await add({ creatures });
  if (hidden.length > 0) await add({ creatures: hidden, hidden: true });
  const rolled = await send(RollInitiativeDocument, { input: { encounterId } }, token);
  payloadOf(rolled.rollInitiative);
  return encounterId;
}

type Payload<Result> = Exclude<Result, { readonly code: string }>;

function payloadOf<Result extends object>(result: Result): Payload<Result> {
  if ('code' in result && 'message' in result) throw new Error(String(result.message));
  return result as Payload<Result>;
}
