/** Players who are away hold up no one: what a GM is offered, and what a player reads who is back. */
import type { CombatantView } from '@sixbeat/engine';
import type { Encounters } from '../../../app/encounters.ts';
import { recordAt } from '../../../app/journal/history.ts';
import { MAX_AWAY_MINUTES } from '../../../app/journal/lifecycle-entries.ts';
import { MAX_LOOKED_BACK, type Overdue } from '../../../app/play/away.ts';
import { rememberedOfBoth } from '../../../engine/core/values/remembered.ts';
import { orRefuse } from '../../http/limits/work-limit.ts';
import { builder } from '../../plumbing/builder.ts';
import { DateTime } from '../../plumbing/date-time.ts';
import { lifecycleEvent } from '../../plumbing/derived.ts';
import { envelope, envelopeOf, once } from '../../plumbing/envelope.ts';
import { combatantBeside, saysBeside, shownIn } from '../../plumbing/in-encounter.ts';
import { EncounterModel, type LifecycleEventModel } from '../../plumbing/model.ts';
import { CombatantType, EncounterType } from '../../plumbing/refs.ts';
import { answer, resultOf } from '../../plumbing/result.ts';
import { type EntryModel, entryOf } from '../journal/journal.ts';
import { SeatKind } from '../seat/seat-type.ts';
import { DecisionModel, type OptionModel } from './decision-model.ts';

interface OverdueModel extends Overdue {
  readonly decisionId: string;
  readonly passOptionId: string | null;
  readonly computerOptionId: string | null;
}

const OverdueDecision = builder.objectRef<OverdueModel>('OverdueDecision').implement({
  description:
    'A decision that a player has left open for longer than `awayMinutes`, and what the GM may do about it: take any of its options, pass, or let the computer play.',
  fields: (t) => ({
    combatantId: t.exposeID('combatantId', { description: 'Whose decision it is.' }),
    combatant: t.field({
      type: CombatantType,
      nullable: true,
      description: saysBeside('combatantId', false),
      resolve: (overdue): CombatantView | null => combatantBeside(overdue, overdue.combatantId),
    }),
    since: t.field({
      type: DateTime,
      description: 'Since when it has been due: the time of the version that asked for it.',
      resolve: ({ since }) => since,
    }),
    decisionId: t.exposeID('decisionId', {
      description: 'The decision of `awaiting`, with all options.',
    }),
    passOptionId: t.exposeID('passOptionId', {
      nullable: true,
      description:
        'For `takeOption`: ends the turn, or passes. Null where that is no option, as with a defense.',
    }),
    computerOptionId: t.exposeID('computerOptionId', {
      nullable: true,
      description:
        'For `takeOption`: lets the computer play the combatant, until its player takes it back with `setStandingOrders`.',
    }),
  }),
});

const DecidedForYou = builder.objectRef<EntryModel>('DecidedForYou').implement({
  description: 'An entry of the journal in which others decided for combatants of a seat.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'The version that it made.' }),
    at: t.expose('at', { type: DateTime, description: 'When it was written.' }),
    by: t.field({
      type: SeatKind,
      description: 'The kind of seat that requested it.',
      resolve: ({ by }) => by,
    }),
    byComputer: t.boolean({
      description: 'Whether the computer chose any of it.',
      resolve: ({ followUps }) => followUps.some(({ reasons }) => reasons !== null),
    }),
    lines: t.stringList({
      description: 'What happened, in order: a line for each event, for people.',
      resolve: ({ events }) => events.map(({ text }) => text),
    }),
  }),
});

builder.objectFields(EncounterType, (t) => ({
  awayMinutes: t.int({
    nullable: true,
    description:
      'After how many minutes a decision of a player is overdue; null where none ever is. Also of a past version it is that of now.',
    resolve: ({ record }) => record.awayMinutes ?? null,
  }),
  overdue: t.field({
    type: [OverdueDecision],
    nullable: true,
    description:
      'The decisions that players have left open for longer than `awayMinutes`; none in a past version. Null for everyone but a GM.',
    resolve: async (model, _, context) => {
      if (model.actor.kind !== 'GM') return null;
      if (isPast(model)) return [];
      const overdue = await context.encounters.overdue(model.record);
      if (overdue.length === 0) return [];
      return orRefuse(context, () => overdue.flatMap((one) => offered(model, one)));
    },
  }),
  decidedForYou: t.field({
    type: [DecidedForYou],
    description: `What others decided: the entries since the last command of this seat in which someone else, or the computer, decided for its combatants, oldest first: of the last ${MAX_LOOKED_BACK} versions, without what was rewound. For players; empty for all others, and in a past version.`,
    resolve: (model, _, { encounters }) => (isPast(model) ? [] : decidedIn(encounters, model)),
  }),
}));

/** A past version has an id of its own. */
const isPast = ({ id, record }: EncounterModel): boolean => id !== record.id;

/** Many versions are folded for it: once, however often a request asks. */
const decidedIn = rememberedOfBoth(
  async (encounters: Encounters, model: EncounterModel): Promise<readonly EntryModel[]> => {
    const { record, seat } = model;
    return (await encounters.decidedFor(model)).map((past) =>
      entryOf(past, new EncounterModel({ record: recordAt(record, past), seat }), model),
    );
  },
);

/** A combatant may have several decisions: the first of them that the fight waits for stands for all. */
function offered(model: EncounterModel, overdue: Overdue): readonly OverdueModel[] {
  const own = model.awaiting.filter(({ combatantId }) => combatantId === overdue.combatantId);
  const due = own.find(({ required }) => required);
  if (!due) return [];
  const decision = new DecisionModel(model, due);
  const pass = decision.options.find(isPass);
  const computer = own
    .map((one) => (one === due ? decision : new DecisionModel(model, one)))
    .flatMap(({ options }) => options.find(isComputer) ?? [])[0];
  const ids = { passOptionId: pass?.id ?? null, computerOptionId: computer?.id ?? null };
  return [shownIn(model, { ...overdue, decisionId: decision.id, ...ids })];
}

/** It takes no more picks. */
const isPass = ({ intent, option }: OptionModel): boolean =>
  ['END', 'PASS'].includes(intent) && option.choices.every(({ min }) => min === 0);

const isComputer = ({ option: { command } }: OptionModel): boolean =>
  command.type === 'SetStandingOrders' && command.playedBy === 'COMPUTER';

const SetAwayTimeInput = builder.inputType('SetAwayTimeInput', {
  description: 'After how long a decision of a player is overdue.',
  fields: (t) => ({
    ...envelope(t),
    minutes: t.int({
      required: false,
      description: `So many minutes, 1 to ${MAX_AWAY_MINUTES}; never if left out.`,
    }),
  }),
});

builder.mutationField('setAwayTime', (t) =>
  t.field({
    type: resultOf('setAwayTime'),
    description:
      'Sets after how long a decision of a player is `overdue`, so that the GM is offered to decide, to pass, or to let the computer play. Nothing happens by itself. GM only.',
    args: { input: t.arg({ type: SetAwayTimeInput, description: 'The time to set.' }) },
    resolve: async (_, { input }, context) => {
      const outcome = await once('setAwayTime', input, (idempotency) =>
        context.encounters.setAwayTime(
          envelopeOf(input, context, idempotency),
          input.minutes ?? null,
        ),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);

builder.objectRef<LifecycleEventModel<'AwayTimeChanged'>>('AwayTimeChanged').implement({
  description: 'Decisions of players are overdue after another time from now on, or never.',
  interfaces: lifecycleEvent,
  fields: (t) => ({
    minutes: t.exposeInt('minutes', {
      nullable: true,
      description: 'After how many minutes; null for never.',
    }),
  }),
});
