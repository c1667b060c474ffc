/** What a game master does at the Table with combatants whom the computer plays. */
import type { Locator, Page } from 'playwright-core';

export async function drawerOf(page: Page, tab: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Game master' }).click();
  await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('dialog', { name: 'Game master' });
}

/** Gives all of a side to the computer. @param level as the page calls it */
export async function letPlay(page: Page, side: string, level: string): Promise<void> {
  const drawer = await drawerOf(page, 'Table');
  const form = drawer.locator('form', { hasText: 'Who plays a side' });
  await form.getByRole('combobox', { name: 'Side' }).selectOption(side);
  await form.getByRole('radio', { name: level, exact: true }).check();
  await form.getByRole('button', { name: `The computer plays all of ${side}` }).click();
  await form.getByText('So it is.').waitFor();
  await drawer.getByRole('button', { name: 'Close' }).click();
}

/** Where the fight goes on with what the computer is to decide. */
export const computersCard = (page: Page): Locator =>
  page.getByRole('region', { name: 'The computer' });
