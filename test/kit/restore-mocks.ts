/** Setup of test files that share modules: what one of them has replaced is back for the next. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.restoreAllMocks();
});
