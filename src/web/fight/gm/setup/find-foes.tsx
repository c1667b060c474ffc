/** Foes for those who are there, so that they win as often as is wished. */
import { useCallback, useState } from 'react';
import { AddCombatantsDocument } from '../../../api/generated/brief.ts';
import { EncounterProposalsDocument } from '../../../api/generated/whole.ts';
import { Finder } from '../../../proposals/finder.tsx';
import { type Foe, putOnTable } from '../../../proposals/put-on-table.ts';
import type { Ask } from '../../../proposals/use-proposals.ts';
import { keyOf } from '../../../../scene/geometry.ts';
import { useFight } from '../../state/fight-context.ts';
import { Refused, useRun } from '../../state/run.tsx';
import type { Encounter } from '../../state/seen.ts';
import { placesAround } from '../add/places.ts';
import { sidesIn } from './sides.tsx';

export default function FindFoes({ encounter }: { readonly encounter: Encounter }) {
  const { store } = useFight();
  const { run, refusal } = useRun();
  const ask = useCallback<Ask>(
    (variables) => store.ask(EncounterProposalsDocument, variables),
    [store],
  );
  const { id: encounterId, ruleset, combatants } = encounter;
  const present = [...new Set(combatants.map(({ side }) => side))];
  const [chosen, choose] = useState<string | null>(null);
  const heroes = chosen !== null && present.includes(chosen) ? chosen : (present[0] ?? '');
  const foes = sidesIn(encounter, null).find((side) => side !== heroes) ?? 'foes';
  const party = combatants.filter(({ side }) => side === heroes).map(({ id }) => id);
  return (
    <Finder
      key={heroes}
      question={() =>
        Promise.resolve({ ruleset, party: { encounter: { encounterId, combatantIds: party } } })
      }
      ask={ask}
      party={`The side “${heroes}”`}
      doing={`Add to ${foes}`}
      onTake={(proposal) =>
        putOnTable(proposal, foes, async ({ hidden, creatures }) => {
          const placed = onFreeHexes(encounter, creatures);
          return (await run(AddCombatantsDocument, { hidden, creatures: placed })) !== null;
        })
      }
    >
      {present.length > 1 && (
        <label>
          For whom
          <select
            value={heroes}
            onChange={({ target }) => {
              choose(target.value);
            }}
          >
            {present.map((side) => (
              <option key={side}>{side}</option>
            ))}
          </select>
        </label>
      )}
      <Refused refusal={refusal} />
    </Finder>
  );
}

/** Where they were played from; together around there where one of the hexes is taken. */
function onFreeHexes(encounter: Encounter, foes: readonly Foe[]): Foe[] {
  const taken = new Set(encounter.combatants.map(({ position }) => keyOf(position)));
  const [first] = foes;
  if (!first || !foes.some(({ position }) => taken.has(keyOf(position)))) return [...foes];
  const places = placesAround(encounter, first.position, foes.length);
  return foes.map((foe, i) => ({ ...foe, position: places[i] ?? foe.position }));
}
