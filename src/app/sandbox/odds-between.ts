/** The exact odds of all attacks of a sheet on another one. */
import {
  aimedAt,
  type AttackOdds,
  err,
  gameMaster,
  type Intent,
  intentOf,
  invalid,
  type Odds,
  type OddsQuery,
  type Option,
  type Refusal,
  type Rejection,
  type Result,
} from '@sixbeat/engine';
import { rulesetOf } from '../journal/ruleset-of.ts';
import type { RawCommand } from '../outcome.ts';
import type { CommandRefused } from '../play/judge.ts';
import type { EncounterRecord } from '../ports.ts';
import {
  begun,
  dueIn,
  entered,
  idledUntil,
  opened,
  played,
  type SandboxQuestion,
  type Tried,
} from './sandbox.ts';

export interface OddsBetweenQuestion extends SandboxQuestion {
  readonly attacker: Tried;
  readonly target: Tried;
  /** Hexes from the attacker to the target. */
  readonly distance: number;
  /** Calculates odds; null once the request has spent its time for odds. */
  readonly share: <T>(work: () => T) => T | null;
}

/** An attack that may be made. */
export interface TriedOption {
  readonly label: string;
  readonly cost: Option['cost'];
  /** In the order in which they are made. */
  readonly attacks: readonly AttackOdds[];
}

/** All attacks in the order of their listing: those with odds, and those without. */
export interface OddsBetween {
  readonly kind: 'ANSWERED';
  readonly options: readonly TriedOption[];
  readonly refusals: readonly Refusal[];
}

export type OddsBetweenOutcome = OddsBetween | CommandRefused;

/** In hexes. */
export const MAX_DISTANCE = 100;
/** The ids of the two in every answer. */
export const [ATTACKER, TARGET] = ['attacker', 'target'] as const;
/** In the first round initiative may delay a combatant, which then has fewer actions (SEG-17). */
const ROUND = 2;

export async function oddsBetween(question: OddsBetweenQuestion): Promise<OddsBetweenOutcome> {
  const { attacker, target, distance, within } = question;
  if (distance < 1 || distance > MAX_DISTANCE)
    return {
      kind: 'INVALID',
      issues: [{ path: ['distance'], message: `It is 1 to ${MAX_DISTANCE}.` }],
    };
  const empty = await opened(question);
  if ('kind' in empty) return empty;
  const alone = entered(empty, { id: ATTACKER, name: 'Attacker', has: attacker, at: 0 }, question);
  if ('kind' in alone) return alone;
  const both = entered(alone, { id: TARGET, name: 'Target', has: target, at: distance }, question);
  if ('kind' in both) return both;
  // The attacker comes first: a target that has ended its turn has fewer defenses.
  const started = begun(both, isAttackersTurn, within);
  if ('kind' in started) return started;
  const isTime = (record: EncounterRecord) =>
    isAttackersTurn(record) && viewOf(record).round >= ROUND;
  const turn = idledUntil(started, isTime, within);
  return turn ? oddsOn(turn, question) : nothing;
}

const nothing: OddsBetween = { kind: 'ANSWERED', options: [], refusals: [] };

const viewOf = (record: EncounterRecord) =>
  rulesetOf(record).queries.view(record.snapshot.state, gameMaster);

const attackersOptions = (record: EncounterRecord): readonly Option[] =>
  dueIn(record)
    .filter(({ combatantId }) => combatantId === ATTACKER)
    .flatMap(({ options }) => options);

/** Only a turn can be ended. */
const isAttackersTurn = (record: EncounterRecord): boolean =>
  attackersOptions(record).some((one) => isFor(record, one, 'END'));

const isFor = (record: EncounterRecord, option: Option, intent: Intent): boolean =>
  intentOf(rulesetOf(record), option) === intent;

/** Every attack that is listed for the turn, and what the turn refuses against the target. */
function oddsOn(record: EncounterRecord, work: Work): OddsBetween {
  const options: TriedOption[] = [];
  const refusals: Refusal[] = [];
  for (const option of attackersOptions(record).filter((one) => isFor(record, one, 'ATTACK'))) {
    const { label, cost, command } = option;
    const found = oddsOf(record, option, work);
    if (found.ok) options.push({ label, cost, attacks: found.value.attacks });
    else refusals.push({ label, command, rejection: found.error });
  }
  const others = dueIn(record).flatMap((decision) => decision.refusals.filter(isOfTarget));
  return { kind: 'ANSWERED', options, refusals: [...refusals, ...others] };
}

const isOfTarget = ({ command: { combatantId, targetIds } }: Refusal): boolean =>
  combatantId === ATTACKER && Array.isArray(targetIds) && targetIds.includes(TARGET);

type Work = Pick<OddsBetweenQuestion, 'within' | 'share'>;
type Found = Result<Odds, Rejection>;

function oddsOf(record: EncounterRecord, option: Option, work: Work): Found {
  const command = aimed(record, option);
  if (!command) return outOfReach;
  const isNow = rulesetOf(record).schemas.attackCommands.includes(command.type);
  const found = isNow ? oddsIn(record, { of: 'COMMAND', command }, work) : noAttack;
  if (found.ok || found === outOfTime) return found;
  return oddsLater(record, command, work) ?? found;
}

const outOfReach = err(invalid('targetIds', 'From here it cannot be aimed at the target.'));
const noAttack = err(invalid('action', 'It leads to no attack on the target.'));
const outOfTime = err(
  invalid('attacker', 'The time for odds was spent before: ask about fewer attacks.'),
);

/** Of an attack that chooses or reaches its target only after its action has been declared. */
function oddsLater(record: EncounterRecord, command: RawCommand, work: Work): Found | null {
  const declared = played(record, { command }, work.within);
  if ('kind' in declared) return null;
  const ready = idledUntil(declared, (now) => queryIn(now) !== null, work.within);
  const query = ready && queryIn(ready);
  return query && oddsIn(ready, query, work);
}

/** The attack to ask about: one that is now to be aimed, or one that has reached the target. */
function queryIn(record: EncounterRecord): OddsQuery<RawCommand> | null {
  const due = dueIn(record);
  const aiming = due.find(({ combatantId, action }) => combatantId === ATTACKER && action !== null);
  const attack = aiming?.options.find((one) => isFor(record, one, 'ATTACK'));
  const command = attack && aimed(record, attack);
  if (command) return { of: 'COMMAND', command };
  const met = due.find(
    ({ combatantId, options }) =>
      combatantId === TARGET && options.some((one) => isFor(record, one, 'DEFEND')),
  );
  return met?.subjectId ? { of: 'ATTACK', attackId: met.subjectId } : null;
}

function aimed(record: EncounterRecord, option: Option): RawCommand | null {
  const target = viewOf(record).combatants.find(({ id }) => id === TARGET);
  return target ? aimedAt(rulesetOf(record), option, target) : null;
}

const oddsIn = (record: EncounterRecord, query: OddsQuery<RawCommand>, { share }: Work): Found =>
  share(() => rulesetOf(record).queries.odds(record.snapshot.state, query, gameMaster)) ??
  outOfTime;
