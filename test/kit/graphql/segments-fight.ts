/** A fight over HTTP in which everybody goes by their name. */
import {
  AddCombatantsDocument,
  AdvanceSegmentDocument,
  type CombatantInput,
  DeclareActionDocument,
  type DeclareActionInput,
  type SegmentsActionInput,
  type SegmentsConditionInput,
  type SegmentsSheetInput,
  DefineActionsDocument,
  EndTurnDocument,
  type LogLineFragment,
  ResolveDefenseDocument,
  type ResolveDefenseInput,
  type SegmentsDeclareActionInput,
  type SegmentsEndTurnInput,
  type SegmentsResolveDefenseInput,
  type VigilanceDeclareActionInput,
  RollInitiativeDocument,
} from '../../../src/client/index.ts';
import { seededDice } from '../../../src/engine/dice/seeded.ts';
import type { Api, ApiClient, Encounter, Mutation, Payload, ProblemOf } from './api.ts';

type LineOf<T extends LogLineFragment['__typename']> = Extract<
  LogLineFragment,
  { readonly __typename: T }
>;
type Decision = Encounter['awaiting'][number];

/** Someone, their sheet in one with the rest. */
type Fighter = Omit<CombatantInput, 'sheet'> & SegmentsSheetInput;

/** An unremarkable combatant: all modifiers 0, speed 30, 100 hit points. */
export const someone = (name: string, q: number, more: Partial<Fighter> = {}): CombatantInput => {
  const { side = 'heroes', position = { q, r: 0 }, name: other = name, ...sheet } = more;
  const abilities = { strength: 0, dexterity: 0, intelligence: 0, resolve: 0 };
  return {
    name: other,
    side,
    position,
    sheet: { segments: { abilities, hitPoints: 100, ...sheet } },
  };
};

export const foe = (name: string, q: number, more: Partial<Fighter> = {}): CombatantInput =>
  someone(name, q, { side: 'foes', ...more });

export const knows = (...actions: readonly string[]) => ({
  talents: actions.map((action) => ({ action })),
});

type Attack = NonNullable<SegmentsActionInput['effect']['attack']>;

/** An attack that costs a Standard, everything else plain. */
export const attack = (
  key: string,
  more: Partial<Attack> = {},
  uses: SegmentsActionInput['uses'] = [{ kind: 'STANDARD' }],
): SegmentsActionInput => ({
  key,
  name: key,
  uses,
  effect: {
    attack: { form: 'PROJECTILE', range: 60, speed: 3, offensive: 'AB + Dex + 2d6', ...more },
  },
});

/** Rolls the first dice of an encounter; says whether they came as wanted. */
type Wanted = (roll: (count: number) => readonly number[]) => boolean;

const MAX_SEEDS = 1_000_000;

/** The first seed of the encounter's dice that rolls as wanted. */
export function seedFor(wanted: Wanted): string {
  for (let n = 0; n < MAX_SEEDS; n++) {
    const seed = n.toString(16).padStart(64, '0');
    const dice = seededDice(seed, 0);
    if (wanted((count) => dice.roll(count, 6))) return seed;
  }
  throw new Error('No such seed is near.');
}

export const sixes = (faces: readonly number[]): number =>
  faces.filter((face) => face === 6).length;

/** Each of `count` combatants with a pool of four rolls more sixes than the next, the last one. */
export const inOrder =
  (count: number): Wanted =>
  (roll) => {
    const scores = Array.from({ length: count }, () => sixes(roll(4)));
    return scores.every((score, i) => score > (scores[i + 1] ?? 0));
  };

interface Plan {
  readonly combatants: readonly CombatantInput[];
  readonly actions?: readonly SegmentsActionInput[];
  readonly conditions?: readonly SegmentsConditionInput[];
  /** Names of those who do not know of their attackers. */
  readonly unaware?: readonly string[];
  /** How the dice fall; without it everyone ranks in the order given and nobody is surprised. */
  readonly dice?: Wanted;
}

/** The seeds that bring so many combatants in order: thousands are tried for four. */
const seedsInOrder = new Map<number, string>();

function seedInOrder(count: number): string {
  const seed = seedsInOrder.get(count) ?? seedFor(inOrder(count));
  seedsInOrder.set(count, seed);
  return seed;
}

/** Gathers everyone and rolls initiative. */
export async function begin(api: Api, plan: Plan): Promise<Fight> {
  const { combatants, actions = [], conditions = [], unaware = [] } = plan;
  api.nextSeed(plan.dice ? seedFor(plan.dice) : seedInOrder(combatants.length));
  const fight = new Fight(api, await api.create());
  if (actions.length + conditions.length > 0)
    await fight.play(DefineActionsDocument, {
      definitions: { segments: { actions: [...actions], conditions: [...conditions] } },
    });
  await fight.play(AddCombatantsDocument, { combatants: [...combatants] });
  const unawareIds = unaware.map((name) => fight.id(name));
  await fight.play(RollInitiativeDocument, { details: { segments: { unawareIds } } });
  return fight;
}

type Rest<Input> = Omit<Input, 'encounterId'>;
type Aim = SegmentsDeclareActionInput &
  VigilanceDeclareActionInput &
  Pick<DeclareActionInput, 'to' | 'path'> & { readonly at?: string };

export class Fight {
  readonly api: ApiClient;
  /** The ruleset in whose terms an action is declared. */
  protected readonly terms: 'segments' | 'vigilance' = 'segments';
  /** As it stood after the last command that was accepted. */
  encounter: Encounter;
  /** What that command made happen. */
  events: readonly LogLineFragment[] = [];

  constructor(api: ApiClient, encounter: Encounter) {
    this.api = api;
    this.encounter = encounter;
  }

  async play<Input>(mutation: Mutation<Input>, input: Rest<Input>): Promise<Payload> {
    const payload = await this.api.play(mutation, this.whole<Input>(input));
    this.encounter = payload.encounter;
    this.events = payload.events;
    return payload;
  }

  /** Declares an action, as a Standard unless `aim` says otherwise. */
  declare(name: string, action: string, aim: Aim = {}): Promise<Payload> {
    return this.play(DeclareActionDocument, this.declaration(name, action, aim));
  }

  /** The rule that forbids this declaration. */
  async forbidden(name: string, action: string, aim: Aim = {}): Promise<string> {
    return (await this.illegal(DeclareActionDocument, this.declaration(name, action, aim))).rule.id;
  }

  illegal<Input>(mutation: Mutation<Input>, input: Rest<Input>): Promise<ProblemOf<'IllegalMove'>> {
    return this.api.refusal('IllegalMove', mutation, this.whole<Input>(input));
  }

  /** The target of the attack that is due meets it. */
  defend(
    defense: ResolveDefenseInput['defense'],
    segments: SegmentsResolveDefenseInput | null = null,
  ): Promise<Payload> {
    const { subjectId, combatantId } = this.decision('DEFENSE');
    return this.play(ResolveDefenseDocument, {
      combatantId: combatantId ?? '',
      attackId: subjectId ?? '',
      defense,
      ...(segments && { details: { segments } }),
    });
  }

  end(name: string, segments: SegmentsEndTurnInput | null = null): Promise<Payload> {
    const details = segments && { details: { segments } };
    return this.play(EndTurnDocument, { combatantId: this.id(name), ...details });
  }

  /** Ends all open turns and goes on until this round and segment. */
  async until(round: number, segment: number): Promise<void> {
    while (this.clock !== `${round}.${segment}`)
      await this.play(AdvanceSegmentDocument, { passOpenTurns: true });
  }

  get clock(): string {
    const { round, clock } = this.encounter;
    return `${round}.${clock && 'segment' in clock ? clock.segment : 0}`;
  }

  /** Whose turn it is. */
  get turn(): string | null {
    const { clock, combatants } = this.encounter;
    return combatants.find(({ id }) => id === clock?.turnOfId)?.name ?? null;
  }

  combatant(name: string): Encounter['combatants'][number] {
    const found = this.encounter.combatants.find((combatant) => combatant.name === name);
    if (!found) throw new Error(`No combatant ${name}.`);
    return found;
  }

  /** The sheet of a combatant that this seat plays. */
  sheet(name: string): Extract<Encounter['combatants'][number]['sheet'], { hitPoints: number }> {
    const { sheet } = this.combatant(name);
    if (!sheet || !('hitPoints' in sheet)) throw new Error(`No sheet of ${name} is seen.`);
    return sheet;
  }

  id(name: string): string {
    return this.combatant(name).id;
  }

  /** What the encounter waits for, of this kind. */
  decision(kind: string): Decision {
    const found = this.encounter.awaiting.find((decision) => decision.kind === kind);
    if (!found) throw new Error(`No ${kind} is awaited.`);
    return found;
  }

  /** The hexes of a set that a choice names. */
  hexesOf(area: { readonly id: string } | null | undefined) {
    const sets = this.encounter.awaiting.flatMap(({ hexSets }) => hexSets);
    return sets.find(({ id }) => id === area?.id)?.hexes ?? [];
  }

  /** The events of a type that the last command made happen. */
  happened<T extends LogLineFragment['__typename']>(type: T): readonly LineOf<T>[] {
    return this.events.filter((line): line is LineOf<T> => line.__typename === type);
  }

  private declaration(name: string, action: string, aim: Aim): Rest<DeclareActionInput> {
    const { at, to, path, ...own } = aim;
    return {
      ...(at === undefined ? {} : { targetIds: [this.id(at)] }),
      ...(to && { to }),
      ...(path && { path }),
      details: { [this.terms]: { use: 'STANDARD', ...own } } as DeclareActionInput['details'],
      combatantId: this.id(name),
      action,
    };
  }

  private whole<Input>(input: Rest<Input>): Input {
    return { ...input, encounterId: this.encounter.id } as unknown as Input;
  }
}
