import { useStore } from 'zustand';
import { type ReplayStore, SPEEDS, type Speed } from './replay-store.ts';

/** Play and pause, step by step, how fast, and where. */
export function Player({ replay }: { readonly replay: ReplayStore }) {
  const { at, count, isPlaying, speed } = useStore(replay.state);
  const goTo = (step: number): void => {
    void replay.goTo(step);
  };
  return (
    <section className="player" aria-label="Player">
      <button
        type="button"
        aria-label="First step"
        disabled={at === 1}
        onClick={() => {
          goTo(1);
        }}
      >
        «
      </button>
      <button
        type="button"
        aria-label="Step back"
        disabled={at === 1}
        onClick={() => {
          goTo(at - 1);
        }}
      >
        ‹
      </button>
      <button
        type="button"
        className="primary play"
        aria-keyshortcuts="Space"
        onClick={() => {
          if (isPlaying) replay.pause();
          else replay.play();
        }}
      >
        {isPlaying ? 'Pause' : 'Play'}
      </button>
      <button
        type="button"
        aria-label="Step forward"
        disabled={at === count}
        onClick={() => {
          goTo(at + 1);
        }}
      >
        ›
      </button>
      <button
        type="button"
        aria-label="Last step"
        disabled={at === count}
        onClick={() => {
          goTo(count);
        }}
      >
        »
      </button>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={`Step ${at} of ${count}`}
        min={1}
        max={Math.max(count, 1)}
        value={at}
        onChange={({ target }) => {
          goTo(target.valueAsNumber);
        }}
      />
      <output>
        {at} / {count}
      </output>
      <select
        aria-label="Speed"
        value={speed}
        onChange={({ target }) => {
          replay.setSpeed(Number(target.value) as Speed);
        }}
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one} ×
          </option>
        ))}
      </select>
    </section>
  );
}
