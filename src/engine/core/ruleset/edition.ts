/**
 * The edition of the rules, of all rulesets together. Raise it when the outcome of any command changes:
 * other events, other dice, a refusal where there was none. Entries of a journal name the edition that
 * judged them; those of the newest are judged again when a journal is verified, those of an older one
 * are folded. One release raises it once at most. CONTRIBUTING.md, "a rule", says what else to do.
 */
export const RULES_EDITION = 4;
