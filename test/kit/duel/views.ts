import * as z from 'zod';
import { type Actor, plays } from '../../../src/engine/core/command/actor.ts';
import { allHidden, knownTo } from '../../../src/engine/core/roster/hidden.ts';
import { metaOf, object, oneOf, type TypeOf } from '../../../src/engine/core/schema/describe.ts';
import { combatantId } from '../../../src/engine/core/schema/keys.ts';
import { changes } from '../../../src/engine/core/views/narrate.ts';
import { formatScore } from '../../../src/engine/core/score/score.ts';
import type { CombatantView, EncounterView } from '../../../src/engine/core/views/view.ts';
import { allActions } from './decide.ts';
import { standingOf } from './gm.ts';
import { type Combatant, type Event, events, type sheetViewSchema, type State } from './model.ts';

export const clockSchema = object('DuelClock', 'Where a duel stands.', {
  kind: z.literal('DUEL'),
  turnOfId: combatantId.nullable().describe('Whose turn it is; null when a strike waits.'),
  waitingIds: z.array(combatantId).describe('Whose turn in this round is still to come.'),
});

export const decisionKind = oneOf('DecisionKind', 'What is decided.', {
  SETUP: 'When the fight begins.',
  TURN: 'What a combatant does on its turn.',
  DEFENSE: 'How an attack is met.',
  YIELD: 'Whether a combatant stops fighting, or fights on.',
  TABLE: 'What the GM changes.',
});
export const timelineKind = oneOf('TimelineKind', 'What is under way.', {
  ATTACK: 'An attack that has arrived.',
});
export const attackStage = oneOf('AttackStage', 'What an attack that has arrived waits for.', {
  WINDOW: 'The target must choose a defense.',
});

export interface DuelView extends EncounterView {
  readonly clock: TypeOf<typeof clockSchema> | null;
}

export function view(state: State, actor: Actor): DuelView {
  const { phase, attack } = state;
  const fights = phase.kind === 'COMBAT' ? phase : null;
  const [turnOfId, round] = [fights?.turnOfId ?? null, phase.kind === 'SETUP' ? 0 : phase.round];
  const resolves = { round, step: 1, onTurnOfId: attack?.attackerId ?? null };
  const strikes = attack ? [attack] : [];
  return {
    name: state.name,
    settings: state.settings,
    phase: phase.kind,
    round,
    clock: fights && { kind: 'DUEL', turnOfId, waitingIds: fights.waiting },
    order: fights?.order ?? [],
    combatants: [
      ...Object.values(state.combatants).map((one) => viewCombatant(one, actor, false)),
      ...knownTo(allHidden(state), actor).map(({ combatant: one }) =>
        viewCombatant({ ...one, hitPointsLeft: one.hitPoints, yielded: false }, actor, true),
      ),
    ],
    battlefield: state.battlefield,
    actions: allActions(state),
    conditions: [],
    attacks: strikes.map((strike) => ({ ...strike, stage: 'WINDOW' })),
    timeline: strikes.map(({ id, attackerId: sourceId, targetId }) => ({
      ...{ id, kind: 'ATTACK', label: 'A strike', sourceId, targetId, resolves, rule: 'DUE-05' },
    })),
    outcome: phase.kind === 'ENDED' ? phase.outcome : null,
  };
}

function viewCombatant(one: Combatant, actor: Actor, hidden: boolean): CombatantView {
  const { id, name, side, position, skill, hitPoints, hitPointsLeft } = one;
  const sheet: TypeOf<typeof sheetViewSchema> = { kind: 'DUEL', skill, hitPoints, hitPointsLeft };
  const own = plays(actor, id) ? sheet : null;
  return { id, name, side, position, status: standingOf(one), conditions: [], sheet: own, hidden };
}

/** Of an event what its declaration says of it, but for those that tell more. */
export function narrate(event: Event, { combatants }: State): string {
  const nameOf = (id: string) => combatants[id]?.name ?? id;
  if (event.type === 'CombatantUpdated')
    return `The GM changed ${nameOf(event.combatantId)}${changes(event)}.`;
  if (event.type === 'Adjudicated')
    return `The GM ruled on ${nameOf(event.combatantId)}: ${event.reason}`;
  if (event.type === 'DuelStrikeMet') {
    const { strike, parry, damage } = event;
    const met = parry ? `${formatScore(strike)} against ${formatScore(parry)}` : 'not met';
    return `${nameOf(event.targetId)} takes ${damage} damage: ${met}.`;
  }
  const said = metaOf(events[event.type].fields, 'description') ?? event.type;
  return 'combatantId' in event ? `${nameOf(event.combatantId)}: ${said}` : said;
}
