import type { Dice } from '../../core/values/dice.ts';
import type { CombatantId } from '../../core/values/ids.ts';
import { firstRefusal, illegal, notFound, type Rejection } from '../../core/command/rejection.ts';
import type { CommandOf } from './commands.ts';
import type { TieRoll } from './events.ts';
import type { Handler } from './handler.ts';
import { combatantOf, effectsOn, findCombatant } from './lookup.ts';
import type { EventRecorder } from './log.ts';
import { checkPool, isCharacter, plain, rollCheck } from './rolls.ts';
import { refuseEnded } from './setup.ts';
import { fightingSides } from './sides.ts';
import type { Combatant, State, Tie } from './state.ts';

/** VIG-26 to 29: sets the order by vigilance. Nothing is rolled but ties. */
export const rollInitiative: Handler<CommandOf<'RollInitiative'>> = {
  refuse: (state, { ambushedIds }) =>
    firstRefusal([
      () => refuseEnded(state),
      () =>
        state.phase.kind === 'COMBAT'
          ? illegal('VIG-29', 'The order is set once, as the fight starts', 'play on in it')
          : null,
      () =>
        fightingSides(state).length < 2
          ? illegal('VIG-26', 'A fight needs combatants on at least two sides', 'add some first')
          : null,
      () => {
        const unknown = ambushedIds.find((id) => !findCombatant(state, id));
        return unknown === undefined ? null : notFound('combatant', unknown);
      },
    ]),
  carryOut: (log, { ambushedIds }) => {
    const combatants = Object.values(log.state.combatants);
    const values = combatants.map((combatant) => vigilanceOf(log.state, combatant));
    const groups = [...new Set(values)]
      .sort((a, b) => b - a)
      .map((value) => combatants.filter((_, i) => values[i] === value));
    log.emit({
      type: 'VigilanceCompared',
      order: groups.flatMap(inOrder).map(({ id }) => id),
      ties: groups.flatMap(tiesOf),
      ambushedIds,
    });
  },
};

/** VIG-27: with what counters add. */
export const vigilanceOf = (state: State, combatant: Combatant): number =>
  effectsOn(state, combatant).reduce(
    (sum, { count, effect }) =>
      effect.type === 'VIGILANCE' ? sum + count * effect.perCounter : sum,
    combatant.vigilance,
  );

const charactersIn = (group: readonly Combatant[]) => group.filter(isCharacter);
const creaturesIn = (group: readonly Combatant[]) =>
  group.filter((combatant) => !isCharacter(combatant));

/** VIG-28, until someone decides otherwise. */
const inOrder = (group: readonly Combatant[]): readonly Combatant[] => [
  ...charactersIn(group),
  ...creaturesIn(group),
];

/** VIG-28: what of a group of equals is to be settled. */
function tiesOf(group: readonly Combatant[]): readonly Tie[] {
  const characters = charactersIn(group).map(({ id }) => id);
  const creatures = creaturesIn(group).map(({ id }) => id);
  if (characters.length === 0 || group.length === 1) return [];
  if (creatures.length === 0) return orderTie(characters);
  return [{ kind: 'PRECEDENCE', asking: characters, first: [], declined: [], creatures }];
}

const orderTie = (members: readonly CombatantId[]): readonly Tie[] =>
  members.length > 1 ? [{ kind: 'ORDER', members, asking: members, proposal: null }] : [];

/** VIG-28: the tie to be settled now, and who has to say something about it. */
export function openTie(state: State): { readonly tie: Tie; readonly asked: CombatantId } | null {
  if (state.phase.kind !== 'COMBAT') return null;
  const [tie] = state.phase.ties;
  const asked = tie?.asking[0];
  return tie && asked !== undefined ? { tie, asked } : null;
}

export function refuseOpenTie(state: State): Rejection | null {
  const open = openTie(state);
  return open
    ? illegal(
        'VIG-28',
        'A tie of vigilance is open',
        `first ${combatantOf(state, open.asked).name} has to settle it`,
      )
    : null;
}

type SettleTie = CommandOf<'SettleTie'>;

export const settleTie: Handler<SettleTie> = {
  refuse: (state, command) =>
    firstRefusal([
      () => refuseEnded(state),
      () =>
        findCombatant(state, command.combatantId)
          ? null
          : notFound('combatant', command.combatantId),
      () => refuseAnswer(state, command),
    ]),
  carryOut: (log, { combatantId, answer, order }, dice) => {
    const open = openTie(log.state);
    log.emit({ type: 'TieAnswered', combatantId, answer, order });
    if (open) settle(log, answer, dice);
  },
};

function refuseAnswer(state: State, { combatantId, answer, order }: SettleTie): Rejection | null {
  const open = openTie(state);
  const { name } = combatantOf(state, combatantId);
  if (open?.asked !== combatantId)
    return illegal('VIG-28', `${name} has no tie of vigilance to settle now`, 'wait to be asked');
  const { tie } = open;
  const isPrecedence = answer === 'FIRST' || answer === 'DECLINE';
  if ((tie.kind === 'PRECEDENCE') !== isPrecedence)
    return illegal(
      'VIG-28',
      'This does not settle the tie',
      tie.kind === 'PRECEDENCE'
        ? `${name} goes first, or declines`
        : `${name} agrees on an order with the others, or they roll`,
    );
  if (answer !== 'AGREE')
    return order.length > 0
      ? illegal('VIG-28', 'Only who agrees names an order', 'leave it out')
      : null;
  return tie.kind === 'ORDER' ? refuseOrder(tie, order) : null;
}

function refuseOrder(
  { members, proposal }: Extract<Tie, { kind: 'ORDER' }>,
  order: readonly CombatantId[],
): Rejection | null {
  const same = (a: readonly CombatantId[], b: readonly CombatantId[]) =>
    a.length === b.length && a.every((id, i) => id === b[i]);
  if (!same([...order].sort(), [...members].sort()))
    return illegal('VIG-28', 'This order leaves someone out', 'name each of those who tie once', {
      members,
    });
  return proposal && !same(order, proposal)
    ? illegal('VIG-28', 'Another order has been proposed', 'agree to that, or roll', { proposal })
    : null;
}

/** VIG-28: what follows when the last one has answered, or someone wants to roll. */
function settle(log: EventRecorder, answer: SettleTie['answer'], dice: Dice): void {
  const { phase } = log.state;
  const tie = phase.kind === 'COMBAT' ? phase.ties[0] : undefined;
  if (!tie || tie.asking.length > 0) return;
  if (tie.kind === 'PRECEDENCE') {
    const { first, declined, creatures } = tie;
    const ties = [...orderTie(first), ...orderTie(declined)];
    log.emit({ type: 'TieSettled', order: [...first, ...creatures, ...declined], rolls: [], ties });
  } else if (answer === 'ROLL') {
    const rolls: (readonly TieRoll[])[] = [];
    const order = rollOff(tie.members, (group) => {
      const rolled = group.map((id) => rollDexterity(log.state, id, dice));
      rolls.push(rolled);
      return rolled;
    });
    log.emit({ type: 'TieSettled', order, rolls, ties: [] });
  } else log.emit({ type: 'TieSettled', order: tie.proposal ?? [], rolls: [], ties: [] });
}

/** VIG-28: whoever was to answer last is gone, and what the others have said stands. */
export function settleWithout(log: EventRecorder, dice: Dice): void {
  settle(log, 'AGREE', dice);
}

/** How often equals roll again before they keep the order in which they were added. */
const MAX_ROLLS = 100;

/** VIG-28: higher totals first; those that are equal roll again among themselves. */
function rollOff(
  group: readonly CombatantId[],
  roll: (group: readonly CombatantId[]) => readonly TieRoll[],
  depth = 1,
): readonly CombatantId[] {
  if (group.length === 1 || depth > MAX_ROLLS) return group;
  const rolled = roll(group);
  const totals = [...new Set(rolled.map(({ roll: { total } }) => total))].sort((a, b) => b - a);
  return totals.flatMap((total) => {
    const equals = rolled.filter(({ roll: score }) => score.total === total);
    return rollOff(
      equals.map(({ combatantId }) => combatantId),
      roll,
      depth + 1,
    );
  });
}

function rollDexterity(state: State, combatantId: CombatantId, dice: Dice): TieRoll {
  const combatant = combatantOf(state, combatantId);
  if (!isCharacter(combatant)) throw new Error(`'${combatantId}' does not roll.`);
  return { combatantId, roll: rollCheck(dice, checkPool(state, combatant, 'dexterity', plain)) };
}
