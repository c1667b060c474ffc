/** What a forecast supposes: who plays how, and what is changed before the fight goes on. */
import { gameMaster } from '../core/command/actor.ts';
import type { CommandTemplate } from '../core/decision/decision.ts';
import { type Level, levelSchema } from '../core/policy/personality.ts';
import { execute } from '../core/ruleset/execute.ts';
import type { Handicap, Ruleset, RulesetTypes } from '../core/ruleset/ruleset.ts';
import type { Dice } from '../core/values/dice.ts';
import type { CombatantId } from '../core/values/ids.ts';
import type { CombatantView } from '../core/views/view.ts';
import type { ForecastScenario } from './schema.ts';

/** The fight that is asked about. */
export interface Subject<T extends RulesetTypes = RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  /** As the GM knows it, all sheets included. */
  readonly state: T['state'];
  /** Whose chances are asked about: mostly the players'. */
  readonly side: string;
  /** Who is hidden, and takes part all the same. */
  readonly reveal?: readonly CombatantId[];
}

export interface Scenario extends Pick<
  ForecastScenario,
  'key' | 'label' | 'withoutId' | 'own' | 'others'
> {
  /** Whether it says what to expect, or what a change would make of that. */
  readonly kind: 'ASSUMPTION' | 'CHANGE';
  /** What the GM does first, as untrusted JSON. */
  readonly changes: readonly CommandTemplate[];
  /** What the GM does as soon as it can in this round or later, counted from where the fight begins here, 1 the first. */
  readonly later?: { readonly round: number; readonly changes: readonly CommandTemplate[] };
  /** How many fights are enough. */
  readonly fights: number;
}

/** How well a player may play, and what that means. */
export const levelMeanings: Readonly<Record<Level, string>> = {
  ...(levelSchema.meta()?.values as Readonly<Record<Level, string>>),
};

/** How many fights tell enough. */
export interface Effort {
  /** Of what to expect, by how well the side plays that is asked about; the first is the one to compare with. */
  readonly levels: Readonly<Partial<Record<Level, number>>>;
  readonly change: number;
}

/** What the range of a forecast is made of: no one knows how well its people play. */
export const assumptionsFor = ({ levels }: Effort): readonly Scenario[] =>
  Object.entries(levels).map(([level, fights]) => {
    const own = level as Level;
    const label = own === 'SENSIBLE' ? 'Both sides play sensibly' : playersAt(own);
    const supposed = { key: own.toLowerCase(), label, withoutId: null };
    return { ...supposed, kind: 'ASSUMPTION', own, others: 'SENSIBLE', changes: [], fights };
  });

const playersAt = (level: Level): string =>
  `The players play ${level === 'RANDOM' ? 'at random' : 'strongly'}, the others sensibly`;

const reason = 'A forecast tries it out.';

/** What would make it easier, or harder: one fewer, and each handicap, for either party. */
export function changesOf<T extends RulesetTypes>(
  { ruleset, state, side }: Subject<T>,
  { change: fights }: Effort,
): readonly Scenario[] {
  const able = ruleset.queries
    .view(state, gameMaster)
    .combatants.filter(({ status, hidden }) => status === 'STANDING' && !hidden);
  const parties = [
    { party: 'foes', who: 'all foes', people: able.filter((one) => one.side !== side) },
    { party: 'own', who: 'all players', people: able.filter((one) => one.side === side) },
  ] as const;
  const common = { kind: 'CHANGE', own: 'SENSIBLE', others: 'SENSIBLE', fights } as const;
  return parties.flatMap(({ party, who, people }) => [
    ...oneFewer(people).map(({ id, name }) => ({
      ...common,
      key: `${party}-fewer`,
      label: `without ${name}`,
      withoutId: id,
      changes: [{ type: 'RemoveCombatant', combatantId: id, reason }],
    })),
    ...handicapsOf(ruleset, state, people).map(({ key, label, changes }) => ({
      ...common,
      key: `${party}-${key}`,
      label: `${who} ${label}`,
      withoutId: null,
      changes,
    })),
  ]);
}

/** The last one, if the side goes on without. */
const oneFewer = (people: readonly CombatantView[]): readonly CombatantView[] =>
  people.length > 1 ? people.slice(-1) : [];

function handicapsOf<T extends RulesetTypes>(
  { forecast }: Ruleset<T>,
  state: T['state'],
  people: readonly CombatantView[],
): readonly (Pick<Handicap, 'key' | 'label'> & Pick<Scenario, 'changes'>)[] {
  const each = people.map(({ id }) => forecast?.handicaps(state, id) ?? []);
  return (each[0] ?? []).map(({ key, label }, i) => ({
    ...{ key, label },
    changes: people.map(({ id: combatantId }, k) => ({
      type: 'Adjudicate',
      ...{ combatantId, reason, ...each[k]?.[i]?.ruling },
    })),
  }));
}

/** The state after the changes, and initiative if no fight is on yet. Null where a change is not possible. */
export function opened<T extends RulesetTypes>(
  { ruleset, state, reveal = [] }: Subject<T>,
  { changes }: Pick<Scenario, 'changes'>,
  dice: Dice,
): T['state'] | null {
  const begins = ruleset.queries.phase(state) === 'SETUP' ? [{ type: 'RollInitiative' }] : [];
  const reveals = reveal.length > 0 ? [{ type: 'RevealCombatants', combatantIds: reveal }] : [];
  return changed(ruleset, state, [...reveals, ...changes, ...begins], dice);
}

/** The state after what the GM does. Null where one of it is not possible. */
export function changed<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  changes: readonly CommandTemplate[],
  dice: Dice,
): T['state'] | null {
  let after = state;
  for (const template of changes) {
    const command = ruleset.rules.commands[template.type]?.safeParse(template);
    const played =
      command?.success && execute(ruleset, after, command.data, { actor: gameMaster, dice });
    if (!played || !played.ok) return null;
    after = played.value.state;
  }
  return after;
}
