import * as z from 'zod';
import { formulaText } from '../../../core/formula/formula-text.ts';
import { parseFormula } from '../../../core/formula/formula.ts';

/** Damage as text, e.g. `d8` or `2d6 + 1`; any dice, no names: what a person adds is on the sheet. */
export const formulaSchema = formulaText
  .transform((text, context) => {
    const parsed = parseFormula(text, {});
    if (parsed.ok) return parsed.value;
    const { at, message } = parsed.error;
    context.addIssue({
      code: 'custom',
      message: `Formula '${text}', character ${at + 1}: ${message}.`,
    });
    return z.NEVER;
  })
  .meta({ scalar: 'FORMULA' });
