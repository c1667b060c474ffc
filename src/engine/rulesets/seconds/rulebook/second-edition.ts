import { chapter, core } from '../../../core/rulebook/rulebook.ts';

export const secondEdition = [
  ...chapter('Ways, reach and the end', [
    core('SEC-56', 'Several moves as one way')`
      Several moves of one second each may be declared as one way, hex by hex or by its end. It is spent
      second by second, is interrupted as single moves are, and can be stopped after each.`,
    core('SEC-57', 'Whom an attack could reach')`
      An attack says when it is declared whom it could reach as things stand. One without a target in reach is
      begun only by saying so. Whom it hits is still chosen when it takes effect.`,
    core('SEC-58', 'The end of the fight')`
      A fight can end as soon as no two hostile sides have anyone able and willing, and nothing ongoing
      could still change that. The GM is asked whether it ends or goes on.`,
    core('SEC-59', 'Delayed effects and their aim')`
      A delayed effect has been aimed when its action was complete: it checks neither reach nor sight again
      when it comes. A table may have it check both.`,
  ]),
];
