import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Effect } from '../../src/scene/effects.ts';
import { BEAT_MS, EffectQueue, MAX_WAITING } from '../../src/web/fight/map/motion/queue.ts';

let shown: Effect[];
let queue: EffectQueue;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  queue = new EffectQueue((effect) => shown.push(effect));
});
afterEach(() => {
  vi.useRealTimers();
});

const change = (text: string): Effect => ({
  kind: 'CHANGE',
  at: { x: 0, y: 0 },
  text,
  isLoss: true,
});
const strike = (attackId: string): Effect => ({
  ...{ kind: 'STRIKE', attackId, targetId: 'Bolg', isNear: true },
  ...{ from: { x: 0, y: 0 }, to: { x: 1, y: 1 } },
});
const move: Effect = { kind: 'MOVE', id: 'Ana', way: [] };
const changes = (count: number, of = ''): Effect[] =>
  Array.from({ length: count }, (_, i) => change(`${of}${i}`));

describe('effects that wait', () => {
  it('are shown one after the other', () => {
    queue.add(changes(3));
    expect(shown).toHaveLength(1);
    vi.advanceTimersByTime(BEAT_MS);
    expect(shown).toHaveLength(2);
    queue.add([change('later')]);
    vi.advanceTimersByTime(2 * BEAT_MS);
    expect(shown).toEqual([...changes(3), change('later')]);
  });

  it('wait for who moves, who is seen to move at once', () => {
    queue.add([change('a'), move]);
    expect(shown).toEqual([move]);
    vi.advanceTimersByTime(BEAT_MS);
    expect(shown).toEqual([move, change('a')]);
  });

  it('are dropped when more come than a table would wait for', () => {
    queue.add(changes(MAX_WAITING));
    queue.add(changes(2, 'new '));
    vi.advanceTimersByTime(BEAT_MS);
    expect(shown.at(-1)).toEqual(change('new 0'));
  });

  it('are dropped when they are skipped, and what comes after is shown again', () => {
    queue.add(changes(3));
    queue.skip();
    vi.advanceTimersByTime(10 * BEAT_MS);
    expect(shown).toHaveLength(1);
    queue.add([change('next')]);
    expect(shown.at(-1)).toEqual(change('next'));
  });

  it('strike once for an attack that is worked out in several steps', () => {
    queue.add([strike('a')]);
    vi.advanceTimersByTime(BEAT_MS);
    queue.add([strike('a'), strike('b')]);
    vi.advanceTimersByTime(BEAT_MS);
    expect(shown).toEqual([strike('a'), strike('b')]);
  });
});
