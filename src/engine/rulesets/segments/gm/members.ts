/** What is carried from one fight to the next: wounds, and what is not over with the round in which it ended. */
import { refuseNewcomer } from '../../../core/state-check/state-check.ts';
import { type Parties, partiesBy } from '../../../core/table/members.ts';
import { catalogue } from '../model/catalogue.ts';
import { now, roundOf, SEGMENTS_PER_ROUND } from '../model/clock.ts';
import { type Member, memberSchema, type State } from '../model/state.ts';
import { asHidden } from './hidden.ts';
import { afterSheetChange } from './ruled.ts';

/** What a fight leaves, at the end of its last round: the next one goes on as if right after it. */
export const parties: Parties<State, Member> = partiesBy<State, Member>({
  asHidden,
  lasting: (state, { status, conditions, cooldowns, hitPoints, binding }) => {
    const rounds = roundOf(state);
    const segments = rounds * SEGMENTS_PER_ROUND;
    return {
      ...{ hitPoints, binding },
      // SEG-107: who has yielded has done so in that fight.
      status: status === 'YIELDED' ? 'STANDING' : status,
      conditions: conditions
        .map((active) => ({
          ...active,
          ...{ since: 0, walked: 0, lifted: false },
          until: active.until === null ? null : active.until - segments,
        }))
        // SEG-90: the first segment that it does not cover is no earlier than the first.
        .filter(({ until }) => until === null || until > 1),
      cooldowns: cooldowns
        .map((cooldown) => ({ ...cooldown, readyInRound: cooldown.readyInRound - rounds }))
        // SEG-94
        .filter(({ readyInRound }) => readyInRound > 1),
    };
  },
  afterSheetChange,
  newIn: catalogue.newIn,
  rested: ({ was, ...member }, rest) => ({
    ...member,
    was: {
      ...was,
      // SEG-90, 94: longer than anything that is counted in rounds.
      conditions: was.conditions.filter(({ until }) => until === null),
      cooldowns: [],
      // SEG-97, 98; SEG-105: who is down does not rest for it.
      binding:
        rest === 'SHORT' || was.status === 'DOWN' ? was.binding : { kind: 'HOURS', hours: 0 },
    },
  }),
});

/** For who joins a fight that is on, its present segment is the first. */
export const members = {
  refuse: (state: State, newcomer: Member, field: string) =>
    refuseNewcomer(
      memberSchema,
      { ...catalogue, isAttack: ({ effect }) => effect.type === 'ATTACK' },
      { state, newcomer, field },
    ),
  arriving: (state: State, { was, ...member }: Member): Member => {
    const segments = Math.max(now(state) - 1, 0);
    const rounds = Math.max(roundOf(state) - 1, 0);
    return {
      ...member,
      was: {
        ...was,
        conditions: was.conditions.map((active) => ({
          ...active,
          since: now(state),
          until: active.until === null ? null : active.until + segments,
        })),
        cooldowns: was.cooldowns.map((cooldown) => ({
          ...cooldown,
          readyInRound: cooldown.readyInRound + rounds,
        })),
      },
    };
  },
};
