import { type Annotations, noAnnotations } from '../../../src/engine/core/schema/annotations.ts';
import { describe, expect, it } from 'vitest';
import { gameMaster } from '../../../src/engine/core/command/actor.ts';
import { illegal } from '../../../src/engine/core/command/rejection.ts';
import type { Decision } from '../../../src/engine/core/decision/decision.ts';
import type { WithDeparted } from '../../../src/engine/core/roster/departed.ts';
import type { ComputerPlay } from '../../../src/engine/core/roster/played-by.ts';
import { evolveBy, setting, tableChanges } from '../../../src/engine/core/table/changes.ts';
import { shownTo, tableDecision } from '../../../src/engine/core/table/listing.ts';
import { namesIn, narratorOf, sharedLines } from '../../../src/engine/core/table/narrate.ts';
import * as patch from '../../../src/engine/core/table/patch.ts';
import {
  type AnyCombatant,
  type AnyPhase,
  combatantOf,
  combatOf,
  findCombatant,
  orderOf,
  roundOf,
} from '../../../src/engine/core/table/state.ts';
import { tableView } from '../../../src/engine/core/table/view.ts';

interface State extends Annotations {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, { readonly key: string }>>;
  readonly combatants: Readonly<Record<string, AnyCombatant>>;
  readonly hidden: Readonly<Record<string, { readonly combatant: AnyCombatant }>>;
  readonly battlefield: {
    obstacles: readonly [];
    concealing: readonly [];
    dark: readonly [];
    features: readonly [];
    water: readonly [];
  };
  readonly phase: AnyPhase;
  readonly costless: Readonly<Record<string, number>>;
  readonly playedByComputer: Readonly<Record<string, ComputerPlay>>;
  readonly departed: WithDeparted['departed'];
  readonly pending: null;
}

const someone = (id: string): AnyCombatant => ({
  ...{ id, name: id.toUpperCase(), side: 'heroes', position: { q: 0, r: 0 }, ...noAnnotations },
});
const state: State = {
  ...{ name: 'A table', ...noAnnotations, settings: {}, actions: {} },
  combatants: { ana: someone('ana'), bor: someone('bor') },
  hidden: { spy: { combatant: someone('spy') } },
  costless: {},
  playedByComputer: {},
  departed: [],
  pending: null,
  battlefield: { obstacles: [], concealing: [], dark: [], water: [], features: [] },
  phase: { kind: 'COMBAT', round: 2, order: ['bor', 'ana'], waiting: [] },
};
const over = { ...state, phase: { kind: 'SETUP' } } as const;
const ana = { kind: 'PLAYER', combatants: ['ana'] } as const;

describe('a table', () => {
  it('is looked up by ids that are there, and no others', () => {
    expect(findCombatant(state, 'ana')).toBe(state.combatants.ana);
    expect([findCombatant(state, 'constructor'), findCombatant(state, 'spy')]).toEqual([
      undefined,
      undefined,
    ]);
    expect(() => combatantOf(state, 'nobody')).toThrow("No combatant 'nobody'.");
  });

  it('has a round, an order and a fight only while one is on', () => {
    expect([roundOf(state), orderOf(state)]).toEqual([2, ['bor', 'ana']]);
    expect([roundOf(over), orderOf(over)]).toEqual([0, []]);
    expect(() => combatOf(over)).toThrow('No fight is on.');
  });

  it('is patched without touching what stays', () => {
    const moved = patch.changeCombatant(state, 'ana', { name: 'Anna' });
    expect(moved.combatants.ana).toEqual({ ...state.combatants.ana, name: 'Anna' });
    expect(moved.combatants.bor).toBe(state.combatants.bor);
    const all = patch.changeEveryone(state, ({ id }) => ({ side: id }));
    expect(Object.values(all.combatants).map(({ side }) => side)).toEqual(['ana', 'bor']);
    expect(patch.changeCombat(state, { round: 3 }).phase).toEqual({ ...state.phase, round: 3 });
    expect(state.combatants.ana?.name).toBe('ANA');
  });

  it('changes by the events that all rulesets share', () => {
    const changes = tableChanges<State>()({
      fresh: (newcomer: AnyCombatant) => newcomer,
      afterSheetChange: () => ({}),
      ruled: () => ({}),
      joined: (after, ids) => patch.changeCombat(after, { order: [...orderOf(after), ...ids] }),
    });
    const renamed = setting<State>()(({ name }: { combatantId: string; name: string }) => ({
      name,
    }));
    const evolve = evolveBy<State, { type: 'Joined' } | { type: 'Named' }>({
      Joined: (was) => changes.CombatantsAdded(was, { combatants: [someone('spy')] }),
      Named: (was) => renamed(was, { combatantId: 'ana', name: 'Anna' }),
    });
    const joined = evolve(state, { type: 'Joined' });
    expect(Object.keys(joined.combatants)).toEqual(['ana', 'bor', 'spy']);
    expect([joined.hidden, orderOf(joined)]).toEqual([{}, ['bor', 'ana', 'spy']]);
    expect(evolve(state, { type: 'Named' }).combatants.ana?.name).toBe('Anna');
  });
});

describe('what a seat sees of a table', () => {
  const shown = (one: AnyCombatant) => ({
    ...{
      ...one,
      picture: null,
      status: 'STANDING' as const,
      conditions: [],
      vitals: [],
      budget: [],
      sheet: null,
      playedByComputer: null,
      hidden: false,
    },
  });
  const seenBy = (actor: Parameters<typeof tableView>[1]) =>
    tableView(state, actor, { combatant: shown, hidden: shown }).combatants;

  it('has hidden combatants for who may know of them alone', () => {
    expect(seenBy(ana).map(({ id }) => id)).toEqual(['ana', 'bor']);
    expect(seenBy(gameMaster).map(({ id, hidden }) => [id, hidden])).toEqual([
      ['ana', false],
      ['bor', false],
      ['spy', true],
    ]);
  });

  it('has decisions of others without options, and only those that are due', () => {
    const due: Decision = {
      ...{ kind: 'TURN', combatantId: 'bor', required: true },
      ...{ subjectId: null, action: null, until: null, closing: null },
      options: [
        {
          label: 'Rest',
          summary: [],
          hasNoTarget: false,
          command: { type: 'Rest' },
          cost: [],
          intent: null,
          choices: [],
        },
      ],
      refusals: [],
    };
    expect(shownTo(gameMaster, due)).toEqual([due]);
    expect(shownTo(ana, due)).toEqual([{ ...due, options: [] }]);
    expect(shownTo(ana, { ...due, required: false })).toEqual([]);
    expect(shownTo(ana, { ...due, combatantId: null, required: false })).toEqual([]);
  });

  it('lists what the GM may reveal with the reason where it cannot be', () => {
    const taken = illegal('X-01', 'The place is taken', 'choose another');
    const { options, refusals } = tableDecision(state, () => ({ refuseReveal: () => taken }));
    expect(refusals).toMatchObject([{ label: 'Reveal SPY', rejection: taken }]);
    expect(options.map(({ command }) => command.type)).not.toContain('RevealCombatants');
    expect(options.map(({ label }) => label)).toContain('Define actions');
  });

  it('has lines, in which who has left goes by its id', () => {
    interface Event {
      type: 'TurnEnded';
      combatantId: string;
    }
    const narrate = narratorOf<Event, State>(sharedLines, namesIn);
    expect(narrate({ type: 'TurnEnded', combatantId: 'ana' }, state)).toBe("ANA's turn is over");
    expect(narrate({ type: 'TurnEnded', combatantId: 'gone' }, state)).toBe("gone's turn is over");
  });

  it('calls the hidden by name for who knows of them, and for nobody else', () => {
    const { who } = namesIn(state);
    expect([who('spy'), namesIn(state, ana).who('spy')]).toEqual(['spy', 'spy']);
    const owner = { kind: 'PLAYER', combatants: ['spy'] } as const;
    expect(
      [namesIn(state, gameMaster), namesIn(state, owner)].map((names) => names.who('spy')),
    ).toEqual(['SPY', 'SPY']);
  });
});
