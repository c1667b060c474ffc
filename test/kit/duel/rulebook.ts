import { chapter, core, ruling, settingsSchemaOf } from '../../../src/engine/ruleset-kit.ts';

export const rules = chapter('The duel', [
  core('DUE-01', 'Two sides')`An encounter goes on as long as two sides have someone able and
    willing to fight; once it has ended nothing more happens.`,
  core('DUE-02', 'Initiative')`Everyone rolls a d6, and the highest comes first; of equals, and of
    those who come late, the one who came first. From then on sheets stay as they are.`,
  core('DUE-03', 'Turns')`On their turn, once a round, a combatant strikes or rests.`,
  core('DUE-04', 'Strike')`It is aimed at one enemy who fights and whom the striker can see.`,
  core('DUE-05', 'Parry')`Who is struck parries or takes it. Taken, the die of the strike is the
    damage. Parried, both add skill to a d6; the strike must be higher, and does the difference.`,
  core('DUE-06', 'Down')`Without hit points a combatant is down, and can do nothing.`,
  core('DUE-07', 'Rest')`Rest gives back one hit point, up to all of them.`,
  core('DUE-08', 'Ground')`Nobody stands in an obstacle, and it hides what is behind it.`,
  core('DUE-09', 'Yielding')`Whoever is not down may yield, and takes no turns until fighting on.`,
]);

const equalParry = ruling('RD-01', 'DUE-05', 'equalParry');
export const rulings = [
  equalParry('Does a parry hold that only equals the strike?', {
    HOLDS: 'It does.',
    FAILS: 'It does not: the strike does one point of damage.',
  }),
] as const;

export const settings = settingsSchemaOf(rulings);
