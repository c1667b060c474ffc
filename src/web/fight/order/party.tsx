import { usePlay } from '../play/play-context.ts';
import { heroesIn } from '../state/heroes.ts';
import { useEncounter } from '../state/seeing.ts';
import type { Combatant } from '../state/seen.ts';
import { OrderCards } from './order.tsx';

/** The party of this seat, on a small screen. */
export function Party() {
  const encounter = useEncounter();
  const party = useParty();
  if (!encounter) return null;
  return (
    <section className="order party" aria-labelledby="party">
      <h2 id="party" className="place">
        Party
      </h2>
      {party.length === 0 && <p className="muted">No one has joined yet.</p>}
      <OrderCards encounter={encounter} combatants={party} />
    </section>
  );
}

/** Those whom this seat plays; for who plays no one in particular, the heroes. */
export function useParty(): readonly Combatant[] {
  const encounter = useEncounter();
  const { isGm, isMine } = usePlay();
  if (!encounter) return [];
  const mine = isGm ? [] : encounter.combatants.filter(({ id }) => isMine(id));
  const heroes = heroesIn(encounter);
  return mine.length > 0 ? mine : encounter.combatants.filter(({ id }) => heroes.has(id));
}
