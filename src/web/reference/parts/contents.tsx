import { useState } from 'react';
import { isRoot, rulesetsOf, valuesOf } from '../schema.ts';
import { firstTypes, tasks } from '../tasks.ts';
import { useSchema } from './schema-context.ts';

/** What there is, by task and by ruleset. On a phone it is folded. */
export function Contents({ at }: { readonly at: string }) {
  const { schema, ruleset } = useSchema();
  const [isOpen, setIsOpen] = useState(() => matchMedia('(min-width: 56rem)').matches);
  const isShown = (only: readonly string[] | null) =>
    ruleset === null || !only || only.includes(ruleset);
  const operations = (fields: readonly string[]) =>
    fields.flatMap((name) => {
      const operation = schema.operations.get(name);
      return operation && isShown(rulesetsOf(operation.field))
        ? [{ path: `${operation.root}.${name}`, name }]
        : [];
    });
  const types = [...schema.types].filter(([name]) => !isRoot(name));
  const typesOf = (of: string | null) =>
    types
      .filter(([, type]) => {
        const only = rulesetsOf(type);
        return of === null ? !only : only?.includes(of);
      })
      .map(([name]) => ({ path: name, name }));
  return (
    <nav className="ref-contents" aria-label="Contents">
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setIsOpen(currentTarget.open);
        }}
      >
        <summary>Contents</summary>
        <Group
          title="Types to begin with"
          at={at}
          links={firstTypes.map((name) => ({ path: name, name }))}
        />
        <h2>Operations</h2>
        {tasks.map(({ title, fields }) => (
          <Group key={title} title={title} at={at} links={operations(fields)} />
        ))}
        <h2>Types</h2>
        <Group title="Of every ruleset" at={at} links={typesOf(null)} />
        {(ruleset === null ? valuesOf(schema, 'Ruleset') : [ruleset]).map((one) => (
          <Group key={one} title={`Of ${one}`} at={at} links={typesOf(one)} />
        ))}
      </details>
    </nav>
  );
}

interface Link {
  readonly path: string;
  readonly name: string;
}

/** A group with more does not open by itself for what is shown. */
const UNFOLDED = 40;

/** Its links are made when it is opened: all types at once would be a thousand. */
function Group({
  title,
  links,
  at,
}: {
  readonly title: string;
  readonly links: readonly Link[];
  readonly at: string;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const holdsIt = links.length <= UNFOLDED && links.some(({ path }) => path === at);
  if (links.length === 0) return null;
  return (
    <details
      open={isOpen || holdsIt}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>
        {title} <span className="ref-count">{links.length}</span>
      </summary>
      {(isOpen || holdsIt) && (
        <ul>
          {links.map(({ path, name }) => (
            <li key={path}>
              <a href={`#/${path}`} aria-current={path === at ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
