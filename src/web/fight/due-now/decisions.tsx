import { useStore } from 'zustand';
import { useFight } from '../state/fight-context.ts';
import type { Encounter, Possibility } from '../state/seen.ts';
import { nameOf } from '../state/names.ts';
import { usePlay } from '../play/play-context.ts';
import { kindOf } from './kinds.ts';

/** What the fight waits for, as tabs where there is a choice between them. */
export function Decisions() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const opened = useStore(store.state, (fight) => fight.opened);
  const { decision, decisions, choose } = usePlay();
  if (!encounter || (decisions.length < 2 && !opened)) return null;
  return (
    <nav className="decisions" aria-label="Decisions">
      {decisions.map((one) => (
        <button
          key={one.key}
          type="button"
          className="tab"
          aria-current={one.key === decision?.key}
          onClick={() => {
            choose(one.key);
          }}
        >
          {whoseOf(encounter, one)}
          <span className="dot" title="The fight waits for this" />
        </button>
      ))}
    </nav>
  );
}

/** What may be decided besides what the fight waits for. */
export function Possibilities() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const opened = useStore(store.state, (fight) => fight.opened);
  const possible = encounter?.possible.filter(({ optionCount }) => optionCount > 0) ?? [];
  if (!encounter || possible.length === 0) return null;
  return (
    <select
      className="possibilities"
      aria-label="What else is possible"
      value={opened?.key ?? ''}
      onChange={({ target }) => {
        void store.open(possible.find(({ key }) => key === target.value) ?? null);
      }}
    >
      <option value="">More …</option>
      {possible.map((one) => (
        <option key={one.key} value={one.key}>
          {whoseOf(encounter, one)}: {kindOf(one)}
        </option>
      ))}
    </select>
  );
}

const whoseOf = (
  encounter: Encounter,
  { combatantId }: Pick<Possibility, 'combatantId'>,
): string => (combatantId ? nameOf(encounter, combatantId) : 'GM');
