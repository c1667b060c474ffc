/** T-04: dice that seats roll by hand, at the use cases. */
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../../src/app/outcome.ts';
import { flowParts, type NeededRoll, type WithPending } from '../../../src/engine/index.ts';
import { done } from '../../kit/app/app-fight.ts';
import { HandFight } from '../../kit/app/hand-fight.ts';

const sheet = {
  abilities: { strength: 1, dexterity: 0, intelligence: 0, resolve: 0 },
  hitPoints: 30,
  defenseBonus: 1,
};
const someone = (id: string, q: number) => ({
  ...{ id, name: id, side: id === 'foe' ? 'foes' : 'heroes', position: { q, r: 0 }, sheet },
});

/** Ana and Bor have seats and roll by hand; the GM's foe is rolled for. */
async function table(seed = 1, handDice = 'ALL_SEATS') {
  const fight = await HandFight.open('SEGMENTS', { name: 'Hands', settings: { handDice } }, seed);
  const combatants = [someone('ana', 0), someone('bor', 1), someone('foe', 2)];
  done(await fight.send({ type: 'AddCombatants', combatants }));
  return { fight, ana: await fight.sit('Ana', ['ana']), bor: await fight.sit('Bor', ['bor']) };
}

/** SEG-04: Ana's Strength against another's: 5d6 each, 4 of their own and 1 for Strength. */
const contest = (opponentId: string) => ({
  ...{ type: 'RollAbilityCheck', combatantId: 'ana', ability: 'STRENGTH', opponentId },
});
const declare = (...combatantIds: string[]) => ({ type: 'DeclareDice', combatantIds });
const faces = (face: number) => [[face, face, face, face, face]];

const lastEvents = (outcome: Outcome) => done(outcome).events.map(({ type }) => type);
const ruleOf = (outcome: Outcome) =>
  outcome.kind === 'REJECTED' && outcome.rejection.code === 'ILLEGAL' ? outcome.rejection.rule : '';
const messageOf = (outcome: Outcome) =>
  outcome.kind === 'REJECTED' ? outcome.rejection.message : outcome.kind;
const fieldOf = (outcome: Outcome) =>
  outcome.kind === 'REJECTED' && outcome.rejection.code === 'INVALID'
    ? outcome.rejection.field
    : '';
const pendingOf = ({ record }: HandFight) => (record.snapshot.state as WithPending).pending;
const entryOf = async ({ app, record }: HandFight) =>
  (await app.versionStates(record, { first: record.version, last: record.version }))[0]?.entry;

describe('dice that are all the sender’s own', () => {
  // A check of SEGMENTS is given by the GM for players; of the GM's own the GM is the hand.
  const own = { type: 'RollAbilityCheck', combatantId: 'foe', ability: 'STRENGTH', difficulty: 2 };

  it('T-04 are asked for, and nothing changes; then the command takes their faces', async () => {
    const { fight } = await table();
    await fight.byHand(fight.gm);
    const before = fight.record;
    const asked = await fight.send(own);
    expect(asked).toMatchObject({
      kind: 'DICE_NEEDED',
      rolls: [{ combatantId: 'foe', purpose: 'CHECK', rule: 'SEG-04', count: 5, sides: 6 }],
    });
    expect((await fight.app.read(before.id, fight.gm)) as object).toMatchObject({ record: before });
    // SEG-04: 5s and 6s count.
    const rolled = done(await fight.send(own, fight.gm, [[5, 6, 1, 1, 1]]));
    expect(rolled.events).toMatchObject([
      { type: 'CheckRolled', roll: { total: 2 }, success: true },
    ]);
    expect(fight.record.snapshot.dice.position).toBe(0);
    expect((await entryOf(fight))?.declared).toEqual([
      {
        ...{ combatantId: 'foe', purpose: 'CHECK', rule: 'SEG-04', about: null },
        ...{ sides: 6, faces: [5, 6, 1, 1, 1], fallenBefore: 0 },
      },
    ]);
    expect(await fight.app.replay(fight.record)).toMatchObject({ difference: null, handRolls: 1 });
  });

  it.each([
    ['too few rolls', [], 'declared', 'DICE_NEEDED'],
    ['too many rolls', [...faces(1), [2]], 'declared', 'No more than 1 rolls are asked'],
    ['too few dice', [[1, 2]], 'declared.0', 'It takes 5 dice, and has 2.'],
    ['a face that a d6 has not', [[1, 2, 7, 1, 1]], 'declared.0.2', 'A d6 shows 1 to 6, not 7.'],
  ])('T-04 are refused by name: %s', async (_, declared, field, message) => {
    const { fight } = await table();
    await fight.byHand(fight.gm);
    const refused = await fight.send(own, fight.gm, declared);
    expect(messageOf(refused)).toContain(message);
    if (declared.length > 0) expect(fieldOf(refused)).toBe(field);
  });

  it('T-04 fall from the encounter where the hand says so, and where the table lets nobody', async () => {
    const { fight } = await table();
    await fight.byHand(fight.gm);
    done(await fight.send(own, fight.gm, [null]));
    expect(fight.record.snapshot.dice.position).toBeGreaterThan(0);
    expect((await entryOf(fight))?.declared).toBeUndefined();
    const { fight: other } = await table(1, 'NONE');
    await other.byHand(other.gm);
    done(await other.send(own));
    expect(other.record.snapshot.dice.position).toBeGreaterThan(0);
  });

  it('T-04 are the GM’s alone where the setting says GM', async () => {
    const { fight } = await table(1, 'GM');
    await fight.byHand(fight.gm);
    expect((await fight.send(own)).kind).toBe('DICE_NEEDED');
    done(await fight.send(contest('bor')));
    expect(fight.waiting).toEqual([]);
  });
});

describe('a command that needs the dice of others', () => {
  it('T-04 waits for all of them, and goes on with what they declared', async () => {
    const { fight, ana, bor } = await table();
    const { version } = fight.record;
    expect(lastEvents(await fight.send(contest('bor')))).toEqual(['DiceAsked']);
    expect(fight.record.version).toBe(version + 1);
    expect(fight.waiting).toMatchObject([
      { combatantId: 'ana', purpose: 'CHECK', count: 5 },
      { combatantId: 'bor', purpose: 'OPPOSITION', count: 5 },
    ]);
    expect(lastEvents(await fight.send(declare('bor'), bor, faces(6)))).toEqual(['DiceDeclared']);
    const last = await fight.send(declare('ana'), ana, faces(1));
    expect(lastEvents(last)).toEqual(['DiceDeclared', 'CommandResumed', 'CheckRolled']);
    // SEG-04: no success against five.
    expect(done(last).events.at(-1)).toMatchObject({ needed: 5, success: false });
    expect(pendingOf(fight)).toBeNull();
    expect((await entryOf(fight))?.declared).toMatchObject([
      { combatantId: 'ana', faces: faces(1)[0], fallenBefore: 0 },
      { combatantId: 'bor', faces: faces(6)[0], fallenBefore: 5 },
    ]);
    expect(await fight.app.replay(fight.record)).toMatchObject({ difference: null, handRolls: 2 });
  });

  it('T-04 asks for the encounter’s dice in place of a hand that has it roll', async () => {
    const { fight, ana } = await table();
    await fight.send(contest('bor'));
    await fight.send(declare('ana'), ana, null);
    const last = done(await fight.send(declare('bor'), fight.gm, null));
    expect(last.events.at(-1)).toMatchObject({ type: 'CheckRolled' });
    expect((await entryOf(fight))?.declared).toBeUndefined();
    expect(await fight.app.replay(fight.record)).toMatchObject({ difference: null, handRolls: 0 });
  });

  it('T-04 lets nothing else happen, and nobody else roll', async () => {
    const { fight, ana, bor } = await table();
    await fight.send(contest('bor'));
    expect(ruleOf(await fight.send({ type: 'RollInitiative' }))).toBe('T-04');
    expect(ruleOf(await fight.send({ type: 'UpdateEncounter', name: 'Else' }))).toBe('T-04');
    expect(messageOf(await fight.send(declare('bor'), ana, faces(6)))).toContain('may not');
    expect(messageOf(await fight.send({ type: 'TakeBackCommand' }, bor))).toContain('may not');
    await fight.send(declare('ana'), ana, faces(6));
    expect(ruleOf(await fight.send(declare('ana'), ana, faces(1)))).toBe('T-04');
    expect(messageOf(await fight.send(declare('bor'), bor, [[1]]))).toContain('It takes 5 dice');
  });

  it('T-04 takes what one seat declares for several of its combatants at once', async () => {
    const { fight } = await table();
    const both = await fight.sit('Cy', ['ana', 'bor']);
    await fight.send(contest('bor'));
    const { version } = fight.record;
    const twice = await fight.send(declare('ana', 'ana'), both, [...faces(6), ...faces(1)]);
    expect([messageOf(twice), fieldOf(twice)]).toEqual([
      'Name each of them once.',
      'combatantIds.1',
    ]);
    expect(ruleOf(await fight.send(declare('ana', 'foe'), fight.gm, faces(6)))).toBe('T-04');
    const few = await fight.send(declare('bor', 'ana'), both, faces(6));
    expect(messageOf(few)).toContain('It takes the faces of 2 rolls');
    // SEG-04: five successes of Bor's against none of Ana's, in the order in which they are named.
    const last = await fight.send(declare('bor', 'ana'), both, [...faces(6), ...faces(1)]);
    expect(lastEvents(last)).toEqual([
      ...['DiceDeclared', 'DiceDeclared', 'CommandResumed', 'CheckRolled'],
    ]);
    expect(done(last).events.at(-1)).toMatchObject({ needed: 5, success: false });
    expect(fight.record.version).toBe(version + 1);
    expect(await fight.app.replay(fight.record)).toMatchObject({ difference: null, handRolls: 2 });
  });

  it('T-04 takes no dice of another seat along', async () => {
    const { fight, ana } = await table();
    await fight.send(contest('bor'));
    const along = await fight.send(declare('ana', 'bor'), ana, [...faces(6), ...faces(1)]);
    expect(messageOf(along)).toContain('may not');
    expect(fight.waiting).toHaveLength(2);
  });

  it('T-04 is taken back by the GM, and by an undo of it', async () => {
    const { fight, ana, bor } = await table();
    const before = fight.record;
    await fight.send(contest('bor'));
    expect(lastEvents(await fight.send({ type: 'TakeBackCommand' }))).toEqual(['CommandTakenBack']);
    expect(fight.record.snapshot.state).toEqual(before.snapshot.state);
    await fight.send(contest('bor'));
    const asking = fight.record;
    await fight.send(declare('ana'), ana, faces(6));
    await fight.send(declare('bor'), bor, faces(6));
    const rewind = async (toVersion: number) => {
      const asked = { encounterId: before.id, caller: fight.gm, expectedVersion: null };
      const { record } = done(
        await fight.app.rewind({ ...asked, toVersion, dice: 'KEEP', reason: 'Undo' }),
      );
      fight.record = record;
    };
    await rewind(asking.version);
    expect(fight.waiting).toHaveLength(2);
    await rewind(before.version);
    expect(fight.record.snapshot.state).toEqual(before.snapshot.state);
    expect(await fight.app.replay(fight.record)).toMatchObject({ difference: null });
  });

  it('T-04 is kept by a branch, and by an import once its dice are there', async () => {
    const { fight, ana, bor } = await table();
    await fight.send(contest('bor'));
    const asked = { encounterId: fight.record.id, caller: fight.gm };
    const { record: copy } = done(
      await fight.app.branch({ ...asked, atVersion: null, name: null }),
    );
    expect((copy.snapshot.state as WithPending).pending?.rolls).toHaveLength(2);
    await fight.send(declare('ana'), ana, faces(6));
    expect(await fight.app.export(fight.record.id, fight.gm)).toMatchObject({ kind: 'INVALID' });
    await fight.send(declare('bor'), bor, faces(2));
    const exported = await fight.app.export(fight.record.id, fight.gm);
    if (exported.kind !== 'EXPORTED') throw new Error(JSON.stringify(exported));
    const { record } = done(await fight.app.import(exported.document, { kind: 'ANONYMOUS' }));
    expect(await fight.app.replay(record)).toMatchObject({ difference: null, handRolls: 2 });
  });

  it('T-04 damage is asked for with the attack, and stands as declared where it misses', async () => {
    const { fight } = await table();
    const allOf =
      (face: number) =>
      ({ combatantId, count }: NeededRoll) =>
        Array.from({ length: count }, () => (combatantId === 'ana' ? face : 1));
    done(await fight.play({ type: 'RollInitiative' }, allOf(6)));
    const strike = { type: 'DeclareAction', combatantId: 'ana', action: 'unarmed-strike' };
    const aimed = { ...strike, use: 'STANDARD', targetIds: ['bor'] };
    done(await fight.play(aimed, allOf(1)));
    const { attacks } = fight.record.snapshot.state as { readonly attacks: { id: string }[] };
    const attackId = attacks[0]?.id;
    const asked: string[] = [];
    const answer = { type: 'ResolveDefense', combatantId: 'bor', attackId };
    // SEG-01: a 1 is no success, and the Reaction stands at 1.
    const met = await fight.play({ ...answer, defense: 'REACTION' }, (roll) => {
      asked.push(`${roll.combatantId} ${roll.purpose}`);
      return allOf(1)(roll);
    });
    expect(lastEvents(met)).toContain('AttackMissed');
    expect(asked).toEqual(['ana ATTACK', 'ana DAMAGE']);
    expect((await entryOf(fight))?.declared).toMatchObject([
      { purpose: 'ATTACK', fallenBefore: 0 },
      { purpose: 'DAMAGE', fallenBefore: null },
    ]);
    // Only the attack was rolled.
    expect(await fight.app.replay(fight.record)).toMatchObject({ difference: null });
  });
});

describe('a tie', () => {
  it('T-04, SEG-15 is rolled by all at once whom it concerns', async () => {
    const { fight } = await table();
    await fight.byHand(fight.gm);
    await fight.send({ type: 'RollInitiative' });
    for (const id of ['ana', 'bor', 'foe']) {
      const own = fight.waiting.filter(({ combatantId }) => combatantId === id);
      // SEG-14: only sixes count, so that all tie.
      const ones = own.map(({ count }) => Array.from({ length: count }, () => 1));
      done(await fight.send(declare(id), fight.seats.get(id), ones));
    }
    expect(fight.waiting).toMatchObject(
      ['ana', 'bor', 'foe'].map((combatantId) => ({ combatantId, purpose: 'TIE', rule: 'SEG-15' })),
    );
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'T-04, SEG-15 of two hands is asked for, however the encounter has rolled for others (seed %i)',
    async (seed) => {
      const { fight } = await table(seed);
      await fight.send({ type: 'RollInitiative' });
      const answer = async (faces: Readonly<Record<string, number>>) => {
        for (const [id, face] of Object.entries(faces)) {
          const own = fight.waiting.filter(({ combatantId }) => combatantId === id);
          const rolled = own.map(({ count }) => Array.from({ length: count }, () => face));
          done(await fight.send(declare(id), fight.seats.get(id), rolled));
        }
      };
      await answer({ ana: 1, bor: 1 });
      for (let again = 0; again < 2; again++) {
        expect(fight.waiting).toMatchObject(
          ['ana', 'bor'].map((combatantId) => ({ combatantId, purpose: 'TIE' })),
        );
        await answer({ ana: again === 0 ? 1 : 5, bor: again === 0 ? 1 : 6 });
      }
      expect(pendingOf(fight)).toBeNull();
      const { order } = (fight.record.snapshot.state as { phase: { order: readonly string[] } })
        .phase;
      expect(order.filter((id) => id !== 'foe')).toEqual(['bor', 'ana']);
      expect(await fight.app.replay(fight.record)).toMatchObject({ difference: null });
    },
  );

  it('T-04, SEG-15 with the encounter’s dice is asked for with the initiative, whether or not it comes to one', async () => {
    const needed = new Set<boolean>();
    for (let seed = 1; seed <= 6; seed++) {
      const { fight } = await table(seed);
      await fight.send({ type: 'RollInitiative' });
      const asked = fight.waiting.map(({ combatantId, purpose }) => `${combatantId} ${purpose}`);
      expect(asked.sort()).toEqual(['ana INITIATIVE', 'ana TIE', 'bor INITIATIVE', 'bor TIE']);
      // SEG-14: only sixes count. Bor is above all others, and Ana below them or tied with the foe.
      const dice = { INITIATIVE: { ana: 1, bor: 6 }, TIE: { ana: 6, bor: 1 } };
      for (const id of ['ana', 'bor'] as const) {
        const own = fight.waiting.filter(({ combatantId }) => combatantId === id);
        const rolled = own.map(({ count, purpose }) =>
          Array.from({ length: count }, () => dice[purpose as keyof typeof dice][id]),
        );
        done(await fight.send(declare(id), fight.seats.get(id), rolled));
      }
      expect(pendingOf(fight)).toBeNull();
      const { declared = [] } = (await entryOf(fight)) ?? {};
      const ties = declared.filter(({ purpose }) => purpose === 'TIE');
      expect(ties.find(({ combatantId }) => combatantId === 'bor')?.fallenBefore).toBeNull();
      const isTied = ties.find(({ combatantId }) => combatantId === 'ana')?.fallenBefore !== null;
      needed.add(isTied);
      const { order } = (fight.record.snapshot.state as { phase: { order: readonly string[] } })
        .phase;
      // All of Ana's dice show a six when she ties.
      expect(order).toEqual(isTied ? ['bor', 'ana', 'foe'] : ['bor', 'foe', 'ana']);
      expect(await fight.app.replay(fight.record)).toMatchObject({ difference: null });
    }
    expect([...needed].sort()).toEqual([false, true]);
  });
});

describe('what follows by itself', () => {
  it('T-04 waits for dice as what a person commands, and goes on in the same version', async () => {
    const { fight } = await table();
    const asked = { encounterId: fight.record.id, caller: fight.gm, expectedVersion: null };
    done(await fight.app.setPace(asked, flowParts));
    done(await fight.send({ type: 'SetStandingOrders', combatantId: 'foe', playedBy: 'COMPUTER' }));
    await fight.send({ type: 'RollInitiative' });
    expect([...new Set(fight.waiting.map((roll) => roll.combatantId))]).toEqual(['ana', 'bor']);
    let held = 0;
    for (let n = 0; n < 60 && pendingOf(fight); n++) {
      const { rolls = [] } = pendingOf(fight) ?? {};
      const roller = rolls[0]?.combatantId ?? '';
      const own = rolls.filter(({ combatantId }) => combatantId === roller);
      const face = roller === 'ana' ? 6 : 3;
      const answer = own.map(({ count }) => Array.from({ length: count }, () => face));
      done(await fight.send(declare(roller), fight.seats.get(roller), answer));
      const entry = await entryOf(fight);
      held += (entry?.followUps ?? []).filter((followUp) => followUp.held).length;
    }
    expect(pendingOf(fight)).toBeNull();
    expect(await fight.app.replay(fight.record)).toMatchObject({ difference: null });
    expect(held).toBeGreaterThanOrEqual(0);
  });
});
