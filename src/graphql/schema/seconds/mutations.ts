import { builder } from '../../plumbing/builder.ts';
import { commandMutation, envelope } from '../../plumbing/command.ts';
import { HexInput } from '../encounter/hex.ts';
import { CatchOf, RestKind } from './enums.ts';

commandMutation({
  name: 'continueAction',
  description: 'Goes on with what was carried over from the last turn, or has paused (SEC-13).',
  input: builder.inputType('ContinueActionInput', {
    description: 'Who goes on.',
    fields: (t) => ({ ...envelope(t), combatantId: t.id({ description: 'Whose turn it is.' }) }),
  }),
});

commandMutation({
  name: 'completeAction',
  description:
    'Says whom, or where, an action that has had its last second takes effect (SEC-15); with neither it is let go.',
  input: builder.inputType('CompleteActionInput', {
    description: 'The aim.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Whose action it is.' }),
      targetIds: t.idList({
        required: false,
        description: 'Whom: one for each attack, in order.',
      }),
      to: t.field({ type: HexInput, required: false, description: 'The middle of an area.' }),
    }),
  }),
});

commandMutation({
  name: 'delayTurn',
  description: 'Puts off a whole turn that has just begun, to take it later (SEC-24, 26).',
  input: builder.inputType('DelayTurnInput', {
    description: 'Who waits.',
    fields: (t) => ({ ...envelope(t), combatantId: t.id({ description: 'Whose turn it is.' }) }),
  }),
});

commandMutation({
  name: 'takeDelayedTurn',
  description:
    "Takes a delayed turn now: between two turns, or between two actions of another's (SEC-24, 25).",
  input: builder.inputType('TakeDelayedTurnInput', {
    description: 'Who acts.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who has delayed a turn.' }),
    }),
  }),
});

commandMutation({
  name: 'vetoAction',
  description:
    'Rules out an action that takes no time for the rest of the turn (SEC-31). Only the GM may.',
  input: builder.inputType('VetoActionInput', {
    description: 'What is ruled out.',
    fields: (t) => ({
      ...envelope(t),
      action: t.string({ description: 'The key of the action.' }),
    }),
  }),
});

commandMutation({
  name: 'rollContest',
  description: 'Rolls initiative for who does something first; nothing else comes of it (SEC-05).',
  input: builder.inputType('RollContestInput', {
    description: 'Who rolls.',
    fields: (t) => ({
      ...envelope(t),
      contestantIds: t.idList({ description: 'Two or more.' }),
    }),
  }),
});

commandMutation({
  name: 'tryCatch',
  description: 'Tries to catch something, or oneself in a fall, for a dodge (SEC-55).',
  input: builder.inputType('TryCatchInput', {
    description: 'Who catches what.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who.' }),
      catches: t.field({ type: CatchOf, description: 'What.' }),
    }),
  }),
});

commandMutation({
  name: 'takeRest',
  description: 'Outside a fight: a day of rest, which heals wounds (SEC-54).',
  input: builder.inputType('TakeRestInput', {
    description: 'Who rests, and how.',
    fields: (t) => ({
      ...envelope(t),
      combatantId: t.id({ description: 'Who.' }),
      rest: t.field({ type: RestKind, description: 'How.' }),
    }),
  }),
});
