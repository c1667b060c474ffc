/** Plays at the Table without sight: it hears the accessibility tree, and has a keyboard. */
import type { Page } from 'playwright-core';
import type { Random } from '../engine/random.ts';
import { IN_VAIN } from './table-player.ts';
import { textOf, Tree, type TreeNode, within } from './tree.ts';

const PATIENCE_MS = 15_000;
const PAUSE_MS = 40;
/** What stands first is what people look for first: so likely it is taken before what comes next. */
const EAGERNESS = 0.6;
/** Keys on the way to a control; no page of this size has more of them. */
const MAX_TABS = 150;
/** Picks of one choice. */
const MAX_PICKS = 8;

/** What happens between a player and the page. */
export type Line =
  | { readonly kind: 'DECISION'; readonly heading: string; readonly cards: readonly string[] }
  | { readonly kind: 'PRESSED'; readonly key: string; readonly on: string | null }
  | { readonly kind: 'HEARD'; readonly text: string };

export class TreePlayer {
  /** Decisions that were made. */
  decisions = 0;
  /** Presses of a key. */
  presses = 0;
  /** What was heard and pressed, in order. */
  readonly transcript: Line[] = [];
  private readonly keyboard: Page['keyboard'];
  private readonly tree: Tree;
  private readonly random: Random;

  private constructor(keyboard: Page['keyboard'], tree: Tree, random: Random) {
    this.keyboard = keyboard;
    this.tree = tree;
    this.random = random;
  }

  /** Of a page it keeps the keyboard and the tree alone. */
  static async at(page: Page, random: Random): Promise<TreePlayer> {
    return new TreePlayer(page.keyboard, await Tree.of(page), random);
  }

  /** Until the page says that it is over. @throws Error after so many decisions */
  async playToTheEnd(most: number): Promise<void> {
    while (!(await this.isOver())) {
      if (this.decisions >= most) throw new Error(`It is not over after ${most} decisions.`);
      await this.move();
    }
  }

  async isOver(): Promise<boolean> {
    const page = await this.until((now) => (isOver(now) || isAsked(now) ? now : null));
    return isOver(page);
  }

  /** Asks one of the questions that have a key, and hears the answer. */
  async ask(key: string): Promise<string> {
    await this.press(key);
    const answer = await this.until((page) => liveIn(page).at(-1));
    this.hear(answer);
    return answer;
  }

  /** Takes one option of the decision that is due. @throws Error when the Table refuses it */
  async move(): Promise<void> {
    this.decisions++;
    const before = await this.settled();
    const due = dueIn(before);
    const names = cardsIn(due).map(({ name }) => name);
    this.transcript.push({ kind: 'DECISION', heading: headingOf(due), cards: names });
    // The only option that there is is begun already, if anything is to be picked of it.
    for (let now = due; !isBegun(now) && storyOf(before) === storyOf(await this.settled());) {
      const cards = cardsIn(now);
      await this.play(cards[this.chosen(cards)]!);
      const [then, last] = [dueIn(await this.settled()), now];
      if (isBegun(then) || textOf(then) === textOf(last)) break;
      now = then;
    }
    if (!(await this.isDone(before))) await this.fill(before);
    this.hear(liveIn(await this.settled()).at(-2));
  }

  /** By its number, if it has one. */
  private async play(card: TreeNode): Promise<void> {
    const number = /^(\d) /.exec(card.name)?.[1];
    const shortcut = card.states.keyshortcuts;
    if (number !== undefined) await this.press(number);
    else if (typeof shortcut === 'string') await this.press(shortcut.toLowerCase());
    else await this.goTo(card.id, 'Enter');
  }

  /** Picks of what was begun until it can be confirmed, and confirms it. */
  private async fill(before: TreeNode): Promise<void> {
    const count = choicesIn(dueIn(await this.settled())).length;
    let picked = 0;
    for (let i = 0; i < count; i++)
      for (let picks = 0; picks < MAX_PICKS; picks++) {
        const choice = choicesIn(dueIn(await this.settled()))[i];
        if (!choice || (picks > 0 && !isMissing(choice))) break;
        if (picked > 0 && isInstead(choice)) break;
        if (!(await this.pick(choice))) break;
        picked++;
        if (await this.isDone(before)) return;
      }
    const confirm = confirmIn(dueIn(await this.settled()));
    await (confirm ? this.goTo(confirm.id, 'Enter') : this.press('Escape'));
    if (!confirm) return;
    await this.until((page) => refusalIn(page) ?? storyOf(page) !== storyOf(before));
    await this.isDone(before);
  }

  /** One pick of a choice; of people a foe, if there is one. @returns whether there is anything to pick */
  private async pick(choice: TreeNode): Promise<boolean> {
    const all = within(choice);
    const buttons = all.filter(
      ({ role, states }) => role === 'button' && states.pressed === 'false',
    );
    const foes = buttons.filter(({ name }) => !name.includes('same side'));
    const field = all.find(({ role }) => role === 'spinbutton' || role === 'textbox');
    if (buttons.length > 0) {
      const { id } = this.random.pick(foes.length > 0 ? foes : buttons);
      await this.goTo(id, 'Space');
    } else if (field) {
      await this.goTo(field.id, 'Control+A');
      await this.type(field.role === 'textbox' ? 'Because' : String(field.states.valuemin ?? 1));
    } else if (textOf(choice).includes('highlighted hex')) await this.pickHex();
    else return false;
    return true;
  }

  /** The first arrow leads to the first hex that may be picked. */
  private async pickHex(): Promise<void> {
    const map = within(await this.settled()).find(({ role }) => role === 'application');
    if (!map) throw new Error('There is no map in the tree.');
    await this.goTo(map.id, 'ArrowRight');
    const heard = await this.until((page) => liveIn(page).find((text) => text.startsWith('Hex ')));
    this.hear(heard);
    await this.press('Enter');
  }

  /** Most often the first that would do something. */
  private chosen(cards: readonly TreeNode[]): number {
    const numbers = cards.map((_, n) => n);
    const useful = numbers.filter((n) => !IN_VAIN.test(cards[n]!.name));
    return useful.find(() => this.random.chance(EAGERNESS)) ?? this.random.pick(numbers);
  }

  /** Tabs to a control and presses a key there. @throws Error when it never gets there */
  private async goTo(id: number, key: string): Promise<void> {
    for (let tabs = 0; tabs <= MAX_TABS; tabs++) {
      const all = within(await this.tree.read());
      const focus = all.findLastIndex(({ states }) => states.focused === true);
      const goal = all.findIndex((node) => node.id === id);
      if (goal === -1) throw new Error('What was to be pressed is gone.');
      if (focus === goal) {
        await this.press(key, all[goal]!.name);
        return;
      }
      await this.press(focus > goal ? 'Shift+Tab' : 'Tab');
    }
    throw new Error('No Tab leads there.');
  }

  /** @param on what has the focus, where that matters */
  private async press(key: string, on: string | null = null): Promise<void> {
    this.presses++;
    this.transcript.push({ kind: 'PRESSED', key, on });
    await this.keyboard.press(key);
  }

  private async type(text: string): Promise<void> {
    this.presses += text.length;
    this.transcript.push({ kind: 'PRESSED', key: text, on: null });
    await this.keyboard.type(text);
  }

  private hear(text: string | undefined): void {
    if (text) this.transcript.push({ kind: 'HEARD', text });
  }

  /** Whether the fight has moved on. @throws Error when the Table refuses something */
  private async isDone(before: TreeNode): Promise<boolean> {
    const page = await this.settled();
    const refusal = refusalIn(page);
    if (refusal) throw new Error(refusal);
    return storyOf(page) !== storyOf(before);
  }

  /** The page, once it is not busy. */
  private settled(): Promise<TreeNode> {
    return this.until((page) =>
      within(page).some(({ states }) => states.busy === true) ? null : page,
    );
  }

  private async until<Found>(find: (page: TreeNode) => Found): Promise<NonNullable<Found>> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const found = find(await this.tree.read());
      if (found) return found;
    }
    throw new Error(`In vain after ${JSON.stringify(this.transcript.slice(-12))}`);
  }
}

function dueIn(page: TreeNode): TreeNode {
  const due = within(page).find(({ role, name }) => role === 'region' && name === 'Due now');
  if (!due) throw new Error('There is no region of what is due.');
  return due;
}

/** What is asked, and of whom. */
const headingOf = (due: TreeNode): string =>
  within(due).filter(({ role }) => role === 'heading')[1]?.name ?? '';

/** What may be played: in the lists of the groups, and what ends the turn. */
const cardsIn = (due: TreeNode): readonly TreeNode[] => {
  const isButton = ({ role }: TreeNode): boolean => role === 'button';
  const items = within(due).filter(({ role }) => role === 'listitem');
  const closing = within(due).filter(({ states }) => states.keyshortcuts === 'E');
  return [...items.flatMap(within).filter(isButton), ...closing];
};

/** Groups with a legend. */
const choicesIn = (due: TreeNode): readonly TreeNode[] =>
  within(due).filter(({ role, children }) => role === 'group' && children[0]?.role === 'Legend');

const isBegun = (due: TreeNode): boolean => choicesIn(due).length > 0;

/** As a choice says: `1 of 2`. */
function isMissing(choice: TreeNode): boolean {
  const [, picked, asked] = /(\d+) of (\d+)/.exec(textOf(choice.children[0] ?? choice)) ?? [];
  return Number(picked ?? 0) < Number(asked ?? 0);
}

/** As a choice says that is made in the place of another. */
const isInstead = (choice: TreeNode): boolean => textOf(choice).includes('not both');

/** What is confirmed by Enter, if it can be. */
const confirmIn = (due: TreeNode): TreeNode | undefined =>
  within(due).find(
    ({ role, name, states }) =>
      role === 'button' && name.endsWith(' Enter') && states.disabled !== true,
  );

/** What is read aloud by itself, wherever the focus is: of the map, of the fight, of a question. */
const liveIn = (page: TreeNode): readonly string[] =>
  within(page)
    .filter(({ role, states }) => role === 'paragraph' && states.live === 'polite')
    .map(textOf);

const isOver = (page: TreeNode): boolean => /the fight is over/i.test(textOf(page));

const isAsked = (page: TreeNode): boolean => cardsIn(dueIn(page)).length > 0;

/** Why what was confirmed is not done. */
const refusalIn = (page: TreeNode): string | null => {
  const alert = within(dueIn(page)).find(({ role }) => role === 'alert');
  return alert ? textOf(alert) : null;
};

/** How far the fight is, as far as it can be heard: what is not in the log yet stands on the stack. */
const storyOf = (page: TreeNode): string =>
  within(page)
    .filter(
      ({ role, name }) =>
        role === 'log' || name.startsWith('Undo: ') || name.startsWith('The stack: '),
    )
    .map((node) => node.name + textOf(node))
    .join();
