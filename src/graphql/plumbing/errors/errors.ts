import type { Conflict, Hero } from '../../../app/outcome.ts';
import type { NeededRoll } from '@sixbeat/engine';
import type { CodeOf } from '../../http/codes/index.ts';
import { builder } from '../builder.ts';
import { types } from '../derived.ts';
import { InvitedHero } from '../invited-hero.ts';
import { ruleOf } from '../cited-rules.ts';
import { RuleInterface } from '../interfaces.ts';
import { Json } from '../json.ts';

/** Why a mutation did nothing, or a question has no answer. `kind` is the name of the GraphQL type. */
export type Problem =
  | {
      readonly kind: 'IllegalMove';
      readonly code: CodeOf<'IllegalMove'>;
      readonly message: string;
      readonly rule: string;
      readonly detail: unknown;
    }
  | {
      readonly kind: 'VersionConflict';
      readonly code: CodeOf<'VersionConflict'>;
      readonly message: string;
      readonly currentVersion: number;
      readonly encounterId: string;
      /** What the request was based on, and its fields that have changed since. */
      readonly based: Pick<Conflict, 'since' | 'fields'>;
    }
  | {
      readonly kind: 'NotFound';
      readonly code: CodeOf<'NotFound'>;
      readonly message: string;
      readonly missingId: string;
    }
  | { readonly kind: 'Forbidden'; readonly code: CodeOf<'Forbidden'>; readonly message: string }
  | {
      readonly kind: 'HeroTaken';
      readonly code: string;
      readonly message: string;
      readonly free: readonly Hero[];
    }
  | {
      readonly kind: 'DiceNeeded';
      readonly code: CodeOf<'DiceNeeded'>;
      readonly message: string;
      readonly rolls: readonly NeededRoll[];
    }
  | {
      readonly kind: 'TooSoon';
      readonly code: string;
      readonly message: string;
      readonly retryAfter: number;
    }
  | {
      readonly kind: 'InvalidInput';
      readonly code: CodeOf<'InvalidInput'>;
      readonly message: string;
      readonly fields: readonly FieldProblem[];
    }
  | {
      readonly kind: 'WrongRuleset';
      readonly code: CodeOf<'WrongRuleset'>;
      readonly message: string;
      readonly available: readonly string[];
    }
  | {
      readonly kind: 'IdempotencyKeyReused';
      readonly code: CodeOf<'IdempotencyKeyReused'>;
      readonly message: string;
    }
  | {
      readonly kind: 'EncounterTooLarge';
      readonly code: CodeOf<'EncounterTooLarge'>;
      readonly message: string;
      readonly bytes: number | null;
      readonly limit: number;
    }
  | {
      readonly kind: 'EncounterIncomplete';
      readonly code: CodeOf<'EncounterIncomplete'>;
      readonly message: string;
      readonly after: number;
    };

/** Why there is no document or no forecast, beside what any question may be answered. */
type QueryProblem =
  | {
      readonly kind: 'JournalDamaged';
      readonly code: CodeOf<'JournalDamaged'>;
      readonly message: string;
      readonly version: number;
    }
  | {
      readonly kind: 'ForecastImpossible';
      readonly code: CodeOf<'ForecastImpossible'>;
      readonly message: string;
    }
  | {
      readonly kind: 'ForecastQuotaSpent';
      readonly code: CodeOf<'ForecastQuotaSpent'>;
      readonly message: string;
      readonly retryAfter: number;
    };

export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

type ProblemOf<K extends Problem['kind']> = Extract<Problem, { kind: K }>;

const UserError = builder.interfaceRef<Problem | QueryProblem>('UserError').implement({
  description:
    'Why a mutation did nothing, or a question has no answer: nothing was changed and nothing was rolled.',
  fields: (t) => ({
    code: t.exposeString('code', {
      description:
        'For programs: it stays when the wording changes. docs/codes.md lists all, with what to do; a later version may have more.',
    }),
    message: t.exposeString('message', {
      description: 'The error in one sentence, to be shown to people.',
    }),
  }),
});

const FieldError = builder.objectRef<FieldProblem>('FieldError').implement({
  description: 'What is wrong with one field of an input.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Where, e.g. `actions.0.effect.attack.damage`.' }),
    message: t.exposeString('message', { description: 'What is wrong there.' }),
  }),
});

const IllegalMove = builder.objectRef<ProblemOf<'IllegalMove'>>('IllegalMove').implement({
  description: 'The rulebook forbids it.',
  interfaces: [UserError],
  fields: (t) => ({
    rule: t.field({
      type: RuleInterface,
      description: 'The rule or ruling that forbids it, e.g. `SEG-21`.',
      resolve: ({ rule }) => ruleOf(rule),
    }),
    detail: t.field({
      type: Json,
      description: 'Stats of the refusal, by name.',
      resolve: ({ detail }) => detail,
    }),
  }),
});

export const VersionConflict = builder
  .objectRef<ProblemOf<'VersionConflict'>>('VersionConflict')
  .implement({
    description:
      'The encounter is not at the version that the caller expected, or something has changed since the version that it saw.',
    interfaces: [UserError],
    fields: (t) => ({
      currentVersion: t.exposeInt('currentVersion', { description: 'The version that it is at.' }),
      missed: t.int({
        description:
          'How many versions it has had since the one that the caller named; 0 where it named none, or a later one.',
        resolve: ({ currentVersion, based }) => missedOf(currentVersion, based),
      }),
      changed: t.stringList({
        description:
          'Of an edit with `seenVersion`: the fields of the input whose values have changed since, e.g. `stats.segments.hitPoints`.',
        resolve: ({ based }) => based.fields.map((path) => path.join('.')),
      }),
    }),
  });

const missedOf = (current: number, { since }: Pick<Conflict, 'since'>): number =>
  since === null ? 0 : Math.max(0, current - Math.max(0, since));

const NotFound = builder.objectRef<ProblemOf<'NotFound'>>('NotFound').implement({
  description: 'The input names something that does not exist.',
  interfaces: [UserError],
  fields: (t) => ({
    missingId: t.exposeID('missingId', { description: 'The id that was not found.' }),
  }),
});

const Forbidden = builder.objectRef<ProblemOf<'Forbidden'>>('Forbidden').implement({
  description:
    'The request does not come from a seat that may do that. Its code is `UNAUTHENTICATED` without a token of a seat, `SEAT_REVOKED` when the seat was taken away, `SEAT_CLAIMED` when another account has claimed it, `INVITE_ENDED` when a link gives no seat any more, `ALREADY_JOINED` when who asks has a hero of it, `SCOPE_MISSING` when an API key lacks the scope for it, else `FORBIDDEN`.',
  interfaces: [UserError],
});

const HeroTaken = builder.objectRef<ProblemOf<'HeroTaken'>>('HeroTaken').implement({
  description: 'Someone plays this hero already: a link gives each of them once.',
  interfaces: [UserError],
  fields: (t) => ({
    free: t.field({
      type: [InvitedHero],
      description: 'Those who can still be taken.',
      resolve: ({ free }) => [...free],
    }),
  }),
});

const InvalidInput = builder.objectRef<ProblemOf<'InvalidInput'>>('InvalidInput').implement({
  description: 'The input makes no sense, whatever the state of the encounter.',
  interfaces: [UserError],
  fields: (t) => ({
    fields: t.field({
      type: [FieldError],
      description: 'What is wrong, field by field.',
      resolve: ({ fields }) => fields,
    }),
  }),
});

const WrongRuleset = builder.objectRef<ProblemOf<'WrongRuleset'>>('WrongRuleset').implement({
  description: "The encounter's ruleset has no such command.",
  interfaces: [UserError],
  fields: (t) => ({
    available: t.exposeStringList('available', { description: 'The mutations that it has.' }),
  }),
});

const IdempotencyKeyReused = builder
  .objectRef<ProblemOf<'IdempotencyKeyReused'>>('IdempotencyKeyReused')
  .implement({
    description: 'The idempotency key has been used for another input.',
    interfaces: [UserError],
  });

const EncounterTooLarge = builder
  .objectRef<ProblemOf<'EncounterTooLarge'>>('EncounterTooLarge')
  .implement({
    description: 'The encounter would outgrow what can be stored.',
    interfaces: [UserError],
    fields: (t) => ({
      bytesNeeded: t.exposeInt('bytes', {
        nullable: true,
        description:
          'What it would take; null when dice would be rolled, which it must not reveal.',
      }),
      limit: t.exposeInt('limit', { description: 'The bytes that there are.' }),
    }),
  });

const EncounterIncomplete = builder
  .objectRef<ProblemOf<'EncounterIncomplete'>>('EncounterIncomplete')
  .implement({
    description: 'Pages of its document are still to come: `importPage` takes them.',
    interfaces: [UserError],
    fields: (t) => ({
      afterVersion: t.exposeInt('after', {
        description: 'The version that the next page begins after.',
      }),
    }),
  });

const JournalDamaged = builder
  .objectRef<Extract<QueryProblem, { kind: 'JournalDamaged' }>>('JournalDamaged')
  .implement({
    description:
      'A version of the journal does not play again as it is recorded; `verifyDice` says where.',
    interfaces: [UserError],
    fields: (t) => ({
      version: t.exposeInt('version', { description: 'The version, the first one that does not.' }),
    }),
  });

const ForecastImpossible = builder
  .objectRef<Extract<QueryProblem, { kind: 'ForecastImpossible' }>>('ForecastImpossible')
  .implement({
    description:
      'There is nothing to forecast: its code is `FIGHT_ENDED`, `NO_FOES`, `CANNOT_BEGIN` or `TOO_MANY_COMBATANTS`.',
    interfaces: [UserError],
  });

const ForecastQuotaSpent = builder
  .objectRef<Extract<QueryProblem, { kind: 'ForecastQuotaSpent' }>>('ForecastQuotaSpent')
  .implement({
    description:
      'No slice was played, and none was taken from the quota: its code is `FORECAST_QUOTA_SPENT` when the encounter, or who asks for proposals, has had its slices of this minute, `FORECAST_QUEUE_FULL` when as many forecasts wait as may, `FORECAST_WAITS` when another one of the same account, or address, is among them.',
    interfaces: [UserError],
    fields: (t) => ({
      retryAfter: t.exposeInt('retryAfter', { description: 'Ask again in so many seconds.' }),
    }),
  });

const TooSoon = builder.objectRef<ProblemOf<'TooSoon'>>('TooSoon').implement({
  description:
    'This seat, the whole table, or who opens encounters, has done that as often as is allowed for now.',
  interfaces: [UserError],
  fields: (t) => ({
    retryAfter: t.exposeInt('retryAfter', { description: 'Ask again in so many seconds.' }),
  }),
});

const DiceNeeded = builder.objectRef<ProblemOf<'DiceNeeded'>>('DiceNeeded').implement({
  description:
    'This seat rolls its dice by hand, and the command takes some: send it again with the faces as `declared`.',
  interfaces: [UserError],
  fields: (t) => ({
    rolls: t.field({
      type: [types.output('NeededRoll')],
      description:
        'What to roll, in this order. Faces that were declared already stand before them in `declared`.',
      resolve: ({ rolls }) => [...rolls],
    }),
  }),
});

/** The type of each kind of problem. */
const typeOf = {
  IllegalMove,
  VersionConflict,
  NotFound,
  Forbidden,
  HeroTaken,
  InvalidInput,
  WrongRuleset,
  IdempotencyKeyReused,
  EncounterTooLarge,
  EncounterIncomplete,
  DiceNeeded,
  TooSoon,
} satisfies Record<Problem['kind'], unknown>;

/** Every type that can stand in place of a payload. */
export const errorTypes = Object.values(typeOf);

/** Those that stand in place of the answer to one query alone. */
const ofQueries = { JournalDamaged, ForecastImpossible, ForecastQuotaSpent } satisfies Record<
  QueryProblem['kind'],
  unknown
>;

/** The types of the errors that a query can answer. */
export type ErrorTypes = readonly (
  (typeof errorTypes)[number] | (typeof ofQueries)[keyof typeof ofQueries]
)[];

/** Those that can stand in place of an answer to a question, which writes nothing. */
export const questionErrorTypes = [
  IllegalMove,
  NotFound,
  Forbidden,
  InvalidInput,
  WrongRuleset,
] as const;

export type QuestionProblem = ProblemOf<
  'IllegalMove' | 'NotFound' | 'Forbidden' | 'InvalidInput' | 'WrongRuleset'
>;

/** Those that can stand in place of what is read of an encounter. */
export const readErrorTypes = [NotFound, Forbidden, InvalidInput] as const;

export type ReadProblem = ProblemOf<'NotFound' | 'Forbidden' | 'InvalidInput'>;

/** Those that can stand in place of what anyone may read. */
export const lookUpErrorTypes = [NotFound, InvalidInput] as const;

export type LookUpProblem = ProblemOf<'NotFound' | 'InvalidInput'>;

/** Those that can stand in place of an exported document. */
export const exportErrorTypes = [
  NotFound,
  Forbidden,
  InvalidInput,
  EncounterTooLarge,
  JournalDamaged,
] as const;

export type ExportProblem = ProblemOf<
  'NotFound' | 'Forbidden' | 'InvalidInput' | 'EncounterTooLarge'
>;

/** Those that can stand in place of a forecast. */
export const forecastErrorTypes = [
  ForecastImpossible,
  ForecastQuotaSpent,
  NotFound,
  Forbidden,
  InvalidInput,
] as const;

export type ForecastProblem =
  | Extract<QueryProblem, { kind: 'ForecastImpossible' | 'ForecastQuotaSpent' }>
  | ProblemOf<'NotFound' | 'Forbidden' | 'InvalidInput'>;

/** Those that can stand in place of proposals for an encounter. */
export const proposalErrorTypes = [ForecastImpossible, ForecastQuotaSpent, ...errorTypes] as const;

export type ProposalProblem = ForecastProblem | Problem;

const kinds: ReadonlySet<string> = new Set(Object.keys({ ...typeOf, ...ofQueries }));

export const isProblem = (result: object): result is Problem | QueryProblem =>
  'kind' in result && kinds.has(String(result.kind));
