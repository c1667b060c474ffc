import { useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useFight } from '../fight-context.ts';
import type { Encounter } from '../seen.ts';
import { nameOf } from '../names.ts';
import { useDrawer } from '../drawer.ts';
import { applyTool, useMapTool } from '../map-tool.ts';
import { usePlay } from '../play-context.ts';
import { useSelection } from '../selection.ts';
import { sideLooks } from '../sides.ts';
import { pickOf } from '../due-now/draft.ts';
import { useAim } from './aim.ts';
import {
  centreOf,
  type Hex,
  keyOf,
  neighbour,
  outlineOf,
  outlinesOf,
  sameHex,
} from './geometry.ts';
import { Ground } from './ground.tsx';
import { SightLine } from './sight-line.tsx';
import { TargetCard } from './target-card.tsx';
import { Token } from './token.tsx';
import { ToolLayer } from './tool-layer.tsx';
import { useViewport } from './viewport.ts';
import './map.css';

/** The map, as soon as the fight is seen. */
export function FightMap() {
  const { store } = useFight();
  const encounter = useStore(store.state, (fight) => fight.encounter);
  return encounter ? <Board encounter={encounter} /> : <section className="map" />;
}

/** The ground with everyone on it, and what may be picked there. */
function Board({ encounter }: { readonly encounter: Encounter }) {
  const { decision, choice, draft, pick, commit, cancel } = usePlay();
  const { selectedId, select } = useSelection();
  const { tool } = useMapTool();
  const { drawn, openSheet } = useDrawer();
  const svg = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<Hex | null>(null);
  const { combatants } = encounter;
  const { shown, size, zoom, fit, reveal, hexUnder } = useViewport(
    svg,
    combatants.map(({ position }) => position),
  );
  const area = useMemo(
    () => decision?.hexSets.find(({ id }) => id === choice?.area?.id)?.hexes ?? [],
    [decision, choice],
  );
  const looks = sideLooks(combatants.map(({ side }) => side));

  const selected = combatants.find(({ id }) => id === selectedId);
  const isOpen = (hex: Hex): boolean => area.some((one) => sameHex(one, hex));
  const isTarget = (id: string): boolean =>
    choice?.kind === 'COMBATANT' && choice.combatantIds.includes(id);
  const standingAt = (hex: Hex) => combatants.find(({ position }) => sameHex(position, hex));
  const act = (hex: Hex): void => {
    const there = standingAt(hex);
    if (tool) applyTool(tool, [hex]);
    else if (choice?.kind === 'HEX' && isOpen(hex)) pick(choice, { kind: 'HEX', hex });
    else if (choice && there && isTarget(there.id))
      pick(choice, { kind: 'COMBATANT', id: there.id });
    else if (there) select(there.id);
  };
  const picked = draft && choice ? (pickOf(draft.picks, choice.field)?.hexes ?? []) : [];
  const aim = useAim(encounter, (cursor && standingAt(cursor)?.id) ?? null);
  const { centre, scale } = shown;
  const [width, height] = [size.width / scale, size.height / scale];
  return (
    <section className="map" aria-label="Map">
      <svg
        ref={svg}
        viewBox={`${centre.x - width / 2} ${centre.y - height / 2} ${width} ${height}`}
        role="application"
        aria-roledescription="map of hexes"
        aria-label="Map. Arrow keys move over the hexes, Enter picks, plus and minus zoom."
        tabIndex={0}
        onClick={({ clientX, clientY }) => {
          act(hexUnder(clientX, clientY));
        }}
        onContextMenu={(event) => {
          const there = standingAt(hexUnder(event.clientX, event.clientY));
          if (!there) return;
          event.preventDefault();
          openSheet(there.id);
        }}
        onBlur={() => {
          setCursor(null);
        }}
        onKeyDown={(event) => {
          const from = cursor ?? picked.at(-1) ?? area[0] ?? combatants[0]?.position;
          const next = from && neighbour(from, event.key);
          if (next) {
            event.preventDefault();
            const to = cursor ? next : from;
            setCursor(to);
            reveal(centreOf(to));
          } else if (event.key === 'Enter' && cursor) {
            event.preventDefault();
            event.stopPropagation();
            if (picked.some((hex) => sameHex(hex, cursor))) commit();
            else act(cursor);
          } else if (event.key === '+' || event.key === '-') zoom(event.key === '+' ? 1.25 : 0.8);
          else if (event.key === '0') fit();
          else if (event.key === 'Escape') cancel();
        }}
      >
        <Ground
          battlefield={encounter.battlefield}
          box={{ x: centre.x - width / 2, y: centre.y - height / 2, width, height }}
        />
        {area.length > 0 && <path className="reach" d={outlinesOf(area, 1)} />}
        {picked.map((hex) => (
          <path key={keyOf(hex)} className="picked" d={outlineOf(hex, 2)} />
        ))}
        {aim && <SightLine encounter={encounter} from={aim.actor} to={aim.target} />}
        {combatants.map((combatant) => (
          <Token
            key={combatant.id}
            combatant={combatant}
            look={looks.get(combatant.side)}
            isOnTurn={encounter.clock?.turnOfId === combatant.id}
            isSelected={selectedId === combatant.id}
            isTarget={isTarget(combatant.id)}
          />
        ))}
        {tool && (
          <ToolLayer
            tool={tool}
            box={{ x: centre.x - width / 2, y: centre.y - height / 2, width, height }}
            hexUnder={hexUnder}
          />
        )}
        {cursor && <path className="cursor" d={outlineOf(cursor, 2)} />}
      </svg>
      <div className="map-tools">
        <button
          type="button"
          onClick={() => {
            zoom(1.25);
          }}
          aria-label="Zoom in"
        >
          +
        </button>
        <button
          type="button"
          onClick={() => {
            zoom(0.8);
          }}
          aria-label="Zoom out"
        >
          −
        </button>
        <button type="button" onClick={fit} aria-label="Show everyone">
          ⤢
        </button>
        {selected && !drawn && (
          <button
            type="button"
            onClick={() => {
              openSheet(selected.id);
            }}
          >
            Sheet of {selected.name}
          </button>
        )}
      </div>
      {aim && <TargetCard encounter={encounter} aim={aim} />}
      <p className="visually-hidden" aria-live="polite">
        {cursor && describe(cursor)}
      </p>
    </section>
  );

  function describe(hex: Hex): string {
    const there = standingAt(hex);
    const name = there ? nameOf(encounter, there.id) : null;
    return [`Hex ${hex.q}, ${hex.r}`, name, isOpen(hex) && 'may be picked']
      .filter(Boolean)
      .join(': ');
  }
}
