/** What several rulesets say of the same thing, in one description for people. No program reads it. */
import { restated, rulesOf, type Statement, stated } from '../../../engine/core/schema/describe.ts';

/** What each ruleset says of the same thing; null stands for all rulesets. */
export type Statements = Map<string | null, Statement>;

/**
 * Where rulesets say different things, or not all of those in question have it, each is named.
 *
 * @param among the rulesets that could say something of it
 */
export function mergedDescription(
  says: Statements,
  among: readonly (string | null)[] = [...says.keys()],
): string {
  const given = [...says]
    .map(([owner, statement]) => ({
      ...{ owner, text: stated(statement).description, rules: rulesOf(statement) },
    }))
    .filter(({ text }) => text !== '');
  const byText = [...Map.groupBy(given, ({ text }) => text)];
  const isShared = says.has(null) || among.every((owner) => says.has(owner));
  const described = byText.map(([text, all]) => {
    const owners = all.map(({ owner }) => owner).join(', ');
    return [
      owners,
      withRules(
        text,
        all.flatMap(({ rules }) => rules),
      ),
    ] as const;
  });
  const [only] = described;
  if (only && described.length === 1 && isShared) return only[1];
  return described.map(([owners, text]) => `With ${owners}: ${lowered(text)}`).join(' ');
}

/** Of the first one of a text. */
const END_OF_SENTENCE = /\.(?= [A-Z]|$)|$/;

/** At the end of the first sentence what is taken in place of what is left out. */
export const withOmission = (statement: Statement, omission: string): Statement =>
  restated(
    statement,
    stated(statement).description.replace(
      END_OF_SENTENCE,
      (end) => `; ${omission} if left out${end}`,
    ),
  );

/** `SEC-12, 56; VIG-22`, at the end of the first sentence. */
function withRules(text: string, rules: readonly string[]): string {
  const numbered = [...new Set(rules)].map((id) => id.split('-'));
  const systems = [...Map.groupBy(numbered, ([system]) => system)].map(
    ([system, ids]) => `${system}-${ids.map(([, number]) => number).join(', ')}`,
  );
  return systems.length === 0
    ? text
    : text.replace(END_OF_SENTENCE, (end) => ` (${systems.join('; ')})${end}`);
}

/** A sentence after a colon begins with a small letter, unless its first word is a name. */
const lowered = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
