/** The ready-made operations of the playground: their variables are such that they can be sent. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getVariableValues, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/web/playground/placeholders.ts';
import { Table, type TableState } from '../../../src/web/playground/table.ts';
import { schema } from '../../../src/graphql/schema/index.ts';
import { ROOT } from '../../kit/root.ts';

const folder = path.join(ROOT, 'schema/operations');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const operations = readdirSync(folder)
  .filter((file) => file.endsWith('.graphql') && file !== 'fragments.graphql')
  .map((file) => {
    const { definitions } = parse(read(file));
    const isOperation = ({ kind }: { kind: Kind }) => kind === Kind.OPERATION_DEFINITION;
    const { variableDefinitions = [] } = definitions.find(isOperation) as OperationDefinitionNode;
    return { file, variableDefinitions, variables: file.replace('.graphql', '.variables.json') };
  })
  .filter(({ variableDefinitions }) => variableDefinitions.length > 0);

/** A table at which every word stands for something. */
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
} as unknown as TableState;

describe('the variables of the ready-made operations', () => {
  it.each(operations)('$file has some that the schema takes', ({ variables, ...operation }) => {
    const filling = fill(JSON.parse(read(variables)), midFight);
    if ('missing' in filling) throw new Error(filling.missing);
    const inputs = filling.variables as Record<string, unknown>;
    const known = operation.variableDefinitions.map(({ variable }) => variable.name.value);
    expect(known).toEqual(expect.arrayContaining(Object.keys(inputs)));
    const taken = getVariableValues(schema, operation.variableDefinitions, inputs);
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
      const { state } = new Table(memory());
      const filling = fill({ input: { some: word } }, state);
      expect('missing' in filling && filling.missing).toContain(`${word} stands for `);
    },
  );
});

const memory = (kept = new Map<string, string>()) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
});

const tokenFor = (enc: string) =>
  `x.${Buffer.from(JSON.stringify({ enc })).toString('base64url')}.y`;
const opened = (id: string, version = 1) => ({
  data: {
    createEncounter: {
      token: tokenFor(id),
      seat: { id: 'seat_1', kind: 'GM', name: 'GM' },
      encounter: { id, version, name: 'Bridge' },
      events: [{ text: 'It begins.' }],
    },
  },
});

describe('the table of a browser tab', () => {
  it('takes the seat of an encounter that it opened, and remembers it', () => {
    const kept = new Map<string, string>();
    const table = new Table(memory(kept));
    table.see(opened('enc_1'), false);
    expect(table.state).toMatchObject({
      token: tokenFor('enc_1'),
      seat: { kind: 'GM' },
      encounter: { name: 'Bridge' },
      log: ['It begins.'],
    });
    expect(new Table(memory(kept)).state.encounterId).toBe('enc_1');
    table.leave();
    expect([table.state.token, kept.size]).toEqual([null, 0]);
  });

  it('does not take the seat that it issues to somebody else', () => {
    const table = new Table(memory());
    table.see(opened('enc_1'), false);
    const token = `${tokenFor('enc_1')}z`;
    const seat = { id: 'seat_2', kind: 'PLAYER', name: 'Eva' };
    const encounter = { id: 'enc_1', version: 2 };
    table.see({ data: { issueSeat: { token, seat, encounter, events: [] } } }, true);
    expect(table.state).toMatchObject({
      token: tokenFor('enc_1'),
      seat: { id: 'seat_1' },
      issuedSeatId: 'seat_2',
      encounter: { version: 2, name: 'Bridge' },
    });
  });

  it('is not taken back by an earlier version, or by another encounter', () => {
    const table = new Table(memory());
    table.see(opened('enc_1', 7), false);
    table.see({ data: { encounter: { id: 'enc_1', version: 3, name: 'Earlier' } } }, true);
    table.see({ data: { encounter: { id: 'enc_2', version: 9, name: 'Elsewhere' } } }, true);
    expect(table.state.encounter).toMatchObject({ version: 7, name: 'Bridge' });
  });

  it.each([
    { errors: [{ message: 'It has expired.', extensions: { code: 'UNAUTHENTICATED' } }] },
    { data: { endTurn: { code: 'SEAT_REVOKED', message: 'It has expired.' } } },
  ])('tells that its token is of no use', (answer) => {
    const table = new Table(memory());
    table.see(opened('enc_1'), false);
    table.see(answer, false);
    expect(table.state.rejected).toBeNull();
    table.see(answer, true);
    expect(table.state.rejected).toBe('It has expired.');
  });
});
