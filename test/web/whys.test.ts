import { expect, it } from 'vitest';
import { type FollowUp, whysOf } from '../../src/web/fight/log/whys.ts';
import type { LogEntry } from '../../src/web/fight/state/fight.ts';
import type { LogLine } from '../../src/web/fight/state/seen.ts';

const line = (text: string): LogLine => ({
  ...{ __typename: 'TurnEnded', type: 'TurnEnded', text, rule: null, routine: false },
});

const choice = (firstEvent: number, eventCount: number): FollowUp => ({
  ...{ mutation: 'endTurn', byComputer: true, firstEvent, eventCount },
  reasons: [{ text: 'Nothing better is known', rule: null, value: 0 }],
});

it('puts reasons at the first line of the choice that is shown, and at no line of what others chose', () => {
  const events = ['turn', 'blow', 'turn of others', 'blow of others'].map(line);
  const [, blow, ...ofOthers] = events;
  const own = choice(0, 2);
  const entry: LogEntry = {
    ...{ version: 2, at: '', command: null, seatId: null, followUps: [own], declared: [], events },
  };
  expect([...whysOf(entry, [blow!, ...ofOthers])]).toEqual([[blow, own]]);
  expect([...whysOf(entry, ofOthers)]).toEqual([]);
});
