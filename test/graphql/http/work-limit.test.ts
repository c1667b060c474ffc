import { expect, it } from 'vitest';
import { LONGEST, orRefuse, withinLimit } from '../../../src/graphql/http/limits/work-limit.ts';

/** Works for so many milliseconds of processor, as long sums do: nobody else is served. */
function busy(milliseconds: number): string {
  const begun = process.threadCpuUsage();
  for (;;) {
    const { user, system } = process.threadCpuUsage(begun);
    if (user + system > milliseconds * 1000) return 'done';
  }
}

it('does the work of a request until it has had its share, and then none', () => {
  const request = {};
  expect(withinLimit(request, () => busy(1))).toBe('done');
  expect(withinLimit(request, () => busy(400))).toBe('done');
  expect(withinLimit(request, () => 'not begun')).toBeNull();
});

it('counts each request by itself', () => {
  const request = {};
  withinLimit(request, () => busy(400));
  expect(withinLimit({}, () => 'done')).toBe('done');
});

it('refuses what has no answer without its work, and names the limit', () => {
  const request = {};
  expect(orRefuse(request, () => busy(400))).toBe('done');
  const extensions = { code: 'TOO_MUCH_WORK', limit: LONGEST };
  expect(() => orRefuse(request, () => 'not begun')).toThrow(
    expect.objectContaining({ extensions: expect.objectContaining(extensions) as unknown }),
  );
});
