/** What undo and redo go back to, whatever was undone before. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HistoryEntry, historyOf, REDO, UNDO } from '../../../src/web/fight/state/history.ts';

/** A journal as a server keeps it: versions are appended, and a rewind is one. */
class Journal {
  readonly entries: HistoryEntry[] = [];
  /** What each version left: the moves that count there. */
  readonly states = new Map<number, readonly string[]>();
  state: readonly string[] = [];

  play(move: string): void {
    this.append({ mutation: 'declareAction', input: {} }, [...this.state, move], move);
  }

  /** The last dice that the command before waits for: it goes on. */
  declare(move: string): void {
    this.append({ mutation: 'declareDice', input: {} }, [...this.state, move], move);
  }

  seat(): void {
    this.append({ mutation: 'issueSeat', input: {} }, this.state, 'A seat');
    this.append({ mutation: 'renewSeat', input: {} }, this.state, 'Renewed');
    this.append({ mutation: 'importEncounter', input: {} }, this.state, 'Imported');
  }

  aside(mutation: string): void {
    this.append({ mutation, input: {} }, this.state, mutation);
  }

  rewind(toVersion: number, reason: string): void {
    const state = this.states.get(toVersion)!;
    this.append({ mutation: 'rewindEncounter', input: { toVersion, reason } }, state, 'Rewound');
  }

  private append(command: HistoryEntry['command'], state: readonly string[], text: string): void {
    const version = this.entries.length + 1;
    this.entries.push({
      version,
      command,
      events: [{ text: `${text}: because` }],
    });
    this.state = state;
    this.states.set(version, state);
  }
}

describe('undo', () => {
  it('T-04 takes back a command with the dice that it waited for, and redo brings both', () => {
    const journal = new Journal();
    journal.play('Joined');
    journal.play('Waiting');
    journal.declare('Attack');
    const { undo } = historyOf(journal.entries);
    expect(undo).toEqual({ version: 3, toVersion: 1, what: 'Attack' });
    journal.rewind(1, UNDO);
    const { undo: nothing, redo } = historyOf(journal.entries);
    expect([nothing, redo]).toEqual([null, { version: 3, toVersion: 3, what: 'Attack' }]);
  });

  it('and redo do what those of an editor do, however they are mixed', () => {
    const steps = fc.array(fc.constantFrom('PLAY', 'UNDO', 'REDO', 'SEAT'), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (asked) => {
        const journal = new Journal();
        journal.play('move 0');
        // The oracle: two stacks.
        let done = ['move 0'];
        let undone: string[] = [];
        asked.forEach((step, i) => {
          const { undo, redo } = historyOf(journal.entries);
          expect(undo?.what ?? null).toBe(done.length > 1 ? done.at(-1) : null);
          expect(redo?.what ?? null).toBe(undone.at(-1) ?? null);
          if (step === 'PLAY') {
            journal.play(`move ${i + 1}`);
            done = [...done, `move ${i + 1}`];
            undone = [];
          } else if (step === 'SEAT') journal.seat();
          else if (step === 'UNDO' && undo) {
            journal.rewind(undo.toVersion, UNDO);
            undone = [...undone, done.at(-1)!];
            done = done.slice(0, -1);
          } else if (step === 'REDO' && redo) {
            journal.rewind(redo.toVersion, REDO);
            done = [...done, undone.at(-1)!];
            undone = undone.slice(0, -1);
          }
          expect(journal.state).toEqual(done);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('goes on from where somebody else has rewound to', () => {
    const journal = new Journal();
    for (const move of ['a', 'b', 'c', 'd']) journal.play(move);
    journal.rewind(2, 'The wrong door');
    expect(historyOf(journal.entries)).toEqual({
      undo: { version: 2, toVersion: 1, what: 'b' },
      redo: null,
    });
  });

  it('of a thing twice, by two game masters at once, is one to be done again', () => {
    const journal = new Journal();
    for (const move of ['a', 'b', 'c']) journal.play(move);
    journal.rewind(2, UNDO);
    journal.rewind(2, UNDO);
    expect(historyOf(journal.entries)).toMatchObject({ undo: { what: 'b' }, redo: { what: 'c' } });
    journal.rewind(3, REDO);
    expect(historyOf(journal.entries)).toMatchObject({ undo: { what: 'c' }, redo: null });
  });

  it('offers nothing of a branch that somebody has left', () => {
    const journal = new Journal();
    for (const move of ['a', 'b']) journal.play(move);
    journal.rewind(1, UNDO);
    journal.play('c');
    // To what was taken back and never done again: that is no undo of what stands.
    journal.rewind(2, UNDO);
    expect(historyOf(journal.entries)).toMatchObject({ undo: { what: 'b' }, redo: null });
    journal.rewind(4, REDO);
    expect(historyOf(journal.entries)).toMatchObject({ undo: { what: 'c' }, redo: null });
  });

  it('steps over seats that were renewed, and the pace', () => {
    const journal = new Journal();
    for (const move of ['a', 'b']) journal.play(move);
    journal.aside('renewSeat');
    journal.aside('setPace');
    expect(historyOf(journal.entries)).toMatchObject({ undo: { version: 2, what: 'b' } });
  });

  it('has nothing to take back of a fight that has just been opened', () => {
    const journal = new Journal();
    journal.play('a');
    expect(historyOf(journal.entries)).toEqual({ undo: null, redo: null });
  });
});
