/**
 * `npm run prompts`: how many calls a fight takes, and how many of them decide nothing. Three against
 * three in each ruleset, four seeds, by a plain script (attack whom you can reach, else go nearer, else
 * go on): step by step, with the pace FLOW, and with the pace FLOW and standing orders as a sensible player
 * sets them. A call decides nothing when it has one answer, or when all its answers lead to the same state
 * without a roll. Setting the orders is a call of its own.
 */
import { rulesets } from '../src/engine/all.ts';
import type { Decision, FlowPart, Option, Ruleset } from '../src/engine/index.ts';
import {
  execute,
  flowParts,
  gameMaster,
  newSearchBudget,
  MAX_FOLLOW_UPS,
  withFollowUps,
  seededDice,
} from '../src/engine/index.ts';

const SEEDS = [1, 2, 3, 4];
const MAX_CALLS = 1500;

type Command = Parameters<Ruleset['rules']['decide']>[0];
type Input = Readonly<Record<string, unknown>>;

interface Tally {
  calls: number;
  oneAnswer: number;
  sameState: number;
  rounds: number;
}

/** How a table plays. */
interface Pace {
  readonly name: string;
  readonly parts: readonly FlowPart[];
  readonly ordered: boolean;
}

const paces: readonly Pace[] = [
  { name: 'STEP', parts: [], ordered: false },
  { name: 'FLOW', parts: flowParts, ordered: false },
  { name: 'FLOW, orders', parts: flowParts, ordered: true },
];

/** What a sensible player says once, of those orders that the ruleset has. */
const sensible: Input = { defense: 'ASK_IF_CHOICE', amplify: 'NEVER', passing: 'TARGETED' };

const none = (): Tally => ({ calls: 0, oneAnswer: 0, sameState: 0, rounds: 0 });

class Fight {
  readonly tally = none();
  private readonly ruleset: Ruleset;
  private readonly pace: Pace;
  private readonly dice;
  private state: unknown;

  constructor(ruleset: Ruleset, seed: number, pace: Pace) {
    this.ruleset = ruleset;
    this.pace = pace;
    this.dice = seededDice(seed.toString(16).padStart(64, '0'), 0);
    const setup = ruleset.rules.setup.parse({ name: 'A fight', content: ['SAMPLE'] });
    this.state = ruleset.rules.initial(setup);
    this.play({ type: 'AddCombatants', creatures: this.postings() });
    if (pace.ordered) this.giveOrders();
    this.play({ type: 'RollInitiative' });
  }

  /** Every combatant's, by the option that offers them. */
  private giveOrders(): void {
    const options = this.ruleset.queries
      .decisions(this.state, gameMaster)
      .filter(({ kind }) => kind === 'ORDERS')
      .flatMap((decision) => decision.options)
      .filter(({ command }) => !('playedBy' in command));
    for (const { command, choices } of options) {
      const fields = choices.map(({ field }) => [field, sensible[field]] as const);
      this.tally.calls++;
      this.play({ ...command, ...Object.fromEntries(fields) });
    }
  }

  /** Plays to the end, or until it has taken too long. */
  run(): Tally {
    while (this.ruleset.queries.phase(this.state) === 'COMBAT' && this.tally.calls < MAX_CALLS) {
      const due = this.ruleset.queries
        .decisions(this.state, gameMaster)
        .find(({ required }) => required);
      if (!due) throw new Error('Nobody is to decide.');
      this.count(due);
      this.play(this.choose(due));
    }
    this.tally.rounds = this.ruleset.queries.view(this.state, gameMaster).round;
    return this.tally;
  }

  private postings(): readonly Input[] {
    const kinds = this.ruleset.rulebook.creatures;
    return Array.from({ length: 6 }, (_, i) => ({
      id: `c${i}`,
      creature: kinds[i % kinds.length]?.key,
      side: i < 3 ? 'heroes' : 'foes',
      position: { q: i < 3 ? 0 : 3, r: i % 3 },
    }));
  }

  private command(given: Input): Command {
    const type = String(given.type);
    return this.ruleset.rules.commands[type]?.parse(given) ?? fail(`There is no command ${type}.`);
  }

  private play(given: Input): void {
    const by = { actor: gameMaster, dice: this.dice };
    const done = execute(this.ruleset, this.state, this.command(given), by);
    if (!done.ok) fail(`${JSON.stringify(given)}: ${JSON.stringify(done.error)}`);
    else this.state = withFollowUps(this.ruleset, done.value, this.going).state;
  }

  /** Nobody is played by the computer. */
  private get going() {
    const { parts: flow } = this.pace;
    const most = MAX_FOLLOW_UPS;
    return { flow, together: () => [], most, looks: newSearchBudget(), dice: this.dice };
  }

  private count({ options }: Decision): void {
    this.tally.calls++;
    const fixed = options.every(({ choices }) => choices.length === 0);
    if (!fixed) return;
    if (options.length === 1) this.tally.oneAnswer++;
    else if (this.leadToOneState(options)) this.tally.sameState++;
  }

  private leadToOneState(options: readonly Option[]): boolean {
    const noDice = { roll: () => fail('A roll') };
    try {
      const states = options.map(({ command }) => {
        const by = { actor: gameMaster, dice: noDice };
        const done = execute(this.ruleset, this.state, this.command(command), by);
        return done.ok ? JSON.stringify(done.value.state) : fail('A refusal');
      });
      return new Set(states).size === 1;
    } catch {
      return false;
    }
  }

  /** The first way that an option serves. */
  private choose(due: Decision): Input {
    const { combatants } = this.ruleset.queries.view(this.state, gameMaster);
    const self = combatants.find(({ id }) => id === due.combatantId);
    const foes = combatants.filter(
      ({ side, status }) => side !== self?.side && status === 'STANDING',
    );
    const ids = new Set(foes.map(({ id }) => id));
    const { options } = due;
    const attack = options.flatMap<Input>((option) => filled(option, ids) ?? []);
    const near = options.flatMap<Input>((option) => approach(option, self?.position, foes) ?? []);
    const plain = options.flatMap<Input>((option) =>
      option.choices.every(({ min }) => min === 0) ? [option.command] : [],
    );
    const passing = plain.filter(({ type }) => PASSING.test(String(type)));
    // Who has been a target, and was asked since, passes for longer again.
    const longer = this.pace.ordered
      ? passing.find(({ until }) => until === 'TARGETED')
      : undefined;
    // Where an attack is aimed only once it is done, the label says whom it could reach.
    const begun = options.filter(
      ({ label, choices }) =>
        label.includes('in reach') &&
        foes.some(({ name }) => label.includes(name)) &&
        choices.every(({ min }) => min === 0),
    );
    const best = attack[0] ?? begun[0]?.command ?? near[0] ?? longer ?? passing[0] ?? plain[0];
    const rest = options.flatMap<Input>((option) => filled(option, null) ?? []);
    const chosen = best ?? rest[0];
    if (!chosen) throw new Error(`Nothing serves for ${due.kind}.`);
    return chosen;
  }
}

const PASSING = /^(End|Advance|Pass|Resolve|Settle|Continue|Complete|Conclude)/;

function fail(message: string): never {
  throw new Error(message);
}

/** With foes as targets where it has targets; null where it has none and `foes` are wanted. */
function filled({ command, choices }: Option, foes: ReadonlySet<string> | null): Input | null {
  const given: Record<string, unknown> = { ...command };
  if (foes && !choices.some(({ field }) => field === 'targetIds')) return null;
  for (const choice of choices) {
    if (choice.min === 0) continue;
    if (!('from' in choice)) return null;
    const from: readonly unknown[] =
      choice.kind === 'COMBATANT' && foes ? choice.from.filter((id) => foes.has(id)) : choice.from;
    // A choice with limits that must be there is taken whole.
    const count = choice.limits.length > 0 ? choice.max : choice.min;
    const picks = Array.from({ length: count }, (_, i) => from[choice.repeats ? 0 : i]);
    if (picks.includes(undefined)) return null;
    given[choice.field] = choice.list ? picks : picks[0];
  }
  return given;
}

interface Place {
  readonly q: number;
  readonly r: number;
}

const hexes = (a: Place, b: Place): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** To the hex that is nearest to a foe, if it is nearer than here. */
function approach(
  { command, choices }: Option,
  here: Place | undefined,
  foes: readonly { readonly position: Place }[],
): Input | null {
  const [to, ...others] = choices.filter(({ min, kind }) => min > 0 || kind === 'HEX');
  if (!here || to?.kind !== 'HEX' || to.list || others.length > 0) return null;
  const away = (hex: Place): number =>
    Math.min(...foes.map(({ position }) => hexes(hex, position)));
  const [best] = to.area.hexes.toSorted((a, b) => away(a) - away(b));
  return best && away(best) < away(here) ? { ...command, [to.field]: best } : null;
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

/** All seeds together. */
function measured(ruleset: Ruleset, pace: Pace): Tally {
  const sum = none();
  for (const seed of SEEDS) {
    const tally = new Fight(ruleset, seed, pace).run();
    for (const key of ['calls', 'oneAnswer', 'sameState', 'rounds'] as const)
      sum[key] += tally[key];
  }
  return sum;
}

console.log('ruleset    pace         rounds  calls  one answer  same state  decide nothing');
for (const ruleset of Object.values(rulesets) as readonly Ruleset[])
  for (const pace of paces) {
    const { rounds, calls, oneAnswer, sameState } = measured(ruleset, pace);
    const cells = [rounds, calls, oneAnswer, sameState];
    const columns = [
      ruleset.id.padEnd(10),
      pace.name.padEnd(12),
      ...cells.map((n, i) => String(n).padStart([6, 6, 11, 11][i] ?? 6)),
      percent(oneAnswer + sameState, calls).padStart(15),
    ];
    console.log(columns.join(' '));
  }
