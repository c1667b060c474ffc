import { useEffect, useRef, useState } from 'react';
import { type Effect, effectsOf } from '../../../../scene/effects.ts';
import { sound } from '../../attention/alerts.ts';
import { useSeeing } from '../../state/seeing.ts';
import type { Encounter } from '../../state/seen.ts';
import { moveToken } from './tokens.ts';
import { Painted } from './painted.tsx';
import { EffectQueue, SHOWN_MS } from './queue.ts';
import './motion.css';

interface Shown {
  readonly number: number;
  readonly effect: Effect;
}

/** More versions at once are no longer watched: the page was away. */
const MAX_VERSIONS = 8;

/**
 * What has happened, seen over the map as it is now: nothing waits for it. A press of a key or of the
 * pointer skips it.
 */
export function Motion({ encounter }: { readonly encounter: Encounter }) {
  const seeing = useSeeing();
  const layer = useRef<SVGGElement>(null);
  const before = useRef(encounter);
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const [queue] = useState(() => {
    let number = 0;
    return new EffectQueue((effect) => {
      const next = { number: ++number, effect };
      moveToken(layer.current, effect);
      if (effect.kind === 'STRIKE') sound('HIT');
      if (effect.kind === 'FALL') sound('FALL');
      setShown((all) => [...all, next]);
      setTimeout(() => {
        setShown((all) => all.filter((one) => one !== next));
      }, SHOWN_MS);
    });
  });
  useEffect(() => {
    const from = before.current;
    before.current = encounter;
    const steps = encounter.version - from.version;
    if (from.id !== encounter.id || steps < 1 || steps > MAX_VERSIONS || !isWanted()) return;
    const events = Array.from({ length: steps }, (_, i) =>
      seeing.eventsOf(from.version + i + 1),
    ).flat();
    queue.add(effectsOf(events, from, encounter));
  }, [encounter, queue, seeing]);
  useEffect(() => {
    const skip = (): void => {
      queue.skip();
      setShown([]);
    };
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', skip, true);
    return () => {
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', skip, true);
      queue.skip();
    };
  }, [queue]);
  return (
    <g ref={layer} className="motion" aria-hidden>
      {shown.map(({ number, effect }) => (
        <Painted key={number} effect={effect} />
      ))}
    </g>
  );
}

/** Not where less motion is asked for, and not where the page is not looked at. */
const isWanted = (): boolean =>
  !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
