/** Of what webhooks are told when a version is made. */
import { isPlayedByComputer } from '@sixbeat/engine';
import { hasEnded, rulesetOf } from '../journal/ruleset-of.ts';
import {
  type EncounterRecord,
  type OutboxEntry,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '../ports.ts';

/** What is to be delivered because of a version; undefined where no webhook wants to know. */
export function outboxEntry(
  before: EncounterRecord,
  after: EncounterRecord,
): OutboxEntry | undefined {
  const wanted = new Set(after.webhooks?.flatMap(({ events }) => events));
  if (wanted.size === 0) return undefined;
  const events = WEBHOOK_EVENTS.filter(
    (event) => wanted.has(event) && happened[event](before, after),
  );
  if (events.length === 0) return undefined;
  return { encounterId: after.id, version: after.version, at: after.updatedAt, events };
}

type Happened = (before: EncounterRecord, after: EncounterRecord) => boolean;

const happened: Readonly<Record<WebhookEvent, Happened>> = {
  'encounter.changed': () => true,
  'decision.due': (before, after) => {
    const known = new Set(dueIn(before));
    return dueIn(after).some((due) => !known.has(due));
  },
  'encounter.ended': (before, after) => isOver(after) && !isOver(before),
};

/** The decisions that people have to make before the fight goes on. */
function dueIn(record: EncounterRecord): readonly string[] {
  const { state } = record.snapshot;
  // The next turn of someone is another decision, though the fight may have come to it within one version.
  const { phase } = state as { readonly phase: object };
  return rulesetOf(record)
    .queries.requiredDecisions(state)
    .filter(({ combatantId }) => !isPlayedByComputer(state, combatantId))
    .map(({ kind, combatantId, subjectId }) =>
      JSON.stringify([kind, combatantId, subjectId, 'round' in phase ? phase.round : 0]),
    );
}

const isOver = (record: EncounterRecord): boolean =>
  hasEnded(rulesetOf(record), record.snapshot.state);
