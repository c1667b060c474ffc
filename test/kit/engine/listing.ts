import { pick } from '../../../src/engine/core/values/record.ts';
import type { Choice, Decision } from '../../../src/engine/core/decision/decision.ts';

/** Decisions with all that is found out about them only when somebody asks, to be compared. */
export const inFull = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions.map(({ options, ...listed }) => ({
    ...pick(listed, ['kind', 'combatantId', 'required', 'subjectId', 'action', 'until', 'closing']),
    refusals: listed.refusals,
    options: options.map((option) => ({ ...option, choices: option.choices.map(withHexes) })),
  }));

/** The hexes of an area are found by a getter of a class, which JSON leaves out. */
const withHexes = (choice: Choice): Choice =>
  choice.kind === 'HEX' ? { ...choice, area: { hexes: choice.area.hexes } } : choice;
