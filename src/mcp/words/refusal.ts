/** Why something was not done. */
import type { RequestError } from '../../client/connect.ts';
import type { Said } from './page.ts';
import { quoted } from './quoted.ts';

/** What every refusal of the API has, and what some have besides. */
interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly rule?: { readonly id: string } | null;
  readonly retryAfter?: number;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
  readonly rolls?: readonly {
    readonly combatantId: string | null;
    readonly purpose: string;
    readonly count: number;
    readonly sides: number;
  }[];
}

/** A refusal of the rules, of the seat or of the state of the fight. Nothing was done. */
export function refused(refusal: Refusal): Said {
  const { code, message, rule, retryAfter, fields = [], rolls = [] } = refusal;
  return {
    head: [
      `Refused (${code}): ${quoted(message)}`,
      rule && ` [${rule.id}]`,
      retryAfter !== undefined && ` Ask again in ${retryAfter} s.`,
    ]
      .filter(Boolean)
      .join(''),
    lines: [
      ...fields.map(
        ({ path, message }) => `- ${path ? `${quoted(path)}: ` : ''}${quoted(message)}`,
      ),
      ...rolls.map(
        ({ combatantId, purpose, count, sides }) =>
          `- roll ${count}d${sides} for ${purpose}${combatantId === null ? '' : ` of ${combatantId}`}`,
      ),
    ],
    isRefused: true,
  };
}

/** The same for what has had no answer. */
export const unanswered = ({ code, message, retryAfter }: RequestError): Said =>
  refused({ code, message, ...(retryAfter > 0 && { retryAfter }) });

export const NO_SEAT: Said = refused({
  code: 'NO_SEAT',
  message: 'This connection has no seat. Call begin with a ruleset and creatures to open a fight.',
});
