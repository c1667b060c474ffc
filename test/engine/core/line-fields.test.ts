/** What a line of the log says stands in fields of its event too, for frontends in other languages. */
import { describe, expect, it } from 'vitest';
import { type Actor, gameMaster } from '../../../src/engine/core/command/actor.ts';
import type { RulesetTypes } from '../../../src/engine/core/ruleset/ruleset.ts';
import { foeNumbersOf } from '../../../src/engine/core/views/foe-numbers.ts';
import type { Game } from '../../kit/engine/fights.ts';
import { games } from '../../kit/engine/games.ts';
import { inTheApi } from '../../kit/engine/in-the-api.ts';
import { playedEvents } from '../../kit/engine/played-events.ts';
import { isAll, sized } from '../../kit/size.ts';

/** What the fields of an event say. */
interface Fields {
  readonly numbers: Set<number>;
  readonly texts: Set<string>;
  /** As lines write them: `(3, -1)`. */
  readonly hexes: Set<string>;
  readonly faces: Set<number>;
}

type Json = Readonly<Record<string, unknown>>;

/** A sentence is no field: what it says must stand beside it. */
const SENTENCES: Readonly<Record<string, string>> = {
  ActionPrevented: 'why',
  FreeActionLost: 'reason',
};

function fieldsOf(type: string, event: Json): Fields {
  const found: Fields = {
    ...{ numbers: new Set(), texts: new Set(), hexes: new Set(), faces: new Set() },
  };
  const collect = (value: unknown, name: string): void => {
    if (typeof value === 'number') found.numbers.add(Math.abs(value));
    else if (typeof value === 'string') {
      found.texts.add(value);
      // The dice of a term: `-3d6`.
      if (name === 'dice') for (const [n] of value.matchAll(/\d+/g)) found.numbers.add(Number(n));
    } else if (typeof value === 'object' && value !== null) {
      const inside = value as Json;
      if ('face' in inside) found.faces.add(Number(inside.face));
      else if ('q' in inside) found.hexes.add(`(${String(inside.q)}, ${String(inside.r)})`);
      else for (const [key, one] of Object.entries(inside)) collect(one, key);
    }
  };
  for (const [name, value] of Object.entries(event))
    if (name !== SENTENCES[type]) collect(value, name);
  for (const n of derived[type]?.(event) ?? []) found.numbers.add(n);
  return found;
}

const lengthOf = (field: string) => (event: Json) => {
  const list = event[field];
  return Array.isArray(list) ? [list.length] : [];
};

/** What is left of damage: it is told with what was taken off. */
const lost = ({ damage, reducedBy = 0, absorbed }: Json) => [
  (damage as { total: number }).total - Number(reducedBy) - Number(absorbed),
];

/** Numbers that follow from a field. A closed list: all others stand in the event themselves. */
const derived: Readonly<Record<string, (event: Json) => readonly number[]>> = {
  // A way is as long as it has hexes, and a shape as large.
  CombatantMoved: lengthOf('path'),
  CombatantPushed: lengthOf('path'),
  CombatantShoved: lengthOf('path'),
  ActionPushed: lengthOf('path'),
  ActionAbandoned: lengthOf('walked'),
  ActionCompleted: lengthOf('walked'),
  AreaGrew: lengthOf('hexes'),
  StructureGrew: lengthOf('hexes'),
  ConditionHurt: lost,
  DamageDealt: lost,
  // A place in a list, and how many it has.
  RankChanged: ({ order, combatantId }) => {
    const ids = order as readonly unknown[];
    return [ids.indexOf(combatantId) + 1, ids.length];
  },
};

/** Of a list that is shortened, and of a target that is named once. */
const COUNTED = / and \d+ (?:more|others)| \(\d+ times\)|\d+ combatants(?= acts? from)/g;

interface Named {
  readonly name: string;
  /** What goes by this name, as fields have it. */
  readonly keys: readonly string[];
}

interface Known {
  readonly combatants: readonly { readonly id: string; readonly name: string }[];
  readonly actions: readonly { readonly key: string; readonly name: string }[];
  readonly conditions?: readonly { readonly key: string; readonly name: string }[];
}

/** Everything that has a name, the longest first. */
function namesIn(
  state: RulesetTypes['state'],
  { ruleset }: Game<RulesetTypes>,
  departed: readonly string[],
): readonly Named[] {
  const view = ruleset.queries.view(state, gameMaster) as unknown as Known;
  const { combatants, actions, conditions = [] } = view;
  const all = [
    ...combatants.map(({ id, name }) => ({ name, key: id })),
    // Who has left goes by the id.
    ...departed.map((id) => ({ name: id, key: id })),
    ...actions,
    ...conditions,
    // In the middle of a sentence of SEGMENTS.
    ...(ruleset.id === 'SEGMENTS' ? conditions : []).map(({ name, key }) => ({
      ...{ name: uncapitalized(name), key },
    })),
  ];
  // In random fights some are called by a plain word, which lines have in its own meaning.
  const plain = new Set(actions.map(({ name }) => name).filter((name) => /^[a-z]/.test(name)));
  return [...Map.groupBy(all, ({ name }) => name)]
    .filter(([name]) => !plain.has(name))
    .map(([name, entries]) => ({ name, keys: entries.map(({ key }) => key) }))
    .toSorted((a, b) => b.name.length - a.name.length);
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const asWord = (text: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![\p{L}\p{N}])`,
    'gu',
  );

/** What a line says and no field does. */
function unsaid(line: string, fields: Fields, names: readonly Named[]): readonly string[] {
  const { numbers, texts, hexes, faces } = fields;
  const missing: string[] = [];
  const take = (pattern: RegExp, isSaid: (found: string) => boolean): void => {
    rest = rest.replace(pattern, (found) => {
      if (!isSaid(found)) missing.push(found);
      return '_';
    });
  };
  // What is cut off at the end may be part of a word.
  let rest = line.replace(/(?:\[[^\]]*\]?\S*|\S*)\s*…$/u, '').replaceAll(COUNTED, '_');
  const labels = [...texts].filter((text) => /\s|^\p{Lu}/u.test(text));
  for (const label of labels.toSorted((a, b) => b.length - a.length))
    take(asWord(label), () => true);
  for (const { name, keys } of names)
    // A value of an enum names what it stands for.
    take(asWord(name), () => [name, ...keys, name.toUpperCase()].some((key) => texts.has(key)));
  take(/\(-?\d+, -?\d+\)/g, (hex) => hexes.has(hex));
  take(/\[[\d -]+\]/g, (list) =>
    (list.match(/\d+/g) ?? []).every(
      (face) => faces.has(Number(face)) || numbers.has(Number(face)),
    ),
  );
  take(/\d+/g, (digits) => numbers.has(Number(digits)));
  return missing;
}

const seatsOf = (state: RulesetTypes['state']): readonly Actor[] => {
  const ids = Object.keys((state as { combatants: object }).combatants);
  return [
    gameMaster,
    { kind: 'PLAYER', combatants: ids.filter((_, i) => i % 2 === 0) },
    { kind: 'SPECTATOR' },
  ];
};

const edge = { hex: { q: 1, r: 0 }, side: 'E' };

/** Events that chance seldom brings about. */
const rare = [
  { type: 'EncounterChanged', name: 'A bridge', advice: null, handDice: null },
  { type: 'PlayedBySet', combatantId: 'c0', playedByComputer: null },
  { type: 'DiceAsked', pending: null },
  { type: 'DiceDeclared', combatantId: 'c0', answered: [] },
  { type: 'CommandTakenBack' },
  { type: 'CommandResumed' },
  { type: 'DoorSet', edge, isOpen: true, revealed: false },
  { type: 'DoorUsed', combatantId: 'c0', edge, isOpen: true, tookAction: false },
  { type: 'WayAdvanced', combatantId: 'c0', id: 'w', path: [], walked: 1, back: null },
  { type: 'WayHeld', combatantId: 'c0', way: null },
  { type: 'WayEnded', combatantId: 'c0', id: 'w', position: null },
  {
    ...{ type: 'FreeActionLost', combatantId: 'c0', action: 'draw', rule: 'SEC-31' },
    ...{ weapon: 'pike', object: null, reason: 'C0 already holds Pike' },
  },
];

describe.each(Object.entries(games))('a line of %s', (_, game) => {
  const { queries, schemas } = game.ruleset;
  it('says no number and no name that stands in no field of its event', () => {
    const missing = new Map<string, readonly string[]>();
    const told = new Set<string>();
    const ids = new Set<string>();
    let last: RulesetTypes['state'] = null;
    let names: readonly Named[] = [];
    const check = (event: RulesetTypes['event'], state: RulesetTypes['state']): void => {
      const declared = schemas.events[event.type];
      if (!declared) return;
      told.add(event.type);
      if ('combatantId' in event) ids.add(String(event.combatantId));
      if (state !== last) [last, names] = [state, namesIn(state, game, [...ids])];
      for (const actor of seatsOf(state)) {
        const seen = queries.viewEvent(event, actor, foeNumbersOf(state as never));
        if (!seen) continue;
        const line = queries.narrate(seen, state, actor);
        const fields = fieldsOf(event.type, inTheApi(declared.fields, seen) as Json);
        const lacking = unsaid(line, fields, names);
        if (lacking.length > 0) missing.set(event.type, [line, ...lacking]);
      }
    };
    for (const { event, state } of playedEvents(game, sized(320))) check(event, state);
    for (const event of rare) check(event, last);
    expect(Object.fromEntries(missing)).toEqual({});
    if (isAll) expect(Object.keys(schemas.events).filter((type) => !told.has(type))).toEqual([]);
  }, 600_000);
});
