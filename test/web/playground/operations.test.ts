/** The ready-made operations of the playground: their variables are such that they can be sent. */
import { type DocumentNode, getVariableValues, Kind } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as documents from '../../../src/client/index.ts';
import { examples } from '../../../src/web/playground/examples.ts';
import { memoryIn, remember, type Remembered, seatOf } from '../../../src/web/playground/memory.ts';
import { fill } from '../../../src/web/playground/placeholders.ts';
import { schema } from '../../../src/graphql/schema/index.ts';

const variablesOf = (name: string) =>
  (documents as Readonly<Record<string, DocumentNode>>)[`${name}Document`]!.definitions.flatMap(
    (node) => (node.kind === Kind.OPERATION_DEFINITION ? (node.variableDefinitions ?? []) : []),
  );

/** A fight in which every placeholder stands for something. */
const midFight = {
  token: 'token',
  encounterId: 'enc_1',
  issuedSeatId: 'seat_2',
  exported: { schema: 1 },
  encounter: {
    id: 'enc_1',
    version: 5,
    clock: { segment: 1, turnOfId: 'cmb_1', waitingIds: [] },
    combatants: [
      { id: 'cmb_1', name: 'Ana', side: 'heroes', status: 'STANDING' },
      { id: 'cmb_2', name: 'Mole', side: 'raiders', status: 'DOWN' },
      { id: 'cmb_3', name: 'Bolg', side: 'raiders', status: 'STANDING' },
    ],
    awaiting: [
      { kind: 'TURN', combatantId: 'cmb_1', required: false, subjectId: null, options: [] },
      {
        kind: 'DEFENSE',
        combatantId: 'cmb_3',
        required: true,
        subjectId: 'atk_1',
        options: [
          { id: 'opt_1', choices: [{ min: 1 }] },
          { id: 'opt_2', choices: [] },
        ],
      },
    ],
  },
} as unknown as Remembered;

describe('the variables of the ready-made operations', () => {
  it.each(Object.entries(examples))('%s has some that the schema takes', (name, variables) => {
    const filling = fill(variables, midFight);
    if ('missing' in filling) throw new Error(filling.missing);
    const inputs = filling.variables as Record<string, unknown>;
    const definitions = variablesOf(name);
    const known = definitions.map(({ variable }) => variable.name.value);
    expect(known).toEqual(expect.arrayContaining(Object.keys(inputs)));
    const taken = getVariableValues(schema, definitions, inputs);
    expect(taken.errors?.map(({ message }) => message)).toBeUndefined();
    expect(JSON.stringify(inputs)).not.toContain('$');
  });
});

describe('the words of the variables', () => {
  it('stand for what was seen last', () => {
    const words = {
      input: ['$ENCOUNTER', '$VERSION', '$PREVIOUS_VERSION', '$COMBATANT:Bolg'],
      who: { turn: '$TURN', foe: '$FOE', due: ['$DECIDER', '$SUBJECT'] },
      plain: ['ENCOUNTER', '$5', 'to $TURN', 7, null, true],
    };
    expect(fill(words, midFight)).toEqual({
      variables: {
        input: ['enc_1', 5, 4, 'cmb_3'],
        who: { turn: 'cmb_1', foe: 'cmb_3', due: ['cmb_3', 'atk_1'] },
        plain: ['ENCOUNTER', '$5', 'to $TURN', 7, null, true],
      },
      filledIn: {
        $ENCOUNTER: 'enc_1',
        $VERSION: 5,
        $PREVIOUS_VERSION: 4,
        '$COMBATANT:Bolg': 'cmb_3',
        $TURN: 'cmb_1',
        $FOE: 'cmb_3',
        $DECIDER: 'cmb_3',
        $SUBJECT: 'atk_1',
      },
    });
  });

  it.each(['$ENCOUNTER', '$TURN', '$FOE', '$SUBJECT', '$COMBATANT:Ana', '$EXPORT'])(
    '%s keeps the operation from being sent when it stands for nothing',
    (word) => {
      const filling = fill({ input: { some: word } }, seatOf(''));
      expect('missing' in filling && filling.missing).toContain(`${word} stands for `);
    },
  );
});

const storage = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});

const tokenFor = (enc: string, sub = 'seat_1', iat = 0) =>
  `x.${Buffer.from(JSON.stringify({ enc, sub, iat })).toString('base64url')}.y`;
const opened = (id: string, version = 1) => ({
  data: {
    createEncounter: {
      token: tokenFor(id),
      encounter: { id, version, name: 'Bridge', combatants: [], awaiting: [] },
    },
  },
});

describe('the memory of a browser tab', () => {
  it('takes the seat of an encounter that was opened, and keeps it over a reload', () => {
    const kept = new Map<string, string>();
    const memory = memoryIn(storage(kept));
    remember(memory, opened('enc_1'));
    expect(memory.getState()).toMatchObject({
      token: tokenFor('enc_1'),
      encounter: { name: 'Bridge' },
    });
    expect(memoryIn(storage(kept)).getState().encounterId).toBe('enc_1');
  });

  it('begins with the seat that the Table opened last, unless it had one, or left it', () => {
    const kept = new Map<string, string>();
    const memory = memoryIn(storage(kept), tokenFor('enc_1'));
    expect(memory.getState().encounterId).toBe('enc_1');
    remember(memory, opened('enc_2'));
    expect(memoryIn(storage(kept), tokenFor('enc_1')).getState().encounterId).toBe('enc_2');
    memory.setState(seatOf(''), true);
    expect(memoryIn(storage(kept), tokenFor('enc_1')).getState().token).toBe('');
  });

  it('does not take the seat that it issues to another person', () => {
    const memory = memoryIn(storage());
    remember(memory, opened('enc_1'));
    const token = tokenFor('enc_1', 'seat_2');
    remember(memory, { data: { issueSeat: { token, encounter: { id: 'enc_1', version: 2 } } } });
    expect(memory.getState()).toMatchObject({
      token: tokenFor('enc_1'),
      issuedSeatId: 'seat_2',
      encounter: { version: 2, name: 'Bridge' },
    });
  });

  it('takes the renewed token of its own seat, and knows the fight still', () => {
    const memory = memoryIn(storage());
    remember(memory, opened('enc_1'));
    const token = tokenFor('enc_1', 'seat_1', 1);
    remember(memory, { data: { renewSeat: { token, encounter: { id: 'enc_1', version: 1 } } } });
    const { issuedSeatId, ...rest } = memory.getState();
    expect(rest).toMatchObject({ token, encounter: { name: 'Bridge' } });
    expect(issuedSeatId).toBeUndefined();
  });

  it('is not taken back by an earlier version, or by another encounter', () => {
    const memory = memoryIn(storage());
    remember(memory, opened('enc_1', 7));
    const others = { name: 'Other', combatants: [], awaiting: [] };
    remember(memory, { data: { encounter: { id: 'enc_1', version: 3, ...others } } });
    remember(memory, { data: { encounter: { id: 'enc_2', version: 9, ...others } } });
    expect(memory.getState().encounter).toMatchObject({ version: 7, name: 'Bridge' });
  });

  it('keeps what is due when an operation asks for a part of the decisions', () => {
    const memory = memoryIn(storage());
    memory.setState({ ...midFight, encounterId: 'enc_1' });
    remember(memory, { data: { encounter: { id: 'enc_1', version: 6, awaiting: [] } } });
    expect(fill({ due: ['$DECIDER', '$VERSION'] }, memory.getState())).toMatchObject({
      variables: { due: ['cmb_3', 6] },
    });
  });

  it('learns nothing from errors', () => {
    const memory = memoryIn(storage());
    remember(memory, opened('enc_1'));
    const before = memory.getState();
    remember(memory, { data: { endTurn: { code: 'SEAT_REVOKED', message: 'It has expired.' } } });
    remember(memory, { data: null });
    expect(memory.getState()).toEqual(before);
  });
});
