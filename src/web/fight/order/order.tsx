import { useKeptScroll } from '../../kit/kept-scroll.ts';
import { useEncounter } from '../state/seeing.ts';
import type { Combatant, Encounter } from '../state/seen.ts';
import { looksOf } from '../../../scene/looks.ts';
import { OrderCard } from './order-card.tsx';
import { QuickButton } from './quick-button.tsx';
import './order.css';

const none: ReadonlySet<string> = new Set();

/** More than so many are rows at the side of the map. */
const MAX_RIBBON = 8;

/**
 * Everyone, in the order in which they act; those without a place in it come last.
 *
 * @param followed those whose players follow the fight now
 */
export function Order({ followed = none }: { readonly followed?: ReadonlySet<string> }) {
  const encounter = useEncounter();
  const scrolls = useKeptScroll(`order:${encounter?.id ?? ''}`);
  if (!encounter) return null;
  return (
    <section
      ref={scrolls}
      className={encounter.combatants.length > MAX_RIBBON ? 'order rows' : 'order'}
      aria-labelledby="order"
    >
      <h2 id="order" className="place">
        Order
      </h2>
      {encounter.combatants.length === 0 && <p className="muted">The order is empty.</p>}
      <OrderCards encounter={encounter} combatants={inOrder(encounter)} followed={followed} />
    </section>
  );
}

interface CardsProps {
  readonly encounter: Encounter;
  readonly combatants: readonly Combatant[];
  readonly followed?: ReadonlySet<string>;
}

export function OrderCards({ encounter, combatants, followed = none }: CardsProps) {
  const lookOf = looksOf(encounter.combatants);
  return (
    <ol>
      {combatants.map((combatant) => (
        <li key={combatant.id}>
          <OrderCard
            combatant={combatant}
            look={lookOf(combatant.id)}
            isOnTurn={encounter.clock?.turnOfId === combatant.id}
            isDue={encounter.due.some(({ combatantId }) => combatantId === combatant.id)}
            isFollowed={followed.has(combatant.id)}
          />
          <QuickButton combatant={combatant} />
        </li>
      ))}
    </ol>
  );
}

function inOrder({ orderIds, combatants }: Encounter): readonly Combatant[] {
  const place = new Map(orderIds.map((id, i) => [id, i]));
  const of = ({ id }: Combatant): number => place.get(id) ?? orderIds.length;
  return [...combatants].sort((a, b) => of(a) - of(b));
}
