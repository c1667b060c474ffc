/** A part of the tournament, as it is printed and recorded. */
export interface Section {
  readonly name: 'levels' | 'habits' | 'calibration' | 'creatures' | 'proposals';
  /** Markdown. */
  readonly text: string;
  /** The same figures for programs. */
  readonly figures: unknown;
  /** Budgets that are not met, a line each. */
  readonly missed: readonly string[];
}

export const today = (): string => new Date().toISOString().slice(0, 10);

/** How far it has come, on one line that is written over. */
export function progressOf(what: string, total: number): (more: number) => void {
  let done = 0;
  return (more) => {
    done += more;
    process.stderr.write(`\r${what}: ${done} of ${total} ${done >= total ? '\n' : ''}`);
  };
}
