/** What the service needs of its platform means the same in a browser, where encounters of servers are imported. */
import { describe, expect, it } from 'vitest';
import { platform as browser } from '../../src/browser/platform.ts';
import { platform as node } from '../../src/platform/node.ts';
import { UNICODE } from '../kit/store/samples.ts';

const texts = ['', 'a', UNICODE, JSON.stringify({ text: UNICODE.repeat(500) }), 'x'.repeat(200)];

describe.each(texts.map((text) => [text.length, text] as const))(
  'of a text of %i characters',
  (_, text) => {
    it('are the digests and the bytes those of Node.js', () => {
      expect(browser.sha256(text)).toBe(node.sha256(text));
      expect(browser.sha256(text, 'base64url')).toBe(node.sha256(text, 'base64url'));
      const bytes = Buffer.from(text);
      expect(browser.sha256(bytes)).toBe(node.sha256(bytes));
      expect(browser.byteLength(text)).toBe(bytes.length);
    });

    it('is the length once deflated about the same', () => {
      const lengths = [browser, node].map(({ deflatedLength }) => deflatedLength(text));
      expect(Math.abs(lengths[0]! - lengths[1]!)).toBeLessThan(20 + lengths[1]! / 5);
    });
  },
);

describe.each(Object.entries({ browser, node }))('in %s', (name, platform) => {
  it('comes what is called back after a turn in order, and after what was awaited', async () => {
    const order: string[] = [];
    const done = new Promise<void>((resolve) => {
      platform.afterTurn(() => order.push('first'));
      platform.afterTurn(() => {
        order.push('second');
        resolve();
      });
    });
    await Promise.resolve().then(() => order.push('awaited'));
    await done;
    expect(order).toEqual(['awaited', 'first', 'second']);
  });

  it('is a value carried to what is called, where it can be', async () => {
    const carrier = platform.carrier<string>();
    const read = async (): Promise<string | undefined> => {
      await Promise.resolve();
      return carrier.getStore();
    };
    expect(await carrier.run('mine', read)).toBe(name === 'node' ? 'mine' : undefined);
    expect(carrier.getStore()).toBeUndefined();
  });
});
