/** Servers on one database that look for what the others have written. */
import { describe } from 'vitest';
import { itTellsOtherServers } from '../kit/local/news-contract.ts';

describe('servers that look', () => {
  itTellsOtherServers(() => ({}), { hasMessages: false });
});
