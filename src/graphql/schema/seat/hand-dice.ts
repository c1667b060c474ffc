/** T-04: seats that roll their dice by hand. */
import type { LifecycleEventModel } from '../../plumbing/model.ts';
import { builder } from '../../plumbing/builder.ts';
import { lifecycleEvent, types } from '../../plumbing/derived.ts';
import { envelope, envelopeOf, once } from '../../plumbing/envelope.ts';
import { EncounterType } from '../../plumbing/refs.ts';
import type { OfASeat } from '../../plumbing/hand-rolls.ts';
import { answer, resultOf } from '../../plumbing/result.ts';

const SetHandDiceInput = builder.inputType('SetHandDiceInput', {
  description: 'Whether the seat rolls by hand.',
  fields: (t) => ({
    ...envelope(t),
    byHand: t.boolean({ description: 'False: the dice of the encounter roll for it.' }),
  }),
});

builder.mutationField('setHandDice', (t) =>
  t.field({
    type: resultOf('setHandDice'),
    description:
      'Says whether the dice of the combatants of this seat are rolled by hand; of a GM those of combatants that no player has. The setting `handDice` says who may (T-04): for others it changes nothing. A command that waits already goes on waiting.',
    args: {
      input: t.arg({ type: SetHandDiceInput, description: 'Whether they are rolled by hand.' }),
    },
    resolve: async (_, { input }, context) => {
      const outcome = await once('setHandDice', input, (idempotency) =>
        context.encounters.setHandDice(envelopeOf(input, context, idempotency), input.byHand),
      );
      return answer(outcome, input.encounterId, context);
    },
  }),
);

builder.objectRef<LifecycleEventModel<'HandDiceSet'>>('HandDiceSet').implement({
  description: 'A seat rolls by hand from now on, or no longer does. Shown to GMs only.',
  interfaces: lifecycleEvent,
  fields: (t) => ({
    seatId: t.exposeID('seatId', { description: 'Which one.' }),
    byHand: t.exposeBoolean('byHand', { description: 'Whether it rolls by hand.' }),
  }),
});

for (const name of ['NeededRoll', 'DeclaredRoll'])
  builder.objectFields(types.output(name), (t) => ({
    seatName: t.string({
      nullable: true,
      description:
        'What the seat is called whose rolls are those of the combatant now; null where this seat may not know.',
      resolve: (roll) => (roll as OfASeat).seatName,
    }),
  }));

builder.objectField(EncounterType, 'handDice', (t) =>
  t.field({
    type: types.enum('HandDice'),
    description: 'Who may roll dice of their own, by the setting of this name (T-04).',
    resolve: ({ view }) => String(view.settings.handDice),
  }),
);
