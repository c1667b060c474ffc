import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { fetcher } from './fetcher.ts';
import { tabsOf } from './operations.ts';
import './style.css';

// Read at build time: the documents that the client and the contract tests use as well.
const { tabs, fragments } = tabsOf(
  import.meta.glob('../../schema/operations/*.graphql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  import.meta.glob('../../schema/operations/*.variables.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** Shown in the headers editor. Comments are allowed there: nothing is sent until it is edited. */
const seatHint = `{
  // Act from a seat: put its token here.
  // "authorization": "Bearer <seat token>"
}`;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Without a theme of its own, GraphiQL follows the system's.
createRoot(root).render(
  <GraphiQL
    fetcher={fetcher('/graphql')}
    defaultTabs={tabs}
    externalFragments={fragments}
    defaultHeaders={seatHint}
    defaultEditorToolsVisibility="variables"
  >
    <GraphiQL.Logo>Sixbeat</GraphiQL.Logo>
  </GraphiQL>,
);
