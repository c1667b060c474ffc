import { Suspense, use, useState } from 'react';
import { copyText } from '../../kit/clipboard.ts';
import { type Tab, wholeOperation } from '../../playground/operations.ts';

/** Loaded apart: the documents are as large as the rest of the page. */
const loaded = import('../../playground/published.ts');

/** The published operations that ask for a field, with variables that the tests send. */
export function Examples({ field }: { readonly field: string }) {
  return (
    <Suspense>
      <OfField field={field} />
    </Suspense>
  );
}

function OfField({ field }: { readonly field: string }) {
  const [first, ...others] = use(loaded).tabs.filter((tab) => tab.field === field);
  if (!first) return null;
  return (
    <>
      <h2>Example</h2>
      <Example key={first.name} tab={first} />
      {others.map((tab) => (
        <Folded key={tab.name} tab={tab} />
      ))}
    </>
  );
}

function Folded({ tab }: { readonly tab: Tab }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary>
        <b>{tab.name}</b> {tab.summary.replaceAll('`', '')}
      </summary>
      {isOpen && <Example tab={tab} />}
    </details>
  );
}

/** What is sent, with every fragment in it, so that it can be sent as it stands. */
function Example({ tab: { name, query, variables } }: { readonly tab: Tab }) {
  const { fragments } = use(loaded);
  const whole = wholeOperation({ query, operationName: name }, fragments).query;
  return (
    <>
      <Code text={whole} label="Document" />
      {variables !== '{}' && <Code text={variables} label="Variables" />}
    </>
  );
}

function Code({ text, label }: Record<'text' | 'label', string>) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <figure className="ref-code">
      <figcaption>
        {label}
        <button
          onClick={() => {
            void copyText(text, null).then(setIsCopied);
          }}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </figcaption>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
