import { useStore } from 'zustand';
import { useFight } from '../state/fight-context.ts';
import type { Choice, Encounter } from '../state/seen.ts';
import { usePlay } from '../play/play-context.ts';
import { countOf, type Pick } from './draft.ts';
import { useTargets } from './outlook.ts';
import { TargetRow } from './target-row.tsx';

interface Props {
  readonly choice: Choice;
  readonly pick: Pick | null;
}

/** The picks of a choice without the map: names as buttons, numbers and words as fields. */
export function ChoicePicker({ choice, pick }: Props) {
  switch (choice.kind) {
    case 'COMBATANT':
      return <Combatants choice={choice} pick={pick} />;
    case 'KEY':
      return <Keys choice={choice} pick={pick} />;
    case 'HEX':
      return <Hexes pick={pick} />;
    case 'NUMBER':
      return <Numbers choice={choice} pick={pick} />;
    case 'TEXT':
      return <Words choice={choice} pick={pick} />;
    case 'DATA':
      return <p className="muted">This takes data: send it from the playground.</p>;
  }
}

function Combatants({ choice, pick }: Props) {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  return encounter && <Targets encounter={encounter} choice={choice} pick={pick} />;
}

function Targets({ encounter, choice, pick }: Props & { readonly encounter: Encounter }) {
  const { option, pick: toggle } = usePlay();
  const targets = useTargets(encounter, option);
  return (
    <div className="targets">
      {choice.combatantIds.map((id) => (
        <TargetRow
          key={id}
          encounter={encounter}
          combatantId={id}
          target={targets.find(({ combatantId }) => combatantId === id) ?? null}
          isPicked={pick?.combatantIds?.includes(id) ?? false}
          onPick={() => {
            toggle(choice, { kind: 'COMBATANT', id });
          }}
        />
      ))}
    </div>
  );
}

function Keys({ choice, pick }: Props) {
  const { pick: toggle } = usePlay();
  return (
    <div className="chips">
      {choice.labels.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          className="chip"
          aria-pressed={pick?.keys?.includes(key) ?? false}
          onClick={() => {
            toggle(choice, { kind: 'KEY', key });
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function Hexes({ pick }: { readonly pick: Pick | null }) {
  const picked = pick?.hexes ?? [];
  if (picked.length === 0) return <p className="muted">Click a lit hex on the map.</p>;
  return <p>{picked.map(({ q, r }) => `(${q}, ${r})`).join(' → ')}</p>;
}

function Numbers({ choice, pick }: Props) {
  const { pick: set } = usePlay();
  const { least, most } = choice;
  return (
    <input
      type="number"
      required={choice.min > 0}
      aria-label={choice.field}
      min={least ?? undefined}
      max={most ?? undefined}
      value={pick?.number ?? ''}
      onChange={({ target }) => {
        if (target.value !== '') set(choice, { kind: 'NUMBER', number: target.valueAsNumber });
      }}
    />
  );
}

function Words({ choice, pick }: Props) {
  const { pick: set } = usePlay();
  return (
    <input
      type="text"
      required={choice.min > 0 && countOf(pick) === 0}
      aria-label={choice.field}
      value={pick?.text ?? ''}
      onChange={({ target }) => {
        set(choice, { kind: 'TEXT', text: target.value });
      }}
    />
  );
}
