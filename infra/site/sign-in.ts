/** How the pages of a stage sign people in. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Construct } from 'constructs';
import { SIGN_IN_PATH, type SignInOffer } from '../../src/web/headers.ts';
import { besideTemplates } from '../beside-templates.ts';
import type { Settings } from '../settings.ts';

export function signInOffer(settings: Settings): SignInOffer | null {
  const { oidcIssuer, oidcAudience, oidcClientId, open } = settings;
  if (oidcIssuer === undefined || oidcAudience === undefined || oidcClientId === undefined)
    return null;
  return { issuer: oidcIssuer, clientId: oidcClientId, audience: oidcAudience, isNeeded: !open };
}

/** Writes what the pages read of it. @returns the folder, beside the templates */
export function signInFolder(scope: Construct, settings: Settings): string {
  const folder = besideTemplates(scope, 'sign-in');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, SIGN_IN_PATH), JSON.stringify(signInOffer(settings)));
  return folder;
}
