/** The page around this one: what it asks to be shown, and what it is told. */
import { OPENING, PARTS, type Report, type Shown, THEMES, VIEWS } from '../../embed/messages.ts';

/** Letters of an id, a token or an address, of which none is near as long. */
const MAX_TEXT = 4096;

export interface Host {
  /** Tells the page around this one, and no other. */
  readonly report: (report: Report) => void;
}

/**
 * Waits until the page around this one opens the conversation. Who that is the browser says: the sender of the message
 * must be the window around this one, from an origin that has a name, and it is the first alone that is heard. From then on
 * all goes through its port, to which no other window has access.
 *
 * @param show is given what it asks to be shown, as often as it asks
 */
export function meetHost(show: (shown: Shown, host: Host) => void): void {
  const hear = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>): void => {
    const isAround = source === parent && parent !== window;
    if (!isAround || origin === 'null' || data !== OPENING || !port) return;
    removeEventListener('message', hear);
    const host: Host = {
      report: (report) => {
        port.postMessage(report);
      },
    };
    port.onmessage = ({ data: asked }: MessageEvent<unknown>) => {
      const shown = shownIn(asked);
      if (shown) show(shown, host);
    };
  };
  addEventListener('message', hear);
}

/** Null for what is none: it comes from another site. */
export function shownIn(data: unknown): Shown | null {
  if (typeof data !== 'object' || data === null) return null;
  const { view, part, theme, readonly, encounter, token, document } = data as Partial<
    Record<keyof Shown, unknown>
  >;
  const isShown =
    VIEWS.some((one) => one === view) &&
    (part === null || PARTS.some((one) => one === part)) &&
    THEMES.some((one) => one === theme) &&
    typeof readonly === 'boolean' &&
    [encounter, token, document].every(isText);
  return isShown ? ({ view, part, theme, readonly, encounter, token, document } as Shown) : null;
}

const isText = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.length <= MAX_TEXT);
