import { examples } from './examples.ts';
import { tabsOf } from './operations.ts';

/** Read at build time: the documents that the client and the contract tests use as well. */
export const { tabs, fragments } = tabsOf(
  Object.values<string>(
    import.meta.glob('../../../schema/operations/*.graphql', {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  ),
  examples,
);
