/** Plays at the Table in a real browser, as people do: by mouse, by keyboard alone, or by touch. */
import type { Locator, Page } from 'playwright-core';
import type { Random } from '../engine/random.ts';

export type Means = 'MOUSE' | 'KEYBOARD' | 'TOUCH';

/** What ends or rules a fight is not for who plays it on. */
const PATIENCE_MS = 15_000;

export class TablePlayer {
  /** Presses of a button, of a key, of a finger. */
  actions = 0;
  private readonly page: Page;
  private readonly means: Means;
  private readonly random: Random;

  constructor(page: Page, means: Means, random: Random) {
    this.page = page;
    this.means = means;
    this.random = random;
  }

  /** Begins the demo fight of a ruleset from the first page. */
  async openDemo(ruleset: string): Promise<void> {
    const demo = this.page.locator('article', { hasText: ruleset });
    await this.press(demo.getByRole('button', { name: 'Play the demo' }));
    await this.page.locator('.token').first().waitFor();
    await this.page.locator('.option').first().waitFor();
  }

  get isOver(): Promise<boolean> {
    return this.page.getByText('The fight is over.').isVisible();
  }

  /** Takes one option of the decision that is due. @throws Error when the Table refuses it */
  async move(): Promise<void> {
    const before = await this.seen();
    const options = this.page.locator('.option');
    const n = this.random.int(0, (await options.count()) - 1);
    await this.begin(options.nth(n), n);
    const draft = this.page.locator('.draft');
    for (
      let i = 0;
      (await this.isOpen(before)) && i < (await draft.locator('fieldset').count());
      i++
    )
      await this.pick(draft.locator('fieldset').nth(i));
    if (!(await this.isOpen(before))) return;
    const submit = draft.locator('button.primary');
    if (await submit.isEnabled()) await this.press(submit);
    else await this.press(draft.getByRole('button', { name: 'Cancel' }));
    await this.isOpen(before);
  }

  /** Whether something is still to be picked, once the Table has done what was pressed. */
  private async isOpen(before: string): Promise<boolean> {
    await this.page.waitForFunction(
      () => document.querySelector('.table')?.getAttribute('aria-busy') === 'false',
      null,
      { timeout: PATIENCE_MS },
    );
    const refusal = this.page.locator('.refusal');
    if (await refusal.isVisible()) throw new Error(await refusal.innerText());
    if ((await this.seen()) !== before) return false;
    return this.page.locator('.draft').isVisible();
  }

  private async begin(option: Locator, n: number): Promise<void> {
    if (this.means === 'KEYBOARD' && n < 9) {
      this.actions++;
      await this.page.keyboard.press(String(n + 1));
    } else await this.press(option);
  }

  /** One pick of a choice that has none yet. */
  private async pick(choice: Locator): Promise<void> {
    const chips = choice.locator('button[aria-pressed="false"]');
    const count = await chips.count();
    const number = choice.locator('input[type="number"]');
    const words = choice.locator('input[type="text"]');
    if (count > 0) await this.press(chips.nth(this.random.int(0, count - 1)));
    else if ((await number.count()) > 0)
      await number.fill((await number.getAttribute('min')) ?? '1');
    else if ((await words.count()) > 0) await words.fill('Because');
    else if (await choice.getByText('Click a lit hex').isVisible()) await this.pickHex();
  }

  private async pickHex(): Promise<void> {
    const map = this.page.getByRole('application');
    if (this.means === 'KEYBOARD') {
      await map.focus();
      this.actions += 2;
      // The first arrow goes to the first hex that may be picked.
      await this.page.keyboard.press('ArrowRight');
      await this.page.keyboard.press('Enter');
      return;
    }
    const { x, y } = await this.page.locator('.reach').evaluate((reach, share) => {
      const path = reach as SVGPathElement;
      const outlines = (path.getAttribute('d') ?? '').split('Z').filter(Boolean);
      const one = outlines[Math.floor(share * outlines.length)] ?? '';
      const points = one
        .slice(1)
        .split('L')
        .map((pair) => pair.split(' ').map(Number));
      const mean = (i: number) => points.reduce((sum, p) => sum + (p[i] ?? 0), 0) / points.length;
      const matrix = path.getScreenCTM();
      const at = new DOMPoint(mean(0), mean(1)).matrixTransform(matrix ?? undefined);
      return { x: at.x, y: at.y };
    }, this.random.next());
    this.actions++;
    if (this.means === 'TOUCH') await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  private async press(button: Locator): Promise<void> {
    this.actions++;
    if (this.means === 'TOUCH') await button.tap();
    else if (this.means === 'MOUSE') await button.click();
    else {
      await button.focus();
      await this.page.keyboard.press('Enter');
    }
  }

  /** What the table shows of how far the fight is. */
  private seen(): Promise<string> {
    return this.page.locator('.table').getAttribute('data-version').then(String);
  }
}
