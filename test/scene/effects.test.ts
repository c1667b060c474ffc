import { describe, expect, it } from 'vitest';
import type { LogLineFragment } from '../../src/client/index.ts';
import { effectsOf } from '../../src/scene/effects.ts';
import { centreOf } from '../../src/scene/geometry.ts';
import type { Combatant } from '../../src/scene/view.ts';
import { combatant, view } from '../kit/scene/view.ts';

const line = (fields: object): LogLineFragment =>
  ({ text: '', rule: null, routine: false, ...fields }) as LogLineFragment;
const health = (current: number | null): Combatant['vitals'] => [
  { label: 'Hit points', current, max: 20, share: 0.5 },
];
const hit = (targetId: string, attackId = 'atk_1') =>
  line({ __typename: 'AttackHit', attackId, attackerId: 'Ana', targetId });

const ana = combatant('Ana');
const bolg = combatant('Bolg', { position: { q: 4, r: 0 }, vitals: health(20) });
const before = view({ combatants: [ana, bolg] });
const after = (changed: Partial<Combatant>) =>
  view({ version: 2, combatants: [ana, { ...bolg, ...changed }] });

describe('effects', () => {
  it('show an attack, then what it took, then that its target falls', () => {
    const fallen = after({ vitals: health(13), status: 'DOWN' });
    expect(effectsOf([hit('Bolg')], before, fallen)).toEqual([
      {
        ...{ kind: 'STRIKE', attackId: 'atk_1', targetId: 'Bolg', isNear: false },
        ...{ from: centreOf(ana.position), to: centreOf(bolg.position) },
      },
      { kind: 'CHANGE', at: centreOf(bolg.position), text: '−7', isLoss: true },
      { kind: 'FALL', id: 'Bolg', at: centreOf(bolg.position) },
    ]);
  });

  it('show an attack once, in however many lines it is worked out', () => {
    const lines = [
      line({ __typename: 'AttackRolled', attackId: 'a', attackerId: 'Ana', targetId: 'Bolg' }),
      line({ __typename: 'AttackLanded', attackId: 'a', attackerId: 'Ana', combatantId: 'Bolg' }),
    ];
    expect(effectsOf(lines, before, after({})).map(({ kind }) => kind)).toEqual(['STRIKE']);
  });

  it('show what is lost and won without an attack', () => {
    const worn = view({ combatants: [ana, { ...bolg, vitals: health(5) }] });
    expect(effectsOf([], worn, after({ vitals: health(9) }))).toMatchObject([
      { kind: 'CHANGE', text: '+4', isLoss: false },
    ]);
  });

  it('show a way from where it began, and the hexes of an area', () => {
    const path = [
      { q: 5, r: 0 },
      { q: 6, r: -1 },
    ];
    const lines = [
      line({ __typename: 'CombatantMoved', combatantId: 'Bolg', path }),
      line({ __typename: 'AreaGrew', hexes: path }),
    ];
    expect(effectsOf(lines, before, after({ position: path[1]! }))).toMatchObject([
      { kind: 'MOVE', id: 'Bolg', way: [bolg.position, ...path].map(centreOf) },
      { kind: 'SPREAD' },
    ]);
  });

  it('show nothing of whom the seat does not see, nor numbers that it does not know', () => {
    const lines = [
      line({ __typename: 'AttackHit', attackId: 'a', attackerId: 'Hidden', targetId: 'Bolg' }),
      line({ __typename: 'CombatantMoved', combatantId: 'Hidden', path: [{ q: 1, r: 1 }] }),
    ];
    expect(effectsOf(lines, before, after({ vitals: health(null) }))).toEqual([]);
  });

  it('show nothing of a rewind', () => {
    const lines = [line({ __typename: 'EncounterRewound' }), hit('Bolg')];
    expect(effectsOf(lines, before, after({ vitals: health(1) }))).toEqual([]);
  });
});
