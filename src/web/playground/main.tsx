import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { Client } from './client.ts';
import { fetcher } from './fetcher.ts';
import { GmConsole } from './components/gm-console.tsx';
import { Operations } from './components/operation-list.tsx';
import { tabsOf } from './operations.ts';
import { SeatBar } from './components/seat-bar.tsx';
import { Table } from './table.ts';
import './style.css';

// Read at build time: the documents that the client and the contract tests use as well.
const { tabs, fragments } = tabsOf(
  import.meta.glob('../../../schema/operations/*.graphql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  import.meta.glob('../../../schema/operations/*.variables.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const table = new Table(sessionStorage);
const post = fetcher('/graphql', table, fragments);
const client = new Client(post, table, tabs);
const look = () => client.look();

/** The first tab is the one at the start; a reload goes on with what was there. */
const [first] = tabs;
const starting = sessionStorage.getItem('graphiql:tabState') === null;

const gmConsole = {
  title: 'GM console',
  icon: () => (
    <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M16 2 28.5 9v14L16 30 3.5 23V9z M16 2v8 M16 10 7 24h18z M3.5 9 16 10l12.5-1" />
    </svg>
  ),
  content: () => <GmConsole table={table} client={client} />,
};

const operations = {
  title: 'Operations',
  icon: () => (
    <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M4 8h4M12 8h16M4 16h4M12 16h16M4 24h4M12 24h16" />
    </svg>
  ),
  content: () => <Operations tabs={tabs} />,
};

/** Shown in the headers editor. Comments are allowed there: nothing is sent until it is edited. */
const headersHint = `{
  // The token of your seat is sent by itself. To send another one:
  // "authorization": "Bearer <token>"
}`;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Without a theme of its own, GraphiQL follows the system's. It keeps its tabs as long as the
// browser tab does, so that a new one begins with the operations of this version.
createRoot(root).render(
  <>
    <SeatBar table={table} look={look} />
    <GraphiQL
      fetcher={post}
      defaultTabs={tabs}
      {...(starting && first?.variables !== undefined && { initialVariables: first.variables })}
      externalFragments={fragments}
      defaultHeaders={headersHint}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
      storage={sessionStorage}
      plugins={[gmConsole, operations, HISTORY_PLUGIN]}
      visiblePlugin={gmConsole}
    >
      <GraphiQL.Logo>{null}</GraphiQL.Logo>
    </GraphiQL>
  </>,
);
