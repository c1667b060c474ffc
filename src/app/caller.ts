/** Whom a request comes from, as far as its token proves. */
export type Caller =
  | { readonly kind: 'SEAT'; readonly encounterId: string; readonly seatId: string }
  /** Someone known to the issuer of accounts; they may create encounters. */
  | { readonly kind: 'ACCOUNT'; readonly subject: string }
  | { readonly kind: 'NOBODY' };
