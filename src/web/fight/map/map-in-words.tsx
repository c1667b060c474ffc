import { memo } from 'react';
import { combatantInWords, terrainInWords } from '../../../scene/description.ts';
import type { Combatant, Encounter } from '../state/seen.ts';

interface Props {
  readonly encounter: Encounter;
  /** From whom distances are measured. */
  readonly from: Combatant | null;
}

/** The map for who has it read aloud: who stands where, and what lies around. */
export const MapInWords = memo(function MapInWords({ encounter, from }: Props) {
  const terrain = terrainInWords(encounter.battlefield, from);
  return (
    <section className="visually-hidden" aria-labelledby="map-in-words">
      <h2 id="map-in-words">Map in words</h2>
      <ul aria-label="Who stands where">
        {encounter.combatants.map((combatant) => (
          <li key={combatant.id}>{combatantInWords(combatant, from)}</li>
        ))}
      </ul>
      {terrain.length > 0 && (
        <ul aria-label="Terrain">
          {terrain.map((text, i) => (
            <li key={i}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
});
