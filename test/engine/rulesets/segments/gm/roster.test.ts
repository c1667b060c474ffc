import { noAnnotations } from '../../../../../src/engine/core/schema/annotations.ts';
import { describe, expect, test } from 'vitest';
import { type Actor, gameMaster } from '../../../../../src/engine/core/command/actor.ts';
import { segments } from '../../../../../src/engine/rulesets/segments/index.ts';
import { strike } from '../../../../kit/engine/segments/moves.ts';
import {
  fight,
  foe,
  gathering,
  knows,
  melee,
  projectile,
  someone,
  type Table,
} from '../../../../kit/engine/segments/encounter.ts';

const ana: Actor = { kind: 'PLAYER', combatants: ['ana'] };
const spectator: Actor = { kind: 'SPECTATOR' };
const duel = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0])]);
const trio = () => fight([someone('ana', [0, 0]), foe('bob', [1, 0]), someone('cid', [3, 0])]);

const update = (combatantId: string, more: object) => ({
  type: 'UpdateCombatant' as const,
  combatantId,
  ...more,
});
const remove = (combatantId: string, reason?: string) => ({
  type: 'RemoveCombatant' as const,
  combatantId,
  ...(reason === undefined ? {} : { reason }),
});
const sheet = {
  abilities: { strength: 3, dexterity: 0, intelligence: 0, resolve: 0 },
  hitPoints: 50,
};
const shown = ({ events }: Table, actor: Actor) =>
  events.flatMap((event) => segments.queries.viewEvent(event, actor) ?? []);
const mentions = ({ state }: Table, id: string) =>
  ['"', '.', '/'].some((end) =>
    JSON.stringify({ ...state, departed: [] }).includes(`"${id}${end}`),
  );

describe('changing a combatant', () => {
  test('name and side at any time, for the whole table to see', () => {
    const table = duel().play(update('bob', { name: 'Bo', side: 'heroes' }));
    expect(shown(table, spectator)).toEqual([
      {
        ...{ type: 'CombatantUpdated', combatantId: 'bob', name: 'Bo', side: 'heroes' },
        ...{ ...noAnnotations, sheet: null },
      },
    ]);
    expect(table.combatant('bob')).toMatchObject({ name: 'Bo', side: 'heroes', hitPoints: 20 });
    // SEG-107: with no two sides left the fight ends with the round.
    table.advance(3);
    expect(table.state.phase).toMatchObject({ kind: 'ENDED', outcome: { sides: ['heroes'] } });
  });

  test('the sheet before a fight, shown to nobody but who plays it', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    table.play(update('ana', { sheet }));
    expect(table.combatant('ana')).toMatchObject({
      name: 'Ana',
      maxHitPoints: 50,
      hitPoints: 50,
      speed: 30,
      position: { q: 0, r: 0 },
    });
    expect(shown(table, ana)).toEqual(table.events);
    expect(shown(table, spectator)).toEqual([]);
  });

  test('SEG-05 no sheet during the fight, unless its bearer is hidden', () => {
    const table = duel();
    expect(table.rule(update('bob', { sheet }))).toBe('SEG-05');
    table.play({ type: 'AddCombatants', combatants: [foe('wolf', [0, 1])], hidden: true });
    table.play(update('wolf', { sheet, name: 'Warg' }));
    expect(shown(table, ana)).toEqual([]);
    table.play({ type: 'RevealCombatants', combatantIds: ['wolf'] });
    expect(table.combatant('wolf')).toMatchObject({ name: 'Warg', maxHitPoints: 50 });
  });

  test('SEG-105 a new sheet has somebody get up who went down before the fight', () => {
    const table = gathering([someone('ana', [0, 0]), foe('bob', [1, 0])]);
    const down = { combatantId: 'bob', reason: 'A trap', stats: { hitPoints: 0 } };
    table.play({ type: 'Adjudicate', ...down });
    table.play({ type: 'AddCombatants', combatants: [foe('cid', [1, 0])] });
    expect(table.rule(update('bob', { sheet }))).toBe('SEG-55');
    table.play(remove('cid')).play(update('bob', { sheet }));
    expect(table.combatant('bob')).toMatchObject({ status: 'STANDING', hitPoints: 50 });
  });

  test('something, of somebody, with talents that there are', () => {
    const table = duel();
    expect(table.refusal(update('bob', {}))).toMatchObject({ code: 'INVALID' });
    expect(table.refusal(update('nobody', { name: 'x' }))).toMatchObject({ code: 'NOT_FOUND' });
    const taught = { ...sheet, talents: [{ action: 'no-such' }] };
    expect(table.refusal(update('bob', { sheet: taught }))).toMatchObject({
      code: 'NOT_FOUND',
      what: 'action',
    });
    expect(table.refusal(update('ana', { name: 'x' }), ana)).toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('taking a combatant off the table', () => {
  test('is shown to all, with the reason, and leaves no trace in the state but that it has left', () => {
    const table = trio().play(remove('bob', 'Bob has to go home'));
    expect(shown(table, spectator)).toMatchObject([
      { type: 'CombatantRemoved', name: 'Bob', reason: 'Bob has to go home' },
    ]);
    expect(segments.queries.narrate(table.events[0]!, table.state)).toBe(
      'Bob leaves: Bob has to go home',
    );
    expect(mentions(table, 'bob')).toBe(false);
    expect(table.state.phase).toMatchObject({ order: ['ana', 'cid'], waiting: ['cid'] });
  });

  test('passes the turn on if it was its own', () => {
    const table = trio().play(remove('ana'));
    expect(table.turn).toBe('bob');
    table.end('bob').play(remove('cid'));
    expect(table.turn).toBe(null);
    expect(table.clock).toBe('1.1');
  });

  test('ends what is under way from it and to it', () => {
    const combatants = [
      someone('ana', [0, 0], knows('bolt', 'gust')),
      foe('bob', [9, 0], knows('bolt')),
      foe('cid', [1, 0], knows('bolt')),
    ];
    const actions = [
      projectile('bolt', { speed: 2 }, [{ kind: 'FULL', attacks: 2 }]),
      melee('gust', { pushback: 40 }),
    ];
    const table = fight(combatants, { actions });
    table.declare('ana', 'bolt', { targetIds: ['bob', 'bob'] });
    table.end('ana').declare('bob', 'bolt', { targetIds: ['ana', 'cid'] });
    expect(table.state.ongoing.map(({ kind }) => kind)).toEqual([
      'PROJECTILE',
      'FOLLOW_UP',
      'PROJECTILE',
      'FOLLOW_UP',
    ]);
    table.play(remove('ana'));
    // What is left of Bob's action is aimed at Cid alone.
    expect(table.state.ongoing).toMatchObject([
      { kind: 'FOLLOW_UP', ownerId: 'bob', targets: [{ id: 'cid' }] },
    ]);
    expect(mentions(table, 'ana')).toBe(false);
    table.play(remove('cid'));
    expect(table.state.ongoing).toEqual([]);
    table.play(remove('bob'));
    expect(table.state.combatants).toEqual({});
    table.advance(3);
    expect(table.state.phase).toMatchObject({
      kind: 'ENDED',
      outcome: { reason: 'NO_FIGHTERS_LEFT' },
    });
  });

  test('does away with an attack that waits for its defense, and plays on', () => {
    for (const gone of ['ana', 'bob']) {
      const table = trio().play(strike('ana', 'bob')).play(remove(gone));
      expect(table.state.attacks).toEqual([]);
      expect(table.turn).toBe(gone === 'ana' ? 'bob' : 'ana');
    }
  });

  test('SEG-10 keeps the rest of a turn that is ending', () => {
    const combatants = [
      someone('ana', [0, 0], knows('bolt')),
      foe('bob', [4, 0]),
      foe('cid', [9, 0]),
      foe('dan', [11, 0]),
    ];
    const bolt = projectile('bolt', { speed: 1 }, [{ kind: 'FULL', attacks: 3 }]);
    const table = fight(combatants, { actions: [bolt] });
    table
      .declare('ana', 'bolt', { targetIds: ['bob', 'cid', 'dan'] })
      .advance(3)
      .end('ana');
    // The first has arrived as Ana's turn ends; the other two are still to fly their hex.
    expect(table.state.attacks).toMatchObject([{ targetId: 'bob' }]);
    table.play(remove('cid')).defend('NONE', [1, 1, 1]);
    expect(table.state.ongoing).toMatchObject([{ target: { id: 'dan' }, flown: 2 }]);
    expect(table.turn).toBe('bob');
  });

  test('SEG-102 lets go of whom it holds', () => {
    const table = fight([someone('ana', [0, 0]), foe('bob', [1, 0])], {
      setup: { settings: { maneuvers: 'EACH_ROUND' } },
    });
    table
      .play({ ...strike('ana', 'bob'), maneuver: true })
      .defend('NONE', [6, 6])
      .play({
        type: 'SpendManeuverPoints',
        combatantId: 'ana',
        attackId: table.state.attacks[0]?.id ?? '',
        maneuvers: ['GRAPPLE'],
      });
    expect(table.combatant('bob').conditions).toMatchObject([{ condition: 'grappled' }]);
    table.play(remove('ana'));
    expect(table.combatant('bob').conditions).toEqual([]);
    expect(table.state.grapples).toEqual([]);
  });

  test('of a hidden one is shown to nobody who did not know of it', () => {
    const table = duel();
    table.play({ type: 'AddCombatants', combatants: [foe('wolf', [0, 1])], hidden: true });
    table.play(remove('wolf', 'It has run away'));
    expect([...shown(table, ana), ...shown(table, spectator)]).toEqual([]);
    expect(shown(table, { kind: 'PLAYER', combatants: ['wolf'] })).toEqual(table.events);
    expect(shown(table, gameMaster)).toEqual(table.events);
    expect(mentions(table, 'wolf')).toBe(false);
    expect(table.refusal(remove('wolf'))).toMatchObject({ code: 'NOT_FOUND' });
    // Its id is free again.
    table.play({ type: 'AddCombatants', combatants: [foe('wolf', [0, 1])] });
    expect(table.at('wolf')).toEqual([0, 1]);
  });
});
