/** A real browser, and pages of it that let nothing out but to one origin. */
import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium as playwright,
  type Page,
} from 'playwright-core';

/** Flags for Lambda: no renderer of its own (it dies with the first page), no web security. */
const unwanted = [
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
];

/** @param flags more of the command line, such as where names point to */
export const launchBrowser = async (flags: readonly string[] = []): Promise<Browser> =>
  playwright.launch(await installed(flags));

/** The browser of one person, who is not in a private window. @param folder what it keeps for sites */
export const launchProfile = async (folder: string): Promise<BrowserContext> =>
  playwright.launchPersistentContext(folder, await installed());

async function installed(flags: readonly string[] = []) {
  // Nothing here is in 3D, and to draw it in software would take most of the time.
  chromium.setGraphicsMode = false;
  return {
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((flag) => !unwanted.includes(flag)), ...flags],
  };
}

/** The browser of one person: its tabs share what a browser keeps for a site. */
export class Visitor {
  /** Requests to other hosts, none of which is let through. */
  readonly foreign: string[] = [];
  /** What the browser complains about: broken scripts, missing files, violations of the policy. */
  readonly complaints: string[] = [];
  private readonly context: BrowserContext;
  private readonly origin: string;
  /** Those that it may reach. */
  private readonly origins: readonly string[];

  private constructor(context: BrowserContext, origins: readonly [string, ...string[]]) {
    this.context = context;
    [this.origin] = origins;
    this.origins = origins;
  }

  /** @param others what it may reach besides */
  static async at(
    browser: Browser,
    origin: string,
    options: BrowserContextOptions = {},
    others: readonly string[] = [],
  ): Promise<Visitor> {
    const context = await browser.newContext(options);
    const origins = [origin, ...others] as const;
    await context.route(
      (url) => !origins.includes(url.origin),
      (route) => route.abort(),
    );
    return new Visitor(context, origins);
  }

  /** A new tab with the playground, when it can be used. */
  async open(): Promise<Page> {
    const page = await this.tab('/playground/');
    await ready(page);
    return page;
  }

  /** A new tab. @param path on the origin */
  async tab(path: string): Promise<Page> {
    const page = await this.context.newPage();
    page.on('request', (request) => {
      const { protocol, origin: asked } = new URL(request.url());
      if (!this.origins.includes(asked) && protocol !== 'data:') this.foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    await page.goto(this.origin + path);
    return page;
  }

  leave(): Promise<void> {
    return this.context.close();
  }
}

export async function ready(page: Page): Promise<void> {
  await page.waitForSelector('.graphiql-query-editor .view-line');
}
