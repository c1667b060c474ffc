import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import type { CommandTemplate } from '../../../../src/engine/core/decision/decision.ts';
import { execute } from '../../../../src/engine/core/ruleset/execute.ts';
import type { Ruleset, RulesetTypes } from '../../../../src/engine/core/ruleset/ruleset.ts';
import { seededDice } from '../../../../src/engine/dice/seeded.ts';
import type { Random } from '../../../kit/engine/random.ts';
import { type Arena, walled } from './arena.ts';
import type { Fighter, Wishes } from './wishes.ts';

/** How large a fight is, and where; 4 against 4 in the walled arena if nothing is said. */
export interface Size {
  readonly combatants: number;
  /** Talents, spells and the like that each combatant has besides those that all have. */
  readonly more: number;
  readonly arena: (random: Random, combatants: number) => Arena;
}

const usual: Size = { combatants: 8, more: 0, arena: walled };

/** A game as the benchmarks play it. */
export interface Game<T extends RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  /** The setup and the commands up to the first turn, as untrusted JSON. */
  opening(
    arena: Arena,
    size: Size & { readonly hitPoints: 'FEW' | 'MANY' },
  ): { readonly setup: unknown; readonly commands: readonly CommandTemplate[] };
  roundOf(state: T['state']): number;
  /** Those who are able and willing to fight. */
  fighters(state: T['state']): readonly Fighter[];
  /** What a greedy bot would do; the last is always legal. */
  readonly wishes: Wishes<T['command']>;
}

/** A fight that is about to begin, two sides mixed at places by chance. */
export function skirmish<T extends RulesetTypes>(
  game: Game<T>,
  random: Random,
  how: Partial<Size> & { readonly hitPoints?: 'FEW' | 'MANY' } = {},
): T['state'] {
  const size = { ...usual, hitPoints: 'FEW' as const, ...how };
  const { ruleset } = game;
  const { setup, commands } = game.opening(size.arena(random, size.combatants), size);
  const dice = seededDice(random.diceSeed(), 0);
  return commands.reduce<T['state']>(
    (state, template) => {
      const played = execute(ruleset, state, parsed(ruleset, template), {
        actor: gameMaster,
        dice,
      });
      if (!played.ok) throw new Error(played.error.message);
      return played.value.state;
    },
    ruleset.rules.initial(ruleset.rules.setup.parse(setup)),
  );
}

export function parsed<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  template: CommandTemplate,
): T['command'] {
  const schema = ruleset.rules.commands[template.type];
  if (!schema) throw new Error(`No command '${template.type}'.`);
  return schema.parse(template);
}

/** Who stands where, every other one on the other side. */
export const newcomers = (arena: Arena, sheet: (i: number) => object) =>
  arena.places.map((position, i) => ({
    id: `c${i}`,
    name: `Combatant ${i}`,
    side: i % 2 === 0 ? 'heroes' : 'foes',
    position,
    sheet: sheet(i),
  }));

export const ground = ({ obstacles, smoke }: Arena) => ({ obstacles, concealing: smoke });

/** So many things like this one, each with a key of its own. */
export const copies = <A extends { readonly key: string; readonly name: string }>(
  action: A,
  count: number,
): readonly A[] =>
  Array.from({ length: count }, (_, i) => ({
    ...action,
    key: `${action.key}-${i}`,
    name: `${action.name} ${i}`,
  }));

export const keysOf = (actions: readonly { readonly key: string }[]): readonly string[] =>
  actions.map(({ key }) => key);
