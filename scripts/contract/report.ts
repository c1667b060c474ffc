/** What agrees and what differs, as it is found. */
export class Report {
  agreed = 0;
  differed = 0;
  private readonly say: (line: string) => void;
  private readonly verbose: boolean;

  constructor(say: (line: string) => void, verbose: boolean) {
    this.say = say;
    this.verbose = verbose;
  }

  heading(text: string): void {
    this.say(`\n${text}`);
  }

  /** One thing that was compared, with each way in which it differs. */
  compared(what: string, differences: readonly string[]): void {
    if (differences.length === 0) {
      this.agreed++;
      this.say(`  ✓ ${what}`);
      return;
    }
    this.differed++;
    this.say(`  ✗ ${what}`);
    for (const difference of differences) this.say(`      ${difference}`);
  }

  /** What is of interest only to who asks for it. */
  readonly detail = (line: string): void => {
    if (this.verbose) this.say(line);
  };
}

/** What was thrown, as one line. */
export const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ');
