import { useStore } from 'zustand';
import { filtered } from '../log/filter.ts';
import { CombatantLine } from '../order/decider.tsx';
import { useParty } from '../order/party.tsx';
import { useFight } from '../state/fight-context.ts';
import type { Encounter } from '../state/seen.ts';

/** So many of the last lines of the log. */
const LINES = 4;

/** What one looks at while others decide, where a small screen has no room for log and order. */
export function Meanwhile({ encounter }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const log = useStore(store.state, (fight) => fight.log);
  const party = useParty();
  const lines = filtered(log.slice(-3 * LINES), { kind: 'DEEDS', name: null }, [])
    .flatMap(({ version, events }) =>
      events.map(({ text }, i) => ({ key: `${version} ${i}`, text })),
    )
    .slice(-LINES);
  return (
    <div className="meanwhile">
      <ul aria-label="The last events">
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {party.map((combatant) => (
        <CombatantLine key={combatant.id} encounter={encounter} combatant={combatant} />
      ))}
    </div>
  );
}
