/** Whose pages may embed a fight: what an operator writes stands in a header. */
import { expect, it } from 'vitest';
import { settingsFrom } from '../../src/local/settings.ts';

const originsIn = (text: string | undefined) =>
  settingsFrom({ SIXBEAT_EMBED_ORIGINS: text }).embedOrigins;

it.each([
  [undefined, []],
  ['', []],
  ['*', ['*']],
  ['https://*.club.example', ['https://*.club.example']],
  [
    'https://club.example, http://127.0.0.1:8080',
    ['https://club.example', 'http://127.0.0.1:8080'],
  ],
])('%j are the origins %j', (text, origins) => {
  expect(originsIn(text)).toEqual(origins);
});

it.each([
  'club.example',
  'https://club.example/',
  'https://club.example/night',
  "'self'",
  'https://club.example; script-src *',
  'https://club.example\r\nx: y',
  'data:text/html,x',
])('%j is none', (text) => {
  expect(() => originsIn(text)).toThrow('SIXBEAT_EMBED_ORIGINS must be origins such as');
});
