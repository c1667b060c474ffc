import { type Found, MAX_FOUND } from '../search.ts';

export function Hits({ found }: { readonly found: readonly Found[] }) {
  const more = found.length === MAX_FOUND;
  return (
    <section>
      <p role="status" className="ref-count">
        {found.length === 0
          ? 'Nothing is called so, and no description says it.'
          : `${more ? 'The first ' : ''}${found.length} found`}
      </p>
      <ul className="ref-hits">
        {found.map(({ path, about }) => (
          <li key={path}>
            <a href={`#/${path}`}>
              <code>{path.replace(/^(Query|Mutation|Subscription)\./, '')}</code>
            </a>
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
