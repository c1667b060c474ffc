import type { Row } from '../kit/row.ts';
import { decisions } from './decisions.ts';
import { lineOfSight } from './line-of-sight.ts';
import { longFight } from './long-fight.ts';

/** Every row of the report, in its order. */
export const rows: readonly Row[] = [decisions, lineOfSight, longFight];
