/** What a GM does with combatants of SECONDS: hides, changes, rules on and takes them away. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AddCombatantsDocument,
  AdjudicateDocument,
  type AdjudicateInput,
  RemoveCombatantDocument,
  RevealCombatantsDocument,
  RollInitiativeDocument,
  UpdateCombatantDocument,
  VerifyDiceDocument,
} from '../../../../src/client/index.ts';
import {
  type Api,
  type Encounter,
  type Mutation,
  type Payload,
  startApi,
} from '../../../kit/graphql/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

type Rest<Input> = Omit<Input, 'encounterId'>;
type Stats = NonNullable<NonNullable<AdjudicateInput['stats']>['seconds']>;

const someone = (name: string, side: string, initiativeBonus: number) => ({
  name,
  side,
  position: { q: initiativeBonus, r: 0 },
  sheet: { seconds: { toughness: 12, reflex: { ranks: 2 }, initiativeBonus } },
});

/** Ana's turn; she comes first, for a d6 does not make up for it. */
async function duel(): Promise<Fight> {
  const fight = new Fight(await api.create({ ruleset: 'SECONDS' }));
  const combatants = [someone('Ana', 'heroes', 20), someone('Bor', 'foes', 10)];
  await fight.play(AddCombatantsDocument, { combatants });
  await fight.play(RollInitiativeDocument, {});
  return fight;
}

class Fight {
  encounter: Encounter;
  log: readonly string[] = [];

  constructor(encounter: Encounter) {
    this.encounter = encounter;
  }

  async play<Input>(mutation: Mutation<Input>, input: Rest<Input>): Promise<Payload> {
    const payload = await api.play(mutation, this.whole(input));
    this.encounter = payload.encounter;
    this.log = payload.events.map(({ text }) => text);
    return payload;
  }

  rule(stats: Stats, more: Partial<AdjudicateInput> = {}) {
    return { combatantId: this.id('Bor'), reason: 'A trap', stats: { seconds: stats }, ...more };
  }

  whole<Input>(input: Rest<Input>): Input {
    return { ...input, encounterId: this.encounter.id } as unknown as Input;
  }

  id(name: string): string {
    return this.combatant(name).id;
  }

  combatant(name: string) {
    const found = this.encounter.combatants.find((combatant) => combatant.name === name);
    if (!found) throw new Error(`No combatant ${name}.`);
    return found;
  }
}

describe('the roster of SECONDS, over HTTP', () => {
  it('SEC-06 hides combatants, and has them roll when they are revealed', async () => {
    const fight = await duel();
    const combatants = [someone('Wolf', 'foes', 1)];
    await fight.play(AddCombatantsDocument, { combatants, hidden: true });
    expect(fight.combatant('Wolf').hidden).toBe(true);
    expect(fight.encounter.orderIds).toHaveLength(2);
    const sheet = { seconds: { toughness: 30 } };
    await fight.play(UpdateCombatantDocument, {
      combatantId: fight.id('Wolf'),
      name: 'Warg',
      sheet,
    });
    const combatantIds = [fight.id('Warg')];
    await fight.play(RevealCombatantsDocument, { combatantIds });
    expect(fight.log[0]).toBe('Warg joins');
    expect(fight.log[1]).toContain('Order: Ana, Bor, Warg');
    expect(fight.combatant('Warg')).toMatchObject({ hidden: false, sheet: { toughness: 30 } });
  });

  it('SEC-53 rules on stats, conditions, places and ranks', async () => {
    const fight = await duel();
    await fight.play(
      AdjudicateDocument,
      fight.rule(
        { wounds: 2, dodgesLeft: 1 },
        { position: { q: 3, r: 1 }, inflict: [{ condition: 'prone' }], rank: 1 },
      ),
    );
    expect(fight.log).toEqual([
      'The GM rules on Bor: A trap; now at (3, 1); wounds 2; dodges left 1',
      'Bor is now prone',
      'Bor is now number 1 in the order: Bor, Ana',
    ]);
    expect(fight.combatant('Bor')).toMatchObject({
      position: { q: 3, r: 1 },
      conditions: [{ key: 'prone' }, { key: 'wounded', amount: 2 }],
      sheet: { defensesLeft: { dodges: 1 } },
    });
    const dying = { inflict: [{ condition: 'dying' }] };
    await fight.play(AdjudicateDocument, fight.rule({ dyingAgainst: 100 }, dying));
    expect(fight.combatant('Bor').status).toBe('DOWN');
    expect(fight.log.at(-1)).toBe('Bor dies: no check can succeed any more');
    await fight.play(AdjudicateDocument, fight.rule({ wounds: 0 }, { lift: ['dead'] }));
    expect(fight.combatant('Bor')).toMatchObject({
      status: 'STANDING',
      conditions: [{ key: 'prone' }],
    });
    const ana = { combatantId: fight.id('Ana') };
    await fight.play(AdjudicateDocument, fight.rule({ secondsLeft: 2 }, ana));
    expect(fight.encounter.clock).toMatchObject({ secondsLeft: 2 });
  });

  it.each([
    ['stats.seconds.dodgesLeft', { dodgesLeft: 3 }],
    ['stats.seconds.secondsLeft', { secondsLeft: 7 }],
    ['stats.seconds.wounds', { wounds: -1 }],
  ] as const)('names the field that is out of range: %s', async (path, stats) => {
    const fight = await duel();
    const input = fight.whole<AdjudicateInput>(fight.rule(stats));
    const { fields } = await api.refusal('InvalidInput', AdjudicateDocument, input);
    expect(fields.map((field) => field.path)).toEqual([path]);
  });

  it('takes a combatant off the table, and the journal has all of it as it came', async () => {
    const fight = await duel();
    const gone = fight.id('Ana');
    await fight.play(AdjudicateDocument, fight.rule({ wounds: 1 }));
    await fight.play(RemoveCombatantDocument, { combatantId: gone, reason: 'She is called away' });
    expect(fight.log.at(0)).toBe('Ana leaves: She is called away');
    expect(JSON.stringify(fight.encounter)).not.toContain(gone);
    const { verifyDice } = await api.send(VerifyDiceDocument, { encounterId: fight.encounter.id });
    expect(verifyDice).toMatchObject({ verified: true, entries: 5 });
  });
});
