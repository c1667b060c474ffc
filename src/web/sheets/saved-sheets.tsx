import { useEffect } from 'react';
import { Link } from 'wouter';
import { demos } from '../home/demos.ts';
import { useLibrary } from './library.ts';

/** The sheets of this browser, on the first page. */
export function SavedSheets() {
  const { sheets, read } = useLibrary();
  useEffect(() => {
    // A browser that keeps nothing has no sheets.
    void read().catch(() => undefined);
  }, [read]);
  return (
    <section aria-labelledby="saved-sheets">
      <h2 id="saved-sheets">Saved sheets</h2>
      <ul className="chips">
        {(sheets ?? []).map(({ id, name, ruleset }) => (
          <li key={id}>
            <Link href={`/sheet/${id}`} className="button">
              <b>{name}</b> · {ruleset}
            </Link>
          </li>
        ))}
        {demos.map(({ ruleset }) => (
          <li key={ruleset}>
            <Link href={`/sheet/new/${ruleset}`} className="button">
              New character sheet ({ruleset})
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
