import * as z from 'zod';
import { formulaText } from '../../../core/formula/formula-text.ts';
import { parseFormula } from '../../../core/formula/formula.ts';

/** The names a formula may use, and the bonus of the combatant that each stands for. */
const vocabulary = {
  AB: 'AB',
  DB: 'DB',
  Str: 'Strength',
  Strength: 'Strength',
  Dex: 'Dex',
  Dexterity: 'Dex',
  Int: 'Int',
  Intelligence: 'Int',
  Resolve: 'Resolve',
};

/** A formula as text, e.g. `AB + Dex + 2d6`; all dice are d6. What it gives it also takes. */
export const formulaSchema = formulaText
  .transform((text, context) => {
    const parsed = parseFormula(text, vocabulary);
    if (!parsed.ok) {
      const { at, message } = parsed.error;
      context.addIssue({
        code: 'custom',
        message: `Formula '${text}', character ${at + 1}: ${message}.`,
      });
      return z.NEVER;
    }
    if (parsed.value.dice.some(({ sides }) => sides !== 6)) {
      context.addIssue({ code: 'custom', message: `Formula '${text}': every die is a d6.` });
      return z.NEVER;
    }
    return parsed.value;
  })
  .meta({ scalar: 'FORMULA' });
