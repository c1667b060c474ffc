import type { Row } from '../kit/row.ts';
import { answers } from './answers.ts';
import { coldStart } from './cold-start.ts';
import { decisions } from './decisions.ts';
import { extremes } from './extremes.ts';
import { fair } from './fair.ts';
import { argumentRow, floodRow } from './floods.ts';
import { growth } from './growth.ts';
import { lineOfSight } from './line-of-sight.ts';
import { longFight } from './long-fight.ts';
import { requests } from './requests.ts';
import { store } from './store.ts';
import { table } from './table.ts';
import { wholeFights } from './whole-fights.ts';
import { writeUnits } from './write-units.ts';

/** Every row of the report, in its order. */
export const rows: readonly Row[] = [
  decisions,
  wholeFights,
  growth,
  lineOfSight,
  longFight,
  requests,
  store,
  writeUnits,
  answers,
  coldStart,
  extremes,
  fair,
  floodRow,
  argumentRow,
  table,
];
