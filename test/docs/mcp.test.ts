/** The fight in docs/mcp.md is what the tools say. */
import { expect, it } from 'vitest';
import { recorded, sectionOf, transcript } from '../../scripts/mcp-transcript.ts';

it('the transcript is that of the fight that is played now', async () => {
  expect(await recorded()).toBe(sectionOf(await transcript()));
});
