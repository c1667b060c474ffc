/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
/** The link, whom to take, and who takes them. */
export type AcceptInviteInput = {
  /** Whom to take: one of those who are free. */
  combatantId: string;
  /** Sent again with it, the same input is answered as the first time and done once: with the token of the same seat. So choose it at random, 16 to 100 characters, and keep it to yourself. */
  idempotencyKey?: string | null | undefined;
  /** Who sits there, for people: 1 to 60 characters. */
  name: string;
  /** The token of the link. */
  token: string;
};

/** What is new of an encounter of an account. */
export type AccountChange =
  /** `awaitsMe`: it waits for the account, or no longer. */
  | 'DUE'
  /** `phase`: it has begun, or ended. */
  | 'PHASE'
  /** The account has a seat there, or another one than before. */
  | 'SEAT';

/** Why a stream of an account ends by itself. */
export type AccountStreamEndReason =
  /** It has lasted as long as it may, or the server stops. Subscribe again, after `retryAfter`, and read the list anew. */
  | 'TIME'
  /** The token of the account has expired: get another. */
  | 'TOKEN_EXPIRED';

/** What an action takes of a round, dearest first. */
export type ActionKind =
  /** Takes nothing. */
  | 'FREE'
  /** Most of the round. */
  | 'FULL'
  /** Takes one segment to initiate. */
  | 'MOVE'
  /** A movement action: one a turn, on one's own turn (VIG-34). */
  | 'MOVEMENT'
  /** A quick action: one a round, at any time (VIG-45). */
  | 'QUICK'
  /** A regular action: one a turn, on one's own turn (VIG-32). */
  | 'REGULAR'
  /** Takes one segment to initiate. */
  | 'STANDARD'
  /** Takes one segment to initiate; two a round. */
  | 'SWIFT';

/** What `addCombatants` takes. */
export type AddCombatantsInput = {
  /** Who joins with a sheet of their own. */
  combatants?: Array<CombatantInput> | null | undefined;
  /** Who joins from the `bestiary`. Actions and conditions that they need are added to the catalogue; what it has under the same key stays. */
  creatures?: Array<CreatureInput> | null | undefined;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** True for those who stay hidden, unknown to the table and no part of the fight, until `revealCombatants`. */
  hidden?: boolean | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Who joins from a party, each as they are there (T-10), after all others. After the fight `writeBackParty` takes over what has become of them. */
  party?: JoiningPartyInput | null | undefined;
};

/** What `addMembers` takes. */
export type AddMembersInput = {
  /** Who joins with a sheet of their own. */
  combatants?: Array<CombatantInput> | null | undefined;
  /** Who joins from the `bestiary`. Actions and conditions that they need are added to the catalogue; what it has under the same key stays. */
  creatures?: Array<CreatureInput> | null | undefined;
  /** Refuse with VersionConflict unless the party is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The party. */
  partyId: string;
};

/** What `adjudicate` takes. */
export type AdjudicateInput = {
  /** The combatant that it affects. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Conditions that it gets, after those that end. */
  inflict?: Array<InflictionInput> | null | undefined;
  /** Keys of conditions that it has and that end. */
  lift?: Array<string> | null | undefined;
  /** Where it is from now on: a free hex. */
  position?: HexInput | null | undefined;
  /** Its place in the order of the fight, 1 for the first. */
  rank?: number | null | undefined;
  /** Why, 1 to 500 characters, for all to read. */
  reason: string;
  /** The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than 1000 versions ago. */
  seenVersion?: number | null | undefined;
  /** The values to set on its sheet. */
  stats?: StatsInput | null | undefined;
};

/** What `advanceSegment` takes. */
export type AdvanceSegmentInput = {
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** End the turns that are still open instead of refusing. */
  passOpenTurns?: boolean | null | undefined;
};

/** Who may ask the server what it would do? */
export type Advice =
  /** All players of combatants, and the GM. */
  | 'ALL_SEATS'
  /** The GM alone. */
  | 'GM';

/** What `amplifyCheck` takes. */
export type AmplifyCheckInput = {
  /** Who rolls. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Focus to pay, 0 to 10. */
  focus?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Vigor to pay, 0 to 10. */
  vigor?: number | null | undefined;
};

/** What is paid for checks without asking. */
export type AmplifyOrder =
  /** The question is asked each time. */
  | 'ASK'
  /** Nothing. */
  | 'NEVER';

/** What `answerAid` takes. */
export type AnswerAidInput = {
  /** Whether it is accepted. */
  accepts: boolean;
  /** Who is helped. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** What `answerOffer` takes. */
export type AnswerOfferInput = {
  /** False to refuse; true if left out. */
  accepts?: boolean | null | undefined;
  /** The aid: the subject of the decision. */
  aidId: string;
  /** For whom it is. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** What an API key may do. A later version may have more. */
export type ApiKeyScope =
  /** Open encounters, and import them; with `ENCOUNTERS_PLAY` copy them, too. */
  | 'ENCOUNTERS_CREATE'
  /** All that its seats may do, at the encounters that it has opened or where it has claimed a seat. */
  | 'ENCOUNTERS_PLAY'
  /** Issue and revoke seats and links there. Without it every answer has an empty text in the place of a token. */
  | 'SEATS_ISSUE'
  /** Make, change, list and delete webhooks there, where it has the seat of a GM. */
  | 'WEBHOOKS';

/** What an attack that has arrived waits for. */
export type AttackStage =
  /** The defender's turn, on which it is resolved (SEG-42). */
  | 'DEFERRED'
  /** A combatant must say which grants for one roll it uses (SEG-81). */
  | 'GRANT'
  /** Its attacker must spend the points of the maneuver (SEG-100). */
  | 'MANEUVER'
  /** The other attacks made at the same time (SEC-51). */
  | 'MET'
  /** Its attacker must say where its target goes (SEG-113). */
  | 'REPOSITION'
  /** What is chosen before its dice fall (VIG-56). */
  | 'RESOLVING'
  /** Others may answer it (VIG-45). */
  | 'WAITING'
  /** The target must choose a defense. */
  | 'WINDOW';

/** A picture under the hexes. A hex width is the distance between the centers of neighbors, 5 ft; hexes stand on a corner. */
export type BackgroundInput = {
  /** Its hash, as `PUT /fights/<id>/pictures` answers it. */
  picture: string;
  /** How many hex widths it is wide. Its height follows from its proportions. */
  width: number;
  /** How many hex widths to the east of the center of the hex (0, 0) its left edge lies; negative to the west. */
  x: number;
  /** How many hex widths to the south of the center of the hex (0, 0) its upper edge lies; negative to the north. */
  y: number;
};

/** What some movements need in a hex. */
export type BattlefieldFeatureInput = {
  /** The hex. */
  hex: HexInput;
  /** What it is there for. */
  kind: FeatureKind;
  /** Its name, e.g. `Ladder`; 1 to 80 characters. */
  name: string;
};

/** The version to copy from. */
export type BranchEncounterInput = {
  /** The version to begin with; the newest if left out. */
  atVersion?: number | null | undefined;
  /** The encounter to part from; it stays as it is. */
  encounterId: string;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** For people, at most 120 characters; the same if left out. */
  name?: string | null | undefined;
};

/** A sheet, and what it needs. */
export type CheckSheetInput = {
  /** What the sheets need of their own, as `defineActions` takes it. */
  definitions?: DefinitionsInput | null | undefined;
  /** The system that it is of. */
  ruleset: Ruleset;
  /** How the table reads the rules; what is left out is as decided. */
  settings?: Array<SettingInput> | null | undefined;
  /** The sheet, as `addCombatants` takes it; the definitions alone are checked if left out. */
  sheet?: SheetInput | null | undefined;
};

/** What is chosen from. */
export type ChoiceKind =
  /** Combatants: one of `combatantIds`. */
  | 'COMBATANT'
  /** Data in the form of the field's input type. */
  | 'DATA'
  /** Hexes: one of those of `area`. */
  | 'HEX'
  /** Names: one of `keys`. */
  | 'KEY'
  /** A whole number of your own, from `minimum` to `maximum`. */
  | 'NUMBER'
  /** Words of your own. */
  | 'TEXT';

/** What `chooseTarget` takes. */
export type ChooseTargetInput = {
  /** Whose action it is. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** The attacks to come: the subject of the decision. */
  followUpId: string;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Which hex to attack instead, because no combatant in it can be seen (SEG-49), or where an area goes (SEG-62). */
  targetHexes?: Array<HexInput> | null | undefined;
  /** Whom to attack. */
  targetIds?: Array<string> | null | undefined;
};

/** An attack to ask odds of; the fields are those of `chooseTarget`. */
export type ChooseTargetOddsInput = {
  /** Whose action it is. */
  combatantId: string;
  /** The attacks to come: the subject of the decision. */
  followUpId: string;
  /** Which hex to attack instead, because no combatant in it can be seen (SEG-49), or where an area goes (SEG-62). */
  targetHexes?: Array<HexInput> | null | undefined;
  /** Whom to attack. */
  targetIds?: Array<string> | null | undefined;
};

/** The token of the seat to claim. */
export type ClaimSeatInput = {
  /** The encounter. */
  encounterId: string;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The token of a seat at it. It stays good. */
  token: string;
};

/** Someone to join the encounter. */
export type CombatantInput = {
  /** As `#rrggbb`; for all who see it. */
  color?: string | null | undefined;
  /** What another system calls it, at most 100 characters; for all who see it. */
  externalId?: string | null | undefined;
  /** The address of a picture, http or https, at most 1,000 characters, which is never fetched; for all who see it. */
  image?: string | null | undefined;
  /** An object of whatever a frontend likes, at most 1,000 characters and 10 levels as JSON; for the GM, and of a combatant for its player. */
  metadata?: unknown;
  /** The name to show. */
  name: string;
  /** The hash of a picture of this encounter, as `PUT /fights/<id>/pictures` answers it; for all who see it. Empty takes away the one that it has. */
  picture?: string | null | undefined;
  /** A free hex. */
  position: HexInput;
  /** Everything else. */
  sheet: SheetInput;
  /** Combatants of different sides are hostile. */
  side: string;
};

/** Whether a combatant can and will fight. */
export type CombatantStatus =
  /** Unable to fight. */
  | 'DOWN'
  /** Able and willing. */
  | 'STANDING'
  /** Has willingly stopped fighting. */
  | 'YIELDED';

/** What `completeAction` takes. */
export type CompleteActionInput = {
  /** Whose action it is. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Whom: one for each attack, in order. */
  targetIds?: Array<string> | null | undefined;
  /** The center of an area. */
  to?: HexInput | null | undefined;
};

/** An attack to ask odds of; the fields are those of `completeAction`. */
export type CompleteActionOddsInput = {
  /** Whose action it is. */
  combatantId: string;
  /** Whom: one for each attack, in order. */
  targetIds?: Array<string> | null | undefined;
  /** The center of an area. */
  to?: HexInput | null | undefined;
};

/** How well the computer plays a combatant. */
export type ComputerLevel =
  /** Any legal choice. */
  | 'RANDOM'
  /** What looks best one step ahead: chances, damage, cover, where it would stand. */
  | 'SENSIBLE'
  /** The sensible choice that comes off best when it is played on from each, many times, or that keeps clear of what is about to strike where playing on tells nothing. */
  | 'STRONG';

/** In what personality the computer plays. */
export type ComputerPersonalityInput = {
  /** Whom it attacks rather than others; null for no one. */
  hatesId?: string | null | undefined;
  /** Whom it stays near, and whose attackers it attacks first; null for no one. */
  protectsId?: string | null | undefined;
  /** What it rather risks; `STEADY` if left out. */
  style?: ComputerStyle | null | undefined;
};

/** What the computer rather risks. */
export type ComputerStyle =
  /** To attack, whatever comes back; it never flees. */
  | 'BOLD'
  /** To stay unhurt: in cover and at a distance; it flees early. */
  | 'CAREFUL'
  /** Neither more nor less than the chances say. */
  | 'STEADY';

/** A hex of smoke, fog or the like. */
export type ConcealingInput = {
  /** The hex. */
  hex: HexInput;
  /** Levels of concealment, 1 to 3. */
  levels: number;
};

/** What `concludeFight` takes. */
export type ConcludeFightInput = {
  /** Whether it ends. */
  choice: Conclusion;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** What the GM says when no enemies are left. */
export type Conclusion =
  /** The encounter ends. */
  | 'END'
  /** It goes on, and the question comes back in the next round. */
  | 'GO_ON';

/** What `continueAction` takes. */
export type ContinueActionInput = {
  /** The key of what has paused; what was carried over if left out. */
  action?: string | null | undefined;
  /** Whose turn it is. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** What takes no time and is done after one of its seconds, once that has had its effects; nothing if left out (SEC-31). */
  freeActions?: Array<SecondsFreeActionInput> | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Seconds to spend on it before deciding again, of a way (SEC-56) or what need not be consecutive; as many as it takes if left out (SEC-12). */
  seconds?: number | null | undefined;
};

/** What `continueBinding` takes. */
export type ContinueBindingInput = {
  /** Who goes on binding. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** What an option uses up. */
export type CostResource =
  /** A block of the turn (SEC-42). */
  | 'BLOCK'
  /** A point of damage, taken where no vigor is left (VIG-18). */
  | 'DAMAGE'
  /** A dodge of the turn (SEC-42). */
  | 'DODGE'
  /** A point of focus (VIG-17). */
  | 'FOCUS'
  /** The Full action of the round (SEG-21). */
  | 'FULL'
  /** A point of a maneuver that has succeeded (SEG-100). */
  | 'MANEUVER_POINT'
  /** A Move of the round (SEG-21). */
  | 'MOVE'
  /** A movement action (VIG-30). */
  | 'MOVEMENT'
  /** A parry of the turn (SEC-42). */
  | 'PARRY'
  /** A quick action (VIG-30). */
  | 'QUICK'
  /** A regular action (VIG-30). */
  | 'REGULAR'
  /** A second of the turn (SEC-07). */
  | 'SECOND'
  /** The Standard action of the round (SEG-21). */
  | 'STANDARD'
  /** A point of stress, taken where no focus is left (VIG-18). */
  | 'STRESS'
  /** A Swift of the round (SEG-21). */
  | 'SWIFT'
  /** A point of vigor (VIG-17). */
  | 'VIGOR';

/** How the hexes of a course belong together. */
export type CourseShape =
  /** Hexes that are filled. */
  | 'AREA'
  /** A way: each hex touches the one before it. */
  | 'PATH';

/** What the key is called, what it may do, and how long. */
export type CreateApiKeyInput = {
  /** How long it lasts, 1 to 366 days. */
  days?: number;
  /** What to call it, 1 to 60 characters. Game masters read it in the journal. */
  name: string;
  /** A key of `me.apiKeys`: the new one has its encounters and seats as well. Both are good until the first is revoked. */
  replaces?: string | null | undefined;
  /** What it may do, each once. */
  scopes: Array<ApiKeyScope>;
};

/** A new encounter. */
export type CreateEncounterInput = {
  /** The picture under the hexes; none if left out. No rule reads it. */
  background?: BackgroundInput | null | undefined;
  /** As `#rrggbb`; for all who see it. */
  color?: string | null | undefined;
  /** Hexes that hide what is behind them. */
  concealing?: Array<ConcealingInput> | null | undefined;
  /** Content packs to begin with, e.g. `SAMPLE`: their actions and conditions. */
  content?: Array<string> | null | undefined;
  /** Hexes of complete darkness. */
  dark?: Array<HexInput> | null | undefined;
  /** What another system calls it, at most 100 characters; for all who see it. */
  externalId?: string | null | undefined;
  /** What some movements need, each kind in a hex once. */
  features?: Array<BattlefieldFeatureInput> | null | undefined;
  /** With FLOW: only these parts go on by themselves; all of them if left out. */
  flowParts?: Array<FlowPart> | null | undefined;
  /** Sent again with it, the same input is answered as the first time and done once: with the token of the same seat. So choose it at random, 16 to 100 characters, and keep it to yourself. */
  idempotencyKey?: string | null | undefined;
  /** The address of a picture, http or https, at most 1,000 characters, which is never fetched; for all who see it. */
  image?: string | null | undefined;
  /** Names of places and other text on hexes; none if left out. No rule reads it. */
  labels?: Array<LabelInput> | null | undefined;
  /** An object of whatever a frontend likes, at most 1,000 characters and 10 levels as JSON; for the GM, and of a combatant for its player. */
  metadata?: unknown;
  /** For people, at most 120 characters. */
  name: string;
  /** Impassable hexes. */
  obstacles?: Array<HexInput> | null | undefined;
  /** Whether what decides nothing goes on by itself; `setPace` changes it. */
  pace?: Pace;
  /** The system to play it by. */
  ruleset: Ruleset;
  /** How the table reads the rules; what is left out is as decided. */
  settings?: Array<SettingInput> | null | undefined;
  /** Walls, doors and windows on the edges between hexes, one on an edge. */
  walls?: Array<WallInput> | null | undefined;
  /** Hexes of water, in which one can swim where a ruleset has that; it bars no way. */
  water?: Array<HexInput> | null | undefined;
};

/** Whom the link gives, how often, and how long. */
export type CreateInviteInput = {
  /** Whom it gives, each once, in the order to show. Those whom a player has, and those who are hidden, can be taken once that has changed. */
  combatantIds: Array<string>;
  /** How long it lasts, 1 to 366 days. */
  days?: number;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** How many seats it gives, 1 to 100; as many as there are combatants to take if left out. */
  uses?: number | null | undefined;
};

/** A new party, without members. */
export type CreatePartyInput = {
  /** Content packs whose actions its members may use, e.g. `SAMPLE`. */
  content?: Array<string> | null | undefined;
  /** Sent again with it, the same input is answered as the first time and done once: with the token of the same seat. So choose it at random, 16 to 100 characters, and keep it to yourself. */
  idempotencyKey?: string | null | undefined;
  /** For people, at most 120 characters. */
  name: string;
  /** The system of its members. */
  ruleset: Ruleset;
};

/** Where to send what. */
export type CreateWebhookInput = {
  /** The encounter. */
  encounterId: string;
  /** Of what it is told, each once. */
  events: Array<WebhookEvent>;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Where to send messages: an address with https://, at most 500 characters. It must lead to the public internet. */
  url: string;
};

/** A kind of creature that may take part. */
export type CreatureChoiceInput = {
  /** How many of it there are at least. */
  atLeast?: number;
  /** How many of it there are at most. */
  atMost?: number;
  /** The key of a creature of the `bestiary`. */
  creature: string;
};

/** A ready-made combatant to join the encounter, with all that it needs. */
export type CreatureInput = {
  /** As `#rrggbb`; for all who see it. */
  color?: string | null | undefined;
  /** The key of a creature of the `bestiary`. */
  creature: string;
  /** What another system calls it, at most 100 characters; for all who see it. */
  externalId?: string | null | undefined;
  /** How much it can bear, against what its sheet says: 0.8 for a weak one, 1.5 for a tough one; 1 if left out. */
  health?: number | null | undefined;
  /** The address of a picture, http or https, at most 1,000 characters, which is never fetched; for all who see it. */
  image?: string | null | undefined;
  /** An object of whatever a frontend likes, at most 1,000 characters and 10 levels as JSON; for the GM, and of a combatant for its player. */
  metadata?: unknown;
  /** For people; its own name if left out. */
  name?: string | null | undefined;
  /** The hash of a picture of this encounter, as `PUT /fights/<id>/pictures` answers it; for all who see it. Empty takes away the one that it has. */
  picture?: string | null | undefined;
  /** A free hex. */
  position: HexInput;
  /** Combatants of different sides are hostile. */
  side: string;
};

/** What is decided. */
export type DecisionKind =
  /** Whether the next segment begins (SEG-09). */
  | 'ADVANCE'
  /** What to pay for a check (VIG-13). */
  | 'AMPLIFY'
  /** Whether something is caught (SEC-55). */
  | 'CATCH'
  /** A check, an hour of binding, or a rest. */
  | 'CHECK'
  /** Whether a fight is over in which no enemies are left. */
  | 'CONCLUSION'
  /** Whether to accept help (VIG-05). */
  | 'CONSENT'
  /** How an attack is met. */
  | 'DEFENSE'
  /** Whether a delayed turn is taken now (SEC-24). */
  | 'DELAYED_TURN'
  /** Which grants for one roll are used (SEG-81). */
  | 'GRANT'
  /** What a combatant may do unasked while a turn goes on (VIG-33, 51). */
  | 'INTERJECTION'
  /** What the points of a maneuver are spent on (SEG-100). */
  | 'MANEUVER'
  /** Whether a combatant takes what is done for it (SEG-114). */
  | 'OFFER'
  /** The one action before the first round (SEG-19). */
  | 'OPENING'
  /** What a combatant answers without being asked. */
  | 'ORDERS'
  /** Whether to answer what is on top of the stack (VIG-47). */
  | 'PRIORITY'
  /** Whether a readied action is used now (SEG-27). */
  | 'RELEASE'
  /** Where the target of a hit goes (SEG-113). */
  | 'REPOSITION'
  /** Whether a day is spent resting (SEC-54). */
  | 'REST'
  /** How dice fell that are rolled by hand. */
  | 'ROLL_DICE'
  /** How the fight begins. */
  | 'SETUP'
  /** What the GM changes. */
  | 'TABLE'
  /** With SEGMENTS: what the next attack of an action is aimed at (SEG-26). With SECONDS: what a completed action is aimed at (SEC-15). */
  | 'TARGET'
  /** A tie of vigilance (VIG-28). */
  | 'TIE'
  /** What a combatant does on its turn. */
  | 'TURN'
  /** Whether a combatant stops fighting, or fights on. */
  | 'YIELD';

/** In the terms of the encounter's ruleset: exactly one of these. */
export type DeclareActionDetailsInput =
  {   /** In an encounter of SECONDS. */
  seconds: SecondsDeclareActionInput; segments?: never; vigilance?: never; }
  |  { seconds?: never;   /** In an encounter of SEGMENTS. */
  segments: SegmentsDeclareActionInput; vigilance?: never; }
  |  { seconds?: never; segments?: never;   /** In an encounter of VIGILANCE. */
  vigilance: VigilanceDeclareActionInput; };

/** What `declareAction` takes. */
export type DeclareActionInput = {
  /** The key of the action, e.g. `unarmed-strike`. */
  action: string;
  /** Who acts. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** What only the encounter's ruleset takes. */
  details?: DeclareActionDetailsInput | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Where to go, hex by hex; instead of `to`. */
  path?: Array<HexInput> | null | undefined;
  /** Whom it is for: whom to attack, one for each attack of the use, in order, or whom to help (SEC-50). */
  targetIds?: Array<string> | null | undefined;
  /** Where to go, by the shortest way; instead of `path`. */
  to?: HexInput | null | undefined;
};

/** An attack to ask odds of; the fields are those of `declareAction`. */
export type DeclareActionOddsInput = {
  /** The key of the action, e.g. `unarmed-strike`. */
  action: string;
  /** Who acts. */
  combatantId: string;
  /** What only the encounter's ruleset takes. */
  details?: DeclareActionDetailsInput | null | undefined;
  /** Where to go, hex by hex; instead of `to`. */
  path?: Array<HexInput> | null | undefined;
  /** Whom it is for: whom to attack, one for each attack of the use, in order, or whom to help (SEC-50). */
  targetIds?: Array<string> | null | undefined;
  /** Where to go, by the shortest way; instead of `path`. */
  to?: HexInput | null | undefined;
};

/** What `declareDice` takes. */
export type DeclareDiceInput = {
  /** Whose dice, each once. All of them must be of this seat. */
  combatantIds: Array<string>;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** How an attack is met. */
export type DefenseKind =
  /** With a defend check, for 1 vigor (VIG-63). */
  | 'ACTIVE'
  /** With a shield (SEC-41). */
  | 'BLOCK'
  /** With the defensive formula of an action (SEG-43). */
  | 'COUNTER'
  /** By moving aside (SEG-44; SEC-41). */
  | 'DODGE'
  /** By a creature's defend difficulty (VIG-14). */
  | 'FIXED'
  /** Not at all. */
  | 'NONE'
  /** With the weapon in hand (SEC-41). */
  | 'PARRY'
  /** With toughness and armor, for nothing (VIG-65). */
  | 'PASSIVE'
  /** With a Free Reaction: Defense Bonus + Intelligence (SEG-45). */
  | 'REACTION';

/** How attacks are met without asking. */
export type DefenseOrder =
  /** Actively where that is legal, without boosts; asked where it is not (VIG-63). */
  | 'ACTIVE'
  /** The question is asked each time. */
  | 'ASK'
  /** It is asked only while there is more than one answer. */
  | 'ASK_IF_CHOICE'
  /** With a block, where one is left and of use; asked where not (SEC-42, 43). */
  | 'BLOCK'
  /** With a dodge, where one is left and of use; asked where not (SEC-42, 43). */
  | 'DODGE'
  /** Never. */
  | 'NONE'
  /** With a parry, where one is left and of use; asked where not (SEC-42, 43). */
  | 'PARRY'
  /** Passively, with nothing paid for it (VIG-65). */
  | 'PASSIVE'
  /** Always with a Reaction (SEG-45). */
  | 'REACTION';

/** What `defineActions` takes. */
export type DefineActionsInput = {
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The actions and conditions to add. */
  definitions: DefinitionsInput;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than 1000 versions ago. */
  seenVersion?: number | null | undefined;
};

/** What `definePartyActions` takes. */
export type DefinePartyActionsInput = {
  /** The actions and conditions to add. */
  definitions: DefinitionsInput;
  /** Refuse with VersionConflict unless the party is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The party. */
  partyId: string;
};

/** In the terms of the encounter's ruleset: exactly one of these. */
export type DefinitionsInput =
  {   /** In an encounter of SECONDS. */
  seconds: SecondsDefinitionsInput; segments?: never; vigilance?: never; }
  |  { seconds?: never;   /** In an encounter of SEGMENTS. */
  segments: SegmentsDefinitionsInput; vigilance?: never; }
  |  { seconds?: never; segments?: never;   /** In an encounter of VIGILANCE. */
  vigilance: VigilanceDefinitionsInput; };

/** What `delayTurn` takes. */
export type DelayTurnInput = {
  /** Whose turn it is. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Whose turn, action or second; with TURN, ACTION and SECOND only. */
  ofId?: string | null | undefined;
  /** Which second, 1 to 6; with SECOND only. */
  second?: number | null | undefined;
  /** What to wait for; `BETWEEN_TURNS` if left out (SEC-24). */
  until?: SecondsDelayTriggerKind | null | undefined;
};

/** Which one. Sent again it is answered as before, or with `NotFound` once nothing is left. */
export type DeleteEncounterInput = {
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. A call that goes on with a deletion is not refused. */
  expectedVersion?: number | null | undefined;
  /** Its name, or its id where it has none: to be sure that it is the right one. */
  name: string;
};

/** Which one. Sent again it is answered as before, or with `NotFound` once nothing is left. */
export type DeletePartyInput = {
  /** Refuse with VersionConflict unless the party is at this version. A call that goes on with a deletion is not refused. */
  expectedVersion?: number | null | undefined;
  /** Its name: to be sure that it is the right one. */
  name: string;
  /** The party. */
  partyId: string;
};

/** The webhook to delete. */
export type DeleteWebhookInput = {
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** An id of `encounter.webhooks`. */
  webhookId: string;
};

/** How the dice stand after a rewind. */
export type DiceAfterRewind =
  /** Where they stood at that version: the same commands roll the same again. What was seen of them stays known. */
  | 'KEEP'
  /** Where they stand now: later rolls are new, and were seen at no seat. */
  | 'REDRAW';

/** The encounter to begin anew. */
export type DuplicateEncounterInput = {
  /** The version to copy, where that is before initiative; else the last one before it that is. The newest if left out. */
  atVersion?: number | null | undefined;
  /** The encounter to copy; it stays as it is. */
  encounterId: string;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** For people, at most 120 characters; the same if left out. */
  name?: string | null | undefined;
};

/** How versions are verified. */
export type EditionCheck =
  /** Of an older edition: the recorded events were folded to a state, and the faces that they show and the position of the dice compared with the seed. */
  | 'FOLDED'
  /** Of the newest edition of the rules: commands and dice, by the rules, give every recorded event. */
  | 'JUDGED_AGAIN';

/** How hard a fight is for the party. */
export type EncounterDifficulty =
  /** The party wins 25 to 35 of 100 fights. */
  | 'DEADLY'
  /** The party wins 80 to 90 of 100 fights. */
  | 'EASY'
  /** The party wins 60 to 70 of 100 fights. */
  | 'EVEN'
  /** The party wins 45 to 55 of 100 fights. */
  | 'HARD';

/** Which encounters to list: those to which all of it applies. */
export type EncounterFilter = {
  /** Only those that wait for the account, or only the others: see `awaitsMe` of an encounter. */
  awaitsMe?: boolean | null | undefined;
  /** Only those that have come so far. */
  phase?: Phase | null | undefined;
  /** Only those at which the account has such a seat. */
  role?: SeatKind | null | undefined;
  /** Only those played by this system. */
  ruleset?: Ruleset | null | undefined;
};

/** How encounters are sorted. */
export type EncounterOrder =
  /** By when they were created, the newest first. */
  | 'NEWEST_FIRST'
  /** By when they were created, the oldest first. */
  | 'OLDEST_FIRST';

/** The party, what may be set against it, and what the fight is to be like. */
export type EncounterProposalsInput = {
  /** Where it may be. If left out: of combatants of an encounter where they are, else open ground, six hexes apart. */
  battlefields?: Array<ProposalBattlefieldInput> | null | undefined;
  /** Who may take part against it; the first 8 of the bestiary if left out. */
  creatures?: Array<CreatureChoiceInput> | null | undefined;
  /** What the sheets need of their own, as `defineActions` takes it. */
  definitions?: DefinitionsInput | null | undefined;
  /** How many foes there may be in all, at most 12; three more than the party if left out. */
  maxFoes?: number | null | undefined;
  /** Whom the fight is for. */
  party: ProposalPartyInput;
  /** The system that it is of. */
  ruleset: Ruleset;
  /** How the table reads the rules; what is left out is as decided. */
  settings?: Array<SettingInput> | null | undefined;
  /** What may be varied besides who takes part, which is tried first. */
  vary?: Array<EncounterVariable>;
  /** What the fight is to be like. */
  wish: EncounterWishInput;
};

/** What may be varied besides who takes part. */
export type EncounterVariable =
  /** How far apart the parties begin: two hexes nearer, or two farther. */
  | 'DISTANCE'
  /** How much the foes can bear, from 60 % to 150 % of their sheets. */
  | 'HEALTH'
  /** Whether the last of the foes comes in the second or third round. */
  | 'REINFORCEMENTS';

/** What the fight is to be like. The chance is met within 10 points, or within its own width; the rest are preferences. */
export type EncounterWishInput = {
  /** How hard it is; `winChance` says it in numbers instead. */
  difficulty?: EncounterDifficulty;
  /** How many of the party fall on average, 0 to 10. */
  falls?: FloatRangeInput | null | undefined;
  /** How well the party plays; its foes play SENSIBLE. */
  level?: ComputerLevel;
  /** How many rounds it takes on average, 0 to 40. */
  rounds?: IntRangeInput | null | undefined;
  /** The chance that the party wins, 0 to 1; that of `difficulty` if left out. */
  winChance?: FloatRangeInput | null | undefined;
};

/** What `endCondition` takes. */
export type EndConditionInput = {
  /** The combatant that has it. */
  combatantId: string;
  /** The key of the condition. */
  condition: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than 1000 versions ago. */
  seenVersion?: number | null | undefined;
};

/** What `endEncounter` takes. */
export type EndEncounterInput = {
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** Why an encounter ended. */
export type EndReason =
  /** The GM closed it. */
  | 'GM'
  /** No one is able and willing to fight. */
  | 'NO_FIGHTERS_LEFT'
  /** Only one side has someone able and willing to fight. */
  | 'ONE_SIDE_LEFT';

/** In the terms of the encounter's ruleset: exactly one of these. */
export type EndTurnDetailsInput =
  {   /** In an encounter of SEGMENTS. */
  segments: SegmentsEndTurnInput; };

/** What `endTurn` takes. */
export type EndTurnInput = {
  /** Whose turn it is. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** What only the encounter's ruleset takes. */
  details?: EndTurnDetailsInput | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** What a feature is there for. */
export type FeatureKind =
  /** To climb: a ladder, a wall (VIG-36). */
  | 'CLIMB'
  /** To swing on: a chandelier, a rope (VIG-36). */
  | 'SWING';

/** From the least to the greatest number, both included. */
export type FloatRangeInput = {
  /** The least. */
  from: number;
  /** The greatest. */
  to: number;
};

/** A part of a fight that can go on by itself. */
export type FlowPart =
  /** Where only one answer is legal, it is given. */
  | 'ANSWERS'
  /** Segments and rounds begin as soon as all decisions are taken. */
  | 'ROUNDS'
  /** A turn in which nothing is left to do but to end it, or what takes no time, is ended. */
  | 'TURNS';

/** An encounter to follow. */
export type FollowedEncounterInput = {
  /** Send what came after this version, then go on; 0 for all. Without it only what is yet to come. */
  afterVersion?: number | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** The token of the seat to follow it from; that of the request if left out. By POST only, since addresses are logged. */
  token?: string | null | undefined;
};

/** The side whose chances to forecast, and whether hidden combatants count. */
export type ForecastInput = {
  /** Whether those who are hidden take part from the beginning. */
  revealed?: boolean;
  /** Whose chances; if left out, the side of most combatants that players have seats for, or of who joined first. */
  side?: string | null | undefined;
};

/** What `giveUpAction` takes. */
export type GiveUpActionInput = {
  /** Whose turn it is. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** What is gained. */
  for: VigilanceGainedAction;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** Who may roll dice of their own? */
export type HandDice =
  /** The GM, and each player for their combatants. Each seat says whether it does. */
  | 'ALL_SEATS'
  /** The GM, for combatants that no player has. */
  | 'GM'
  /** No one: all dice are those of the encounter. */
  | 'NONE';

/** An edge between two hexes, by the one of which it is the eastern or a northern side. */
export type HexEdgeInput = {
  /** The hex of which it is a side. */
  hex: HexInput;
  /** Which side. The other three are sides of the neighbours. */
  side: HexSide;
};

/** A hex of 5 ft, in axial coordinates. */
export type HexInput = {
  /** Columns to the east, -1000 to 1000. */
  q: number;
  /** Rows to the south-east, -1000 to 1000. */
  r: number;
};

/** A side of a hex, by its compass direction. */
export type HexSide =
  /** East: towards (q + 1, r). */
  | 'E'
  /** North-east: towards (q + 1, r - 1). */
  | 'NE'
  /** North-west: towards (q, r - 1). */
  | 'NW';

/** What `hideCombatants` takes. */
export type HideCombatantsInput = {
  /** Who, in the order in which they leave. */
  combatantIds: Array<string>;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Why, for all who knew of it; at most 500 characters. */
  reason?: string | null | undefined;
};

/** A document. */
export type ImportEncounterInput = {
  /** What `exportEncounter` gave. */
  document: unknown;
  /** Sent again with it, the same input is answered as the first time and done once: with the token of the same seat. So choose it at random, 16 to 100 characters, and keep it to yourself. */
  idempotencyKey?: string | null | undefined;
};

/** A page of a document. */
export type ImportPageInput = {
  /** What `exportEncounter` gave for the version that the encounter has come to. */
  document: unknown;
  /** The encounter that its first page has opened. */
  encounterId: string;
};

/** In the terms of the encounter's ruleset: exactly one of these. */
export type InflictConditionDetailsInput =
  {   /** In an encounter of SEGMENTS. */
  segments: SegmentsInflictConditionInput; vigilance?: never; }
  |  { segments?: never;   /** In an encounter of VIGILANCE. */
  vigilance: VigilanceInflictConditionInput; };

/** What `inflictCondition` takes. */
export type InflictConditionInput = {
  /** Who gets it. */
  combatantId: string;
  /** The key of the condition. */
  condition: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** What only the encounter's ruleset takes. */
  details?: InflictConditionDetailsInput | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than 1000 versions ago. */
  seenVersion?: number | null | undefined;
};

/** In the terms of the encounter's ruleset: exactly one of these. */
export type InflictionDetailsInput =
  {   /** In an encounter of SEGMENTS. */
  segments: SegmentsInflictionInput; vigilance?: never; }
  |  { segments?: never;   /** In an encounter of VIGILANCE. */
  vigilance: VigilanceInflictionInput; };

/** A condition to give, and for how long. */
export type InflictionInput = {
  /** The key of the condition. */
  condition: string;
  /** What only the encounter's ruleset takes. */
  details?: InflictionDetailsInput | null | undefined;
};

/** From the least to the greatest whole number, both included. */
export type IntRangeInput = {
  /** The least. */
  from: number;
  /** The greatest. */
  to: number;
};

/** What an option is there for. */
export type Intent =
  /** To do something else. */
  | 'ACT'
  /** To begin the fight, or let it go on. */
  | 'ADVANCE'
  /** To attack a combatant. */
  | 'ATTACK'
  /** To roll a check, or for who comes first. */
  | 'CHECK'
  /** To meet an attack. */
  | 'DEFEND'
  /** To end a turn. */
  | 'END'
  /** What the GM changes or rules. */
  | 'MANAGE'
  /** To go somewhere. */
  | 'MOVE'
  /** To say beforehand what is to be done without asking. */
  | 'ORDER'
  /** To do nothing for now. */
  | 'PASS'
  /** To wait for something with an action, or to use it then. */
  | 'READY'
  /** To let others go first. */
  | 'WAIT'
  /** To stop fighting, or fight on. */
  | 'YIELD';

/** The kind of seat, its name and its combatants. */
export type IssueSeatInput = {
  /** For a player: whom they play. Several seats may play the same combatant. */
  combatantIds?: Array<string> | null | undefined;
  /** How long it lasts, 1 to 366 days. */
  days?: number;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** What the seat may do. */
  kind: SeatKind;
  /** Who sits there, for people: 1 to 60 characters. */
  name: string;
};

/** Members of a party who come to a fight. */
export type JoiningPartyInput = {
  /** Where the first of them stands. The others stand to them as they do in the party; each takes a free hex. */
  at: HexInput;
  /** Who comes, by the ids of `party.members`; all if left out. */
  members?: Array<string> | null | undefined;
  /** The party, of the same ruleset. */
  partyId: string;
  /** Its token; left out where the request is sent with the token of the account that has made it. */
  token?: string | null | undefined;
};

/** Text on hexes, which no rule reads. */
export type LabelInput = {
  /** On which hexes, 1 to 50. */
  hexes: Array<HexInput>;
  /** What it says, e.g. `The old mill`; 1 to 60 characters. */
  text: string;
};

/** Where a combatant is to appear. */
export type NewPositionInput = {
  /** Who; one of `combatantIds`. */
  combatantId: string;
  /** A free hex. */
  position: HexInput;
};

/** When an attack reaches its target. */
export type OddsArrival =
  /** Later: the odds are those it would have if nothing changed until then. */
  | 'LATER'
  /** At once, or it has done so already. */
  | 'NOW';

/** Whether a target can choose a defense. */
export type OddsBasis =
  /** It is known to the target, who may or may not be able to use it when it matters. */
  | 'ASSUMED'
  /** It is settled: declared already. */
  | 'CHOSEN'
  /** The rules allow it. */
  | 'LEGAL';

/** The attacker and the target. */
export type OddsBetweenInput = {
  /** The sheet of the attacker. */
  attacker: TriedSheetInput;
  /** What the sheets need of their own, as `defineActions` takes it. */
  definitions?: DefinitionsInput | null | undefined;
  /** How far the target is, 1 to 100 hexes. */
  distance?: number;
  /** The system that it is of. */
  ruleset: Ruleset;
  /** How the table reads the rules; what is left out is as decided. */
  settings?: Array<SettingInput> | null | undefined;
  /** The sheet of the target. */
  target: TriedSheetInput;
};

/** Which attack: an option of `awaiting` under the name of its mutation, or an ongoing attack. */
export type OddsInput =
  {   /** One that has arrived or flies: an id of `attacks` or `timeline`. */
  attackId: string; chooseTarget?: never; completeAction?: never; declareAction?: never; releaseReadiedAction?: never; }
  |  { attackId?: never;   /** One that `chooseTarget` would make now; an illegal one has no odds. */
  chooseTarget: ChooseTargetOddsInput; completeAction?: never; declareAction?: never; releaseReadiedAction?: never; }
  |  { attackId?: never; chooseTarget?: never;   /** One that `completeAction` would make now; an illegal one has no odds. */
  completeAction: CompleteActionOddsInput; declareAction?: never; releaseReadiedAction?: never; }
  |  { attackId?: never; chooseTarget?: never; completeAction?: never;   /** One that `declareAction` would make now; an illegal one has no odds. */
  declareAction: DeclareActionOddsInput; releaseReadiedAction?: never; }
  |  { attackId?: never; chooseTarget?: never; completeAction?: never; declareAction?: never;   /** One that `releaseReadiedAction` would make now; an illegal one has no odds. */
  releaseReadiedAction: ReleaseReadiedActionOddsInput; };

/** What is picked for one of an option's choices: its `field`, and the one of the other fields that its `kind` asks for. */
export type OptionPickInput = {
  /** Of a choice of COMBATANT. */
  combatantIds?: Array<string> | null | undefined;
  /** The `field` of the choice. */
  field: string;
  /** Of a choice of HEX, in order where the order matters. */
  hexes?: Array<HexInput> | null | undefined;
  /** Of a choice of KEY. */
  keys?: Array<string> | null | undefined;
  /** Of a choice of NUMBER. */
  number?: number | null | undefined;
  /** Of a choice of TEXT. */
  text?: string | null | undefined;
};

/** Who plays what decides nothing. */
export type Pace =
  /** The server: the fight goes on by itself up to the next moment at which a player or the GM has a choice. */
  | 'FLOW'
  /** The table: each advance, each end of a turn and each answer is asked for. */
  | 'STEP';

/** How long a party rests (T-10). */
export type PartyRest =
  /** A day in bed; as a night where the rulebook knows no difference. */
  | 'BED'
  /** A night of sleep. */
  | 'NIGHT'
  /** Some minutes: what is counted in rounds or turns is over. */
  | 'SHORT';

/** What has changed a party. */
export type PartyStepKind =
  /** The party was made. */
  | 'CREATED'
  /** Actions and conditions were defined. */
  | 'DEFINED'
  /** Members have come. */
  | 'MEMBERS_ADDED'
  /** The name, side or sheet of a member. */
  | 'MEMBER_CHANGED'
  /** A member has left. */
  | 'MEMBER_REMOVED'
  /** The name of the party, or what frontends keep with it. */
  | 'RENAMED'
  /** A rest. */
  | 'REST'
  /** How a member is, as its owner says: stats, conditions, place. */
  | 'RULING'
  /** A write-back was taken back. */
  | 'UNDO'
  /** What a fight has made of members was written back. */
  | 'WRITE_BACK';

/** In the terms of the encounter's ruleset: exactly one of these. */
export type PassPriorityDetailsInput =
  {   /** In an encounter of VIGILANCE. */
  vigilance: VigilancePassPriorityInput; };

/** What `passPriority` takes. */
export type PassPriorityInput = {
  /** Who is asked. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** What only the encounter's ruleset takes. */
  details?: PassPriorityDetailsInput | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** How long priority is passed (VIG-69). */
export type PassUntil =
  /** Until the round ends. */
  | 'END_OF_ROUND'
  /** Until one's next turn begins. */
  | 'OWN_TURN'
  /** Until one is the target of an action. */
  | 'TARGETED'
  /** Until the top of the stack changes. */
  | 'TOP_CHANGES';

/** Until when a combatant is not asked to respond. */
export type PassingOrder =
  /** Until the round ends. */
  | 'END_OF_ROUND'
  /** It is asked. */
  | 'NONE'
  /** Until its next turn begins. */
  | 'OWN_TURN'
  /** Until it is the target of an action. */
  | 'TARGETED';

/** How far an encounter has come. */
export type Phase =
  /** The fight is on. */
  | 'COMBAT'
  /** Nothing more happens. */
  | 'ENDED'
  /** Before initiative. */
  | 'SETUP';

/** The hex to show. */
export type PingInput = {
  /** The encounter. */
  encounterId: string;
  /** The hex that everyone is to look at. */
  hex: HexInput;
};

/** How many commands to play. */
export type PlayComputersInput = {
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The maximum number of commands, 1 to 50; choose a few where people watch. */
  max?: number;
};

/** Who plays a combatant. */
export type PlayedBy =
  /** The server, as a player of its side would: it knows what such a player may know. */
  | 'COMPUTER'
  /** A person: a seat with it, or the GM. */
  | 'PERSON';

/** What `preventAction` takes. */
export type PreventActionInput = {
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The object on the stack. */
  objectId: string;
  /** The reason, 1 to 500 characters; the whole table reads it. */
  reason: string;
};

/** Where a fight may be, and where both parties begin. */
export type ProposalBattlefieldInput = {
  /** The picture under the hexes; none if left out. No rule reads it. */
  background?: BackgroundInput | null | undefined;
  /** Hexes that hide what is behind them. */
  concealing?: Array<ConcealingInput> | null | undefined;
  /** Hexes of complete darkness. */
  dark?: Array<HexInput> | null | undefined;
  /** What some movements need, each kind in a hex once. */
  features?: Array<BattlefieldFeatureInput> | null | undefined;
  /** The same of the foes. */
  foesAt: HexInput;
  /** Names of places and other text on hexes; none if left out. No rule reads it. */
  labels?: Array<LabelInput> | null | undefined;
  /** Impassable hexes. */
  obstacles?: Array<HexInput> | null | undefined;
  /** Where the first of the party stands; the others take the nearest free hexes. */
  partyAt: HexInput;
  /** Walls, doors and windows on the edges between hexes, one on an edge. */
  walls?: Array<WallInput> | null | undefined;
  /** Hexes of water, in which one can swim where a ruleset has that; it bars no way. */
  water?: Array<HexInput> | null | undefined;
};

/** How the fights end. */
export type ProposalCharacter =
  /** Both sides have much to lose: who wins has lost a lot. */
  | 'CLOSE'
  /** Nearly all end for the same side. */
  | 'FOREGONE'
  /** Most end clearly, for the one side or for the other. */
  | 'SWINGY';

/** Combatants of an encounter as they would come to the next fight, wounds and all. Its rulings hold where `settings` says nothing else; without `battlefields` they stand on its own where they are, and the foes begin six hexes from the first of them. */
export type ProposalCombatantsInput = {
  /** Who the party is. */
  combatantIds: Array<string>;
  /** The encounter; only its GM may ask. */
  encounterId: string;
  /** Its token; left out where the request is sent with the token of the account that has made it. */
  token?: string | null | undefined;
};

/** A creature of the bestiary as a member of the party. */
export type ProposalCreatureMemberInput = {
  /** The key of a creature of the `bestiary`. */
  creature: string;
  /** The name to show. */
  name: string;
};

/** A member of the party with a sheet of their own. */
export type ProposalMemberInput = {
  /** The name to show. */
  name: string;
  /** The sheet, as `addCombatants` takes it. */
  sheet: SheetInput;
};

/** Whom the fight is for: 1 to 10. */
export type ProposalPartyInput =
  {   /** Sheets. */
  combatants: Array<ProposalMemberInput>; creatures?: never; encounter?: never; party?: never; }
  |  { combatants?: never;   /** Creatures of the bestiary, unhurt. */
  creatures: Array<ProposalCreatureMemberInput>; encounter?: never; party?: never; }
  |  { combatants?: never; creatures?: never;   /** Combatants of an encounter. */
  encounter: ProposalCombatantsInput; party?: never; }
  |  { combatants?: never; creatures?: never; encounter?: never;   /** Members of a party. */
  party: ProposalPartyMembersInput; };

/** Members of a party, as they are there. */
export type ProposalPartyMembersInput = {
  /** Who, by the ids of `party.members`; all if left out. */
  members?: Array<string> | null | undefined;
  /** The party, of the same ruleset. */
  partyId: string;
  /** Its token; left out where the request is sent with the token of the account that has made it. */
  token?: string | null | undefined;
};

/** In the terms of the encounter's ruleset: exactly one of these. */
export type ReadyActionDetailsInput =
  {   /** In an encounter of SEGMENTS. */
  segments: SegmentsReadyActionInput; };

/** What `readyAction` takes. */
export type ReadyActionInput = {
  /** The key of the action, e.g. `unarmed-strike`. */
  action: string;
  /** Who acts. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** What only the encounter's ruleset takes. */
  details?: ReadyActionDetailsInput | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Who, with `until` only; anybody else if left out. */
  ofId?: string | null | undefined;
  /** What to wait for in your own words, instead of `until`; the table judges it. */
  trigger?: string | null | undefined;
  /** What a combatant does that it waits for: then its owner is asked, and it cannot be used before. */
  until?: TriggerKind | null | undefined;
};

/** Who would come, when and where, and whose chances are asked about. */
export type ReinforcementForecastInput = {
  /** Around which hex they come; if left out, the middle of the side they join. */
  at?: HexInput | null | undefined;
  /** The keys of creatures of the `bestiary`, one for each who comes. */
  creatures: Array<string>;
  /** How much each can bear, against what its sheet says. */
  health?: number;
  /** In how many rounds they come; 0 for now. */
  inRounds?: number;
  /** The side that they join; the first of the foes if left out. */
  joins?: string | null | undefined;
  /** Whose chances; if left out, the side of most combatants that players have seats for, or of who joined first. */
  side?: string | null | undefined;
};

/** What `releaseReadiedAction` takes. */
export type ReleaseReadiedActionInput = {
  /** Who acts. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** The hexes of a structure, in the order of their appearance. */
  hexes?: Array<HexInput> | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** True to do something other than damage with an attack that serves for it (SEG-99), where maneuvers are played. */
  maneuver?: boolean | null | undefined;
  /** Keys of modifiers to pay a Swift each for (SEG-23). */
  modifiers?: Array<string> | null | undefined;
  /** Where to go, hex by hex; instead of `to`. */
  path?: Array<HexInput> | null | undefined;
  /** Hexes a segment, for what may be used more slowly (SEG-63). */
  speed?: number | null | undefined;
  /** Which hexes to attack instead, because no combatant in them can be seen (SEG-49), or where areas go: one for each attack (SEG-62). */
  targetHexes?: Array<HexInput> | null | undefined;
  /** Whom it is for: whom to attack, one for each attack of the use, in order, or whom to help. */
  targetIds?: Array<string> | null | undefined;
  /** Where to go, by the shortest way; instead of `path`. */
  to?: HexInput | null | undefined;
};

/** An attack to ask odds of; the fields are those of `releaseReadiedAction`. */
export type ReleaseReadiedActionOddsInput = {
  /** Who acts. */
  combatantId: string;
  /** The hexes of a structure, in the order of their appearance. */
  hexes?: Array<HexInput> | null | undefined;
  /** True to do something other than damage with an attack that serves for it (SEG-99), where maneuvers are played. */
  maneuver?: boolean | null | undefined;
  /** Keys of modifiers to pay a Swift each for (SEG-23). */
  modifiers?: Array<string> | null | undefined;
  /** Where to go, hex by hex; instead of `to`. */
  path?: Array<HexInput> | null | undefined;
  /** Hexes a segment, for what may be used more slowly (SEG-63). */
  speed?: number | null | undefined;
  /** Which hexes to attack instead, because no combatant in them can be seen (SEG-49), or where areas go: one for each attack (SEG-62). */
  targetHexes?: Array<HexInput> | null | undefined;
  /** Whom it is for: whom to attack, one for each attack of the use, in order, or whom to help. */
  targetIds?: Array<string> | null | undefined;
  /** Where to go, by the shortest way; instead of `path`. */
  to?: HexInput | null | undefined;
};

/** What `removeCombatant` takes. */
export type RemoveCombatantInput = {
  /** The combatant, hidden or not. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Why, for all who knew of it; at most 500 characters. */
  reason?: string | null | undefined;
};

/** What `removeMember` takes. */
export type RemoveMemberInput = {
  /** The combatant, hidden or not. */
  combatantId: string;
  /** Refuse with VersionConflict unless the party is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The party. */
  partyId: string;
  /** Why, for all who knew of it; at most 500 characters. */
  reason?: string | null | undefined;
};

/** What `renameParty` takes. */
export type RenamePartyInput = {
  /** As `#rrggbb`; for all who see it. */
  color?: string | null | undefined;
  /** Refuse with VersionConflict unless the party is at this version. */
  expectedVersion?: number | null | undefined;
  /** What another system calls it, at most 100 characters; for all who see it. */
  externalId?: string | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The address of a picture, http or https, at most 1,000 characters, which is never fetched; for all who see it. */
  image?: string | null | undefined;
  /** An object of whatever a frontend likes, at most 1,000 characters and 10 levels as JSON; for the GM, and of a combatant for its player. */
  metadata?: unknown;
  /** What it is called from now on, after its end too. */
  name?: string | null | undefined;
  /** The party. */
  partyId: string;
};

/** What `renameSide` takes. */
export type RenameSideInput = {
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** What it is called from now on. */
  name: string;
  /** The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than 1000 versions ago. */
  seenVersion?: number | null | undefined;
  /** The side, by the name that it has. */
  side: string;
};

/** The seat to renew. */
export type RenewSeatInput = {
  /** The encounter. */
  encounterId: string;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The token of the seat, then sent here instead of in the header; the seat that the request comes from if left out. */
  token?: string | null | undefined;
};

/** The webhook that gets another secret. */
export type ReplaceWebhookSecretInput = {
  /** The encounter. */
  encounterId: string;
  /** An id of `encounter.webhooks`. */
  webhookId: string;
};

/** What `repositionTarget` takes. */
export type RepositionTargetInput = {
  /** The attack: the subject of the decision. */
  attackId: string;
  /** Whose attack it is. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Where to, by the shortest way over free hexes; nowhere if left out. */
  to?: HexInput | null | undefined;
};

/** In the terms of the encounter's ruleset: exactly one of these. */
export type ResolveDefenseDetailsInput =
  {   /** In an encounter of SEGMENTS. */
  segments: SegmentsResolveDefenseInput; vigilance?: never; }
  |  { segments?: never;   /** In an encounter of VIGILANCE. */
  vigilance: VigilanceResolveDefenseInput; };

/** What `resolveDefense` takes. */
export type ResolveDefenseInput = {
  /** The attack. */
  attackId: string;
  /** The target of the attack. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** How it is met. */
  defense: DefenseKind;
  /** What only the encounter's ruleset takes. */
  details?: ResolveDefenseDetailsInput | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** Who rests, and how long. */
export type RestPartyInput = {
  /** Refuse with VersionConflict unless the party is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Who, by their ids; all if left out. */
  members?: Array<string> | null | undefined;
  /** The party. */
  partyId: string;
  /** How long. */
  rest: PartyRest;
};

/** What `revealCombatants` takes. */
export type RevealCombatantsInput = {
  /** Who, in the order in which they join. */
  combatantIds: Array<string>;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Where some of them appear instead of where they were put. */
  positions?: Array<NewPositionInput> | null | undefined;
};

/** The key to end. */
export type RevokeApiKeyInput = {
  /** An id of `me.apiKeys`. */
  apiKeyId: string;
};

/** The link to end. */
export type RevokeInviteInput = {
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** An id of `encounter.invites`. */
  inviteId: string;
};

/** The seat to revoke. */
export type RevokeSeatInput = {
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** An id of `encounter.seats`. */
  seatId: string;
};

/** The version to return to, and the reason. */
export type RewindEncounterInput = {
  /** How the dice stand then. KEEP is refused where the seed of that version was revealed: after an end, and for versions before one. */
  dice?: DiceAfterRewind;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** For the journal: why, 1 to 500 characters. */
  reason: string;
  /** The version to go back to. */
  toVersion: number;
};

/** What `rollAbilityCheck` takes. */
export type RollAbilityCheckInput = {
  /** With which ability. */
  ability: SegmentsAbility;
  /** Who rolls. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** How many successes it takes. */
  difficulty?: number | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** What the table grants the roll (SEG-81, 86). */
  granted?: Array<SegmentsCircumstance> | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** With which ability the opponent rolls; with the same one if left out. */
  opponentAbility?: SegmentsAbility | null | undefined;
  /** What the table grants the opponent's roll (SEG-85). */
  opponentGranted?: Array<SegmentsCircumstance> | null | undefined;
  /** Who rolls against it, instead of a difficulty; the opponent loses a tie. */
  opponentId?: string | null | undefined;
  /** How many dice are the opponent's, where the table knows better. */
  opponentPool?: number | null | undefined;
  /** How many dice, where the table knows better. */
  pool?: number | null | undefined;
};

/** What `rollContest` takes. */
export type RollContestInput = {
  /** Two or more. */
  contestantIds: Array<string>;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** In the terms of the encounter's ruleset: exactly one of these. */
export type RollInitiativeDetailsInput =
  {   /** In an encounter of SEGMENTS. */
  segments: SegmentsRollInitiativeInput; vigilance?: never; }
  |  { segments?: never;   /** In an encounter of VIGILANCE. */
  vigilance: VigilanceRollInitiativeInput; };

/** What `rollInitiative` takes. */
export type RollInitiativeInput = {
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** What only the encounter's ruleset takes. */
  details?: RollInitiativeDetailsInput | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** What `rollPercent` takes. */
export type RollPercentInput = {
  /** Percent, 0 to 100. */
  chance: number;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** What a roll is for. */
export type RollPurpose =
  /** How well an attack is made. */
  | 'ATTACK'
  /** Whether something happens by chance. */
  | 'CHANCE'
  /** Whether something else succeeds. */
  | 'CHECK'
  /** Whether an attack misses a target that is hard to see. */
  | 'CONCEALMENT'
  /** How much damage a hit does. */
  | 'DAMAGE'
  /** How well an attack is met. */
  | 'DEFENSE'
  /** How much is healed. */
  | 'HEALING'
  /** Who comes before whom. */
  | 'INITIATIVE'
  /** What the check of another combatant is compared with. */
  | 'OPPOSITION'
  /** Whether the dying recover. */
  | 'RECOVERY'
  /** Who comes before whom among those who tied. */
  | 'TIE';

/** What `rollSkillCheck` takes. */
export type RollSkillCheckInput = {
  /** Dice more, or fewer when negative. */
  bonusDice?: number | null | undefined;
  /** Who rolls. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** What the table grants the roll (SEG-81, 86). */
  granted?: Array<SegmentsCircumstance> | null | undefined;
  /** Whom a Stealth check is to deceive; concealment from them gives advantage (SEG-80). */
  hidingFromId?: string | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The name of the skill, e.g. `Stealth`. */
  skill: string;
  /** How many sixes it takes; 0 is easy. */
  target: number;
};

/** What `ruleOnMember` takes. */
export type RuleOnMemberInput = {
  /** The combatant that it affects. */
  combatantId: string;
  /** Refuse with VersionConflict unless the party is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Conditions that it gets, after those that end. */
  inflict?: Array<InflictionInput> | null | undefined;
  /** Keys of conditions that it has and that end. */
  lift?: Array<string> | null | undefined;
  /** The party. */
  partyId: string;
  /** Where it is from now on: a free hex. */
  position?: HexInput | null | undefined;
  /** Why, 1 to 500 characters, for all to read. */
  reason: string;
  /** The values to set on its sheet. */
  stats?: StatsInput | null | undefined;
};

/** Whether a rule is in force. */
export type RuleStatus =
  /** Always in force. */
  | 'CORE'
  /** Part of a module that a table may switch on. */
  | 'OPTIONAL'
  /** Not enforced yet. */
  | 'PLANNED';

/** The systems that Sixbeat plays. */
export type Ruleset =
  /** Turns of six seconds, spent one by one. */
  | 'SECONDS'
  /** Rounds of three two-second segments. */
  | 'SEGMENTS'
  /** Turns by vigilance, with a stack of responses and exploding dice. */
  | 'VIGILANCE';

/** What a seat may do. */
export type SeatKind =
  /** Runs the encounter: sees everything, and commands for everyone. */
  | 'GM'
  /** Who plays some of the combatants. */
  | 'PLAYER'
  /** Watches, and sees what the table sees. */
  | 'SPECTATOR';

/** An action for the catalogue of an encounter. */
export type SecondsActionInput = {
  /** Whether its seconds must be consecutive; true if left out (SEC-12). False if it can pause, and go on with any later second of its user’s turns. */
  consecutive?: boolean | null | undefined;
  /** Seconds of its user's turns until its effect (SEC-17). */
  delay?: number | null | undefined;
  /** What it does. */
  effect: SecondsEffectInput;
  /** Names it in a command: lower-case words with hyphens. */
  key: string;
  /** The name to show. */
  name: string;
  /** How long it takes, as a rule; 4 if left out (SEC-09). */
  seconds?: number | null | undefined;
  /** A summary of one line. */
  summary?: string | null | undefined;
};

/** What is caught (SEC-55). */
export type SecondsCatchTarget =
  /** Something dropped or thrown. */
  | 'OBJECT'
  /** Oneself, in a fall. */
  | 'SELF';

/** A combo that a combatant has built (SEC-52). */
export type SecondsComboInput = {
  /** What it is built of, one attack at least. */
  components: Array<string>;
  /** Names it in `declareAction`. */
  key: string;
  /** Its name for people. */
  name: string;
};

/** In its terms. */
export type SecondsDeclareActionInput = {
  /** Whether an attack begins even if it has no target in reach as things stand (SEC-57). */
  anyway?: boolean | null | undefined;
  /** Which of the combatant's combos; with `combo` only (SEC-52). */
  combo?: string | null | undefined;
  /** What takes no time and is done after one of its seconds, once that has had its effects; nothing if left out (SEC-31). */
  freeActions?: Array<SecondsFreeActionInput> | null | undefined;
  /** The key of the object to fetch, or to drop instead of a weapon (SEC-31). */
  object?: string | null | undefined;
  /** Seconds to spend on it before deciding again, of a way (SEC-56) or what need not be consecutive; as many as it takes if left out (SEC-12). */
  seconds?: number | null | undefined;
  /** The key of the weapon to attack with, to draw, to drop or to reload. */
  weapon?: string | null | undefined;
};

/** What comes of a defense (SEC-43). */
export type SecondsDefenseResult =
  /** The attack does nothing. */
  | 'CANCELLED'
  /** The attack does all that it does. */
  | 'FAILED'
  /** The attack does less damage. */
  | 'REDUCED';

/** Weapons, spells and activities of the ruleset SECONDS. */
export type SecondsDefinitionsInput = {
  /** Actions, at most 100. */
  actions?: Array<SecondsActionInput> | null | undefined;
};

/** Why a delay is over (SEC-19). */
export type SecondsDelayEndReason =
  /** Its effect comes now. */
  | 'EFFECT'
  /** Its owner is down, and its effect does not come. */
  | 'OWNER_DOWN';

/** What a delayed turn waits for (SEC-24). */
export type SecondsDelayTriggerKind =
  /** A combatant's next action, once it is done. */
  | 'ACTION'
  /** The next attack on the waiting combatant, once it is over. */
  | 'ATTACKED'
  /** Any time between two turns. */
  | 'BETWEEN_TURNS'
  /** A second of a combatant's turn, once it has passed. */
  | 'SECOND'
  /** A combatant's next turn, as it begins. */
  | 'TURN';

/** What an action does. */
export type SecondsEffectInput =
  {   /** Takes its time, and the table says what comes of it. Set it to true. */
  activity: boolean; melee?: never; ranged?: never; spell?: never; }
  |  { activity?: never;   /** A melee weapon: strikes someone. */
  melee: SecondsMeleeWeaponInput; ranged?: never; spell?: never; }
  |  { activity?: never; melee?: never;   /** A ranged weapon: shoots at someone. */
  ranged: SecondsRangedWeaponInput; spell?: never; }
  |  { activity?: never; melee?: never; ranged?: never;   /** A spell: is cast. */
  spell: SecondsSpellInput; };

/** Something that takes no time, to be done after a second of a longer action (SEC-31). */
export type SecondsFreeActionInput = {
  /** The key of the action that takes no time, e.g. `drop`. */
  action: string;
  /** After which of the longer action's seconds; its first is 1. */
  afterSecond: number;
  /** The key of the object to drop. */
  object?: string | null | undefined;
  /** The key of the weapon to drop or to draw. */
  weapon?: string | null | undefined;
};

/** A melee weapon: strikes someone. */
export type SecondsMeleeWeaponInput = {
  /** Its damage, e.g. `d8`, without the bonus of the sheet (SEC-45). */
  damage: string;
  /** Whether it belongs to the body, so that it is never drawn or dropped. */
  natural?: boolean | null | undefined;
  /** Hexes: 0 close, 1 standard, 2 long; 1 if left out (SEC-47). */
  reach?: number | null | undefined;
};

/** Something carried that is no weapon. */
export type SecondsObjectInput = {
  /** Whether in hand; true if left out. */
  held?: boolean | null | undefined;
  /** Names it in `declareAction`. */
  key: string;
  /** Its name for people. */
  name: string;
};

/** A ranged weapon: shoots at someone. */
export type SecondsRangedWeaponInput = {
  /** Shots between two reloads; 0 needs none (SEC-50). */
  capacity?: number | null | undefined;
  /** Its damage, e.g. `d8`, without the bonus of the sheet (SEC-45). */
  damage: string;
  /** Metres without a penalty (SEC-48). */
  increment: number;
  /** Larger ones reload longer. */
  scale?: number | null | undefined;
};

/** How a day of rest is spent (SEC-54). */
export type SecondsRestKind =
  /** In bed. */
  | 'BED'
  /** With eight hours of sleep. */
  | 'SLEEP';

/** In its terms. */
export type SecondsSetStandingOrdersInput = {
  /** Whose turn, action or second; with TURN, ACTION and SECOND only. */
  ofId?: string | null | undefined;
  /** Which second, 1 to 6; with SECOND only. */
  second?: number | null | undefined;
  /** What a turn that it has delayed waits for; as it is now if left out (SEC-24). */
  until?: SecondsDelayTriggerKind | null | undefined;
};

/** What one hit does (SEC-44). */
export type SecondsSeverity =
  /** Nothing. */
  | 'NOTHING'
  /** A wound. */
  | 'WOUND'
  /** A wound, and the target is dying (SEC-53). */
  | 'WOUND_AND_DYING';

/** A sheet of the ruleset SECONDS; numbers that are left out are 0, or as they say. */
export type SecondsSheetInput = {
  /** Blocks a turn; the ranks of Shield Use if left out. */
  blocks?: number | null | undefined;
  /** The highest rating of a combo; 1 if left out (SEC-52). */
  comboRating?: number | null | undefined;
  /** The combos that it has built; one called `combo`, of a single attack, if left out. */
  combos?: Array<SecondsComboInput> | null | undefined;
  /** What it can build combos of, besides Attack and Charge. */
  components?: Array<string> | null | undefined;
  /** What it adds to the damage of its weapons (SEC-45). */
  damageBonus?: number | null | undefined;
  /** Dexterity (SEC-03). */
  dexterity?: number | null | undefined;
  /** Dodges a turn; the ranks of Reflex if left out (SEC-42). */
  dodges?: number | null | undefined;
  /** Endurance (SEC-53). */
  endurance?: number | null | undefined;
  /** How often Extra Attack was learnt (SEC-52). */
  extraAttacks?: number | null | undefined;
  /** What techniques add to initiative (SEC-03). */
  initiativeBonus?: number | null | undefined;
  /** Spells. */
  magic?: SecondsSkillInput | null | undefined;
  /** Medicine (SEC-53). */
  medicine?: number | null | undefined;
  /** What encumbrance takes off dodging (SEC-43). */
  mobilityPenalty?: number | null | undefined;
  /** What else it carries: a torch, a rope, a shield. */
  objects?: Array<SecondsObjectInput> | null | undefined;
  /** Parries a turn; the ranks of Weapon Skill if left out. */
  parries?: number | null | undefined;
  /** Ranged attacks. */
  rangedSkill?: SecondsSkillInput | null | undefined;
  /** Dodges, and initiative. */
  reflex?: SecondsSkillInput | null | undefined;
  /** Whether its shoes are fit for running; true if left out (SEC-33). */
  runs?: boolean | null | undefined;
  /** 0 for people, more for what is larger (SEC-39, 40). */
  scale?: number | null | undefined;
  /** Blocks. */
  shieldUse?: SecondsSkillInput | null | undefined;
  /** Metres a second; 3 if left out (SEC-32). */
  speed?: number | null | undefined;
  /** The keys of its spells. */
  spells?: Array<string> | null | undefined;
  /** What it has learnt. */
  techniques?: Array<SecondsTechnique> | null | undefined;
  /** Toughness without wounds (SEC-44). */
  toughness: number;
  /** Melee attacks, and parries. */
  weaponSkill?: SecondsSkillInput | null | undefined;
  /** What it carries. */
  weapons?: Array<SecondsWeaponInput> | null | undefined;
  /** Wounds that it comes with. */
  wounds?: number | null | undefined;
};

/** A skill. */
export type SecondsSkillInput = {
  /** What its checks add; the ranks if left out. */
  bonus?: number | null | undefined;
  /** Its ranks. */
  ranks?: number | null | undefined;
};

/** A spell: is cast. */
export type SecondsSpellInput = {
  /** Its damage; null for an effect without (SEC-43). */
  damage?: string | null | undefined;
  /** Whether it throws people down. */
  knocksProne?: boolean | null | undefined;
  /** Metres around the place where it happens; null for a single target. */
  radius?: number | null | undefined;
  /** Metres. */
  range: number;
};

/** Stats of a sheet of the ruleset SECONDS; what is left out stays. */
export type SecondsStatsInput = {
  /** The same of blocks. */
  blocksLeft?: number | null | undefined;
  /** Dodges until its next turn, at most as many as its sheet gives it (SEC-42). */
  dodgesLeft?: number | null | undefined;
  /** What its next check against dying must reach, 1 to 100; dead if it cannot (SEC-53). Only of someone dying. */
  dyingAgainst?: number | null | undefined;
  /** The same of parries. */
  parriesLeft?: number | null | undefined;
  /** Seconds that it has left, 0 to 6, of its turn that is on or interrupted (SEC-07). */
  secondsLeft?: number | null | undefined;
  /** Its Toughness without wounds (SEC-44), 1 to 200. */
  toughness?: number | null | undefined;
  /** How many it has, 0 to 50: one more kills an unconscious combatant (SEC-53). */
  wounds?: number | null | undefined;
};

/** What comes of the roll of an attack. */
export type SecondsStrikeResult =
  /** It misses and hits what covers the target (SEC-37). */
  | 'COVER'
  /** It hits, unless the target defends itself (SEC-41). */
  | 'HIT'
  /** It misses. */
  | 'MISS';

/** What a combatant has learnt. */
export type SecondsTechnique =
  /** Dodges work fully against areas (SEC-43). */
  | 'EVASION'
  /** Weapons are drawn in no time (RS-29). */
  | 'QUICK_DRAW';

/** A weapon that a combatant brings. */
export type SecondsWeaponInput = {
  /** Whether in hand; true if left out. */
  held?: boolean | null | undefined;
  /** The key of the weapon. */
  weapon: string;
};

/** Ability modifiers, -20 to 20. */
export type SegmentsAbilitiesInput = {
  /** Dexterity. */
  dexterity: number;
  /** Intelligence. */
  intelligence: number;
  /** Resolve. */
  resolve: number;
  /** Strength. */
  strength: number;
};

/** The four abilities. */
export type SegmentsAbility =
  /** Dexterity. */
  | 'DEXTERITY'
  /** Intelligence. */
  | 'INTELLIGENCE'
  /** Resolve. */
  | 'RESOLVE'
  /** Strength. */
  | 'STRENGTH';

/** What an action does. */
export type SegmentsActionEffectInput =
  {   /** Something done for its user or for others that is no attack (SEG-114). */
  aid: SegmentsAidEffectInput; attack?: never; guard?: never; movement?: never; stance?: never; structure?: never; }
  |  { aid?: never;   /** An attack on one target, or on everyone in an area. */
  attack: SegmentsAttackEffectInput; guard?: never; movement?: never; stance?: never; structure?: never; }
  |  { aid?: never; attack?: never;   /** Of use as a defense only. Set it to true. */
  guard: boolean; movement?: never; stance?: never; structure?: never; }
  |  { aid?: never; attack?: never; guard?: never;   /** A movement of the user. */
  movement: SegmentsMovementEffectInput; stance?: never; structure?: never; }
  |  { aid?: never; attack?: never; guard?: never; movement?: never;   /** A condition on the user for a while. */
  stance: SegmentsStanceEffectInput; structure?: never; }
  |  { aid?: never; attack?: never; guard?: never; movement?: never; stance?: never;   /** Something solid that appears hex by hex (SEG-60). */
  structure: SegmentsStructureEffectInput; };

/** An action of the ruleset SEGMENTS. */
export type SegmentsActionInput = {
  /** The defensive formula, if it can answer an attack (SEG-43). */
  defensive?: string | null | undefined;
  /** What it does. */
  effect: SegmentsActionEffectInput;
  /** Names it in a command: lower-case words with hyphens. */
  key: string;
  /** What a Swift can change about it. */
  modifiers?: Array<SegmentsActionModifierInput> | null | undefined;
  /** The name to show. */
  name: string;
  /** A summary of one line. */
  summary?: string | null | undefined;
  /** The ways to use it, one at least. */
  uses: Array<SegmentsActionUseInput>;
};

/** A Swift spent to change the action it is declared with (SEG-23). */
export type SegmentsActionModifierInput = {
  /** Dice more of damage. */
  damageDice?: number | null | undefined;
  /** Names it in a command. */
  key: string;
  /** Its name for people. */
  name: string;
  /** Dice more to hit. */
  offensiveDice?: number | null | undefined;
  /** Feet of pushback more. */
  pushback?: number | null | undefined;
  /** Hexes a segment more. */
  speed?: number | null | undefined;
};

/** One way to use an action (SEG-26). */
export type SegmentsActionUseInput = {
  /** How many attacks, one a segment; 1 to 3; 1 if left out. */
  attacks?: number | null | undefined;
  /** What must wait meanwhile; `TALENT` if left out. */
  bars?: SegmentsCooldownScope | null | undefined;
  /** Rounds until the next use, counted from the round after it (SEG-94). */
  cooldown?: number | null | undefined;
  /** Segments from its initiation to its effect; with FULL only (SEG-112). */
  delay?: number | null | undefined;
  /** What it takes. */
  kind: ActionKind;
};

/** Something done for its user or for others that is no attack (SEG-114). */
export type SegmentsAidEffectInput = {
  /** The conditions that it gives. */
  gives?: Array<SegmentsGiftInput> | null | undefined;
  /** The healing formula, e.g. `Resolve x 2 + 6d6`; null for none. */
  healing?: string | null | undefined;
  /** Feet: how far off at most. */
  range?: number | null | undefined;
  /** Hexes a segment; null for at once. */
  speed?: number | null | undefined;
  /** How often it heals, in one segment after the other; 1 if left out. */
  times?: number | null | undefined;
  /** Whom it can reach. */
  whom: SegmentsAidWhom;
};

/** Whom an aid can reach. */
export type SegmentsAidWhom =
  /** Another of the side of its user. */
  | 'ALLIES'
  /** Its user, or any other combatant. */
  | 'ANYONE'
  /** Its user, or another of that side. */
  | 'SIDE'
  /** Its user alone. */
  | 'USER';

/** The hexes that an attack fills (SEG-61, 62). */
export type SegmentsAreaInput =
  {   /** From the user in the direction of the chosen hex, as far as the range: so many degrees wide. */
  cone: number; diameter?: never; line?: never; radius?: never; }
  |  { cone?: never;   /** All around the chosen hex, which is within the range: so many feet across. */
  diameter: number; line?: never; radius?: never; }
  |  { cone?: never; diameter?: never;   /** The line from the user to the chosen hex, within the range. Set it to true. */
  line: boolean; radius?: never; }
  |  { cone?: never; diameter?: never; line?: never;   /** All around the user, as far as the range, with 5 ft a bloom; no hex is chosen. Set it to true. */
  radius: boolean; };

/** An attack on one target, or on everyone in an area. */
export type SegmentsAttackEffectInput = {
  /** The hexes that it fills; with the form AREA only. */
  area?: SegmentsAreaInput | null | undefined;
  /** The damage formula, e.g. `Strength x 2 + 3d6`; null for none. */
  damage?: string | null | undefined;
  /** Its kind, e.g. `Bludgeoning`. */
  damageType?: string | null | undefined;
  /** How it comes to its target. */
  form: SegmentsAttackForm;
  /** The conditions that a hit inflicts. */
  inflicts?: Array<SegmentsHitConditionInput> | null | undefined;
  /** Whether a projectile serves for maneuvers, as melee attacks do (SEG-99). */
  maneuvers?: boolean | null | undefined;
  /** The offensive formula, e.g. `AB + Dex + 2d6`. */
  offensive: string;
  /** Which way it pushes; `AWAY` if left out. */
  pushDirection?: SegmentsPush | null | undefined;
  /** Feet that a hit pushes, at the action's speed (SEG-68). */
  pushback?: number | null | undefined;
  /** Feet: the reach, the range without penalty, or how far an area goes, at most 100. */
  range: number;
  /** Places that a hit moves the target's rank: up, or down when negative (SEG-16). */
  rankShift?: number | null | undefined;
  /** Whether a lower speed may be chosen (SEG-63); not with a pushback. */
  slower?: boolean | null | undefined;
  /** Hexes a segment (SEG-58). */
  speed: number;
  /** The kind of weapon it is made with, if any (SEG-67). */
  weapon?: SegmentsWeapon | null | undefined;
};

/** How an attack comes to its target. */
export type SegmentsAttackForm =
  /** By filling hexes: it reaches everyone in them but its user. */
  | 'AREA'
  /** Within a hard reach. */
  | 'MELEE'
  /** By flight, segment after segment, until it meets its target. */
  | 'PROJECTILE';

/** What changes the number of dice (SEG-81, 86). */
export type SegmentsCircumstance =
  /** Three dice more. */
  | 'ADVANTAGE'
  /** Three dice fewer. */
  | 'DISADVANTAGE'
  /** Six dice more, instead of advantage. */
  | 'LEVERAGE';

/** What a condition changes. */
export type SegmentsConditionEffectInput =
  {   /** A shield: it takes damage upon itself (SEG-114). */
  absorb: number; damage?: never; oneAction?: never; rolls?: never; score?: never; speedHalved?: never; }
  |  { absorb?: never;   /** Damage: 1 for each damage die of the attack that caused it (SEG-93). */
  damage: SegmentsDamageTiming; oneAction?: never; rolls?: never; score?: never; speedHalved?: never; }
  |  { absorb?: never; damage?: never;   /** In a round a Standard or a Move, not both, and no Full; a check may lift that (SEG-93). Set it to true. */
  oneAction: boolean; rolls?: never; score?: never; speedHalved?: never; }
  |  { absorb?: never; damage?: never; oneAction?: never;   /** Dice more or fewer (SEG-81). */
  rolls: SegmentsRollsEffectInput; score?: never; speedHalved?: never; }
  |  { absorb?: never; damage?: never; oneAction?: never; rolls?: never;   /** A flat number on scores of its bearer, more or less (SEG-115). */
  score: SegmentsScoreEffectInput; speedHalved?: never; }
  |  { absorb?: never; damage?: never; oneAction?: never; rolls?: never; score?: never;   /** Movement speed is halved, once for all (SEG-92). Set it to true. */
  speedHalved: boolean; };

/** A condition of the ruleset SEGMENTS. */
export type SegmentsConditionInput = {
  /** What it changes; a label that the GM interprets when empty. */
  effects?: Array<SegmentsConditionEffectInput> | null | undefined;
  /** Whether healing ends it, where it has no end of its own (SEG-114). */
  endsWithHealing?: boolean | null | undefined;
  /** Names it in a command: lower-case words with hyphens. */
  key: string;
  /** The name to show. */
  name: string;
  /** A summary of one line. */
  summary?: string | null | undefined;
};

/** What a cooldown bars (SEG-94, 96). */
export type SegmentsCooldownScope =
  /** Every use of the talent. */
  | 'TALENT'
  /** Only the use that started it. */
  | 'USE';

/** What the faces of an attack roll decide alone. */
export type SegmentsCritical =
  /** Six dice or more all show 1: it misses, and the GM makes more of it (SEG-40). */
  | 'CATASTROPHE'
  /** All show 1: it misses (SEG-40). */
  | 'FAILURE'
  /** All show 6: it hits, and hard (SEG-39). */
  | 'HIT'
  /** Nothing; and so always where criticals are not played. */
  | 'NONE';

/** When a condition does damage (SEG-93). */
export type SegmentsDamageTiming =
  /** Once a round, when the bearer moves more than 5 ft. */
  | 'MOVEMENT'
  /** As the bearer's first turn of each later round begins. */
  | 'ROUND';

/** In its terms. */
export type SegmentsDeclareActionInput = {
  /** The hexes of a structure, in the order of their appearance. */
  hexes?: Array<HexInput> | null | undefined;
  /** True to do something other than damage with an attack that serves for it (SEG-99), where maneuvers are played. */
  maneuver?: boolean | null | undefined;
  /** Keys of modifiers to pay a Swift each for (SEG-23). */
  modifiers?: Array<string> | null | undefined;
  /** Hexes a segment, for what may be used more slowly (SEG-63). */
  speed?: number | null | undefined;
  /** Which hexes to attack instead, because no combatant in them can be seen (SEG-49), or where areas go: one for each attack (SEG-62). */
  targetHexes?: Array<HexInput> | null | undefined;
  /** Which use of it, by its printed kind; the only one if left out. */
  use?: ActionKind | null | undefined;
};

/** Actions and conditions of the ruleset SEGMENTS. */
export type SegmentsDefinitionsInput = {
  /** Actions, at most 100. */
  actions?: Array<SegmentsActionInput> | null | undefined;
  /** Conditions, at most 100. */
  conditions?: Array<SegmentsConditionInput> | null | undefined;
};

/** In its terms. */
export type SegmentsEndTurnInput = {
  /** The same, hex by hex. */
  path?: Array<HexInput> | null | undefined;
  /** Where running Moves go in this segment; without it they stand still (SEG-51). */
  to?: HexInput | null | undefined;
  /** What an unused action is spent on; `KEEP` if left out (SEG-28, 29). */
  unused?: SegmentsUnusedChoice | null | undefined;
};

/** A condition that an aid gives. */
export type SegmentsGiftInput = {
  /** The key of the condition. */
  condition: string;
  /** For how many segments, this one the first; null until it is ended. */
  segments?: number | null | undefined;
};

/** A condition that a hit inflicts. */
export type SegmentsHitConditionInput = {
  /** The key of the condition. */
  condition: string;
  /** For how many rounds, each of three segments; null until it is healed (SEG-88). */
  rounds?: number | null | undefined;
};

/** In its terms. */
export type SegmentsInflictConditionInput = {
  /** The one action whose roll it is for, with `once` only; for any if left out (SEG-81). */
  action?: string | null | undefined;
  /** The damage dice behind it, for what hurts by them (SEG-93). */
  dice?: number | null | undefined;
  /** Whether it ends with the first roll that it changes. */
  once?: boolean | null | undefined;
  /** How many segments it covers, this one the first; until it is ended if left out (SEG-88). */
  segments?: number | null | undefined;
};

/** In its terms. */
export type SegmentsInflictionInput = {
  /** The one action whose roll it is for, with `once` only; for any if left out (SEG-81). */
  action?: string | null | undefined;
  /** The damage dice behind it, for what hurts by them (SEG-93). */
  dice?: number | null | undefined;
  /** Whether it ends with the first roll that it changes. */
  once?: boolean | null | undefined;
  /** How many segments it covers, this one the first; until it is ended if left out (SEG-88). */
  segments?: number | null | undefined;
};

/** What a point of a maneuver buys, besides a hex. */
export type SegmentsManeuver =
  /** Makes the target Disarmed (SEG-103). */
  | 'DISARM'
  /** Grabs the target, who is Grappled at once (SEG-102). */
  | 'GRAPPLE'
  /** Keeps hold of the target for another while (SEG-102). */
  | 'MAINTAIN'
  /** Makes the target Prone (SEG-103). */
  | 'TRIP';

/** A movement of the user. */
export type SegmentsMovementEffectInput = {
  /** How it moves. */
  mode: SegmentsMovementMode;
  /** That speed; with the mode OWN only. */
  pace?: SegmentsPaceInput | null | undefined;
};

/** The ways to move (SEG-52). */
export type SegmentsMovementMode =
  /** A straight run in one segment. */
  | 'DASH'
  /** A short movement in one segment. */
  | 'DODGE'
  /** The base speed over two segments. */
  | 'MOVE'
  /** At a speed of its own (SEG-111). */
  | 'OWN'
  /** One hex. */
  | 'STEP'
  /** The swim speed over three segments. */
  | 'SWIM';

/** A speed of its own, `nH+b` (SEG-111). */
export type SegmentsPaceInput = {
  /** Hexes more, once. */
  bonus?: number | null | undefined;
  /** Hexes a segment (SEG-58). */
  perSegment: number;
  /** Feet in all at most; as far as the speed carries it if null. */
  range?: number | null | undefined;
  /** How many segments it lasts. */
  segments: number;
  /** How it moves. */
  style: SegmentsStyle;
};

/** Which way a hit pushes (SEG-71). */
export type SegmentsPush =
  /** A pushback: away, along the line of the attack. */
  | 'AWAY'
  /** A reposition: over hexes that the attacker chooses once it has hit (SEG-113). */
  | 'CHOSEN';

/** In its terms. */
export type SegmentsReadyActionInput = {
  /** Which use of it, by its printed kind; the first that can be readied now if left out. */
  use?: ActionKind | null | undefined;
};

/** In its terms. */
export type SegmentsResolveDefenseInput = {
  /** The key of the counter-action; with COUNTER only. */
  action?: string | null | undefined;
  /** Where a dodge goes, hex by hex; with DODGE only. */
  path?: Array<HexInput> | null | undefined;
  /** Where a dodge goes; with DODGE only. */
  to?: HexInput | null | undefined;
  /** Which use of it; with COUNTER only. */
  use?: ActionKind | null | undefined;
};

/** In its terms. */
export type SegmentsRollInitiativeInput = {
  /** Combatants who do not know of their attackers (SEG-17). */
  unawareIds?: Array<string> | null | undefined;
};

/** What a roll is for. */
export type SegmentsRollKind =
  /** An ability check. */
  | 'ABILITY'
  /** An offensive formula. */
  | 'ATTACK'
  /** A damage formula. */
  | 'DAMAGE'
  /** A defensive formula. */
  | 'DEFENSE'
  /** A healing formula. */
  | 'HEALING'
  /** The initiative roll. */
  | 'INITIATIVE'
  /** A skill check. */
  | 'SKILL';

/** Whose rolls a condition changes. */
export type SegmentsRollOf =
  /** Those of attackers against its bearer. */
  | 'ATTACKERS'
  /** Those of its bearer. */
  | 'BEARER';

/** Dice more or fewer (SEG-81). */
export type SegmentsRollsEffectInput = {
  /** Of which actions alone, by their keys; of all if null. */
  actions?: Array<string> | null | undefined;
  /** For better or for worse. */
  circumstance: SegmentsCircumstance;
  /** Whose rolls. */
  of: SegmentsRollOf;
  /** Which of these rolls. */
  rolls: Array<SegmentsRollKind>;
};

/** A flat number on scores of its bearer, more or less (SEG-115). */
export type SegmentsScoreEffectInput = {
  /** How much; negative for less. */
  bonus: number;
  /** Of which rolls. */
  rolls: Array<SegmentsRollKind>;
};

/** A sheet of the ruleset SEGMENTS. */
export type SegmentsSheetInput = {
  /** Ability modifiers (SEG-05). */
  abilities: SegmentsAbilitiesInput;
  /** Attack bonus (AB). */
  attackBonus?: number | null | undefined;
  /** Defense bonus (DB). */
  defenseBonus?: number | null | undefined;
  /** Arms that hold nothing else, to grapple with; 2 if left out (SEG-102). */
  freeArms?: number | null | undefined;
  /** How many it has. */
  hitPoints: number;
  /** Base speed in feet; 30 if left out. */
  speed?: number | null | undefined;
  /** Feet; 0 when it cannot swim. */
  swimSpeed?: number | null | undefined;
  /** What it knows besides the basic actions. */
  talents?: Array<SegmentsTalentInput> | null | undefined;
};

/** A condition on the user for a while. */
export type SegmentsStanceEffectInput = {
  /** The key of the condition. */
  condition: string;
  /** For how many segments, this one the first; null until the round ends (SEG-114). */
  segments?: number | null | undefined;
};

/** Stats of a sheet of the ruleset SEGMENTS; what is left out stays. */
export type SegmentsStatsInput = {
  /** How many it has left, at most as many as its sheet gives it: 0 or fewer bring it down, more get it up again (SEG-105). */
  hitPoints?: number | null | undefined;
  /** Whether this segment's one initiation is used (SEG-22). */
  initiated?: boolean | null | undefined;
  /** What of the budget of this round is spent; empty for nothing (SEG-21). */
  spent?: Array<ActionKind> | null | undefined;
};

/** Something solid that appears hex by hex (SEG-60). */
export type SegmentsStructureEffectInput = {
  /** Feet: how far off at most. */
  range: number;
  /** Hexes at most. */
  size: number;
  /** Whether a lower speed may be chosen (SEG-63). */
  slower?: boolean | null | undefined;
  /** Hexes a segment (SEG-58). */
  speed: number;
};

/** How a movement at a speed of its own goes. */
export type SegmentsStyle =
  /** Past combatants who stand in between. */
  | 'LEAP'
  /** By swimming, for those who can. */
  | 'SWIM'
  /** On foot. */
  | 'WALK';

/** An action of the catalogue that a combatant knows. */
export type SegmentsTalentInput = {
  /** The key of the action. */
  action: string;
  /** Levels that it is cheaper (SEG-30). */
  reducedBy?: number | null | undefined;
};

/** What an unused action is spent on. */
export type SegmentsUnusedChoice =
  /** Nothing. */
  | 'KEEP'
  /** A Standard: one place up in the order (SEG-28). */
  | 'RISE_ONE'
  /** A Full: two places up in the order (SEG-28). */
  | 'RISE_TWO'
  /** A Standard: first in segment 1 of the next round (SEG-29). */
  | 'TOP_NEXT_ROUND';

/** The kinds of weapon (SEG-67). */
export type SegmentsWeapon =
  /** Long-ranged: its range is an increment, each further one costs 1 on the attack score. */
  | 'LONG'
  /** Its range is a hard maximum. */
  | 'MELEE'
  /** Short-ranged: its range is a hard maximum. */
  | 'SHORT';

/** After how long a decision of a player is overdue. */
export type SetAwayTimeInput = {
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** So many minutes, 1 to 10080; never if left out. */
  minutes?: number | null | undefined;
};

/** What `setBattlefield` takes. */
export type SetBattlefieldInput = {
  /** The picture under the hexes; none if left out. No rule reads it. */
  background?: BackgroundInput | null | undefined;
  /** Hexes that hide what is behind them. */
  concealing?: Array<ConcealingInput> | null | undefined;
  /** Hexes of complete darkness. */
  dark?: Array<HexInput> | null | undefined;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** What some movements need, each kind in a hex once. */
  features?: Array<BattlefieldFeatureInput> | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Names of places and other text on hexes; none if left out. No rule reads it. */
  labels?: Array<LabelInput> | null | undefined;
  /** Impassable hexes. */
  obstacles?: Array<HexInput> | null | undefined;
  /** The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than 1000 versions ago. */
  seenVersion?: number | null | undefined;
  /** Walls, doors and windows on the edges between hexes, one on an edge. */
  walls?: Array<WallInput> | null | undefined;
  /** Hexes of water, in which one can swim where a ruleset has that; it bars no way. */
  water?: Array<HexInput> | null | undefined;
};

/** What `setDoor` takes. */
export type SetDoorInput = {
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The edge on which the door is. */
  edge: HexEdgeInput;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Whether it is open then. */
  open: boolean;
  /** The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than 1000 versions ago. */
  seenVersion?: number | null | undefined;
};

/** Whether the seat rolls by hand. */
export type SetHandDiceInput = {
  /** False: the dice of the encounter roll for it. */
  byHand: boolean;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** Who plays what decides nothing. */
export type SetPaceInput = {
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** With FLOW: only these parts go on by themselves; all of them if left out. */
  flowParts?: Array<FlowPart> | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** STEP or FLOW. */
  pace: Pace;
  /** The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than 1000 versions ago. */
  seenVersion?: number | null | undefined;
};

/** In the terms of the encounter's ruleset: exactly one of these. */
export type SetStandingOrdersDetailsInput =
  {   /** In an encounter of SECONDS. */
  seconds: SecondsSetStandingOrdersInput; vigilance?: never; }
  |  { seconds?: never;   /** In an encounter of VIGILANCE. */
  vigilance: VigilanceSetStandingOrdersInput; };

/** What `setStandingOrders` takes. */
export type SetStandingOrdersInput = {
  /** The combatant. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** How attacks are met; as it is now if left out (SEG-41, 45; VIG-63, 65; SEC-41, 42). */
  defense?: DefenseOrder | null | undefined;
  /** What only the encounter's ruleset takes. */
  details?: SetStandingOrdersDetailsInput | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** With COMPUTER: how well; as it is now if left out, and SENSIBLE to begin with. */
  level?: ComputerLevel | null | undefined;
  /** With COMPUTER: in what personality; as it is now if left out, and STEADY to begin with. */
  personality?: ComputerPersonalityInput | null | undefined;
  /** Who plays it from now on: the computer decides for it as soon as it is to decide. */
  playedBy?: PlayedBy | null | undefined;
  /** The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than 1000 versions ago. */
  seenVersion?: number | null | undefined;
};

/** The answer to a ruling. */
export type SettingInput = {
  /** The name of the setting, e.g. `defenseTiming`. */
  setting: string;
  /** One of its readings, e.g. `IMMEDIATE`. */
  value: string;
};

/** What `settleDying` takes. */
export type SettleDyingInput = {
  /** The dying combatant. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** How it ends. */
  outcome: VigilanceDyingOutcome;
};

/** What `settleTie` takes. */
export type SettleTieInput = {
  /** The answer. */
  answer: VigilanceTieAnswer;
  /** Who is asked. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The order that is proposed or agreed to; with AGREE only. */
  order?: Array<string> | null | undefined;
};

/** What the link shows, and how long. */
export type SharePictureInput = {
  /** How long it lasts, 1 to 30 days. */
  days?: number;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** What the link is for, for people: 1 to 60 characters. */
  name?: string;
  /** The version to show; whichever is the newest if left out. */
  ofVersion?: number | null | undefined;
};

/** In the terms of the encounter's ruleset: exactly one of these. */
export type SheetInput =
  {   /** In an encounter of SECONDS. */
  seconds: SecondsSheetInput; segments?: never; vigilance?: never; }
  |  { seconds?: never;   /** In an encounter of SEGMENTS. */
  segments: SegmentsSheetInput; vigilance?: never; }
  |  { seconds?: never; segments?: never;   /** In an encounter of VIGILANCE. */
  vigilance: VigilanceSheetInput; };

/** What `spendManeuverPoints` takes. */
export type SpendManeuverPointsInput = {
  /** The attack: the subject of the decision. */
  attackId: string;
  /** Whose maneuver it is. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** What a point each is spent on. */
  maneuvers?: Array<SegmentsManeuver> | null | undefined;
  /** Where the target is repositioned to, a point for each hex (SEG-101). */
  to?: HexInput | null | undefined;
};

/** In the terms of the encounter's ruleset: exactly one of these. */
export type StatsInput =
  {   /** In an encounter of SECONDS. */
  seconds: SecondsStatsInput; segments?: never; vigilance?: never; }
  |  { seconds?: never;   /** In an encounter of SEGMENTS. */
  segments: SegmentsStatsInput; vigilance?: never; }
  |  { seconds?: never; segments?: never;   /** In an encounter of VIGILANCE. */
  vigilance: VigilanceStatsInput; };

/** Why a stream ends by itself. */
export type StreamEndReason =
  /** The encounter was deleted. */
  | 'DELETED'
  /** Who asks has no seat at it, or no longer: of several encounters that are followed at once. */
  | 'NO_SEAT'
  /** The seat, and its token with it, has expired. */
  | 'SEAT_EXPIRED'
  /** The seat was taken away. */
  | 'SEAT_REVOKED'
  /** It has lasted as long as it may, the versions that it had missed have used up the requests of its caller, or the server stops. Subscribe again, after `retryAfter`, and go on. */
  | 'TIME';

/** What `takeBackCommand` takes. */
export type TakeBackCommandInput = {
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** What `takeDelayedTurn` takes. */
export type TakeDelayedTurnInput = {
  /** Who has delayed a turn. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** What `takeLongRest` takes. */
export type TakeLongRestInput = {
  /** Who takes the rest. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** True where who could not go on binding still cannot (SEG-98). */
  staysUnable?: boolean | null | undefined;
};

/** Which option, and what of it. */
export type TakeOptionInput = {
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Take it at a newer version too, at most 100 later, if the decision still stands as it was seen: it was due all the while in the same round, segment, second and turn, it is unanswered, nothing was rewound, and the option is listed now with the same picks. Otherwise it is refused with VersionConflict. */
  ifStillListed?: boolean;
  /** The `id` of the option, as that version listed it. */
  optionId: string;
  /** One for each choice that is not left out. */
  picks?: Array<OptionPickInput>;
  /** The version of the encounter that listed the option. At any other it is refused with VersionConflict. */
  version: number;
};

/** What `takeRest` takes. */
export type TakeRestInput = {
  /** The combatant that does it. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** How the day is spent. */
  rest: SecondsRestKind;
};

/** What is ongoing. */
export type TimelineKind =
  /** An action in progress (VIG-46; SEC-13). */
  | 'ACTION'
  /** Something done for a combatant (SEG-114). */
  | 'AID'
  /** An attack that fills hexes (SEG-61). */
  | 'AREA'
  /** An attack that has arrived (SEG-41; SEC-41). */
  | 'ATTACK'
  /** A condition that ends by itself (SEG-90; VIG-06). */
  | 'CONDITION'
  /** An action, or a use of it, that must wait (SEG-94). */
  | 'COOLDOWN'
  /** Cover behind a shield (VIG-67). */
  | 'COVER'
  /** An attack that waits for the defender's turn (SEG-42). */
  | 'DEFERRED_DEFENSE'
  /** With SEGMENTS: an effect that comes later (SEG-112). With SECONDS: an effect that comes later (SEC-19). */
  | 'DELAYED_EFFECT'
  /** A turn that was delayed and can still be taken (SEC-24). */
  | 'DELAYED_TURN'
  /** The attacks still to come of an action (SEG-26). */
  | 'FOLLOW_UP'
  /** A hold on someone (SEG-102). */
  | 'GRAPPLE'
  /** A maneuver with points to spend (SEG-100). */
  | 'MANEUVER'
  /** A movement over several segments (SEG-51). */
  | 'MOVEMENT'
  /** A prepared action that can still be performed (VIG-52). */
  | 'PREPARED'
  /** An attack in flight (SEG-58). */
  | 'PROJECTILE'
  /** A pushback (SEG-68). */
  | 'PUSHBACK'
  /** A quick action for which a regular one was given up (VIG-33). */
  | 'QUICK_ACTION'
  /** An action that waits for something to happen, until the round ends (SEG-27). */
  | 'READIED'
  /** A hit whose attacker says where its target goes (SEG-113). */
  | 'REPOSITION'
  /** Something solid that appears (SEG-60). */
  | 'STRUCTURE';

/** A sheet, or a creature. */
export type TriedSheetInput =
  {   /** The key of a creature of the `bestiary`, with all that it needs. */
  creature: string; sheet?: never; }
  |  { creature?: never;   /** A combatant with this sheet, as `addCombatants` takes it. */
  sheet: SheetInput; };

/** What a combatant does that a readied or prepared action waits for. */
export type TriggerKind =
  /** It begins an action. */
  | 'ACTS'
  /** It begins an action that attacks. */
  | 'ATTACKS'
  /** Its attack comes to the one who waits, who meets it with the action as a defense. */
  | 'ATTACKS_HOLDER'
  /** It comes within the reach of the action that waits, and was not before. */
  | 'COMES_WITHIN_REACH'
  /** It ends its turn. */
  | 'ENDS_TURN'
  /** It moves of its own accord. */
  | 'MOVES';

/** What `tryCatch` takes. */
export type TryCatchInput = {
  /** What it tries to catch. */
  catches: SecondsCatchTarget;
  /** The combatant that does it. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** Why there is no such fight. */
export type UnattainableReason =
  /** The party wins more often against all that can be. */
  | 'ALL_TOO_EASY'
  /** The party wins less often against all that can be. */
  | 'ALL_TOO_HARD'
  /** The fights mostly go on too long, or have no winner. */
  | 'DO_NOT_END'
  /** A foe more or fewer makes too much of a difference. */
  | 'STEPS_TOO_COARSE';

/** The write-back to take back. */
export type UndoWriteBackInput = {
  /** Refuse with VersionConflict unless the party is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The party. */
  partyId: string;
  /** The version of the party that the write-back made. */
  version: number;
};

/** What `updateCombatant` takes. */
export type UpdateCombatantInput = {
  /** As `#rrggbb`; for all who see it. */
  color?: string | null | undefined;
  /** The combatant, hidden or not. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** What another system calls it, at most 100 characters; for all who see it. */
  externalId?: string | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The address of a picture, http or https, at most 1,000 characters, which is never fetched; for all who see it. */
  image?: string | null | undefined;
  /** An object of whatever a frontend likes, at most 1,000 characters and 10 levels as JSON; for the GM, and of a combatant for its player. */
  metadata?: unknown;
  /** What it is called from now on. */
  name?: string | null | undefined;
  /** The hash of a picture of this encounter, as `PUT /fights/<id>/pictures` answers it; for all who see it. Empty takes away the one that it has. */
  picture?: string | null | undefined;
  /** The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than 1000 versions ago. */
  seenVersion?: number | null | undefined;
  /** Its new sheet, in place of the whole old one. */
  sheet?: SheetInput | null | undefined;
  /** Which side it is of from now on. */
  side?: string | null | undefined;
};

/** What `updateEncounter` takes. */
export type UpdateEncounterInput = {
  /** Who may ask for `suggestions` from now on (T-03). */
  advice?: Advice | null | undefined;
  /** As `#rrggbb`; for all who see it. */
  color?: string | null | undefined;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** What another system calls it, at most 100 characters; for all who see it. */
  externalId?: string | null | undefined;
  /** Who may roll dice of their own from now on (T-04). */
  handDice?: HandDice | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The address of a picture, http or https, at most 1,000 characters, which is never fetched; for all who see it. */
  image?: string | null | undefined;
  /** An object of whatever a frontend likes, at most 1,000 characters and 10 levels as JSON; for the GM, and of a combatant for its player. */
  metadata?: unknown;
  /** What it is called from now on, after its end too. */
  name?: string | null | undefined;
  /** The version that the sender saw. The edit is refused with VersionConflict where a value that it sets has changed since, and where that version is no part of this encounter or more than 1000 versions ago. */
  seenVersion?: number | null | undefined;
};

/** What `updateMember` takes. */
export type UpdateMemberInput = {
  /** As `#rrggbb`; for all who see it. */
  color?: string | null | undefined;
  /** The combatant, hidden or not. */
  combatantId: string;
  /** Refuse with VersionConflict unless the party is at this version. */
  expectedVersion?: number | null | undefined;
  /** What another system calls it, at most 100 characters; for all who see it. */
  externalId?: string | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** The address of a picture, http or https, at most 1,000 characters, which is never fetched; for all who see it. */
  image?: string | null | undefined;
  /** An object of whatever a frontend likes, at most 1,000 characters and 10 levels as JSON; for the GM, and of a combatant for its player. */
  metadata?: unknown;
  /** What it is called from now on. */
  name?: string | null | undefined;
  /** The party. */
  partyId: string;
  /** The hash of a picture of this encounter, as `PUT /fights/<id>/pictures` answers it; for all who see it. Empty takes away the one that it has. */
  picture?: string | null | undefined;
  /** Its new sheet, in place of the whole old one. */
  sheet?: SheetInput | null | undefined;
  /** Which side it is of from now on. */
  side?: string | null | undefined;
};

/** The webhook, and what to change of it. */
export type UpdateWebhookInput = {
  /** Whether to enable a webhook that was disabled. It is told of what happens from now on: what it has missed stands in the journal. */
  enable?: boolean;
  /** The encounter. */
  encounterId: string;
  /** Where to send messages: an address with https://, at most 500 characters. It must lead to the public internet. Left out, it stays. */
  url?: string | null | undefined;
  /** An id of `encounter.webhooks`. */
  webhookId: string;
};

/** What `useDoor` takes. */
export type UseDoorInput = {
  /** The combatant. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The edge on which the door is. */
  edge: HexEdgeInput;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Whether it is open then. */
  open: boolean;
};

/** What `useGrants` takes. */
export type UseGrantsInput = {
  /** The attack: the subject of the decision. */
  attackId: string;
  /** Who rolls. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** The keys of those that are used; the others are kept. */
  grants?: Array<string> | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** What `vetoAction` takes. */
export type VetoActionInput = {
  /** The key of the action. */
  action: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
};

/** The modifier of every ability, -20 to 20; 0 where it is left out (VIG-10). */
export type VigilanceAbilitiesInput = {
  /** Assault. */
  assault?: number | null | undefined;
  /** Athletics. */
  athletics?: number | null | undefined;
  /** Awareness. */
  awareness?: number | null | undefined;
  /** Charm. */
  charm?: number | null | undefined;
  /** Craft. */
  craft?: number | null | undefined;
  /** Deception. */
  deception?: number | null | undefined;
  /** Defend. */
  defend?: number | null | undefined;
  /** Dexterity. */
  dexterity?: number | null | undefined;
  /** Intimidation. */
  intimidation?: number | null | undefined;
  /** Intuition. */
  intuition?: number | null | undefined;
  /** Reasoning. */
  reasoning?: number | null | undefined;
  /** Shooting. */
  shooting?: number | null | undefined;
  /** Stealth. */
  stealth?: number | null | undefined;
  /** Toughness. */
  toughness?: number | null | undefined;
  /** Willpower. */
  willpower?: number | null | undefined;
};

/** An ability (VIG-11). */
export type VigilanceAbility =
  /** Assault. */
  | 'ASSAULT'
  /** Athletics. */
  | 'ATHLETICS'
  /** Awareness. */
  | 'AWARENESS'
  /** Charm. */
  | 'CHARM'
  /** Craft. */
  | 'CRAFT'
  /** Deception. */
  | 'DECEPTION'
  /** Defend. */
  | 'DEFEND'
  /** Dexterity. */
  | 'DEXTERITY'
  /** Intimidation. */
  | 'INTIMIDATION'
  /** Intuition. */
  | 'INTUITION'
  /** Reasoning. */
  | 'REASONING'
  /** Shooting. */
  | 'SHOOTING'
  /** Stealth. */
  | 'STEALTH'
  /** Toughness. */
  | 'TOUGHNESS'
  /** Willpower. */
  | 'WILLPOWER';

/** An action of the ruleset VIGILANCE. */
export type VigilanceActionInput = {
  /** What it costs; nothing if left out. */
  cost?: VigilanceCostInput | null | undefined;
  /** What it does. */
  effect: VigilanceEffectInput;
  /** Names it in a command: lower-case words with hyphens. */
  key: string;
  /** The name to show. */
  name: string;
  /** What it takes; BOOST with the effect `boost`. */
  slot: VigilanceSlot;
  /** A summary of one line. */
  summary?: string | null | undefined;
};

/** Something for allies, who may refuse it (VIG-05). */
export type VigilanceAidEffectInput = {
  /** The counters that it gives, at least one. */
  gives: Array<VigilanceCountersInput>;
  /** How many fields it reaches. */
  range: number;
};

/** Armor. */
export type VigilanceArmorInput = {
  /** Dice that it gives: by habit light 1, medium 2, heavy 3 (VIG-60). */
  advantageDice?: number | null | undefined;
  /** What it can do besides. */
  aspects?: Array<VigilanceItemAspect> | null | undefined;
  /** Names it in a command. */
  key: string;
  /** Its name for people. */
  name: string;
};

/** The check of an attack (VIG-57). */
export type VigilanceAttackCheck =
  /** In melee. */
  | 'ASSAULT'
  /** From afar. */
  | 'SHOOTING';

/** An attack with what is in hand (VIG-57). */
export type VigilanceAttackEffectInput = {
  /** Its check. */
  attackCheck: VigilanceAttackCheck;
  /** Advantage dice of its own. */
  dice?: number | null | undefined;
  /** What damage brings with it. */
  inflicts?: Array<VigilanceCountersInput> | null | undefined;
};

/** Against whom the dice of a boost count. */
export type VigilanceBoostAgainst =
  /** Anyone. */
  | 'ANYONE'
  /** Who wears armor. */
  | 'ARMOR'
  /** Who has a shield. */
  | 'SHIELD';

/** Improves another action, or a defense (VIG-41, 44). */
export type VigilanceBoostEffectInput = {
  /** What it adds to the damage of an attack that does some. */
  addedDamage?: number | null | undefined;
  /** Fields by which it lengthens the reach in melee, or of a maneuver. */
  addedReach?: number | null | undefined;
  /** Whether missiles can be actively defended as with a shield. */
  asShield?: boolean | null | undefined;
  /** The aspect that it takes: of the weapon, or of something worn for a bare hand. */
  aspect?: VigilanceItemAspect | null | undefined;
  /** Against whom the dice count; `ANYONE` if left out. */
  countsAgainst?: VigilanceBoostAgainst | null | undefined;
  /** Advantage dice. */
  dice?: number | null | undefined;
  /** Fields by which it lengthens a way. */
  fields?: number | null | undefined;
  /** The kinds of actions that it goes with. */
  fits?: Array<VigilanceBoosted> | null | undefined;
  /** Whether the attack cannot be actively defended. */
  forcesPassive?: boolean | null | undefined;
  /** What its user gains as the action resolves; nothing if left out (VIG-37). */
  gains?: Array<VigilanceCountersInput> | null | undefined;
  /** The keys of further actions. */
  keys?: Array<string> | null | undefined;
  /** Fields to move after the defense, 0 or 1. */
  moves?: number | null | undefined;
  /** What the attacker gains when the attack does damage. */
  onDamage?: Array<VigilanceCountersInput> | null | undefined;
  /** Fields that the target is pushed away, further than without it. */
  push?: number | null | undefined;
  /** What it adds to the total of the check. */
  result?: number | null | undefined;
  /** What it takes off the cost of the action itself. */
  saves?: VigilanceCostInput | null | undefined;
  /** Whether a second weapon gives its dice and aspects, too. */
  secondWeapon?: boolean | null | undefined;
};

/** What a boost goes with (VIG-41, 44). */
export type VigilanceBoosted =
  /** Assaults. */
  | 'ASSAULT'
  /** Ability checks that are no attack. */
  | 'CHECK'
  /** An active defense. */
  | 'DEFENSE'
  /** Any movement action. */
  | 'MOVEMENT'
  /** Any quick action. */
  | 'QUICK'
  /** Any regular action but preparing. */
  | 'REGULAR'
  /** Shots. */
  | 'SHOOTING';

/** A combatant with abilities. */
export type VigilanceCharacterInput = {
  /** Modifiers. */
  abilities?: VigilanceAbilitiesInput | null | undefined;
  /** What talents add to the limit. */
  damageLimitBonus?: number | null | undefined;
  /** What is left of it; full if left out (VIG-16). */
  focus?: number | null | undefined;
  /** What talents add to the limit. */
  stressLimitBonus?: number | null | undefined;
  /** What is left of it; full if left out (VIG-15). */
  vigor?: number | null | undefined;
};

/** Checks that are better or worse for each counter. */
export type VigilanceChecksInput = {
  /** The abilities whose checks it changes. */
  abilities: Array<VigilanceAbility>;
  /** What each counter adds, -10 to 10. */
  perCounter: number;
};

/** What a condition changes. */
export type VigilanceConditionEffectInput =
  {   /** Checks that are better or worse for each counter. */
  checks: VigilanceChecksInput; disadvantage?: never; movementHalved?: never; regularActions?: never; vigilance?: never; }
  |  { checks?: never;   /** Dice that are subtracted, however many counters there are. */
  disadvantage: VigilanceDisadvantageInput; movementHalved?: never; regularActions?: never; vigilance?: never; }
  |  { checks?: never; disadvantage?: never;   /** Halves movement (VIG-24). Set it to true. */
  movementHalved: boolean; regularActions?: never; vigilance?: never; }
  |  { checks?: never; disadvantage?: never; movementHalved?: never;   /** Regular actions fewer in a round, for each counter. */
  regularActions: number; vigilance?: never; }
  |  { checks?: never; disadvantage?: never; movementHalved?: never; regularActions?: never;   /** More vigilance for each counter (VIG-27). */
  vigilance: number; };

/** A condition of the ruleset VIGILANCE, which comes in counters. */
export type VigilanceConditionInput = {
  /** What it changes; a label that the GM interprets when empty. */
  effects?: Array<VigilanceConditionEffectInput> | null | undefined;
  /** Whether its bearer loses one counter as each of its turns ends; true if left out. */
  fades?: boolean | null | undefined;
  /** Names it in a command: lower-case words with hyphens. */
  key: string;
  /** The name to show. */
  name: string;
  /** A summary of one line. */
  summary?: string | null | undefined;
};

/** What an action costs (VIG-17, 18). */
export type VigilanceCostInput = {
  /** Points of focus. */
  focus?: number | null | undefined;
  /** Points of vigor. */
  vigor?: number | null | undefined;
};

/** Counters of a condition. */
export type VigilanceCountersInput = {
  /** The key of the condition. */
  condition: string;
  /** How many counters. */
  count: number;
};

/** Whether a combatant is behind its shield (VIG-67). */
export type VigilanceCover =
  /** It is not. */
  | 'NONE'
  /** Until its next turn begins. */
  | 'TAKEN';

/** A combatant with fixed numbers (VIG-14, 25). */
export type VigilanceCreatureStatsInput = {
  /** What it attacks with. */
  attackDifficulty: number;
  /** Where it falls; 40 if left out. */
  damageLimit?: number | null | undefined;
  /** What it defends with. */
  defendDifficulty: number;
  /** Fields of one travel; 5 if left out. */
  movement?: number | null | undefined;
  /** Where it panics; 40 if left out. */
  stressLimit?: number | null | undefined;
};

/** In its terms. */
export type VigilanceDeclareActionInput = {
  /** The ability to check, where the action leaves it open. */
  ability?: VigilanceAbility | null | undefined;
  /** Keys of boosts that go with it (VIG-42, 44). */
  boosts?: Array<string> | null | undefined;
  /** The weapon to take in hand (VIG-36, 37). */
  draw?: string | null | undefined;
  /** What to drop on the way (VIG-37). */
  drop?: string | null | undefined;
  /** Keys of boosts besides, without which this would not be possible: those that lengthen a way or a reach, defend against missiles, or move after a defense (VIG-41, 44). */
  enabledBy?: Array<string> | null | undefined;
  /** The weapon to stow (VIG-36). */
  stow?: string | null | undefined;
  /** Which use of it, by its printed kind; the only one if left out. */
  use?: ActionKind | null | undefined;
  /** The key of the weapon to attack with, to draw or to reload. */
  weapon?: string | null | undefined;
};

/** Actions and conditions of the ruleset VIGILANCE. */
export type VigilanceDefinitionsInput = {
  /** Actions, at most 100. */
  actions?: Array<VigilanceActionInput> | null | undefined;
  /** Conditions, at most 100. */
  conditions?: Array<VigilanceConditionInput> | null | undefined;
};

/** Dice that are subtracted, however many counters there are. */
export type VigilanceDisadvantageInput = {
  /** The abilities whose checks it changes. */
  abilities: Array<VigilanceAbility>;
  /** How many d6. */
  dice: number;
};

/** How dying ends (VIG-22). */
export type VigilanceDyingOutcome =
  /** They die without help. */
  | 'DEAD'
  /** They are stabilized. */
  | 'STABLE';

/** What an action does. */
export type VigilanceEffectInput =
  {   /** Something for allies, who may refuse it (VIG-05). */
  aid: VigilanceAidEffectInput; attack?: never; boost?: never; check?: never; move?: never; openCheck?: never; opposed?: never; prepare?: never; reload?: never; standUp?: never; switchWeapons?: never; takeCover?: never; travel?: never; }
  |  { aid?: never;   /** An attack with what is in hand (VIG-57). */
  attack: VigilanceAttackEffectInput; boost?: never; check?: never; move?: never; openCheck?: never; opposed?: never; prepare?: never; reload?: never; standUp?: never; switchWeapons?: never; takeCover?: never; travel?: never; }
  |  { aid?: never; attack?: never;   /** Improves another action, or a defense (VIG-41, 44). */
  boost: VigilanceBoostEffectInput; check?: never; move?: never; openCheck?: never; opposed?: never; prepare?: never; reload?: never; standUp?: never; switchWeapons?: never; takeCover?: never; travel?: never; }
  |  { aid?: never; attack?: never; boost?: never;   /** A check whose total the table judges. */
  check: VigilanceAbility; move?: never; openCheck?: never; opposed?: never; prepare?: never; reload?: never; standUp?: never; switchWeapons?: never; takeCover?: never; travel?: never; }
  |  { aid?: never; attack?: never; boost?: never; check?: never;   /** Moves otherwise than on foot, by a check or without (VIG-36). */
  move: VigilanceMoveEffectInput; openCheck?: never; opposed?: never; prepare?: never; reload?: never; standUp?: never; switchWeapons?: never; takeCover?: never; travel?: never; }
  |  { aid?: never; attack?: never; boost?: never; check?: never; move?: never;   /** A check of an ability that the user chooses; the table judges its total. Set it to true. */
  openCheck: boolean; opposed?: never; prepare?: never; reload?: never; standUp?: never; switchWeapons?: never; takeCover?: never; travel?: never; }
  |  { aid?: never; attack?: never; boost?: never; check?: never; move?: never; openCheck?: never;   /** Something done to someone near, with a check or without. */
  opposed: VigilanceOpposedEffectInput; prepare?: never; reload?: never; standUp?: never; switchWeapons?: never; takeCover?: never; travel?: never; }
  |  { aid?: never; attack?: never; boost?: never; check?: never; move?: never; openCheck?: never; opposed?: never;   /** Prepares another action (VIG-52). Set it to true. */
  prepare: boolean; reload?: never; standUp?: never; switchWeapons?: never; takeCover?: never; travel?: never; }
  |  { aid?: never; attack?: never; boost?: never; check?: never; move?: never; openCheck?: never; opposed?: never; prepare?: never;   /** Loads a weapon (VIG-36). Set it to true. */
  reload: boolean; standUp?: never; switchWeapons?: never; takeCover?: never; travel?: never; }
  |  { aid?: never; attack?: never; boost?: never; check?: never; move?: never; openCheck?: never; opposed?: never; prepare?: never; reload?: never;   /** Stands up (VIG-36). Set it to true. */
  standUp: boolean; switchWeapons?: never; takeCover?: never; travel?: never; }
  |  { aid?: never; attack?: never; boost?: never; check?: never; move?: never; openCheck?: never; opposed?: never; prepare?: never; reload?: never; standUp?: never;   /** Stows one weapon and takes another (VIG-36). Set it to true. */
  switchWeapons: boolean; takeCover?: never; travel?: never; }
  |  { aid?: never; attack?: never; boost?: never; check?: never; move?: never; openCheck?: never; opposed?: never; prepare?: never; reload?: never; standUp?: never; switchWeapons?: never;   /** Takes cover behind a shield (VIG-67). Set it to true. */
  takeCover: boolean; travel?: never; }
  |  { aid?: never; attack?: never; boost?: never; check?: never; move?: never; openCheck?: never; opposed?: never; prepare?: never; reload?: never; standUp?: never; switchWeapons?: never; takeCover?: never;   /** Travels, dropping and drawing on the way (VIG-34, 37). Set it to true. */
  travel: boolean; };

/** What a regular action is given up for. */
export type VigilanceGainedAction =
  /** A movement action, on this turn. */
  | 'MOVEMENT'
  /** A quick action, until one's next turn begins. */
  | 'QUICK';

/** Anything else that is worn or carried. */
export type VigilanceGearInput = {
  /** Dice that it gives: by habit light 1, medium 2, heavy 3 (VIG-60). */
  advantageDice?: number | null | undefined;
  /** What it can do besides. */
  aspects?: Array<VigilanceItemAspect> | null | undefined;
  /** Names it in a command. */
  key: string;
  /** Its name for people. */
  name: string;
};

/** In its terms. */
export type VigilanceInflictConditionInput = {
  /** How many counters; 1 if left out (VIG-06). */
  count?: number | null | undefined;
};

/** In its terms. */
export type VigilanceInflictionInput = {
  /** How many counters; 1 if left out (VIG-06). */
  count?: number | null | undefined;
};

/** What an item can do besides giving dice. */
export type VigilanceItemAspect =
  /** For 2 focus: 1d6 against the armored. */
  | 'ARMOR_PIERCING'
  /** A shield to hide behind (VIG-67). */
  | 'COVER'
  /** Its shots cannot be actively defended (VIG-67). */
  | 'FIREPOWER'
  /** For 2 vigor: 1d6 unarmed. */
  | 'GAUNTLETS'
  /** Reaches one field further (VIG-39). */
  | 'LONG'
  /** 1d6 disadvantage for every full 20 fields (VIG-61). */
  | 'LONG_RANGE'
  /** A movement action to load again after each shot (VIG-36). */
  | 'LONG_RELOAD'
  /** 1d6 disadvantage on stealth. */
  | 'LOUD'
  /** Goes well with another weapon. */
  | 'QUICK'
  /** Burns. */
  | 'TORCH';

/** Something that a combatant has with it. */
export type VigilanceItemInput =
  {   /** Armor. */
  armor: VigilanceArmorInput; gear?: never; shield?: never; weapon?: never; }
  |  { armor?: never;   /** Anything else that is worn or carried. */
  gear: VigilanceGearInput; shield?: never; weapon?: never; }
  |  { armor?: never; gear?: never;   /** A shield. */
  shield: VigilanceShieldInput; weapon?: never; }
  |  { armor?: never; gear?: never; shield?: never;   /** A weapon. */
  weapon: VigilanceWeaponInput; };

/** The check that a movement action asks for. */
export type VigilanceMoveCheckInput = {
  /** The ability. */
  ability: VigilanceAbility;
  /** What it must reach. */
  difficulty: number;
};

/** Moves otherwise than on foot, by a check or without (VIG-36). */
export type VigilanceMoveEffectInput = {
  /** The check; if it fails, nothing happens. Null where it succeeds without one. */
  check?: VigilanceMoveCheckInput | null | undefined;
  /** How many fields it leads. */
  fields: number;
  /** The feature that it begins in or beside; null for none (VIG-36). */
  needs?: FeatureKind | null | undefined;
  /** Where it leads. */
  way: VigilanceMoveWay;
};

/** Where a movement action leads. */
export type VigilanceMoveWay =
  /** Up to so many fields away, over whatever stands between. */
  | 'ACROSS'
  /** So many fields down, at most to the ground. */
  | 'DOWN'
  /** So many fields up, above one's own field. */
  | 'UP';

/** A character or a creature. */
export type VigilanceNatureInput =
  {   /** A combatant with abilities. */
  character: VigilanceCharacterInput; creature?: never; }
  |  { character?: never;   /** A combatant with fixed numbers (VIG-14, 25). */
  creature: VigilanceCreatureStatsInput; };

/** Something done to someone near, with a check or without. */
export type VigilanceOpposedEffectInput = {
  /** The ability of its check; null where it succeeds without one. */
  ability?: VigilanceAbility | null | undefined;
  /** What the check must reach; a defend check of the target if left out. */
  against?: VigilanceOppositionInput | null | undefined;
  /** How many fields, with the reach FIELDS; 1 if left out. */
  fields?: number | null | undefined;
  /** What success inflicts. */
  inflicts?: Array<VigilanceCountersInput> | null | undefined;
  /** The kinds of actions that it answers and prevents; [] for none (VIG-53). */
  prevents: Array<ActionKind>;
  /** Fields that the target is pushed away. */
  push?: number | null | undefined;
  /** How far it reaches. */
  reachKind: VigilanceReach;
};

/** What a check must reach. */
export type VigilanceOppositionInput =
  {   /** A check of the target. */
  ability: VigilanceAbility; difficulty?: never; }
  |  { ability?: never;   /** A number. */
  difficulty: number; };

/** In its terms. */
export type VigilancePassPriorityInput = {
  /** For how long; `TOP_CHANGES` if left out. */
  until?: PassUntil | null | undefined;
};

/** What a combatant may do in a round. */
export type VigilancePresence =
  /** A quick action and no more (VIG-68). */
  | 'AMBUSHED'
  /** Nothing: it has come during this round, after its place in the order. */
  | 'JOINING'
  /** All that the rules give it. */
  | 'READY';

/** How far a maneuver reaches. */
export type VigilanceReach =
  /** One field. */
  | 'ADJACENT'
  /** Anywhere, in sight or not (VIG-50). */
  | 'ANYWHERE'
  /** As many fields as `fields` says, with a clear line. */
  | 'FIELDS'
  /** As far as a burning torch in hand. */
  | 'TORCH'
  /** As far as a weapon in hand. */
  | 'WEAPON';

/** In its terms. */
export type VigilanceResolveDefenseInput = {
  /** Keys of boosts that go with it (VIG-42, 44). */
  boosts?: Array<string> | null | undefined;
  /** Keys of boosts besides, without which this would not be possible: those that lengthen a way or a reach, defend against missiles, or move after a defense (VIG-41, 44). */
  enabledBy?: Array<string> | null | undefined;
  /** Focus to amplify it with (VIG-13). */
  focus?: number | null | undefined;
  /** Where to move after the defense, with a boost that moves (VIG-44). */
  to?: HexInput | null | undefined;
  /** Vigor to amplify it with (VIG-13). */
  vigor?: number | null | undefined;
};

/** In its terms. */
export type VigilanceRollInitiativeInput = {
  /** Combatants who are ambushed (VIG-68). */
  ambushedIds?: Array<string> | null | undefined;
};

/** In its terms. */
export type VigilanceSetStandingOrdersInput = {
  /** What is paid for checks; as it is now if left out (VIG-13). */
  amplify?: AmplifyOrder | null | undefined;
  /** Until when it is not asked to respond, unless it becomes a target; as it is now if left out (VIG-69). */
  passing?: PassingOrder | null | undefined;
};

/** A sheet of the ruleset VIGILANCE. */
export type VigilanceSheetInput = {
  /** The counters that it comes with. */
  conditions?: Array<VigilanceCountersInput> | null | undefined;
  /** The damage that it has taken. */
  damage?: number | null | undefined;
  /** What it has with it. */
  items?: Array<VigilanceItemInput> | null | undefined;
  /** The keys of the actions that it knows besides the basic ones. */
  learnt?: Array<string> | null | undefined;
  /** A character or a creature. */
  nature: VigilanceNatureInput;
  /** The stress that it is under. */
  stress?: number | null | undefined;
  /** Who has more comes first; without counters (VIG-26, 27). */
  vigilance: number;
};

/** A shield. */
export type VigilanceShieldInput = {
  /** Dice that it gives: by habit light 1, medium 2, heavy 3 (VIG-60). */
  advantageDice?: number | null | undefined;
  /** What it can do besides. */
  aspects?: Array<VigilanceItemAspect> | null | undefined;
  /** Names it in a command. */
  key: string;
  /** Its name for people. */
  name: string;
};

/** What an action takes of a round (VIG-30). */
export type VigilanceSlot =
  /** Nothing: it goes with another action (VIG-41). */
  | 'BOOST'
  /** A movement action: one a turn, on one's own turn (VIG-34). */
  | 'MOVEMENT'
  /** A quick action: one a round, at any time (VIG-45). */
  | 'QUICK'
  /** A regular action: one a turn, on one's own turn (VIG-32). */
  | 'REGULAR';

/** Stats of a sheet of the ruleset VIGILANCE, each 0 or more and at most what the sheet allows; what is left out stays. */
export type VigilanceStatsInput = {
  /** At its limit the combatant falls; below it, who lies there gets up (VIG-22). */
  damage?: number | null | undefined;
  /** What is left of it; characters only (VIG-16). */
  focus?: number | null | undefined;
  /** Movement actions left in this round of the fight (VIG-30). */
  movement?: number | null | undefined;
  /** Quick actions left, gained ones included (VIG-30, 33). */
  quick?: number | null | undefined;
  /** Regular actions left in this round of the fight (VIG-30). */
  regular?: number | null | undefined;
  /** At its limit the combatant panics; below it, a panic ends (VIG-23). */
  stress?: number | null | undefined;
  /** How many there are (VIG-22, 23). */
  traumas?: number | null | undefined;
  /** What is left of it; characters only (VIG-15). */
  vigor?: number | null | undefined;
};

/** An answer to a tie of vigilance (VIG-28). */
export type VigilanceTieAnswer =
  /** To propose an order, or to agree to the one proposed. */
  | 'AGREE'
  /** To let the creatures go first. */
  | 'DECLINE'
  /** To go before the creatures. */
  | 'FIRST'
  /** To roll dexterity for it. */
  | 'ROLL';

/** What a weapon is for (VIG-57). */
export type VigilanceWeaponForm =
  /** Assaults. */
  | 'MELEE'
  /** Shots. */
  | 'RANGED'
  /** Shots, by throwing it. */
  | 'THROWN';

/** A weapon. */
export type VigilanceWeaponInput = {
  /** Dice that it gives: by habit light 1, medium 2, heavy 3 (VIG-60). */
  advantageDice?: number | null | undefined;
  /** What it can do besides. */
  aspects?: Array<VigilanceItemAspect> | null | undefined;
  /** What it is for. */
  form: VigilanceWeaponForm;
  /** Hands that it takes; 1 if left out. */
  hands?: number | null | undefined;
  /** Whether it is in hand, not stowed away; true if left out. */
  held?: boolean | null | undefined;
  /** Names it in a command. */
  key: string;
  /** Whether it is loaded; true if left out. */
  loaded?: boolean | null | undefined;
  /** Its name for people. */
  name: string;
};

/** A wall, a door or a window on an edge between two hexes. */
export type WallInput = {
  /** The hex of which it is a side. */
  hex: HexInput;
  /** What it is. */
  kind: WallKind;
  /** Which side. The other three are sides of the neighbours. */
  side: HexSide;
};

/** What stands on an edge. */
export type WallKind =
  /** A closed door: as a wall (T-08). */
  | 'CLOSED_DOOR'
  /** A window that gives heavy cover, such as an arrow slit (T-07). */
  | 'HEAVY_WINDOW'
  /** A window that gives light cover: it bars every way, but no sight (T-07). */
  | 'LIGHT_WINDOW'
  /** A window that gives medium cover (T-07). */
  | 'MEDIUM_WINDOW'
  /** An open door: as nothing (T-08). */
  | 'OPEN_DOOR'
  /** A door that players take for a wall until it is revealed (T-09). */
  | 'SECRET_DOOR'
  /** A wall: it bars sight and every way (T-05). */
  | 'WALL';

/** Of what a webhook is told: the `type` of its messages is the same in lower case, such as `decision.due`. A later version may have more. */
export type WebhookEvent =
  /** The fight waits for a decision that it did not wait for before, and that no computer makes. */
  | 'DECISION_DUE'
  /** The encounter has a new version. */
  | 'ENCOUNTER_CHANGED'
  /** The fight is over. */
  | 'ENCOUNTER_ENDED';

/** Which fight to take over, and for whom. */
export type WriteBackPartyInput = {
  /** The encounter, which is over; the request is sent with the token of its GM. */
  encounterId: string;
  /** Refuse with VersionConflict unless the party is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** Whom to write back, by their ids in the party; all whom the fight has changed if left out. */
  members?: Array<string> | null | undefined;
  /** The party. */
  partyId: string;
  /** Its token; left out where the request is sent with the token of the account that has made it. */
  token?: string | null | undefined;
};

/** Whether a member can be written back. */
export type WriteBackStanding =
  /** The fight has changed them: it can be written back. */
  | 'CHANGED'
  /** The party has changed them since they joined the fight: by another fight, a rest, an edit, or by being written back from this one. */
  | 'CHANGED_SINCE'
  /** They are no longer in the fight, hidden or not, or no longer in the party. */
  | 'GONE'
  /** The fight has left them as they were. */
  | 'UNCHANGED';

/** What `yieldFight` takes. */
export type YieldFightInput = {
  /** The combatant. */
  combatantId: string;
  /** The faces of dice that were rolled by hand, roll by roll as `DiceNeeded` asks for them; null for a roll that the dice of the encounter make. */
  declared?: Array<Array<number> | null | undefined> | null | undefined;
  /** The encounter. */
  encounterId: string;
  /** Refuse with VersionConflict unless the encounter is at this version. */
  expectedVersion?: number | null | undefined;
  /** Of your choice, 1 to 100 characters, new for each input: sent again with it, the same input is answered as the first time and done once. */
  idempotencyKey?: string | null | undefined;
  /** False to fight on; true if left out. */
  yields?: boolean | null | undefined;
};

export type ApiKeysQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ApiKeysQuery = { me: { id: string, apiKeys: { totalCount: number, nodes: Array<ApiKeyViewFragment>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ApiKeyViewFragment = { id: string, name: string, scopes: Array<ApiKeyScope>, createdAt: string, expiresAt: string, lastUsedOn: string | null };

export type BasicsQueryVariables = Exact<{
  ruleset: Ruleset;
}>;


export type BasicsQuery = { checkSheet:
    | { __typename: 'CheckedSheet', actions: Array<
        | { key: string, name: string }
        | { key: string, name: string }
        | { key: string, name: string }
      >, conditions: Array<
        | { key: string, name: string }
        | { key: string, name: string }
        | { key: string, name: string }
      > }
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type BestiaryQueryVariables = Exact<{
  ruleset: Ruleset;
}>;


export type BestiaryQuery = { bestiary: Array<
    | { toughness: number, speed: number, scale: number, weapons: Array<string>, spells: Array<string>, key: string, name: string, summary: string, pack: string, combos: Array<{ key: string, name: string }>, actions: Array<{ key: string, name: string, summary: string }> }
    | { attackBonus: number, defenseBonus: number, speed: number, swimSpeed: number, hitPoints: number, key: string, name: string, summary: string, pack: string, abilities: { strength: number, dexterity: number, intelligence: number, resolve: number }, talents: Array<{ action: string, reducedBy: number }>, actions: Array<{ key: string, name: string, summary: string }>, conditions: Array<{ key: string, name: string, summary: string }> }
    | { vigilance: number, learnt: Array<string>, key: string, name: string, summary: string, pack: string, items: Array<
        | { key: string, name: string }
        | { key: string, name: string }
        | { key: string, name: string }
        | { key: string, name: string }
      >, nature:
        | { attackDifficulty: number, defendDifficulty: number, movement: number, damageLimit: number }
        | Record<PropertyKey, never>
       }
  > };

export type CatalogueQueryVariables = Exact<{
  id: string;
}>;


export type CatalogueQuery = { encounter:
    | { __typename: 'Encounter', id: string, actions: Array<
        | (
          { key: string, name: string, summary: string }
          & SecondsDefinitionFragment
        )
        | (
          { key: string, name: string, summary: string }
          & SegmentsDefinitionFragment
        )
        | (
          { key: string, name: string, summary: string }
          & VigilanceDefinitionFragment
        )
      >, conditions: Array<
        | { key: string, name: string, summary: string }
        | { endsWithHealing: boolean, key: string, name: string, summary: string, effects: Array<
            | { __typename: 'SegmentsAbsorbEffect', amount: number | null }
            | { __typename: 'SegmentsConditionDamageEffect', when: SegmentsDamageTiming }
            | { __typename: 'SegmentsOneActionEffect' }
            | { __typename: 'SegmentsRollsEffect', of: SegmentsRollOf, rolls: Array<SegmentsRollKind>, circumstance: SegmentsCircumstance }
            | { __typename: 'SegmentsScoreEffect' }
            | { __typename: 'SegmentsSpeedHalvedEffect' }
          > }
        | { fades: boolean, key: string, name: string, summary: string, effects: Array<
            | { __typename: 'VigilanceAlertness', perCounter: number }
            | { __typename: 'VigilanceChecks', abilities: Array<VigilanceAbility>, perCounter: number }
            | { __typename: 'VigilanceDisadvantage', abilities: Array<VigilanceAbility>, dice: number }
            | { __typename: 'VigilanceMovementHalved' }
            | { __typename: 'VigilanceRegularActions', lost: number }
          > }
      > }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type SegmentsDefinitionFragment = { defensive: string | null, uses: Array<{ kind: ActionKind, attacks: number, cooldown: number, bars: SegmentsCooldownScope, delay: number }>, effect:
    | { __typename: 'SegmentsAidEffect', whom: SegmentsAidWhom, range: number, speed: number | null, times: number, healing: string | null, gives: Array<{ condition: string, segments: number | null }> }
    | { __typename: 'SegmentsAttackEffect', form: SegmentsAttackForm, range: number, speed: number | null, slower: boolean, weapon: SegmentsWeapon | null, offensive: string, damage: string | null, damageType: string | null, maneuvers: boolean, pushback: number, pushDirection: SegmentsPush, rankShift: number, area:
        | { __typename: 'SegmentsConeArea', degrees: number }
        | { __typename: 'SegmentsDiameterArea', diameter: number }
        | { __typename: 'SegmentsLineArea' }
        | { __typename: 'SegmentsRadiusArea' }
       | null, inflicts: Array<{ condition: string, rounds: number | null }> }
    | { __typename: 'SegmentsGuardEffect' }
    | { __typename: 'SegmentsMovementEffect', mode: SegmentsMovementMode, pace: { bonus: number, style: SegmentsStyle, perSegment: number, range: number | null, segments: number } | null }
    | { __typename: 'SegmentsStanceEffect', condition: string, segments: number | null }
    | { __typename: 'SegmentsStructureEffect', range: number, speed: number | null, slower: boolean, size: number }
  , modifiers: Array<{ key: string, name: string, offensiveDice: number, damageDice: number, speed: number, pushback: number }> };

export type VigilanceDefinitionFragment = { slot: VigilanceSlot, cost: { vigor: number, focus: number }, effect:
    | { __typename: 'VigilanceAidEffect', range: number, gives: Array<{ condition: string, count: number }> }
    | { __typename: 'VigilanceAttackEffect', attackCheck: VigilanceAttackCheck, dice: number, inflicts: Array<{ condition: string, count: number }> }
    | { __typename: 'VigilanceBoostEffect', fits: Array<VigilanceBoosted>, keys: Array<string>, countsAgainst: VigilanceBoostAgainst, dice: number, addedDamage: number, addedReach: number, result: number, asShield: boolean, aspect: VigilanceItemAspect | null, fields: number, forcesPassive: boolean, moves: number, push: number, secondWeapon: boolean, onDamage: Array<{ condition: string, count: number }>, saves: { vigor: number, focus: number } }
    | { __typename: 'VigilanceCheckEffect', ability: VigilanceAbility | null }
    | { __typename: 'VigilanceMoveEffect', way: VigilanceMoveWay, fields: number, check: { ability: VigilanceAbility, difficulty: number } | null }
    | { __typename: 'VigilanceOpenCheckEffect' }
    | { __typename: 'VigilanceOpposedEffect', ability: VigilanceAbility | null, reachKind: VigilanceReach, fields: number, push: number, prevents: Array<ActionKind>, against:
        | { __typename: 'VigilanceAgainstAbility', ability: VigilanceAbility }
        | { __typename: 'VigilanceAgainstDifficulty', difficulty: number }
      , inflicts: Array<{ condition: string, count: number }> }
    | { __typename: 'VigilancePrepareEffect' }
    | { __typename: 'VigilanceReloadEffect' }
    | { __typename: 'VigilanceStandUpEffect' }
    | { __typename: 'VigilanceSwitchWeaponsEffect' }
    | { __typename: 'VigilanceTakeCoverEffect' }
    | { __typename: 'VigilanceTravelEffect' }
   };

export type SecondsDefinitionFragment = { seconds: number, delay: number, consecutive: boolean, effect:
    | { __typename: 'SecondsActivity' }
    | { __typename: 'SecondsBasicEffect' }
    | { __typename: 'SecondsMeleeWeapon', damage: string | null, reach: number, natural: boolean }
    | { __typename: 'SecondsPostureChange' }
    | { __typename: 'SecondsRangedWeapon', damage: string | null, increment: number, capacity: number, scale: number }
    | { __typename: 'SecondsSpell', damage: string | null, range: number, radius: number | null, knocksProne: boolean }
    | { __typename: 'SecondsWeaponHandling' }
   };

export type CheckSheetQueryVariables = Exact<{
  input: CheckSheetInput;
}>;


export type CheckSheetQuery = { checkSheet:
    | { __typename: 'CheckedSheet', vitals: Array<{ label: string, current: number | null, max: number | null }> }
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type DecidedForYouQueryVariables = Exact<{
  id: string;
}>;


export type DecidedForYouQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, decidedForYou: Array<{ version: number, at: string, by: SeatKind, byComputer: boolean, lines: Array<string> }> }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type DecisionsQueryVariables = Exact<{
  id: string;
}>;


export type DecisionsQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, phase: Phase, awaiting: Array<{ id: string, key: string, kind: DecisionKind, combatantId: string | null, required: boolean, byComputer: boolean, subjectId: string | null, action: string | null, until: string | null, optionCount: number, options: Array<OptionCardFragment>, hexSets: Array<{ id: string, hexes: Array<{ q: number, r: number }> }> }> }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type EncounterAtVersionQueryVariables = Exact<{
  id: string;
  atVersion: number;
}>;


export type EncounterAtVersionQuery = { encounter:
    | (
      { __typename: 'Encounter' }
      & TableViewFragment
      & AwaitingFragment
    )
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type EncounterDetailsQueryVariables = Exact<{
  id: string;
}>;


export type EncounterDetailsQuery = { encounter:
    | (
      { __typename: 'Encounter' }
      & TableDetailsFragment
      & AwaitingDetailsFragment
    )
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type EncounterProposalsQueryVariables = Exact<{
  input: EncounterProposalsInput;
}>;


export type EncounterProposalsQuery = { encounterProposals:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | { __typename: 'EncounterProposals', isComplete: boolean, candidates: number, fightsPlayed: number, assumes: Array<string>, proposals: Array<ProposalPartsFragment>, unattainable: { reason: UnattainableReason, message: string, easiest: ProposalPartsFragment | null, hardest: ProposalPartsFragment | null } | null }
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'ForecastImpossible' }
      & Problem_ForecastImpossible_Fragment
    )
    | (
      { __typename: 'ForecastQuotaSpent', retryAfter: number }
      & Problem_ForecastQuotaSpent_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ProposalPartsFragment = { key: string, summary: Array<string>, isConfirmed: boolean, meetsWish: number, health: number, arrivesInRound: number, battlefield: number, farther: number, character: ProposalCharacter | null, groups: Array<{ creature: string, name: string, count: number }>, partyAt: Array<{ q: number, r: number }>, estimate: ProposalEstimatePartsFragment, winChance: ProposalChanceFragment | null, drawn: ProposalChanceFragment | null, brokenOff: ProposalChanceFragment | null, rounds: { median: number, tenthPercentile: number, ninetiethPercentile: number } | null, falls: Array<{ member: number, name: string, round: number | null, chance: ProposalChanceFragment }>, decides: Array<{ text: string, fights: number, winChance: ProposalChanceFragment }>, steps: Array<{ creature: string, name: string, change: number, estimate: ProposalEstimatePartsFragment }>, addCombatants: Array<ProposedAdditionPartsFragment> };

export type ProposedAdditionPartsFragment = { hidden: boolean, inRound: number, creatures: Array<{ creature: string, side: string, health: number, position: { q: number, r: number } }> };

export type ProposalEstimatePartsFragment = { share: number, low: number, high: number, fights: number };

export type ProposalChanceFragment = { fights: number, share: number, low: number, high: number };

export type EncounterUpdatedSubscriptionVariables = Exact<{
  encounterId: string;
  afterVersion?: number | null | undefined;
  pings?: boolean | null | undefined;
}>;


export type EncounterUpdatedSubscription = { encounterUpdated:
    | { __typename: 'EncounterPinged', by: SeatKind, seatName: string, at: string, hex: { q: number, r: number } }
    | { __typename: 'EncounterUpdate', version: number, entry: { at: string, by: SeatKind, followUps: Array<FollowUpFragment> }, events: Array<LogLineFragment>, encounter: (
        TableViewFragment
        & AwaitingFragment
      ) }
    | { __typename: 'StreamEnded', reason: StreamEndReason, afterVersion: number, retryAfter: number | null }
   };

export type EncounterQueryVariables = Exact<{
  id: string;
}>;


export type EncounterQuery = { encounter:
    | (
      { __typename: 'Encounter' }
      & TableViewFragment
      & AwaitingFragment
    )
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type EncountersUpdatedSubscriptionVariables = Exact<{
  encounters: Array<FollowedEncounterInput> | FollowedEncounterInput;
  pings?: boolean | null | undefined;
}>;


export type EncountersUpdatedSubscription = { encountersUpdated:
    | { __typename: 'EncounterPinged', encounterId: string, by: SeatKind, seatName: string, at: string, hex: { q: number, r: number } }
    | { __typename: 'EncounterUpdate', encounterId: string, version: number, entry: { at: string, by: SeatKind, followUps: Array<FollowUpFragment> }, events: Array<LogLineFragment>, encounter: (
        TableViewFragment
        & AwaitingFragment
      ) }
    | { __typename: 'StreamEnded', encounterId: string, reason: StreamEndReason, afterVersion: number, retryAfter: number | null }
   };

export type ExportEncounterQueryVariables = Exact<{
  encounterId: string;
  afterVersion?: number;
  first?: number;
}>;


export type ExportEncounterQuery = { exportEncounter:
    | { __typename: 'EncounterExport', schema: number, bytes: number, next: number | null, document: unknown }
    | { __typename: 'EncounterTooLarge', code: string, message: string }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'JournalDamaged', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type FollowersQueryVariables = Exact<{
  id: string;
}>;


export type FollowersQuery = { encounter:
    | { __typename: 'Encounter', id: string, seats: Array<{ id: string, combatantIds: Array<string>, following: boolean | null }> | null }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type ForecastQueryVariables = Exact<{
  encounterId: string;
  input: ForecastInput;
}>;


export type ForecastQuery = { forecast:
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | { __typename: 'Forecast', version: number, side: string, unit: string | null, isComplete: boolean, fightsPlayed: number, fightsPlanned: number, assumes: Array<string>, expected: Array<(
        { roundCounts: Array<{ rounds: number, fights: number }>, falls: Array<{ combatantId: string, round: number | null, chance: ForecastEstimateFragment }>, harm: Array<{ combatantId: string | null, action: string | null, condition: string | null, name: string, times: number, amount: number }> }
        & ForecastOutlookFragment
      )>, changes: Array<ForecastOutlookFragment> }
    | (
      { __typename: 'ForecastImpossible' }
      & Problem_ForecastImpossible_Fragment
    )
    | (
      { __typename: 'ForecastQuotaSpent', retryAfter: number }
      & Problem_ForecastQuotaSpent_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
   };

export type ForecastOutlookFragment = { key: string, label: string, withoutId: string | null, own: ComputerLevel, others: ComputerLevel, fightsPlayed: number, fightsPlanned: number, wins: Array<{ side: string, chance: ForecastEstimateFragment }>, drawn: ForecastEstimateFragment, brokenOff: ForecastEstimateFragment, rounds: { median: number, tenthPercentile: number, ninetiethPercentile: number } | null };

export type ForecastEstimateFragment = { fights: number, share: number, low: number, high: number };

export type TableViewFragment = { id: string, version: number, name: string, ruleset: Ruleset, externalId: string | null, image: string | null, color: string | null, phase: Phase, round: number, orderIds: Array<string>, clock:
    | { __typename: 'SecondsClock', second: number, secondsLeft: number, delayedIds: Array<string>, turnOfId: string | null, waitingIds: Array<string>, interrupted: Array<{ combatantId: string, secondsLeft: number }> }
    | { __typename: 'SegmentsClock', segment: number, turnOfId: string | null, waitingIds: Array<string> }
    | { __typename: 'VigilanceClock', turnOfId: string | null, waitingIds: Array<string>, stack: Array<{ objectId: string, ownerId: string, action: string, targetIds: Array<string>, stage: AttackStage }> }
   | null, combatants: Array<CombatantCardFragment>, attacks: Array<{ attackId: string, attackerId: string, targetId: string, action: string, stage: AttackStage }>, timeline: Array<{ entryId: string, label: string, ownerId: string, resolves: { round: number, step: number } }>, outcome: { reason: EndReason, sides: Array<string> } | null };

export type CombatantCardFragment = { id: string, name: string, side: string, externalId: string | null, image: string | null, color: string | null, status: CombatantStatus, hidden: boolean, position: { q: number, r: number }, conditions: Array<{ key: string, name: string, amount: number | null, ends: { round: number, step: number } | null }>, vitals: Array<{ label: string, current: number | null, max: number | null }> };

export type AwaitingFragment = { id: string, awaiting: Array<{ id: string, key: string, kind: DecisionKind, combatantId: string | null, required: boolean, byComputer: boolean, subjectId: string | null, action: string | null, until: string | null, optionCount: number, options: Array<OptionCardFragment> }> };

export type OptionCardFragment = { id: string, intent: Intent, label: string, hasNoTarget: boolean, choices: Array<{ field: string, kind: ChoiceKind, min: number, max: number, repeats: boolean, ifOmitted: string | null, combatantIds: Array<string>, minimum: number | null, maximum: number | null, limits: Array<{ text: string }>, keyPicks: Array<{ key: string, label: string }>, area: { id: string } | null }> };

export type TableDetailsFragment = { id: string, version: number, name: string, ruleset: Ruleset, externalId: string | null, image: string | null, color: string | null, metadata: unknown, phase: Phase, round: number, orderIds: Array<string>, clock:
    | { __typename: 'SecondsClock', second: number, secondsLeft: number, delayedIds: Array<string>, turnOfId: string | null, waitingIds: Array<string>, interrupted: Array<{ combatantId: string, secondsLeft: number }> }
    | { __typename: 'SegmentsClock', segment: number, turnOfId: string | null, waitingIds: Array<string> }
    | { __typename: 'VigilanceClock', turnOfId: string | null, waitingIds: Array<string>, stack: Array<{ objectId: string, ownerId: string, action: string, use: ActionKind, boosts: Array<string>, targetIds: Array<string>, stage: AttackStage }> }
   | null, combatants: Array<CombatantDetailsFragment>, attacks: Array<{ attackId: string, attackerId: string, targetId: string, action: string, stage: AttackStage }>, timeline: Array<{ entryId: string, kind: TimelineKind, label: string, ownerId: string, targetIds: Array<string>, rule:
      | { id: string }
      | { id: string }
    , resolves: { round: number, step: number, onTurnOfId: string | null }, course: { shape: CourseShape, stages: Array<{ at: { round: number, step: number, onTurnOfId: string | null } | null, hexes: Array<{ q: number, r: number }> }> } | null }>, outcome: { reason: EndReason, sides: Array<string> } | null, dice: { commitment: string, seed: string | null } };

export type CombatantDetailsFragment = { id: string, name: string, side: string, externalId: string | null, image: string | null, color: string | null, metadata: unknown, status: CombatantStatus, hidden: boolean, position: { q: number, r: number }, conditions: Array<{ key: string, name: string, amount: number | null, ends: { round: number, step: number } | null }>, vitals: Array<{ label: string, current: number | null, max: number | null, share: number | null }>, sheet:
    | { toughness: number, toughnessLeft: number, aimsAtId: string | null, dyingAgainst: number | null, weapons: Array<{ weapon: string, held: boolean, shots: number }>, defensesLeft: { dodges: number, parries: number, blocks: number } }
    | { hitPoints: number, maxHitPoints: number, spent: Array<ActionKind>, swiftsLeft: number, initiated: boolean, cooldowns: Array<{ action: string, use: ActionKind, readyInRound: number }>, readied: { action: string, use: ActionKind, trigger:
          | { does: TriggerKind, ofId: string | null }
          | { words: string }
         | null } | null }
    | { damage: number, damageLimit: number, stress: number, stressLimit: number, movement: number, cover: VigilanceCover, nature:
        | { vigor: number | null, focus: number | null }
        | Record<PropertyKey, never>
      , left: { regular: number, movement: number, quick: number }, prepared: { action: string, trigger:
          | { does: TriggerKind, ofId: string | null }
          | { words: string }
         | null } | null }
   | null };

export type AwaitingDetailsFragment = { id: string, awaiting: Array<{ id: string, key: string, kind: DecisionKind, combatantId: string | null, required: boolean, byComputer: boolean, subjectId: string | null, action: string | null, until: string | null, listed: boolean, optionCount: number, options: Array<{ id: string, key: string, intent: Intent, label: string, hasNoTarget: boolean, summary: string, mutation: string, input: unknown, cost: Array<{ resource: CostResource, amount: number }>, choices: Array<{ field: string, path: Array<string>, kind: ChoiceKind, list: boolean, min: number, max: number, ifOmitted: string | null, repeats: boolean, minimum: number | null, maximum: number | null, combatantIds: Array<string>, keys: Array<string>, limits: Array<{ text: string, rule:
            | { id: string }
            | { id: string }
           }>, keyPicks: Array<{ key: string, label: string, cost: Array<{ resource: CostResource, amount: number }> }>, area: { id: string } | null }> }>, hexSets: Array<{ id: string, hexes: Array<{ q: number, r: number }> }>, refusals: Array<{ label: string, mutation: string, input: unknown, message: string, rule:
        | { id: string }
        | { id: string }
       | null }> }> };

export type FollowUpFragment = { mutation: string, byComputer: boolean, firstEvent: number, eventCount: number, reasons: Array<{ text: string, value: number, rule:
      | { id: string }
      | { id: string }
     | null }> };

export type ByHandFragment = { combatantId: string | null, purpose: RollPurpose, faces: Array<number>, fallenBefore: number | null, seatName: string | null };

type LogLine_ActionAbandoned_Fragment = { __typename: 'ActionAbandoned', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionAnswered_Fragment = { __typename: 'ActionAnswered', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionBegun_Fragment = { __typename: 'ActionBegun', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionCompleted_Fragment = { __typename: 'ActionCompleted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionContinued_Fragment = { __typename: 'ActionContinued', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionDeclared_Fragment = { __typename: 'ActionDeclared', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionPaused_Fragment = { __typename: 'ActionPaused', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionPrepared_Fragment = { __typename: 'ActionPrepared', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionPrevented_Fragment = { __typename: 'ActionPrevented', objectId: string, combatantId: string, byId: string | null, text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionPushed_Fragment = { __typename: 'ActionPushed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionReadied_Fragment = { __typename: 'ActionReadied', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionResolved_Fragment = { __typename: 'ActionResolved', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionResolving_Fragment = { __typename: 'ActionResolving', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionVetoed_Fragment = { __typename: 'ActionVetoed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ActionsDefined_Fragment = { __typename: 'ActionsDefined', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_Adjudicated_Fragment = { __typename: 'Adjudicated', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AidAdvanced_Fragment = { __typename: 'AidAdvanced', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AidOffered_Fragment = { __typename: 'AidOffered', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AidRefused_Fragment = { __typename: 'AidRefused', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AidStarted_Fragment = { __typename: 'AidStarted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AidWorked_Fragment = { __typename: 'AidWorked', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AimLost_Fragment = { __typename: 'AimLost', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AimTaken_Fragment = { __typename: 'AimTaken', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AreaGrew_Fragment = { __typename: 'AreaGrew', entryId: string, struckIds: Array<string>, left: number, text: string, routine: boolean, hexes: Array<{ q: number, r: number }>, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AreaStarted_Fragment = { __typename: 'AreaStarted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AttackArrived_Fragment = { __typename: 'AttackArrived', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AttackHit_Fragment = { __typename: 'AttackHit', attackId: string, attackerId: string, targetId: string, defense: DefenseKind, excess: number, critical: SegmentsCritical, text: string, routine: boolean, attackScore: { total: number, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
        | { id: string }
        | { id: string }
       | null }>, rolled: Array<{ face: number, counts: number }> }, defenseScore: { total: number, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
        | { id: string }
        | { id: string }
       | null }>, rolled: Array<{ face: number, counts: number }> }, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AttackLanded_Fragment = { __typename: 'AttackLanded', attackId: string, attackerId: string, action: string, combatantId: string, reducedBy: number, severity: SecondsSeverity, wounds: number, text: string, routine: boolean, damageRoll: { total: number, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
        | { id: string }
        | { id: string }
       | null }>, rolled: Array<{ face: number, counts: number }> } | null, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AttackMissed_Fragment = { __typename: 'AttackMissed', attackId: string, attackerId: string, targetId: string, defense: DefenseKind, critical: SegmentsCritical, text: string, routine: boolean, attackScore: { total: number, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
        | { id: string }
        | { id: string }
       | null }>, rolled: Array<{ face: number, counts: number }> }, defenseScore: { total: number, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
        | { id: string }
        | { id: string }
       | null }>, rolled: Array<{ face: number, counts: number }> }, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AttackRolled_Fragment = { __typename: 'AttackRolled', attackId: string, attackerId: string, targetId: string, defense: DefenseKind, damageTotal: number, text: string, routine: boolean, attackScore: { total: number, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
        | { id: string }
        | { id: string }
       | null }>, rolled: Array<{ face: number, counts: number }> }, defenseScore: { total: number, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
        | { id: string }
        | { id: string }
       | null }>, rolled: Array<{ face: number, counts: number }> }, damageTerms: Array<{ label: string, value: number | null, dice: string | null, rule:
      | { id: string }
      | { id: string }
     | null }>, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AttackSpent_Fragment = { __typename: 'AttackSpent', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_AwayTimeChanged_Fragment = { __typename: 'AwayTimeChanged', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_BattlefieldSet_Fragment = { __typename: 'BattlefieldSet', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_BindingContinued_Fragment = { __typename: 'BindingContinued', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CatchTried_Fragment = { __typename: 'CatchTried', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CheckAmplified_Fragment = { __typename: 'CheckAmplified', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CheckMade_Fragment = { __typename: 'CheckMade', objectId: string, combatantId: string, action: string, ability: VigilanceAbility | null, success: boolean | null, text: string, routine: boolean, roll: { total: number, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
        | { id: string }
        | { id: string }
       | null }>, rolled: Array<{ face: number, counts: number }> }, opposing: { total: number } | null, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CheckRolled_Fragment = { __typename: 'CheckRolled', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantDied_Fragment = { __typename: 'CombatantDied', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantDown_Fragment = { __typename: 'CombatantDown', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantFightsOn_Fragment = { __typename: 'CombatantFightsOn', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantHealed_Fragment = { __typename: 'CombatantHealed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantMoved_Fragment = { __typename: 'CombatantMoved', combatantId: string, text: string, routine: boolean, path: Array<{ q: number, r: number }>, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantPushed_Fragment = { __typename: 'CombatantPushed', combatantId: string, left: number, text: string, routine: boolean, path: Array<{ q: number, r: number }>, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantRemoved_Fragment = { __typename: 'CombatantRemoved', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantShoved_Fragment = { __typename: 'CombatantShoved', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantStabilized_Fragment = { __typename: 'CombatantStabilized', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantUpdated_Fragment = { __typename: 'CombatantUpdated', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantYielded_Fragment = { __typename: 'CombatantYielded', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantsAdded_Fragment = { __typename: 'CombatantsAdded', combatantIds: Array<string>, text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CombatantsHidden_Fragment = { __typename: 'CombatantsHidden', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CommandResumed_Fragment = { __typename: 'CommandResumed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CommandTakenBack_Fragment = { __typename: 'CommandTakenBack', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ConditionEnded_Fragment = { __typename: 'ConditionEnded', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ConditionHurt_Fragment = { __typename: 'ConditionHurt', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ConditionInflicted_Fragment = { __typename: 'ConditionInflicted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ConditionLifted_Fragment = { __typename: 'ConditionLifted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ContestRolled_Fragment = { __typename: 'ContestRolled', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CooldownLengthened_Fragment = { __typename: 'CooldownLengthened', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CostPaid_Fragment = { __typename: 'CostPaid', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CountersGained_Fragment = { __typename: 'CountersGained', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CountersLost_Fragment = { __typename: 'CountersLost', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_CoverTaken_Fragment = { __typename: 'CoverTaken', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DamageDealt_Fragment = { __typename: 'DamageDealt', attackId: string, attackerId: string, action: string, combatantId: string, rerolled: number, reducedBy: number, hitPoints: number | null, text: string, routine: boolean, damage: { total: number, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
        | { id: string }
        | { id: string }
       | null }>, rolled: Array<{ face: number, counts: number }> }, reduction: Array<{ label: string, value: number | null, dice: string | null, rule:
      | { id: string }
      | { id: string }
     | null }>, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DamageTaken_Fragment = { __typename: 'DamageTaken', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DefenseDeclared_Fragment = { __typename: 'DefenseDeclared', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DefenseReturned_Fragment = { __typename: 'DefenseReturned', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DefenseRolled_Fragment = { __typename: 'DefenseRolled', attackId: string, attackerId: string, action: string, combatantId: string, defense: DefenseKind, needed: number, defenseResult: SecondsDefenseResult, text: string, routine: boolean, defenseRoll: { total: number, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
        | { id: string }
        | { id: string }
       | null }>, rolled: Array<{ face: number, counts: number }> } | null, neededTerms: Array<{ label: string, value: number | null, dice: string | null, rule:
      | { id: string }
      | { id: string }
     | null }>, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DelayEnded_Fragment = { __typename: 'DelayEnded', ownerId: string, action: string, delayEndReason: SecondsDelayEndReason, text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DelayStarted_Fragment = { __typename: 'DelayStarted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DelayedTurnDue_Fragment = { __typename: 'DelayedTurnDue', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DelayedTurnLost_Fragment = { __typename: 'DelayedTurnLost', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DelayedTurnTaken_Fragment = { __typename: 'DelayedTurnTaken', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DiceAsked_Fragment = { __typename: 'DiceAsked', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DiceDeclared_Fragment = { __typename: 'DiceDeclared', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DodgeReadied_Fragment = { __typename: 'DodgeReadied', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DoorSet_Fragment = { __typename: 'DoorSet', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DoorUsed_Fragment = { __typename: 'DoorUsed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_DyingChecked_Fragment = { __typename: 'DyingChecked', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_EffectBegan_Fragment = { __typename: 'EffectBegan', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_EffectDelayed_Fragment = { __typename: 'EffectDelayed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_EncounterBranched_Fragment = { __typename: 'EncounterBranched', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_EncounterChanged_Fragment = { __typename: 'EncounterChanged', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_EncounterEnded_Fragment = { __typename: 'EncounterEnded', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_EncounterImported_Fragment = { __typename: 'EncounterImported', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_EncounterRewound_Fragment = { __typename: 'EncounterRewound', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_FallenSkipped_Fragment = { __typename: 'FallenSkipped', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_FightGoesOn_Fragment = { __typename: 'FightGoesOn', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_FollowUpSet_Fragment = { __typename: 'FollowUpSet', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_FollowUpSpent_Fragment = { __typename: 'FollowUpSpent', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_FollowUpTaken_Fragment = { __typename: 'FollowUpTaken', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_FreeActionLost_Fragment = { __typename: 'FreeActionLost', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_FreeActionTaken_Fragment = { __typename: 'FreeActionTaken', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_GrantsAsked_Fragment = { __typename: 'GrantsAsked', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_GrantsChosen_Fragment = { __typename: 'GrantsChosen', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_GrappleChecked_Fragment = { __typename: 'GrappleChecked', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_GrappleEnded_Fragment = { __typename: 'GrappleEnded', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_GrappleMaintained_Fragment = { __typename: 'GrappleMaintained', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_GrappleStarted_Fragment = { __typename: 'GrappleStarted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_HandDiceSet_Fragment = { __typename: 'HandDiceSet', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_HiddenCombatantRemoved_Fragment = { __typename: 'HiddenCombatantRemoved', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_InitiativeChecked_Fragment = { __typename: 'InitiativeChecked', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_InitiativeRolled_Fragment = { __typename: 'InitiativeRolled', orderIds: Array<string>, text: string, routine: boolean, delayed: Array<{ combatantId: string }>, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_InviteCreated_Fragment = { __typename: 'InviteCreated', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_InviteRevoked_Fragment = { __typename: 'InviteRevoked', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ItemsHandled_Fragment = { __typename: 'ItemsHandled', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_LongRestTaken_Fragment = { __typename: 'LongRestTaken', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ManeuverPointsSpent_Fragment = { __typename: 'ManeuverPointsSpent', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ManeuverSucceeded_Fragment = { __typename: 'ManeuverSucceeded', text: string, routine: boolean, pendingManeuver: { entryId: string, attackerId: string, targetId: string, stage: { points: number } }, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_MedicineTried_Fragment = { __typename: 'MedicineTried', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_MissChanceRolled_Fragment = { __typename: 'MissChanceRolled', attackId: string, attackerId: string, targetId: string, missChance: number, die: number, missed: boolean, text: string, routine: boolean, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
      | { id: string }
      | { id: string }
     | null }>, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_MovementPlayed_Fragment = { __typename: 'MovementPlayed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_MovementStarted_Fragment = { __typename: 'MovementStarted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ObjectHandled_Fragment = { __typename: 'ObjectHandled', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_OngoingEnded_Fragment = { __typename: 'OngoingEnded', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_OpeningEnded_Fragment = { __typename: 'OpeningEnded', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_PaceChanged_Fragment = { __typename: 'PaceChanged', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_PanicBegan_Fragment = { __typename: 'PanicBegan', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_PanicEnded_Fragment = { __typename: 'PanicEnded', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_PercentRolled_Fragment = { __typename: 'PercentRolled', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_PlayedBySet_Fragment = { __typename: 'PlayedBySet', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_PostureChanged_Fragment = { __typename: 'PostureChanged', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_PreparedActionLost_Fragment = { __typename: 'PreparedActionLost', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_PriorityPassed_Fragment = { __typename: 'PriorityPassed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ProjectileAdvanced_Fragment = { __typename: 'ProjectileAdvanced', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ProjectileLaunched_Fragment = { __typename: 'ProjectileLaunched', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_PushbackStarted_Fragment = { __typename: 'PushbackStarted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_RankChanged_Fragment = { __typename: 'RankChanged', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ReadiedActionDue_Fragment = { __typename: 'ReadiedActionDue', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ReadiedActionLost_Fragment = { __typename: 'ReadiedActionLost', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_RecoveryRolled_Fragment = { __typename: 'RecoveryRolled', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_RegularActionGivenUp_Fragment = { __typename: 'RegularActionGivenUp', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ReloadHelped_Fragment = { __typename: 'ReloadHelped', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_RepositionChosen_Fragment = { __typename: 'RepositionChosen', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_RepositionDue_Fragment = { __typename: 'RepositionDue', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_RoundStarted_Fragment = { __typename: 'RoundStarted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_SeatClaimed_Fragment = { __typename: 'SeatClaimed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_SeatIssued_Fragment = { __typename: 'SeatIssued', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_SeatRenewed_Fragment = { __typename: 'SeatRenewed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_SeatRevoked_Fragment = { __typename: 'SeatRevoked', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_SecondPassed_Fragment = { __typename: 'SecondPassed', combatantId: string, second: number, spentOn: string | null, text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_SegmentStarted_Fragment = { __typename: 'SegmentStarted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ShieldHeld_Fragment = { __typename: 'ShieldHeld', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_ShotsFired_Fragment = { __typename: 'ShotsFired', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_StandingOrdersSet_Fragment = { __typename: 'StandingOrdersSet', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_StressTaken_Fragment = { __typename: 'StressTaken', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_StrikeRolled_Fragment = { __typename: 'StrikeRolled', attackId: string, attackerId: string, targetId: string, needed: number, strikeResult: SecondsStrikeResult, text: string, routine: boolean, roll: { total: number, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
        | { id: string }
        | { id: string }
       | null }>, rolled: Array<{ face: number, counts: number }> }, neededTerms: Array<{ label: string, value: number | null, dice: string | null, rule:
      | { id: string }
      | { id: string }
     | null }>, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_StructureGrew_Fragment = { __typename: 'StructureGrew', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_StructureStarted_Fragment = { __typename: 'StructureStarted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_TargetsDue_Fragment = { __typename: 'TargetsDue', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_TieAnswered_Fragment = { __typename: 'TieAnswered', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_TieSettled_Fragment = { __typename: 'TieSettled', orderIds: Array<string>, text: string, routine: boolean, rolls: Array<{ combatantId: string, roll: { total: number } }>, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_TopOfRoundTaken_Fragment = { __typename: 'TopOfRoundTaken', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_TurnClosed_Fragment = { __typename: 'TurnClosed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_TurnDelayed_Fragment = { __typename: 'TurnDelayed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_TurnEnded_Fragment = { __typename: 'TurnEnded', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_TurnIdled_Fragment = { __typename: 'TurnIdled', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_TurnPassed_Fragment = { __typename: 'TurnPassed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_TurnSkipped_Fragment = { __typename: 'TurnSkipped', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_TurnStarted_Fragment = { __typename: 'TurnStarted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_VigilanceCompared_Fragment = { __typename: 'VigilanceCompared', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_WayAdvanced_Fragment = { __typename: 'WayAdvanced', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_WayEnded_Fragment = { __typename: 'WayEnded', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_WayHeld_Fragment = { __typename: 'WayHeld', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_WeaponDischarged_Fragment = { __typename: 'WeaponDischarged', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_WeaponHandled_Fragment = { __typename: 'WeaponHandled', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_WeaponLoaded_Fragment = { __typename: 'WeaponLoaded', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_WeaponReloaded_Fragment = { __typename: 'WeaponReloaded', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_WebhookCreated_Fragment = { __typename: 'WebhookCreated', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_WebhookDeleted_Fragment = { __typename: 'WebhookDeleted', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

type LogLine_WoundsHealed_Fragment = { __typename: 'WoundsHealed', text: string, routine: boolean, rule:
    | { id: string }
    | { id: string }
   | null };

export type LogLineFragment =
  | LogLine_ActionAbandoned_Fragment
  | LogLine_ActionAnswered_Fragment
  | LogLine_ActionBegun_Fragment
  | LogLine_ActionCompleted_Fragment
  | LogLine_ActionContinued_Fragment
  | LogLine_ActionDeclared_Fragment
  | LogLine_ActionPaused_Fragment
  | LogLine_ActionPrepared_Fragment
  | LogLine_ActionPrevented_Fragment
  | LogLine_ActionPushed_Fragment
  | LogLine_ActionReadied_Fragment
  | LogLine_ActionResolved_Fragment
  | LogLine_ActionResolving_Fragment
  | LogLine_ActionVetoed_Fragment
  | LogLine_ActionsDefined_Fragment
  | LogLine_Adjudicated_Fragment
  | LogLine_AidAdvanced_Fragment
  | LogLine_AidOffered_Fragment
  | LogLine_AidRefused_Fragment
  | LogLine_AidStarted_Fragment
  | LogLine_AidWorked_Fragment
  | LogLine_AimLost_Fragment
  | LogLine_AimTaken_Fragment
  | LogLine_AreaGrew_Fragment
  | LogLine_AreaStarted_Fragment
  | LogLine_AttackArrived_Fragment
  | LogLine_AttackHit_Fragment
  | LogLine_AttackLanded_Fragment
  | LogLine_AttackMissed_Fragment
  | LogLine_AttackRolled_Fragment
  | LogLine_AttackSpent_Fragment
  | LogLine_AwayTimeChanged_Fragment
  | LogLine_BattlefieldSet_Fragment
  | LogLine_BindingContinued_Fragment
  | LogLine_CatchTried_Fragment
  | LogLine_CheckAmplified_Fragment
  | LogLine_CheckMade_Fragment
  | LogLine_CheckRolled_Fragment
  | LogLine_CombatantDied_Fragment
  | LogLine_CombatantDown_Fragment
  | LogLine_CombatantFightsOn_Fragment
  | LogLine_CombatantHealed_Fragment
  | LogLine_CombatantMoved_Fragment
  | LogLine_CombatantPushed_Fragment
  | LogLine_CombatantRemoved_Fragment
  | LogLine_CombatantShoved_Fragment
  | LogLine_CombatantStabilized_Fragment
  | LogLine_CombatantUpdated_Fragment
  | LogLine_CombatantYielded_Fragment
  | LogLine_CombatantsAdded_Fragment
  | LogLine_CombatantsHidden_Fragment
  | LogLine_CommandResumed_Fragment
  | LogLine_CommandTakenBack_Fragment
  | LogLine_ConditionEnded_Fragment
  | LogLine_ConditionHurt_Fragment
  | LogLine_ConditionInflicted_Fragment
  | LogLine_ConditionLifted_Fragment
  | LogLine_ContestRolled_Fragment
  | LogLine_CooldownLengthened_Fragment
  | LogLine_CostPaid_Fragment
  | LogLine_CountersGained_Fragment
  | LogLine_CountersLost_Fragment
  | LogLine_CoverTaken_Fragment
  | LogLine_DamageDealt_Fragment
  | LogLine_DamageTaken_Fragment
  | LogLine_DefenseDeclared_Fragment
  | LogLine_DefenseReturned_Fragment
  | LogLine_DefenseRolled_Fragment
  | LogLine_DelayEnded_Fragment
  | LogLine_DelayStarted_Fragment
  | LogLine_DelayedTurnDue_Fragment
  | LogLine_DelayedTurnLost_Fragment
  | LogLine_DelayedTurnTaken_Fragment
  | LogLine_DiceAsked_Fragment
  | LogLine_DiceDeclared_Fragment
  | LogLine_DodgeReadied_Fragment
  | LogLine_DoorSet_Fragment
  | LogLine_DoorUsed_Fragment
  | LogLine_DyingChecked_Fragment
  | LogLine_EffectBegan_Fragment
  | LogLine_EffectDelayed_Fragment
  | LogLine_EncounterBranched_Fragment
  | LogLine_EncounterChanged_Fragment
  | LogLine_EncounterEnded_Fragment
  | LogLine_EncounterImported_Fragment
  | LogLine_EncounterRewound_Fragment
  | LogLine_FallenSkipped_Fragment
  | LogLine_FightGoesOn_Fragment
  | LogLine_FollowUpSet_Fragment
  | LogLine_FollowUpSpent_Fragment
  | LogLine_FollowUpTaken_Fragment
  | LogLine_FreeActionLost_Fragment
  | LogLine_FreeActionTaken_Fragment
  | LogLine_GrantsAsked_Fragment
  | LogLine_GrantsChosen_Fragment
  | LogLine_GrappleChecked_Fragment
  | LogLine_GrappleEnded_Fragment
  | LogLine_GrappleMaintained_Fragment
  | LogLine_GrappleStarted_Fragment
  | LogLine_HandDiceSet_Fragment
  | LogLine_HiddenCombatantRemoved_Fragment
  | LogLine_InitiativeChecked_Fragment
  | LogLine_InitiativeRolled_Fragment
  | LogLine_InviteCreated_Fragment
  | LogLine_InviteRevoked_Fragment
  | LogLine_ItemsHandled_Fragment
  | LogLine_LongRestTaken_Fragment
  | LogLine_ManeuverPointsSpent_Fragment
  | LogLine_ManeuverSucceeded_Fragment
  | LogLine_MedicineTried_Fragment
  | LogLine_MissChanceRolled_Fragment
  | LogLine_MovementPlayed_Fragment
  | LogLine_MovementStarted_Fragment
  | LogLine_ObjectHandled_Fragment
  | LogLine_OngoingEnded_Fragment
  | LogLine_OpeningEnded_Fragment
  | LogLine_PaceChanged_Fragment
  | LogLine_PanicBegan_Fragment
  | LogLine_PanicEnded_Fragment
  | LogLine_PercentRolled_Fragment
  | LogLine_PlayedBySet_Fragment
  | LogLine_PostureChanged_Fragment
  | LogLine_PreparedActionLost_Fragment
  | LogLine_PriorityPassed_Fragment
  | LogLine_ProjectileAdvanced_Fragment
  | LogLine_ProjectileLaunched_Fragment
  | LogLine_PushbackStarted_Fragment
  | LogLine_RankChanged_Fragment
  | LogLine_ReadiedActionDue_Fragment
  | LogLine_ReadiedActionLost_Fragment
  | LogLine_RecoveryRolled_Fragment
  | LogLine_RegularActionGivenUp_Fragment
  | LogLine_ReloadHelped_Fragment
  | LogLine_RepositionChosen_Fragment
  | LogLine_RepositionDue_Fragment
  | LogLine_RoundStarted_Fragment
  | LogLine_SeatClaimed_Fragment
  | LogLine_SeatIssued_Fragment
  | LogLine_SeatRenewed_Fragment
  | LogLine_SeatRevoked_Fragment
  | LogLine_SecondPassed_Fragment
  | LogLine_SegmentStarted_Fragment
  | LogLine_ShieldHeld_Fragment
  | LogLine_ShotsFired_Fragment
  | LogLine_StandingOrdersSet_Fragment
  | LogLine_StressTaken_Fragment
  | LogLine_StrikeRolled_Fragment
  | LogLine_StructureGrew_Fragment
  | LogLine_StructureStarted_Fragment
  | LogLine_TargetsDue_Fragment
  | LogLine_TieAnswered_Fragment
  | LogLine_TieSettled_Fragment
  | LogLine_TopOfRoundTaken_Fragment
  | LogLine_TurnClosed_Fragment
  | LogLine_TurnDelayed_Fragment
  | LogLine_TurnEnded_Fragment
  | LogLine_TurnIdled_Fragment
  | LogLine_TurnPassed_Fragment
  | LogLine_TurnSkipped_Fragment
  | LogLine_TurnStarted_Fragment
  | LogLine_VigilanceCompared_Fragment
  | LogLine_WayAdvanced_Fragment
  | LogLine_WayEnded_Fragment
  | LogLine_WayHeld_Fragment
  | LogLine_WeaponDischarged_Fragment
  | LogLine_WeaponHandled_Fragment
  | LogLine_WeaponLoaded_Fragment
  | LogLine_WeaponReloaded_Fragment
  | LogLine_WebhookCreated_Fragment
  | LogLine_WebhookDeleted_Fragment
  | LogLine_WoundsHealed_Fragment
;

export type ToRollFragment = { combatantId: string | null, seatName: string | null, purpose: RollPurpose, count: number, sides: number, rule:
    | { id: string }
    | { id: string }
   };

type Problem_DiceNeeded_Fragment = { code: string, message: string, rolls: Array<ToRollFragment> };

type Problem_EncounterIncomplete_Fragment = { afterVersion: number, code: string, message: string };

type Problem_EncounterTooLarge_Fragment = { bytesNeeded: number | null, limit: number, code: string, message: string };

type Problem_Forbidden_Fragment = { code: string, message: string };

type Problem_ForecastImpossible_Fragment = { code: string, message: string };

type Problem_ForecastQuotaSpent_Fragment = { code: string, message: string };

type Problem_HeroTaken_Fragment = { code: string, message: string, free: Array<HeroViewFragment> };

type Problem_IdempotencyKeyReused_Fragment = { code: string, message: string };

type Problem_IllegalMove_Fragment = { detail: unknown, code: string, message: string, rule:
    | { id: string, title: string }
    | { id: string, title: string }
   };

type Problem_InvalidInput_Fragment = { code: string, message: string, fields: Array<{ path: string, message: string }> };

type Problem_JournalDamaged_Fragment = { code: string, message: string };

type Problem_NotFound_Fragment = { missingId: string, code: string, message: string };

type Problem_TooSoon_Fragment = { retryAfter: number, code: string, message: string };

type Problem_VersionConflict_Fragment = { currentVersion: number, changed: Array<string>, code: string, message: string };

type Problem_WrongRuleset_Fragment = { available: Array<string>, code: string, message: string };

export type ProblemFragment =
  | Problem_DiceNeeded_Fragment
  | Problem_EncounterIncomplete_Fragment
  | Problem_EncounterTooLarge_Fragment
  | Problem_Forbidden_Fragment
  | Problem_ForecastImpossible_Fragment
  | Problem_ForecastQuotaSpent_Fragment
  | Problem_HeroTaken_Fragment
  | Problem_IdempotencyKeyReused_Fragment
  | Problem_IllegalMove_Fragment
  | Problem_InvalidInput_Fragment
  | Problem_JournalDamaged_Fragment
  | Problem_NotFound_Fragment
  | Problem_TooSoon_Fragment
  | Problem_VersionConflict_Fragment
  | Problem_WrongRuleset_Fragment
;

export type SeatViewFragment = { id: string, kind: SeatKind, combatantIds: Array<string>, name: string, claimed: boolean, handDice: boolean, inviteId: string | null, issuedAt: string, expiresAt: string, pictureOf: { version: number | null } | null };

export type InviteViewFragment = { id: string, token: string, combatantIds: Array<string>, uses: number | null, used: number, expiresAt: string };

export type HeroViewFragment = { combatantId: string, name: string, image: string | null };

export type GameMasterQueryVariables = Exact<{
  id: string;
}>;


export type GameMasterQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, name: string, pace: Pace, flowParts: Array<FlowPart>, settings: Array<{ value: string, ruling: { id: string, question: string, setting: string, rule:
            | { id: string }
            | { id: string }
           | null, readings: Array<{ value: string, meaning: string }> } }>, seats: Array<SeatViewFragment> | null, dice: { commitment: string, seed: string | null } }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type GlanceQueryVariables = Exact<{
  id: string;
}>;


export type GlanceQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, name: string, ruleset: Ruleset, phase: Phase, round: number, updatedAt: string, erasedOn: string | null, clock:
        | { __typename: 'SecondsClock', second: number }
        | { __typename: 'SegmentsClock', segment: number }
        | { __typename: 'VigilanceClock' }
       | null, due: Array<{ id: string, byComputer: boolean, combatant: { id: string, name: string } | null }>, outcome: { reason: EndReason, sides: Array<string> } | null, seat: SeatViewFragment, seats: Array<{ id: string, kind: SeatKind, combatantIds: Array<string>, following: boolean | null }> | null }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type HexesQueryVariables = Exact<{
  id: string;
}>;


export type HexesQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, awaiting: Array<{ id: string, hexSets: Array<{ id: string, hexes: Array<{ q: number, r: number }> }> }> }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type InviteQueryVariables = Exact<{
  token: string;
}>;


export type InviteQuery = { invite:
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | { __typename: 'InviteOffer', encounterId: string, name: string, ruleset: Ruleset, expiresAt: string, free: Array<HeroViewFragment> }
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type JournalQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}>;


export type JournalQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, journal: { totalCount: number, pageInfo: { hasPreviousPage: boolean, startCursor: string | null, hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ version: number, at: string, by: SeatKind, seatId: string | null, apiKey: { id: string, name: string } | null, command: { mutation: string, input: unknown } | null, followUps: Array<FollowUpFragment>, declared: Array<ByHandFragment>, events: Array<LogLineFragment> }> } | null }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type LineOfSightQueryVariables = Exact<{
  encounterId: string;
  from: HexInput;
  to: HexInput;
}>;


export type LineOfSightQuery = { lineOfSight:
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'LineOfSight', clear: boolean, covered: boolean, concealment: number, window: number, witness: Array<{ q: number, r: number, over: number }> | null, blocking: Array<{ q: number, r: number }>, blockingWalls: Array<{ side: HexSide, hex: { q: number, r: number } }>, concealing: Array<{ q: number, r: number }>, rule:
        | { id: string }
        | { id: string }
       | null }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type MeUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type MeUpdatedSubscription = { meUpdated:
    | { __typename: 'AccountEncounterChanged', changes: Array<AccountChange>, encounter: { id: string, version: number, name: string, ruleset: Ruleset, phase: Phase, round: number, awaitsMe: boolean, updatedAt: string, erasedOn: string | null, seat: SeatViewFragment } }
    | { __typename: 'AccountEncounterLeft', encounterId: string }
    | { __typename: 'AccountStreamEnded', reason: AccountStreamEndReason, retryAfter: number | null }
   };

export type MeQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  filter?: EncounterFilter | null | undefined;
  order?: EncounterOrder | null | undefined;
  search?: string | null | undefined;
}>;


export type MeQuery = { me: { id: string, name: string | null, encounters: { totalCount: number, nodes: Array<{ id: string, version: number, name: string, ruleset: Ruleset, phase: Phase, round: number, awaitsMe: boolean, updatedAt: string, erasedOn: string | null, seat: SeatViewFragment }>, pageInfo: { hasPreviousPage: boolean, startCursor: string | null, hasNextPage: boolean, endCursor: string | null } } } | null };

export type NodeQueryVariables = Exact<{
  id: string;
}>;


export type NodeQuery = { node:
    | { __typename: 'Account' }
    | (
      { __typename: 'Combatant' }
      & CombatantCardFragment
    )
    | { __typename: 'Encounter', id: string, version: number, name: string }
    | { __typename: 'Party', id: string, version: number, name: string }
    | { __typename: 'RulebookRule', id: string, title: string, summary: string }
    | { __typename: 'Ruling', id: string, title: string, summary: string }
    | { __typename: 'Seat', id: string, kind: SeatKind, name: string }
   | null };

export type OddsBetweenQueryVariables = Exact<{
  input: OddsBetweenInput;
}>;


export type OddsBetweenQuery = { oddsBetween:
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'OddsBetween', options: Array<{ label: string, cost: Array<{ resource: CostResource, amount: number }>, attacks: Array<{ attackerId: string, targetId: string, action: string, arrives: OddsArrival, perDefense: Array<{ defense: DefenseKind, action: string | null, use: ActionKind | null, hit: { value: number }, expectedDamage: { value: number }, downs: { value: number } }> }> }>, refusals: Array<{ label: string, message: string, rule:
          | { id: string }
          | { id: string }
         | null }> }
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type OddsQueryVariables = Exact<{
  encounterId: string;
  input: OddsInput;
}>;


export type OddsQuery = { odds:
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'Odds', version: number, assumes: Array<{ combatantId: string }>, attacks: Array<{ attackerId: string, targetId: string, action: string, arrives: OddsArrival, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
            | { id: string }
            | { id: string }
           | null }>, perDefense: Array<{ defense: DefenseKind, action: string | null, use: ActionKind | null, basis: OddsBasis, attackTerms: Array<{ label: string, value: number | null, dice: string | null, rule:
              | { id: string }
              | { id: string }
             | null }>, defenseTerms: Array<{ label: string, value: number | null, dice: string | null, rule:
              | { id: string }
              | { id: string }
             | null }>, hit: ChanceFragment, criticalHit: ChanceFragment, criticalFailure: ChanceFragment, points: Array<{ points: number, chance: ChanceFragment }>, damage: Array<{ amount: number, chance: ChanceFragment }>, expectedDamage: ChanceFragment, downs: ChanceFragment }> }> }
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ChanceFragment = { numerator: string, denominator: string, value: number };

export type OptionDetailsQueryVariables = Exact<{
  id: string;
  optionIds: Array<string> | string;
}>;


export type OptionDetailsQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, awaiting: Array<{ id: string, options: Array<{ id: string, key: string, intent: Intent, label: string, summary: string, notes: Array<string>, mutation: string, input: unknown, cost: Array<{ resource: CostResource, amount: number }>, choices: Array<{ field: string, path: Array<string>, kind: ChoiceKind, min: number, max: number, repeats: boolean, ifOmitted: string | null, minimum: number | null, maximum: number | null, limits: Array<{ text: string, rule:
                | { id: string }
                | { id: string }
               }>, keyPicks: Array<{ key: string, label: string, cost: Array<{ resource: CostResource, amount: number }> }>, targetPicks: Array<{ combatantId: string, friendly: boolean | null, hitChance: number | null, isEstimated: boolean, expectedDamage: number | null, distance: { hexes: number, length: number, unit: string } | null, sight: { clear: boolean, covered: boolean, concealment: number, rule:
                  | { id: string }
                  | { id: string }
                 | null } | null, arrives: { round: number, step: number } | null, terms: Array<{ label: string, value: number | null, dice: string | null, rule:
                  | { id: string }
                  | { id: string }
                 | null }> }>, area: { id: string, hexes: Array<{ q: number, r: number }> } | null }> }> }> }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type OverdueQueryVariables = Exact<{
  id: string;
}>;


export type OverdueQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, awayMinutes: number | null, overdue: Array<{ combatantId: string, since: string, decisionId: string, passOptionId: string | null, computerOptionId: string | null }> | null }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type PartiesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PartiesQuery = { me: { id: string, parties: { totalCount: number, nodes: Array<PartyViewFragment>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type FromPartiesQueryVariables = Exact<{
  encounterId: string;
}>;


export type FromPartiesQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, phase: Phase, fromParties: Array<{ partyId: string, memberId: string, combatantId: string }> | null }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type PartyChangesQueryVariables = Exact<{
  partyId: string;
  encounterId: string;
  token?: string | null | undefined;
}>;


export type PartyChangesQuery = { partyChanges:
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'PartyChanges', changes: Array<{ memberId: string, combatantId: string, standing: WriteBackStanding, member: CombatantCardFragment | null, after: { status: CombatantStatus, conditions: Array<{ key: string, name: string, amount: number | null }>, vitals: Array<{ label: string, current: number | null, max: number | null }> } | null }> }
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type PartyQueryVariables = Exact<{
  id: string;
  token?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
}>;


export type PartyQuery = { party:
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
    | (
      { __typename: 'Party', members: Array<(
        { sheet:
          | WholeSheet_SecondsSheet_Fragment
          | WholeSheet_SegmentsSheet_Fragment
          | WholeSheet_VigilanceSheet_Fragment
         | null }
        & CombatantCardFragment
      )>, actions: Array<
        | { key: string }
        | { key: string }
        | { key: string }
      >, conditions: Array<
        | { key: string, name: string, summary: string }
        | { key: string, name: string, summary: string }
        | { key: string, name: string, summary: string }
      >, journal: { nodes: Array<{ version: number, at: string, kind: PartyStepKind, lines: Array<string>, encounterId: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null }
      & PartyViewFragment
    )
   };

export type PartyViewFragment = { id: string, version: number, name: string, ruleset: Ruleset, updatedAt: string, keptUntil: string, erasedOn: string | null, members: Array<CombatantCardFragment> };

export type PossibilitiesQueryVariables = Exact<{
  id: string;
  combatantIds?: Array<string> | string | null | undefined;
}>;


export type PossibilitiesQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, awaiting: Array<{ id: string, key: string, kind: DecisionKind, combatantId: string | null, required: boolean, byComputer: boolean, subjectId: string | null, action: string | null, until: string | null, listed: boolean, optionCount: number, options: Array<OptionCardFragment> }> }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type RefusalsQueryVariables = Exact<{
  id: string;
}>;


export type RefusalsQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, awaiting: Array<{ id: string, kind: DecisionKind, combatantId: string | null, refusals: Array<{ label: string, message: string, rule:
            | { id: string, title: string }
            | { id: string, title: string }
           | null }> }> }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type ReinforcementForecastQueryVariables = Exact<{
  encounterId: string;
  input: ReinforcementForecastInput;
}>;


export type ReinforcementForecastQuery = { reinforcementForecast:
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'ForecastImpossible' }
      & Problem_ForecastImpossible_Fragment
    )
    | (
      { __typename: 'ForecastQuotaSpent', retryAfter: number }
      & Problem_ForecastQuotaSpent_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'ReinforcementForecast', version: number, side: string, joins: string, isEstimate: boolean, isComplete: boolean, fightsPlayed: number, fightsPlanned: number, roundsMore: number | null, assumes: Array<string>, before: ProposalChanceFragment, after: ProposalChanceFragment, change: { share: number, low: number, high: number }, addCombatants: ProposedAdditionPartsFragment }
   };

export type ReplayQueryVariables = Exact<{
  id: string;
  atVersion?: number | null | undefined;
}>;


export type ReplayQuery = { encounter:
    | (
      { __typename: 'Encounter', due: Array<{ id: string, kind: DecisionKind, combatantId: string | null }>, seat: SeatViewFragment, journal: { nodes: Array<{ version: number, at: string, by: SeatKind, followUps: Array<FollowUpFragment>, declared: Array<ByHandFragment>, events: Array<LogLineFragment> }> } | null }
      & SceneFragment
    )
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type RulesQueryVariables = Exact<{
  ruleset?: Ruleset | null | undefined;
}>;


export type RulesQuery = { rules: Array<{ id: string, title: string, summary: string, section: string, status: RuleStatus }> };

export type RuleQueryVariables = Exact<{
  id: string;
}>;


export type RuleQuery = { rule:
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RulebookRule', id: string, title: string, summary: string }
    | { __typename: 'Ruling', id: string, title: string, summary: string }
   };

export type RulingsQueryVariables = Exact<{
  ruleset: Ruleset;
}>;


export type RulingsQuery = { rulings: Array<{ id: string, setting: string, question: string, rule:
      | { id: string }
      | { id: string }
     | null, readings: Array<{ value: string, meaning: string }> }> };

export type ScreenDecisionsQueryVariables = Exact<{
  id: string;
  combatantIds?: Array<string> | string | null | undefined;
}>;


export type ScreenDecisionsQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, awaiting: Array<ScreenDecisionFragment> }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type ScreenUpdatedSubscriptionVariables = Exact<{
  encounterId: string;
  afterVersion?: number | null | undefined;
}>;


export type ScreenUpdatedSubscription = { encounterUpdated:
    | { __typename: 'EncounterPinged', at: string, seatName: string, hex: { q: number, r: number } }
    | { __typename: 'EncounterUpdate', version: number, entry: { at: string, by: SeatKind, seatId: string | null, command: { mutation: string, input: unknown } | null, followUps: Array<FollowUpFragment>, declared: Array<ByHandFragment> }, events: Array<LogLineFragment>, encounter: ScreenFragment }
    | { __typename: 'StreamEnded', reason: StreamEndReason, afterVersion: number }
   };

export type ScreenQueryVariables = Exact<{
  id: string;
}>;


export type ScreenQuery = { encounter:
    | (
      { __typename: 'Encounter', seat: SeatViewFragment }
      & ScreenFragment
    )
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type SceneFragment = { id: string, version: number, name: string, ruleset: Ruleset, phase: Phase, round: number, handDice: HandDice, orderIds: Array<string>, picturesPath: string, clock:
    | { __typename: 'SecondsClock', second: number, turnOfId: string | null }
    | { __typename: 'SegmentsClock', segment: number, turnOfId: string | null }
    | { __typename: 'VigilanceClock', turnOfId: string | null, stack: Array<{ objectId: string, ownerId: string, action: string, use: ActionKind, boosts: Array<string>, targetIds: Array<string>, stage: AttackStage }> }
   | null, battlefield: { background: { picture: string, x: number, y: number, width: number } | null, walls: Array<{ side: HexSide, kind: WallKind, hex: { q: number, r: number } }>, obstacles: Array<{ q: number, r: number }>, concealing: Array<{ levels: number, hex: { q: number, r: number } }>, dark: Array<{ q: number, r: number }>, water: Array<{ q: number, r: number }>, features: Array<{ kind: FeatureKind, name: string, hex: { q: number, r: number } }>, labels: Array<{ text: string, hexes: Array<{ q: number, r: number }> }> }, combatants: Array<{ id: string, name: string, side: string, image: string | null, picture: string | null, color: string | null, status: CombatantStatus, hidden: boolean, position: { q: number, r: number }, conditions: Array<{ key: string, name: string, amount: number | null, ends: { round: number, step: number } | null }>, vitals: Array<{ label: string, current: number | null, max: number | null, share: number | null }>, budget: Array<{ resource: CostResource, label: string, left: number, max: number }>, playedByComputer: { level: ComputerLevel, personality: { style: ComputerStyle, protectsId: string | null, hatesId: string | null } } | null }>, timeline: Array<{ entryId: string, kind: TimelineKind, label: string, ownerId: string, targetIds: Array<string>, rule:
      | { id: string }
      | { id: string }
    , resolves: { round: number, step: number, onTurnOfId: string | null }, course: { shape: CourseShape, stages: Array<{ at: { round: number, step: number } | null, hexes: Array<{ q: number, r: number }> }> } | null }>, outcome: { reason: EndReason, sides: Array<string> } | null };

export type ScreenFragment = (
  { due: Array<ScreenDecisionFragment>, possible: Array<{ id: string, key: string, kind: DecisionKind, combatantId: string | null, required: boolean, optionCount: number }> }
  & SceneFragment
);

export type ScreenDecisionFragment = { id: string, key: string, kind: DecisionKind, combatantId: string | null, required: boolean, byComputer: boolean, subjectId: string | null, action: string | null, until: string | null, optionCount: number, rolls: Array<ToRollFragment>, options: Array<{ id: string, key: string, group: string, intent: Intent, hasNoTarget: boolean, label: string, summary: string, notes: Array<string>, cost: Array<{ resource: CostResource, amount: number }>, choices: Array<{ field: string, kind: ChoiceKind, list: boolean, min: number, max: number, ifOmitted: string | null, repeats: boolean, minimum: number | null, maximum: number | null, combatantIds: Array<string>, limits: Array<{ text: string, rule:
          | { id: string }
          | { id: string }
         }>, keyPicks: Array<{ key: string, label: string }>, area: { id: string } | null }> }>, hexSets: Array<{ id: string, hexes: Array<{ q: number, r: number }> }>, refusals: Array<{ label: string, message: string, rule:
      | { id: string }
      | { id: string }
     | null }> };

export type SeatsQueryVariables = Exact<{
  encounterId: string;
}>;


export type SeatsQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, seat: SeatViewFragment, seats: Array<SeatViewFragment> | null, invites: Array<InviteViewFragment> | null }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type SheetQueryVariables = Exact<{
  id: string;
}>;


export type SheetQuery = { node:
    | { __typename: 'Account' }
    | { __typename: 'Combatant', id: string, name: string, side: string, status: CombatantStatus, hidden: boolean, position: { q: number, r: number }, conditions: Array<{ key: string, name: string, summary: string, amount: number | null, once: boolean, ends: { round: number, step: number } | null }>, vitals: Array<{ label: string, current: number | null, max: number | null, share: number | null }>, sheet:
        | WholeSheet_SecondsSheet_Fragment
        | WholeSheet_SegmentsSheet_Fragment
        | WholeSheet_VigilanceSheet_Fragment
       | null }
    | { __typename: 'Encounter' }
    | { __typename: 'Party' }
    | { __typename: 'RulebookRule' }
    | { __typename: 'Ruling' }
    | { __typename: 'Seat' }
   | null };

type WholeSheet_SecondsSheet_Fragment = { __typename: 'SecondsSheet', aimsAtId: string | null, comboRating: number, damageBonus: number, dexterity: number, dyingAgainst: number | null, endurance: number, extraAttacks: number, initiative: Array<number>, initiativeBonus: number, medicine: number, mobilityPenalty: number, runs: boolean, scale: number, speed: number, spells: Array<string>, techniques: Array<SecondsTechnique>, toughness: number, toughnessLeft: number, combos: Array<{ key: string, name: string, components: Array<{ key: string, name: string, rangedOnly: boolean, rating: number, summary: string }> }>, components: Array<{ key: string, name: string, rangedOnly: boolean, rating: number, summary: string }>, defenses: { blocks: number, dodges: number, parries: number }, defensesLeft: { blocks: number, dodges: number, parries: number }, delayedUntil:
    | { __typename: 'SecondsAwaitedAction', ofId: string }
    | { __typename: 'SecondsAwaitedAttack', kind: string }
    | { __typename: 'SecondsAwaitedSecond', ofId: string, second: number }
    | { __typename: 'SecondsAwaitedTurn', ofId: string }
    | { __typename: 'SecondsBetweenTurns', kind: string }
   | null, weapons: Array<{ held: boolean, helped: number, shots: number, weapon: string }>, magic: { bonus: number, ranks: number }, objects: Array<{ held: boolean, key: string, name: string }>, rangedSkill: { bonus: number, ranks: number }, reflex: { bonus: number, ranks: number }, shieldUse: { bonus: number, ranks: number }, standingOrders: { defense: DefenseOrder }, weaponSkill: { bonus: number, ranks: number } };

type WholeSheet_SegmentsSheet_Fragment = { __typename: 'SegmentsSheet', actsFrom: number, attackBonus: number, defenseBonus: number, freeArms: number, hitPoints: number, initiated: boolean, maxHitPoints: number, speed: number, spent: Array<ActionKind>, swiftsLeft: number, swimSpeed: number, abilities: { dexterity: number, intelligence: number, resolve: number, strength: number }, binding:
    | { __typename: 'SegmentsBindingBorne', hours: number }
    | { __typename: 'SegmentsBindingFailed', kind: string }
  , cooldowns: Array<{ action: string, bars: SegmentsCooldownScope, readyInRound: number, use: ActionKind }>, readied: { action: string, use: ActionKind, trigger:
      | { __typename: 'CombatantTrigger', does: TriggerKind, ofId: string | null }
      | { __typename: 'WordsTrigger', words: string }
     | null } | null, standingOrders: { defense: DefenseOrder }, talents: Array<{ action: string, reducedBy: number }> };

type WholeSheet_VigilanceSheet_Fragment = { __typename: 'VigilanceSheet', cover: VigilanceCover, damage: number, damageLimit: number, learnt: Array<string>, maxFocus: number | null, maxVigor: number | null, movement: number, presence: VigilancePresence, stress: number, stressLimit: number, traumas: number, vigilance: number, conditions: Array<{ condition: string, count: number }>, granted: { movement: number, quick: number, round: number }, items: Array<
    | { __typename: 'VigilanceArmor', advantageDice: number, aspects: Array<VigilanceItemAspect>, key: string, name: string }
    | { __typename: 'VigilanceGear', advantageDice: number, aspects: Array<VigilanceItemAspect>, key: string, name: string }
    | { __typename: 'VigilanceShield', advantageDice: number, aspects: Array<VigilanceItemAspect>, key: string, name: string }
    | { __typename: 'VigilanceWeapon', advantageDice: number, aspects: Array<VigilanceItemAspect>, form: VigilanceWeaponForm, hands: number, held: boolean, key: string, loaded: boolean, name: string }
  >, left: { movement: number, quick: number, regular: number }, nature:
    | { __typename: 'VigilanceCharacter', damageLimitBonus: number, focus: number | null, stressLimitBonus: number, vigor: number | null, abilities: { assault: number, athletics: number, awareness: number, charm: number, craft: number, deception: number, defend: number, dexterity: number, intimidation: number, intuition: number, reasoning: number, shooting: number, stealth: number, toughness: number, willpower: number } }
    | { __typename: 'VigilanceCreatureStats', attackDifficulty: number, damageLimit: number, defendDifficulty: number, movement: number, stressLimit: number }
  , prepared: { action: string, trigger:
      | { __typename: 'CombatantTrigger', does: TriggerKind, ofId: string | null }
      | { __typename: 'WordsTrigger', words: string }
     | null } | null, standingOrders: { amplify: AmplifyOrder, defense: DefenseOrder, passing: PassingOrder } };

export type WholeSheetFragment =
  | WholeSheet_SecondsSheet_Fragment
  | WholeSheet_SegmentsSheet_Fragment
  | WholeSheet_VigilanceSheet_Fragment
;

export type StatisticsQueryVariables = Exact<{
  id: string;
  atVersion?: number | null | undefined;
}>;


export type StatisticsQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, statistics: { since: number, unit: string | null, forgotten: number, combatants: Array<{ combatantId: string, name: string, side: string, left: boolean, harmDone: number, harmTaken: number, attackRolls: number, hits: number, expectedHits: number | null, turns: number, falls: number, felled: number, decisions: number | null, decisionMilliseconds: number | null, actions: Array<{ key: string | null, name: string, attackRolls: number, hits: number, expectedHits: number | null, harm: number }>, taken: Array<{ key: string | null, name: string, harm: number }> }>, sides: Array<{ side: string, harmDone: number, harmTaken: number, attackRolls: number, hits: number, expectedHits: number | null, turns: number, falls: number, felled: number, decisions: number | null, decisionMilliseconds: number | null }>, decisive: { version: number | null, side: string, harm: number } | null } }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type SuggestionsQueryVariables = Exact<{
  encounterId: string;
  combatantId: string;
  first?: number;
}>;


export type SuggestionsQuery = { suggestions:
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'Suggestions', version: number, best: Array<{ decisionId: string, optionId: string, value: number, option: { id: string, key: string, label: string, mutation: string }, picks: Array<{ field: string, combatantIds: Array<string> | null, keys: Array<string> | null, number: number | null, text: string | null, hexes: Array<{ q: number, r: number }> | null }>, reasons: Array<{ text: string, value: number, rule:
            | { id: string }
            | { id: string }
           | null }> }> }
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type SchemaVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type SchemaVersionQuery = { schemaVersion: string };

export type TypeDefinitionQueryVariables = Exact<{
  name: string;
}>;


export type TypeDefinitionQuery = { typeDefinition: string | null };

export type VerifyDiceQueryVariables = Exact<{
  encounterId: string;
  afterVersion?: number;
  first?: number;
}>;


export type VerifyDiceQuery = { encounter:
    | { __typename: 'Encounter', id: string, dice: { commitment: string, seed: string | null, position: number | null } }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
  , verifyDice:
    | { __typename: 'DiceVerification', verified: boolean, commitmentMatches: boolean, afterVersion: number, entries: number, next: number | null, onTrust: number, unjudged: number, handRolls: number, diceRolled: number | null, editions: Array<{ edition: number, entries: number, check: EditionCheck }>, firstDifference: { version: number, message: string } | null, rolls: Array<{ version: number, position: number, bytes: number, sides: number, faces: Array<number> }> | null }
    | { __typename: 'Forbidden', code: string, message: string }
    | { __typename: 'InvalidInput', code: string, message: string }
    | { __typename: 'NotFound', code: string, message: string }
   };

export type WebhooksQueryVariables = Exact<{
  encounterId: string;
}>;


export type WebhooksQuery = { encounter:
    | { __typename: 'Encounter', id: string, version: number, webhooks: Array<WebhookViewFragment> | null }
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
   };

export type WebhookViewFragment = { id: string, url: string, events: Array<WebhookEvent>, createdAt: string, enabled: boolean, disabledReason: string | null, deliveredVersion: number, lastDeliveryAt: string | null, lastFailureAt: string | null, lastFailureReason: string | null, retryAt: string | null };

export type AcceptInviteMutationVariables = Exact<{
  input: AcceptInviteInput;
}>;


export type AcceptInviteMutation = { acceptInvite:
    | { __typename: 'AcceptInvitePayload', token: string, seat: SeatViewFragment, encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type AddCombatantsMutationVariables = Exact<{
  input: AddCombatantsInput;
}>;


export type AddCombatantsMutation = { addCombatants:
    | { __typename: 'AddCombatantsPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type AddMembersMutationVariables = Exact<{
  input: AddMembersInput;
}>;


export type AddMembersMutation = { addMembers:
    | { __typename: 'AddMembersPayload', version: number, token: string, party: PartyViewFragment }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type AdjudicateMutationVariables = Exact<{
  input: AdjudicateInput;
}>;


export type AdjudicateMutation = { adjudicate:
    | { __typename: 'AdjudicatePayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type AdvanceSegmentMutationVariables = Exact<{
  input: AdvanceSegmentInput;
}>;


export type AdvanceSegmentMutation = { advanceSegment:
    | { __typename: 'AdvanceSegmentPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type AmplifyCheckMutationVariables = Exact<{
  input: AmplifyCheckInput;
}>;


export type AmplifyCheckMutation = { amplifyCheck:
    | { __typename: 'AmplifyCheckPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type AnswerAidMutationVariables = Exact<{
  input: AnswerAidInput;
}>;


export type AnswerAidMutation = { answerAid:
    | { __typename: 'AnswerAidPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type AnswerOfferMutationVariables = Exact<{
  input: AnswerOfferInput;
}>;


export type AnswerOfferMutation = { answerOffer:
    | { __typename: 'AnswerOfferPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type BranchEncounterMutationVariables = Exact<{
  input: BranchEncounterInput;
}>;


export type BranchEncounterMutation = { branchEncounter:
    | { __typename: 'BranchEncounterPayload', token: string, seat: SeatViewFragment, encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ChooseTargetMutationVariables = Exact<{
  input: ChooseTargetInput;
}>;


export type ChooseTargetMutation = { chooseTarget:
    | { __typename: 'ChooseTargetPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ClaimSeatMutationVariables = Exact<{
  input: ClaimSeatInput;
}>;


export type ClaimSeatMutation = { claimSeat:
    | { __typename: 'ClaimSeatPayload', encounter: { id: string, version: number, seat: SeatViewFragment }, events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type CompleteActionMutationVariables = Exact<{
  input: CompleteActionInput;
}>;


export type CompleteActionMutation = { completeAction:
    | { __typename: 'CompleteActionPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ConcludeFightMutationVariables = Exact<{
  input: ConcludeFightInput;
}>;


export type ConcludeFightMutation = { concludeFight:
    | { __typename: 'ConcludeFightPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ContinueActionMutationVariables = Exact<{
  input: ContinueActionInput;
}>;


export type ContinueActionMutation = { continueAction:
    | { __typename: 'ContinueActionPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ContinueBindingMutationVariables = Exact<{
  input: ContinueBindingInput;
}>;


export type ContinueBindingMutation = { continueBinding:
    | { __typename: 'ContinueBindingPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey:
    | { __typename: 'CreateApiKeyPayload', token: string, apiKey: ApiKeyViewFragment }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type CreateEncounterMutationVariables = Exact<{
  input: CreateEncounterInput;
}>;


export type CreateEncounterMutation = { createEncounter:
    | { __typename: 'CreateEncounterPayload', token: string, seat: SeatViewFragment, encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type CreateInviteMutationVariables = Exact<{
  input: CreateInviteInput;
}>;


export type CreateInviteMutation = { createInvite:
    | { __typename: 'CreateInvitePayload', encounter: { id: string, version: number, invites: Array<InviteViewFragment> | null }, events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type CreatePartyMutationVariables = Exact<{
  input: CreatePartyInput;
}>;


export type CreatePartyMutation = { createParty:
    | { __typename: 'CreatePartyPayload', version: number, token: string, party: PartyViewFragment }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook:
    | { __typename: 'CreateWebhookPayload', secret: string | null, webhook: WebhookViewFragment | null, encounter: { id: string, version: number }, events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type DeclareActionMutationVariables = Exact<{
  input: DeclareActionInput;
}>;


export type DeclareActionMutation = { declareAction:
    | { __typename: 'DeclareActionPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type DeclareDiceMutationVariables = Exact<{
  input: DeclareDiceInput;
}>;


export type DeclareDiceMutation = { declareDice:
    | { __typename: 'DeclareDicePayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type DefineActionsMutationVariables = Exact<{
  input: DefineActionsInput;
}>;


export type DefineActionsMutation = { defineActions:
    | { __typename: 'DefineActionsPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type DefinePartyActionsMutationVariables = Exact<{
  input: DefinePartyActionsInput;
}>;


export type DefinePartyActionsMutation = { definePartyActions:
    | { __typename: 'DefinePartyActionsPayload', version: number, token: string, party: PartyViewFragment }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type DelayTurnMutationVariables = Exact<{
  input: DelayTurnInput;
}>;


export type DelayTurnMutation = { delayTurn:
    | { __typename: 'DelayTurnPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type DeleteEncounterMutationVariables = Exact<{
  input: DeleteEncounterInput;
}>;


export type DeleteEncounterMutation = { deleteEncounter:
    | { __typename: 'DeleteEncounterPayload', complete: boolean, encounterId: string, name: string, versions: number }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type DeletePartyMutationVariables = Exact<{
  input: DeletePartyInput;
}>;


export type DeletePartyMutation = { deleteParty:
    | { __typename: 'DeletePartyPayload', complete: boolean, partyId: string }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type DeleteWebhookMutationVariables = Exact<{
  input: DeleteWebhookInput;
}>;


export type DeleteWebhookMutation = { deleteWebhook:
    | { __typename: 'DeleteWebhookPayload', encounter: { id: string, version: number, webhooks: Array<WebhookViewFragment> | null }, events: Array<LogLineFragment> }
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type DuplicateEncounterMutationVariables = Exact<{
  input: DuplicateEncounterInput;
}>;


export type DuplicateEncounterMutation = { duplicateEncounter:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | { __typename: 'DuplicateEncounterPayload', token: string, seat: SeatViewFragment, encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type EndConditionMutationVariables = Exact<{
  input: EndConditionInput;
}>;


export type EndConditionMutation = { endCondition:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | { __typename: 'EndConditionPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type EndEncounterMutationVariables = Exact<{
  input: EndEncounterInput;
}>;


export type EndEncounterMutation = { endEncounter:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | { __typename: 'EndEncounterPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type EndTurnMutationVariables = Exact<{
  input: EndTurnInput;
}>;


export type EndTurnMutation = { endTurn:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | { __typename: 'EndTurnPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type GiveUpActionMutationVariables = Exact<{
  input: GiveUpActionInput;
}>;


export type GiveUpActionMutation = { giveUpAction:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | { __typename: 'GiveUpActionPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type HideCombatantsMutationVariables = Exact<{
  input: HideCombatantsInput;
}>;


export type HideCombatantsMutation = { hideCombatants:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | { __typename: 'HideCombatantsPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ImportEncounterMutationVariables = Exact<{
  input: ImportEncounterInput;
}>;


export type ImportEncounterMutation = { importEncounter:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | { __typename: 'ImportEncounterPayload', token: string, seat: SeatViewFragment, encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ImportPageMutationVariables = Exact<{
  input: ImportPageInput;
}>;


export type ImportPageMutation = { importPage:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | { __typename: 'ImportPagePayload', encounter: { id: string, version: number, importing: boolean } }
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type InflictConditionMutationVariables = Exact<{
  input: InflictConditionInput;
}>;


export type InflictConditionMutation = { inflictCondition:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | { __typename: 'InflictConditionPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type IssueSeatMutationVariables = Exact<{
  input: IssueSeatInput;
}>;


export type IssueSeatMutation = { issueSeat:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | { __typename: 'IssueSeatPayload', token: string, seat: SeatViewFragment, encounter: { id: string, version: number, seats: Array<SeatViewFragment> | null }, events: Array<LogLineFragment> }
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type PassPriorityMutationVariables = Exact<{
  input: PassPriorityInput;
}>;


export type PassPriorityMutation = { passPriority:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'PassPriorityPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type PingMutationVariables = Exact<{
  input: PingInput;
}>;


export type PingMutation = { ping:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'PingPayload', at: string }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type PlayComputersMutationVariables = Exact<{
  input: PlayComputersInput;
}>;


export type PlayComputersMutation = { playComputers:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'PlayComputersPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type PreventActionMutationVariables = Exact<{
  input: PreventActionInput;
}>;


export type PreventActionMutation = { preventAction:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'PreventActionPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ReadyActionMutationVariables = Exact<{
  input: ReadyActionInput;
}>;


export type ReadyActionMutation = { readyAction:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'ReadyActionPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ReleaseReadiedActionMutationVariables = Exact<{
  input: ReleaseReadiedActionInput;
}>;


export type ReleaseReadiedActionMutation = { releaseReadiedAction:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'ReleaseReadiedActionPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RemoveCombatantMutationVariables = Exact<{
  input: RemoveCombatantInput;
}>;


export type RemoveCombatantMutation = { removeCombatant:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RemoveCombatantPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RemoveMemberMutationVariables = Exact<{
  input: RemoveMemberInput;
}>;


export type RemoveMemberMutation = { removeMember:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RemoveMemberPayload', version: number, token: string, party: PartyViewFragment }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RenamePartyMutationVariables = Exact<{
  input: RenamePartyInput;
}>;


export type RenamePartyMutation = { renameParty:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RenamePartyPayload', version: number, token: string, party: PartyViewFragment }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RenameSideMutationVariables = Exact<{
  input: RenameSideInput;
}>;


export type RenameSideMutation = { renameSide:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RenameSidePayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RenewSeatMutationVariables = Exact<{
  input: RenewSeatInput;
}>;


export type RenewSeatMutation = { renewSeat:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RenewSeatPayload', token: string, encounter: { id: string, version: number }, seat: SeatViewFragment }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ReplaceWebhookSecretMutationVariables = Exact<{
  input: ReplaceWebhookSecretInput;
}>;


export type ReplaceWebhookSecretMutation = { replaceWebhookSecret:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'ReplaceWebhookSecretPayload', secret: string, webhook: WebhookViewFragment }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RepositionTargetMutationVariables = Exact<{
  input: RepositionTargetInput;
}>;


export type RepositionTargetMutation = { repositionTarget:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RepositionTargetPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type ResolveDefenseMutationVariables = Exact<{
  input: ResolveDefenseInput;
}>;


export type ResolveDefenseMutation = { resolveDefense:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'ResolveDefensePayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RestPartyMutationVariables = Exact<{
  input: RestPartyInput;
}>;


export type RestPartyMutation = { restParty:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RestPartyPayload', version: number, token: string, party: PartyViewFragment }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RevealCombatantsMutationVariables = Exact<{
  input: RevealCombatantsInput;
}>;


export type RevealCombatantsMutation = { revealCombatants:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RevealCombatantsPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RevokeApiKeyPayload', account: { id: string, apiKeys: { nodes: Array<ApiKeyViewFragment> } } }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RevokeInviteMutationVariables = Exact<{
  input: RevokeInviteInput;
}>;


export type RevokeInviteMutation = { revokeInvite:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RevokeInvitePayload', encounter: { id: string, version: number, seats: Array<SeatViewFragment> | null, invites: Array<InviteViewFragment> | null }, events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RevokeSeatMutationVariables = Exact<{
  input: RevokeSeatInput;
}>;


export type RevokeSeatMutation = { revokeSeat:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RevokeSeatPayload', encounter: { id: string, version: number, seats: Array<SeatViewFragment> | null }, events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RewindEncounterMutationVariables = Exact<{
  input: RewindEncounterInput;
}>;


export type RewindEncounterMutation = { rewindEncounter:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RewindEncounterPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RollAbilityCheckMutationVariables = Exact<{
  input: RollAbilityCheckInput;
}>;


export type RollAbilityCheckMutation = { rollAbilityCheck:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RollAbilityCheckPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RollContestMutationVariables = Exact<{
  input: RollContestInput;
}>;


export type RollContestMutation = { rollContest:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RollContestPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RollInitiativeMutationVariables = Exact<{
  input: RollInitiativeInput;
}>;


export type RollInitiativeMutation = { rollInitiative:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RollInitiativePayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RollPercentMutationVariables = Exact<{
  input: RollPercentInput;
}>;


export type RollPercentMutation = { rollPercent:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RollPercentPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RollSkillCheckMutationVariables = Exact<{
  input: RollSkillCheckInput;
}>;


export type RollSkillCheckMutation = { rollSkillCheck:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RollSkillCheckPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type RuleOnMemberMutationVariables = Exact<{
  input: RuleOnMemberInput;
}>;


export type RuleOnMemberMutation = { ruleOnMember:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'RuleOnMemberPayload', version: number, token: string, party: PartyViewFragment }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type SetAwayTimeMutationVariables = Exact<{
  input: SetAwayTimeInput;
}>;


export type SetAwayTimeMutation = { setAwayTime:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'SetAwayTimePayload', encounter: { id: string, version: number, awayMinutes: number | null }, events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type SetBattlefieldMutationVariables = Exact<{
  input: SetBattlefieldInput;
}>;


export type SetBattlefieldMutation = { setBattlefield:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'SetBattlefieldPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type SetDoorMutationVariables = Exact<{
  input: SetDoorInput;
}>;


export type SetDoorMutation = { setDoor:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'SetDoorPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type SetHandDiceMutationVariables = Exact<{
  input: SetHandDiceInput;
}>;


export type SetHandDiceMutation = { setHandDice:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'SetHandDicePayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type SetPaceMutationVariables = Exact<{
  input: SetPaceInput;
}>;


export type SetPaceMutation = { setPace:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'SetPacePayload', encounter: (
        { pace: Pace, flowParts: Array<FlowPart> }
        & TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type SetStandingOrdersMutationVariables = Exact<{
  input: SetStandingOrdersInput;
}>;


export type SetStandingOrdersMutation = { setStandingOrders:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'SetStandingOrdersPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type SettleDyingMutationVariables = Exact<{
  input: SettleDyingInput;
}>;


export type SettleDyingMutation = { settleDying:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'SettleDyingPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type SettleTieMutationVariables = Exact<{
  input: SettleTieInput;
}>;


export type SettleTieMutation = { settleTie:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'SettleTiePayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type SharePictureMutationVariables = Exact<{
  input: SharePictureInput;
}>;


export type SharePictureMutation = { sharePicture:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'SharePicturePayload', path: string, expiresAt: string, seat: SeatViewFragment, encounter: { id: string, version: number, seats: Array<SeatViewFragment> | null }, events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type SpendManeuverPointsMutationVariables = Exact<{
  input: SpendManeuverPointsInput;
}>;


export type SpendManeuverPointsMutation = { spendManeuverPoints:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'SpendManeuverPointsPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type TakeBackCommandMutationVariables = Exact<{
  input: TakeBackCommandInput;
}>;


export type TakeBackCommandMutation = { takeBackCommand:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'TakeBackCommandPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type TakeDelayedTurnMutationVariables = Exact<{
  input: TakeDelayedTurnInput;
}>;


export type TakeDelayedTurnMutation = { takeDelayedTurn:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'TakeDelayedTurnPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type TakeLongRestMutationVariables = Exact<{
  input: TakeLongRestInput;
}>;


export type TakeLongRestMutation = { takeLongRest:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'TakeLongRestPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type TakeOptionMutationVariables = Exact<{
  input: TakeOptionInput;
}>;


export type TakeOptionMutation = { takeOption:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'TakeOptionPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type TakeRestMutationVariables = Exact<{
  input: TakeRestInput;
}>;


export type TakeRestMutation = { takeRest:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | { __typename: 'TakeRestPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type TryCatchMutationVariables = Exact<{
  input: TryCatchInput;
}>;


export type TryCatchMutation = { tryCatch:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | { __typename: 'TryCatchPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type UndoWriteBackMutationVariables = Exact<{
  input: UndoWriteBackInput;
}>;


export type UndoWriteBackMutation = { undoWriteBack:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | { __typename: 'UndoWriteBackPayload', version: number, token: string, party: PartyViewFragment }
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type UpdateCombatantMutationVariables = Exact<{
  input: UpdateCombatantInput;
}>;


export type UpdateCombatantMutation = { updateCombatant:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | { __typename: 'UpdateCombatantPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type UpdateEncounterMutationVariables = Exact<{
  input: UpdateEncounterInput;
}>;


export type UpdateEncounterMutation = { updateEncounter:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | { __typename: 'UpdateEncounterPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type UpdateMemberMutationVariables = Exact<{
  input: UpdateMemberInput;
}>;


export type UpdateMemberMutation = { updateMember:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | { __typename: 'UpdateMemberPayload', version: number, token: string, party: PartyViewFragment }
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type UpdateWebhookMutationVariables = Exact<{
  input: UpdateWebhookInput;
}>;


export type UpdateWebhookMutation = { updateWebhook:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | { __typename: 'UpdateWebhookPayload', webhook: WebhookViewFragment }
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type UseDoorMutationVariables = Exact<{
  input: UseDoorInput;
}>;


export type UseDoorMutation = { useDoor:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | { __typename: 'UseDoorPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type UseGrantsMutationVariables = Exact<{
  input: UseGrantsInput;
}>;


export type UseGrantsMutation = { useGrants:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | { __typename: 'UseGrantsPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type VetoActionMutationVariables = Exact<{
  input: VetoActionInput;
}>;


export type VetoActionMutation = { vetoAction:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | { __typename: 'VetoActionPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type WriteBackPartyMutationVariables = Exact<{
  input: WriteBackPartyInput;
}>;


export type WriteBackPartyMutation = { writeBackParty:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | { __typename: 'WriteBackPartyPayload', version: number, token: string, party: PartyViewFragment }
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
   };

export type YieldFightMutationVariables = Exact<{
  input: YieldFightInput;
}>;


export type YieldFightMutation = { yieldFight:
    | (
      { __typename: 'DiceNeeded' }
      & Problem_DiceNeeded_Fragment
    )
    | (
      { __typename: 'EncounterIncomplete' }
      & Problem_EncounterIncomplete_Fragment
    )
    | (
      { __typename: 'EncounterTooLarge' }
      & Problem_EncounterTooLarge_Fragment
    )
    | (
      { __typename: 'Forbidden' }
      & Problem_Forbidden_Fragment
    )
    | (
      { __typename: 'HeroTaken' }
      & Problem_HeroTaken_Fragment
    )
    | (
      { __typename: 'IdempotencyKeyReused' }
      & Problem_IdempotencyKeyReused_Fragment
    )
    | (
      { __typename: 'IllegalMove' }
      & Problem_IllegalMove_Fragment
    )
    | (
      { __typename: 'InvalidInput' }
      & Problem_InvalidInput_Fragment
    )
    | (
      { __typename: 'NotFound' }
      & Problem_NotFound_Fragment
    )
    | (
      { __typename: 'TooSoon' }
      & Problem_TooSoon_Fragment
    )
    | (
      { __typename: 'VersionConflict' }
      & Problem_VersionConflict_Fragment
    )
    | (
      { __typename: 'WrongRuleset' }
      & Problem_WrongRuleset_Fragment
    )
    | { __typename: 'YieldFightPayload', encounter: (
        TableViewFragment
        & AwaitingFragment
      ), events: Array<LogLineFragment> }
   };

const ApiKeyView = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiKeyView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKey"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"scopes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastUsedOn"},"arguments":[],"directives":[]}]}};
const SegmentsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SegmentsDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsAction"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uses"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attacks"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cooldown"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"bars"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"delay"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"defensive"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"effect"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsAidEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"whom"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"range"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"speed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"times"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"healing"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"gives"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"segments"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsAttackEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"form"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"range"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"speed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"slower"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"area"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsConeArea"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"degrees"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsDiameterArea"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diameter"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"weapon"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"offensive"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"damage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"damageType"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maneuvers"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pushback"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pushDirection"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rankShift"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"inflicts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rounds"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsMovementEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pace"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"style"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"perSegment"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"range"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"segments"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsStanceEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"segments"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsStructureEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"range"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"speed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"slower"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"size"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"modifiers"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"offensiveDice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"damageDice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"speed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pushback"},"arguments":[],"directives":[]}]}}]}};
const VigilanceDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"VigilanceDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceAction"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slot"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cost"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vigor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"focus"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"effect"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceAidEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"range"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"gives"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceAttackEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackCheck"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"inflicts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceBoostEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"keys"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"countsAgainst"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"addedDamage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"addedReach"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"asShield"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"aspect"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"forcesPassive"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"moves"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"onDamage"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"push"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"saves"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vigor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"focus"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"secondWeapon"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceCheckEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ability"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceMoveEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"way"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"check"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ability"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"difficulty"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceOpposedEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ability"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"against"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceAgainstAbility"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ability"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceAgainstDifficulty"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"difficulty"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reachKind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"push"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"prevents"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"inflicts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}}]}}]}}]}};
const SecondsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecondsDefinition"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsAction"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"delay"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"consecutive"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"effect"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsMeleeWeapon"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"damage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reach"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"natural"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsRangedWeapon"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"damage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"increment"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"capacity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"scale"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsSpell"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"damage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"range"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"radius"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"knocksProne"},"arguments":[],"directives":[]}]}}]}}]}};
const ProposalParts = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterProposal"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isConfirmed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"meetsWish"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"groups"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creature"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"arrivesInRound"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"battlefield"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"farther"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"partyAt"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalEstimateParts"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"winChance"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalChance"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"drawn"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalChance"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"brokenOff"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalChance"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"rounds"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tenthPercentile"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ninetiethPercentile"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"falls"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"chance"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalChance"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"character"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decides"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fights"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"winChance"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalChance"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creature"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"estimate"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalEstimateParts"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"addCombatants"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposedAdditionParts"},"directives":[]}]}}]}};
const ProposedAdditionParts = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposedAdditionParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedAddition"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hidden"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"inRound"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"creatures"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creature"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"position"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"arguments":[],"directives":[]}]}}]}};
const ProposalEstimateParts = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalEstimateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalEstimate"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"low"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"high"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fights"},"arguments":[],"directives":[]}]}};
const ProposalChance = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProposalChance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ForecastChance"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fights"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"share"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"low"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"high"},"arguments":[],"directives":[]}]}};
const ForecastOutlook = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ForecastOutlook"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ForecastScenario"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"withoutId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"own"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"others"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fightsPlayed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fightsPlanned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"wins"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"chance"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ForecastEstimate"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"drawn"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ForecastEstimate"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"brokenOff"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ForecastEstimate"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"rounds"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"median"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tenthPercentile"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ninetiethPercentile"},"arguments":[],"directives":[]}]}}]}};
const ForecastEstimate = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ForecastEstimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ForecastChance"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fights"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"share"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"low"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"high"},"arguments":[],"directives":[]}]}};
const TableView = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"externalId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"image"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"color"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phase"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"clock"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"turnOfId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"waitingIds"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsClock"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segment"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsClock"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"second"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"interrupted"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"delayedIds"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceClock"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stack"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ownerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stage"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatants"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CombatantCard"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"attacks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stage"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ownerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"resolves"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sides"},"arguments":[],"directives":[]}]}}]}};
const CombatantCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CombatantCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Combatant"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"externalId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"image"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"color"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hidden"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"position"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ends"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"vitals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]}]}}]}};
const Awaiting = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Awaiting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"required"},"value":{"kind":"BooleanValue","value":true}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"required"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byComputer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"until"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"optionCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionCard"},"directives":[]}]}}]}}]}};
const OptionCard = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OptionCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Option"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"intent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasNoTarget"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"choices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"min"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ifOmitted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"limits"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"combatantIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"keyPicks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"area"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"minimum"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maximum"},"arguments":[],"directives":[]}]}}]}};
const TableDetails = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TableDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"externalId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"image"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"color"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phase"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"clock"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"turnOfId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"waitingIds"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsClock"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segment"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsClock"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"second"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"interrupted"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"secondsLeft"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"delayedIds"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceClock"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stack"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ownerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"use"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"boosts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stage"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatants"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CombatantDetails"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"attacks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stage"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ownerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"resolves"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"onTurnOfId"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shape"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stages"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"onTurnOfId"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"hexes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sides"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitment"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seed"},"arguments":[],"directives":[]}]}}]}};
const CombatantDetails = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CombatantDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Combatant"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"externalId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"image"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"color"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hidden"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"position"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ends"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"vitals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"share"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"sheet"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsSheet"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hitPoints"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maxHitPoints"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"spent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"swiftsLeft"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"initiated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cooldowns"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"use"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"readyInRound"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"readied"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"use"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trigger"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CombatantTrigger"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"does"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ofId"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WordsTrigger"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"},"arguments":[],"directives":[]}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsSheet"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toughness"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"toughnessLeft"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"weapons"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"weapon"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"held"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"shots"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"defensesLeft"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dodges"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"parries"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"aimsAtId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dyingAgainst"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceSheet"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nature"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceCharacter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vigor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"focus"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"damage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"damageLimit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stress"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stressLimit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"movement"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"left"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regular"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"movement"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quick"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"prepared"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trigger"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CombatantTrigger"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"does"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ofId"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WordsTrigger"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"arguments":[],"directives":[]}]}}]}}]}};
const AwaitingDetails = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AwaitingDetails"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awaiting"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"required"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byComputer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"until"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"optionCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"intent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasNoTarget"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"mutation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"input"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cost"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"list"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"min"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ifOmitted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"limits"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimum"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maximum"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"keys"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"keyPicks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cost"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"area"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hexSets"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hexes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"mutation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"input"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}};
const FollowUp = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FollowUp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JournalCommand"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byComputer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstEvent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"eventCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]}]}}]}};
const ByHand = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ByHand"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeclaredRoll"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"purpose"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"faces"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fallenBefore"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seatName"},"arguments":[],"directives":[]}]}};
const LogLine = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LogLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"routine"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InitiativeRolled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"delayed"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AreaGrew"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hexes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"struckIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"left"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MissChanceRolled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"missChance"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"die"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"missed"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttackHit"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defense"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackScore"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolled"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"face"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"defenseScore"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolled"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"face"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"excess"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"critical"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttackMissed"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defense"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackScore"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolled"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"face"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"defenseScore"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolled"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"face"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"critical"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DamageDealt"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"damage"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolled"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"face"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rerolled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reducedBy"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reduction"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hitPoints"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManeuverSucceeded"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pendingManeuver"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stage"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CombatantsAdded"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantIds"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondPassed"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"second"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"spentOn"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DelayEnded"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"delayEndReason"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StrikeRolled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"roll"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolled"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"face"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"needed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"neededTerms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"strikeResult"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DefenseRolled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defense"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defenseRoll"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolled"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"face"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"needed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"neededTerms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"defenseResult"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttackLanded"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"damageRoll"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolled"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"face"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"reducedBy"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"severity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"wounds"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActionPrevented"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckMade"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ability"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"roll"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolled"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"face"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"opposing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"success"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttackRolled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defense"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackScore"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolled"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"face"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"defenseScore"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rolled"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"face"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"counts"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"damageTotal"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"damageTerms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TieSettled"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"orderIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rolls"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"roll"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CombatantMoved"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CombatantPushed"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"left"},"arguments":[],"directives":[]}]}}]}};
const ToRoll = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ToRoll"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NeededRoll"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seatName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"purpose"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sides"},"arguments":[],"directives":[]}]}};
const Problem = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IllegalMove"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"detail"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VersionConflict"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"changed"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NotFound"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"missingId"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeroTaken"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"free"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeroView"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TooSoon"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvalidInput"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fields"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WrongRuleset"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"available"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterTooLarge"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bytesNeeded"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"limit"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterIncomplete"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"afterVersion"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiceNeeded"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rolls"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToRoll"},"directives":[]}]}}]}}]}};
const SeatView = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SeatView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"claimed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"handDice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"inviteId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pictureOf"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]}]}};
const InviteView = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"InviteView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invite"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"uses"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"used"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]}]}};
const HeroView = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeroView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InvitedHero"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"image"},"arguments":[],"directives":[]}]}};
const Chance = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Chance"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Fraction"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numerator"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"denominator"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]}]}};
const PartyView = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PartyView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"keptUntil"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"erasedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CombatantCard"},"directives":[]}]}}]}};
const Scene = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Scene"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phase"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"handDice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"clock"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"turnOfId"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsClock"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segment"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsClock"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"second"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceClock"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stack"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"objectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ownerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"use"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"boosts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stage"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"orderIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"picturesPath"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"battlefield"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"background"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"picture"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"x"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"y"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"width"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"walls"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hex"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"concealing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hex"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"levels"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"dark"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"water"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"features"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hex"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"labels"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hexes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"combatants"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"image"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"picture"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"color"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hidden"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"position"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ends"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"vitals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"share"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"budget"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"left"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"playedByComputer"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"personality"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"style"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"protectsId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hatesId"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"timeline"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ownerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"resolves"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"onTurnOfId"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"course"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shape"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stages"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"hexes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sides"},"arguments":[],"directives":[]}]}}]}};
const Screen = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Screen"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scene"},"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"due"},"name":{"kind":"Name","value":"awaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"required"},"value":{"kind":"BooleanValue","value":true}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScreenDecision"},"directives":[]}]}},{"kind":"Field","alias":{"kind":"Name","value":"possible"},"name":{"kind":"Name","value":"awaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"required"},"value":{"kind":"BooleanValue","value":false}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"required"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"optionCount"},"arguments":[],"directives":[]}]}}]}};
const ScreenDecision = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScreenDecision"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Decision"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"required"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byComputer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"until"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rolls"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ToRoll"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"optionCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"group"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"intent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasNoTarget"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cost"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"list"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"min"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ifOmitted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"limits"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimum"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maximum"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"keyPicks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"area"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hexSets"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hexes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}};
const WholeSheet = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeSheet"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CombatantSheet"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsSheet"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aimsAtId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"comboRating"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combos"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"components"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rangedOnly"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rating"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"components"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rangedOnly"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rating"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"damageBonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defenses"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocks"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dodges"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"parries"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"defensesLeft"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"blocks"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dodges"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"parries"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"delayedUntil"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsAwaitedAction"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ofId"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsAwaitedAttack"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsAwaitedSecond"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ofId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"second"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsAwaitedTurn"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ofId"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsBetweenTurns"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dexterity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dyingAgainst"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endurance"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"extraAttacks"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"weapons"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"held"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"helped"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"shots"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"weapon"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"initiative"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"initiativeBonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"magic"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ranks"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"medicine"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"mobilityPenalty"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"objects"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"held"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"rangedSkill"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ranks"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"reflex"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ranks"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"scale"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"shieldUse"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ranks"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"speed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"spells"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"standingOrders"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defense"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"techniques"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"toughness"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"toughnessLeft"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"weaponSkill"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ranks"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsSheet"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abilities"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dexterity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"intelligence"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"resolve"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"strength"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"actsFrom"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackBonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"binding"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsBindingBorne"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hours"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsBindingFailed"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cooldowns"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"bars"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"readyInRound"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"use"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"defenseBonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"freeArms"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hitPoints"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"initiated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maxHitPoints"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"readied"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trigger"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CombatantTrigger"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"does"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ofId"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WordsTrigger"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"use"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"speed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"spent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"standingOrders"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defense"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"swiftsLeft"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"swimSpeed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"talents"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reducedBy"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceSheet"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"condition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"count"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"damage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"damageLimit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"granted"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"movement"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quick"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceArmor"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advantageDice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"aspects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceGear"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advantageDice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"aspects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceShield"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advantageDice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"aspects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceWeapon"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advantageDice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"aspects"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"form"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hands"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"held"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"loaded"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"learnt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"left"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"movement"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"quick"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"regular"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"maxFocus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maxVigor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"movement"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nature"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceCharacter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abilities"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assault"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"athletics"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awareness"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"charm"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"craft"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deception"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defend"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dexterity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"intimidation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"intuition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reasoning"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"shooting"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stealth"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"toughness"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"willpower"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"damageLimitBonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"focus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stressLimitBonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vigor"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceCreatureStats"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackDifficulty"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"damageLimit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defendDifficulty"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"movement"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stressLimit"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"prepared"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"trigger"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CombatantTrigger"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"does"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ofId"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WordsTrigger"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"words"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"presence"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"standingOrders"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amplify"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defense"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"passing"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"stress"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"stressLimit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"traumas"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"vigilance"},"arguments":[],"directives":[]}]}}]}};
const WebhookView = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Webhook"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"createdAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"enabled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"disabledReason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"deliveredVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastDeliveryAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastFailureAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lastFailureReason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAt"},"arguments":[],"directives":[]}]}};
export const ApiKeysDocument = { __meta__: { hash: '5ffa709c709da6a9d5bb09dbf6150f06d473ca3f24dd8f62dfcb75a4431baefe' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}]}}, ApiKeyView] } as unknown as TypedDocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const BasicsDocument = { __meta__: { hash: '08439bfde269f493c3b5221475331dfcddc86f0da654e2ee198f5fc651e4becc' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Basics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Ruleset"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"ruleset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleset"}}}]}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckedSheet"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"actions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<BasicsQuery, BasicsQueryVariables>;
export const BestiaryDocument = { __meta__: { hash: '8c9ccd16e073ffce4de6aaea2b2686ec6ec5ebad50ba091bdfcfe091b310a9e0' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bestiary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Ruleset"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bestiary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ruleset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleset"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pack"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsCreature"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abilities"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"strength"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dexterity"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"intelligence"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"resolve"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"attackBonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defenseBonus"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"speed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"swimSpeed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hitPoints"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"talents"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reducedBy"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsCreature"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"toughness"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"speed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"scale"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"weapons"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"spells"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combos"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceCreature"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vigilance"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"items"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceWeapon"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceArmor"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceShield"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceGear"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"learnt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nature"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceCreatureStats"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackDifficulty"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"defendDifficulty"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"movement"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"damageLimit"},"arguments":[],"directives":[]}]}}]}}]}}]}}]}}] } as unknown as TypedDocumentNode<BestiaryQuery, BestiaryQueryVariables>;
export const CatalogueDocument = { __meta__: { hash: 'dae94615d4bcfefc1736a1d250a84814ef32c3015b4ec2c2d1357141c95ec483' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Catalogue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsAction"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SegmentsDefinition"},"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceAction"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VigilanceDefinition"},"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsAction"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecondsDefinition"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsCondition"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endsWithHealing"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"effects"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsAbsorbEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsConditionDamageEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"when"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsRollsEffect"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"of"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rolls"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"circumstance"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceCondition"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fades"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"effects"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceAlertness"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"perCounter"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceChecks"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abilities"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"perCounter"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceDisadvantage"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"abilities"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VigilanceRegularActions"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lost"},"arguments":[],"directives":[]}]}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, SegmentsDefinition, VigilanceDefinition, SecondsDefinition] } as unknown as TypedDocumentNode<CatalogueQuery, CatalogueQueryVariables>;
export const CheckSheetDocument = { __meta__: { hash: '3a044547f924dfbbaf6bbd61d3117c55a44967d5d24278312bbfd3f94b073ef3' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CheckSheetInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CheckedSheet"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vitals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<CheckSheetQuery, CheckSheetQueryVariables>;
export const DecidedForYouDocument = { __meta__: { hash: 'e6947ab6731deb4da73258e9ade8e4d214b5c004a4c72f4c97f6a24197d441cf' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DecidedForYou"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decidedForYou"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byComputer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<DecidedForYouQuery, DecidedForYouQueryVariables>;
export const DecisionsDocument = { __meta__: { hash: '906980e80a6e7c58abf99ee4ec1e0d6e444676da0f787ca8191bd606c6b28675' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Decisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phase"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"required"},"value":{"kind":"BooleanValue","value":true}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"required"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byComputer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"until"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"optionCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionCard"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"hexSets"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hexes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, OptionCard] } as unknown as TypedDocumentNode<DecisionsQuery, DecisionsQueryVariables>;
export const EncounterAtVersionDocument = { __meta__: { hash: '07c817fd7ffd95c739dbd01f4ac2e3c06cf3e4815bb54d2095deaff86e58afd4' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncounterAtVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atVersion"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard] } as unknown as TypedDocumentNode<EncounterAtVersionQuery, EncounterAtVersionQueryVariables>;
export const EncounterDetailsDocument = { __meta__: { hash: 'ae204b8f0ff27701d86ba4d4559e89a5073eb2e31393c65550f020dccb67496e' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncounterDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableDetails"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AwaitingDetails"},"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, TableDetails, CombatantDetails, AwaitingDetails] } as unknown as TypedDocumentNode<EncounterDetailsQuery, EncounterDetailsQueryVariables>;
export const EncounterProposalsDocument = { __meta__: { hash: '41d1440d7da40d3aa8c80afd218e8386ce2162c17aed1deb0527212e216ed015' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EncounterProposals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterProposalsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounterProposals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterProposals"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isComplete"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"candidates"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fightsPlayed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"assumes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"proposals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalParts"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"unattainable"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"easiest"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalParts"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"hardest"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalParts"},"directives":[]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ForecastQuotaSpent"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, ProposalParts, ProposalEstimateParts, ProposalChance, ProposedAdditionParts, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<EncounterProposalsQuery, EncounterProposalsQueryVariables>;
export const EncounterUpdatedDocument = { __meta__: { hash: '8bb7443a3f8f6818ba3e48586739686ffa543677b65f571f8c15fb25c6f10256' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EncounterUpdated"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pings"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounterUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"encounterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"pings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pings"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterUpdate"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"entry"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"followUps"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUp"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterPinged"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hex"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seatName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamEnded"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"afterVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"},"arguments":[],"directives":[]}]}}]}}]}}, FollowUp, LogLine, TableView, CombatantCard, Awaiting, OptionCard] } as unknown as TypedDocumentNode<EncounterUpdatedSubscription, EncounterUpdatedSubscriptionVariables>;
export const EncounterDocument = { __meta__: { hash: 'd6f7c34fedaa46ac39efdb837334722cfd0dee8094ceb91148d10941486549b1' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Encounter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard] } as unknown as TypedDocumentNode<EncounterQuery, EncounterQueryVariables>;
export const EncountersUpdatedDocument = { __meta__: { hash: '7c1aa349b34c0088b5d58a10efac7b1c7df66d2169702a72c63091045b8e98c3' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"EncountersUpdated"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounters"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"FollowedEncounterInput"}}}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pings"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encountersUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"encounters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounters"}}},{"kind":"Argument","name":{"kind":"Name","value":"pings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pings"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterUpdate"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounterId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"entry"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"followUps"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUp"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterPinged"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounterId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hex"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seatName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamEnded"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounterId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"afterVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"},"arguments":[],"directives":[]}]}}]}}]}}, FollowUp, LogLine, TableView, CombatantCard, Awaiting, OptionCard] } as unknown as TypedDocumentNode<EncountersUpdatedSubscription, EncountersUpdatedSubscriptionVariables>;
export const ExportEncounterDocument = { __meta__: { hash: '3ed0d84bb43e8d51a45d0972723484cf2647f909e2e0f205929909ed9280a7b3' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportEncounter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"0"},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"150"},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportEncounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"encounterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterExport"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schema"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"bytes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"next"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"document"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<ExportEncounterQuery, ExportEncounterQueryVariables>;
export const FollowersDocument = { __meta__: { hash: 'f90006bb00005938b77299a80c591134240cb4f97447a79eb46f26de7a47503c' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Followers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seats"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"following"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<FollowersQuery, FollowersQueryVariables>;
export const ForecastDocument = { __meta__: { hash: 'a36931545cb23183edcc670aa016c335857063f0be911804c5132ae0cae22fe5' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Forecast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ForecastInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"forecast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"encounterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Forecast"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isComplete"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fightsPlayed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fightsPlanned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"assumes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expected"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ForecastOutlook"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"roundCounts"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rounds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fights"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"falls"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"chance"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ForecastEstimate"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"harm"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"condition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"times"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ForecastOutlook"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ForecastQuotaSpent"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, ForecastOutlook, ForecastEstimate, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ForecastQuery, ForecastQueryVariables>;
export const GameMasterDocument = { __meta__: { hash: 'dbdc33768e29d5d318892465bbea6fc79f81c3de0dbc625b6b0b62a7780faf27' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GameMaster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pace"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"flowParts"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"settings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ruling"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"question"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"readings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"meaning"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitment"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seed"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, SeatView] } as unknown as TypedDocumentNode<GameMasterQuery, GameMasterQueryVariables>;
export const GlanceDocument = { __meta__: { hash: '00f91903dfca051d5cb5971b432255ed72919ff98963a6355e22752736bcc01f' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Glance"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phase"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"erasedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"clock"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SegmentsClock"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"segment"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SecondsClock"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"second"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"due"},"name":{"kind":"Name","value":"awaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"required"},"value":{"kind":"BooleanValue","value":true}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byComputer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatant"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"outcome"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sides"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"following"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, SeatView] } as unknown as TypedDocumentNode<GlanceQuery, GlanceQueryVariables>;
export const HexesDocument = { __meta__: { hash: '232de8899ff8fdf7bb62737afb357f816342e8add7198dcad81972f880348ffd' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Hexes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"required"},"value":{"kind":"BooleanValue","value":true}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hexSets"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hexes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<HexesQuery, HexesQueryVariables>;
export const InviteDocument = { __meta__: { hash: 'd7216ec5a6b6ab51e53d10307b8c67799fdfaa4f05a7be237e299ece0afaae8e' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InviteOffer"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounterId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"free"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeroView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, HeroView, Problem, ToRoll] } as unknown as TypedDocumentNode<InviteQuery, InviteQueryVariables>;
export const JournalDocument = { __meta__: { hash: '5efc3d14b4bfcdd1cff9ec05ca3c0587b0b0e8a51343294c7db14db9d322bfc2' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Journal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"startCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seatId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"command"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"input"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUp"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"declared"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ByHand"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, FollowUp, ByHand, LogLine] } as unknown as TypedDocumentNode<JournalQuery, JournalQueryVariables>;
export const LineOfSightDocument = { __meta__: { hash: '644fccdc2c396d2c2cb7d159c18cb8ee32e7497768ff66b0fb8d09b1e33d0fb3' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LineOfSight"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"from"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HexInput"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HexInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lineOfSight"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"encounterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"from"},"value":{"kind":"Variable","name":{"kind":"Name","value":"from"}}},{"kind":"Argument","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineOfSight"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clear"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"covered"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"concealment"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"witness"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"over"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"blocking"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"window"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"blockingWalls"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hex"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"concealing"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<LineOfSightQuery, LineOfSightQueryVariables>;
export const MeUpdatedDocument = { __meta__: { hash: 'eaf0be5ed827dfb0b0618dd550b6f43937f476f404be4a74de3f82780f88bd19' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"MeUpdated"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meUpdated"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountEncounterChanged"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phase"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awaitsMe"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"erasedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountEncounterLeft"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounterId"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountStreamEnded"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"retryAfter"},"arguments":[],"directives":[]}]}}]}}]}}, SeatView] } as unknown as TypedDocumentNode<MeUpdatedSubscription, MeUpdatedSubscriptionVariables>;
export const MeDocument = { __meta__: { hash: '44082071ba58ceb92f2cc2fae1bfe2e9edf03a385a0f8c684b53be586d41bb18' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Me"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"before"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterFilter"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterOrder"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}},{"kind":"Argument","name":{"kind":"Name","value":"before"},"value":{"kind":"Variable","name":{"kind":"Name","value":"before"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ruleset"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phase"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awaitsMe"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"erasedOn"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasPreviousPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"startCursor"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}]}}, SeatView] } as unknown as TypedDocumentNode<MeQuery, MeQueryVariables>;
export const NodeDocument = { __meta__: { hash: 'ed71fbdcc827c3c77cfcb1aea89d82470e6a77797cb82513d076dbeb4273668d' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Node"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Combatant"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CombatantCard"},"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Seat"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]}]}}]}}]}}, CombatantCard] } as unknown as TypedDocumentNode<NodeQuery, NodeQueryVariables>;
export const OddsBetweenDocument = { __meta__: { hash: '0abab7e9230ba79e5775611f78dccc5b91bd05342557b03b81402284cb072dfe' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OddsBetween"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsBetweenInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"oddsBetween"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OddsBetween"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cost"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"attacks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"arrives"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"perDefense"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defense"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"use"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hit"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedDamage"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"downs"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]}]}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"refusals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<OddsBetweenQuery, OddsBetweenQueryVariables>;
export const OddsDocument = { __meta__: { hash: '8aabfe0424d33f33589526319d0307043045debb9d605e9cb82a300eb191b47e' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Odds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"odds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"encounterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Odds"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"assumes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"attacks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attackerId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"targetId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"arrives"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"perDefense"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defense"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"use"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"basis"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackTerms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"defenseTerms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hit"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Chance"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"criticalHit"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Chance"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"criticalFailure"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Chance"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"points"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"chance"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Chance"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"damage"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"chance"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Chance"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"expectedDamage"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Chance"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"downs"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Chance"},"directives":[]}]}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, Chance, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<OddsQuery, OddsQueryVariables>;
export const OptionDetailsDocument = { __meta__: { hash: 'fffd017b7d77123af7e8e48b75e0d19d949dc7abd5cd15eeafdc039a04f24118' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OptionDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"optionIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awaiting"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"optionIds"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"intent"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"notes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"mutation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"input"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cost"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"choices"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"min"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"repeats"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ifOmitted"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"limits"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"minimum"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"maximum"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"keyPicks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"cost"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resource"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"targetPicks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"friendly"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"distance"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hexes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"length"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"sight"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clear"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"covered"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"concealment"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrives"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"terms"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"hitChance"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isEstimated"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expectedDamage"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"area"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hexes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}}]}}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<OptionDetailsQuery, OptionDetailsQueryVariables>;
export const OverdueDocument = { __meta__: { hash: 'c5a75619dd7ad581950a42f95d4877320f84514b11e3f0f1a4dca98908ce59a5' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Overdue"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awayMinutes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"overdue"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"since"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decisionId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"passOptionId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"computerOptionId"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<OverdueQuery, OverdueQueryVariables>;
export const PartiesDocument = { __meta__: { hash: '906c4e1122b0f3553f4386939cd70e47d4cf024d14e371746ad2dfe050fc9e89' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Parties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"parties"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}}]}}, PartyView, CombatantCard] } as unknown as TypedDocumentNode<PartiesQuery, PartiesQueryVariables>;
export const FromPartiesDocument = { __meta__: { hash: 'a1a74528e9861b8293347e1e13cad3f4900a15c1965f94e012b7b8433ddb05d7' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FromParties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"phase"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fromParties"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partyId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"memberId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<FromPartiesQuery, FromPartiesQueryVariables>;
export const PartyChangesDocument = { __meta__: { hash: '2f9f0c00f0409d34669ce7cc02b1519d2a57f900aba071adac37e0b0d6ef6119' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PartyChanges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"partyChanges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"partyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partyId"}}},{"kind":"Argument","name":{"kind":"Name","value":"encounterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PartyChanges"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memberId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"standing"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"member"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CombatantCard"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"vitals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]}]}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, CombatantCard, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<PartyChangesQuery, PartyChangesQueryVariables>;
export const PartyDocument = { __meta__: { hash: '075491cc81e418535acfb62c72ea214b358917c8e334eb4d4cb66d7faa90b78f' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Party"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"last"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Party"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"members"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CombatantCard"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sheet"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeSheet"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"actions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"Variable","name":{"kind":"Name","value":"last"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounterId"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"endCursor"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, PartyView, CombatantCard, WholeSheet] } as unknown as TypedDocumentNode<PartyQuery, PartyQueryVariables>;
export const PossibilitiesDocument = { __meta__: { hash: '10b3cb539e0a6b0fcc7222cd04b58fe33a6ce2d8cb1f8379982bb23092590ec4' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Possibilities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"combatantIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"required"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"combatantIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"combatantIds"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"required"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"byComputer"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"subjectId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"action"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"until"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"listed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"optionCount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"options"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OptionCard"},"directives":[]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, OptionCard] } as unknown as TypedDocumentNode<PossibilitiesQuery, PossibilitiesQueryVariables>;
export const RefusalsDocument = { __meta__: { hash: 'fff1f54eabffa898ba8da7aead8e13a11116acd3c7fe0e8016b9ae2d7eba72a0' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Refusals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"required"},"value":{"kind":"BooleanValue","value":true}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"refusals"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<RefusalsQuery, RefusalsQueryVariables>;
export const ReinforcementForecastDocument = { __meta__: { hash: '9fd88bf59cfd7311f14703e80e6810a8956cc6fd7b3289d286655a67a3bc3e6f' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReinforcementForecast"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReinforcementForecastInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reinforcementForecast"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"encounterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReinforcementForecast"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"joins"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isEstimate"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"isComplete"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fightsPlayed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"fightsPlanned"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"before"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalChance"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"after"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposalChance"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"change"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"share"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"low"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"high"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"roundsMore"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"addCombatants"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProposedAdditionParts"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"assumes"},"arguments":[],"directives":[]}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ForecastQuotaSpent"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, ProposalChance, ProposedAdditionParts, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ReinforcementForecastQuery, ReinforcementForecastQueryVariables>;
export const ReplayDocument = { __meta__: { hash: '6ee606d63b16435da3fb04afc66240dea39585b28b774d2bd0981d9b3b27d5ed' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Replay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atVersion"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Scene"},"directives":[]},{"kind":"Field","alias":{"kind":"Name","value":"due"},"name":{"kind":"Name","value":"awaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"required"},"value":{"kind":"BooleanValue","value":true}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"journal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"last"},"value":{"kind":"IntValue","value":"1"}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"followUps"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUp"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"declared"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ByHand"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, Scene, SeatView, FollowUp, ByHand, LogLine] } as unknown as TypedDocumentNode<ReplayQuery, ReplayQueryVariables>;
export const RulesDocument = { __meta__: { hash: '9a392017964403a4e7c56b542f5bb832f954a9b0a65d50c318310f933f17d2e1' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleset"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Ruleset"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ruleset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleset"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"section"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]}]}}]}}] } as unknown as TypedDocumentNode<RulesQuery, RulesQueryVariables>;
export const RuleDocument = { __meta__: { hash: '7c294a90a174e493bff281a17d913ae2f7fabd46df8b22866e93d9c678793369' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Rule"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RuleQuery, RuleQueryVariables>;
export const RulingsDocument = { __meta__: { hash: '7a01901b887f97b0e1bec4a7cc677f905303289edd6a8b8171697fc274aa5278' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Rulings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ruleset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Ruleset"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rulings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ruleset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ruleset"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"setting"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"question"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"readings"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"meaning"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<RulingsQuery, RulingsQueryVariables>;
export const ScreenDecisionsDocument = { __meta__: { hash: '491d57ca249b654eb0afe18e1992822cc937072658502bdbc6851bf74e1155aa' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ScreenDecisions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"combatantIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awaiting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"required"},"value":{"kind":"BooleanValue","value":false}},{"kind":"Argument","name":{"kind":"Name","value":"combatantIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"combatantIds"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScreenDecision"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, ScreenDecision, ToRoll] } as unknown as TypedDocumentNode<ScreenDecisionsQuery, ScreenDecisionsQueryVariables>;
export const ScreenUpdatedDocument = { __meta__: { hash: '9e32db4ba50e9e88b6dfe0aa130fc0ed1fbbfdf65807a8561fe1e30bcb49f085' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"ScreenUpdated"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounterUpdated"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"encounterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"pings"},"value":{"kind":"BooleanValue","value":true}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterUpdate"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"entry"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"by"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seatId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"command"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mutation"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"input"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"followUps"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FollowUp"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"declared"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ByHand"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Screen"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EncounterPinged"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seatName"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hex"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StreamEnded"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"afterVersion"},"arguments":[],"directives":[]}]}}]}}]}}, FollowUp, ByHand, LogLine, Screen, Scene, ScreenDecision, ToRoll] } as unknown as TypedDocumentNode<ScreenUpdatedSubscription, ScreenUpdatedSubscriptionVariables>;
export const ScreenDocument = { __meta__: { hash: 'f831e98edab459f7e0dbb86e43b7f4162b3f3cbb800f6ccdb6473efac297641d' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Screen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Screen"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, Screen, Scene, ScreenDecision, ToRoll, SeatView] } as unknown as TypedDocumentNode<ScreenQuery, ScreenQueryVariables>;
export const SeatsDocument = { __meta__: { hash: 'ec37ded8820c727c4a7b2930caa1bc67c0aee8ef87bc90098f529d2e3db59e35' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Seats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"seats"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"invites"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteView"},"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}, SeatView, InviteView] } as unknown as TypedDocumentNode<SeatsQuery, SeatsQueryVariables>;
export const SheetDocument = { __meta__: { hash: 'b8f873a7f75424893469cb5a0a73460a6a09332f0b4177e38734a9dd3014327c' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Combatant"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"status"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hidden"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"position"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"conditions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"summary"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"amount"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"once"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"ends"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"round"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"step"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"vitals"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"current"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"max"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"share"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"sheet"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeSheet"},"directives":[]}]}}]}}]}}]}}, WholeSheet] } as unknown as TypedDocumentNode<SheetQuery, SheetQueryVariables>;
export const StatisticsDocument = { __meta__: { hash: 'c9a69ccf38c55f2954491cb0f247afdb504c61bd6032b3d91d79e5d403946e2d' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Statistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"atVersion"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"atVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"atVersion"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"statistics"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unit"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatants"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"combatantId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"left"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"harmDone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"harmTaken"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackRolls"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expectedHits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"turns"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"falls"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"felled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decisionMilliseconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"actions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackRolls"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expectedHits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"harm"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"taken"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"harm"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"forgotten"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sides"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"harmDone"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"harmTaken"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"attackRolls"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expectedHits"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"turns"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"falls"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"felled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decisions"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"decisionMilliseconds"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"decisive"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"side"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"harm"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<StatisticsQuery, StatisticsQueryVariables>;
export const SuggestionsDocument = { __meta__: { hash: '0fa5a52ddad95b3ae102e53d17afd001b3f5f122a1d7f7668dd95afb4cfbf68e' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Suggestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"combatantId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"3"},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"encounterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"combatantId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"combatantId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Suggestions"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"best"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decisionId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"optionId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"option"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"key"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"mutation"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"picks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"combatantIds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"keys"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"hexes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"q"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"r"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"rule"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"value"},"arguments":[],"directives":[]}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<SuggestionsQuery, SuggestionsQueryVariables>;
export const SchemaVersionDocument = { __meta__: { hash: '6e61a60c560d002ead5e26920692cb69d746f0e80d8f7ce139f81815339590c2' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchemaVersion"},"variableDefinitions":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schemaVersion"},"arguments":[],"directives":[]}]}}] } as unknown as TypedDocumentNode<SchemaVersionQuery, SchemaVersionQueryVariables>;
export const TypeDefinitionDocument = { __meta__: { hash: 'a54aa24145a8d0b695d319a889f481d2e995be06e1d38a8e8b415554d38e609f' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TypeDefinition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeDefinition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"directives":[]}]}}] } as unknown as TypedDocumentNode<TypeDefinitionQuery, TypeDefinitionQueryVariables>;
export const VerifyDiceDocument = { __meta__: { hash: '6df9d77fe32c6f66d9500938f9685dc73d70ad18705e3624f2f22b5d6f775d5f' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyDice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"0"},"directives":[]},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"500"},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"dice"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"commitment"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seed"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"position"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"verifyDice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"encounterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterVersion"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterVersion"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DiceVerification"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verified"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"commitmentMatches"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"afterVersion"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"next"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"onTrust"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"unjudged"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"handRolls"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"editions"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edition"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"check"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"diceRolled"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"firstDifference"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"rolls"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"position"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"bytes"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sides"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"faces"},"arguments":[],"directives":[]}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]}]}}]}}]}}] } as unknown as TypedDocumentNode<VerifyDiceQuery, VerifyDiceQueryVariables>;
export const WebhooksDocument = { __meta__: { hash: '9681b1cd7e0bf11da8cd8902888e40d49c19797d4d2b1dae6a47be637e03aaa4' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"encounterId"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Encounter"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookView"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, WebhookView, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const AcceptInviteDocument = { __meta__: { hash: 'c19fb2614fc70a196826ccf716332e2768697325beeb4bcc56e9ef6aeb27e5aa' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInviteInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptInvitePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, SeatView, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<AcceptInviteMutation, AcceptInviteMutationVariables>;
export const AddCombatantsDocument = { __meta__: { hash: 'f4db2bf1e75b1eee3283aa7bfdd3749ce2211fac791af18dd0385a6c87455cda' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddCombatants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddCombatantsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addCombatants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddCombatantsPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<AddCombatantsMutation, AddCombatantsMutationVariables>;
export const AddMembersDocument = { __meta__: { hash: 'b15afb7835cc9654ca6f1213e396e2a08b0b8bb10e1a28befff68955b4a99f82' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddMembers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddMembersInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AddMembersPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, PartyView, CombatantCard, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<AddMembersMutation, AddMembersMutationVariables>;
export const AdjudicateDocument = { __meta__: { hash: '1e5b7178888210ede3a8d081454d8bbaa83a97b628008ea5371779dca1f90ff5' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Adjudicate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdjudicateInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adjudicate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdjudicatePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<AdjudicateMutation, AdjudicateMutationVariables>;
export const AdvanceSegmentDocument = { __meta__: { hash: 'd8ac07b69468d22aa406c9b6f58e6e1626986d4f2b1de9743d23e43e06bf579b' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdvanceSegment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceSegmentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"advanceSegment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdvanceSegmentPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<AdvanceSegmentMutation, AdvanceSegmentMutationVariables>;
export const AmplifyCheckDocument = { __meta__: { hash: 'e43a19fc15e02f0edee6392f07593cc6069ed32068c695cb0b655cb001554ac6' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AmplifyCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AmplifyCheckInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amplifyCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AmplifyCheckPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<AmplifyCheckMutation, AmplifyCheckMutationVariables>;
export const AnswerAidDocument = { __meta__: { hash: 'a334df742b64643565956c6ddeae05e6b674b77bdc98dc8fdd9f17baac75e199' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerAid"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerAidInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerAid"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerAidPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<AnswerAidMutation, AnswerAidMutationVariables>;
export const AnswerOfferDocument = { __meta__: { hash: '4b8174145cba73c79c30495fd7be2ef633a5d058097576ae1e943ea3f319edd3' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerOffer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerOfferInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerOffer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AnswerOfferPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<AnswerOfferMutation, AnswerOfferMutationVariables>;
export const BranchEncounterDocument = { __meta__: { hash: '978d4fe82d6cf2159f4661b9a6bef6fc7f4ab7ffb84d32ff29339d649186ad67' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BranchEncounter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BranchEncounterInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"branchEncounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BranchEncounterPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, SeatView, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<BranchEncounterMutation, BranchEncounterMutationVariables>;
export const ChooseTargetDocument = { __meta__: { hash: '8ee9bb22198c39b36fb3a2c2cefecae46d8d1829bcf9f8fa4df664d7951d8d7a' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChooseTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChooseTargetInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chooseTarget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ChooseTargetPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ChooseTargetMutation, ChooseTargetMutationVariables>;
export const ClaimSeatDocument = { __meta__: { hash: 'e7ffce4387080c14dbf0f4e2220d0a29e2703bed37a575336a7b4391799b14b2' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimSeatInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimSeatPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, SeatView, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ClaimSeatMutation, ClaimSeatMutationVariables>;
export const CompleteActionDocument = { __meta__: { hash: 'd36b6a5586ab160ae7b3e13c7d520cc811d6ba3e11a14d23c427ed9da5702311' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteActionPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<CompleteActionMutation, CompleteActionMutationVariables>;
export const ConcludeFightDocument = { __meta__: { hash: 'e690bf32f1f53521c2d97c154fab04bc0f3e1cc9498c0c1c98c283031d4c1173' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConcludeFight"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConcludeFightInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"concludeFight"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConcludeFightPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ConcludeFightMutation, ConcludeFightMutationVariables>;
export const ContinueActionDocument = { __meta__: { hash: 'fae4ce69338bc2e37a93e82a9c7b4c068bfec00ded3f7573c296201d2f36d9fe' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContinueAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContinueActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continueAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContinueActionPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ContinueActionMutation, ContinueActionMutationVariables>;
export const ContinueBindingDocument = { __meta__: { hash: '2cd625567a404abdf691392b27c3e336c62959a076b50fbbf00365e844071037' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContinueBinding"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContinueBindingInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continueBinding"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContinueBindingPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ContinueBindingMutation, ContinueBindingMutationVariables>;
export const CreateApiKeyDocument = { __meta__: { hash: '7a290fc12f9936717fdb2b43c55f4943c7588c3a1b7a5657ca90b73a4c33ecc9' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateApiKeyPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKey"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, ApiKeyView, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const CreateEncounterDocument = { __meta__: { hash: '7bfed0203aff4bdaa2d01878d8faf06a67e0aed7a3ea56b4629d9b52d01b6193' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateEncounter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEncounterInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createEncounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateEncounterPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, SeatView, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<CreateEncounterMutation, CreateEncounterMutationVariables>;
export const CreateInviteDocument = { __meta__: { hash: 'c199a7ecd9deb026f2f489f70397ecc27fafb709c0827f1754b6acf28b54189a' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInviteInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateInvitePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"invites"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteView"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, InviteView, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<CreateInviteMutation, CreateInviteMutationVariables>;
export const CreatePartyDocument = { __meta__: { hash: 'de9555ac553847af384bec9afe7cec2dc91099165a901f455caf502ad66b3685' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePartyInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createParty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePartyPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, PartyView, CombatantCard, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<CreatePartyMutation, CreatePartyMutationVariables>;
export const CreateWebhookDocument = { __meta__: { hash: '41a3520476b1825c70f20e1ebe58d2e8365e4a05b76679dccb44860a75521f87' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreateWebhookPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, WebhookView, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const DeclareActionDocument = { __meta__: { hash: '42c89c4143876222e165c5dabaa5f4b621cfce489013f53a38aff8e9f0d12610' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclareAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclareActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declareAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeclareActionPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<DeclareActionMutation, DeclareActionMutationVariables>;
export const DeclareDiceDocument = { __meta__: { hash: '7c6c90038d09e05418f5e7b855b4bd4fc4193b7d30c76150d7efcb8bda9a5297' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclareDice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeclareDiceInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declareDice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeclareDicePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<DeclareDiceMutation, DeclareDiceMutationVariables>;
export const DefineActionsDocument = { __meta__: { hash: 'c502ba75a3f85d41f568f82a17c1cce661258ddac99fcb15218596d5e79f34db' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DefineActions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DefineActionsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defineActions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DefineActionsPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<DefineActionsMutation, DefineActionsMutationVariables>;
export const DefinePartyActionsDocument = { __meta__: { hash: 'ab9dda034ed0431b84b5c837c39664078c3f897d15ace44a1122554322a5087d' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DefinePartyActions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DefinePartyActionsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"definePartyActions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DefinePartyActionsPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, PartyView, CombatantCard, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<DefinePartyActionsMutation, DefinePartyActionsMutationVariables>;
export const DelayTurnDocument = { __meta__: { hash: '966e7766909d942aa7f36d09013284a4cfbc5190f104045cec2902248f818ff3' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DelayTurn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DelayTurnInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"delayTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DelayTurnPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<DelayTurnMutation, DelayTurnMutationVariables>;
export const DeleteEncounterDocument = { __meta__: { hash: '97423c3e0a7274f06d793d57481254c98dd9a9f3449e87c924f21ec200be44c9' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEncounter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEncounterInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEncounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteEncounterPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complete"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounterId"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"versions"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<DeleteEncounterMutation, DeleteEncounterMutationVariables>;
export const DeletePartyDocument = { __meta__: { hash: 'df7fac85a666cf7a40ca663b09e318cca282ebd893035d7573282273a32795fe' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePartyInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteParty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeletePartyPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"complete"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"partyId"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<DeletePartyMutation, DeletePartyMutationVariables>;
export const DeleteWebhookDocument = { __meta__: { hash: 'e1f903e4900328a1462056efd3df080a7679f2ae1f7ed7fd8b25cd95fca7e61f' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteWebhookInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteWebhookPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"webhooks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookView"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, WebhookView, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const DuplicateEncounterDocument = { __meta__: { hash: '4f5db6957298e9b1e9b01257ff54cabf1af075a55899a8204e720a23dc24a081' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DuplicateEncounter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateEncounterInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"duplicateEncounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DuplicateEncounterPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, SeatView, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<DuplicateEncounterMutation, DuplicateEncounterMutationVariables>;
export const EndConditionDocument = { __meta__: { hash: 'ef1a3925906ea0213de3de0e0dae337c191cd2e44b9ce271dc5d5dd29530da50' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndCondition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndConditionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCondition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndConditionPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<EndConditionMutation, EndConditionMutationVariables>;
export const EndEncounterDocument = { __meta__: { hash: '435a46f053c87fba0ae6ca3efdf9e5941b5e2a6447d544f6cedd1f34945104d2' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndEncounter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndEncounterInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endEncounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndEncounterPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<EndEncounterMutation, EndEncounterMutationVariables>;
export const EndTurnDocument = { __meta__: { hash: 'c8e645acb10397d0a38fe5edcab202abd114f037a114bf586fce6c6ac0f043fc' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndTurn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EndTurnInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EndTurnPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<EndTurnMutation, EndTurnMutationVariables>;
export const GiveUpActionDocument = { __meta__: { hash: 'fac5a695c70523c49cb7eb7fd3e3a1ba871412e088079eba48e3a820da5bd588' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GiveUpAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GiveUpActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giveUpAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiveUpActionPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<GiveUpActionMutation, GiveUpActionMutationVariables>;
export const HideCombatantsDocument = { __meta__: { hash: '4590a4e2f1f5ec0c1c47f2b2e07ac7d0440ab51fb194843064311515d1cf4c0d' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideCombatants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HideCombatantsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideCombatants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HideCombatantsPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<HideCombatantsMutation, HideCombatantsMutationVariables>;
export const ImportEncounterDocument = { __meta__: { hash: 'a260cef391f70c2e591aae0735c7a3d98799c6054b7a1d9b938a19994535ed4a' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportEncounter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportEncounterInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importEncounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportEncounterPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, SeatView, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ImportEncounterMutation, ImportEncounterMutationVariables>;
export const ImportPageDocument = { __meta__: { hash: '530b0089bbc0cd57c55c435a59466a139453a8838b01c98b8de8b0fde73a7f7a' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPageInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImportPagePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"importing"},"arguments":[],"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ImportPageMutation, ImportPageMutationVariables>;
export const InflictConditionDocument = { __meta__: { hash: 'b405342ac09d7ab8df653cc66d5b7e205a7a4bc1e166f5d00af70982bff44da9' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InflictCondition"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InflictConditionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inflictCondition"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InflictConditionPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<InflictConditionMutation, InflictConditionMutationVariables>;
export const IssueSeatDocument = { __meta__: { hash: '0607ce2955d453a1d377d0e2ddb7b3bc723a7efa63e029361627e71a24847f01' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"IssueSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IssueSeatInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issueSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IssueSeatPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seats"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, SeatView, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<IssueSeatMutation, IssueSeatMutationVariables>;
export const PassPriorityDocument = { __meta__: { hash: '30a35a9168a1a559924f4a0c04e01789ef91d35fd41f8011a946ca5ff98ef98f' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PassPriority"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PassPriorityInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passPriority"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PassPriorityPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<PassPriorityMutation, PassPriorityMutationVariables>;
export const PingDocument = { __meta__: { hash: '6ae90dbc76cb73fe2bc3aeb304c941e5e97f3fb917dc0994469829d0da7fcc0e' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Ping"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PingInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ping"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PingPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<PingMutation, PingMutationVariables>;
export const PlayComputersDocument = { __meta__: { hash: 'c6db1d747c51383c7d8e9cd7645b8c39af1cb26dcf9c13542500dd450468333e' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlayComputers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlayComputersInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playComputers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlayComputersPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<PlayComputersMutation, PlayComputersMutationVariables>;
export const PreventActionDocument = { __meta__: { hash: '8a92b217bbac823a9591d3c32730b52f92b8463d995c0f9d0559c709320146f6' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PreventAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreventActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preventAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreventActionPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<PreventActionMutation, PreventActionMutationVariables>;
export const ReadyActionDocument = { __meta__: { hash: '40da22fbf6b75699616684c0fdbe4c2a34e2170348b1e48dc06daf878bbee4c9' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReadyAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReadyActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"readyAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReadyActionPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ReadyActionMutation, ReadyActionMutationVariables>;
export const ReleaseReadiedActionDocument = { __meta__: { hash: '82dedcedbfddcf0dfd61f33575748bb70ba87b4b14e913a2722871805159b86c' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReleaseReadiedAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReleaseReadiedActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"releaseReadiedAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReleaseReadiedActionPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ReleaseReadiedActionMutation, ReleaseReadiedActionMutationVariables>;
export const RemoveCombatantDocument = { __meta__: { hash: '73a50558e1c4993deefdc3544f8daf96c319861172ac421d75ec39343d52510b' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCombatant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveCombatantInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCombatant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveCombatantPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RemoveCombatantMutation, RemoveCombatantMutationVariables>;
export const RemoveMemberDocument = { __meta__: { hash: '1b8ef3daec969bc4f25dae569f75b74bfe66d1a37502fe6b5572f5b5edae841f' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveMemberInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RemoveMemberPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, PartyView, CombatantCard, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RemoveMemberMutation, RemoveMemberMutationVariables>;
export const RenamePartyDocument = { __meta__: { hash: '809eacdff2a0ad4b61cd5acd52c4cd82aff738a4b19e7174b6fb0b84a5eb17b5' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePartyInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameParty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RenamePartyPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, PartyView, CombatantCard, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RenamePartyMutation, RenamePartyMutationVariables>;
export const RenameSideDocument = { __meta__: { hash: 'cbeef03e90b639ee61e7811972cb8bcd866b80802280f7074e36e9c65ef4d76f' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameSide"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenameSideInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renameSide"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RenameSidePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RenameSideMutation, RenameSideMutationVariables>;
export const RenewSeatDocument = { __meta__: { hash: '1df9575b7249c7b87b04991a1d2bbf91cd5076edd51244e2bfbe72a2d33cc789' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RenewSeatInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RenewSeatPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, SeatView, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RenewSeatMutation, RenewSeatMutationVariables>;
export const ReplaceWebhookSecretDocument = { __meta__: { hash: 'ed6c4ac3fd22349a59afb1a45f694c7e11a0d9936cb9deb4cb02b2423d7ffebc' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplaceWebhookSecretInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReplaceWebhookSecretPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"webhook"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookView"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, WebhookView, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ReplaceWebhookSecretMutation, ReplaceWebhookSecretMutationVariables>;
export const RepositionTargetDocument = { __meta__: { hash: '7f09168fd220e701e40110e8cf5c46bb421b1f2a9ce864103acf9c221e3e81aa' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RepositionTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RepositionTargetInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"repositionTarget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RepositionTargetPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RepositionTargetMutation, RepositionTargetMutationVariables>;
export const ResolveDefenseDocument = { __meta__: { hash: 'f875dabb30b8fca04bd52f48e156588357c739b1cbc71b6d4e98dd1272a8114b' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResolveDefense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResolveDefenseInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resolveDefense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResolveDefensePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<ResolveDefenseMutation, ResolveDefenseMutationVariables>;
export const RestPartyDocument = { __meta__: { hash: 'b2047d6a6ab5e1a4d2b6835de0dac190d0fd393a629a3e4e2c8b979e2db7f3e4' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RestPartyInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restParty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RestPartyPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, PartyView, CombatantCard, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RestPartyMutation, RestPartyMutationVariables>;
export const RevealCombatantsDocument = { __meta__: { hash: 'b15bca2a63b35db8a212b36e2f393eaad2ad6788f70fca34835dbac9d0349ac0' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevealCombatants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevealCombatantsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revealCombatants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevealCombatantsPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RevealCombatantsMutation, RevealCombatantsMutationVariables>;
export const RevokeApiKeyDocument = { __meta__: { hash: '2fc4c09abd04a0c522e3e8a3dba83ad880ae1f3382e83e378fb26e12c34422c8' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiKeyInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeApiKeyPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiKeyView"},"directives":[]}]}}]}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, ApiKeyView, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const RevokeInviteDocument = { __meta__: { hash: '331c899fc961f2fb806f08eb96e292a48a91869689385bd3f32a65fa70671966' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvite"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeInviteInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvite"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeInvitePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seats"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"invites"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InviteView"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, SeatView, InviteView, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RevokeInviteMutation, RevokeInviteMutationVariables>;
export const RevokeSeatDocument = { __meta__: { hash: 'b8ea8be7910dbd6d06a657db368a25d1f76b56e5ebe104e9864db7f7222fa8bc' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSeat"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeSeatInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSeat"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RevokeSeatPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seats"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, SeatView, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RevokeSeatMutation, RevokeSeatMutationVariables>;
export const RewindEncounterDocument = { __meta__: { hash: '4c2a298b406d4c5a674efd4948a180e55a0d6bb375b9f54fabe861c143b89359' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RewindEncounter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RewindEncounterInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rewindEncounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RewindEncounterPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RewindEncounterMutation, RewindEncounterMutationVariables>;
export const RollAbilityCheckDocument = { __meta__: { hash: 'aec7607bef8ebfcc6c8d0bc7aee1dd510d8a679ba3bf7beaeb51dbb9900887d5' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RollAbilityCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RollAbilityCheckInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rollAbilityCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RollAbilityCheckPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RollAbilityCheckMutation, RollAbilityCheckMutationVariables>;
export const RollContestDocument = { __meta__: { hash: 'b00a040ea2b60b3f89c427ed0fde9d0d52f452dd27d6005bafe4f4e69754f9ae' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RollContest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RollContestInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rollContest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RollContestPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RollContestMutation, RollContestMutationVariables>;
export const RollInitiativeDocument = { __meta__: { hash: '9908db50af93957cefeeb712d18a327a455cb27cf5688299e1a4ae2c85092f0c' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RollInitiative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RollInitiativeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rollInitiative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RollInitiativePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RollInitiativeMutation, RollInitiativeMutationVariables>;
export const RollPercentDocument = { __meta__: { hash: 'e2173f8f25aa60e82c2848d9a915d7b1941415ba52d231da298ed29e39b255c2' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RollPercent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RollPercentInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rollPercent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RollPercentPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RollPercentMutation, RollPercentMutationVariables>;
export const RollSkillCheckDocument = { __meta__: { hash: '0ed79c3d3e0e5afaa49ca7a8311fec9f1735033f7a56ea4d725325c4120675c5' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RollSkillCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RollSkillCheckInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rollSkillCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RollSkillCheckPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RollSkillCheckMutation, RollSkillCheckMutationVariables>;
export const RuleOnMemberDocument = { __meta__: { hash: '56897b051d82fc07d181bccdfcf46d5a1148bbc4d3eb730c5d2de2bf3774b56f' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RuleOnMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RuleOnMemberInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ruleOnMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RuleOnMemberPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, PartyView, CombatantCard, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<RuleOnMemberMutation, RuleOnMemberMutationVariables>;
export const SetAwayTimeDocument = { __meta__: { hash: '53ebbf93a117e5eed07b96067b7394a16389503d75962a41df5f5ef97752c016' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetAwayTime"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetAwayTimeInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setAwayTime"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetAwayTimePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"awayMinutes"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<SetAwayTimeMutation, SetAwayTimeMutationVariables>;
export const SetBattlefieldDocument = { __meta__: { hash: '4b9e906e8063586f53885a25a472c77d57a9a92513d39be9e31e3a6a15652277' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetBattlefield"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetBattlefieldInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setBattlefield"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetBattlefieldPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<SetBattlefieldMutation, SetBattlefieldMutationVariables>;
export const SetDoorDocument = { __meta__: { hash: '1bdf5711f8e940653c572dee786ae2df35d050f03d4be1d9248b49cb88970347' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDoor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDoorInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDoor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetDoorPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<SetDoorMutation, SetDoorMutationVariables>;
export const SetHandDiceDocument = { __meta__: { hash: '1a36db58784b4abfe244d67e75f849f24e96638fd06cbe9c02105bcff6187947' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetHandDice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetHandDiceInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setHandDice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetHandDicePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<SetHandDiceMutation, SetHandDiceMutationVariables>;
export const SetPaceDocument = { __meta__: { hash: '633091862f32abaf9f7b4d28393589a9908c1eff5238836e8df8e13af692af1c' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetPaceInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPace"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetPacePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"pace"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"flowParts"},"arguments":[],"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<SetPaceMutation, SetPaceMutationVariables>;
export const SetStandingOrdersDocument = { __meta__: { hash: '5fe040795a021f08abc1e1fa157de4d29950be6c930517f750ec58f00ac8720b' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetStandingOrders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetStandingOrdersInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setStandingOrders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SetStandingOrdersPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<SetStandingOrdersMutation, SetStandingOrdersMutationVariables>;
export const SettleDyingDocument = { __meta__: { hash: 'f147987875a4599fa9079e2dc928d19ff54dfad9a8622f7f1eb26eb06cf82012' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleDying"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleDyingInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleDying"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettleDyingPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<SettleDyingMutation, SettleDyingMutationVariables>;
export const SettleTieDocument = { __meta__: { hash: '5dc633ad2454fb327f3b93cc30428195c43385b2b90673d1c9f0b16fadfa5fa8' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SettleTie"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SettleTieInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"settleTie"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SettleTiePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<SettleTieMutation, SettleTieMutationVariables>;
export const SharePictureDocument = { __meta__: { hash: '9f60a7b364885403985efa5cdd56f561467768a905c4811a6385a71ae676c479' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SharePicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SharePictureInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharePicture"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharePicturePayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seat"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"path"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"seats"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SeatView"},"directives":[]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, SeatView, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<SharePictureMutation, SharePictureMutationVariables>;
export const SpendManeuverPointsDocument = { __meta__: { hash: 'b2578a42c3de5f4d5b79fda838de2745afd74bf7a9c475413b7a1f83e182eb00' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SpendManeuverPoints"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SpendManeuverPointsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spendManeuverPoints"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SpendManeuverPointsPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<SpendManeuverPointsMutation, SpendManeuverPointsMutationVariables>;
export const TakeBackCommandDocument = { __meta__: { hash: 'a96dec21538ebdaf1ba7aa9bfd9e59ce956039ab21e040cda8f97d56a873505f' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeBackCommand"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeBackCommandInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeBackCommand"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeBackCommandPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<TakeBackCommandMutation, TakeBackCommandMutationVariables>;
export const TakeDelayedTurnDocument = { __meta__: { hash: '4837bdec7df67e684ef621d6acfdbbe1680cbd67b795429bb1bcbe36163334c9' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeDelayedTurn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeDelayedTurnInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeDelayedTurn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeDelayedTurnPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<TakeDelayedTurnMutation, TakeDelayedTurnMutationVariables>;
export const TakeLongRestDocument = { __meta__: { hash: 'c34bc474c1a898c964d1bc2443bbc6e4b92ffe2b93fd2060119d8815462f6aff' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeLongRest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeLongRestInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeLongRest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeLongRestPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<TakeLongRestMutation, TakeLongRestMutationVariables>;
export const TakeOptionDocument = { __meta__: { hash: '5c8a6a889b77dd2e50a1facaa02d06b123d12e4854c825e729ed86119a0ea27e' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeOption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeOptionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeOption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeOptionPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<TakeOptionMutation, TakeOptionMutationVariables>;
export const TakeRestDocument = { __meta__: { hash: '7c150196a8e5e1cea949de59fa00e307a893609201f43fc5f4f3f9cefab0c4f2' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeRest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TakeRestInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeRest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TakeRestPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<TakeRestMutation, TakeRestMutationVariables>;
export const TryCatchDocument = { __meta__: { hash: 'fc71b34bd905518f1936e9874e2b4fa47524984d8994b5385939a6d82cc81aa0' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TryCatch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TryCatchInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tryCatch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TryCatchPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<TryCatchMutation, TryCatchMutationVariables>;
export const UndoWriteBackDocument = { __meta__: { hash: 'bc123d3159ed185ef392ad6f9a1e2043ea1cadf6206a175f2befffb13bb2f659' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoWriteBack"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UndoWriteBackInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoWriteBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UndoWriteBackPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, PartyView, CombatantCard, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<UndoWriteBackMutation, UndoWriteBackMutationVariables>;
export const UpdateCombatantDocument = { __meta__: { hash: 'bade5d1ae8291fa1c44132e7bfa2049cbb308cc32387a8074521e8ddb21fae59' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCombatant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCombatantInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCombatant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCombatantPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<UpdateCombatantMutation, UpdateCombatantMutationVariables>;
export const UpdateEncounterDocument = { __meta__: { hash: '0be27c1002bf7cc160ccd4a7a04afcb43f604ea2cee0be9c50372d407775e4d6' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateEncounter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEncounterInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateEncounter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateEncounterPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<UpdateEncounterMutation, UpdateEncounterMutationVariables>;
export const UpdateMemberDocument = { __meta__: { hash: 'f48a9503d0c334a4d01a83ebb292deda4d6635c0807a9e2b06ac3b4bd95f4785' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMemberInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMember"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateMemberPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, PartyView, CombatantCard, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<UpdateMemberMutation, UpdateMemberMutationVariables>;
export const UpdateWebhookDocument = { __meta__: { hash: 'ca21e89fef69620c6bb9df6019644bb873ac992f5f36f79472cb8cb5b9c5e3d1' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateWebhookPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhook"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookView"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, WebhookView, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const UseDoorDocument = { __meta__: { hash: '72d33f6c6b1cc63e7757f4fe3f309d3e442fe75c2b0280431021ceaee35e2d50' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseDoor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UseDoorInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useDoor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseDoorPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<UseDoorMutation, UseDoorMutationVariables>;
export const UseGrantsDocument = { __meta__: { hash: 'd138765262207cf7595448dabf795885aee811e05dc45cdd90f518fc5915c466' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UseGrants"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UseGrantsInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"useGrants"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UseGrantsPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<UseGrantsMutation, UseGrantsMutationVariables>;
export const VetoActionDocument = { __meta__: { hash: 'dcf5fbf7ac683be7d94e855fde46a574319801ed4270c6a6ff587421223176b4' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VetoAction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"VetoActionInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"vetoAction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VetoActionPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<VetoActionMutation, VetoActionMutationVariables>;
export const WriteBackPartyDocument = { __meta__: { hash: 'abfc90114430ffca7a7aca1d6eaffb7870fa2f1f5187a33c8058c0dc3e94e32e' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WriteBackParty"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WriteBackPartyInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"writeBackParty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WriteBackPartyPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"party"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PartyView"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"token"},"arguments":[],"directives":[]}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, PartyView, CombatantCard, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<WriteBackPartyMutation, WriteBackPartyMutationVariables>;
export const YieldFightDocument = { __meta__: { hash: 'e08bf766627731bcd82ecb070e1da6df587c5992cb64fff9654b1110445e804c' }, kind: 'Document', definitions: [{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"YieldFight"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"YieldFightInput"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yieldFight"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"},"arguments":[],"directives":[]},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"YieldFightPayload"}},"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"encounter"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TableView"},"directives":[]},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Awaiting"},"directives":[]}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LogLine"},"directives":[]}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"},"directives":[]}]}}]}}, TableView, CombatantCard, Awaiting, OptionCard, LogLine, Problem, HeroView, ToRoll] } as unknown as TypedDocumentNode<YieldFightMutation, YieldFightMutationVariables>;