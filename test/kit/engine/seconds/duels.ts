import { gameMaster } from '../../../../src/engine/core/command/actor.ts';
import type { AttackOdds } from '../../../../src/engine/core/odds/odds.ts';
import { toNumber } from '../../../../src/engine/dice/odds.ts';
import { severityOf } from '../../../../src/engine/rulesets/seconds/stats/toughness.ts';
import { seconds } from '../../../../src/engine/rulesets/seconds/index.ts';
import { capacityOf } from '../../../../src/engine/rulesets/seconds/model/lookup.ts';
import type { Severity } from '../../../../src/engine/rulesets/seconds/model/events.ts';
import { parse, Table } from './encounter.ts';

/** What one attack does to a target with so many wounds, by the odds that the engine gives. */
type Chances = Readonly<Record<Severity, number>>;

/** Attacks of one creature at another that stands next to it; the target has w wounds before. */
export interface Assault {
  readonly action: string;
  /** SEC-50: a weapon that must be reloaded shoots in every other turn. */
  readonly everyOtherTurn: boolean;
  readonly byWounds: readonly Chances[];
}

/** After so many wounds whatever does damage brings down. */
const MAX_WOUNDS = 20;

/** The best that one creature can do to another turn by turn, met as well as the other can. */
export function assault(attacker: string, target: string): Assault {
  const table = new Table({ content: ['SAMPLE'] })
    .play({
      type: 'AddCombatants',
      creatures: [
        { creature: attacker, id: 'a', side: 'one', position: { q: 0, r: 0 } },
        { creature: target, id: 'b', side: 'two', position: { q: 1, r: 0 } },
      ],
    })
    .play({ type: 'RollInitiative' }, [6, 1]);
  if (table.turn?.combatantId !== 'a') table.end('b');
  const { gear, sheet } = table.combatant('a');
  const keys = [...gear.filter(({ held }) => held).map(({ weapon }) => weapon), ...sheet.spells];
  const single = keys.filter((key) => {
    const action = table.state.actions[key];
    return action?.delay === 0 && !('radius' in action.effect && action.effect.radius !== null);
  });
  const found = single.map((action) => assaultWith(table, action));
  const [best] = found.sort((one, other) => perTurn(other) - perTurn(one));
  if (!best) throw new Error(`${attacker} has nothing to attack with.`);
  return best;
}

const perTurn = ({ byWounds, everyOtherTurn }: Assault): number =>
  (1 - (byWounds[0]?.NOTHING ?? 1)) / (everyOtherTurn ? 2 : 1);

function assaultWith({ state }: Table, action: string): Assault {
  const ready = new Table({ content: ['SAMPLE'] });
  ready.state = state;
  ready.declare('a', action);
  const command = parse({ type: 'CompleteAction', combatantId: 'a', targetIds: ['b'] });
  const odds = seconds.queries.odds(ready.state, { of: 'COMMAND', command }, gameMaster);
  if (!odds.ok || !odds.value.attacks[0]) throw new Error(JSON.stringify(odds));
  const attack = odds.value.attacks[0];
  const byWounds = Array.from({ length: MAX_WOUNDS + 1 }, (_, wounds) =>
    chances(ready, attack, wounds),
  );
  return { action, everyOtherTurn: capacityOf(state, action) > 0, byWounds };
}

/** Of the defense that saves the target most often. */
function chances({ state }: Table, attack: AttackOdds, wounds: number): Chances {
  const target = state.combatants.b;
  if (!target) throw new Error('There is no target.');
  const all = attack.perDefense.map(({ damage }) => {
    const sums = { NOTHING: 0, WOUND: 0, WOUND_AND_DYING: 0 };
    for (const { amount, chance } of damage)
      sums[severityOf(state, { ...target, wounds }, amount)] += toNumber(chance);
    return sums;
  });
  return all.reduce((best, other) => (other.NOTHING > best.NOTHING ? other : best));
}

/**
 * How many rounds two of them fight on average until one is brought down, when both attack each
 * turn. Who begins does not change in which round it is over.
 */
export function averageRounds(first: Assault, second: Assault): number {
  let fighting = new Map([['0 0', 1]]);
  let rounds = 0;
  for (let round = 0; round < 10_000; round++) {
    const left = [...fighting.values()].reduce((sum, chance) => sum + chance, 0);
    if (left < 1e-9) return rounds;
    // Each round counts for all fights that are not over as it begins.
    rounds += left;
    fighting = struck(fighting, first, round, (own, other, more) => [own, other + more]);
    fighting = struck(fighting, second, round, (own, other, more) => [own + more, other]);
  }
  return Number.POSITIVE_INFINITY;
}

/** The fights that go on after an attack; a key is the wounds of the first and of the second. */
function struck(
  before: ReadonlyMap<string, number>,
  { byWounds, everyOtherTurn }: Assault,
  round: number,
  wounded: (first: number, second: number, more: number) => readonly [number, number],
): Map<string, number> {
  if (everyOtherTurn && round % 2 === 1) return new Map(before);
  const after = new Map<string, number>();
  const add = (key: string, chance: number) => after.set(key, (after.get(key) ?? 0) + chance);
  for (const [key, chance] of before) {
    const [one = 0, two = 0] = key.split(' ').map(Number);
    const [a, b] = wounded(one, two, 1);
    const target = a === one ? two : one;
    const odds = byWounds[Math.min(target, MAX_WOUNDS)];
    if (!odds) continue;
    add(key, chance * odds.NOTHING);
    add(`${a} ${b}`, chance * odds.WOUND);
  }
  return after;
}
