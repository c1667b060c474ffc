import type { CommandTemplate, Decision } from '../../../core/decision/decision.ts';
import {
  allowed,
  destination,
  type Options,
  optional,
  merge,
  nothing,
  option,
  refused,
} from '../../../core/decision/findings.ts';
import { dodgeCost, refuseCounter, refuseDodge } from '../attack/active-defense.ts';
import { costOf, everyUse } from '../stats/known-actions.ts';
import { dodgeStride } from '../terrain/way.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Combatant, State } from '../model/state.ts';
import type { Attack } from '../model/ongoing.ts';
import { endsOf } from '../effects/hex-sets.ts';
import { labelOf, price, requiredDecision } from './build.ts';

/** SEG-41: how the target of an attack that has arrived may meet it. */
export function defenseDecision(state: State, attack: Attack): Decision {
  const defender = combatantOf(state, attack.targetId);
  const command: CommandTemplate = {
    type: 'ResolveDefense',
    combatantId: defender.id,
    attackId: attack.id,
  };
  const head = { kind: 'DEFENSE', combatantId: defender.id, subjectId: attack.id } as const;
  return requiredDecision(head, () =>
    merge(
      allowed(
        option('Reaction (Free)', { ...command, defense: 'REACTION' }),
        option('No defense', { ...command, defense: 'NONE' }),
      ),
      dodgeFindings(state, defender, { ...command, defense: 'DODGE' }),
      ...everyUse(state, defender).map(({ known, use }) => {
        const { key, name, defensive } = known.action;
        if (!defensive) return nothing;
        const counter = { ...command, defense: 'COUNTER', action: key, use: use.kind };
        const label = labelOf(name, use.kind, costOf(known, use.kind));
        const { attackerId } = attack;
        const refusal = refuseCounter(state, defender, { action: key, use: use.kind, attackerId });
        return refusal
          ? refused(label, counter, refusal)
          : allowed(option(label, counter, [], price(costOf(known, use.kind))));
      }),
    ),
  );
}

function dodgeFindings(state: State, defender: Combatant, command: CommandTemplate): Options {
  const refusal = refuseDodge(state, defender);
  if (refusal) return refused('Dodge (Move)', command, refusal);
  // SEG-44: the benefit of a dodge already moved costs nothing more.
  if (defender.dodge === 'READY') return allowed(option('Dodge (already moved)', command));
  const reach = endsOf(state, defender, dodgeStride(state, defender));
  const needsWay = state.settings.dodgeNeeds === 'MOVEMENT';
  const way = needsWay ? destination(reach) : optional(destination(reach), 'It stays here.');
  const choices = needsWay || reach.hexes.length > 0 ? [way] : [];
  return allowed(option('Dodge (Move)', command, choices, price(dodgeCost(state, defender))));
}
