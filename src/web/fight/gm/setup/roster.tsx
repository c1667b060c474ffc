import { useState } from 'react';
import type { Hex } from '../../../../scene/geometry.ts';
import { initialsOf } from '../../../../scene/looks.ts';
import { useMapTool } from '../../attention/map-tool.ts';
import { Refused } from '../../state/run.tsx';
import type { Encounter } from '../../state/seen.ts';
import { type Creature, useBestiary } from '../add/use-bestiary.ts';
import { type Group, useJoin } from '../add/use-join.ts';
import { numbersIn } from './numbers.ts';

interface Props {
  readonly encounter: Encounter;
  /** That the next one joins. */
  readonly side: string;
}

/** Creatures with their numbers: dragged onto the map, or tapped and then placed by as many taps there. */
export function Roster({ encounter, side }: Props) {
  const creatures = useBestiary(encounter.ruleset);
  const { join, refusal } = useJoin();
  const { tool, take } = useMapTool();
  const [sought, seek] = useState('');
  const [hidden, hide] = useState(false);
  const [isComputers, letPlay] = useState(false);
  const [chosenKey, choose] = useState<string | null>(null);
  const found = creatures?.filter(({ name, summary, pack }) =>
    `${name} ${summary} ${pack}`.toLowerCase().includes(sought.toLowerCase()),
  );
  const groupOf = ({ key, name }: Creature): Group => ({
    name,
    side,
    count: 1,
    hidden,
    isComputers,
    asInput: (joiners) => ({
      creatures: joiners.map((joiner) => ({ ...joiner, creature: key })),
    }),
  });
  /** @param paints whether more can be placed after the first */
  const carry = (creature: Creature, paints: boolean): void => {
    choose(creature.key);
    const place = (at: Hex): void => {
      join(at, groupOf(creature));
    };
    take(
      paints
        ? {
            label: `Tap the map for each ${creature.name} of ${side}`,
            kind: 'HEXES',
            onHexes: ([at]) => {
              if (at) place(at);
            },
          }
        : { label: `Drop ${creature.name} on the map`, kind: 'HEX', onHex: place },
    );
  };
  return (
    <section>
      <h3>Creatures</h3>
      <input
        type="search"
        placeholder="Search"
        aria-label="Search creatures"
        value={sought}
        onChange={({ target: { value } }) => {
          seek(value);
        }}
      />
      <ul className="creatures roster">
        {found?.map((creature) => (
          <li key={creature.key}>
            <button
              type="button"
              draggable
              aria-pressed={tool !== null && creature.key === chosenKey}
              onClick={() => {
                carry(creature, true);
              }}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData('text/plain', creature.name);
                dataTransfer.effectAllowed = 'copy';
                // What is shown for it would change what the browser is about to take a picture of.
                setTimeout(() => {
                  carry(creature, false);
                });
              }}
              onDragEnd={() => {
                take(null);
              }}
            >
              <span className="initials" aria-hidden>
                {initialsOf(creature.name)}
              </span>
              <span>
                <b>{creature.name}</b> <small className="muted">{creature.summary}</small>
                <small className="numbers">
                  {numbersIn(creature).map(({ label, value }) => (
                    <span key={label}>
                      {label} <b>{value}</b>
                    </span>
                  ))}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!found && <p className="muted">One moment …</p>}
      {found?.length === 0 && <p className="muted">No creatures match.</p>}
      <div className="row">
        <label className="row">
          <input
            type="checkbox"
            checked={hidden}
            onChange={({ target }) => {
              hide(target.checked);
            }}
          />
          <span>Hidden at first</span>
        </label>
        <label className="row">
          <input
            type="checkbox"
            checked={isComputers}
            onChange={({ target }) => {
              letPlay(target.checked);
            }}
          />
          <span>Played by the computer</span>
        </label>
      </div>
      <Refused refusal={refusal} />
    </section>
  );
}
