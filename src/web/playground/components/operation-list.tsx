import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';
import type { Tab } from '../operations.ts';

/** All ready-made operations with what they do; a click goes to the tab, or opens it again. */
export function Operations({ tabs }: { readonly tabs: readonly Tab[] }) {
  const { open, active, queryEditor, variableEditor } = useGraphiQL((state) => ({
    open: state.tabs,
    active: state.activeTabIndex,
    queryEditor: state.queryEditor,
    variableEditor: state.variableEditor,
  }));
  const actions = useGraphiQLActions();

  useEffect(() => {
    document.querySelector('.graphiql-tab-active')?.scrollIntoView({ inline: 'nearest' });
  }, [active]);

  const go = ({ name, query, variables = '' }: Tab) => {
    const index = open.findIndex(({ title }) => title === name);
    if (index >= 0) {
      actions.changeTab(index);
      return;
    }
    actions.addTab();
    queryEditor?.setValue(query);
    variableEditor?.setValue(variables);
  };

  return (
    <dl className="operations">
      {tabs.map((tab) => (
        <div key={tab.query}>
          <dt>
            <button
              onClick={() => {
                go(tab);
              }}
            >
              {tab.name}
            </button>
          </dt>
          <dd>{tab.summary}</dd>
        </div>
      ))}
    </dl>
  );
}
