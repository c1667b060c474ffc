import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type * as documents from '../../client/index.ts';
import type { PlaceholderName } from './placeholders.ts';

type Documents = typeof documents;

type VariablesOf<Document> =
  Document extends TypedDocumentNode<unknown, infer Variables> ? Variables : never;

/** Variables in which a placeholder may stand for any value. */
type Example<Value> = Value extends object
  ? { readonly [Field in keyof Value]: Example<Value[Field]> }
  : Value | PlaceholderName;

type Examples = {
  readonly [
    Name in keyof Documents as Name extends `${infer Operation}Document` ? Operation : never
  ]: Example<VariablesOf<Documents[Name]>>;
};

const encounterId = '$ENCOUNTER';

/** The playground keeps no parties: `CreateParty` answers one. */
const partyId = 'the id of a party';

const member = 'the id of a member';

/** A sheet with an action of its own. */
const trial = {
  ruleset: 'SEGMENTS',
  definitions: {
    segments: {
      actions: [
        {
          key: 'gale-bolt',
          name: 'Gale Bolt',
          uses: [{ kind: 'STANDARD' }],
          effect: {
            attack: {
              form: 'PROJECTILE',
              range: 60,
              speed: 5,
              offensive: 'AB + Dex + 3d6',
              damage: 'Int + 1d6',
            },
          },
        },
      ],
    },
  },
  sheet: {
    segments: {
      abilities: { strength: 1, dexterity: 3, intelligence: 2, resolve: 1 },
      attackBonus: 1,
      defenseBonus: 1,
      hitPoints: 14,
      talents: [{ action: 'gale-bolt' }],
    },
  },
} as const;

/** Variables with which each published operation can be sent, in the order of the tabs. */
export const examples: Examples = {
  CreateEncounter: { input: { name: 'Bridge at dusk', ruleset: 'SEGMENTS' } },
  DefineActions: {
    input: {
      encounterId,
      definitions: {
        segments: {
          actions: [
            {
              key: 'gale-bolt',
              name: 'Gale Bolt',
              summary: 'A bolt of wind, five hexes a segment.',
              uses: [{ kind: 'STANDARD' }],
              effect: {
                attack: {
                  form: 'PROJECTILE',
                  range: 60,
                  speed: 5,
                  offensive: 'AB + Dex + 3d6',
                  damage: 'Int + 1d6',
                },
              },
            },
          ],
        },
      },
    },
  },
  AddCombatants: {
    input: {
      encounterId,
      combatants: [
        {
          name: 'Ana',
          side: 'heroes',
          position: { q: 0, r: 0 },
          sheet: {
            segments: {
              abilities: { strength: 1, dexterity: 3, intelligence: 2, resolve: 1 },
              attackBonus: 1,
              defenseBonus: 1,
              hitPoints: 14,
              talents: [{ action: 'gale-bolt' }],
            },
          },
        },
        {
          name: 'Bolg',
          side: 'raiders',
          position: { q: 6, r: 0 },
          sheet: {
            segments: {
              abilities: { strength: 2, dexterity: 2, intelligence: 1, resolve: 0 },
              attackBonus: 1,
              defenseBonus: 0,
              hitPoints: 12,
              talents: [{ action: 'gale-bolt' }],
            },
          },
        },
      ],
    },
  },
  RollInitiative: { input: { encounterId } },
  Encounter: { id: '$ENCOUNTER' },
  DeclareAction: {
    input: {
      encounterId,
      combatantId: '$TURN',
      action: 'gale-bolt',
      details: { segments: { use: 'STANDARD' } },
      targetIds: ['$FOE'],
    },
  },
  ResolveDefense: {
    input: { encounterId, combatantId: '$DECIDER', attackId: '$SUBJECT', defense: 'REACTION' },
  },
  EndTurn: { input: { encounterId, combatantId: '$TURN' } },
  AdvanceSegment: { input: { encounterId, passOpenTurns: false } },
  ReadyAction: {
    input: {
      encounterId,
      combatantId: '$TURN',
      action: 'gale-bolt',
      details: { segments: { use: 'STANDARD' } },
      trigger: 'when an enemy comes nearer',
    },
  },
  ReleaseReadiedAction: {
    input: { encounterId, combatantId: '$COMBATANT:Ana', targetIds: ['$COMBATANT:Bolg'] },
  },
  YieldFight: { input: { encounterId, combatantId: '$COMBATANT:Bolg', yields: true } },
  EndEncounter: { input: { encounterId } },
  SetHandDice: { input: { encounterId, byHand: true } },
  DeclareDice: { input: { encounterId, combatantIds: ['$COMBATANT:Bolg'] } },
  TakeBackCommand: { input: { encounterId } },
  Rules: { ruleset: 'SEGMENTS' },
  Rule: { id: 'SEG-41' },
  Catalogue: { id: '$ENCOUNTER' },
  Odds: {
    encounterId,
    input: {
      declareAction: {
        combatantId: '$TURN',
        action: 'gale-bolt',
        details: { segments: { use: 'STANDARD' } },
        targetIds: ['$FOE'],
      },
    },
  },
  VerifyDice: { encounterId, afterVersion: 0, first: 500 },
  SetBattlefield: {
    input: {
      encounterId,
      obstacles: [{ q: 3, r: 0 }],
      concealing: [{ hex: { q: 2, r: 1 }, levels: 1 }],
      dark: [],
      walls: [{ hex: { q: 1, r: 0 }, side: 'E', kind: 'CLOSED_DOOR' }],
    },
  },
  SetDoor: { input: { encounterId, edge: { hex: { q: 1, r: 0 }, side: 'E' }, open: true } },
  UseDoor: {
    input: {
      encounterId,
      combatantId: '$TURN',
      edge: { hex: { q: 1, r: 0 }, side: 'E' },
      open: true,
    },
  },
  SetStandingOrders: {
    input: { encounterId, combatantId: '$COMBATANT:Bolg', defense: 'REACTION' },
  },
  Rulings: { ruleset: 'SEGMENTS' },
  RollAbilityCheck: {
    input: { encounterId, combatantId: '$COMBATANT:Ana', ability: 'DEXTERITY', difficulty: 2 },
  },
  RollSkillCheck: {
    input: { encounterId, combatantId: '$COMBATANT:Ana', skill: 'athletics', target: 1 },
  },
  ContinueBinding: { input: { encounterId, combatantId: '$DECIDER' } },
  TakeLongRest: { input: { encounterId, combatantId: '$COMBATANT:Ana' } },
  EndCondition: { input: { encounterId, combatantId: '$COMBATANT:Bolg', condition: 'prone' } },
  LineOfSight: { encounterId, from: { q: 0, r: 0 }, to: { q: 6, r: 0 } },
  SpendManeuverPoints: {
    input: { encounterId, combatantId: '$DECIDER', attackId: '$SUBJECT', maneuvers: ['TRIP'] },
  },
  InflictCondition: { input: { encounterId, combatantId: '$COMBATANT:Bolg', condition: 'prone' } },
  Bestiary: { ruleset: 'SEGMENTS' },
  Journal: { id: '$ENCOUNTER', first: 20 },
  EncounterAtVersion: { id: '$ENCOUNTER', atVersion: '$PREVIOUS_VERSION' },
  RewindEncounter: {
    input: { encounterId, toVersion: '$PREVIOUS_VERSION', reason: 'A slip of the hand.' },
  },
  BranchEncounter: {
    input: { encounterId, atVersion: '$VERSION', name: 'Bridge at dusk, once more' },
  },
  DuplicateEncounter: { input: { encounterId, name: 'Bridge at dawn' } },
  ExportEncounter: { encounterId },
  ImportEncounter: { input: { document: '$EXPORT' } },
  SharePicture: { input: { encounterId, name: 'For the chat' } },
  IssueSeat: {
    input: { encounterId, kind: 'PLAYER', name: 'Ana’s player', combatantIds: ['$COMBATANT:Ana'] },
  },
  CreateInvite: {
    input: { encounterId, combatantIds: ['$COMBATANT:Ana', '$COMBATANT:Bolg'], days: 7 },
  },
  Invite: { token: 'the token of a link' },
  AcceptInvite: {
    input: { token: 'the token of a link', combatantId: '$COMBATANT:Ana', name: 'Ann' },
  },
  RevokeInvite: { input: { encounterId, inviteId: 'the id of a link' } },
  RevokeSeat: { input: { encounterId, seatId: '$ISSUED_SEAT' } },
  Seats: { encounterId },
  EncounterUpdated: { encounterId, afterVersion: 0, pings: true },
  Ping: { input: { encounterId, hex: { q: 1, r: 0 } } },
  RevealCombatants: { input: { encounterId, combatantIds: ['$COMBATANT:Bolg'] } },
  UpdateCombatant: {
    input: { encounterId, combatantId: '$COMBATANT:Bolg', name: 'Bolg the Elder' },
  },
  RemoveCombatant: {
    input: { encounterId, combatantId: '$COMBATANT:Bolg', reason: 'It has fled over the bridge' },
  },
  Adjudicate: {
    input: {
      encounterId,
      combatantId: '$COMBATANT:Ana',
      reason: 'The potion works after all',
      stats: { segments: { hitPoints: 5 } },
    },
  },
  SetAwayTime: { input: { encounterId, minutes: 10 } },
  Overdue: { id: '$ENCOUNTER' },
  DecidedForYou: { id: '$ENCOUNTER' },
  SetPace: { input: { encounterId, pace: 'FLOW' } },
  ConcludeFight: { input: { encounterId, choice: 'END' } },
  RepositionTarget: {
    input: { encounterId, combatantId: '$DECIDER', attackId: '$SUBJECT', to: { q: 2, r: 0 } },
  },
  UseGrants: { input: { encounterId, combatantId: '$DECIDER', attackId: '$SUBJECT' } },
  ChooseTarget: {
    input: { encounterId, combatantId: '$DECIDER', followUpId: '$SUBJECT', targetIds: ['$FOE'] },
  },
  AnswerOffer: {
    input: { encounterId, combatantId: '$DECIDER', aidId: '$SUBJECT', accepts: true },
  },
  SettleTie: { input: { encounterId, combatantId: '$DECIDER', answer: 'ROLL' } },
  PassPriority: { input: { encounterId, combatantId: '$DECIDER' } },
  GiveUpAction: { input: { encounterId, combatantId: '$TURN', for: 'MOVEMENT' } },
  AmplifyCheck: { input: { encounterId, combatantId: '$DECIDER', vigor: 0 } },
  AnswerAid: { input: { encounterId, combatantId: '$DECIDER', accepts: true } },
  SettleDying: { input: { encounterId, combatantId: '$DECIDER', outcome: 'STABLE' } },
  RollPercent: { input: { encounterId, chance: 50 } },
  PreventAction: { input: { encounterId, objectId: '$SUBJECT', reason: 'The bridge gives way' } },
  ContinueAction: { input: { encounterId, combatantId: '$TURN' } },
  CompleteAction: { input: { encounterId, combatantId: '$TURN', targetIds: ['$FOE'] } },
  DelayTurn: { input: { encounterId, combatantId: '$TURN' } },
  TakeDelayedTurn: { input: { encounterId, combatantId: '$DECIDER' } },
  VetoAction: { input: { encounterId, action: 'talk' } },
  RollContest: { input: { encounterId, contestantIds: ['$TURN', '$FOE'] } },
  TryCatch: { input: { encounterId, combatantId: '$TURN', catches: 'SELF' } },
  TakeRest: { input: { encounterId, combatantId: '$TURN', rest: 'BED' } },
  DeleteEncounter: { input: { encounterId, name: 'Bridge at dusk' } },
  ImportPage: { input: { encounterId, document: '$EXPORT' } },
  TakeOption: { input: { encounterId, version: '$VERSION', optionId: '$OPTION' } },
  ClaimSeat: { input: { encounterId, token: 'the token of a seat' } },
  Webhooks: { encounterId },
  CreateWebhook: {
    input: { encounterId, url: 'https://example.com/hook', events: ['DECISION_DUE'] },
  },
  UpdateWebhook: { input: { encounterId, webhookId: 'the id of a webhook', enable: true } },
  ReplaceWebhookSecret: { input: { encounterId, webhookId: 'the id of a webhook' } },
  DeleteWebhook: { input: { encounterId, webhookId: 'the id of a webhook' } },
  ApiKeys: {},
  CreateApiKey: { input: { name: 'A bot', scopes: ['ENCOUNTERS_CREATE', 'ENCOUNTERS_PLAY'] } },
  RevokeApiKey: { input: { apiKeyId: 'the id of a key' } },
  Me: { first: 25 },
  MeUpdated: {},
  SchemaVersion: {},
  TypeDefinition: { name: 'TakeOptionInput' },
  EncountersUpdated: { encounters: [{ encounterId, afterVersion: 0 }] },
  Node: { id: 'SEG-41' },
  EncounterDetails: { id: '$ENCOUNTER' },
  Possibilities: { id: '$ENCOUNTER' },
  OptionDetails: { id: '$ENCOUNTER', optionIds: ['$OPTION'] },
  Decisions: { id: '$ENCOUNTER' },
  Hexes: { id: '$ENCOUNTER' },
  Refusals: { id: '$ENCOUNTER' },
  Screen: { id: '$ENCOUNTER' },
  ScreenUpdated: { encounterId, afterVersion: 0 },
  ScreenDecisions: { id: '$ENCOUNTER' },
  UpdateEncounter: {
    input: {
      encounterId,
      name: 'Bridge at dawn',
      externalId: 'scene-12',
      color: '#7a4b1d',
      metadata: { music: 'river' },
    },
  },
  Replay: { id: '$ENCOUNTER', atVersion: '$PREVIOUS_VERSION' },
  Sheet: { id: '$COMBATANT:Ana' },
  GameMaster: { id: '$ENCOUNTER' },
  Followers: { id: '$ENCOUNTER' },
  Forecast: { encounterId, input: { revealed: false } },
  ReinforcementForecast: { encounterId, input: { creatures: ['marsh-lurker'] } },
  Statistics: { id: '$ENCOUNTER' },
  PlayComputers: { input: { encounterId, max: 4 } },
  Suggestions: { encounterId, combatantId: '$COMBATANT:Bolg', first: 3 },
  Glance: { id: '$ENCOUNTER' },
  HideCombatants: {
    input: { encounterId, combatantIds: ['$COMBATANT:Bolg'], reason: 'It has slipped away' },
  },
  RenameSide: { input: { encounterId, side: 'foes', name: 'The Reed Company' } },
  RenewSeat: { input: { encounterId, token: 'the token of a seat' } },
  EncounterProposals: {
    input: {
      ruleset: trial.ruleset,
      definitions: trial.definitions,
      party: {
        combatants: [
          { name: 'Ana', sheet: trial.sheet },
          { name: 'Bor', sheet: trial.sheet },
        ],
      },
      creatures: [
        { creature: 'reed-fencer', atLeast: 0, atMost: 3 },
        { creature: 'marsh-lurker', atLeast: 0, atMost: 4 },
      ],
      wish: { difficulty: 'EVEN', level: 'SENSIBLE' },
      vary: ['HEALTH'],
    },
  },
  CheckSheet: { input: trial },
  OddsBetween: {
    input: {
      ruleset: trial.ruleset,
      definitions: trial.definitions,
      attacker: { sheet: trial.sheet },
      target: { creature: 'reed-fencer' },
      distance: 6,
    },
  },
  Basics: { ruleset: 'SEGMENTS' },
  CreateParty: { input: { name: 'The Lanterns', ruleset: 'SEGMENTS' } },
  DefinePartyActions: { input: { partyId, definitions: trial.definitions } },
  AddMembers: {
    input: {
      partyId,
      combatants: [{ name: 'Ana', side: 'heroes', position: { q: 0, r: 0 }, sheet: trial.sheet }],
    },
  },
  UpdateMember: { input: { partyId, combatantId: member, name: 'Ana of the Lanterns' } },
  RemoveMember: { input: { partyId, combatantId: member } },
  RuleOnMember: {
    input: {
      partyId,
      combatantId: member,
      reason: 'The healer of the village',
      stats: { segments: { hitPoints: 12 } },
    },
  },
  RenameParty: { input: { partyId, name: 'The Lanterns of Reed Ford' } },
  RestParty: { input: { partyId, rest: 'NIGHT' } },
  WriteBackParty: { input: { partyId, encounterId, token: 'the token of a party' } },
  UndoWriteBack: { input: { partyId, version: 5 } },
  DeleteParty: { input: { partyId, name: 'The Lanterns of Reed Ford' } },
  Party: { id: partyId, first: 20 },
  PartyChanges: { partyId, encounterId, token: 'the token of a party' },
  Parties: { first: 25 },
  FromParties: { encounterId },
};
