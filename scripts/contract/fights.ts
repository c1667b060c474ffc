import { Checks } from '../demo/checks.ts';
import { ApiClient } from '../demo/client.ts';
import { fights } from '../demo/fights.ts';
import { lineOf, type Report } from './report.ts';
import type { Deployment } from './schema.ts';

/** Plays the worked fights: every step as the rulebook has it, then on to the end. */
export async function compareFights({ url, token }: Deployment, report: Report): Promise<void> {
  report.heading('Worked fights');
  for (const [ruleset, play] of Object.entries(fights)) {
    const checks = new Checks(report.detail);
    try {
      await play(new ApiClient(url, token), checks);
    } catch (error) {
      checks.fail(`the fight could not go on: ${lineOf(error)}`);
    }
    const name = `${ruleset.toUpperCase()}, ${checks.passed} steps and rolls as the rules have them`;
    report.compared(name, [...new Set(checks.failures)]);
  }
}
