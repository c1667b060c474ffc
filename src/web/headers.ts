/**
 * What every file of the playground is sent with, from whichever server.
 * No imports, so that infra/ can send the same.
 */

/** What a page needs to sign people in at the issuer of accounts. All of it is public. */
export interface SignInOffer {
  /** Its address, with `/.well-known/openid-configuration` beneath it. */
  readonly issuer: string;
  /** By which the issuer knows the page. */
  readonly clientId: string;
  /** What tokens must be meant for, so that the API accepts them. */
  readonly audience: string;
  /** Whether only accounts may open fights. */
  readonly isNeeded: boolean;
}

/** A file beside the page: the {@link SignInOffer} as JSON, or null where no one can sign in. */
export const SIGN_IN_PATH = '/sign-in.json';

/**
 * No host but our own and that of the issuer of accounts, for anything but pictures: a game master gives combatants some from anywhere, by
 * https, or sends some to the service, which a page reads with its token and shows as blob: URLs. The
 * editor writes its styles into the page and carries its fonts and icons as data: URLs; it needs neither
 * inline scripts nor eval.
 *
 * The policy goes with every file: a worker obeys the header of its own script, not the page's.
 */
export const contentSecurityPolicy = (offer: Pick<SignInOffer, 'issuer'> | null): string =>
  policyOf({ reaches: offer ? [new URL(offer.issuer).origin] : [], framedBy: [] });

/** The folder whose page shows a fight within pages of other sites. */
export const EMBED_PATH = '/embed';

/** Whether it names a site, and nothing more: scheme, host and port. */
export const isWebOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/**
 * Of the files in that folder: the same, but that these origins may frame them. No one signs in there.
 *
 * @param origins `*` for any; without one no page may
 */
export const embedPolicy = (origins: readonly string[]): string =>
  policyOf({ reaches: [], framedBy: origins });

/**
 * Of that page where it belongs to no server, and so has neither a seat nor anything else to give away: it reads fights
 * that lie on any host.
 */
export const readerPolicy = (): string =>
  policyOf({ reaches: ['https:', 'http:'], framedBy: ['*'] });

interface Policy {
  /** What it may ask besides what it comes from. */
  readonly reaches: readonly string[];
  /** Whose pages may frame it. */
  readonly framedBy: readonly string[];
}

const policyOf = ({ reaches, framedBy }: Policy): string =>
  [
    "default-src 'self'",
    ...(reaches.length > 0 ? [["connect-src 'self'", ...reaches].join(' ')] : []),
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' blob: data: https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ['frame-ancestors', ...(framedBy.length > 0 ? framedBy : ["'none'"])].join(' '),
  ].join('; ');

export const referrerPolicy = 'no-referrer';

/** Vite puts a hash of the content into the name of everything in assets/. */
export const HASHED = '/assets/';
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'no-cache',
} as const;

/** What the name of a file ends in besides that holds the same, compressed with brotli when it was built. */
export const PRECOMPRESSED = '.br';
