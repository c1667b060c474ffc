import { chapter, core, ruling, settingsSchemaOf } from '../../../src/engine/ruleset-kit.ts';

export const rules = chapter('The duel', [
  core('DUE-01', 'Two sides')`A fight goes on while two sides can and will; then it is over.`,
  core('DUE-02', 'Initiative')`Everyone rolls a d6, and the highest comes first; of equals, and of
    those who come late, the one who came first. From then on sheets stay as they are.`,
  core('DUE-03', 'Turns')`On their turn, once a round, a combatant strikes or rests.`,
  core('DUE-04', 'Strike')`It is aimed at one enemy who fights and whom the striker can see.`,
  core('DUE-05', 'Parry')`Both add their skill to a d6; a higher strike does the difference.`,
  core('DUE-06', 'Down')`Without hit points a combatant is down, and can do nothing.`,
  core('DUE-07', 'Ground')`An obstacle has no room for a combatant, and hides what is behind it.`,
  core('DUE-08', 'Yielding')`A combatant that is not down may yield; it then takes no turns.`,
]);

const equalParry = ruling('RD-01', 'DUE-05', 'equalParry');
export const rulings = [
  equalParry('Does a parry hold that only equals the strike?', {
    HOLDS: 'It does.',
    FAILS: 'It does not: the strike does one point of damage.',
  }),
] as const;

export const settings = settingsSchemaOf(rulings);
