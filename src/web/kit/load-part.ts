/**
 * Parts of the page that come when they are needed first. After a deployment an open page may ask for
 * files that are gone: then it is loaded again, once, by itself.
 */
import { type ComponentType, lazy } from 'react';
import { keep, kept } from './kept.ts';

const KEY = 'reloaded';
/** Milliseconds after which a page may load itself again. */
const PAUSE = 60_000;

/** @param load imports a module whose default export is the component */
export const lazyPart = <Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) =>
  lazy(() => loaded(load));

/** What a module exports. It fails where loading the page again would not help. */
export const loaded = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async (error: unknown) => {
    if (!mayReload() || !(await isServed())) throw error;
    keep(KEY, Date.now());
    // Where nothing can be kept, nothing would end the reloads.
    if (mayReload()) throw error;
    location.reload();
    return new Promise<never>(() => undefined);
  });

const mayReload = (): boolean => Date.now() - Number(kept(KEY) ?? 0) > PAUSE;

/** Whether the page would come, with its script: else a reload would take away what there is. */
async function isServed(): Promise<boolean> {
  try {
    const page = new DOMParser().parseFromString(await textAt(location.pathname), 'text/html');
    const scripts = [...page.querySelectorAll('script[src]')];
    await Promise.all(scripts.map((script) => textAt(script.getAttribute('src') ?? '')));
    return scripts.length > 0;
  } catch {
    return false;
  }
}

async function textAt(address: string): Promise<string> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}
