/** How a process learns what others have written: of all encounters that are followed in one question. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type LookedAt, Looks } from '../../../src/app/follow/looks.ts';

const PACE = { lively: 20, quiet: 200 };
/** Long enough for several beats. */
const SOME_BEATS = 10 * PACE.lively;

class Followed implements LookedAt {
  readonly id: string;
  movedAt = performance.now();
  awaited = true;
  readonly versions: (number | null)[] = [];
  readonly errors: unknown[] = [];
  readonly fail = (error: unknown): void => {
    this.awaited = false;
    this.errors.push(error);
  };

  constructor(id: string) {
    this.id = id;
  }

  isAwaited(): boolean {
    return this.awaited;
  }

  found(version: number | null): Promise<void> {
    this.versions.push(version);
    return Promise.resolve();
  }
}

/** Looks at a store that answers so, with the questions that it was asked. */
function looksAt(
  answer: (ids: readonly string[]) => Promise<ReadonlyMap<string, number | null>>,
  isTold = () => false,
) {
  const asked: (readonly string[])[] = [];
  const versions = (ids: readonly string[]) => {
    asked.push(ids);
    return answer(ids);
  };
  return { asked, looks: new Looks({ versions }, { pace: PACE, isTold }) };
}

const answered = (ids: readonly string[]) =>
  Promise.resolve(new Map<string, number | null>(ids.map((id) => [id, 7])));

const many = (count: number): readonly Followed[] =>
  Array.from({ length: count }, (_, n) => new Followed(`enc_${n}`));

function leave(all: readonly Followed[]): void {
  for (const one of all) one.awaited = false;
}

it('asks for a hundred at once, and for no more', async () => {
  const { asked, looks } = looksAt(answered);
  const all = many(150);
  for (const one of all) looks.want(one);
  await expect.poll(() => all.every(({ versions }) => versions.length > 2)).toBe(true);
  leave(all);
  expect(Math.max(...asked.map((ids) => ids.length))).toBe(100);
  // The first began before the others were there.
  expect(asked.filter((ids) => ids.length < 50)).toEqual([['enc_0']]);
});

it('looks more rarely where nothing has happened for a minute', async () => {
  const { asked, looks } = looksAt(answered);
  const [lively, quiet] = [new Followed('lively'), new Followed('quiet')];
  quiet.movedAt = performance.now() - 61_000;
  for (const one of [lively, quiet]) looks.want(one);
  await sleep(SOME_BEATS);
  leave([lively, quiet]);
  const times = (id: string): number => asked.filter((ids) => ids.includes(id)).length;
  expect(times('quiet')).toBeLessThanOrEqual(2);
  expect(times('lively')).toBeGreaterThan(times('quiet'));
});

it('looks as often again once news come no more', async () => {
  let isTold = true;
  const { asked, looks } = looksAt(answered, () => isTold);
  const one = new Followed('one');
  looks.want(one);
  await sleep(SOME_BEATS);
  // What was written before the first news could come.
  expect(asked.length).toBe(1);
  isTold = false;
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  leave([one]);
});

it('ends when no reader waits, and begins again with the next', async () => {
  const { asked, looks } = looksAt(answered);
  const one = new Followed('one');
  looks.want(one);
  await expect.poll(() => one.versions.length).toBeGreaterThan(0);
  one.awaited = false;
  await sleep(3 * PACE.lively);
  const before = asked.length;
  await sleep(SOME_BEATS);
  expect(asked.length).toBe(before);
  one.awaited = true;
  looks.want(one);
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  leave([one]);
});

it('holds no other up behind a question that hangs', async () => {
  const hanging = new Followed('hanging');
  const { looks } = looksAt((ids) =>
    ids.includes('hanging') ? new Promise(() => undefined) : answered(ids),
  );
  looks.want(hanging);
  await sleep(2 * PACE.lively);
  const other = new Followed('other');
  looks.want(other);
  await expect.poll(() => other.versions.length).toBeGreaterThan(2);
  leave([hanging, other]);
  expect(hanging.versions).toEqual([]);
});

it('asks again for what the database has left out, and fails the readers of a question that fails', async () => {
  let asked = 0;
  const { looks } = looksAt((ids) => {
    asked++;
    if (asked === 1) return Promise.resolve(new Map());
    return asked === 2 ? answered(ids) : Promise.reject(new Error('It is down.'));
  });
  const one = new Followed('one');
  looks.want(one);
  await expect.poll(() => one.errors.length).toBe(1);
  expect(one.versions).toEqual([7]);
});

it('asks first for what was left out before', async () => {
  // A database that only ever gets to the first half of what it is asked for.
  const { looks } = looksAt((ids) => answered(ids.slice(0, Math.ceil(ids.length / 2))));
  const all = many(8);
  for (const one of all) looks.want(one);
  await expect.poll(() => all.every(({ versions }) => versions.length > 0)).toBe(true);
  leave(all);
});
