import type { Crowd } from '../../kit/store/crowd.ts';
import { costsOf } from '../../kit/store/write-units.ts';
import { sum, unitsOf } from '../../kit/store/written.ts';
import { median } from '../kit/race.ts';
import type { Finding, Row } from '../kit/row.ts';

const COMMANDS = 200;

const crowds: readonly (Crowd & { readonly most: number })[] = [
  { combatants: 8, actions: 20, most: 4 },
  { combatants: 8, actions: 41, most: 4 },
  { combatants: 60, actions: 41, most: 8 },
];

/** Write units of DynamoDB for a command without a key: counted, not timed. */
export const writeUnits: Row = {
  name: 'write-units',
  measure: async () => {
    const findings: Finding[] = [];
    for (const { most, ...crowd } of crowds) {
      const costs = await costsOf(crowd, { round: 1, commands: COMMANDS, keys: false });
      const units = costs.map(unitsOf);
      const what = `a command without a key among ${crowd.combatants} with ${crowd.actions} actions of the encounter`;
      findings.push(
        finding(`${what}: the median`, median(units), most),
        finding(`${what}: the mean, with bases`, sum(units) / units.length, most),
      );
    }
    return findings;
  },
};

function finding(what: string, ours: number, peer: number): Finding {
  const ratio = ours / peer;
  const unit = 'write units';
  const budget = what.endsWith('the median') ? { atMost: 1 } : null;
  return {
    what,
    ours,
    than: 'what it may take',
    peer,
    unit,
    ratio,
    spread: [ratio, ratio],
    budget,
  };
}
