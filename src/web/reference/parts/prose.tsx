import type { TypeNode } from 'graphql';
import { isRoot, namedType, wrapped } from '../schema.ts';
import { useSchema } from './schema-context.ts';

/** A link to what is called `Type` or `Type.field`, or to an operation by its own name. */
export function Linked({ path, children }: { readonly path: string; readonly children?: string }) {
  const { schema } = useSchema();
  const [type = ''] = path.split('.');
  const operation = schema.operations.get(path);
  const words = children ?? path;
  if (operation) return <a href={`#/${operation.root}.${path}`}>{words}</a>;
  return schema.types.has(type) && !isRoot(path) ? <a href={`#/${path}`}>{words}</a> : words;
}

/** A description: what is between backticks is code, and leads to what it names. */
export function Prose({ text }: { readonly text: string }) {
  return text.split(/\n{2,}/).map((paragraph, index) => (
    <p key={index}>
      {paragraph.split('`').map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <code key={at}>
            <Linked path={part} />
          </code>
        ),
      )}
    </p>
  ));
}

/** As it is written in a schema; its name leads to it. */
export function TypeText({ type }: { readonly type: TypeNode }) {
  const [before, after] = wrapped(type);
  return (
    <code>
      {before}
      <Linked path={namedType(type)} />
      {after}
    </code>
  );
}

export function Tags({
  rules,
  rulesets,
}: {
  readonly rules: readonly string[];
  readonly rulesets: readonly string[] | null;
}) {
  if (rules.length === 0 && !rulesets) return null;
  return (
    <p className="ref-tags">
      {rulesets?.map((one) => (
        <span key={one} className="ref-ruleset">
          {one}
        </span>
      ))}
      {rules.map((one) => (
        <span key={one} className="ref-rule">
          {one}
        </span>
      ))}
    </p>
  );
}
