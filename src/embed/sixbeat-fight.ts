/** `<sixbeat-fight>` shows a fight in a frame, and an element for each of its parts shows that alone. */
import {
  OPENING,
  type Part,
  PARTS,
  type Report,
  type Reports,
  type Shown,
  type Theme,
  THEMES,
  VIEWS,
} from './messages.ts';

export type { DueDecision, Part, Reports, Theme, View } from './messages.ts';

/** Every type of report, so that the frame can bring about no other event. */
const REPORTS: Readonly<Record<keyof Reports, true>> = {
  version: true,
  'decision-due': true,
  ended: true,
};

/** A constructed sheet, which the policy of a page allows that forbids styles in the text. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; block-size: 40rem; }
  :host([hidden]) { display: none; }
  iframe { display: block; inline-size: 100%; block-size: 100%; border: 0; }
`);

/** Null for what is no address. */
function absolute(address: string): URL | null {
  try {
    return new URL(address, document.baseURI);
  } catch {
    return null;
  }
}

class SixbeatElement extends HTMLElement {
  static readonly observedAttributes = [
    'server',
    'encounter',
    'document',
    'view',
    'theme',
    'readonly',
  ];
  readonly #part: Part | null;
  readonly #root: ShadowRoot;
  readonly #frame = document.createElement('iframe');
  #port: MessagePort | null = null;
  #token: string | null = null;

  /** @param part of the fight, alone; null for all of it */
  constructor(part: Part | null) {
    super();
    this.#part = part;
    this.#root = this.attachShadow({ mode: 'closed' });
    this.#root.adoptedStyleSheets = [sheet];
    // The server does not learn which page shows the fight.
    this.#frame.referrerPolicy = 'no-referrer';
    this.#frame.allow = 'clipboard-write; fullscreen';
    this.#frame.onload = () => {
      this.#open();
    };
  }

  /** Of the seat from which the fight is seen. It can be set and not be read, and is no attribute: it stands in no address. */
  set token(token: string | null) {
    this.#token = token;
    this.#show();
  }

  connectedCallback(): void {
    // A framework may have set it before the element was defined.
    if (Object.hasOwn(this, 'token')) {
      const { token } = this as unknown as { readonly token: string | null };
      Reflect.deleteProperty(this, 'token');
      this.token = token;
    }
    this.#load();
  }

  disconnectedCallback(): void {
    this.#close();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.isConnected || before === now) return;
    if (name === 'server') this.#load();
    else this.#show();
  }

  #load(): void {
    this.#close();
    this.#frame.title = this.#part === null ? 'A fight' : `A fight: ${this.#part}`;
    this.#paint();
    const page = this.#page;
    if (page === null) this.#frame.removeAttribute('src');
    else this.#frame.src = page.href;
    // Not before, so that no empty page is loaded first.
    if (!this.#frame.parentNode) this.#root.append(this.#frame);
  }

  /** The address of the frame; null where `server` is no address. */
  get #page(): URL | null {
    const server = this.getAttribute('server');
    return server === null ? null : absolute(`${server.replace(/\/$/, '')}/embed/`);
  }

  /** To the origin of the server alone: what else the frame may show gets no message. */
  #open(): void {
    const page = this.#page;
    if (page === null) return;
    this.#close();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<Report>) => {
      const { type, detail } = data;
      if (Object.hasOwn(REPORTS, type)) this.dispatchEvent(new CustomEvent(type, { detail }));
    };
    this.#port = port1;
    this.#frame.contentWindow?.postMessage(OPENING, page.origin, [port2]);
    this.#show();
  }

  #close(): void {
    this.#port?.close();
    this.#port = null;
  }

  #show(): void {
    this.#paint();
    const address = this.getAttribute('document');
    this.#port?.postMessage({
      view: this.#one('view', VIEWS),
      part: this.#part,
      theme: this.#one('theme', THEMES),
      readonly: this.hasAttribute('readonly'),
      encounter: this.getAttribute('encounter'),
      token: this.#token,
      document: address && (absolute(address)?.href ?? address),
    } satisfies Shown);
  }

  /** A frame can be seen through only where its colors are of the same scheme as those of its element. */
  #paint(): void {
    const theme: Theme = this.#one('theme', THEMES);
    this.#frame.style.colorScheme = theme === 'auto' ? 'light dark' : theme;
  }

  /** The first of them, unless the attribute says another one. */
  #one<Value extends string>(name: string, values: readonly [Value, ...Value[]]): Value {
    return values.find((value) => value === this.getAttribute(name)) ?? values[0];
  }
}

const define = (name: string, part: Part | null): void => {
  // It may be loaded twice.
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends SixbeatElement {
      constructor() {
        super(part);
      }
    },
  );
};
define('sixbeat-fight', null);
for (const part of PARTS) define(`sixbeat-${part}`, part);

/** `<sixbeat-fight>` and the elements of its parts. */
export interface SixbeatFightElement extends HTMLElement {
  /** Can be set and not be read. */
  set token(token: string | null);
  addEventListener<Type extends keyof Reports>(
    type: Type,
    listener: (event: CustomEvent<Reports[Type]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'sixbeat-fight': SixbeatFightElement;
    'sixbeat-map': SixbeatFightElement;
    'sixbeat-order': SixbeatFightElement;
    'sixbeat-hand': SixbeatFightElement;
    'sixbeat-log': SixbeatFightElement;
  }
}
