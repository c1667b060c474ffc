import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useFight } from '../state/fight-context.ts';
import type { Choice, Encounter } from '../state/seen.ts';
import { usePlay } from '../play/play-context.ts';
import { countOf, numbersOf, type Pick, titleOf } from './draft.ts';
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
      return <Numbers choice={choice} pick={pick} few={numbersOf(choice)} />;
    case 'TEXT':
      return <Words choice={choice} pick={pick} />;
    case 'DATA':
      return <p className="muted">Not supported here: use the playground.</p>;
  }
}

function Combatants({ choice, pick }: Props) {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  return encounter && <Targets encounter={encounter} choice={choice} pick={pick} />;
}

function Targets({ encounter, choice, pick }: Props & { readonly encounter: Encounter }) {
  const { decision, option, pick: toggle } = usePlay();
  const targets = useTargets(encounter, option);
  const sideOf = (id: string | null): string | null =>
    encounter.combatants.find((one) => one.id === id)?.side ?? null;
  const own = option?.intent === 'ATTACK' && decision ? sideOf(decision.combatantId) : null;
  const isFriend = (id: string): boolean => own !== null && sideOf(id) === own;
  // Whom people attack comes first.
  const ids = choice.combatantIds.toSorted((a, b) => Number(isFriend(a)) - Number(isFriend(b)));
  return (
    <div className="targets">
      {ids.map((id) => (
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
      {choice.keyPicks.map(({ key, label }) => (
        <Chip
          key={key}
          isPicked={pick?.keys?.includes(key) ?? false}
          onPick={() => {
            toggle(choice, { kind: 'KEY', key });
          }}
        >
          {label}
        </Chip>
      ))}
    </div>
  );
}

interface ChipProps {
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

const Chip = ({ isPicked, onPick, children }: ChipProps) => (
  <button type="button" className="chip" aria-pressed={isPicked} onClick={onPick}>
    {children}
  </button>
);

function Hexes({ pick }: { readonly pick: Pick | null }) {
  const picked = pick?.hexes ?? [];
  if (picked.length === 0) return <p className="muted">Pick a highlighted hex on the map.</p>;
  return <p>{picked.map(({ q, r }) => `(${q}, ${r})`).join(' → ')}</p>;
}

/** A button for each where they are few, so that a number is one click. */
function Numbers({ choice, pick, few }: Props & { readonly few: readonly number[] | null }) {
  const { pick: set } = usePlay();
  const picked = (number: number | null): void => {
    set(choice, { kind: 'NUMBER', number });
  };
  if (few)
    return (
      <div className="chips">
        {few.map((number) => (
          <Chip
            key={number}
            isPicked={pick?.number === number}
            onPick={() => {
              picked(number);
            }}
          >
            {number}
          </Chip>
        ))}
      </div>
    );
  const { minimum, maximum } = choice;
  return (
    <input
      type="number"
      required={choice.min > 0}
      aria-label={titleOf(choice)}
      min={minimum ?? undefined}
      max={maximum ?? undefined}
      value={pick?.number ?? ''}
      onChange={({ target }) => {
        picked(target.value === '' ? null : target.valueAsNumber);
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
      aria-label={titleOf(choice)}
      value={pick?.text ?? ''}
      onChange={({ target }) => {
        set(choice, { kind: 'TEXT', text: target.value });
      }}
    />
  );
}
