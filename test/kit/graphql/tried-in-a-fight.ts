/** What the attacks of a creature on another would do, asked of a real encounter as any client could. */
import {
  AddCombatantsDocument,
  type CreateEncounterInput,
  RewindEncounterDocument,
  RollInitiativeDocument,
  TakeOptionDocument,
} from '../../../src/client/index.ts';
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
    readonly area: { readonly hexes: readonly Hex[] } | null;
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

const SEEN = `query ($id: ID!) { encounter(id: $id) {
  version round combatants { id name }
  due: awaiting(required: true) { combatantId action subjectId options {
    id intent label mutation input choices { field list min combatantIds area { hexes { q r } } }
  } }
} }`;

const FRACTION = '{ numerator denominator }';
const TERMS = '{ label value dice rule }';
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
      await this.api.play(RollInitiativeDocument, { encounterId });
      if (roll === 20 || turnIn(await this.see())) return;
      await this.rewind(version, 'REDRAW');
    }
  }

  private async oddsOf(label: string): Promise<unknown> {
    const seen = await this.see();
    const option = turnIn(seen)!.options.find((one) => one.label === label)!;
    const picks = this.picksOf(option, idOf(seen, 'Target'));
    if (!picks) return null;
    const odds = await this.ask({ [option.mutation]: filled(option, picks) });
    if (odds) return odds;
    await this.take(seen, option, picks);
    let query: object | null = null;
    await this.idleUntil((now) => (query = this.queryIn(now)) !== null);
    return query && this.ask(query);
  }

  /** An action that goes on with its attack, or an attack that is to be met. */
  private queryIn(seen: Seen): object | null {
    const [attacker, target] = [idOf(seen, 'Attacker'), idOf(seen, 'Target')];
    for (const { combatantId, action, subjectId, options } of seen.due) {
      const attack = options.find(({ intent }) => intent === 'ATTACK');
      const picks = attack && this.picksOf(attack, target);
      if (combatantId === attacker && action !== null && picks)
        return { [attack.mutation]: filled(attack, picks) };
      if (combatantId === target && options.some(({ intent }) => intent === 'DEFEND'))
        return { attackId: subjectId };
    }
    return null;
  }

  /** The target for each choice that must be made; null where it cannot be chosen. */
  private picksOf({ choices }: Option, target: string): Picks | null {
    const needed = choices.filter(({ min }) => min > 0);
    const picks = needed.map(({ field, list, min, combatantIds, area }) => {
      const { q, r } = this.place;
      if (combatantIds.includes(target))
        return { field, list, combatantIds: Array<string>(min).fill(target) };
      const isThere = area?.hexes.some((hex) => hex.q === q && hex.r === r) ?? false;
      return isThere ? { field, list, hexes: Array<Hex>(min).fill(this.place) } : null;
    });
    return picks.every((pick) => pick !== null) ? picks : null;
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
    await this.api.play(TakeOptionDocument, { ...input, picks: chosen });
  }

  private async rewind(toVersion: number, dice: 'KEEP' | 'REDRAW'): Promise<void> {
    const input = { encounterId: this.id, toVersion, dice, reason: 'Another try' };
    await this.api.play(RewindEncounterDocument, input);
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

/** The attacker's: nothing else can be ended. */
const turnIn = (seen: Seen): Decision | undefined =>
  seen.due.find(
    ({ combatantId, options }) =>
      combatantId === idOf(seen, 'Attacker') && options.some(({ intent }) => intent === 'END'),
  );
