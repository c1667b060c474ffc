/** The thread on which forecasts are worked out. */
import { playProposalSlice, playSlice } from '../../app/forecast/runner.ts';
import type { SliceTask } from './forecast-thread.ts';
import { answerEach } from './thread.ts';

answerEach(({ kind, task }: SliceTask): Promise<unknown> =>
  kind === 'FORECAST' ? playSlice(task) : playProposalSlice(task),
);
