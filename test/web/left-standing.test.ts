import { expect, it } from 'vitest';
import { leftStanding } from '../../src/web/fight/due-now/kinds.ts';
import type { Combatant } from '../../src/web/fight/state/seen.ts';

const someone = (name: string, side: string, status: Combatant['status']): Combatant =>
  ({ name, side, status }) as Combatant;

it('names who is left standing at the end, by sides', () => {
  const ana = someone('Ana', 'heroes', 'STANDING');
  const kim = someone('Kim', 'heroes', 'STANDING');
  const bor = someone('Bor', 'foes', 'DOWN');
  const dag = someone('Dag', 'foes', 'STANDING');
  expect(leftStanding([ana, bor, kim])).toBe('Left standing – heroes: Ana and Kim.');
  expect(leftStanding([ana, dag])).toBe('Left standing – heroes: Ana; foes: Dag.');
  expect(leftStanding([bor])).toBe('No one is left standing.');
});
