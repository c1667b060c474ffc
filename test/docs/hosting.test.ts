/** What a host copies: its variables are those of the server. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { IMAGE_ENVIRONMENT, IMAGE_USER } from '../../scripts/pack-image.ts';
import { EVERYWHERE, LOOPBACK, settingsFrom } from '../../src/local/settings.ts';
import { ROOT } from '../kit/root.ts';

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** The names of variables in a text. */
const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name!))].toSorted();

/** What is read of the compose file. */
interface Compose {
  readonly services: {
    readonly sixbeat: {
      readonly environment: Readonly<Record<string, string>>;
      readonly volumes: readonly string[];
      readonly healthcheck: { readonly test: readonly string[] };
    };
    readonly caddy: { readonly command: string };
  };
}

const SETTINGS = namesIn(
  read('src/local/settings.ts'),
  /'(HOST|PORT|DYNAMODB_ENDPOINT|SIXBEAT_[A-Z_]+)'/g,
);

it('the table of the README has every variable of the server, and no other', () => {
  const [, table = ''] =
    /## Settings of the server\n(.*?)\n\n[^|]/s.exec(`${read('README.md')}\n\n.`) ?? [];
  const first = table.split('\n').map((row) => row.split('|')[1] ?? '');
  expect(namesIn(first.join('\n'), /`([A-Z_]+)`/g)).toEqual(SETTINGS);
});

it('the unit sets variables that there are, to values that the server takes', () => {
  const unit = read('infra/host/sixbeat.service');
  const pairs = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  for (const [name] of pairs) expect(SETTINGS).toContain(name);
  const settings = settingsFrom(Object.fromEntries(pairs));
  expect(settings).toMatchObject({ host: LOOPBACK, hostNames: ['table.example'] });
  // The proxy leads to where the server listens.
  expect(read('infra/host/Caddyfile')).toContain(`reverse_proxy ${settings.host}:${settings.port}`);
  // The folder that systemd makes for it is the one that it writes to.
  const [, state] = /^StateDirectory=(.*)$/m.exec(unit)!;
  expect(settings.dataDir).toBe(`/var/lib/${state}`);
});

it('the unit starts what a release has', () => {
  expect(read('infra/host/sixbeat.service')).toMatch(/^ExecStart=\S+ \S+\/package\/sixbeat\.mjs$/m);
  expect(read('scripts/pack-release.ts')).toContain("'sixbeat.mjs'");
});

it('the compose file sets variables that there are, to values that the server takes', () => {
  const text = read('infra/host/compose.yaml').replaceAll('${TABLE:?}', 'table.example');
  const { sixbeat, caddy } = (parse(text) as Compose).services;
  const environment = Object.entries({ ...IMAGE_ENVIRONMENT, ...sixbeat.environment });
  for (const [name] of environment) expect(SETTINGS).toContain(name);
  const { host, hostNames, port, dataDir } = settingsFrom(Object.fromEntries(environment));
  expect({ host, hostNames }).toEqual({ host: EVERYWHERE, hostNames: ['table.example'] });
  expect(sixbeat.volumes).toEqual([`encounters:${dataDir}`]);
  expect(sixbeat.healthcheck.test.join(' ')).toContain(`:${port}/health`);
  expect(caddy.command).toBe(`caddy reverse-proxy --from table.example --to sixbeat:${port}`);
});

it('the compose file gives the server no rights, and a port to Caddy alone', () => {
  const { sixbeat, caddy } = (parse(read('infra/host/compose.yaml')) as Compose).services;
  for (const service of [sixbeat, caddy])
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  expect(sixbeat).toMatchObject({ user: `${IMAGE_USER}:${IMAGE_USER}` });
  expect(sixbeat).not.toHaveProperty('ports');
  expect(sixbeat).not.toHaveProperty('cap_add');
});

it('what docs/hosting.md names in infra/host is there', () => {
  const files = namesIn(read('docs/hosting.md'), /\]\(\.\.\/(infra\/host\/[\w.]+)\)/g);
  expect(files.length).toBe(3);
  for (const file of files) expect(existsSync(path.join(ROOT, file)), file).toBe(true);
});
