/** What a page that embeds a fight is told, version by version. */
import { expect, it } from 'vitest';
import { reportsOf } from '../../../src/web/embed/reports-of.ts';

const turn = {
  ...{ id: 'id-of-this-moment', key: 'turn:ana', kind: 'TURN', combatantId: 'cmb_ana' },
  options: [{}],
};
const others = { ...turn, key: 'turn:bolg', options: [] };
const at = (version: number, due: readonly object[] = [], more: object = {}) =>
  ({ version, round: 1, phase: 'COMBAT', due, ...more }) as Parameters<typeof reportsOf>[0];
const typesOf = (...told: Parameters<typeof reportsOf>) =>
  reportsOf(...told).map(({ type }) => type);

it('what a page finds at first is told: the version, and what the seat has to decide', () => {
  const { id, kind, combatantId } = turn;
  expect(reportsOf(at(4, [turn, others]), null)).toEqual([
    { type: 'version', detail: { version: 4 } },
    { type: 'decision-due', detail: { version: 4, decisions: [{ id, kind, combatantId }] } },
  ]);
});

it('a decision is told once, though its id is another one at each version', () => {
  expect(typesOf(at(5, [{ ...turn, id: 'id-of-the-next' }]), at(4, [turn]))).toEqual(['version']);
  expect(typesOf(at(5, [turn]), at(4))).toEqual(['version', 'decision-due']);
  expect(typesOf(at(5, [turn], { round: 2 }), at(4, [turn]))).toEqual(['version', 'decision-due']);
});

it('decisions of others are not told', () => {
  expect(typesOf(at(5, [others]), at(4))).toEqual(['version']);
});

it('the end is told once', () => {
  const ended = { phase: 'ENDED' };
  expect(typesOf(at(5, [], ended), at(4))).toEqual(['version', 'ended']);
  expect(typesOf(at(6, [], ended), at(5, [], ended))).toEqual(['version']);
});
