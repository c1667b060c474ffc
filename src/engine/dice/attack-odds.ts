/** The odds of attacks whose damage is a matter of how they are met, and of the dice. */
import type { Rejection } from '../core/command/rejection.ts';
import { invalid, notFound } from '../core/command/rejection.ts';
import { type AskedAttack, defenseOf, oddsBy } from '../core/odds/answer.ts';
import type { Term } from '../core/score/score.ts';
import type { CombatantId } from '../core/values/ids.ts';
import { err, ok } from '../core/values/result.ts';
import type { Distribution } from './odds.ts';
import { damageOutcome } from './outcome.ts';

interface Attack {
  readonly attackerId: CombatantId;
  readonly targetId: CombatantId;
  readonly action: string;
}

interface AttackRules<State, Command extends AnyCommand> {
  /** The commands that may attack. */
  readonly commands: readonly Command['type'][];
  refusalOf(state: State, command: Command): Rejection | null;
  /** The damage by each defense, every way that the dice can fall. */
  damageBy(state: State, attack: Attack): Readonly<Record<string, Distribution>>;
  /** What the attack score is made of, and what meets it. */
  terms(state: State, attack: Attack): readonly Term[];
  defenseTerms(state: State, attack: Attack, defense: string): readonly Term[];
  /** Whether so much of it brings somebody down. */
  downs(state: State, targetId: CombatantId, damage: number): boolean;
}

interface AnyCommand extends Partial<Omit<Attack, 'attackerId' | 'targetId'>> {
  readonly type: string;
  readonly combatantId?: CombatantId;
  readonly targetIds?: readonly CombatantId[];
}

/** Of a declared attack on one target, or of the one that waits for its answer. */
export function attackOdds<
  State extends { readonly attack: (Attack & { readonly id: string }) | null },
  Command extends AnyCommand,
>(rules: AttackRules<State, Command>) {
  const asked = (state: State, attack: Attack): AskedAttack => {
    const { attackerId, targetId, action } = attack;
    const perDefense = () =>
      Object.entries(rules.damageBy(state, attack)).map(([defense, damage]) => ({
        ...{ ...defenseOf(defense), basis: 'LEGAL' as const },
        ...damageOutcome(damage, (amount) => rules.downs(state, targetId, amount), {
          attackTerms: rules.terms(state, attack),
          defenseTerms: rules.defenseTerms(state, attack, defense),
        }),
      }));
    const terms = () => rules.terms(state, attack);
    return { attackerId, targetId, action, arrives: 'NOW', terms, perDefense };
  };
  return oddsBy<State, Command, Command['type']>({
    commands: rules.commands,
    refusalOf: (state, command) => rules.refusalOf(state, command),
    attacksOf: (state, { combatantId: attackerId, action, targetIds: [targetId] = [] }) =>
      attackerId === undefined || action === undefined || targetId === undefined
        ? err(invalid('type', 'This attacks nobody.'))
        : ok([asked(state, { attackerId, targetId, action })]),
    attackUnderWay: (state, id) =>
      state.attack?.id === id ? ok(asked(state, state.attack)) : err(notFound('attack', id)),
  });
}
