/**
 * What happened between two states of a fight, as a map shows it: worked out from what this seat sees of
 * both and from its events, by the fields that the events of all systems share.
 */
import type { LogLineFragment } from '../client/index.ts';
import { centreOf, distance, type Hex, outlinesOf, type Point } from './geometry.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Combatant, View } from './view.ts';

export type Effect =
  | {
      readonly kind: 'STRIKE';
      /** Names the attack: it is struck once, in however many steps it is worked out. */
      readonly attackId: string;
      readonly targetId: string;
      readonly from: Point;
      readonly to: Point;
      /** Whether they stand beside each other. */
      readonly isNear: boolean;
    }
  | {
      readonly kind: 'CHANGE';
      readonly at: Point;
      /** By how much what is left of something has changed. */
      readonly text: string;
      readonly isLoss: boolean;
    }
  | { readonly kind: 'FALL'; readonly id: string; readonly at: Point }
  | { readonly kind: 'MOVE'; readonly id: string; readonly way: readonly Point[] }
  | { readonly kind: 'SPREAD'; readonly outlines: string };

/** In the order in which they are to be seen. Nothing of a rewind: it did not happen to anyone. */
export function effectsOf(
  events: readonly LogLineFragment[],
  before: View,
  after: View,
): readonly Effect[] {
  if (events.some(({ __typename: type }) => type === 'EncounterRewound')) return [];
  const tokens = new Map([...tokensOf(before), ...tokensOf(after)].map((one) => [one.id, one]));
  const shown = new Set<string>();
  const resultFor = (id: string): readonly Effect[] => {
    if (shown.has(id)) return [];
    shown.add(id);
    return changesOf(id, before, after, tokens.get(id));
  };
  const strikes = strikesIn(events);
  const seen = events.flatMap((event): readonly Effect[] => {
    const strike = strikes.get(event);
    return [
      ...moveIn(event, before),
      ...('hexes' in event && event.hexes.length > 0
        ? [{ kind: 'SPREAD', outlines: outlinesOf(event.hexes) } as const]
        : []),
      ...(strike ? strikeBetween(strike, after, tokens) : []),
      ...(strike ? resultFor(strike.targetId) : []),
    ];
  });
  return [...seen, ...after.combatants.flatMap(({ id }) => resultFor(id))];
}

interface Strike {
  readonly attackId: string;
  readonly attackerId: string;
  readonly targetId: string;
}

/** The first event of each attack at each target. */
function strikesIn(events: readonly LogLineFragment[]): ReadonlyMap<LogLineFragment, Strike> {
  const known = new Set<string>();
  return new Map(
    events.flatMap((event) => {
      const strike = strikeIn(event);
      const key = strike && `${strike.attackId} ${strike.targetId}`;
      if (!key || known.has(key)) return [];
      known.add(key);
      return [[event, strike] as const];
    }),
  );
}

function strikeIn(event: LogLineFragment): Strike | null {
  if (!('attackerId' in event) || !('attackId' in event)) return null;
  const { attackId, attackerId } = event;
  const targetId = 'targetId' in event ? event.targetId : event.combatantId;
  return { attackId, attackerId, targetId };
}

/** Nothing where this seat does not see one of the two. */
function strikeBetween(
  { attackId, attackerId, targetId }: Strike,
  { combatants }: View,
  tokens: ReadonlyMap<string, Token>,
): readonly Effect[] {
  const [attacker, target] = [attackerId, targetId].map((id) => tokens.get(id));
  const [from, to] = [attackerId, targetId].map(
    (id) => combatants.find((one) => one.id === id)?.position,
  );
  if (!attacker || !target || attacker === target) return [];
  const isNear = from !== undefined && to !== undefined && distance(from, to) <= 1;
  return [{ kind: 'STRIKE', attackId, targetId, from: attacker.at, to: target.at, isNear }];
}

function moveIn(event: LogLineFragment, before: View): readonly Effect[] {
  if (!('path' in event) || !('combatantId' in event)) return [];
  const { combatantId: id, path } = event;
  const from = positionIn(before, id);
  if (!from || path.length === 0) return [];
  return [{ kind: 'MOVE', id, way: [from, ...path].map(centreOf) }];
}

const positionIn = ({ combatants }: View, id: string): Hex | undefined =>
  combatants.find((one) => one.id === id)?.position;

/** What a combatant has lost or won, and whether it fell by that. */
function changesOf(
  id: string,
  before: View,
  after: View,
  token: Token | undefined,
): readonly Effect[] {
  const [was, is] = [before, after].map(({ combatants }) =>
    combatants.find((one) => one.id === id),
  );
  if (!was || !is || !token) return [];
  const { at } = token;
  const falls = was.status !== 'DOWN' && is.status === 'DOWN';
  return [
    ...amounts(was, is).map((amount) => ({ kind: 'CHANGE', at, ...amount }) as const),
    ...(falls ? [{ kind: 'FALL', id, at } as const] : []),
  ];
}

function amounts(was: Combatant, is: Combatant) {
  return is.vitals.flatMap(({ label, current }, i) => {
    const earlier = was.vitals.find((one) => one.label === label)?.current ?? null;
    if (current === null || earlier === null || current === earlier) return [];
    const isLoss = current < earlier;
    const amount = `${isLoss ? '−' : '+'}${Math.abs(current - earlier)}`;
    // The first is what the ring of the token shows.
    return [{ text: i === 0 ? amount : `${amount} ${label.toLowerCase()}`, isLoss }];
  });
}
