import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { messageOf } from '../api/command.ts';
import type { HeldSeat } from '../api/seats.ts';
import { AskFirst } from '../kit/ask-first.tsx';
import { DeadEnd } from '../kit/dead-end.tsx';
import { saveFile } from '../kit/files.ts';
import { ObjectFields } from '../kit/form/object-fields.tsx';
import { inputFor, type ReferenceKind } from '../kit/form/schema.ts';
import { groupsOf } from './groups.ts';
import { newSheetId, type SavedSheet, useLibrary } from './library.ts';
import { presetsOf } from './presets.ts';
import { asFile, faultsOf } from './sheet-file.ts';
import { TrialPanel } from './trial-panel.tsx';
import { useProblems } from './use-problems.ts';
import './sheet-editor.css';

interface Props {
  readonly initial: SavedSheet;
  readonly held: readonly HeldSeat[];
}

/** The form of a sheet, as the schema has it for its system. */
export function SheetEditor({ initial, held }: Props) {
  const { keep, forget, sheets } = useLibrary();
  const [, go] = useLocation();
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useProblems(draft);
  // Nothing moves under the hands of who writes: how much is wrong is said to who asks.
  const [hasAsked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const sheetType = inputFor('SheetInput', draft.ruleset);
  const definitionsType = inputFor('DefinitionsInput', draft.ruleset);
  if (!sheetType || !definitionsType)
    return <DeadEnd message={`There is no system called ${draft.ruleset}.`} />;
  const { actions, conditions } = draft.definitions;
  const keysOf = (kind: ReferenceKind): readonly string[] => {
    if (kind === 'COMBATANT') return [];
    const defined = kind === 'CONDITION' ? conditions : actions;
    return (defined ?? []).map(({ key }) => key).filter(Boolean);
  };
  const save = async (): Promise<void> => {
    const faults = faultsOf(draft);
    setProblems(faults);
    setAsked(true);
    if (draft.name === '') nameField.current?.focus();
    if (faults.length > 0 || draft.name === '') return;
    await leaveAfter(() => keep(draft));
  };
  const isKept = sheets?.some(({ id }) => id === draft.id) ?? false;
  const remove = async (): Promise<void> => {
    await leaveAfter(() => forget(draft.id));
  };
  /** A browser may keep nothing, as where it is full: what was written stays here, then. */
  const leaveAfter = async (act: () => Promise<void>): Promise<void> => {
    setTrouble(null);
    try {
      await act();
      go('/');
    } catch (error) {
      setTrouble(messageOf(error));
    }
  };
  return (
    <div className="sheet-editor">
      <header className="top-bar">
        <Link href="/" className="brand">
          <span aria-hidden>⬡</span> Sixbeat
        </Link>
        <h1>{draft.name || 'A new sheet'}</h1>
        <span className="chip">{draft.ruleset}</span>
        <span className="space" />
        <button
          type="button"
          onClick={() => {
            saveFile(`${draft.name || 'sheet'}.sheet.json`, asFile(draft));
          }}
        >
          Save as a file
        </button>
        <Duplicate
          of={isKept ? draft : null}
          onCopy={(copy) => {
            void leaveAfter(() => keep(copy));
          }}
        />
        <AskFirst
          question={isKept ? `Delete the sheet of ${initial.name}?` : 'Discard this new sheet?'}
          consequence={isKept ? 'This browser has no other copy of it.' : 'It is not kept yet.'}
          verb={isKept ? 'Delete' : 'Discard'}
          onYes={() => {
            void remove();
          }}
        >
          {isKept ? 'Delete' : 'Discard'}
        </AskFirst>
        <button form="sheet" className="primary">
          Keep
        </button>
      </header>
      <main>
        <form
          id="sheet"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
          noValidate
        >
          <label>
            Name
            <input
              ref={nameField}
              required
              maxLength={60}
              aria-invalid={draft.name === ''}
              value={draft.name}
              onChange={({ target: { value } }) => {
                setDraft({ ...draft, name: value });
              }}
            />
          </label>
          <Refusals
            lacksName={hasAsked && draft.name === ''}
            trouble={trouble}
            count={hasAsked ? problems.length : 0}
          />
          <h2 className="visually-hidden">Sheet</h2>
          <ObjectFields
            type={sheetType}
            value={draft.sheet}
            path="sheet"
            problems={problems}
            suggestions={keysOf}
            groupsOf={groupsOf}
            onChange={(sheet) => {
              setDraft({ ...draft, sheet });
            }}
          />
          <h2>Actions and conditions of its own</h2>
          <ObjectFields
            type={definitionsType}
            value={draft.definitions}
            path="definitions"
            problems={problems}
            suggestions={keysOf}
            presetsOf={presetsOf}
            onChange={(definitions) => {
              setDraft({ ...draft, definitions });
            }}
          />
          <TrialPanel
            draft={draft}
            held={held}
            onProblems={(found) => {
              setProblems(found);
              setAsked(true);
            }}
          />
        </form>
      </main>
    </div>
  );
}

interface DuplicateProps {
  /** Null where it is not kept yet. */
  readonly of: SavedSheet | null;
  readonly onCopy: (copy: SavedSheet) => void;
}

/** Another sheet like this one, kept beside it. */
const Duplicate = ({ of, onCopy }: DuplicateProps) =>
  of && (
    <button
      type="button"
      onClick={() => {
        onCopy({ ...of, id: newSheetId(), name: `${of.name} (copy)`.slice(0, 60) });
      }}
    >
      Duplicate
    </button>
  );

interface RefusalsProps {
  readonly lacksName: boolean;
  readonly trouble: string | null;
  /** Of what is not right. */
  readonly count: number;
}

/** Why a sheet is not kept. */
function Refusals({ lacksName, trouble, count }: RefusalsProps) {
  const reasons = [
    lacksName ? 'It needs a name.' : null,
    trouble,
    count > 0 ? `${count === 1 ? 'One thing is' : `${count} things are`} not right yet.` : null,
  ];
  return reasons
    .filter((reason) => reason !== null)
    .map((reason) => (
      <p key={reason} className="refusal" role="alert">
        {reason}
      </p>
    ));
}
