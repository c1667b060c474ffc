/** What a web page can try against a server: all that a browser sends without asking its user. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { Page } from 'playwright-core';

const QUESTION = '{ __typename }';
const CHANGE = `mutation { createEncounter(input: { name: "A", ruleset: SECONDS }) { __typename } }`;

/** What a page came to read of the answer; null when the browser gave it nothing. */
export type Reading = string | null;

/** Tries everything from this page against the server at `target`; by the name of the attempt. */
export function attemptsFrom(
  page: Page,
  target: string,
): Promise<Readonly<Record<string, Reading>>> {
  // All of it runs in the page: nothing from outside is known there but the argument.
  return page.evaluate(
    async ({ target, question, change }) => {
      const api = `${target}/graphql`;
      const asked = (query: string) => `?query=${encodeURIComponent(query)}`;
      const json = (query: string) => JSON.stringify({ query });
      const read = (address: string, options: RequestInit = {}): Promise<Reading> =>
        fetch(address, options).then(
          async (answer) => (await answer.text()) || null,
          () => null,
        );
      const posted = (type: string, body: BodyInit): RequestInit => ({
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      /** What comes within a moment of the first event of either kind. */
      const first = (wait: (answer: (reading: Reading) => void) => void): Promise<Reading> =>
        new Promise((resolve) => {
          wait(resolve);
          setTimeout(() => {
            resolve(null);
          }, 1500);
        });
      const form = (enctype: string, name: string, value: string): Promise<Reading> =>
        first((answer) => {
          const frame = document.createElement('iframe');
          frame.name = `frame-${Math.random()}`;
          document.body.append(frame);
          const sent = Object.assign(document.createElement('form'), {
            method: 'POST',
            action: api,
            enctype,
            target: frame.name,
          });
          sent.append(Object.assign(document.createElement('input'), { name, value }));
          document.body.append(sent);
          frame.addEventListener('load', () => {
            try {
              const text = frame.contentDocument?.body.textContent;
              if (text) answer(text);
            } catch {
              answer(null);
            }
          });
          sent.submit();
        });
      const [before, after] = json(change).split('query');
      const attempts: Readonly<Record<string, Promise<Reading>>> = {
        'fetch GET, a question': read(api + asked(question)),
        'fetch GET, a mutation': read(api + asked(change)),
        'fetch POST application/json (asks first)': read(
          api,
          posted('application/json', json(change)),
        ),
        'fetch POST application/json with a token (asks first)': read(api, {
          ...posted('application/json', json(change)),
          headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
        }),
        'fetch POST text/plain': read(api, posted('text/plain', json(change))),
        'fetch POST text/plain that names JSON': read(
          api,
          posted('text/plain; application/json', json(change)),
        ),
        'fetch POST of a form': read(
          api,
          posted('application/x-www-form-urlencoded', `query=${encodeURIComponent(change)}`),
        ),
        'fetch POST multipart': read(api, {
          method: 'POST',
          body: (() => {
            const data = new FormData();
            data.set('operations', json(change));
            data.set('map', '{}');
            return data;
          })(),
        }),
        'fetch POST no-cors': read(api, {
          ...posted('text/plain', json(change)),
          mode: 'no-cors',
        }),
        'a form as urlencoded': form('application/x-www-form-urlencoded', 'query', change),
        'a form as text/plain, shaped as JSON': form(
          'text/plain',
          `${before}query${after!.slice(0, -1)},"x":"`,
          '"}',
        ),
        'a form as multipart': form('multipart/form-data', 'query', change),
        'sendBeacon text/plain': first((answer) => {
          navigator.sendBeacon(api, json(change));
          setTimeout(() => {
            answer(null);
          }, 300);
        }),
        'sendBeacon application/json (asks first)': first((answer) => {
          navigator.sendBeacon(api, new Blob([json(change)], { type: 'application/json' }));
          setTimeout(() => {
            answer(null);
          }, 300);
        }),
        EventSource: first((answer) => {
          const source = new EventSource(`${api}/stream${asked(question)}`);
          for (const kind of ['next', 'message'])
            source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
              answer(data);
            });
        }),
        WebSocket: first((answer) => {
          const socket = new WebSocket(api.replace(/^http/, 'ws'), 'graphql-transport-ws');
          socket.addEventListener('open', () => {
            answer('open');
          });
          socket.addEventListener('error', () => {
            answer(null);
          });
        }),
        'a script': first((answer) => {
          const script = document.createElement('script');
          script.addEventListener('load', () => {
            answer('ran');
          });
          script.addEventListener('error', () => {
            answer(null);
          });
          script.src = api + asked(question);
          document.head.append(script);
        }),
        'the playground in a frame': first((answer) => {
          const frame = document.createElement('iframe');
          frame.addEventListener('load', () => {
            try {
              answer(frame.contentDocument?.body.textContent.trim() ?? null);
            } catch {
              answer(null);
            }
          });
          frame.src = `${target}/`;
          document.body.append(frame);
        }),
        'fetch of a file': read(`${target}/index.html`),
        'fetch of /health': read(`${target}/health`),
      };
      // At once: most of them wait for what never comes.
      const readings = Object.entries(attempts).map(
        async ([name, reading]) => [name, await reading] as const,
      );
      return Object.fromEntries(await Promise.all(readings));
    },
    { target, question: QUESTION, change: CHANGE },
  );
}

/** The TCP ports on which a process of this machine listens. */
export function listeningPorts(pid: number): readonly number[] {
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1];
      } catch {
        return undefined;
      }
    }),
  );
  return ['tcp', 'tcp6'].flatMap((kind) =>
    readFileSync(`/proc/${pid}/net/${kind}`, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((fields) => fields[3] === LISTENS && sockets.has(fields[9]))
      .map((fields) => Number.parseInt(fields[1]!.split(':')[1]!, 16)),
  );
}

/** The state of such a socket, as the kernel writes it. */
const LISTENS = '0A';
