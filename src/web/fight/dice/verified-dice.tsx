import type { Verified } from './verify.ts';

/** The result, in words. */
export const VerifiedDice = ({ verified }: { readonly verified: Verified }) => (
  <p role="status">{wordsFor(verified)}</p>
);

function wordsFor(verified: Verified): string {
  switch (verified.state) {
    case 'UNKNOWN':
      return '';
    case 'ASKING':
      return 'Playing everything again …';
    case 'WRONG':
      return `Not verified. ${verified.message}`;
    case 'RIGHT': {
      const { entries, onTrust, folded, unjudged, rolls } = verified;
      const dice = rolls?.reduce((sum, { faces }) => sum + faces.length, 0);
      return [
        entries === 1
          ? 'Verified ✓ It came out as it is recorded'
          : `Verified ✓ ${entries} entries of the journal came out as they are recorded`,
        dice === undefined ? '.' : `, with ${dice} dice.`,
        onTrust > 0 &&
          ` The dice of ${onTrust} were rolled at another server, and are not checked.`,
        folded > 0 &&
          ` ${folded} of older rules were checked by their events and dice, and not judged again.`,
        unjudged > 0 && ` ${unjudged} of them were imported.`,
      ]
        .filter(Boolean)
        .join('');
    }
  }
}
