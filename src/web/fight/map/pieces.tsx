import type { RefObject } from 'react';
import {
  type Box,
  type Edge,
  endsOf,
  type Hex,
  keyOf,
  outlineOf,
  outlinesOf,
  pathThrough,
  type Point,
} from '../../../scene/geometry.ts';
import type { Token as Drawing } from '../../../scene/tokens.ts';
import { useMapTool } from '../attention/map-tool.ts';
import { useSelection } from '../attention/selection.ts';
import { useTargets } from '../due-now/outlook.ts';
import { usePlay } from '../play/play-context.ts';
import type { Encounter } from '../state/seen.ts';
import type { Aim } from './aim.ts';
import { Chances, Names } from './captions.tsx';
import { CarriedToken } from './carried-token.tsx';
import type { Carried } from './carry.ts';
import { Coming } from './coming.tsx';
import { Definitions } from './definitions.tsx';
import { type Door, DoorHandles } from './doors.tsx';
import { useLit } from './lit.ts';
import { useMapSwitches } from './map-switches.ts';
import { PointedHex, Ruler } from './measure.tsx';
import { Motion } from './motion/motion.tsx';
import type { Picking } from './picking.ts';
import { Pings } from './pings.tsx';
import { SightLine } from './sight-line.tsx';
import { ActingMark, Token } from './token.tsx';
import { ToolLayer } from './tool-layer.tsx';

interface Props {
  readonly encounter: Encounter;
  readonly tokens: readonly Drawing[];
  readonly picking: Picking;
  readonly aim: Aim | null;
  readonly carried: Carried | null;
  /** Those that may be used. */
  readonly doors: readonly Door[];
  readonly cursor: Hex | null;
  /** The edge that the Enter key builds on. */
  readonly cursorEdge: Edge | null;
  /** From where distances are measured. */
  readonly from: Hex | null;
  readonly surface: {
    readonly view: RefObject<HTMLElement | null>;
    /** The ground that is drawn. */
    readonly drawn: Box;
    readonly hexUnder: (x: number, y: number) => Hex;
    readonly pointUnder: (x: number, y: number) => Point;
  };
}

/** What stands and happens on the ground, from the back to the front. */
export function Pieces(props: Props) {
  const { encounter, tokens, picking, aim, carried, doors, cursor, cursorEdge, from, surface } =
    props;
  const { option, choice } = usePlay();
  const { selectedId } = useSelection();
  const { tool } = useMapTool();
  const { measures } = useMapSwitches();
  const targets = useTargets(encounter, choice?.kind === 'COMBATANT' ? option : null);
  const lit = useLit(encounter);
  const { area, picked, isTarget } = picking;
  const { view, drawn, hexUnder, pointUnder } = surface;
  return (
    <svg className="scene">
      <Definitions />
      {area.length > 0 && <path className="reach" d={outlinesOf(area, 1)} />}
      {picked.map((hex) => (
        <path key={keyOf(hex)} className="picked" d={outlineOf(hex, 2)} />
      ))}
      <DoorHandles usable={doors} />
      <Coming encounter={encounter} />
      {aim && <SightLine encounter={encounter} from={aim.actor} to={aim.target} />}
      {tokens
        .filter(({ isActing }) => isActing)
        .map((token) => (
          <ActingMark key={token.id} token={token} />
        ))}
      {tokens.map((token) => (
        <Token
          key={token.id}
          token={token}
          isSelected={selectedId === token.id}
          isTarget={isTarget(token.id)}
          isLit={lit.has(token.id)}
        />
      ))}
      <Names tokens={tokens} />
      {!carried && <PointedHex view={view} hexUnder={hexUnder} from={from} />}
      {targets.length > 0 && <Chances tokens={tokens} targets={targets} />}
      <Motion encounter={encounter} />
      <Pings />
      {measures && <Ruler box={drawn} hexUnder={hexUnder} />}
      {tool && <ToolLayer tool={tool} box={drawn} pointUnder={pointUnder} />}
      {carried && <CarriedToken carried={carried} />}
      {cursor && <path className="cursor" d={outlineOf(cursor, 2)} />}
      {cursorEdge && <path className="edges" d={pathThrough(endsOf(cursorEdge))} />}
    </svg>
  );
}
