import type { Decision } from '../../../core/decision/decision.ts';
import { areaOf } from '../../../core/decision/hex-set.ts';
import {
  type DefenseChoice,
  refuseDefense,
  costOfDefense,
  defenseBoosts,
  refuseActive,
} from '../attack/defend.ts';
import { knownBoost } from '../figures/boosts.ts';
import { poolFor } from '../model/combatant/abilities.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Question } from '../model/questions.ts';
import type { State, Combatant, StackObject } from '../model/state.ts';
import {
  amplification,
  anyOf,
  boostNote,
  noBoost,
  nothing,
  overflowNote,
  decision,
  allowed,
  option,
  type Findings,
  merge,
  refused,
  destination,
  points,
} from './build.ts';
import { stepsOf } from './areas.ts';

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
        allowed(
          option(
            `Roll ${question.ability}${pool ? overflowNote(combatantOf(state, combatantId), pool) : ''}`,
            { type: 'AmplifyCheck', combatantId },
            choices,
          ),
        ),
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
      return decision(head, defenseFindings(state, combatantOf(state, combatantId), object));
  }
}

/** VIG-44, 63 to 67: both ways to defend, the active one with any of the boosts for it. */
function defenseFindings(state: State, defender: Combatant, attack: StackObject): Findings {
  const boosts = defenseBoosts(state, defender);
  const boost = (key: string) => knownBoost(state, defender, key)?.effect;
  const unaided = refuseActive(state, defender, attack, []);
  const shields = boosts.filter((key) => !refuseActive(state, defender, attack, [key]));
  const shieldings = unaided ? shields.map((key) => [key]) : [[]];
  const steps = boosts.filter((key) => (boost(key)?.moves ?? 0) > 0);
  const active = shieldings.flatMap((shielding) => [
    activeFindings(state, { defender, attack, boosts, enabledBy: shielding }, false),
    ...steps.map((step) => {
      const enabledBy = [...shielding.filter((key) => key !== step), step];
      return activeFindings(state, { defender, attack, boosts, enabledBy }, true);
    }),
  ]);
  return merge(
    passiveFindings(defender, attack),
    ...(active.length > 0 || !unaided
      ? active
      : [refused('Active defense', commandOf(defender, attack, 'ACTIVE'), unaided)]),
  );
}

const commandOf = (
  { id: combatantId }: Combatant,
  { id: attackId }: StackObject,
  defense: DefenseChoice['defense'],
) => ({ type: 'ResolveDefense' as const, combatantId, attackId, defense });

const passiveFindings = (defender: Combatant, attack: StackObject): Findings =>
  allowed(
    option(
      `Passive defense: toughness, 2d6 less${overflowNote(defender, 'vigor')}`,
      commandOf(defender, attack, 'PASSIVE'),
      [amplification('vigor')],
    ),
  );

interface ActiveDefense {
  readonly defender: Combatant;
  readonly attack: StackObject;
  /** All that the defender knows for a defense. */
  readonly boosts: readonly string[];
  readonly enabledBy: readonly string[];
}

/** An active defense, made possible by these boosts; with a step afterwards, or without. */
function activeFindings(
  state: State,
  { defender, attack, boosts, enabledBy }: ActiveDefense,
  isStep: boolean,
): Findings {
  const names = enabledBy.map((key) => knownBoost(state, defender, key)?.name ?? key);
  const more = boosts.filter((key) => !enabledBy.includes(key));
  const fields = isStep ? stepsOf(state, defender, enabledBy) : areaOf(() => []);
  const command = { ...commandOf(defender, attack, 'ACTIVE'), enabledBy: [...enabledBy] };
  const { combatantId, defense } = command;
  const aim = { vigor: 0, focus: 0, boosts: [], to: fields.hexes[0] ?? null };
  const refusal = refuseDefense(state, { ...command, ...aim, combatantId, defense });
  const label = `${['Active defense', ...names].join(', with ')}${isStep ? ', and a step' : ''}`;
  if (refusal) return refused(label, command, refusal);
  if (isStep && fields.hexes.length === 0) return nothing;
  const cost = costOfDefense(state, { defense, boosts: enabledBy });
  return allowed(
    option(
      `${label}${boostNote(state, more)}${overflowNote(defender, 'vigor')}`,
      command,
      [
        amplification('vigor'),
        ...(more.length > 0 ? [anyOf('KEY', 'boosts', more, noBoost)] : []),
        ...(isStep ? [destination(fields)] : []),
      ],
      points(state, defender, cost),
    ),
  );
}
