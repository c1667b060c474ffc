/** What a policy sees: no more than a player of its combatants does. */
import type { Actor } from '../command/actor.ts';
import type { AttackOdds, DefenseOdds, Fraction, OddsQuery } from '../odds/odds.ts';
import type { Ruleset, RulesetTypes } from '../ruleset/ruleset.ts';
import { seatOdds } from '../ruleset/seat-odds.ts';
import {
  type ExpectedHit,
  type Fighter,
  free,
  type Impending,
  type Price,
  type Prospect,
  type Tactics,
  unjudged,
} from '../ruleset/tactics.ts';
import type { WithHidden, HiddenCombatant } from '../roster/hidden.ts';
import type { WithFreeActions } from '../table/free-actions.ts';
import type { AnyCombatant, WithCombatants } from '../table/state.ts';
import { type Battlefield, withoutSecrets } from '../values/battlefield.ts';
import type { Hex } from '../values/hex.ts';
import type { CombatantId, RuleId } from '../values/ids.ts';
import { only, own } from '../values/record.ts';
import { remembered } from '../values/remembered.ts';
import { foeNumbersOf } from '../views/foe-numbers.ts';

export interface Outlook<T extends RulesetTypes> {
  /**
   * The state as the seat supposes it, a function of what it may know; null of a ruleset that can
   * suppose none. It may be played on with: all its combatants are there to be asked.
   */
  readonly supposed: T['state'] | null;
  readonly fighters: readonly Fighter[];
  /** What strikes a place later, without anybody doing more for it. */
  impending(): readonly Impending[];
  nameOf(id: CombatantId): string;
  /** Whether its sheet is no more than supposed, so that anything said of it may be wrong. */
  isSupposed(id: CombatantId): boolean;
  /** Also of those who do not fight any more. */
  sideOf(id: CombatantId): string | null;
  prospect(command: T['command']): Prospect;
  price(command: T['command']): Price;
  /** What bars ways on it. */
  readonly ground: Pick<Battlefield, 'obstacles' | 'walls'>;
  /** Whether anything can be judged of commands of this type at all. */
  judges(type: string): boolean;
  sight(from: Hex, to: Hex): Sight;
  /** All of it as text, from which a policy takes its chance. */
  text(): string;
}

export interface Sight {
  readonly clear: boolean;
  readonly covered: boolean;
  readonly rule: RuleId | null;
}

type Table = WithCombatants & WithHidden<HiddenCombatant> & WithFreeActions;

interface WithGround {
  readonly battlefield: Battlefield;
}

const groundOf = (state: unknown): Battlefield => (state as WithGround).battlefield;

/** What a combatant sees who plays these combatants, and they alone. */
export function outlookOf<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  combatants: readonly CombatantId[],
): Outlook<T> {
  const actor: Actor = { kind: 'PLAYER', combatants };
  const { tactics } = ruleset;
  if (!tactics) return plainOutlook(ruleset, state, actor);
  const shown = {
    ...(state as Table),
    ...{ hidden: {}, playedByComputer: {} },
    battlefield: suspected(groundOf(state)),
    // What others did for free is theirs to know.
    costless: only((state as Table).costless, combatants),
  };
  const isOther = (id: CombatantId): boolean => !combatants.includes(id);
  const foeNumbers = foeNumbersOf(state as Parameters<typeof foeNumbersOf>[0]);
  const supposed = tactics.suppose(shown, isOther, foeNumbers);
  const isSupposed = foeNumbers === 'EXACT' ? isNone : isOther;
  return { ...outlookOn(ruleset, tactics, supposed), isSupposed };
}

/** T-09: the ground without what players take for a wall; the same object where there is none of it. */
const suspected = remembered((ground: Battlefield): Battlefield => withoutSecrets(ground));

const isNone = (): boolean => false;

/** A supposed state is seen as it is: for who plays on in it, on whatever side. */
function outlookOn<T extends RulesetTypes>(
  { queries }: Ruleset<T>,
  tactics: Tactics<T['state'], T['command']>,
  supposed: T['state'],
): Outlook<T> {
  const people = (supposed as Table).combatants;
  return {
    supposed,
    fighters: tactics.fighters(supposed),
    impending: () => tactics.impending?.(supposed) ?? [],
    nameOf: (id) => own<AnyCombatant>(people, id)?.name ?? id,
    isSupposed: isNone,
    sideOf: (id) => own<AnyCombatant>(people, id)?.side ?? null,
    prospect: (command) => tactics.prospect(supposed, command),
    price: (command) => tactics.price(supposed, command),
    ground: groundOf(supposed),
    judges: (type) => tactics.judges(type),
    sight: (from, to) => queries.lineOfSight(supposed, from, to),
    text: () => JSON.stringify(supposed),
  };
}

/** What everyone sees in a fight that is played on in a simulation; null without tactics. */
export const imagined = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  supposed: T['state'],
): Outlook<T> | null => (ruleset.tactics ? outlookOn(ruleset, ruleset.tactics, supposed) : null);

/** Of a ruleset without tactics: what the view shows, and what the odds say that the seat is given. */
function plainOutlook<T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  state: T['state'],
  actor: Actor,
): Outlook<T> {
  const { queries } = ruleset;
  const view = queries.view(state, actor);
  const ask = (query: OddsQuery<T['command']>): readonly AttackOdds[] => {
    const answer = seatOdds(ruleset, state, query, actor);
    return answer.ok ? answer.value.attacks : [];
  };
  return {
    supposed: null,
    impending: () => [],
    fighters: view.combatants
      .filter(({ status, hidden }) => status === 'STANDING' && !hidden)
      .map(({ id, side, position, vitals: [health] }) => ({
        ...{ id, side, position, height: 0, reach: { least: 0, most: 1 } },
        health: Math.max(health?.share ?? 1, 1 / 100),
        maxHealth: 1,
      })),
    nameOf: (id) => view.combatants.find((one) => one.id === id)?.name ?? id,
    isSupposed: isNone,
    sideOf: (id) => view.combatants.find((one) => one.id === id)?.side ?? null,
    prospect: (command) => prospectByOdds(ruleset, command, ask),
    price: () => free,
    ground: groundOf(state),
    judges: () => true,
    sight: (from, to) => queries.lineOfSight(state, from, to),
    text: () => JSON.stringify(view),
  };
}

type Ask<Command> = (query: OddsQuery<Command>) => readonly AttackOdds[];

/** What a command is for, as far as the odds and its own fields tell. */
function prospectByOdds<T extends RulesetTypes>(
  { schemas }: Ruleset<T>,
  command: T['command'],
  ask: Ask<T['command']>,
): Prospect {
  if (schemas.attackCommands.includes(command.type)) {
    const attacks = ask({ of: 'COMMAND', command });
    if (attacks.length > 0) return { kind: 'STRIKE', blows: attacks.map(blowAtBest) };
  }
  const { attackId, defense } = command as { attackId?: unknown; defense?: unknown };
  if (typeof attackId !== 'string') return unjudged;
  const [attack] = ask({ of: 'ATTACK', attackId });
  const met = attack?.perDefense.find((way) => way.defense === defense);
  return attack && met ? { kind: 'MEET', blow: blowOf(attack, met) } : unjudged;
}

/** As the target meets it best. */
function blowAtBest(attack: AttackOdds): ExpectedHit {
  const blows = attack.perDefense.map((met) => blowOf(attack, met));
  return blows.reduce((least, blow) => (blow.damage < least.damage ? blow : least));
}

/** Without tactics no one knows how much the target has; one blow in four is taken to be enough. */
const blowOf = ({ targetId, arrives }: AttackOdds, met: DefenseOdds): ExpectedHit => ({
  targetId,
  hit: toNumber(met.hit),
  damage: toNumber(met.hit) / 4,
  downs: toNumber(met.downs),
  hindrance: 0,
  after: arrives === 'NOW' ? 0 : 1,
  rule: met.attackTerms[0]?.rule ?? '',
});

const toNumber = ({ numerator, denominator }: Fraction): number =>
  Number(numerator) / Number(denominator);
