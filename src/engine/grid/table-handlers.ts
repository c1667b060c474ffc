/** The commands of the table that every ruleset has, for one that adds nothing of its own to them. */
import type * as z from 'zod';
import { catalogueOf } from '../core/catalogue/catalogue.ts';
import { defineActionsHandler } from '../core/catalogue/handler.ts';
import {
  firstRefusal,
  illegalUnless,
  notFound,
  type Rejection,
} from '../core/command/rejection.ts';
import { adjudicateHandler } from '../core/roster/adjudicate.ts';
import { refuseAbove, type Ruling } from '../core/roster/adjudication.ts';
import { playerHandler } from '../core/orders/standing-orders.ts';
import { rosterHandlers } from '../core/roster/handlers.ts';
import type { WithPlayedBy } from '../core/roster/played-by.ts';
import { sheetBy } from '../core/roster/sheets.ts';
import { beginningBy } from '../core/table/beginning.ts';
import { conclusionBy } from '../core/table/conclusion.ts';
import { type FightingStatus, yieldHandler } from '../core/table/ending.ts';
import { phaseGuards, refuseAbsent } from '../core/table/guards.ts';
import {
  type AnyCombatant,
  type CombatantIn,
  everyone,
  type WithCombatants,
  type WithPhase,
} from '../core/table/state.ts';
import type { WithFreeActions } from '../core/table/free-actions.ts';
import { newcomerSchemaOf } from '../core/table/state-schema.ts';
import { updateEncounterHandler } from '../core/table/update-encounter.ts';
import type { Battlefield } from '../core/values/battlefield.ts';
import type { CombatantId, RuleId } from '../core/values/ids.ts';
import { sidesOf } from '../core/views/outcome.ts';
import { type Hex, sameHex } from './hex.ts';
import { setBattlefieldHandler } from './set-battlefield.ts';

interface Keyed {
  readonly key: string;
}

interface TableState<Action extends Keyed>
  extends WithCombatants, WithPhase, WithPlayedBy, WithFreeActions {
  readonly settings: object;
  readonly actions: Readonly<Record<string, Action>>;
  readonly hidden: Readonly<
    Record<CombatantId, { readonly combatant: AnyCombatant; readonly actions: readonly Action[] }>
  >;
  readonly battlefield: Battlefield;
}

interface Recorder<State> {
  readonly state: State;
  emit(event: { readonly type: string }): void;
}

/** The rules of the rulebook, by what they forbid. */
interface Citations {
  /** Anything more once the encounter has ended. */
  readonly ended: RuleId;
  /** To begin without two sides, and twice; a new sheet while a fight is on. */
  readonly sides: RuleId;
  readonly order: RuleId;
  /** To stand in an obstacle. */
  readonly ground: RuleId;
  /** To yield when down, and twice. */
  readonly down: RuleId;
  readonly yielding: RuleId;
}

interface TableRules<State extends WithCombatants, Action> {
  readonly rules: Citations;
  readonly sheet: z.ZodObject;
  readonly creatures: readonly { readonly key: string; readonly name: string }[];
  /** What every encounter has, by key. */
  readonly actions: Readonly<Record<string, Action>>;
  status(combatant: CombatantIn<State>): FightingStatus;
  /** The most that a ruling can set each figure to. */
  most(combatant: CombatantIn<State>): Readonly<Record<string, number>>;
}

interface Adjudicate extends Ruling {
  readonly targetId: CombatantId;
  readonly reason: string;
  readonly position: Hex | null;
  readonly inflict: readonly { readonly condition: string }[];
  readonly figures: Readonly<Record<string, number | null>> | null;
}

interface RosterOf<State extends TableState<Keyed>> {
  readonly state: State;
  readonly recorder: Recorder<State>;
  readonly hidden: State['hidden'][CombatantId];
  readonly sheet: object;
  readonly creature: { readonly key: string; readonly name: string };
}

/** Whoever is down stands in the way as anybody does, and there are no conditions. */
export function tableHandlers<State extends TableState<Action>, Action extends Keyed>(
  own: TableRules<State, Action>,
) {
  const { rules, creatures, actions } = own;
  const { refuseEnded, refuseOutOfFight } = phaseGuards({
    ended: rules.ended,
    begins: rules.order,
  });
  const catalogue = catalogueOf<State, Action>({ actions });
  const stands = (combatant: CombatantIn<State>) => own.status(combatant) === 'STANDING';
  const fightingSides = (state: State) => sidesOf(everyone(state).filter(stands));
  const conclusion = conclusionBy<State>({
    rule: rules.ended,
    fightingSides,
    couldStillChange: () => false,
  });
  const sheetFields = newcomerSchemaOf(own.sheet).shape;
  /** All that is not on the sheet lasts. */
  const asHidden = (combatant: CombatantIn<State>) => {
    const part = (ofSheet: boolean) =>
      Object.fromEntries(
        Object.entries(combatant).filter(([field]) => field in sheetFields === ofSheet),
      );
    return { combatant: part(true), was: part(false) } as unknown as RosterOf<State>['hidden'];
  };
  const refusePlace = ({ battlefield }: State, hex: Hex): Rejection | null =>
    illegalUnless(
      !battlefield.obstacles.some((obstacle) => sameHex(obstacle, hex)),
      rules.ground,
      'Somebody would stand in an obstacle',
      'choose a free hex',
    );
  return {
    catalogue,
    stands,
    fightingSides,
    refuseBeginning: beginningBy<State>({
      ...{ refuseEnded, fightingSides, once: rules.order, sides: rules.sides },
    }),
    /** It takes somebody who is there, and a fight that is on. */
    refuseOutOfFight: (state: State, id: CombatantId): Rejection | null =>
      firstRefusal([() => refuseAbsent(state, id), () => refuseOutOfFight(state)]),
    handlers: {
      ...rosterHandlers<RosterOf<State>>({
        ...{ creatures, catalogue, refuseEnded, refusePlace, sheetsStay: rules.order },
        sheetOf: sheetBy(own.sheet),
        isConscious: () => true,
        asHidden,
      }),
      Adjudicate: adjudicateHandler<State, Recorder<State>, Adjudicate>({
        refuseEnded,
        guards: (state, target, { figures, lift, inflict, position }) => [
          ...[...lift, ...inflict.map(({ condition }) => condition)].map(
            (key) => () => notFound('condition', key),
          ),
          () => refuseAbove(figures, own.most(target), target),
          () => position && refusePlace(state, position),
        ],
      }),
      DefineActions: defineActionsHandler({ catalogue, refuseEnded }),
      SetBattlefield: setBattlefieldHandler<State, Recorder<State>>({
        ...{ refuseEnded, rule: rules.ground, standing: everyone },
      }),
      UpdateEncounter: updateEncounterHandler<State>({ refuseEnded }),
      SetStandingOrders: playerHandler<State>({ refuseEnded }),
      YieldFight: yieldHandler<State, Recorder<State>>({
        ...{
          refuseEnded,
          status: (combatant) => own.status(combatant),
          down: rules.down,
          yielding: rules.yielding,
        },
      }),
      EndEncounter: conclusion.endEncounter(refuseEnded),
    },
  };
}
