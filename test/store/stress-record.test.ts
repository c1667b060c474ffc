/** The table that a stress run ends with: what it counts as lost and as doubled. */
import { expect, it } from 'vitest';
import type { JournalEntry } from '../../src/app/ports.ts';
import type { Sent } from '../kit/store/linearizability.ts';
import { commandAt } from '../kit/store/linearizability.ts';
import { CALM, FaultRecord, NO_ANSWER, tableOf } from '../kit/store/stress/record.ts';
import { entry } from '../kit/store/samples.ts';

const place = { encounterId: 'enc_1', combatantId: 'ana' };
const answers: Readonly<Record<string, object>> = {
  done: { data: { answer: { __typename: 'RollSkillCheckPayload' } } },
  busy: { data: null, errors: [{ message: 'Later.', extensions: { code: 'BUSY' } }] },
  broken: { errors: [{ message: 'Oh no.' }] },
};

const sent = (mark: string, fate: Sent['fate']): Sent => ({
  id: place.encounterId,
  mark,
  begun: 0,
  ended: 1,
  fate,
});

const made = (version: number, mark: string): JournalEntry => entry(version, { skill: mark });

it('counts what was acknowledged and is missing as lost, and what stands twice as doubled', async () => {
  const record = new FaultRecord();
  const send = record.watched((body) => {
    const { input } = (JSON.parse(body) as { variables: { input: { skill: string } } }).variables;
    const answer = answers[input.skill.split(' ')[0]!];
    return answer ? Promise.resolve(JSON.stringify(answer)) : Promise.reject(new Error('Gone.'));
  });
  const all = ['done 1', 'done 2', 'done 3', 'busy 4', 'gone 5', 'broken 6'];
  record.current = 'outage';
  for (const mark of all) await send(commandAt(place, mark)).catch(() => '');
  record.recovered('outage', 7);
  record.current = CALM;
  await send(commandAt(place, 'done 7'));
  const journal = ['done 1', 'done 2', 'done 2', 'busy 4', 'gone 5'];
  const [outage, calm] = record.rows(
    [
      sent('done 1', { kind: 'ACKNOWLEDGED', version: 1 }),
      sent('done 2', { kind: 'ACKNOWLEDGED', version: 2 }),
      sent('done 3', { kind: 'ACKNOWLEDGED', version: 9 }),
      sent('busy 4', { kind: 'REFUSED' }),
      sent('gone 5', { kind: 'UNKNOWN' }),
      sent('done 7', { kind: 'ACKNOWLEDGED', version: 10 }),
    ],
    new Map([
      [place.encounterId, [...journal.map((mark, i) => made(i + 1, mark)), made(10, 'done 7')]],
    ]),
  );
  expect(outage).toEqual({
    fault: 'outage',
    times: 1,
    answers: { DONE: 3, BUSY: 1, [NO_ANSWER]: 1, 'Oh no.': 1 },
    lost: 1,
    doubled: 2,
    recovery: [7],
  });
  expect(calm).toMatchObject({ fault: CALM, answers: { DONE: 1 }, lost: 0, doubled: 0 });
  expect(record.untyped).toEqual(['outage: Oh no.']);
  expect(tableOf([outage!]).split('\n').at(-1)).toBe(
    '| outage | 1 | DONE 3, BUSY 1, NO_ANSWER 1, Oh no. 1 | 1 | 2 | 7, 7 |',
  );
});
