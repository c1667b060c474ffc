/** The workflows that test and release: what they run is what was reviewed. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../kit/root.ts';

const FOLDER = path.join(ROOT, '.github/workflows');

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const lines = readFileSync(path.join(FOLDER, file), 'utf8').split('\n');

  it('names actions by the hash of their commit, and says which version that is', () => {
    const uses = lines.filter((line) => /\buses:/.test(line));
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('has what .ci/run needs, wherever it runs that', () => {
    const text = lines.join('\n');
    if (!text.includes('run: .ci/run')) return;
    expect(text).toContain('setup-java@');
    // The rest of it root installs on Debian; containers that are started in one need its rights.
    expect(text).toMatch(/container:\n +image: node:.+-bookworm\n +options: --privileged/);
  });
});
