/** Own actions as pages before 2.0.0 kept them, by the names of today. */
type Names = Readonly<Record<string, string>>;

/** By the system, and by the effect that has them. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  SEGMENTS: { attack: { push: 'pushDirection' } },
  VIGILANCE: {
    attack: { form: 'attackCheck' },
    opposed: { reach: 'reachKind' },
    boost: { damage: 'addedDamage', reach: 'addedReach', against: 'countsAgainst' },
  },
};

interface Kept {
  readonly ruleset: string;
  readonly definitions: { readonly actions?: readonly object[] };
}

export function inTodaysNames<T extends Kept>(saved: T): T {
  const effects = RENAMED[saved.ruleset];
  const { actions } = saved.definitions;
  if (!effects || !actions) return saved;
  return {
    ...saved,
    definitions: { ...saved.definitions, actions: actions.map((one) => renamed(one, effects)) },
  };
}

/** An action has one effect. What is no effect is left to be refused in words. */
function renamed<T extends object>(action: T, effects: Readonly<Record<string, Names>>): T {
  const effect = fieldsOf('effect' in action ? action.effect : null);
  for (const [kind, names] of Object.entries(effects)) {
    const fields = fieldsOf(effect?.[kind]);
    if (!fields) continue;
    const entries = Object.entries(fields).map(
      ([name, value]) => [names[name] ?? name, value] as const,
    );
    return { ...action, effect: { ...effect, [kind]: Object.fromEntries(entries) } };
  }
  return action;
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
