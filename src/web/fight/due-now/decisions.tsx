import { useStore } from 'zustand';
import { useFight } from '../state/fight-context.ts';
import type { Possibility } from '../state/seen.ts';
import { nameOf } from '../state/names.ts';
import { usePlay } from '../play/play-context.ts';
import { kindOf } from './kinds.ts';

/** What the fight waits for as tabs; what else is possible, in a list of its own. */
export function Decisions() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  const opened = useStore(store.state, (fight) => fight.opened);
  const { decision, decisions, choose } = usePlay();
  if (!encounter) return null;
  const possible = encounter.possible.filter(({ optionCount }) => optionCount > 0);
  const whoseOf = ({ combatantId }: Pick<Possibility, 'combatantId'>): string =>
    combatantId ? nameOf(encounter, combatantId) : 'GM';
  return (
    <nav className="decisions" aria-label="Decisions">
      {(decisions.length > 1 || opened) &&
        decisions.map((one) => (
          <button
            key={one.id}
            type="button"
            className="tab"
            aria-current={one.id === decision?.id}
            onClick={() => {
              choose(one.id);
            }}
          >
            {whoseOf(one)}
            <span className="dot" title="The fight waits for this" />
          </button>
        ))}
      {possible.length > 0 && (
        <select
          aria-label="What else is possible"
          value={opened?.id ?? ''}
          onChange={({ target }) => {
            void store.open(possible.find(({ id }) => id === target.value) ?? null);
          }}
        >
          <option value="">Also possible …</option>
          {possible.map((one) => (
            <option key={one.id} value={one.id}>
              {whoseOf(one)}: {kindOf(one)}
            </option>
          ))}
        </select>
      )}
    </nav>
  );
}
