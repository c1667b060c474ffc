/** Every code of this version of the API, in `code` of a typed error or in `errors[].extensions.code`: docs/codes.md has what each means. */
export type ErrorCode =
  /** A rule forbids it: `rule` is the rule, `detail` has its figures. */
  | 'ILLEGAL_MOVE'
  /** The encounter is not at `expectedVersion`, or an edited field has changed since `seenVersion`. */
  | 'VERSION_CONFLICT'
  /** The seat rolls its dice by hand, and the command takes some. */
  | 'DICE_NEEDED'
  /** The encounter's ruleset has no such command. */
  | 'WRONG_RULESET'
  /** An argument or a field of an input makes no sense, or is beyond its bound. */
  | 'INVALID_INPUT'
  /** There is no encounter of this id, or it was deleted; or it has no such version. */
  | 'ENCOUNTER_NOT_FOUND'
  /** There is no party of this id, or it was deleted. */
  | 'PARTY_NOT_FOUND'
  /** The encounter has no such combatant that this seat may see. */
  | 'COMBATANT_NOT_FOUND'
  /** The encounter has no action of this key. */
  | 'ACTION_NOT_FOUND'
  /** The encounter has no condition of this key. */
  | 'CONDITION_NOT_FOUND'
  /** No such attack is pending: it was resolved, or never began. */
  | 'ATTACK_NOT_FOUND'
  /** The option or its decision is of another version, or is not offered to this seat. */
  | 'OPTION_NOT_FOUND'
  /** No rulebook has a rule or a ruling of this id. */
  | 'RULE_NOT_FOUND'
  /** There is no token of a seat or an account; as an error, the token or the API key is not good, has expired or was revoked. */
  | 'UNAUTHENTICATED'
  /** The seat may not do that, or it is a seat at another encounter. */
  | 'FORBIDDEN'
  /** The game master has taken the seat away. */
  | 'SEAT_REVOKED'
  /** Another account has claimed the seat. */
  | 'SEAT_CLAIMED'
  /** The link for the table gives no seat any more: it was ended, has expired, or has been used as often as it may be. */
  | 'INVITE_ENDED'
  /** Who asks has taken a combatant of this link already. */
  | 'ALREADY_JOINED'
  /** The request is sent with an API key that lacks the scope for it, or asks for what no key may do. */
  | 'SCOPE_MISSING'
  /** The key was used for another input. */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** The encounter would not fit into the storage. */
  | 'ENCOUNTER_TOO_LARGE'
  /** Pages of its document are missing. */
  | 'ENCOUNTER_INCOMPLETE'
  /** A version of the journal does not play again as it is recorded, so there is no document. */
  | 'JOURNAL_DAMAGED'
  /** The fight that is to be forecast is over. */
  | 'FIGHT_ENDED'
  /** There is only one side, or no creatures are left for proposals. */
  | 'NO_FOES'
  /** The fight cannot begin as it is set up. */
  | 'CANNOT_BEGIN'
  /** There are more combatants than a forecast can simulate. */
  | 'TOO_MANY_COMBATANTS'
  /** The encounter, or who asks for proposals, has used its slices of this minute. */
  | 'FORECAST_QUOTA_SPENT'
  /** As many forecasts wait as may. */
  | 'FORECAST_QUEUE_FULL'
  /** Another forecast of this account, or of this address, is in the queue. */
  | 'FORECAST_WAITS'
  /** A variable or an argument makes no sense where the query or mutation has no `InvalidInput`. */
  | 'BAD_USER_INPUT'
  /** The document is not GraphQL. */
  | 'GRAPHQL_PARSE_FAILED'
  /** The document asks for what the schema does not have. */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** The document does not have the operation that `operationName` names, or has several and none is named. */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** The document is named by an id or a hash that the server does not know, or no longer. */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** The text of the document has another SHA-256 than the id or the hash beside it. */
  | 'PERSISTED_QUERY_MISMATCH'
  /** The request is no request of GraphQL: a body that is not JSON, a parameter of another type, a method that is not allowed (405). */
  | 'BAD_REQUEST'
  /** The body has another `content-type` than `application/json`. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** The request accepts nothing that the server can answer at this address. */
  | 'NOT_ACCEPTABLE'
  /** The body is too large. */
  | 'REQUEST_ENTITY_TOO_LARGE'
  /** The document has too many characters. */
  | 'DOCUMENT_TOO_LONG'
  /** The document has too many tokens. */
  | 'TOO_MANY_TOKENS'
  /** The document has too many brackets within brackets. */
  | 'TOO_MUCH_NESTING'
  /** The selections of the operation are too deep. */
  | 'TOO_DEEP'
  /** The operation has too many aliases. */
  | 'TOO_MANY_ALIASES'
  /** The operation has too many directives. */
  | 'TOO_MANY_DIRECTIVES'
  /** The operation asks for too many fields of `Query` or `Mutation`. */
  | 'TOO_MANY_ROOT_FIELDS'
  /** The operation asks for one field too often in one place. */
  | 'TOO_MANY_REPEATS'
  /** The operation could cost too much: `limit` and `value` are its complexity. */
  | 'TOO_COMPLEX'
  /** The request has used its processor time: nothing was written, unless `changes` names it. */
  | 'TOO_MUCH_WORK'
  /** The answer is too large: `changes` names what a mutation has done all the same (status 200). */
  | 'ANSWER_TOO_LARGE'
  /** The request has taken too long. */
  | 'REQUEST_TIMEOUT'
  /** The seat, the account or the address has used its requests, processor time or bytes of this minute: `spent` says which. */
  | 'RATE_LIMITED'
  /** The address, the encounter, the seat or the account (`of`) has too many streams open. */
  | 'TOO_MANY_STREAMS'
  /** The database is busy or cannot be reached. Nothing was changed. */
  | 'BUSY'
  /** The database did not say whether the change was made. */
  | 'OUTCOME_UNKNOWN'
  /** The browser in which the service runs has no space left for this site. Nothing was changed. */
  | 'STORAGE_FULL'
  /** The server has failed. */
  | 'INTERNAL_SERVER_ERROR'
  /** There is no such picture, or none that belongs to something which this seat sees; or no such encounter. */
  | 'PICTURE_NOT_FOUND'
  /** The picture has more bytes than one may have. */
  | 'PICTURE_TOO_LARGE'
  /** The body is no PNG, JPEG, WebP or AVIF, whatever its `content-type` says. */
  | 'UNKNOWN_PICTURE_FORMAT'
  /** The picture is cut off or damaged, or the file is something else besides. */
  | 'UNSOUND_PICTURE'
  /** A side of the picture has more pixels than one may have. */
  | 'TOO_MANY_PIXELS'
  /** The `name` in the address is too long, or has characters that no line may have. */
  | 'BAD_PICTURE_NAME'
  /** The encounter has as many pictures as it may. */
  | 'TOO_MANY_PICTURES'
  /** With this picture those of the encounter would have more bytes than they may have together. */
  | 'PICTURES_TOO_LARGE'
  /** Others have sent or deleted pictures of the encounter all the while. */
  | 'PICTURES_CHANGED'
  /** The address of pictures does not take this method; `allow` names those that it takes. */
  | 'METHOD_NOT_ALLOWED'
  /** The server has no storage for pictures. */
  | 'NO_PICTURES'
