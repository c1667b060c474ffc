/** A switch that this browser keeps for good. */
export class StoredSwitch {
  /** Under which it lies in the storage of the browser. */
  readonly key: string;
  private readonly initial: boolean;

  constructor(key: string, initial: boolean) {
    this.key = `sixbeat:${key}`;
    this.initial = initial;
  }

  get isOn(): boolean {
    try {
      return (localStorage.getItem(this.key) ?? String(this.initial)) === 'true';
    } catch {
      return this.initial;
    }
  }

  set isOn(isOn: boolean) {
    try {
      localStorage.setItem(this.key, String(isOn));
    } catch {
      // It is only more comfortable with it.
    }
  }
}
