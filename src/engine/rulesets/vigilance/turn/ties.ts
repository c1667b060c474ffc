import { planUnless } from '../../../core/command/handler.ts';
import { firstRefusal, type Rejection, illegal } from '../../../core/command/rejection.ts';
import type { Dice, RollOf } from '../../../core/values/dice.ts';
import type { CombatantId } from '../../../core/values/ids.ts';
import { rollCheck, checkPool } from '../stats/rolls.ts';
import type { CommandOf } from '../model/commands.ts';
import type { CombatantRoll } from '../../../core/views/shared-events.ts';
import { refuseAbsent } from '../../../core/table/guards.ts';
import { byScore } from '../../../core/table/beginning.ts';
import type { Handler, EventRecorder } from '../model/handler.ts';
import { combatantOf, isCharacter } from '../model/lookup.ts';
import { refuseEnded, openTie } from '../model/phase.ts';
import type { Tie, State } from '../model/state.ts';

type OrderTie = Extract<Tie, { kind: 'ORDER' }>;

/** VIG-28: characters that tie among themselves; one alone ties with no one. */
export const orderTie = (members: readonly CombatantId[]): readonly OrderTie[] =>
  members.length > 1 ? [{ kind: 'ORDER', members, asking: members, proposal: null }] : [];

type SettleTie = CommandOf<'SettleTie'>;

export const settleTie: Handler<SettleTie> = {
  judge: (state, command) => {
    const refusal = firstRefusal([
      () => refuseEnded(state),
      () => refuseAbsent(state, command.combatantId),
      () => refuseAnswer(state, command),
    ]);
    return planUnless(refusal, command);
  },
  apply: ({ combatantId, answer, order }, recorder, dice) => {
    recorder.emit({ type: 'TieAnswered', combatantId, answer, order });
    settle(recorder, answer, dice);
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
      ? illegal('VIG-28', 'Only an agreement names an order', 'leave it out')
      : null;
  return tie.kind === 'ORDER' ? refuseOrder(tie, order) : null;
}

function refuseOrder(
  { members, proposal }: OrderTie,
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
function settle(recorder: EventRecorder, answer: SettleTie['answer'], dice: Dice): void {
  const { phase } = recorder.state;
  const tie = phase.kind === 'COMBAT' ? phase.ties[0] : undefined;
  if (!tie || tie.asking.length > 0) return;
  if (tie.kind === 'PRECEDENCE') {
    const { first, declined, creatures } = tie;
    const ties = [...orderTie(first), ...orderTie(declined)];
    recorder.emit({
      type: 'TieSettled',
      order: [...first, ...creatures, ...declined],
      rolls: [],
      ties,
    });
  } else if (answer === 'ROLL') {
    const rolls: CombatantRoll[] = [];
    const order = rollOff(tie.members, (group, of) => {
      const rolled = group.map((id) => rollDexterity(recorder.state, id, dice, of));
      rolls.push(...rolled);
      return rolled;
    });
    recorder.emit({ type: 'TieSettled', order, rolls, ties: [] });
  } else recorder.emit({ type: 'TieSettled', order: tie.proposal ?? [], rolls: [], ties: [] });
}

/** VIG-28: the one who was to answer last is gone, and what the others have said stands. */
export function settleTieWithout(recorder: EventRecorder, dice: Dice): void {
  settle(recorder, 'AGREE', dice);
}

/** How often equals roll again before they keep the order in which they were added. */
const MAX_ROLLS = 100;

/** VIG-28: higher totals first; those that are equal roll again among themselves. */
function rollOff(
  group: readonly CombatantId[],
  roll: (group: readonly CombatantId[], of: DexterityOf) => readonly CombatantRoll[],
  depth = 1,
): readonly CombatantId[] {
  if (group.length === 1 || depth > MAX_ROLLS) return group;
  const of: DexterityOf = depth === 1 ? first : { ...first, follows: { tied: group } };
  return byScore(roll(group, of), (one) => one.roll.total).flatMap((equals) =>
    rollOff(
      equals.map(({ combatantId }) => combatantId),
      roll,
      depth + 1,
    ),
  );
}

type DexterityOf = Omit<RollOf, 'combatantId'>;
const first: DexterityOf = { purpose: 'TIE', rule: 'VIG-28' };

function rollDexterity(
  state: State,
  combatantId: CombatantId,
  dice: Dice,
  of: DexterityOf,
): CombatantRoll {
  const combatant = combatantOf(state, combatantId);
  if (!isCharacter(combatant)) throw new Error(`'${combatantId}' does not roll.`);
  const pool = checkPool(state, combatant, 'DEXTERITY');
  return { combatantId, roll: rollCheck(dice, pool, { combatantId, ...of }) };
}
