import type { Rejection } from '../../../core/command/rejection.ts';
import type { Choice, CommandTemplate, Limit } from '../../../core/decision/decision.ts';
import {
  allowed,
  merge,
  nothing,
  oneCombatant,
  oneKey,
  option,
  optional,
  type Options,
  refused,
  withLimits,
  withNotes,
} from '../../../core/decision/findings.ts';
import { triggerChoices } from '../../../core/orders/trigger.ts';
import { short } from '../../../core/values/words.ts';
import { refuseKnownUse } from '../action/intent.ts';
import { refuseReady } from '../action/ready.ts';
import { refuseReadiedDefense } from '../attack/active-defense.ts';
import type { Action, Kind } from '../model/actions.ts';
import { type Combatant, type State, triggers } from '../model/state.ts';
import { kindLabels } from '../stats/budget.ts';
import { costOf, everyUse, type KnownUse } from '../stats/known-actions.ts';
import { labelOf } from './build.ts';

/** SEG-27: what is waited for with anything but a defense. */
const deeds = triggers.kinds.filter((does) => does !== 'ATTACKS_HOLDER');

const againstWhom = (others: readonly string[]) =>
  others.length > 0 ? [optional(oneCombatant('ofId', others), 'Against any attack.')] : [];

/** SEG-27: to wait with an action, or with a defense: one option each, whatever can be readied. */
export function readyOptions(state: State, combatant: Combatant): Options {
  const { id: combatantId } = combatant;
  const others = Object.keys(state.combatants).filter((id) => id !== combatantId);
  const command = { type: 'ReadyAction', combatantId };
  const asDefense = { ...command, until: 'ATTACKS_HOLDER', trigger: null };
  const intentOf = ({ known, use }: KnownUse) => {
    return { combatantId, action: known.action.key, use: use.kind };
  };
  const uses = everyUse(state, combatant);
  const acts = uses.map((one) => ({
    ...one,
    refusal: refuseReady(state, intentOf(one)) ?? refuseKnownUse(state, combatant, one, 'READIED'),
  }));
  const defends = uses
    .filter(({ known }) => known.action.defensive)
    .map((one) => {
      const intent = intentOf(one);
      const refusal = refuseReady(state, intent) ?? refuseReadiedDefense(state, combatant, intent);
      return { ...one, refusal };
    });
  return merge(
    oneOf('Ready an action', command, acts, triggerChoices(deeds, others, 'SEG-27')),
    oneOf('Ready a defense', asDefense, defends, againstWhom(others)),
  );
}

/** A use, and what forbids it to be readied. */
interface JudgedUse extends KnownUse {
  readonly refusal: Rejection | null;
}

/** One option for all uses that can be readied, and why not the others. */
function oneOf(
  label: string,
  command: CommandTemplate,
  uses: readonly JudgedUse[],
  choices: readonly Choice[],
): Options {
  const open = uses.filter(({ refusal }) => refusal === null);
  return merge(
    open.length > 0
      ? allowed(option(label, command, [...useChoices(uses, open), ...choices]))
      : nothing,
    ...uses.map(({ known, use: { kind: use }, refusal }) => {
      if (!refusal) return nothing;
      const { key: action, name } = known.action;
      const named = short`${label}: ${labelOf(name, use, costOf(known, use))}`;
      return refused(named, { ...command, action, use }, refusal);
    }),
  );
}

/** Which action, and which use of it. */
function useChoices(uses: readonly JudgedUse[], open: readonly JudgedUse[]): readonly Choice[] {
  const byAction = Map.groupBy(open, ({ known }) => known.action);
  const actions = [...byAction].map(([{ key, name }, its]) => {
    const kinds = its.map(({ use }) => kindLabels[use.kind]).join(' or ');
    return [key, { label: short`${name} (${kinds})`, cost: [] }] as const;
  });
  const keys = actions.map(([key]) => key);
  const kinds = [...new Set(open.map(({ use }) => use.kind))];
  const use = optional(oneKey('use', kinds), 'The first of its uses that can be readied.');
  return [
    withNotes(oneKey('action', keys), Object.fromEntries(actions)),
    withLimits(use, ...limitsOf(uses, [...byAction.keys()], kinds)),
  ];
}

/** SEG-20, and whatever else forbids one of these uses of one of these actions. */
function limitsOf(
  uses: readonly JudgedUse[],
  actions: readonly Action[],
  kinds: readonly Kind[],
): readonly Limit[] {
  const rules = uses.flatMap(({ known, use, refusal }) =>
    refusal?.code === 'ILLEGAL' && actions.includes(known.action) && kinds.includes(use.kind)
      ? [refusal.rule]
      : [],
  );
  const isLacking = actions.some((action) =>
    kinds.some((kind) => !action.uses.some((use) => use.kind === kind)),
  );
  return [
    ...(isLacking ? [{ text: 'Not each action has each of these uses.', rule: 'SEG-20' }] : []),
    ...[...new Set(rules)].map((rule) => ({ text: 'Not each use is possible now.', rule })),
  ];
}
