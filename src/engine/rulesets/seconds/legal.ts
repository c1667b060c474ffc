import { type Actor, plays } from '../../core/command/actor.ts';
import { rulingOptions } from '../../core/roster/adjudication.ts';
import type { Decision, Option } from '../../core/decision/decision.ts';
import { revealOption, rosterOptions } from '../../core/roster/roster-commands.ts';
import { allHidden } from '../../core/roster/hidden.ts';
import { isFree } from './budget.ts';
import { bearable, conditions, conditionsOf } from './conditions.ts';
import { vetoAction } from './declare.ts';
import { openAttack, tryCatch } from './defend.ts';
import { takeRest } from './healing.ts';
import { rollInitiative } from './initiative.ts';
import {
  allowed,
  anyOf,
  merge,
  data,
  decision,
  type Findings,
  judged,
  nothing,
  oneCombatant,
  option,
  text,
} from './legal/build.ts';
import { defenseDecision } from './legal/defense.ts';
import { targetDecision } from './legal/target.ts';
import { delayedTurnDecisions, turnDecision } from './legal/turn.ts';
import { combatantOf, currentTurn, isConscious, knownActions } from './lookup.ts';
import { revealCombatants } from './roster.ts';
import type { Combatant, State } from './state.ts';

/**
 * Whose decisions are due (`required`) or possible, with every legal option. An option that the
 * actor may not take is not shown to them, but whose decision is due is known to the whole table.
 */
export function legal(state: State, actor: Actor): readonly Decision[] {
  return decisions(state).flatMap((decision) => {
    const own =
      decision.combatantId === null ? actor.kind === 'GM' : plays(actor, decision.combatantId);
    if (own) return [decision];
    return decision.required ? [{ ...decision, options: [], refusals: [] }] : [];
  });
}

function decisions(state: State): readonly Decision[] {
  const everyone = Object.values(state.combatants);
  switch (state.phase.kind) {
    case 'SETUP':
      return [
        setupDecision(state),
        ...everyone.map((combatant) => restDecision(state, combatant)),
        ...everyone.filter(isConscious).map(yieldDecision),
        tableDecision(state),
      ];
    case 'COMBAT':
      return [
        ...fightDecisions(state),
        ...everyone.filter(isConscious).map((combatant) => catchDecision(state, combatant)),
        ...everyone.filter(isConscious).map(yieldDecision),
        tableDecision(state),
      ];
    case 'ENDED':
      return [];
  }
}

/** What a fight waits for: a defence, a target, the next action, or a delayed turn. */
function fightDecisions(state: State): readonly Decision[] {
  const attack = openAttack(state);
  if (attack) return [defenseDecision(state, attack)];
  const turn = currentTurn(state);
  const due =
    turn && (turn.stage === 'AIMING' ? targetDecision(state, turn) : turnDecision(state, turn));
  return [...(due ? [due] : []), ...delayedTurnDecisions(state)];
}

function setupDecision(state: State): Decision {
  const command = { type: 'RollInitiative' as const };
  return decision(
    { kind: 'SETUP', required: true },
    judged(option('Roll initiative', command), rollInitiative.refuse(state, command)),
  );
}

/** SEC-54. */
function restDecision(state: State, { id: combatantId }: Combatant): Decision {
  const rests = [
    { rest: 'SLEEP', label: 'A day with a night of sleep' },
    { rest: 'BED', label: 'A day in bed' },
  ] as const;
  return decision(
    { kind: 'REST', combatantId, required: false },
    merge(
      ...rests.map(({ rest, label }) => {
        const command = { type: 'TakeRest' as const, combatantId, rest };
        return judged(option(label, command), takeRest.refuse(state, command));
      }),
    ),
  );
}

/** SEC-55. */
function catchDecision(state: State, { id: combatantId }: Combatant): Decision {
  const catches = [
    { catches: 'OBJECT', label: 'Catch what is dropped or thrown' },
    { catches: 'SELF', label: 'Catch oneself in a fall' },
  ] as const;
  return decision(
    { kind: 'CATCH', combatantId, required: false },
    merge(
      ...catches.map(({ catches: what, label }) => {
        const command = { type: 'TryCatch' as const, combatantId, catches: what };
        const cost = [{ resource: 'DODGE', amount: 1 }];
        return judged(option(label, command, [], cost), tryCatch.refuse(state, command));
      }),
    ),
  );
}

/** To stop fighting, or to take it up again. */
function yieldDecision({ id, status }: Combatant): Decision {
  const yields = status.kind === 'STANDING';
  const command = { type: 'YieldFight', combatantId: id, yields };
  return decision(
    { kind: 'YIELD', combatantId: id, required: false },
    allowed(option(yields ? 'Yield' : 'Fight on', command)),
  );
}

/** What the GM may do at any time. */
function tableDecision(state: State): Decision {
  const ids = Object.keys(state.combatants);
  const places = state.phase.kind === 'COMBAT' ? state.phase.order.length : 0;
  return decision(
    { kind: 'TABLE', required: false },
    merge(
      allowed(
        ...rosterOptions(state, state.phase.kind !== 'SETUP'),
        ...rulingOptions(ids, places),
        ...conditionOptions(state, ids),
        option('Define actions', { type: 'DefineActions' }, [data('actions', 0)]),
        option('Set the battlefield', { type: 'SetBattlefield' }, [
          data('obstacles', 0, 5000),
          data('concealing', 0, 5000),
          data('dark', 0, 5000),
        ]),
        option('End the encounter', { type: 'EndEncounter' }),
      ),
      revealFindings(state),
      contestFindings(state),
      vetoFindings(state),
    ),
  );
}

/** SEC-34, 53: everyone may be ruled to be in a condition, or no longer in one that they are in. */
function conditionOptions({ combatants }: State, ids: readonly string[]): readonly Option[] {
  if (ids.length === 0) return [];
  const type = 'Adjudicate';
  const inflicting = conditions.flatMap(({ key, name }) =>
    key in bearable
      ? [
          option(`Rule that someone is ${name}`, { type, inflict: [{ condition: key }] }, [
            oneCombatant('targetId', ids),
            text('reason'),
          ]),
        ]
      : [],
  );
  const lifting = Object.values(combatants).flatMap((combatant) =>
    conditionsOf(combatant).flatMap(({ key, name }) =>
      key in bearable
        ? [
            option(
              `${combatant.name}: end ${name}`,
              { type, targetId: combatant.id, lift: [key] },
              [text('reason')],
            ),
          ]
        : [],
    ),
  );
  return [...inflicting, ...lifting];
}

/** Who is hidden can come to the table where no obstacle is by now. */
const revealFindings = (state: State): Findings =>
  merge(
    ...allHidden(state).map(({ combatant: { id, name } }) => {
      const command = { type: 'RevealCombatants' as const, combatantIds: [id], positions: [] };
      return judged(revealOption(id, name), revealCombatants.refuse(state, command));
    }),
  );

/** SEC-05. */
function contestFindings({ combatants }: State): Findings {
  const ids = Object.keys(combatants);
  if (ids.length < 2) return nothing;
  const contestants = { ...anyOf('COMBATANT', 'contestantIds', ids, ids.length), min: 2 };
  return allowed(option('Who comes first?', { type: 'RollContest' }, [contestants]));
}

/** SEC-31: what takes no time is within reason, or it is not. */
function vetoFindings(state: State): Findings {
  const turn = currentTurn(state);
  if (!turn) return nothing;
  const owner = combatantOf(state, turn.combatantId);
  return merge(
    ...knownActions(state, owner)
      .filter((action) => isFree(owner, action))
      .map(({ key, name }) => {
        const command = { type: 'VetoAction' as const, action: key };
        const label = `${owner.name}: no more of ${name} in this turn`;
        return judged(option(label, command), vetoAction.refuse(state, command));
      }),
  );
}
