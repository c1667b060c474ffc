import { ruling } from '../../../../core/rulebook/ruling.ts';

export const sightRulings = [
  ruling(
    'R-35',
    'SEG-75',
    'obstacleShape',
  )('What of an obstacle interrupts a line?', {
    INTERIOR_OF_UNION: 'The inside of all obstacles together; touching an edge does not.',
  }),
  ruling(
    'R-36',
    'SEG-75',
    'adjacentObstacle',
  )('Does an obstacle beside the attacker block sight?', {
    BLOCKS_SIGHT: 'Yes; it only gives no cover.',
    SEEN_PAST: 'No.',
  }),
  ruling(
    'R-37',
    'SEG-76',
    'concealmentLine',
  )('Along which line is concealment counted?', {
    BEST_LINE: 'The clear line with the least of it.',
    CENTRES: 'From centre to centre.',
  }),
  ruling(
    'R-38',
    'SEG-76',
    'concealmentEnds',
  )("Do the ends' own hexes count?", {
    TARGET_ONLY: "The target's does, the attacker's does not.",
    NEITHER: 'Neither does.',
    BOTH: 'Both do.',
  }),
] as const;
