import type { Decision, Limit } from '../../../core/decision/decision.ts';
import { areaOf } from '../../../core/decision/hex-set.ts';
import { short } from '../../../core/values/words.ts';
import {
  type DefenseChoice,
  refuseDefense,
  costOfDefense,
  defenseBoosts,
  refuseActive,
} from '../attack/defend.ts';
import { knownBoost } from '../stats/boosts.ts';
import { abilityField, poolFor } from '../model/combatant/abilities.ts';
import { combatantOf } from '../model/lookup.ts';
import type { Question } from '../model/questions.ts';
import type { State, Combatant, StackObject } from '../model/state.ts';
import {
  amplification,
  boostChoice,
  enablingChoice,
  namedOnce,
  nothing,
  overflowNote,
  decision,
  allowed,
  option,
  type Options,
  merge,
  refused,
  destination,
  points,
  withSummary,
} from './build.ts';
import { stepsOf } from './areas.ts';

/** VIG-05, 13, 66: what someone must choose before the dice fall. */
export function questionDecision(state: State, question: Question): Decision {
  const { kind, combatantId, object } = question;
  const head = { kind, combatantId, required: true, subjectId: object.id };
  switch (question.kind) {
    case 'AMPLIFY': {
      const pool = poolFor(question.ability);
      const choices = pool ? [amplification(pool)] : [];
      return decision(head, () =>
        allowed(
          withSummary(
            pool ? [overflowNote(combatantOf(state, combatantId), pool)] : [],
            option(
              `Roll ${abilityField(question.ability)}`,
              { type: 'AmplifyCheck', combatantId },
              choices,
            ),
          ),
        ),
      );
    }
    case 'CONSENT':
      return decision(head, () =>
        allowed(
          option('Accept', { type: 'AnswerAid', combatantId, accepts: true }),
          option('Refuse', { type: 'AnswerAid', combatantId, accepts: false }),
        ),
      );
    case 'DEFENSE':
      return decision(head, () => defenseFindings(state, combatantOf(state, combatantId), object));
  }
}

/** VIG-44, 63 to 67: both ways to defend, the active one with any of the boosts for it. */
function defenseFindings(state: State, defender: Combatant, attack: StackObject): Options {
  const boosts = defenseBoosts(state, defender);
  const unaided = refuseActive(state, defender, attack, []);
  const shields = unaided
    ? boosts.filter((key) => !refuseActive(state, defender, attack, [key]))
    : [];
  const steps = boosts.filter((key) => (knownBoost(state, defender, key)?.effect.moves ?? 0) > 0);
  const meeting = { defender, attack, boosts, shields };
  return merge(
    passiveFindings(defender, attack),
    unaided && shields.length === 0
      ? refused('Active defense', commandOf(defender, attack, 'ACTIVE'), unaided)
      : activeFindings(state, { ...meeting, steps: [] }),
    steps.length > 0 && (!unaided || shields.length > 0)
      ? activeFindings(state, { ...meeting, steps })
      : nothing,
  );
}

const commandOf = (
  { id: combatantId }: Combatant,
  { id: attackId }: StackObject,
  defense: DefenseChoice['defense'],
) => ({ type: 'ResolveDefense' as const, combatantId, attackId, defense });

const passiveFindings = (defender: Combatant, attack: StackObject): Options =>
  allowed(
    withSummary(
      ['Toughness, 2d6 less, free.', overflowNote(defender, 'vigor')],
      option('Passive defense', commandOf(defender, attack, 'PASSIVE'), [amplification('vigor')]),
    ),
  );

interface ActiveDefense {
  readonly defender: Combatant;
  readonly attack: StackObject;
  /** All that the defender knows for a defense. */
  readonly boosts: readonly string[];
  /** Those that serve as a shield, where one is needed. */
  readonly shields: readonly string[];
  /** Those that lead to another field afterwards, where that is meant. */
  readonly steps: readonly string[];
}

/** An active defense, made possible by boosts; with a step afterwards, or without. */
function activeFindings(state: State, meeting: ActiveDefense): Options {
  const { defender, attack, boosts, shields, steps } = meeting;
  const enabling = [...shields.filter((key) => !steps.includes(key)), ...steps];
  // All of them are needed, or there is a choice.
  const isFixed = shields.length < 2 && steps.length < 2;
  const fixed = isFixed ? enabling : [];
  const isStep = steps.length > 0;
  const fields = isStep ? stepsOf(state, defender, enabling) : areaOf(() => []);
  const command = {
    ...commandOf(defender, attack, 'ACTIVE'),
    ...(isFixed ? { enabledBy: fixed } : {}),
  };
  const { combatantId, defense } = command;
  const aim = { vigor: 0, focus: 0, boosts: [], to: fields.hexes[0] ?? null };
  const refusal = refuseDefense(state, { ...aim, combatantId, defense, enabledBy: enabling });
  const names = isFixed
    ? fixed.map((key) => knownBoost(state, defender, key)?.name ?? key)
    : ['boosts for it'];
  const aided = names.reduce((text, name) => short`${text}, with ${name}`, 'Active defense');
  const label = isStep ? short`${aided}, and a step` : aided;
  if (refusal) return refused(label, command, refusal);
  if (isStep && fields.hexes.length === 0) return nothing;
  const cost = costOfDefense(state, { defense, boosts: fixed });
  return allowed(
    withSummary(
      [overflowNote(defender, 'vigor')],
      option(
        label,
        command,
        [
          amplification('vigor'),
          ...(isFixed
            ? boostChoice(
                state,
                defender,
                boosts.filter((key) => !fixed.includes(key)),
              )
            : [
                enablingChoice(state, defender, enabling, ...limitsOf(meeting)),
                ...boostChoice(state, defender, boosts, namedOnce),
              ]),
          ...(isStep ? [destination(fields)] : []),
        ],
        points(state, defender, cost),
      ),
    ),
  );
}

/** VIG-44, 64: with shields and steps to choose from, one of each kind is needed. */
const limitsOf = ({ shields, steps }: ActiveDefense): readonly Limit[] =>
  shields.length > 0 && steps.length > 0
    ? [
        { text: 'One of them serves as a shield.', rule: 'VIG-64' },
        { text: 'One of them leads to another field.', rule: 'VIG-44' },
      ]
    : [];
