import { useState } from 'react';
import {
  AdjudicateDocument,
  RemoveCombatantDocument,
  UpdateCombatantDocument,
} from '../../api/generated/brief.ts';
import type { Look } from '../../../scene/looks.ts';
import { useMapTool } from '../attention/map-tool.ts';
import { useFight } from '../state/fight-context.ts';
import { Refused } from '../state/run.tsx';
import type { Combatant } from '../state/seen.ts';
import { useEdit } from '../state/use-edit.ts';
import { HideOrReveal } from '../quick/hide-or-reveal.tsx';
import { Stats } from './stats.tsx';
import { GivePicture } from './give-picture.tsx';
import { PictureForm } from './picture-form.tsx';
import { ReasonField, useRuling } from './reason.tsx';

interface Props {
  readonly combatant: Combatant;
  readonly ruleset: string;
  readonly look: Look;
}

/** What a game master changes of a combatant, whatever the rules say. */
export function Changes({ combatant, ruleset, look }: Props) {
  return (
    <section className="changes">
      <h3>Change</h3>
      <ReasonField />
      <Stats combatantId={combatant.id} ruleset={ruleset} />
      <Names combatant={combatant} />
      <GivePicture combatant={combatant} look={look} />
      <PictureForm combatant={combatant} />
      <Color combatant={combatant} />
      <Place combatant={combatant} />
    </section>
  );
}

function Names({ combatant: { id, name, side } }: { readonly combatant: Combatant }) {
  const { store } = useFight();
  const { values, isChanged, edit, save, saveAnyway, sending, refusal } = useEdit(
    { name, side },
    (changed, seenVersion) =>
      store.run(UpdateCombatantDocument, { combatantId: id, ...changed, seenVersion }),
  );
  return (
    <form
      className="stacked"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="row">
        <label className="grow">
          Name
          <input
            required
            value={values.name}
            onChange={({ target: { value } }) => {
              edit({ name: value });
            }}
          />
        </label>
        <label className="grow">
          Side
          <input
            required
            value={values.side}
            onChange={({ target: { value } }) => {
              edit({ side: value });
            }}
          />
        </label>
        <button disabled={sending || !isChanged}>Rename</button>
      </div>
      <Refused refusal={refusal} onAnyway={saveAnyway} />
    </form>
  );
}

/** Without one it is an empty text. */
interface Colored {
  readonly color: string;
}
const UNCOLORED = '#6b4fa0';

/** The colour that it has at the Table, and everywhere else that shows it; its side's without one. */
function Color({ combatant: { id, color } }: { readonly combatant: Combatant }) {
  const { store } = useFight();
  const send = (changed: Partial<Colored>, seenVersion: number) =>
    store.run(UpdateCombatantDocument, { combatantId: id, ...changed, seenVersion });
  const { values, isChanged, edit, set, save, saveAnyway, sending, refusal } = useEdit<Colored>(
    { color: color ?? '' },
    send,
  );
  return (
    <div className="stacked">
      <div className="row">
        <label>
          Color
          <input
            type="color"
            value={values.color || UNCOLORED}
            onChange={({ target: { value } }) => {
              edit({ color: value });
            }}
          />
        </label>
        <button type="button" disabled={sending || !isChanged} onClick={() => void save()}>
          Apply
        </button>
        {color !== null && (
          <button type="button" disabled={sending} onClick={() => void set({ color: '' })}>
            Reset to side
          </button>
        )}
      </div>
      <Refused refusal={refusal} onAnyway={saveAnyway} />
    </div>
  );
}

/** Where it is, whether the table sees it, and whether it is there at all. */
function Place({ combatant }: { readonly combatant: Combatant }) {
  const { id, name } = combatant;
  const { store } = useFight();
  const { run, reason, refusal, sending } = useRuling();
  const { take } = useMapTool();
  const [isLeaving, setLeaving] = useState(false);
  const move = (): void => {
    take({
      label: `Click where ${name} is from now on`,
      kind: 'HEX',
      onHex: (position) =>
        void run(AdjudicateDocument, {
          combatantId: id,
          reason,
          position,
          seenVersion: store.version,
        }),
    });
  };
  return (
    <div className="stacked">
      <div className="row">
        <button type="button" disabled={sending} onClick={move}>
          Move to …
        </button>
        <HideOrReveal combatant={combatant} />
        <button
          type="button"
          disabled={sending}
          onClick={() => {
            if (isLeaving) void run(RemoveCombatantDocument, { combatantId: id, reason });
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
