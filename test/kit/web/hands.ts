/** How somebody works a page: by mouse, by keyboard alone, or by touch. */
import type { Locator, Page } from 'playwright-core';

export type Means = 'MOUSE' | 'KEYBOARD' | 'TOUCH';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Keys on the way to a control; no page of this size has more of them. */
const MAX_TABS = 150;

export class Hands {
  /** Presses of a button, of a key, of a finger. */
  actions = 0;
  readonly means: Means;
  private readonly page: Page;

  constructor(page: Page, means: Means) {
    this.page = page;
    this.means = means;
  }

  async press(control: Locator): Promise<void> {
    if (this.means === 'KEYBOARD') {
      await this.goTo(control);
      await this.key('Enter');
      return;
    }
    this.actions++;
    if (this.means === 'TOUCH') await control.tap();
    else await control.click();
  }

  async pressAt({ x, y }: Spot): Promise<void> {
    this.actions++;
    if (this.means === 'TOUCH') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  async key(key: string): Promise<void> {
    this.actions++;
    await this.page.keyboard.press(key);
  }

  async write(field: Locator, text: string): Promise<void> {
    if (this.means === 'KEYBOARD') await this.goTo(field);
    else await this.press(field);
    await this.key('Control+A');
    await this.page.keyboard.type(text);
    this.actions += text.length;
  }

  /** Tabs from the focus, back where the page shows the control before it. @throws Error when it never gets there */
  async goTo(control: Locator): Promise<void> {
    const element = await control.elementHandle();
    for (let tabs = 0; tabs <= MAX_TABS; tabs++) {
      const isBehind = await element.evaluate((one) => {
        const focus = document.activeElement ?? document.body;
        if (one === focus) return undefined;
        return Boolean(one.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_FOLLOWING);
      });
      if (isBehind === undefined) return;
      await this.key(isBehind ? 'Shift+Tab' : 'Tab');
    }
    throw new Error(`No Tab leads to ${control.toString()}.`);
  }
}
