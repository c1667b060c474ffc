import { Kind } from 'graphql';
import {
  argumentsOf,
  descriptionOf,
  membersOf,
  namedType,
  type Operation,
  rulesetsOf,
  rulesOf,
} from '../schema.ts';
import { Examples } from './examples.tsx';
import { Members } from './members.tsx';
import { Linked, Prose, Tags, TypeText } from './prose.tsx';
import { useSchema } from './schema-context.ts';

const KINDS = { Query: 'query', Mutation: 'mutation', Subscription: 'subscription' };

export function OperationPage({ operation: { root, field } }: { readonly operation: Operation }) {
  const name = field.name.value;
  const given = argumentsOf(field);
  return (
    <article>
      <h1>
        <small>{KINDS[root]}</small> {name}
      </h1>
      <Tags rules={rulesOf(field)} rulesets={rulesetsOf(field)} />
      <Prose text={descriptionOf(field)} />
      {given.length > 0 && (
        <>
          <h2>Arguments</h2>
          <Members members={given} />
        </>
      )}
      {given.map(({ type }) => (
        <InputFields key={namedType(type)} name={namedType(type)} />
      ))}
      <h2>Answer</h2>
      <p>
        <TypeText type={field.type} />
      </p>
      <Answers name={namedType(field.type)} />
      <Examples field={name} />
    </article>
  );
}

/** Of an input: most mutations have nothing but one, so that it is shown at once. */
function InputFields({ name }: { readonly name: string }) {
  const type = useSchema().schema.types.get(name);
  if (type?.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION) return null;
  return (
    <>
      <h2>
        <Linked path={name} />
      </h2>
      <Members members={membersOf(type)} />
    </>
  );
}

/** What a union may be: what was asked for, then why not. */
function Answers({ name }: { readonly name: string }) {
  const { types, implementations } = useSchema().schema;
  const type = types.get(name);
  const refusals = implementations.get('UserError') ?? [];
  const refusalsLast = (names: readonly string[]) => [
    ...names.filter((one) => !refusals.includes(one)),
    ...names.filter((one) => refusals.includes(one)),
  ];
  if (type?.kind !== Kind.UNION_TYPE_DEFINITION) return null;
  return (
    <dl className="ref-members">
      {refusalsLast((type.types ?? []).map(({ name: { value } }) => value)).map((value) => {
        const one = types.get(value);
        return (
          <div key={value}>
            <dt>
              <code className="ref-name">
                <Linked path={value} />
              </code>
            </dt>
            <dd>{one && <Prose text={descriptionOf(one)} />}</dd>
          </div>
        );
      })}
    </dl>
  );
}
