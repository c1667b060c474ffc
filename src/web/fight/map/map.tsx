import { useEffect, useMemo, useRef, useState } from 'react';
import { wayFrom } from '../../../scene/bearing.ts';
import { centreOf, type Hex, hexAt } from '../../../scene/geometry.ts';
import { type Scene, sceneOf } from '../../../scene/scene.ts';
import { sharing } from '../../kit/sharing.ts';
import { useEncounter, useSeeing } from '../state/seeing.ts';
import type { Encounter } from '../state/seen.ts';
import { combatantOf, nameOf } from '../state/names.ts';
import { applyTool, spotAt, useMapTool } from '../attention/map-tool.ts';
import { useDrawer } from '../attention/drawer.ts';
import { useAim } from './aim.ts';
import { dropInWords, useCarry } from './carry.ts';
import { ConfirmOnMap } from './confirm-on-map.tsx';
import { endsOf } from './course.tsx';
import { SecretDoor, useDoors } from './doors.tsx';
import { useEdgeCursor } from './edge-cursor.ts';
import { Ground } from './ground.tsx';
import { useLongPress } from './long-press.ts';
import { pressOnMap, useMapFocus } from './map-keys.ts';
import { useMapSwitches } from './map-switches.ts';
import { MapTools } from './map-tools.tsx';
import { MapInWords } from './map-in-words.tsx';
import { usePicking } from './picking.ts';
import { Pieces } from './pieces.tsx';
import { TargetCard } from './target-card.tsx';
import { useViewport } from './viewport.ts';
import './map.css';

/** The map, as soon as the fight is seen. */
export function FightMap() {
  const encounter = useEncounter();
  return encounter ? <Board encounter={encounter} /> : <section className="map" />;
}

/** The ground with everyone on it, and what may be picked there. */
function Board({ encounter }: { readonly encounter: Encounter }) {
  const { openSheet } = useDrawer();
  const { tool } = useMapTool();
  const { pings } = useSeeing();
  const { follows } = useMapSwitches();
  const view = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useState<Hex | null>(null);
  const { combatants } = encounter;
  const carry = useCarry(encounter);
  // What is dragged is not put down to pick up a token.
  const grab = {
    ...carry,
    begin: (hex: Hex) => tool === null && carry.begin(hex),
    drop: carry.letGo,
  };
  const { shown, drawn, zoom, fit, reveal, follow, pointUnder, hexUnder } = useViewport(
    `map:${encounter.id}`,
    { view, clear, world },
    [...combatants.map(({ position }) => position), ...endsOf(encounter)],
    grab,
  );
  const { ground, tokens } = useScene(encounter);
  const picking = usePicking(encounter);
  const doors = useDoors(encounter);
  const edges = useEdgeCursor(cursor);
  const aim = useAim(encounter, (cursor && picking.standingAt(cursor)?.id) ?? null);
  const acting = combatantOf(encounter, tokens.find(({ isActing }) => isActing)?.id ?? null);
  useMapFocus(view);
  useFollowing(acting && follows ? acting.id : null, () => {
    if (acting) follow(centreOf(acting.position));
  });
  const longPress = useLongPress((x, y) => {
    const hex = hexUnder(x, y);
    if (!picking.standingAt(hex)) pings?.show(hex);
  });
  return (
    <section className="map" aria-label="Map">
      <div
        ref={view}
        className="view"
        role="application"
        aria-roledescription="map of hexes"
        aria-label="Map. Arrow keys move over the hexes, Enter picks, Space picks up a token and drops it, plus and minus zoom."
        tabIndex={0}
        {...longPress}
        onClick={(event) => {
          const hex = hexUnder(event.clientX, event.clientY);
          const token = (event.target as Element).closest('.token');
          if (event.altKey) pings?.show(hex);
          else if (picking.isOpen(hex) || !doors.press(event.target as Element))
            picking.press(hex, token?.getAttribute('data-id'));
        }}
        onContextMenu={(event) => {
          const there = picking.standingAt(hexUnder(event.clientX, event.clientY));
          if (!there) return;
          event.preventDefault();
          openSheet(there.id);
        }}
        // What is dragged here from elsewhere is what the tool is for.
        onDragOver={(event) => {
          if (tool) event.preventDefault();
        }}
        onDrop={(event) => {
          if (!tool) return;
          event.preventDefault();
          applyTool(tool, spotAt(pointUnder(event.clientX, event.clientY)));
        }}
        onBlur={() => {
          setCursor(null);
        }}
        onKeyDown={(event) => {
          // What has the focus within it has keys of its own.
          if (event.target !== event.currentTarget) return;
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
            home:
              picking.picked.at(-1) ??
              picking.area[0] ??
              combatants[0]?.position ??
              hexAt(shown.centre),
            carry,
            moveTo: (hex) => {
              setCursor(hex);
              carry.over(hex);
              reveal(centreOf(hex));
            },
            act: (hex) => {
              picking.enter(hex, edges.edgeOf(hex));
            },
            useDoor: (hex) => {
              doors.useBeside(hex, edges.edgeOf(hex));
            },
            turn: edges.turn,
            ping: (hex) => pings?.show(hex),
            zoom,
            fit,
          });
          if (!isForMap) return;
          event.preventDefault();
          event.stopPropagation();
        }}
      >
        <div ref={clear} className="clear">
          <div ref={world} className="world">
            <Ground ground={ground} box={drawn} />
            <Pieces
              encounter={encounter}
              tokens={tokens}
              picking={picking}
              aim={aim}
              carried={carry.carried}
              doors={doors.usable}
              cursor={cursor}
              cursorEdge={edges.shown}
              from={acting?.position ?? null}
              surface={{ view, drawn, hexUnder, pointUnder }}
            />
          </div>
          {carry.carried && carry.isLetGo && (
            <ConfirmOnMap
              label={dropInWords(carry.carried)}
              confirm={carry.drop}
              cancel={carry.cancel}
            />
          )}
          <SecretDoor doors={doors} />
        </div>
      </div>
      <MapTools encounter={encounter} zoom={zoom} fit={fit} />
      {aim && <TargetCard encounter={encounter} aim={aim} />}
      <p className="visually-hidden" aria-live="polite">
        {cursor && describe(cursor)} {carry.carried && dropInWords(carry.carried)}
      </p>
      <MapInWords encounter={encounter} from={acting} />
    </section>
  );

  function describe(hex: Hex): string {
    const there = picking.standingAt(hex);
    return [
      `Hex ${hex.q}, ${hex.r}`,
      there && nameOf(encounter, there.id),
      acting && there?.id !== acting.id && wayFrom(acting, hex),
      picking.isOpen(hex) && 'may be picked',
      edges.inWords,
    ]
      .filter(Boolean)
      .join(': ');
  }
}

/** What is as it was in the version before is the very same object, and is not painted again. */
function useScene(encounter: Encounter): Scene {
  const last = useRef<Scene | null>(null);
  return useMemo(() => (last.current = sharing(last.current, sceneOf(encounter))), [encounter]);
}

/** Moves the map when another one acts. @param actingId null where it does not move by itself */
function useFollowing(actingId: string | null, move: () => void): void {
  const now = useRef(move);
  now.current = move;
  const last = useRef(actingId);
  useEffect(() => {
    // What was looked at when the page was loaded again is still looked at.
    if (actingId !== null && actingId !== last.current) now.current();
    last.current = actingId;
  }, [actingId]);
}
