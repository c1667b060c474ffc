import { useEffect, useMemo, useState } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { Contents } from './parts/contents.tsx';
import { Hits } from './parts/hits.tsx';
import { OperationPage } from './parts/operation-page.tsx';
import { SchemaContext } from './parts/schema-context.ts';
import { StartPage } from './parts/start-page.tsx';
import { TypePage } from './parts/type-page.tsx';
import { isRoot, type Schema, valuesOf } from './schema.ts';
import { searchIn } from './search.ts';

/** What is shown stands behind the `#`, as `/Type` or `/Type.field`, so that each has a link. */
export function Reference({ schema }: { readonly schema: Schema }) {
  const [location] = useHashLocation();
  const [text, setText] = useState('');
  const [ruleset, setRuleset] = useState<string | null>(null);
  const rulesets = valuesOf(schema, 'Ruleset');
  const search = useMemo(() => searchIn(schema), [schema]);
  const [type = '', field = ''] = location.slice(1).split('.');

  useEffect(() => {
    setText('');
    document.title = `${type === '' ? 'The API reference' : field || type} · Sixbeat`;
    const shown = field !== '' && !isRoot(type) ? document.getElementById(field) : null;
    if (shown) shown.scrollIntoView({ block: 'center' });
    else scrollTo(0, 0);
  }, [type, field]);

  return (
    <SchemaContext value={{ schema, ruleset }}>
      <header className="ref-head">
        <a className="ref-home" href="#/">
          Sixbeat API
        </a>
        <input
          type="search"
          aria-label="Search the reference"
          placeholder="Search: takeOption, Combatant, forecast …"
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            scrollTo(0, 0);
          }}
        />
        <select
          aria-label="Ruleset"
          value={ruleset ?? ''}
          onChange={({ target }) => {
            setRuleset(target.value || null);
          }}
        >
          <option value="">All rulesets</option>
          {rulesets.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <nav aria-label="Elsewhere">
          <a href="/playground/">Playground</a>
          <a href="/schema.graphql">schema.graphql</a>
        </nav>
      </header>
      <div className="ref-body">
        <Contents at={location.slice(1)} />
        <main>
          {text.trim() === '' ? (
            <Shown type={type} field={field} schema={schema} />
          ) : (
            <Hits found={search(text, ruleset)} />
          )}
        </main>
      </div>
    </SchemaContext>
  );
}

function Shown({ type, field, schema }: Record<'type' | 'field', string> & { schema: Schema }) {
  const operation = isRoot(type) ? schema.operations.get(field) : undefined;
  if (operation) return <OperationPage operation={operation} />;
  const found = schema.types.get(type);
  if (found && !isRoot(type)) return <TypePage type={found} shown={field} />;
  return <StartPage unknown={type} />;
}
