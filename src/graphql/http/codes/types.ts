/** The codes of the types that stand in place of an answer. Most leave no trace in the status, which is 200. */
import type { Code } from './code.ts';

export const ofTypes = {
  ILLEGAL_MOVE: {
    type: 'IllegalMove',
    when: 'A rule forbids it: `rule` is the rule, `detail` has its figures.',
    cure: 'Show the message, read `awaiting` again, and offer its options.',
  },
  VERSION_CONFLICT: {
    type: 'VersionConflict',
    when: 'The encounter is not at `expectedVersion`, or an edited field has changed since `seenVersion`.',
    cure: 'Read the encounter, show what was missed, and ask the player again.',
  },
  DICE_NEEDED: {
    type: 'DiceNeeded',
    when: 'The seat rolls its dice by hand, and the command takes some.',
    cure: 'Roll `rolls`, and send the same command with the faces as `declared`.',
  },
  WRONG_RULESET: {
    type: 'WrongRuleset',
    when: "The encounter's ruleset has no such command.",
    cure: 'Use one of the mutations in `available`.',
  },
  INVALID_INPUT: {
    type: 'InvalidInput',
    when: 'An argument or a field of an input makes no sense, or is beyond its bound.',
    cure: 'Mark the fields that `fields` names.',
  },
  ENCOUNTER_NOT_FOUND: {
    type: 'NotFound',
    when: 'There is no encounter of this id, or it was deleted; or it has no such version.',
    cure: 'Check the id and the version; remove the encounter from your list.',
  },
  PARTY_NOT_FOUND: {
    type: 'NotFound',
    when: 'There is no party of this id, or it was deleted.',
    cure: 'Check the id; remove the party from your list.',
  },
  COMBATANT_NOT_FOUND: {
    type: 'NotFound',
    when: 'The encounter has no such combatant that this seat may see.',
    cure: 'Read `combatants` again.',
  },
  ACTION_NOT_FOUND: {
    type: 'NotFound',
    when: 'The encounter has no action of this key.',
    cure: 'Read `actions` again, or define it with `defineActions`.',
  },
  CONDITION_NOT_FOUND: {
    type: 'NotFound',
    when: 'The encounter has no condition of this key.',
    cure: 'Read `conditions` again, or define it with `defineActions`.',
  },
  ATTACK_NOT_FOUND: {
    type: 'NotFound',
    when: 'No such attack is pending: it was resolved, or never began.',
    cure: 'Read `attacks` again.',
  },
  OPTION_NOT_FOUND: {
    type: 'NotFound',
    when: 'The option or its decision is of another version, or is not offered to this seat.',
    cure: 'Read `awaiting` again, and take one of its options.',
  },
  RULE_NOT_FOUND: {
    type: 'NotFound',
    when: 'No rulebook has a rule or a ruling of this id.',
    cure: 'Read `rules` or `rulings` for the ids.',
  },
  UNAUTHENTICATED: {
    type: 'Forbidden',
    http: { status: 401 },
    when: 'There is no token of a seat or an account; as an error, the token or the API key is not good, has expired or was revoked.',
    cure: 'Send `authorization: Bearer <token>`; ask the game master for a new token.',
  },
  FORBIDDEN: {
    type: 'Forbidden',
    when: 'The seat may not do that, or it is a seat at another encounter.',
    cure: 'Offer it to the seat that may.',
  },
  SEAT_REVOKED: {
    type: 'Forbidden',
    when: 'The game master has taken the seat away.',
    cure: 'Remove the token; ask the game master for a new seat.',
  },
  SEAT_CLAIMED: {
    type: 'Forbidden',
    when: 'Another account has claimed the seat.',
    cure: 'Sign in with that account, or ask the game master for a seat of your own.',
  },
  INVITE_ENDED: {
    type: 'Forbidden',
    when: 'The link for the table gives no seat any more: it was ended, has expired, or has been used as often as it may be.',
    cure: 'Ask the game master for a new link.',
  },
  ALREADY_JOINED: {
    type: 'Forbidden',
    when: 'Who asks has taken a combatant of this link already.',
    cure: 'Open the encounter with the seat that there is.',
  },
  SCOPE_MISSING: {
    type: 'Forbidden',
    when: 'The request is sent with an API key that lacks the scope for it, or asks for what no key may do.',
    cure: 'Make a key with that scope, or send the token of the account.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    type: 'IdempotencyKeyReused',
    when: 'The key was used for another input.',
    cure: 'Make a new key for each input.',
  },
  ENCOUNTER_TOO_LARGE: {
    type: 'EncounterTooLarge',
    when: 'The encounter would not fit into the storage.',
    cure: 'Remove combatants or definitions.',
  },
  ENCOUNTER_INCOMPLETE: {
    type: 'EncounterIncomplete',
    when: 'Pages of its document are missing.',
    cure: 'Send them with `importPage`, from `after` on, or delete the encounter.',
  },
  JOURNAL_DAMAGED: {
    type: 'JournalDamaged',
    when: 'A version of the journal does not play again as it is recorded, so there is no document.',
    cure: 'Read `verifyDice` for the place, and tell the operator.',
  },
  FIGHT_ENDED: {
    type: 'ForecastImpossible',
    when: 'The fight that is to be forecast is over.',
    cure: 'Offer no forecast.',
  },
  NO_FOES: {
    type: 'ForecastImpossible',
    when: 'There is only one side, or no creatures are left for proposals.',
    cure: 'Add combatants of another side, or allow more creatures.',
  },
  CANNOT_BEGIN: {
    type: 'ForecastImpossible',
    when: 'The fight cannot begin as it is set up.',
    cure: 'Show the message: it says what is missing.',
  },
  TOO_MANY_COMBATANTS: {
    type: 'ForecastImpossible',
    when: 'There are more combatants than a forecast can simulate.',
    cure: 'Remove some, or do without a forecast.',
  },
  FORECAST_QUOTA_SPENT: {
    type: 'ForecastQuotaSpent',
    when: 'The encounter, or who asks for proposals, has used its slices of this minute.',
    cure: 'Ask again after `retryAfter` seconds.',
  },
  FORECAST_QUEUE_FULL: {
    type: 'ForecastQuotaSpent',
    when: 'As many forecasts wait as may.',
    cure: 'Ask again after `retryAfter` seconds.',
  },
  FORECAST_WAITS: {
    type: 'ForecastQuotaSpent',
    when: 'Another forecast of this account, or of this address, is in the queue.',
    cure: 'Wait for its answer.',
  },
} as const satisfies Readonly<Record<string, Code & { readonly type: string }>>;
