import { expect, it } from 'vitest';
import { headlineOf, stillStanding } from '../../src/web/fight/result/outcome.ts';
import type { Combatant } from '../../src/web/fight/state/seen.ts';

const someone = (name: string, side: string, status: Combatant['status']): Combatant =>
  ({ name, side, status, hidden: false }) as Combatant;

const ana = someone('Ana', 'heroes', 'STANDING');
const kim = someone('Kim', 'heroes', 'STANDING');
const bor = someone('Bor', 'foes', 'DOWN');
const dag = someone('Dag', 'foes', 'STANDING');
const lurker = { ...someone('Lurker', 'foes', 'STANDING'), hidden: true };

it('names who is still standing at the end, by sides where there are several', () => {
  expect(stillStanding([ana, bor, kim])).toBe('Still standing: Ana and Kim.');
  expect(stillStanding([ana, dag])).toBe('Still standing: heroes: Ana; foes: Dag.');
  expect(stillStanding([bor])).toBeNull();
});

it('says that the only side left wins, whoever is hidden', () => {
  const after = (...combatants: Combatant[]) => headlineOf({ combatants, round: 4 });
  expect(after(ana, bor, lurker)).toBe('Heroes win (round 4)');
  expect(after(bor, someone('Ox', 'herd', 'STANDING'))).toBe('Herd wins (round 4)');
  expect(after(ana, dag)).toBe('The fight ends undecided (round 4)');
  expect(after(bor)).toBe('No one is left standing (round 4)');
  expect(headlineOf({ combatants: [ana], round: 0 })).toBe('Heroes win');
});
