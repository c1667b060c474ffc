/** Undo and redo: what was done last is taken back, and done again. */
import { RewindEncounterDocument } from '../../api/generated/brief.ts';
import type { DiceAfterRewind } from '../../../client/index.ts';
import { SeatsDocument } from '../../api/generated/whole.ts';
import { ifAsSeen } from './as-seen.ts';
import type { LogEntry } from './fight.ts';
import type { FightStore } from './fight-store.ts';
import { counts, historyOf, REDO, rewindIn, type Step, UNDO } from './history.ts';

export type TurnBack = 'Undo' | 'Redo';

/** Undoes or redoes a step as it was seen; a refusal stands where the decisions are. */
export async function turnBack(store: FightStore, act: TurnBack, step: Step): Promise<void> {
  const { encounter } = store.state.getState();
  if (!encounter) return;
  store.pause();
  store.state.setState({ refusal: null });
  const { version } = encounter;
  const { refusal } = await ifAsSeen(store.state, {
    act,
    version,
    send: (expectedVersion) => {
      const { undo, redo } = historyOf(store.state.getState().log);
      const now = (act === 'Undo' ? undo : redo) ?? step;
      // Who was asked has seen what is the last step now.
      return rewind(store, {
        act,
        step: expectedVersion === version ? step : now,
        expectedVersion,
      });
    },
    settled: () => alreadyDone(store, { act, step, version }),
  });
  store.state.setState({ refusal });
}

interface Rewind {
  readonly act: TurnBack;
  readonly step: Step;
  readonly expectedVersion: number;
}

/** Its dice fall again as they fell; where they may not, because they are known by now, they are drawn anew. */
async function rewind(store: FightStore, { act, step: { toVersion }, expectedVersion }: Rewind) {
  const reason = act === 'Undo' ? UNDO : REDO;
  const to = (dice: DiceAfterRewind) =>
    store.run(RewindEncounterDocument, { toVersion, reason, dice, expectedVersion });
  const outcome = await to('KEEP');
  if (outcome.done || !outcome.refusal.fields.some(({ path }) => path === 'dice')) return outcome;
  return to('REDRAW');
}

interface Wanted {
  readonly act: TurnBack;
  readonly step: Step;
  /** At which it was wanted. */
  readonly version: number;
}

/** @returns who has done it meanwhile, in words; null when it is still to be done, or can no longer be */
async function alreadyDone(store: FightStore, wanted: Wanted): Promise<string | null> {
  const { act, step, version } = wanted;
  const { log } = store.state.getState();
  if (counts(log, step.version) !== (act === 'Redo')) return null;
  const theirs = log.find((entry) => entry.version > version && rewindIn(entry));
  const who = theirs ? await nameOf(store, theirs) : 'Another game master';
  return `${who} already ${act === 'Undo' ? 'undid' : 'redid'} “${step.what}”. Nothing more was changed.`;
}

/** What the seat is called that asked for an entry. */
async function nameOf(store: FightStore, { seatId }: LogEntry): Promise<string> {
  const asked = store.ask(SeatsDocument, { encounterId: store.encounterId });
  const { encounter } = await asked.catch(() => ({ encounter: null }));
  const name = encounter?.seats?.find(({ id }) => id === seatId)?.name ?? 'GM';
  return name === 'GM' ? 'The GM' : name;
}
