import type { Decision } from '../../../src/engine/core/decision/decision.ts';

/** The commands on doors among the options of a decision, and the rules that refuse others. */
export function doorsIn({ options, refusals }: Decision) {
  const used = options.filter(({ command }) => command.type === 'UseDoor');
  return {
    labels: used.map(({ label }) => label),
    costs: used.flatMap(({ cost }) => cost),
    refused: refusals.flatMap(({ command, rejection }) =>
      command.type === 'UseDoor' && rejection.code === 'ILLEGAL' ? [rejection.rule] : [],
    ),
  };
}
