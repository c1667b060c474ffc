import { describe, expect, it } from 'vitest';
import { isOurs } from '../../src/local/listener/host-names.ts';
import { settingsFrom } from '../../src/local/settings.ts';

describe('the name by which a server is addressed', () => {
  it.each([
    'localhost',
    'localhost:4000',
    '127.0.0.1:4000',
    '[::1]:4000',
    '192.168.1.7',
    'LOCALHOST',
  ])('%s is ours', (host) => {
    expect(isOurs(host, [])).toBe(true);
  });

  it.each([
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    '',
    undefined,
    'a b',
    '127.0.0.1.evil.example',
  ])('%s is not ours: a page may have made it point here', (host) => {
    expect(isOurs(host, [])).toBe(false);
  });

  it('is ours when the operator lists it', () => {
    expect(isOurs('table.example:4000', ['table.example'])).toBe(true);
  });

  it('is ours in whatever case the operator lists it', () => {
    const { hostNames } = settingsFrom({ SIXBEAT_HOST_NAMES: 'Table.Example' });
    expect(isOurs('table.EXAMPLE:4000', hostNames)).toBe(true);
  });
});
