/** "Copy as Markdown": what anybody has written stays what is read. */
import { describe, expect, it } from 'vitest';
import { escapedMarkdown } from '../../src/web/kit/markdown.ts';

describe('the log as Markdown', () => {
  it.each([
    ['Ana **wins**', 'Ana \\*\\*wins\\*\\*'],
    ['[Ana](https://a.b)', '\\[Ana\\](https\\://a.b)'],
    ['see www.a.b', 'see www\\.a.b'],
    ['<img src=x onerror=y>', '\\<img src=x onerror=y\\>'],
    ['# Ana', '\\# Ana'],
    ['- Ana', '\\- Ana'],
    ['1. Ana', '1\\. Ana'],
    ['Ana\nBor\u2028Cid', 'Ana Bor Cid'],
    ['`Ana` | ~~Bor~~ &amp; \\', '\\`Ana\\` \\| \\~\\~Bor\\~\\~ \\&amp; \\\\'],
    ['Ana takes 3 damage (12 left)', 'Ana takes 3 damage (12 left)'],
  ])('escapes %j', (text, markdown) => {
    expect(escapedMarkdown(text)).toBe(markdown);
  });
});
