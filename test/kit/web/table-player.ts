/** Plays at the Table in a real browser, and knows nothing but what the page shows. */
import type { Locator, Page } from 'playwright-core';
import type { Random } from '../engine/random.ts';
import { Hands, type Means, type Spot } from './hands.ts';

export type { Means } from './hands.ts';

const PATIENCE_MS = 15_000;
/** What stands first is what people look for first: so likely it is taken before what comes next. */
const EAGERNESS = 0.6;

/** What an option says that would come to nobody. */
export const IN_VAIN = /with no (?:target|one) in reach/;

/** What a choice says of which some picks go with others, and some do not. */
const NOT_WITH_ALL = /not both|Not each/;

/** Whether it picks what may be left out too, or does an option as soon as it can. */
export type Pace = 'THOROUGH' | 'HURRIED';

export class TablePlayer {
  /** Decisions that were made. */
  decisions = 0;
  /** What they asked: which option, where there was more than one, and each choice that it has. */
  questions = 0;
  /** Of what was picked, so that nothing is done by a slip. */
  confirmations = 0;
  private readonly pace: Pace;
  private readonly page: Page;
  private readonly hands: Hands;
  private readonly random: Random;

  constructor(page: Page, means: Means, random: Random, pace: Pace = 'THOROUGH') {
    this.page = page;
    this.pace = pace;
    this.hands = new Hands(page, means);
    this.random = random;
  }

  /** Presses of a button, of a key, of a finger. */
  get actions(): number {
    return this.hands.actions;
  }

  /** Begins the demo fight of a ruleset from the first page. @param isSolo whether the computer plays the enemies */
  async openDemo(ruleset: string, isSolo = false): Promise<void> {
    const demo = this.page.locator('article', { hasText: ruleset });
    await this.page.getByLabel(/^Play solo/).setChecked(isSolo);
    // Which of them: the first thing that it is asked.
    this.questions++;
    await this.hands.press(demo.getByRole('button', { name: 'Play the demo' }));
    await this.page.locator('.token').first().waitFor();
    await this.page.locator('.option').first().waitFor();
  }

  get isOver(): Promise<boolean> {
    return this.page.getByText('The fight is over.').isVisible();
  }

  /** Until the page says that it is over. @throws Error after so many decisions */
  async playToTheEnd(most: number): Promise<void> {
    while (!(await this.isOver)) {
      if (this.decisions >= most) throw new Error(`It is not over after ${most} decisions.`);
      await this.move();
    }
  }

  /** Takes one option of the decision that is due. @throws Error when the Table refuses it */
  async move(): Promise<void> {
    this.decisions++;
    const before = await this.seen();
    const playComputers = this.page.getByRole('button', { name: 'Next move', exact: true });
    if (await playComputers.isVisible()) {
      await this.hands.press(playComputers);
      await this.isOpen(before);
      return;
    }
    for (let isFold = true; isFold;) {
      const cards = this.page.locator('.option, .closing');
      const card = cards.nth(this.chosen(await cards.allInnerTexts()));
      isFold = await card.evaluate((one) => one.classList.contains('fold'));
      // The only option that there is is begun already, if anything is to be picked of it.
      if ((await card.getAttribute('aria-pressed')) === 'true') break;
      this.questions++;
      await this.begin(card);
    }
    if (await this.isOpen(before)) await this.fill(before);
  }

  /** Picks of what was begun until the Table does it, or it can be done. */
  private async fill(before: string): Promise<void> {
    const draft = this.page.locator('.draft');
    const choices = await draft.locator('fieldset').count();
    const submit = this.page.locator('.act-bar .confirm');
    this.questions += choices;
    for (let i = 0; i < choices; i++) {
      if (this.pace === 'HURRIED' && (await submit.isEnabled())) break;
      const choice = draft.locator('fieldset').nth(i);
      const isTold = NOT_WITH_ALL.test(await choice.innerText());
      if (isTold && (await submit.isEnabled())) continue;
      await this.pick(choice);
      if (!(await this.isOpen(before))) return;
      for (let more = await this.missingIn(choice); more > 0; more--) {
        this.questions++;
        await this.pick(choice);
        if (!(await this.isOpen(before))) return;
      }
    }
    if (await submit.isEnabled()) {
      this.confirmations++;
      await this.hands.press(submit);
    } else await this.hands.press(this.page.locator('.act-bar .cancel'));
    await this.isOpen(before);
  }

  /** How many picks it still asks for, as it says: `1 of 2`. */
  private async missingIn(choice: Locator): Promise<number> {
    const [, picked, asked] = /(\d+) of (\d+)/.exec(await choice.innerText()) ?? [];
    return Number(asked ?? 0) - Number(picked ?? 0);
  }

  /** Most often the first that would do something. @param options in the words of the page */
  private chosen(options: readonly string[]): number {
    const numbers = options.map((_, n) => n);
    const useful = numbers.filter((n) => !IN_VAIN.test(options[n]!));
    const taken = useful.find(() => this.random.chance(EAGERNESS));
    return taken ?? this.random.pick(numbers);
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

  private async begin(card: Locator): Promise<void> {
    const key = card.locator('kbd');
    if (this.hands.means === 'KEYBOARD' && (await key.count()) > 0)
      await this.hands.key((await key.innerText()).toLowerCase());
    else await this.hands.press(card);
  }

  /** One pick of a choice that has none yet; of people a foe, if there is one. */
  private async pick(choice: Locator): Promise<void> {
    const chips = choice.locator('button[aria-pressed="false"]');
    const labels = await chips.allInnerTexts();
    const number = choice.locator('input[type="number"]');
    const words = choice.locator('input[type="text"]');
    if (labels.length > 0) {
      const numbers = labels.map((_, n) => n);
      const foes = numbers.filter((n) => !labels[n]!.includes('same side'));
      await this.hands.press(chips.nth(this.random.pick(foes.length > 0 ? foes : numbers)));
    } else if ((await number.count()) > 0)
      await this.hands.write(number, (await number.getAttribute('min')) ?? '1');
    else if ((await words.count()) > 0) await this.hands.write(words, 'Because');
    else if (await choice.getByText('Pick a highlighted hex').isVisible()) await this.pickHex();
  }

  private async pickHex(): Promise<void> {
    if (this.hands.means === 'KEYBOARD') {
      await this.hands.goTo(this.page.getByRole('application'));
      // The first arrow goes to the first hex that may be picked.
      await this.hands.key('ArrowRight');
      await this.hands.key('Enter');
      return;
    }
    const lit = await this.litHexes();
    if (lit.length > 0) await this.hands.pressAt(this.random.pick(lit));
    else await this.hands.press(this.page.getByRole('button', { name: 'Zoom out' }));
  }

  /** The middles of those that are lit and on the screen, with nothing over them. */
  private litHexes(): Promise<readonly Spot[]> {
    return this.page.locator('.map .reach').evaluateAll((reaches) =>
      reaches.flatMap((reach) => {
        const path = reach as SVGPathElement;
        const matrix = path.getScreenCTM() ?? undefined;
        const outlines = (path.getAttribute('d') ?? '').split('Z').filter(Boolean);
        return outlines.flatMap((outline) => {
          const points = outline
            .slice(1)
            .split('L')
            .map((pair) => pair.split(' ').map(Number));
          const mean = (i: number) =>
            points.reduce((sum, p) => sum + (p[i] ?? 0), 0) / points.length;
          const { x, y } = new DOMPoint(mean(0), mean(1)).matrixTransform(matrix);
          const isFree = document.elementFromPoint(x, y)?.closest('svg') === path.ownerSVGElement;
          return isFree ? [{ x, y }] : [];
        });
      }),
    );
  }

  /** What the table shows of how far the fight is. */
  private seen(): Promise<string> {
    return this.page.locator('.table').getAttribute('data-version').then(String);
  }
}
