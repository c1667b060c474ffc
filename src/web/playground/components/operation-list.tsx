import { pick, useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect } from 'react';
import { tasks } from '../../reference/tasks.ts';
import type { Tab } from '../operations.ts';

/** All ready-made operations with what they do, grouped as in the reference; a click goes to the tab, or opens it again. */
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
    <div className="operations">
      <p>
        <a href="/reference/" target="_blank" rel="noreferrer">
          The reference
        </a>{' '}
        explains every field.
      </p>
      {tasks.map(({ title, fields }) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {tabs
              .filter(({ field }) => fields.includes(field))
              .map((tab) => (
                <li key={tab.name}>
                  <button onClick={open(tab)}>{tab.name}</button> {tab.summary}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
