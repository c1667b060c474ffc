import { describe, expect, it } from 'vitest';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import { allowed, decision, option } from '../../../src/engine/core/decision/findings.ts';
import { withOwnOptions } from '../../../src/engine/core/table/own-options.ts';

const turn = decision({ kind: 'TURN', combatantId: 'ana', required: true }, () =>
  allowed(option('End the turn', { type: 'EndTurn' })),
);
const table = decision({ kind: 'TABLE', required: false }, () => allowed());
const horn = {
  offeredBy: ['TURN'],
  options: () => allowed(option('Sound the horn', { type: 'SoundHorn' })),
} as const;
const elsewhere = { offeredBy: { none: 'It is given by hand.' }, options: horn.options } as const;

const listing = withOwnOptions([horn, elsewhere, { offeredBy: ['TURN'] }], {
  decisions: () => [turn, table],
  requiredDecisions: () => [turn],
});
const state = {};
const labels = (actor: Parameters<typeof listing.decisions>[1]) =>
  listing.decisions(state, actor).map(({ options }) => options.map(({ label }) => label));

describe('the options that a command has of its own', () => {
  it('stand behind the others, in the decisions that offer it alone', () => {
    expect(labels(gameMaster)).toEqual([['End the turn', 'Sound the horn'], []]);
  });

  it('are for those who decide', () => {
    const player = (id: string) => ({ kind: 'PLAYER', combatants: [id] }) as const;
    expect(labels(player('ana'))).toEqual([['End the turn', 'Sound the horn'], []]);
    expect(labels(player('bor'))).toEqual([['End the turn'], []]);
    expect(labels({ kind: 'SPECTATOR' })).toEqual([['End the turn'], []]);
  });

  it('make one decision, whoever looks', () => {
    const [due] = listing.requiredDecisions(state);
    expect(listing.decisions(state, gameMaster)[0]).toBe(due);
    expect(due).toMatchObject({ kind: 'TURN', combatantId: 'ana', required: true });
  });
});
