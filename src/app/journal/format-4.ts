/** Format 4, which came with the third edition of the rules. */
type Fields = Readonly<Record<string, unknown>>;

interface Added {
  /** A setting that this ruleset alone has, by which its states are known. */
  readonly knownBy: string;
  /** Its new settings, with the reading by which fights were played before there was a choice. */
  readonly settings: Readonly<Record<string, string>>;
}

const added: readonly Added[] = [
  {
    knownBy: 'defenseTiming',
    settings: {
      pushedMove: 'LOST',
      hitPointRolls: 'TOTALS',
      runningFull: 'UNTIL_OVER',
      askedWhen: 'DONE',
      attackerState: 'AS_ROLLED',
      dodgeNeeds: 'NOTHING',
      pushedDodge: 'LOST',
      counterInitiation: 'USED',
    },
  },
  {
    knownBy: 'askedToRespond',
    settings: {
      preparedPerformances: 'ONCE',
      ambushBoosts: 'NONE',
      givingUpTime: 'EMPTY_STACK',
      freeQuickActions: 'OWN_TURN',
      newcomers: 'NEXT_ROUND',
      displacedTravels: 'IMPOSSIBLE',
      climbAndSwingOn: 'ANYTHING',
    },
  },
  { knownBy: 'aimCost', settings: {} },
];

/** The first of the settings that belong to the table, which follow those of its ruleset. */
const FIRST_OF_THE_TABLE = 'foeNumbers';

const addedTo = (settings: Fields): Fields =>
  added.find(({ knownBy }) => knownBy in settings)?.settings ?? {};

/** The settings, with those that came later in their place. What is there already stays as it is. */
export const withSettings = (settings: Fields): Fields => {
  const missing = Object.entries(addedTo(settings)).filter(([name]) => !(name in settings));
  return Object.fromEntries(
    Object.entries(settings).flatMap((entry) =>
      entry[0] === FIRST_OF_THE_TABLE ? [...missing, entry] : [entry],
    ),
  );
};

export function toFormat4(state: unknown): unknown {
  const settled = withChanged(state as Fields, 'settings', withSettings);
  const marked = withChanged(settled, 'battlefield', (ground) => ({ ...ground, features: [] }));
  return withChangedStack(marked, (declared) => ({ ...declared, from: null }));
}

export function fromFormat4(state: unknown): unknown {
  const settled = withChanged(state as Fields, 'settings', (settings) => {
    const gone = addedTo(settings);
    return Object.fromEntries(Object.entries(settings).filter(([name]) => !(name in gone)));
  });
  const plain = withChanged(settled, 'battlefield', ({ features: _features, ...ground }) => ground);
  return withChangedStack(plain, ({ from: _from, ...declared }) => declared);
}

interface Stacked {
  readonly phase: Fields & { readonly stack: readonly { readonly declared: Fields }[] };
}

/** What was declared in VIGILANCE has where its way begins; null is played as it was before. */
function withChangedStack(state: Fields, change: (declared: Fields) => Fields): Fields {
  const { phase } = state as unknown as Partial<Stacked>;
  if (!phase || !('stack' in phase)) return state;
  const stack = phase.stack.map((object) => ({ ...object, declared: change(object.declared) }));
  return { ...state, phase: { ...phase, stack } };
}

/** The state, or the setup, with another value of a field, if it has it. */
function withChanged(state: Fields, field: string, change: (value: Fields) => Fields): Fields {
  const value = state[field];
  return value ? { ...state, [field]: change(value as Fields) } : state;
}
