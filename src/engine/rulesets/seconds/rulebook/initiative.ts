import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const initiative = [
  ...chapter('Checks', [
    core('SEC-01', 'Checks')`
      A check is one d6 plus a bonus, compared with a number. It succeeds when the total is at least the
      number; a 6 neither explodes nor wins by itself.`,
  ]),

  ...chapter('Initiative', [
    core('SEC-02', 'Initiative and turn order')`
      At the start of an encounter everyone involved makes an initiative check. Turns go from the highest
      to the lowest.`,
    core('SEC-03', 'The initiative check')`
      Initiative is d6 + Reflex bonus + Dexterity, in combat and outside of it.`,
    core('SEC-04', 'Tied initiative')`
      Those who tie roll again among themselves until no two tie. The new results order the tied group
      only; it keeps its place against everyone else.`,
    core('SEC-05', 'Who comes first')`
      The same check also settles who does something first outside of combat.`,
    core('SEC-06', 'Late arrivals')`
      A latecomer rolls as usual and is put where the result belongs; a tie with someone present is
      rolled off. They act in this round if their place is still to come, else from the next round on.`,
  ]),
];
