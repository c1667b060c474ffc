import type { BudgetItem, ConditionView } from '@sixbeat/engine';
import { builder } from '../../plumbing/builder.ts';
import { apiTypes, HexType, PointInTime, types } from '../../plumbing/derived.ts';
import { enumOf } from '../../plumbing/enum.ts';
import { NodeInterface } from '../../plumbing/interfaces.ts';
import { shownWith } from '../../plumbing/in-encounter.ts';
import { CombatantType } from '../../plumbing/refs.ts';
import { annotationsOf } from './annotated.ts';
import { typeName } from '../../plumbing/type-names.ts';

const CombatantSheet = builder.unionType('CombatantSheet', {
  description: "A combatant in full, in its ruleset's terms.",
  types: apiTypes.sheets.map((name) => types.output(name)),
  resolveType: ({ kind }: { readonly kind?: string }) => typeName(kind ?? '', 'Sheet'),
});

const CombatantStatus = enumOf('CombatantStatus', 'Whether a combatant can and will fight.', {
  STANDING: 'Able and willing.',
  DOWN: 'Unable to fight.',
  YIELDED: 'Has willingly stopped fighting.',
});

const BudgetItemType = builder.objectRef<BudgetItem>('BudgetItem').implement({
  description: 'One kind of what a combatant may spend in a round: actions, seconds, rolls.',
  fields: (t) => ({
    resource: t.field({
      type: types.enum('CostResource'),
      description: 'What is counted: the same that options cost.',
      resolve: ({ resource }) => resource,
    }),
    label: t.exposeString('label', { description: 'What it is called, e.g. `Standard`.' }),
    left: t.exposeInt('left', { description: 'How much of it is left.' }),
    max: t.exposeInt('max', { description: 'How much of it a round has.' }),
  }),
});

const ActiveCondition = builder.objectRef<ConditionView>('ActiveCondition').implement({
  description: 'A condition that a combatant has now.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key of the condition.' }),
    name: t.exposeString('name', { description: 'For people.' }),
    summary: t.exposeString('summary', { description: 'One line.' }),
    ends: t.field({
      type: PointInTime,
      nullable: true,
      description:
        'The first point in time that it no longer covers; null as long as that is open.',
      resolve: (condition) => shownWith(condition, condition.ends),
    }),
    amount: t.exposeInt('amount', {
      nullable: true,
      description: 'How much of it there is, where that matters: counters, or damage dice.',
    }),
    once: t.exposeBoolean('once', {
      description: 'Whether it ends with the first roll that it changes.',
    }),
  }),
});

CombatantType.implement({
  description: 'Someone in the fight, as this seat sees them.',
  interfaces: [NodeInterface],
  fields: (t) => ({
    id: t.exposeID('id', {
      description: 'Unique over all encounters: a branch or an import of one has ids of its own.',
    }),
    name: t.exposeString('name', { description: 'For people.' }),
    side: t.exposeString('side', { description: 'Combatants of different sides are hostile.' }),
    position: t.field({ type: HexType, description: 'Where.', resolve: (c) => c.position }),
    ...annotationsOf(t, 'the GM and whoever plays it', (combatant) => combatant),
    status: t.field({
      type: CombatantStatus,
      description: 'Whether it can and will fight.',
      resolve: ({ status }) => status,
    }),
    conditions: t.field({
      type: [ActiveCondition],
      description: 'The conditions that it has.',
      resolve: (combatant) => [...shownWith(combatant, combatant.conditions)],
    }),
    vitals: t.field({
      type: [types.output('Vitals')],
      description:
        "What is left of it, in numbers, as far as the table's `foeNumbers` lets this seat know.",
      resolve: ({ vitals }) => [...vitals],
    }),
    budget: t.field({
      type: [BudgetItemType],
      description:
        'What it may still do in this round, for the GM and who plays it; empty for other seats, and while no fight is on.',
      resolve: ({ budget }) => [...budget],
    }),
    sheet: t.field({
      type: CombatantSheet,
      nullable: true,
      description: 'Everything else; null for seats that do not play it.',
      resolve: (combatant) => shownWith(combatant, combatant.sheet),
    }),
    playedByComputer: t.field({
      type: types.output('ComputerPlay'),
      nullable: true,
      description:
        'How the computer plays it (`setStandingOrders`); null where a person does, and for seats that do not play it.',
      resolve: (combatant) => shownWith(combatant, combatant.playedByComputer),
    }),
    hidden: t.exposeBoolean('hidden', {
      description:
        'Whether it is hidden: no part of the fight, and shown to the GM and to who plays it alone, until it is revealed.',
    }),
  }),
});
