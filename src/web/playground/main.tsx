import { GraphiQL, HISTORY_PLUGIN } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { fetcher } from './fetcher.ts';
import { Seats } from '../api/seats.ts';
import { Operations } from './components/operation-list.tsx';
import { fragments, tabs } from './published.ts';
import { SeatBar } from './components/seat-bar.tsx';
import { memoryIn } from './memory.ts';
import './style.css';

// A browser tab without a seat takes the one that the Table opened last.
const memory = memoryIn(sessionStorage, new Seats().all()[0]?.token);

/** Of the first tab, which is open at the start; a reload continues with what was there. */
const isReload = sessionStorage.getItem('graphiql:tabState') !== null;
const initialVariables = isReload ? undefined : tabs[0]?.variables;

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
  // The token of your seat is sent unless you name another:
  // "authorization": "Bearer <token>"
}`;

/** On a phone the list would cover the editor; its button is there. */
const isWide = matchMedia('(min-width: 60rem)').matches;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Without a theme of its own, GraphiQL follows the system's. It keeps its tabs as long as the
// browser tab does, so that a new one begins with the operations of this version.
createRoot(root).render(
  <>
    <SeatBar memory={memory} />
    <GraphiQL
      fetcher={fetcher('/graphql', memory, fragments)}
      defaultTabs={tabs}
      {...(initialVariables !== undefined && { initialVariables })}
      externalFragments={fragments}
      defaultHeaders={headersHint}
      defaultEditorToolsVisibility="variables"
      shouldPersistHeaders={false}
      storage={sessionStorage}
      plugins={[operations, HISTORY_PLUGIN]}
      {...(isWide && { visiblePlugin: operations })}
    >
      <GraphiQL.Logo>{null}</GraphiQL.Logo>
    </GraphiQL>
  </>,
);
