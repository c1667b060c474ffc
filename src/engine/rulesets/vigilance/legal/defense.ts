import type { Decision } from '../../../core/decision/decision.ts';
import {
  type DefenseChoice,
  refuseDefense,
  fieldsAfterDefense,
  ACTIVE_COST,
} from '../attack/defend.ts';
import { knownBoost, costOf } from '../figures/boosts.ts';
import { poolFor } from '../model/abilities.ts';
import { combatantOf, knownActions } from '../model/lookup.ts';
import type { Question } from '../model/questions.ts';
import type { State, Combatant } from '../model/state.ts';
import {
  amplification,
  decision,
  allowed,
  option,
  type Findings,
  merge,
  refused,
  destination,
  points,
} from './build.ts';

/** VIG-05, 13, 66: what someone must choose before the dice fall. */
export function questionDecision(state: State, question: Question): Decision {
  const { kind, combatantId, object } = question;
  const head = { kind, combatantId, required: true, subject: object.id };
  switch (question.kind) {
    case 'AMPLIFY': {
      const pool = poolFor(question.ability);
      const choices = pool ? [amplification(pool)] : [];
      return decision(
        head,
        allowed(option(`Roll ${question.ability}`, { type: 'AmplifyCheck', combatantId }, choices)),
      );
    }
    case 'CONSENT':
      return decision(
        head,
        allowed(
          option('Accept', { type: 'AnswerAid', combatantId, accepts: true }),
          option('Refuse', { type: 'AnswerAid', combatantId, accepts: false }),
        ),
      );
    case 'DEFENSE':
      return decision(head, defenseFindings(state, combatantOf(state, combatantId), object.id));
  }
}

/** VIG-44, 63 to 67: both ways to defend, the active one with every set of boosts. */
function defenseFindings(state: State, defender: Combatant, attackId: string): Findings {
  const boosts = knownActions(state, defender)
    .map(({ key }) => key)
    .filter((key) => knownBoost(state, defender, key)?.effect.of === 'DEFENSE');
  return merge(
    wayFindings(state, attackId, meeting(defender, 'PASSIVE', [])),
    ...subsets(boosts).map((chosen) =>
      wayFindings(state, attackId, meeting(defender, 'ACTIVE', chosen)),
    ),
  );
}

const meeting = (
  { id: combatantId }: Combatant,
  defense: DefenseChoice['defense'],
  boosts: readonly string[],
): DefenseChoice => ({ combatantId, defense, boosts: [...boosts], vigor: 0, focus: 0, to: null });

function wayFindings(state: State, attackId: string, way: DefenseChoice): Findings {
  const { combatantId, defense, boosts } = way;
  const defender = combatantOf(state, combatantId);
  const command = { type: 'ResolveDefense', combatantId, attackId, defense, boosts };
  const names = boosts.map((key) => knownBoost(state, defender, key)?.name ?? key);
  const label = [defense === 'ACTIVE' ? 'Active defense' : 'Passive defense', ...names].join(', ');
  const refusal = refuseDefense(state, way);
  if (refusal) return refused(label, command, refusal);
  const cost = costOf(state, boosts);
  const steps = fieldsAfterDefense(state, defender, boosts);
  return allowed(
    option(
      label,
      command,
      [amplification('vigor'), ...(steps.length > 0 ? [destination(steps, 0)] : [])],
      points({ ...cost, vigor: cost.vigor + (defense === 'ACTIVE' ? ACTIVE_COST : 0) }),
    ),
  );
}

/** Every choice of some of them, none first. */
const subsets = (keys: readonly string[]): readonly (readonly string[])[] =>
  keys.reduce<readonly (readonly string[])[]>(
    (made, key) => [...made, ...made.map((chosen) => [...chosen, key])],
    [[]],
  );
