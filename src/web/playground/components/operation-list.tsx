import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';
import type { Tab } from '../operations.ts';

/** All ready-made operations with what they do; a click goes to the tab, or opens it again. */
export function Operations({ tabs }: { readonly tabs: readonly Tab[] }) {
  const state = useGraphiQL(pick('tabs', 'activeTabIndex', 'queryEditor', 'variableEditor'));
  const actions = useGraphiQLActions();

  useEffect(() => {
    document.querySelector('.graphiql-tab-active')?.scrollIntoView({ inline: 'nearest' });
  }, [state.activeTabIndex]);

  const open =
    ({ name, query, variables }: Tab) =>
    () => {
      const index = state.tabs.findIndex(({ title }) => title === name);
      if (index >= 0) {
        actions.changeTab(index);
        return;
      }
      actions.addTab();
      state.queryEditor?.setValue(query);
      state.variableEditor?.setValue(variables);
    };

  return (
    <ul className="operations">
      {tabs.map((tab) => (
        <li key={tab.name}>
          <button onClick={open(tab)}>{tab.name}</button> {tab.summary}
        </li>
      ))}
    </ul>
  );
}
