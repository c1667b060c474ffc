/** A fight that plays itself behind the first words of the page; it can be paused. */
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { boxAround } from '../../../scene/geometry.ts';
import { sceneOf } from '../../../scene/scene.ts';
import { Coming } from '../../fight/map/coming.tsx';
import { Names } from '../../fight/map/captions.tsx';
import { Definitions } from '../../fight/map/definitions.tsx';
import { Ground } from '../../fight/map/ground.tsx';
import { Motion } from '../../fight/map/motion/motion.tsx';
import { ActingMark, Token } from '../../fight/map/token.tsx';
import { NOTHING_TO_PLAY, PlayContext } from '../../fight/play/play-context.ts';
import { SeeingContext } from '../../fight/state/seeing.ts';
import type { Encounter } from '../../fight/state/seen.ts';
import { useVisible } from '../../kit/use-visible.ts';
import { places, Recorded, stepCount } from './recorded.ts';
import './showcase.css';

/** Milliseconds for which a step is shown, and the last one. */
const [SHOWN_MS, END_MS] = [1900, 4500];
/** In hexes: what is seen around the combatants, and the ground that is painted for wide windows. */
const [MARGIN, GROUND] = [1.5, 40];
/** A moment with something to see, where nothing moves. */
const STILL = 4;

const seen = boxAround(places, MARGIN);
const painted = boxAround(places, GROUND);

export default function Showcase() {
  const [prefersStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [isPlaying, setPlaying] = useState(!prefersStill);
  const [recorded] = useState(() => new Recorded(prefersStill ? STILL : 0));
  const encounter = useStore(recorded.state, (shown) => shown.encounter);
  const isVisible = useVisible();
  const goesOn = isPlaying && isVisible;
  useEffect(() => {
    if (!goesOn) return;
    const isLast = encounter.version === stepCount;
    const timer = setTimeout(
      () => {
        recorded.next();
      },
      isLast ? END_MS : SHOWN_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [goesOn, encounter, recorded]);
  return (
    <SeeingContext value={recorded}>
      <PlayContext value={NOTHING_TO_PLAY}>
        <Picture encounter={encounter} />
        <p className="showcase-caption">
          <button
            type="button"
            aria-label={isPlaying ? 'Pause the recorded fight' : 'Play the recorded fight'}
            onClick={() => {
              setPlaying(!isPlaying);
            }}
          >
            {isPlaying ? 'Pause' : 'Play'}
          </button>
          <span>
            <small>A recorded fight</small> {recorded.textOf(encounter)}
          </span>
        </p>
      </PlayContext>
    </SeeingContext>
  );
}

/** It stands behind words: no pointer and no reader of the screen is led there. */
function Picture({ encounter }: { readonly encounter: Encounter }) {
  const { ground, tokens } = useMemo(() => sceneOf(encounter), [encounter]);
  const { x, y, width, height } = seen;
  return (
    <div className="map showcase" aria-hidden>
      <svg viewBox={`${x} ${y} ${width} ${height}`} preserveAspectRatio="xMidYMid meet">
        <Ground ground={ground} box={painted} />
        <svg className="scene">
          <Definitions />
          <Coming encounter={encounter} />
          {tokens
            .filter(({ isActing }) => isActing)
            .map((token) => (
              <ActingMark key={token.id} token={token} />
            ))}
          {tokens.map((token) => (
            <Token key={token.id} token={token} isSelected={false} isTarget={false} isLit={false} />
          ))}
          <Names tokens={tokens} />
          <Motion encounter={encounter} />
        </svg>
      </svg>
    </div>
  );
}
