/** A whole fight by the methods of `connect`, and its stream beside it; nothing of Node, so that pages can run it. */
import { connect } from '../../../src/client/connect.ts';
import type { ServerSettings } from '../../../src/client/connect/server.ts';
import type { Ruleset } from '../../../src/client/index.ts';
import { playByFirst } from './first-legal.ts';
import { newFight } from './new-fight.ts';

/** More than any of these fights has had by far. */
const MOST = 2_000;

/** @returns the version with which the fight began, what each step made, and what came by the stream */
export async function playAndFollow(
  url: string,
  ruleset: Ruleset,
  settings: Pick<ServerSettings, 'fetch'> = {},
) {
  const fight = await newFight(connect({ url, ...settings }), ruleset);
  const begun = await fight.look();
  if (!begun.ok) throw new Error(begun.message);
  const followed: number[] = [];
  const following = (async () => {
    for await (const { version, encounter } of fight.follow()) {
      followed.push(version);
      if (encounter.phase === 'ENDED' && encounter.version === version) return encounter.outcome;
    }
    return null;
  })();
  const made = await playByFirst(fight, MOST);
  return { begun: begun.version, made, followed, outcome: await following };
}
