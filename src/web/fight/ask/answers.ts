/** The answers to what a player asks, from what its seat sees: a sentence each. */
import { hexesInWords, wayInWords } from '../../../scene/bearing.ts';
import { distance, type Hex, keyOf, neighbours } from '../../../scene/geometry.ts';
import { percent, rounded } from '../due-now/figures.ts';
import { questionOf } from '../due-now/kinds.ts';
import type { Met, Target } from '../due-now/outlook.ts';
import { beatAt, beatsOf, nowOf } from '../sequence/columns.ts';
import { nameOf } from '../state/names.ts';
import type { Combatant, Decision, Encounter, Followed, Option } from '../state/seen.ts';

export type Answer = readonly string[];

/** Sentences of an answer: the nearest, the next. */
const MAX = 8;

export function actorNow(encounter: Followed): Answer {
  const { phase, round, clock, due } = encounter;
  if (phase === 'ENDED') return ['The fight is over.'];
  const turnOfId = clock?.turnOfId ?? null;
  const asked = due
    .filter(({ required }) => required)
    .map((one) => `${decider(encounter, one)} ${questionOf(one)}.`);
  return [
    ...(asked.length > 0 ? firstOf(asked) : ['No one is asked for anything.']),
    ...(turnOfId ? [`It is the turn of ${nameOf(encounter, turnOfId)}.`] : []),
    ...(phase === 'COMBAT' ? [`Round ${round}${stepInWords(encounter)}.`] : []),
  ];
}

const decider = (encounter: Encounter, { combatantId }: Pick<Decision, 'combatantId'>): string =>
  combatantId ? nameOf(encounter, combatantId) : 'The GM';

function stepInWords({ clock }: Encounter): string {
  if (clock && 'segment' in clock) return `, segment ${clock.segment} of 3`;
  return clock && 'second' in clock && clock.second > 0 ? `, second ${clock.second} of 6` : '';
}

export function whoIsNear({ combatants }: Encounter, me: Combatant | null): Answer {
  if (!me) return ['You have no one on the map.'];
  const others = combatants
    .filter(({ id }) => id !== me.id)
    .toSorted((a, b) => distance(me.position, a.position) - distance(me.position, b.position));
  if (others.length === 0) return ['No one else is in sight.'];
  return [
    `From ${me.name}:`,
    ...firstOf(
      others.map((one) => {
        const side = one.side === me.side ? 'friend' : `foe, ${one.side}`;
        const status = one.status === 'STANDING' ? '' : `, ${one.status.toLowerCase()}`;
        return `${one.name} (${side}${status}): ${wayInWords(me.position, one.position)}.`;
      }),
    ),
  ];
}

export function whatComes(encounter: Encounter): Answer {
  const beats = beatsOf(encounter);
  const entries = encounter.timeline.toSorted(
    (a, b) => beatAt(a.resolves, beats) - beatAt(b.resolves, beats),
  );
  if (entries.length === 0) return ['Nothing is ongoing.'];
  return firstOf(
    entries.map(({ label, ownerId, targetIds, resolves }) => {
      const owner = nameOf(encounter, ownerId);
      const targets = targetIds.map((id) => nameOf(encounter, id)).join(', ');
      const whose = label.includes(owner) ? label : `${owner}: ${label}`;
      const aims = targets === '' || label.includes(targets) ? '' : `, at ${targets}`;
      return `${whenInWords(encounter, resolves)}: ${whose}${aims}.`;
    }),
  );
}

function whenInWords(encounter: Encounter, at: Encounter['timeline'][number]['resolves']): string {
  const beats = beatsOf(encounter);
  const left = beatAt(at, beats) - beatAt(nowOf(encounter), beats);
  const unit = { 1: 'round', 3: 'segment', 6: 'second' }[beats] ?? 'beat';
  const time = left <= 0 ? `This ${unit}` : `In ${left} ${unit}${left === 1 ? '' : 's'}`;
  return at.onTurnOfId ? `${time}, on the turn of ${nameOf(encounter, at.onTurnOfId)}` : time;
}

export function whatIsInReach(encounter: Encounter, decision: Decision | null): Answer {
  if (!decision) return ['You have nothing to decide now.'];
  const me = encounter.combatants.find(({ id }) => id === decision.combatantId) ?? null;
  const targets = [
    ...Map.groupBy(decision.options.filter(isAimed), ({ group }) => group).values(),
  ].map((ways) => `${ways[0]?.label ?? ''}: ${targetsOf(encounter, ways)}.`);
  const sentences = [...moves(encounter, decision, me), ...targets];
  return sentences.length > 0 ? firstOf(sentences) : ['Nothing that you can do needs reach.'];
}

/** How far each move leads, and beside which foes. */
function moves(encounter: Encounter, decision: Decision, me: Combatant | null): Answer {
  if (!me) return [];
  return decision.options
    .filter(({ intent }) => intent === 'MOVE')
    .flatMap(({ label, choices }) => {
      const ids = choices.map(({ area }) => area?.id);
      const hexes = decision.hexSets
        .filter(({ id }) => ids.includes(id))
        .flatMap((set) => set.hexes);
      if (hexes.length === 0) return [];
      const far = Math.max(...hexes.map((hex) => distance(me.position, hex)));
      const beside = foesBeside(encounter, me, new Set(hexes.map(keyOf)));
      return [
        `${label}: up to ${hexesInWords(far)} away${beside.length > 0 ? `; beside ${listOf(beside)}` : ''}.`,
      ];
    });
}

function foesBeside(
  { combatants }: Encounter,
  me: Combatant,
  keys: ReadonlySet<string>,
): readonly string[] {
  const isBeside = (at: Hex): boolean => neighbours(at).some((hex) => keys.has(keyOf(hex)));
  return combatants
    .filter(({ side, position }) => side !== me.side && isBeside(position))
    .map(({ name }) => name);
}

const isAimed = ({ choices }: Option): boolean => choices.some(({ kind }) => kind === 'COMBATANT');

function targetsOf(encounter: Encounter, ways: readonly Option[]): string {
  const ids = new Set(ways.flatMap(({ choices }) => choices.flatMap((one) => one.combatantIds)));
  return ids.size > 0 ? listOf([...ids].map((id) => nameOf(encounter, id))) : 'no one';
}

interface Odds {
  /** What comes of the attack that is met, by option. */
  readonly defenses: ReadonlyMap<string, Met>;
  /** Whom options may be aimed at, by option. */
  readonly targets: ReadonlyMap<string, readonly Target[]>;
}

/** @returns null as long as the odds have not come */
export function odds(
  encounter: Encounter,
  decision: Decision | null,
  { defenses, targets }: Odds,
): Answer | null {
  if (!decision) return ['You have nothing to decide now.'];
  const asked = decision.options.filter((one) => isAimed(one) || one.intent === 'DEFEND');
  if (asked.length > 0 && targets.size === 0 && defenses.size === 0) return null;
  const sentences = decision.options.flatMap(({ id, label }) => {
    const met = defenses.get(id);
    const foesFirst = (targets.get(id) ?? []).toSorted(
      (a, b) => Number(a.friendly ?? false) - Number(b.friendly ?? false),
    );
    const aimed = foesFirst.flatMap(({ combatantId, hitChance, isEstimated, expectedDamage }) =>
      hitChance === null
        ? []
        : [`${nameOf(encounter, combatantId)} ${chance(hitChance, expectedDamage, isEstimated)}`],
    );
    if (met)
      return [`${label}: ${chance(met.hit.value, met.expectedDamage.value, met.isEstimated)}.`];
    return aimed.length > 0 ? [`${label}: ${aimed.slice(0, MAX).join('; ')}.`] : [];
  });
  return sentences.length > 0 ? firstOf(sentences) : ['No option of this decision has odds.'];
}

const chance = (hit: number, damage: number | null, isEstimated: boolean): string =>
  `${isEstimated ? 'about ' : ''}${percent(hit)} to hit${damage === null ? '' : `, ${rounded(damage)} damage on average`}`;

const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat('en').format(firstOf(names));

function firstOf(all: readonly string[]): Answer {
  const rest = all.length - MAX;
  return rest > 0 ? [...all.slice(0, MAX), `${rest} more`] : all;
}
