/** What the attacks of a creature on another would do, asked of a real encounter as any client could. */
import { AddCombatantsDocument, type CreateEncounterInput } from '../../../src/client/index.ts';
import type { ApiClient } from './api.ts';

interface Hex {
  readonly q: number;
  readonly r: number;
}

interface Option {
  readonly id: string;
  readonly intent: string;
  readonly label: string;
  readonly mutation: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly choices: readonly {
    readonly field: string;
    readonly list: boolean;
    readonly min: number;
    readonly combatantIds: readonly string[];
    readonly kind: string;
  }[];
}

interface Decision {
  readonly combatantId: string | null;
  readonly action: string | null;
  readonly subjectId: string | null;
  readonly options: readonly Option[];
}

interface Seen {
  readonly version: number;
  readonly round: number;
  readonly combatants: readonly { readonly id: string; readonly name: string }[];
  readonly due: readonly Decision[];
}

const SEEN = `query ($id: ID!) { encounter(id: $id) { ... on Encounter {
  version round combatants { id name }
  due: awaiting(required: true) { combatantId action subjectId options {
    id intent label mutation input choices { field list min kind combatantIds }
  } }
} } }`;

const AREAS = `query ($id: ID!, $options: [ID!]!) { encounter(id: $id) { ... on Encounter {
  awaiting(required: true) { options(ids: $options) { choices { area { hexes { q r } } } } }
} } }`;

const FRACTION = '{ numerator denominator }';
const TERMS = '{ label value dice rule { id } }';
/** Of an attack, whoever is asked. */
export const ATTACK = `action arrives terms ${TERMS} perDefense {
  defense action use basis attackTerms ${TERMS} defenseTerms ${TERMS}
  hit ${FRACTION} criticalHit ${FRACTION} criticalFailure ${FRACTION} expectedDamage ${FRACTION}
  downs ${FRACTION} points { points chance ${FRACTION} } damage { amount chance ${FRACTION} }
}`;

const ODDS = `query ($encounterId: ID!, $input: OddsInput!) {
  odds(encounterId: $encounterId, input: $input) { ... on Odds { attacks { ${ATTACK} } } }
}`;

export interface Pair {
  readonly ruleset: CreateEncounterInput['ruleset'];
  readonly attacker: string;
  readonly target: string;
  /** Hexes. */
  readonly distance: number;
}

/** The attacks that have odds, by the labels of their options. */
export async function triedInFight(
  api: ApiClient,
  { ruleset, attacker, target, distance }: Pair,
): Promise<ReadonlyMap<string, unknown>> {
  const { id } = await api.create({ ruleset, pace: 'FLOW', flowParts: ['TURNS', 'ROUNDS'] });
  const place = { q: distance, r: 0 };
  const creatures = [
    { creature: attacker, name: 'Attacker', side: 'one', position: { q: 0, r: 0 } },
    { creature: target, name: 'Target', side: 'other', position: place },
  ];
  await api.play(AddCombatantsDocument, { encounterId: id, creatures });
  return new Trial(api, id, place).odds();
}

/** More than any of these fights takes. */
const MAX_STEPS = 60;
/** Of the initiative; the slowest creature comes before the fastest once in twelve. */
const MAX_ROLLS = 300;

class Trial {
  private readonly api: ApiClient;
  private readonly id: string;
  private readonly place: Hex;

  constructor(api: ApiClient, id: string, place: Hex) {
    this.api = api;
    this.id = id;
    this.place = place;
  }

  async odds(): Promise<ReadonlyMap<string, unknown>> {
    await this.begin();
    await this.idleUntil((now) => now.round >= 2 && turnIn(now) !== undefined);
    const { version } = await this.see();
    const labels = turnIn(await this.see())!
      .options.filter(({ intent }) => intent === 'ATTACK')
      .map(({ label }) => label);
    const found = new Map<string, unknown>();
    for (const label of labels) {
      const odds = await this.oddsOf(label);
      if (odds) found.set(label, odds);
      if ((await this.see()).version > version) await this.rewind(version, 'KEEP');
    }
    return found;
  }

  /** Until the attacker comes first, as far as the dice allow that. */
  private async begin(): Promise<void> {
    const encounterId = this.id;
    const { version } = await this.see();
    for (let roll = 1; ; roll++) {
      await this.play('rollInitiative', 'RollInitiativeInput', { encounterId });
      if (roll === MAX_ROLLS || turnIn(await this.see())) return;
      await this.rewind(version, 'REDRAW');
    }
  }

  private async oddsOf(label: string): Promise<unknown> {
    const seen = await this.see();
    const option = turnIn(seen)!.options.find((one) => one.label === label)!;
    const picks = await this.picksOf(option, idOf(seen, 'Target'));
    if (!picks) return null;
    const odds = await this.ask({ [option.mutation]: filled(option, picks) });
    if (odds) return odds;
    await this.take(seen, option, picks);
    await this.idleUntil((now) => attackIn(now) !== undefined);
    const query = await this.queryIn(await this.see());
    return query && this.ask(query);
  }

  private async queryIn(seen: Seen): Promise<object | null> {
    const { combatantId, subjectId, options } = attackIn(seen) ?? {};
    const target = idOf(seen, 'Target');
    if (combatantId === target) return { attackId: subjectId };
    const attack = options?.find(({ intent }) => intent === 'ATTACK');
    const picks = attack && (await this.picksOf(attack, target));
    return picks ? { [attack.mutation]: filled(attack, picks) } : null;
  }

  /** The target for each choice that must be made; null where it cannot be chosen. */
  private async picksOf({ id, choices }: Option, target: string): Promise<Picks | null> {
    const needed = choices.filter(({ min }) => min > 0);
    const reaches = needed.some(({ kind }) => kind === 'HEX') && (await this.reachesPlace(id));
    const picks = needed.map(({ field, list, min, combatantIds }) => {
      if (combatantIds.includes(target))
        return { field, list, combatantIds: Array<string>(min).fill(target) };
      return reaches ? { field, list, hexes: Array<Hex>(min).fill(this.place) } : null;
    });
    return picks.every((pick) => pick !== null) ? picks : null;
  }

  /** Whether an option can be aimed at where the target stands. */
  private async reachesPlace(option: string): Promise<boolean> {
    const text = JSON.stringify(await this.api.ask(AREAS, { id: this.id, options: [option] }));
    return text.includes(JSON.stringify(this.place));
  }

  private async idleUntil(isThere: (seen: Seen) => boolean): Promise<void> {
    for (let step = 0; step < MAX_STEPS; step++) {
      const seen = await this.see();
      if (isThere(seen)) return;
      const options = seen.due
        .flatMap((decision) => decision.options)
        .filter(({ choices }) => choices.every(({ min }) => min === 0));
      const [idle] = ['END', 'PASS', 'DEFEND', 'ADVANCE', 'CHECK'].flatMap((intent) =>
        options.filter((one) => one.intent === intent),
      );
      if (!idle) return;
      await this.take(seen, idle, []);
    }
  }

  private async see(): Promise<Seen> {
    return ((await this.api.ask(SEEN, { id: this.id })) as { encounter: Seen }).encounter;
  }

  /** Null where there are none. */
  private async ask(input: object): Promise<unknown> {
    // Not every mutation can be asked of.
    const { body } = await this.api.post({
      query: ODDS,
      variables: { encounterId: this.id, input },
    });
    const { odds } = (body?.data ?? {}) as { odds?: { attacks?: unknown } };
    return odds?.attacks ?? null;
  }

  private async take({ version }: Seen, { id: optionId }: Option, picks: Picks): Promise<void> {
    const input = { encounterId: this.id, version, optionId, ifStillListed: false };
    const chosen = picks.map(({ list: _list, ...pick }) => pick);
    await this.play('takeOption', 'TakeOptionInput', { ...input, picks: chosen });
  }

  private async rewind(toVersion: number, dice: 'KEEP' | 'REDRAW'): Promise<void> {
    const input = { encounterId: this.id, toVersion, dice, reason: 'Another try' };
    await this.play('rewindEncounter', 'RewindEncounterInput', input);
  }

  /** Asked for nothing but whether it was done. */
  private async play(mutation: string, type: string, input: object): Promise<void> {
    const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { ... on UserError { message } } }`;
    const data = (await this.api.ask(query, { input })) as Record<string, { message?: string }>;
    const refused = data[mutation]?.message;
    if (refused !== undefined) throw new Error(`${mutation}: ${refused}`);
  }
}

type Picks = readonly {
  readonly field: string;
  readonly list: boolean;
  readonly combatantIds?: string[];
  readonly hexes?: Hex[];
}[];

function filled({ input }: Option, picks: Picks): object {
  const fields = picks.map(({ field, list, combatantIds, hexes }) => {
    const chosen = combatantIds ?? hexes ?? [];
    return [field, list ? chosen : chosen[0]] as const;
  });
  return { ...input, ...Object.fromEntries(fields) };
}

const idOf = ({ combatants }: Seen, name: string): string =>
  combatants.find((one) => one.name === name)!.id;

/** An action that goes on with its attack, or an attack that is to be met. */
const attackIn = (seen: Seen): Decision | undefined =>
  seen.due.find(({ combatantId, action, options }) =>
    combatantId === idOf(seen, 'Attacker')
      ? action !== null && options.some(({ intent }) => intent === 'ATTACK')
      : options.some(({ intent }) => intent === 'DEFEND'),
  );

/** The attacker's: nothing else can be ended. */
const turnIn = (seen: Seen): Decision | undefined =>
  seen.due.find(
    ({ combatantId, options }) =>
      combatantId === idOf(seen, 'Attacker') && options.some(({ intent }) => intent === 'END'),
  );
