import { useEffect, useState } from 'react';
import { centreOf, SIZE } from '../../../scene/geometry.ts';
import type { Ping } from '../state/pings.ts';
import { useSeeing } from '../state/seeing.ts';

/** As long as one is shown. */
const SHOWN_MS = 3_000;

/** The hexes that others point at. */
export function Pings() {
  const { pings } = useSeeing();
  const [shown, setShown] = useState<readonly Ping[]>([]);
  useEffect(
    () =>
      pings?.listen((ping) => {
        setShown((all) => [...all, ping]);
        setTimeout(() => {
          setShown((all) => all.filter((one) => one !== ping));
        }, SHOWN_MS);
      }),
    [pings],
  );
  return (
    <g className="pings">
      {shown.map(({ hex, seatName }, i) => {
        const { x, y } = centreOf(hex);
        return (
          <g key={i} className="ping" style={{ transform: `translate(${x}px, ${y}px)` }}>
            <circle r={SIZE} />
            <circle r={SIZE} className="second" />
            <text y={-SIZE * 1.1}>{seatName}</text>
          </g>
        );
      })}
    </g>
  );
}
