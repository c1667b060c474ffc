import { useMemo, useRef, useState } from 'react';
import { useEncounter } from '../state/seeing.ts';
import type { Encounter } from '../state/seen.ts';
import { nameOf } from '../state/names.ts';
import { applyTool, useMapTool } from '../attention/map-tool.ts';
import { useDrawer } from '../attention/drawer.ts';
import { usePlay } from '../play/play-context.ts';
import { useSelection } from '../attention/selection.ts';
import { looksOf } from '../state/sides.ts';
import { pickOf } from '../due-now/draft.ts';
import { useAim } from './aim.ts';
import { CarriedToken } from './carried-token.tsx';
import { dropInWords, useCarry } from './carry.ts';
import { Coming } from './coming.tsx';
import { useLit } from './lit.ts';
import { endsOf } from './course.tsx';
import { centreOf, type Hex, hexAt, keyOf, outlineOf, outlinesOf, sameHex } from './geometry.ts';
import { Ground } from './ground.tsx';
import { pressOnMap, useMapFocus } from './map-keys.ts';
import { MapTools } from './map-tools.tsx';
import { SightLine } from './sight-line.tsx';
import { TargetCard } from './target-card.tsx';
import { Token } from './token.tsx';
import { ToolLayer } from './tool-layer.tsx';
import { useViewport } from './viewport.ts';
import './map.css';

/** The map, as soon as the fight is seen. */
export function FightMap() {
  const encounter = useEncounter();
  return encounter ? <Board encounter={encounter} /> : <section className="map" />;
}

/** The ground with everyone on it, and what may be picked there. */
function Board({ encounter }: { readonly encounter: Encounter }) {
  const { decision, choice, draft, pick, commit } = usePlay();
  const { selectedId, select } = useSelection();
  const { openSheet } = useDrawer();
  const { tool } = useMapTool();
  const svg = useRef<SVGSVGElement>(null);
  const [cursor, setCursor] = useState<Hex | null>(null);
  const { combatants } = encounter;
  const carry = useCarry(encounter);
  // What is dragged is not put down to pick up a token.
  const grab = { ...carry, begin: (hex: Hex) => tool === null && carry.begin(hex) };
  const { shown, size, zoom, fit, reveal, hexUnder } = useViewport(
    `map:${encounter.id}`,
    svg,
    [...combatants.map(({ position }) => position), ...endsOf(encounter)],
    grab,
  );
  const area = useMemo(
    () => decision?.hexSets.find(({ id }) => id === choice?.area?.id)?.hexes ?? [],
    [decision, choice],
  );
  const lookOf = useMemo(() => looksOf(combatants), [combatants]);
  useMapFocus(svg);

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
  const lit = useLit(encounter);
  const { centre, scale } = shown;
  const [width, height] = [size.width / scale, size.height / scale];
  return (
    <section className="map" aria-label="Map">
      <svg
        ref={svg}
        viewBox={`${centre.x - width / 2} ${centre.y - height / 2} ${width} ${height}`}
        role="application"
        aria-roledescription="map of hexes"
        aria-label="Map. Arrow keys move over the hexes, Enter picks, Space takes up a token and lets it go, plus and minus zoom."
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
          // With these the browser zooms the page, and the system does what it does.
          if (event.ctrlKey || event.metaKey || event.altKey) return;
          // Going and zooming go on while a key is held; nothing is picked or done twice by it.
          if (event.repeat && (event.key === 'Enter' || event.key === ' ')) {
            event.preventDefault();
            return;
          }
          const isForMap = pressOnMap(event.key, {
            cursor,
            // Without combatants, terrain is painted and tokens are placed all the same.
            home: picked.at(-1) ?? area[0] ?? combatants[0]?.position ?? hexAt(centre),
            carry,
            moveTo: (hex) => {
              setCursor(hex);
              carry.over(hex);
              reveal(centreOf(hex));
            },
            act: (hex) => {
              if (picked.some((one) => sameHex(one, hex))) commit();
              else act(hex);
            },
            zoom,
            fit,
          });
          if (!isForMap) return;
          event.preventDefault();
          event.stopPropagation();
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
        <Coming encounter={encounter} />
        {aim && <SightLine encounter={encounter} from={aim.actor} to={aim.target} />}
        {combatants.map((combatant) => (
          <Token
            key={combatant.id}
            combatant={combatant}
            look={lookOf(combatant.id)}
            isOnTurn={encounter.clock?.turnOfId === combatant.id}
            isSelected={selectedId === combatant.id}
            isTarget={isTarget(combatant.id)}
            isLit={lit.has(combatant.id)}
          />
        ))}
        {tool && (
          <ToolLayer
            tool={tool}
            box={{ x: centre.x - width / 2, y: centre.y - height / 2, width, height }}
            hexUnder={hexUnder}
          />
        )}
        {carry.carried && <CarriedToken carried={carry.carried} />}
        {cursor && <path className="cursor" d={outlineOf(cursor, 2)} />}
      </svg>
      <MapTools encounter={encounter} zoom={zoom} fit={fit} />
      {aim && <TargetCard encounter={encounter} aim={aim} />}
      <p className="visually-hidden" aria-live="polite">
        {cursor && describe(cursor)} {carry.carried && dropInWords(carry.carried)}
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
