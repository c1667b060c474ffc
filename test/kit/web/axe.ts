/** What axe finds in a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In both colour schemes; empty where nothing is wrong. */
export async function violations(page: Page, view: string): Promise<readonly string[]> {
  const found: string[] = [];
  // What has only just come up is paler, for a moment in which it takes no press.
  await page.waitForFunction(() => document.querySelector('.unread') === null);
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours that are still changing are of neither scheme.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(source);
    const results = await page.evaluate(() =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
    );
    for (const { id, nodes } of results.violations)
      for (const { html, failureSummary } of nodes)
        found.push(`${view}, ${colorScheme}: ${id}: ${html.slice(0, 160)} ${failureSummary ?? ''}`);
  }
  return found;
}
