import { create } from 'zustand';

interface Offered {
  /** Loads it; null as long as there is none. */
  readonly load: (() => void) | null;
}

/** A newer version of a page that is kept in this browser. */
export const useNewVersion = create<Offered>(() => ({ load: null }));

/** Offers it between fights: in the middle of one no one is to wait for a page. */
export function NewVersion() {
  const load = useNewVersion((offered) => offered.load);
  return (
    load && (
      <p role="status" className="row new-version">
        <span className="grow">A new version of Sixbeat is ready.</span>
        <button type="button" className="primary" onClick={load}>
          Load it
        </button>
      </p>
    )
  );
}
