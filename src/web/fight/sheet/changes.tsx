import { useState } from 'react';
import {
  AdjudicateDocument,
  HideCombatantsDocument,
  RemoveCombatantDocument,
  RevealCombatantsDocument,
  UpdateCombatantDocument,
} from '../../../client/brief.ts';
import { useMapTool } from '../attention/map-tool.ts';
import { Refused, useRun } from '../state/run.tsx';
import type { Combatant } from '../state/seen.ts';
import { Figures } from './figures.tsx';
import { PictureForm } from './picture-form.tsx';
import { ReasonField, useRuling } from './reason.tsx';

interface Props {
  readonly combatant: Combatant;
  readonly ruleset: string;
}

/** What a game master changes of somebody, whatever the rules say. */
export function Changes({ combatant, ruleset }: Props) {
  return (
    <section className="changes">
      <h3>Change</h3>
      <ReasonField />
      <Figures combatantId={combatant.id} ruleset={ruleset} />
      <Names combatant={combatant} />
      <PictureForm combatant={combatant} />
      <Color combatant={combatant} />
      <Place combatant={combatant} />
    </section>
  );
}

function Names({ combatant: { id, name, side } }: { readonly combatant: Combatant }) {
  const { run, refusal, sending } = useRun();
  const [written, write] = useState({ name, side });
  const isSame = written.name === name && written.side === side;
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void run(UpdateCombatantDocument, { targetId: id, ...written });
      }}
    >
      <div className="row">
        <label className="grow">
          Name
          <input
            required
            value={written.name}
            onChange={({ target: { value } }) => {
              write({ ...written, name: value });
            }}
          />
        </label>
        <label className="grow">
          Side
          <input
            required
            value={written.side}
            onChange={({ target: { value } }) => {
              write({ ...written, side: value });
            }}
          />
        </label>
        <button disabled={sending || isSame}>Rename</button>
      </div>
      <Refused refusal={refusal} />
    </form>
  );
}

/** The colour that it has at the Table, and everywhere else that shows it; its side's without one. */
function Color({ combatant: { id, color } }: { readonly combatant: Combatant }) {
  const { run, refusal, sending } = useRun();
  const [written, write] = useState(color ?? '#6b4fa0');
  return (
    <div className="stacked">
      <div className="row">
        <label>
          Color
          <input
            type="color"
            value={written}
            onChange={({ target: { value } }) => {
              write(value);
            }}
          />
        </label>
        <button
          type="button"
          disabled={sending || written === color}
          onClick={() => {
            void run(UpdateCombatantDocument, { targetId: id, color: written });
          }}
        >
          Use it
        </button>
        {color !== null && (
          <button
            type="button"
            disabled={sending}
            onClick={() => {
              void run(UpdateCombatantDocument, { targetId: id, color: '' });
            }}
          >
            That of the side
          </button>
        )}
      </div>
      <Refused refusal={refusal} />
    </div>
  );
}

/** Where it is, whether the table sees it, and whether it is there at all. */
function Place({ combatant: { id, name, hidden } }: { readonly combatant: Combatant }) {
  const { run, reason, refusal, sending } = useRuling();
  const { take } = useMapTool();
  const [isLeaving, setLeaving] = useState(false);
  const move = (): void => {
    take({
      label: `Click where ${name} is from now on`,
      paints: false,
      onHexes: ([position]) => {
        if (position) void run(AdjudicateDocument, { targetId: id, reason, position });
      },
    });
  };
  return (
    <div className="stacked">
      <div className="row">
        <button type="button" disabled={sending} onClick={move}>
          Put elsewhere …
        </button>
        <button
          type="button"
          disabled={sending}
          onClick={() => {
            const combatantIds = [id];
            if (hidden) void run(RevealCombatantsDocument, { combatantIds });
            else void run(HideCombatantsDocument, { combatantIds, reason });
          }}
        >
          {hidden ? 'Reveal' : 'Hide'}
        </button>
        <button
          type="button"
          disabled={sending}
          onClick={() => {
            if (isLeaving) void run(RemoveCombatantDocument, { targetId: id, reason });
            setLeaving(!isLeaving);
          }}
        >
          {isLeaving ? `Yes, remove ${name}` : 'Remove …'}
        </button>
      </div>
      <Refused refusal={refusal} />
    </div>
  );
}
