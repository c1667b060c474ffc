import { looksOf } from '../../../../scene/looks.ts';
import { GivePicture } from '../../sheet/give-picture.tsx';
import type { Encounter } from '../../state/seen.ts';

/** Who is there, side by side, and what each looks like. */
export function Lineup({ encounter: { combatants } }: { readonly encounter: Encounter }) {
  if (combatants.length === 0) return null;
  const looks = looksOf(combatants);
  const bySide = [...Map.groupBy(combatants, ({ side }) => side).values()].flat();
  return (
    <section>
      <h3>Pictures</h3>
      <ul className="lineup">
        {bySide.map((combatant) => (
          <li key={combatant.id}>
            <GivePicture combatant={combatant} look={looks(combatant.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
