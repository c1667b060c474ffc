import { descriptionOf } from '../schema.ts';
import { firstTypes, tasks } from '../tasks.ts';
import { Linked, Prose } from './prose.tsx';
import { useSchema } from './schema-context.ts';

/** @param unknown what a link has named and is not there; empty for none */
export function StartPage({ unknown }: { readonly unknown: string }) {
  const { schema } = useSchema();
  return (
    <article>
      {unknown !== '' && <p role="status">There is nothing called {unknown} in this version.</p>}
      <h1>The API, by what you want to do</h1>
      <p>
        All of it is one address, <code>POST /graphql</code>, and all but opening a fight asks for
        the token of a seat: <code>authorization: Bearer …</code>. Every operation has an example
        that the tests run.
      </p>
      <div className="ref-tasks">
        {tasks.map(({ title, about, fields }) => (
          <section key={title}>
            <h2>{title}</h2>
            <Prose text={about} />
            <ul className="ref-paths">
              {fields.slice(0, 6).map((name) => (
                <li key={name}>
                  <code>
                    <Linked path={name} />
                  </code>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <h2>Thirty types to begin with</h2>
      <dl className="ref-members">
        {firstTypes.map((name) => {
          const type = schema.types.get(name);
          return (
            type && (
              <div key={name}>
                <dt>
                  <code className="ref-name">
                    <Linked path={name} />
                  </code>
                </dt>
                <dd>
                  <Prose text={descriptionOf(type)} />
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </article>
  );
}
