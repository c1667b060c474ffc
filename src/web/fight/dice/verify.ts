/** Whether dice fell as the seed gives them: the server plays what is asked about once more, and compares. */
import type { VerifyDiceQuery, VerifyDiceQueryVariables } from '../../../client/index.ts';
import { VerifyDiceDocument } from '../../api/generated/whole.ts';
import type { Granted } from '../../api/granted.ts';
import { messageOf } from '../../api/command.ts';
import type { Seeing } from '../state/seeing.ts';

type Page = NonNullable<Granted<VerifyDiceQuery>['verifyDice']>;
export type Roll = NonNullable<Page['rolls']>[number];

export type Verified =
  | { readonly state: 'UNKNOWN' | 'ASKING' }
  | {
      readonly state: 'RIGHT';
      readonly entries: number;
      /** Those whose dice are taken as they were recorded elsewhere. */
      readonly onTrust: number;
      /** Those that an older edition of the rules has made: their events were folded, not judged again. */
      readonly folded: number;
      /** Those that were imported without being judged here. */
      readonly unjudged: number;
      /** Null until the fight has ended. */
      readonly rolls: readonly Roll[] | null;
    }
  | { readonly state: 'WRONG'; readonly message: string };

const PAGE = 500;

/** Of the versions after `after`. @param only so many of them; all if left out */
export async function verify(
  seeing: Pick<Seeing, 'ask'>,
  encounterId: string,
  { after = 0, only }: { readonly after?: number; readonly only?: number } = {},
): Promise<Verified> {
  const pages: Page[] = [];
  try {
    for (let from: number | null = after; from !== null;) {
      const page: Page = await pageOf(seeing, {
        encounterId,
        afterVersion: from,
        first: only ?? PAGE,
      });
      if (!page.verified || !page.commitmentMatches) {
        const { version, message } = page.firstDifference ?? { version: null, message: '' };
        return { state: 'WRONG', message: `Version ${version ?? '?'}: ${message}` };
      }
      pages.push(page);
      from = only === undefined ? page.next : null;
    }
  } catch (error) {
    return { state: 'WRONG', message: messageOf(error) };
  }
  const sum = (of: (page: Page) => number): number => pages.reduce((n, page) => n + of(page), 0);
  return {
    state: 'RIGHT',
    entries: sum(({ entries }) => entries),
    onTrust: sum(({ onTrust }) => onTrust),
    folded: sum(foldedIn),
    unjudged: sum(({ unjudged }) => unjudged),
    rolls: pages.some(({ rolls }) => rolls === null)
      ? null
      : pages.flatMap(({ rolls }) => rolls ?? []),
  };
}

const foldedIn = ({ editions }: Page): number =>
  editions.reduce((sum, { entries, check }) => sum + (check === 'FOLDED' ? entries : 0), 0);

async function pageOf(seeing: Pick<Seeing, 'ask'>, asked: VerifyDiceQueryVariables): Promise<Page> {
  const { verifyDice } = await seeing.ask(VerifyDiceDocument, asked);
  if (!verifyDice) throw new Error('There is no such fight.');
  return verifyDice;
}
