/** The sequences of the rulebook's worked examples (appendix C), as a client meets them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  AdvanceSegmentDocument,
  BestiaryDocument,
  CompleteActionDocument,
  ContinueActionDocument,
  DeclareActionDocument,
  DefineActionsDocument,
  DelayTurnDocument,
  EndTurnDocument,
  type LogLineFragment,
  OddsDocument,
  PassPriorityDocument,
  ResolveDefenseDocument,
  RollInitiativeDocument,
  TakeDelayedTurnDocument,
} from '../../../../src/client/index.ts';
import { type Api, type Encounter, type Mutation, startApi } from '../../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Rest<Input> = Omit<Input, 'encounterId'>;

const spell = (key: string, delay: number) => {
  return { key, name: key, delay, effect: { spell: { range: 20, damage: '2d6' } } };
};

/** Spells of four seconds, and how many seconds later they take effect. */
const delays = { bolt: 0, fuse: 2, pause: 3, slow: 11 };

/** A fight in which the combatants come in the order named, 2 m from each other, one on a side. */
async function fightOf(...names: readonly string[]): Promise<Fight> {
  // SEC-31: a turn whose seconds are spent ends by itself.
  const flow = { pace: 'FLOW', flowParts: ['TURNS'] } as const;
  const fight = new Fight(
    await api.create({ ruleset: 'SECONDS', pace: flow.pace, flowParts: [...flow.flowParts] }),
  );
  await fight.play(DefineActionsDocument, {
    definitions: {
      seconds: { actions: Object.entries(delays).map(([key, delay]) => spell(key, delay)) },
    },
  });
  await fight.play(AddCombatantsDocument, {
    combatants: names.map((name, i) => ({
      name,
      side: name,
      position: { q: 2 * i, r: 0 },
      // A d6 does not make up for it.
      sheet: {
        seconds: { toughness: 40, initiativeBonus: 20 - 6 * i, spells: Object.keys(delays) },
      },
    })),
  });
  await fight.play(RollInitiativeDocument, {});
  expect(fight.encounter.orderIds).toEqual(names.map((name) => fight.id(name)));
  return fight;
}

class Fight {
  encounter: Encounter;
  events: readonly LogLineFragment[] = [];

  constructor(encounter: Encounter) {
    this.encounter = encounter;
  }

  async play<Input>(mutation: Mutation<Input>, input: Rest<Input>): Promise<void> {
    const payload = await api.play(mutation, this.whole<Input>(input));
    this.encounter = payload.encounter;
    this.events = payload.events;
  }

  /** The rule that forbids it. */
  async rule<Input>(mutation: Mutation<Input>, input: Rest<Input>): Promise<string> {
    return (await api.refusal('IllegalMove', mutation, this.whole<Input>(input))).rule.id;
  }

  id(name: string): string {
    return this.combatant(name).id;
  }

  combatant(name: string) {
    const found = this.encounter.combatants.find((combatant) => combatant.name === name);
    if (!found) throw new Error(`No combatant ${name}.`);
    return found;
  }

  /** `2 Ana 4`: the round, whose turn it is, and how many of its seconds are spent. */
  get clock(): string {
    const { round, clock, combatants } = this.encounter;
    if (!clock || !('second' in clock)) throw new Error('No fight of seconds is on.');
    const turn = combatants.find(({ id }) => id === clock.turnOfId);
    return turn ? `${round} ${turn.name} ${clock.second}` : `${round} between turns`;
  }

  /** Whose decision is due. */
  get due(): string {
    const due = this.encounter.awaiting.filter(({ required }) => required);
    return due
      .map(({ kind, combatantId }) => {
        const who = this.encounter.combatants.find(({ id }) => id === combatantId);
        return `${kind} ${who?.name ?? ''}`;
      })
      .join();
  }

  declare(name: string, action: string): Promise<void> {
    return this.play(DeclareActionDocument, { combatantId: this.id(name), action });
  }

  step(name: string) {
    const { q, r } = this.combatant(name).position;
    return { combatantId: this.id(name), action: 'move', to: { q, r: r + 1 } };
  }

  async moves(name: string, times: number): Promise<void> {
    for (let i = 0; i < times; i++) await this.play(DeclareActionDocument, this.step(name));
  }

  /** At the target, who does not defend. */
  async complete(name: string, target: string): Promise<void> {
    const aim = { combatantId: this.id(name), targetIds: [this.id(target)] };
    await this.play(CompleteActionDocument, aim);
    await this.meet();
  }

  /** Lets the attack that has hit, if one has, come through. */
  async meet(): Promise<readonly LogLineFragment[]> {
    const before = this.events;
    for (const { attackId, targetId } of this.encounter.attacks)
      await this.play(ResolveDefenseDocument, { combatantId: targetId, attackId, defense: 'NONE' });
    return before === this.events ? before : [...before, ...this.events];
  }

  act<Input extends { combatantId: string; encounterId: string }>(
    mutation: Mutation<Input>,
    name: string,
  ): Promise<void> {
    return this.play(mutation, this.who(name) as Rest<Input>);
  }

  who(name: string): { combatantId: string } {
    return { combatantId: this.id(name) };
  }

  happened(type: LogLineFragment['__typename']): number {
    return this.events.filter(({ __typename }) => __typename === type).length;
  }

  private whole<Input>(input: Rest<Input>): Input {
    return { ...input, encounterId: this.encounter.id } as unknown as Input;
  }
}

describe('the worked examples of SECONDS, over HTTP', () => {
  it('SEC-08 SEC-13 a spell and two moves fill a turn; three moves first carry it over', async () => {
    const fight = await fightOf('Ana', 'Bor');
    await fight.declare('Ana', 'bolt');
    expect(fight.due).toBe('TARGET Ana');
    await fight.complete('Ana', 'Bor');
    expect(fight.clock).toBe('1 Ana 4');
    await fight.moves('Ana', 2);
    // The sixth second ends the turn.
    expect(fight.clock).toBe('1 Bor 0');
    expect(await fight.rule(DeclareActionDocument, fight.step('Ana'))).toBe('SEC-08');
    await fight.act(EndTurnDocument, 'Bor');
    await fight.moves('Ana', 3);
    await fight.declare('Ana', 'bolt');
    expect(fight.clock).toBe('2 Bor 0');
    await fight.act(EndTurnDocument, 'Bor');
    await fight.act(ContinueActionDocument, 'Ana');
    await fight.complete('Ana', 'Bor');
    expect(fight.clock).toBe('3 Ana 1');
  });

  it('SEC-14 SEC-30 SEC-31 a spell carried over is lost by a move or a delay, not by a word', async () => {
    const carriedOver = async () => {
      const fight = await fightOf('Ana', 'Bor');
      await fight.moves('Ana', 3);
      await fight.declare('Ana', 'bolt');
      await fight.act(EndTurnDocument, 'Bor');
      return fight;
    };
    const moved = await carriedOver();
    await moved.moves('Ana', 1);
    expect(moved.happened('ActionAbandoned')).toBe(1);
    await moved.declare('Ana', 'bolt');
    expect(moved.clock).toBe('2 Ana 5');
    const talked = await carriedOver();
    await talked.declare('Ana', 'talk');
    await talked.act(ContinueActionDocument, 'Ana');
    await talked.complete('Ana', 'Bor');
    expect(talked.clock).toBe('2 Ana 1');
    const delayed = await carriedOver();
    await delayed.act(DelayTurnDocument, 'Ana');
    expect(delayed.happened('ActionAbandoned')).toBe(1);
  });

  it('SEC-19 a delay of two seconds ends with the sixth, before the next combatant', async () => {
    const fight = await fightOf('Ana', 'Bor');
    await fight.declare('Ana', 'fuse');
    await fight.complete('Ana', 'Bor');
    const [delay] = fight.encounter.timeline.filter(({ kind }) => kind === 'DELAYED_EFFECT');
    const end = { round: 1, step: 6, onTurnOfId: fight.id('Ana') };
    expect(delay?.resolves).toEqual(end);
    await fight.moves('Ana', 2);
    const types = (await fight.meet()).map(({ __typename }) => __typename);
    expect(types).toContain('StrikeRolled');
    expect(types.indexOf('DelayEnded')).toBeGreaterThan(types.indexOf('SecondPassed'));
    expect(types.indexOf('TurnStarted')).toBeGreaterThan(types.indexOf('StrikeRolled'));
  });

  it('SEC-18 SEC-19 SEC-21 example 6: eleven seconds after a spell is after s3 of the third turn', async () => {
    const fight = await fightOf('Ana', 'Bor');
    await fight.declare('Ana', 'slow');
    await fight.complete('Ana', 'Bor');
    await fight.moves('Ana', 2);
    await fight.act(EndTurnDocument, 'Bor');
    await fight.moves('Ana', 6);
    await fight.act(EndTurnDocument, 'Bor');
    await fight.moves('Ana', 2);
    expect(fight.happened('DelayEnded')).toBe(0);
    await fight.moves('Ana', 1);
    expect(fight.happened('DelayEnded')).toBe(1);
    expect(fight.clock).toBe('3 Ana 3');
  });

  it('SEC-10 example 7: idle seconds count for a delay', async () => {
    const fight = await fightOf('Ana', 'Bor');
    await fight.declare('Ana', 'pause');
    await fight.complete('Ana', 'Bor');
    await fight.act(EndTurnDocument, 'Ana');
    await fight.act(EndTurnDocument, 'Bor');
    await fight.moves('Ana', 1);
    expect(fight.happened('DelayEnded')).toBe(1);
    expect(fight.clock).toBe('2 Ana 1');
  });

  it('SEC-28 example 9: nobody breaks into an action of four seconds', async () => {
    const fight = await fightOf('Ana', 'Bor', 'Cid');
    await fight.act(DelayTurnDocument, 'Ana');
    await fight.act(PassPriorityDocument, 'Ana');
    await fight.declare('Bor', 'bolt');
    expect(await fight.rule(TakeDelayedTurnDocument, fight.who('Ana'))).toBe('SEC-28');
    await fight.complete('Bor', 'Cid');
    await fight.act(TakeDelayedTurnDocument, 'Ana');
    await fight.act(EndTurnDocument, 'Ana');
    expect(fight.clock).toBe('1 Bor 4');
    await fight.moves('Bor', 2);
    expect(fight.clock).toBe('1 Cid 0');
  });

  it('SEC-27 example 10: a delayed turn that is not taken is lost as the next one comes', async () => {
    const fight = await fightOf('Ana', 'Bor');
    await fight.declare('Ana', 'slow');
    await fight.complete('Ana', 'Bor');
    await fight.moves('Ana', 2);
    await fight.act(EndTurnDocument, 'Bor');
    await fight.act(DelayTurnDocument, 'Ana');
    await fight.act(PassPriorityDocument, 'Ana');
    await fight.act(EndTurnDocument, 'Bor');
    await fight.act(PassPriorityDocument, 'Ana');
    expect(fight.happened('DelayedTurnLost')).toBe(1);
    expect(fight.clock).toBe('3 Ana 0');
    // Nine seconds were left, and the lost turn took six of them.
    await fight.moves('Ana', 3);
    expect(fight.happened('DelayEnded')).toBe(1);
  });

  it('SEC-24 SEC-25 a delayed turn breaks in between two actions; the other goes on after it', async () => {
    const fight = await fightOf('Ana', 'Bor', 'Cid');
    await fight.act(DelayTurnDocument, 'Ana');
    await fight.act(PassPriorityDocument, 'Ana');
    await fight.moves('Bor', 2);
    await fight.act(TakeDelayedTurnDocument, 'Ana');
    expect(fight.encounter.clock).toMatchObject({
      turnOfId: fight.id('Ana'),
      secondsLeft: 6,
      interrupted: [{ combatantId: fight.id('Bor'), secondsLeft: 4 }],
    });
    await fight.act(EndTurnDocument, 'Ana');
    expect(fight.clock).toBe('1 Bor 2');
    await fight.declare('Bor', 'bolt');
    await fight.complete('Bor', 'Cid');
    expect(fight.clock).toBe('1 Cid 0');
    await fight.act(EndTurnDocument, 'Cid');
    expect(fight.clock).toBe('2 Ana 0');
  });

  it('SEC-29 of two who want their turn at the same time, the first in the order has it', async () => {
    const fight = await fightOf('Ana', 'Bor', 'Cid');
    await fight.act(DelayTurnDocument, 'Ana');
    await fight.act(PassPriorityDocument, 'Ana');
    await fight.act(DelayTurnDocument, 'Bor');
    await fight.act(PassPriorityDocument, 'Ana');
    await fight.act(PassPriorityDocument, 'Bor');
    await fight.moves('Cid', 1);
    await fight.act(TakeDelayedTurnDocument, 'Ana');
    // Ana has just taken the turn; Bor breaks into it only when a second has passed.
    expect(await fight.rule(TakeDelayedTurnDocument, fight.who('Bor'))).toBe('SEC-29');
    await fight.moves('Ana', 1);
    await fight.act(TakeDelayedTurnDocument, 'Bor');
    expect(fight.encounter.clock).toMatchObject({
      interrupted: [{ combatantId: fight.id('Ana') }, { combatantId: fight.id('Cid') }],
    });
    await fight.act(EndTurnDocument, 'Bor');
    expect(fight.clock).toBe('1 Ana 1');
    await fight.act(EndTurnDocument, 'Ana');
    expect(fight.clock).toBe('1 Cid 1');
  });

  it('SEC-28 what is carried over is closed to interruption until it is complete', async () => {
    const fight = await fightOf('Ana', 'Bor');
    await fight.act(EndTurnDocument, 'Ana');
    await fight.moves('Bor', 3);
    await fight.declare('Bor', 'bolt');
    await fight.act(DelayTurnDocument, 'Ana');
    // Just before Bor's turn it is allowed.
    expect(fight.due).toBe('DELAYED_TURN Ana');
    await fight.act(PassPriorityDocument, 'Ana');
    expect(await fight.rule(TakeDelayedTurnDocument, fight.who('Ana'))).toBe('SEC-28');
    await fight.act(ContinueActionDocument, 'Bor');
    await fight.complete('Bor', 'Ana');
    expect(fight.clock).toBe('2 Bor 1');
    await fight.act(TakeDelayedTurnDocument, 'Ana');
    expect(fight.clock).toBe('2 Ana 0');
  });
});

describe('SECONDS in the API', () => {
  it('has no segments to advance, and says to end the turn', async () => {
    const fight = await fightOf('Ana', 'Bor');
    const input = { encounterId: fight.encounter.id };
    const refusal = await api.refusal('WrongRuleset', AdvanceSegmentDocument, input);
    expect(refusal.code).toBe('WRONG_RULESET');
    expect(refusal.message).toBe('SECONDS has no advanceSegment; use endTurn instead.');
    expect(refusal.available).toContain('takeDelayedTurn');
    expect(refusal.available).not.toContain('advanceSegment');
  });

  it('refuses the sheet of another ruleset', async () => {
    const { id: encounterId } = await api.create({ ruleset: 'SECONDS' });
    const segments = {
      abilities: { strength: 0, dexterity: 0, intelligence: 0, resolve: 0 },
      hitPoints: 10,
    };
    const refusal = await api.refusal('InvalidInput', AddCombatantsDocument, {
      encounterId,
      combatants: [{ name: 'Ana', side: 'heroes', position: { q: 0, r: 0 }, sheet: { segments } }],
    });
    expect(refusal.code).toBe('INVALID_INPUT');
    const unknown = refusal.fields.find(({ path }) => path === 'combatants.0.sheet.segments');
    expect(unknown?.message).toBe('The encounter is played by SECONDS: give `seconds` instead.');
  });

  it('SEC-39 SEC-41 gives the odds of an attack whose time has come, by every defense', async () => {
    const fight = await fightOf('Ana', 'Bor');
    await fight.declare('Ana', 'bolt');
    const { odds } = await api.send(OddsDocument, {
      encounterId: fight.encounter.id,
      input: {
        completeAction: { combatantId: fight.id('Ana'), targetIds: [fight.id('Bor')] },
      },
    });
    if (odds.__typename !== 'Odds') throw new Error(odds.__typename);
    const [none] = odds.attacks[0]!.perDefense;
    // d6 + 0 against 4: the faces 4, 5 and 6.
    expect(none).toMatchObject({ defense: 'NONE', hit: { numerator: '1', denominator: '2' } });
  });

  it('calls creatures of the bestiary with all that they need', async () => {
    const { bestiary } = await api.send(BestiaryDocument, { ruleset: 'SECONDS' });
    const { id: encounterId } = await api.create({ ruleset: 'SECONDS' });
    const { encounter } = await api.play(AddCombatantsDocument, {
      encounterId,
      creatures: bestiary.map(({ key }, i) => ({
        creature: key,
        side: key,
        position: { q: i, r: 0 },
      })),
    });
    expect(encounter.combatants.map(({ name }) => name)).toEqual(bestiary.map(({ name }) => name));
    expect(encounter.combatants.every(({ sheet }) => sheet && 'toughness' in sheet)).toBe(true);
  });
});
