/** What people read has room on their screens, whatever things are called and however many there are. */
import { describe, expect, it } from 'vitest';
import type { EncounterRecord, Seat } from '../../../../src/app/ports.ts';
import { type Actor, gameMaster } from '../../../../src/engine/core/command/actor.ts';
import { everyone, type WithCombatants } from '../../../../src/engine/core/table/state.ts';
import { MAX_LABEL, MAX_LINE, MAX_NOTE, MAX_SUMMARY } from '../../../../src/engine/index.ts';
import { EncounterModel } from '../../../../src/graphql/plumbing/model.ts';
import {
  DecisionModel,
  type OptionModel,
} from '../../../../src/graphql/schema/encounter/decision-model.ts';
import { type Crowded, crowdedFights } from '../../../kit/engine/crowded.ts';
import { games } from '../../../kit/engine/games.ts';
import { sized } from '../../../kit/size.ts';

/** Everything is listed by each of the seats after so many commands. */
const LISTED_EVERY = 8;

type Text = readonly [what: string, text: string, most: number];

const seats = (state: unknown): readonly Actor[] => {
  const [first] = everyone(state as WithCombatants);
  return [
    gameMaster,
    { kind: 'PLAYER', combatants: first ? [first.id] : [] },
    { kind: 'SPECTATOR' },
  ];
};

const modelOf = (ruleset: string, state: unknown, actor: Actor): EncounterModel =>
  new EncounterModel({
    record: { id: 'enc', version: 1, ruleset, snapshot: { state } } as unknown as EncounterRecord,
    seat: { actor } as Seat,
  });

function* textsOfOption({ option, summary, notes, choices }: OptionModel): Generator<Text> {
  yield ['option', option.label, MAX_LABEL];
  yield ['summary', summary, MAX_SUMMARY];
  for (const note of notes) yield ['note', note, MAX_NOTE];
  for (const { choice, keys } of choices) {
    yield ['left out', choice.ifOmitted ?? '', MAX_SUMMARY];
    for (const { text } of choice.limits) yield ['limit', text, MAX_SUMMARY];
    for (const { label } of keys) yield ['pick', label, MAX_LABEL];
  }
}

/** A hex as the engine keys it; people read `(6, 0)`. */
const HEX_KEY = /-?\d+,-?\d/;

/** All that a seat reads of what it may do. */
function* textsOf(encounter: EncounterModel): Generator<Text> {
  for (const due of encounter.awaiting) {
    const decision = new DecisionModel(encounter, due);
    for (const option of decision.options) yield* textsOfOption(option);
    for (const { label, rejection } of decision.refusals.slice(0, 100)) {
      yield ['refusal', label, MAX_LABEL];
      yield ['reason', rejection.message, Infinity];
    }
  }
}

function* textsOfEvents(ruleset: string, { events, state }: Crowded): Generator<Text> {
  for (const actor of seats(state))
    for (const { type, text } of modelOf(ruleset, state, actor).events(events))
      yield [type, text, MAX_LINE];
}

describe.each(Object.entries(games))('the texts of %s', (ruleset, game) => {
  const plan = { fights: sized(64), commands: 80, combatants: 40 };

  it('have room for what is named as long as names may be', () => {
    const faults = new Map<string, string>();
    const longest = new Map<string, number>();
    let n = 0;
    for (const played of crowdedFights(game, plan)) {
      const texts = [...textsOfEvents(ruleset, played)];
      if (n++ % LISTED_EVERY === 0)
        for (const actor of seats(played.state))
          texts.push(...textsOf(modelOf(ruleset, played.state, actor)));
      for (const [what, text, most] of texts) {
        longest.set(what, Math.max(text.length, longest.get(what) ?? 0));
        if (text.length > most || !text.isWellFormed() || HEX_KEY.test(text))
          faults.set(what, text);
      }
    }
    console.info(JSON.stringify(Object.fromEntries(longest)));
    expect(Object.fromEntries(faults)).toEqual({});
    // Names were long enough to be shortened.
    expect(longest.get('option')).toBeGreaterThan(MAX_LABEL - 3);
    expect(longest.get('pick')).toBe(MAX_LABEL);
  }, 900_000);
});
