import { App } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';
import { settingsFrom as stageFrom } from '../../infra/settings.ts';
import { ENV } from '../../src/lambda/environment.ts';
import { settingsFrom } from '../../src/lambda/settings.ts';

describe('the environment of a function', () => {
  const least = {
    [ENV.table]: 'table',
    [ENV.picturesBucket]: 'pictures',
    [ENV.tokenSecretArn]: 'arn:aws:secretsmanager:x',
    [ENV.originSecretArn]: 'arn:of-the-origin',
  };

  test('needs a table and a key, and is closed unless it says so', () => {
    expect(settingsFrom({ ...least, [ENV.oidcIssuer]: '', [ENV.corsOrigins]: '' })).toEqual({
      table: 'table',
      picturesBucket: 'pictures',
      tokenSecretArn: 'arn:aws:secretsmanager:x',
      accounts: null,
      originSecretArn: 'arn:of-the-origin',
      open: false,
      renewExpired: false,
      requestsPerMinute: 600,
      processorMsPerMinute: 6000,
      answerBytesPerMinute: 100_000_000,
      streamSeconds: 300,
      corsOrigins: [],
    });
  });

  test('may know accounts, be open, and let other web pages in', () => {
    const more = {
      [ENV.oidcIssuer]: 'https://login.example/',
      [ENV.oidcAudience]: 'sixbeat',
      [ENV.open]: 'true',
      [ENV.corsOrigins]: 'https://table.example/, http://localhost:3000',
    };
    expect(settingsFrom({ ...least, ...more })).toMatchObject({
      accounts: { issuer: 'https://login.example/', audience: 'sixbeat' },
      open: true,
      corsOrigins: ['https://table.example', 'http://localhost:3000'],
    });
  });

  test.each([
    ['no table', { [ENV.table]: '' }, ENV.table],
    ['no bucket', { [ENV.picturesBucket]: '' }, ENV.picturesBucket],
    ['no secret of the origin', { [ENV.originSecretArn]: '' }, ENV.originSecretArn],
    ['no key', { [ENV.tokenSecretArn]: undefined }, ENV.tokenSecretArn],
    ['an issuer that is no address', { [ENV.oidcIssuer]: 'login' }, ENV.oidcIssuer],
    ['an issuer in the clear', { [ENV.oidcIssuer]: 'http://login.example' }, ENV.oidcIssuer],
    ['an issuer alone', { [ENV.oidcIssuer]: 'https://login.example' }, ENV.oidcAudience],
    ['an audience alone', { [ENV.oidcAudience]: 'sixbeat' }, ENV.oidcIssuer],
    ['half open', { [ENV.open]: 'perhaps' }, ENV.open],
    ['origins that are none', { [ENV.corsOrigins]: 'everywhere' }, ENV.corsOrigins],
  ])('is refused with %s, by name', (_what, wrong, name) => {
    expect(() => settingsFrom({ ...least, ...wrong })).toThrow(name);
  });
});

describe('the settings of a stage', () => {
  const settings = (context: Record<string, unknown> = {}) => stageFrom(new App({ context }).node);

  test('are modest and open where one tries things, and neither in production', () => {
    expect(settings()).toMatchObject({ stage: 'dev', manyStreams: 8, open: true });
    expect(settings({ stage: 'prod' })).toMatchObject({ manyStreams: 320, open: false });
  });

  test('reserve places for streams and for requests in production, unless it is said on purpose', () => {
    const reserved = (context: Record<string, unknown>) => {
      const { apiConcurrency, streamConcurrency } = settings(context);
      return [apiConcurrency, streamConcurrency];
    };
    expect(reserved({ stage: 'prod' })).toEqual([100, 400]);
    expect(reserved({ stage: 'prod', apiConcurrency: 'none' })).toEqual([undefined, 400]);
    expect(reserved({ stage: 'prod', streamConcurrency: 'none' })).toEqual([100, undefined]);
    expect(reserved({ stage: 'prod', apiConcurrency: '7' })).toEqual([7, 400]);
    expect(reserved({})).toEqual([undefined, undefined]);
  });

  test('can be chosen one by one', () => {
    const chosen = { stage: 'fair', apiConcurrency: '7', open: 'false', logDays: '30' };
    expect(settings(chosen)).toMatchObject({ apiConcurrency: 7, open: false, logDays: 30 });
  });

  test.each([
    [{ stage: 'Prod!' }, 'small letters'],
    [{ apiConcurrency: 'many' }, 'apiConcurrency'],
    [{ streamConcurrency: '0' }, 'streamConcurrency'],
    [{ logDays: '8' }, 'logDays'],
    [{ streamSeconds: '901' }, 'streamSeconds'],
    [{ domain: 'play.example' }, 'certificateArn'],
    [{ oidcAudience: 'sixbeat' }, 'oidcIssuer'],
    [{ oidcClientId: 'the-table' }, 'oidcIssuer'],
  ])('%j is refused, by name', (context, name) => {
    expect(() => settings(context)).toThrow(name);
  });
});
