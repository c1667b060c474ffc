/** Fights of computers in which none can do anything any more: they come to an end. */
import { describe, expect, it } from 'vitest';
import { rulesets } from '../../../../src/engine/all.ts';
import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import {
  type FollowUp,
  isComputerChoice,
  MAX_FOLLOW_UPS,
  newSearchBudget,
  withFollowUps,
} from '../../../../src/engine/core/policy/play-on.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import { flowParts } from '../../../../src/engine/core/ruleset/flow.ts';
import type { Ruleset } from '../../../../src/engine/core/ruleset/ruleset.ts';
import { disc } from '../../../../src/engine/grid/area.ts';
import { distance } from '../../../../src/engine/grid/hex.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import { stateOf } from '../../../../scripts/simulate/setups.ts';
import { joining, someone, weapon } from '../../../kit/engine/vigilance/encounter.ts';

const dice = () => seededDice('0b'.repeat(32), 0);

interface Given {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** The state after commands of the GM. */
const after = (ruleset: Ruleset, start: unknown, commands: readonly Given[]) =>
  commands.reduce<unknown>((state, template) => {
    const command = ruleset.rules.commands[template.type]!.parse(template);
    const played = execute(ruleset, state, command, { actor: gameMaster, dice: dice() });
    if (!played.ok) throw new Error(played.error.message);
    return played.value.state;
  }, start);

const idsIn = (state: unknown): readonly string[] =>
  Object.keys((state as { readonly combatants: object }).combatants);

const byComputer = (ids: readonly string[]) =>
  ids.map((combatantId) => ({
    ...{ type: 'SetStandingOrders', combatantId, playedBy: 'COMPUTER', level: 'SENSIBLE' },
  }));

/** As much as follows by itself upon one request. */
const followed = (ruleset: Ruleset, state: unknown) =>
  withFollowUps(
    ruleset,
    { events: [], state },
    {
      ...{ flow: flowParts, most: MAX_FOLLOW_UPS, looks: newSearchBudget(), dice: dice() },
      together: (id: string) => [id],
    },
  );

/** What computers do, and what has become of the fight by then. */
function playedOn(ruleset: Ruleset, start: unknown, calls = 60) {
  const followUps: FollowUp[] = [];
  let state = start;
  for (let call = 0; call < calls && ruleset.queries.phase(state) !== 'ENDED'; call++) {
    const done = followed(ruleset, state);
    followUps.push(...done.followUps);
    ({ state } = done);
  }
  const { phase } = state as { readonly phase: object };
  return { phase, followUps };
}

/** Who has given up, and why. */
const yielded = (followUps: readonly FollowUp[]) =>
  followUps.flatMap((followUp) => {
    const { type, combatantId } = followUp.command as { type: string; combatantId?: string };
    return type === 'YieldFight' && isComputerChoice(followUp)
      ? [{ combatantId, why: followUp.reasons.map(({ text }) => text) }]
      : [];
  });

const VIGILANCE = rulesets.VIGILANCE;
const SECONDS = rulesets.SECONDS;

const inVain = ['Gives up: nothing that it can do changes anything'];

/** Two fencers with 1 health each and no vigor: to attack would cost that health. */
function spent(): unknown {
  const { rules } = VIGILANCE;
  const fencer = (id: string, q: number, side: string) =>
    joining({
      ...someone(id, [q, 0], {}, { items: [weapon('foil')] }),
      ...{ side, vigilance: 12 - q },
    });
  const start = rules.initial(rules.setup.parse({ name: 'A duel' }));
  const ids = ['ann', 'bob'];
  const stats = { damage: 39, vigor: 0, focus: 0 };
  return after(VIGILANCE, start, [
    { type: 'AddCombatants', combatants: [fencer('ann', 0, 'heroes'), fencer('bob', 1, 'foes')] },
    ...byComputer(ids),
    { type: 'RollInitiative' },
    ...ids.map((combatantId) => ({ type: 'Adjudicate', combatantId, reason: 'Worn out.', stats })),
  ]);
}

const fencers = {
  SEGMENTS: 'reed-fencer',
  VIGILANCE: 'pike-guard',
  SECONDS: 'gate-warden',
} as const;

/** Two fencers, one of them in a ring of walls. */
function walledIn(id: keyof typeof fencers): unknown {
  const ruleset = rulesets[id];
  const home = { q: -2, r: 0 };
  const obstacles = disc(home, 1).filter((hex) => distance(hex, home) === 1);
  const parties = { heroes: [fencers[id]], foes: [fencers[id]] };
  return stateOf(ruleset, { ...parties, obstacles, apart: 2 });
}

describe('a fight of computers in which nothing can be done any more', () => {
  it('VIG-18 two fencers whose attacks would cost their last health: one gives up, and the fight ends', () => {
    const { phase, followUps } = playedOn(VIGILANCE, spent());
    expect(phase).toMatchObject({ kind: 'ENDED', round: 20, outcome: { sides: ['foes'] } });
    expect(yielded(followUps)).toEqual([{ combatantId: 'ann', why: inVain }]);
  });

  it.each(['SEGMENTS', 'VIGILANCE', 'SECONDS'] as const)(
    '%s two fencers between whom is no way: one gives up, and the fight ends',
    (id) => {
      const ruleset = rulesets[id];
      const start = walledIn(id);
      const begun = after(ruleset, start, [
        ...byComputer(idsIn(start)),
        { type: 'RollInitiative' },
      ]);
      const { phase, followUps } = playedOn(ruleset, begun);
      expect(phase).toMatchObject({ kind: 'ENDED', round: 20 });
      expect(yielded(followUps)).toMatchObject([{ why: inVain }]);
    },
  );

  it('SEC-46 who only hopes to hurt an enemy gives up, too', () => {
    const tough = (id: string, q: number, side: string) => ({
      ...{ id, name: id, side, position: { q, r: 0 } },
      sheet: { toughness: 200, weapons: [{ weapon: 'fists' }] },
    });
    const start = SECONDS.rules.initial(SECONDS.rules.setup.parse({ name: 'A brawl' }));
    const begun = after(SECONDS, start, [
      { type: 'AddCombatants', combatants: [tough('ann', 0, 'heroes'), tough('bob', 1, 'foes')] },
      ...byComputer(['ann', 'bob']),
      { type: 'RollInitiative' },
    ]);
    const { phase, followUps } = playedOn(SECONDS, begun);
    expect(phase).toMatchObject({ kind: 'ENDED', round: 20 });
    expect(yielded(followUps)).toMatchObject([{ why: inVain }]);
  });

  it('goes on while a person fights in it', () => {
    const played = { type: 'SetStandingOrders', combatantId: 'ann', playedBy: 'PERSON' };
    let state = after(VIGILANCE, spent(), [played]);
    for (let round = 1; round <= 22; round++) {
      state = after(VIGILANCE, state, [{ type: 'EndTurn', combatantId: 'ann' }]);
      const done = followed(VIGILANCE, state);
      expect(yielded(done.followUps)).toEqual([]);
      ({ state } = done);
    }
    expect(VIGILANCE.queries.phase(state)).toBe('COMBAT');
  });
});
