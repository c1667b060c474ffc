/** Own actions that their owners spoil, by the events of each ruleset. */
import type { Ruleset, RulesetId } from '../../src/engine/index.ts';
import type { Event as SecondsEvent } from '../../src/engine/rulesets/seconds/model/events.ts';
import type { Event as SegmentsEvent } from '../../src/engine/rulesets/segments/model/events.ts';
import type { Event as VigilanceEvent } from '../../src/engine/rulesets/vigilance/model/events.ts';

export interface Spoiled {
  readonly actions: number;
  readonly spoiled: number;
}

type Reader<Event> = (event: Event) => 'ACTION' | 'SPOILED' | null;

/** Of one fight, in which events are read one after the other. */
const readers: {
  readonly SEGMENTS: () => Reader<SegmentsEvent>;
  readonly VIGILANCE: () => Reader<VigilanceEvent>;
  readonly SECONDS: () => Reader<SecondsEvent>;
} = {
  /** SEG-48, 54: a movement that another one replaces, and a blow from where its attacker has gone. */
  SEGMENTS: () => {
    const gone = new Set<string>();
    return (event) => {
      if (event.type === 'ActionDeclared') {
        gone.delete(event.combatantId);
        return 'ACTION';
      }
      if (event.type === 'CombatantMoved') gone.add(event.combatantId);
      if (event.type === 'OngoingEnded') return event.reason === 'REPLACED' ? 'SPOILED' : null;
      const isLost = event.type === 'AttackSpent' && event.reason === 'OUT_OF_REACH';
      return isLost && gone.has(event.attackerId) ? 'SPOILED' : null;
    };
  },
  /** VIG-55: what has become impossible once its owner had done something else on top of it. */
  VIGILANCE: () => {
    const waiting = new Map<string, { readonly ownerId: string; answered: boolean }>();
    return (event) => {
      if (event.type === 'ActionPushed') {
        waiting.set(event.objectId, { ownerId: event.combatantId, answered: false });
        return 'ACTION';
      }
      if (event.type === 'ActionResolved') {
        waiting.delete(event.objectId);
        for (const one of waiting.values())
          if (one.ownerId === event.combatantId) one.answered = true;
      }
      if (event.type !== 'ActionPrevented') return null;
      const prevented = waiting.get(event.objectId);
      waiting.delete(event.objectId);
      return event.byId === null && prevented?.answered === true ? 'SPOILED' : null;
    };
  },
  /** SEC-14: what was begun and given up for something else, with the seconds that it had taken. */
  SECONDS: () => (event) => {
    if (event.type === 'ActionBegun') return 'ACTION';
    const isGivenUp = event.type === 'ActionAbandoned' && event.reason === 'CHOICE';
    return isGivenUp && event.secondsLost > 0 ? 'SPOILED' : null;
  },
};

/** Reads the events of one fight after the other; what could do nothing any more is no loss. */
export function spoiledReader(ruleset: Ruleset) {
  const read = readers[ruleset.id as RulesetId]() as Reader<unknown>;
  return (before: unknown, command: { readonly type: string }, events: readonly unknown[]) => {
    const seen = events.map(read);
    const isLoss =
      ruleset.id !== 'SECONDS' || (ruleset.tactics?.price(before, command).loses ?? 0) > 0;
    return {
      actions: seen.filter((one) => one === 'ACTION').length,
      spoiled: isLoss ? seen.filter((one) => one === 'SPOILED').length : 0,
    };
  };
}
