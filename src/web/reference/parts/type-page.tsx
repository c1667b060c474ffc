import { Kind, type TypeDefinitionNode } from 'graphql';
import { descriptionOf, membersOf, rulesetsOf, rulesOf } from '../schema.ts';
import { Members } from './members.tsx';
import { Linked, Prose, Tags } from './prose.tsx';
import { useSchema } from './schema-context.ts';

const KINDS: Record<TypeDefinitionNode['kind'], string> = {
  [Kind.SCALAR_TYPE_DEFINITION]: 'scalar',
  [Kind.OBJECT_TYPE_DEFINITION]: 'type',
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.UNION_TYPE_DEFINITION]: 'union',
  [Kind.ENUM_TYPE_DEFINITION]: 'enum',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
};

export function TypePage({
  type,
  shown,
}: {
  readonly type: TypeDefinitionNode;
  /** The field that a link has led to. */
  readonly shown: string;
}) {
  const { schema } = useSchema();
  const name = type.name.value;
  const members = membersOf(type);
  return (
    <article>
      <h1>
        <small>{KINDS[type.kind]}</small> {name}
      </h1>
      <Tags rules={rulesOf(type)} rulesets={rulesetsOf(type)} />
      <Prose text={descriptionOf(type)} />
      {members.length > 0 && (
        <>
          <h2>Fields</h2>
          <Members members={members} shown={shown} />
        </>
      )}
      {type.kind === Kind.ENUM_TYPE_DEFINITION && <Values type={type} />}
      {type.kind === Kind.UNION_TYPE_DEFINITION && (
        <Paths title="One of" paths={(type.types ?? []).map((one) => one.name.value)} />
      )}
      <Paths title="Implemented by" paths={schema.implementations.get(name) ?? []} />
      <Paths title="Where it is used" paths={schema.uses.get(name) ?? []} />
    </article>
  );
}

function Values({
  type,
}: {
  readonly type: TypeDefinitionNode & { kind: Kind.ENUM_TYPE_DEFINITION };
}) {
  return (
    <>
      <h2>Values</h2>
      <dl className="ref-members">
        {(type.values ?? []).map((value) => (
          <div key={value.name.value}>
            <dt>
              <code className="ref-name">{value.name.value}</code>
            </dt>
            <dd>
              <Prose text={descriptionOf(value)} />
              <Tags rules={rulesOf(value)} rulesets={rulesetsOf(value)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** More than these are shown on request. */
const AT_ONCE = 30;

function Paths({ title, paths }: { readonly title: string; readonly paths: readonly string[] }) {
  if (paths.length === 0) return null;
  const list = (some: readonly string[]) => (
    <ul className="ref-paths">
      {some.map((path) => (
        <li key={path}>
          <code>
            <Linked path={path} />
          </code>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h2>{title}</h2>
      {list(paths.slice(0, AT_ONCE))}
      {paths.length > AT_ONCE && (
        <details>
          <summary>{paths.length - AT_ONCE} more</summary>
          {list(paths.slice(AT_ONCE))}
        </details>
      )}
    </>
  );
}
