import * as operations from '@sixbeat/client';
import type { DemoTable, Encounter } from './table.ts';

type Decision = Encounter['awaiting'][number];
type Option = Decision['options'][number];

/**
 * Plays on from `awaiting` alone, as any frontend could: strikes when it can, else walks towards
 * the nearest foe, and meets attacks with a Reaction.
 */
export async function playToTheEnd(
  table: DemoTable,
  limit: { readonly rounds: number },
): Promise<void> {
  while (table.encounter.phase !== 'ENDED' && table.encounter.round <= limit.rounds) {
    const due = table.encounter.awaiting.find(({ required }) => required);
    if (!due) throw new Error('Nobody is to decide.');
    await decide(table, due);
  }
}

async function decide(table: DemoTable, due: Decision): Promise<void> {
  const encounterId = table.encounter.id;
  const combatantId = due.combatantId ?? '';
  switch (due.kind) {
    case 'ADVANCE':
      return table.play(operations.AdvanceSegmentDocument, { input: { encounterId } });
    case 'DEFENSE':
      return table.play(operations.ResolveDefenseDocument, {
        input: { encounterId, combatantId, attackId: due.subject ?? '', defense: 'REACTION' },
      });
    default:
      return takeTurn(table, due, combatantId);
  }
}

async function takeTurn(table: DemoTable, due: Decision, combatantId: string): Promise<void> {
  const encounterId = table.encounter.id;
  const strike = due.options.flatMap((option) => strikeAt(table, combatantId, option))[0];
  if (strike)
    return table.play(operations.DeclareActionDocument, { input: { encounterId, ...strike } });
  const move = due.options.find(({ input }) => fieldsOf(input).action === 'move');
  const to = nearest(table, combatantId, move);
  if (to)
    return table.play(operations.DeclareActionDocument, {
      input: { encounterId, combatantId, action: 'move', use: 'MOVE', to },
    });
  const end = due.options.find(({ mutation }) => mutation === 'endTurn');
  return table.play(operations.EndTurnDocument, {
    input: { encounterId, combatantId, to: nearest(table, combatantId, end) },
  });
}

const fieldsOf = (input: unknown) =>
  input as { readonly action?: string; readonly use?: 'STANDARD' };

function strikeAt(table: DemoTable, combatantId: string, { mutation, input, choices }: Option) {
  const { action, use } = fieldsOf(input);
  const foes = foesOf(table, combatantId).map(({ id }) => id);
  const target = choices
    .find(({ field }) => field === 'targetIds')
    ?.combatantIds.find((id) => foes.includes(id));
  if (mutation !== 'declareAction' || !action || !use || !target) return [];
  return [{ combatantId, action, use, targetIds: [target] }];
}

function foesOf(table: DemoTable, combatantId: string) {
  const { combatants } = table.encounter;
  const side = combatants.find(({ id }) => id === combatantId)?.side;
  return combatants.filter((other) => other.side !== side && other.status === 'STANDING');
}

/** Of the hexes that may be chosen, the nearest to a foe, if it is nearer than staying. */
function nearest(table: DemoTable, combatantId: string, option: Option | undefined) {
  const hexes = option?.choices.find(({ field }) => field === 'to')?.hexes ?? [];
  const foes = foesOf(table, combatantId).map(({ position }) => position);
  const here = table.encounter.combatants.find(({ id }) => id === combatantId)?.position;
  const gap = (hex: Hex) => Math.min(...foes.map((foe) => distance(hex, foe)));
  const [best] = [...hexes].sort((a, b) => gap(a) - gap(b));
  if (!best || !here || gap(best) >= gap(here)) return null;
  return { q: best.q, r: best.r };
}

interface Hex {
  readonly q: number;
  readonly r: number;
}

const distance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q - b.q + a.r - b.r));
