import type { CommandTemplate, Option } from '../../src/engine/core/decision/decision.ts';
import { freeId } from '../../src/engine/core/values/ids.ts';
import { duel } from '../kit/duel/index.ts';
import { type Command, type DuelTypes, setup, type State } from '../kit/duel/model.ts';
import { commands } from '../kit/duel/rules.ts';
import type { Game } from '../kit/engine/fights.ts';
import type { Random } from '../kit/engine/random.ts';

const hexes = [-2, -1, 0, 1, 2].flatMap((q) => [-1, 0, 1].map((r) => ({ q, r })));
const schema = duel.rules.stateSchema();

/** Random fights by the rules of DUEL. */
export const duelGame: Game<DuelTypes> = {
  ruleset: duel,
  commands,
  encounter: (random) => {
    const obstacles = random.sample(hexes, random.int(0, 2));
    const free = hexes.filter((hex) => !obstacles.includes(hex));
    const combatants = Array.from({ length: random.pick([2, 2, 3, 4]) }, (_, i) =>
      someone(random, `c${i}`, i % 2 === 0 ? 'heroes' : 'foes', free),
    );
    const settings = { equalParry: random.pick(['HOLDS', 'FAILS']) };
    return {
      setup: setup.parse({ name: 'By chance', settings, obstacles }),
      opening: [
        {
          type: 'DefineActions',
          definitions: { actions: [{ key: 'lunge', name: 'L', force: 1 }] },
        },
        { type: 'AddCombatants', combatants },
      ] satisfies readonly CommandTemplate[],
    };
  },
  material: (state, random) => {
    const everyone = Object.values(state.combatants);
    const isTaken = (hex: (typeof hexes)[number]) =>
      everyone.some(({ position: { q, r } }) => q === hex.q && r === hex.r);
    const { obstacles } = state.battlefield;
    const open = hexes.filter((hex) => !obstacles.some(({ q, r }) => q === hex.q && r === hex.r));
    const id = freeId('late', new Set(Object.keys({ ...state.combatants, ...state.hidden })));
    const late = someone(random, id, random.pick(['heroes', 'foes']), open);
    const actions = [{ key: freeId('cut', new Set(Object.keys(state.actions))), name: 'Cut' }];
    const given: Readonly<Record<string, readonly unknown[]>> = {
      'AddCombatants.combatants': [late],
      'UpdateCombatant.sheet': [late.sheet],
      'Adjudicate.position': [late.position],
      'Adjudicate.stats': [{ hitPoints: random.int(0, 9) }],
      'DefineActions.definitions': [{ actions }],
      'SetBattlefield.obstacles': random.sample(
        hexes.filter((hex) => !isTaken(hex)),
        2,
      ),
    };
    return {
      text: (field) => (field === 'side' ? late.side : 'By chance'),
      data: (type, field) => given[`${type}.${field}`] ?? [],
    };
  },
  blanks: {},
  weight: (state, _, option) => weightOf(state, option),
  universe,
  witness:
    () =>
    ({ after }) => {
      const checked = schema.safeParse(after);
      const alive = Object.values(after.combatants).every((one) => one.hitPoints >= 0);
      return [
        ...(checked.success ? [] : [checked.error.message]),
        ...(alive ? [] : ['DUE-06: less than no hit points.']),
      ];
    },
  marks: (event) => (event.type === 'DuelStruck' && event.damage === 0 ? ['PARRIED'] : []),
  hasEnded: ({ phase }) => phase.kind === 'ENDED',
  calm: () => null,
  rounds: ({ phase }) => (phase.kind === 'SETUP' ? 0 : phase.round),
};

function someone(random: Random, id: string, side: string, places: typeof hexes) {
  const sheet = { skill: random.int(0, 4), hitPoints: random.int(3, 9) };
  return { id, name: id.toUpperCase(), side, position: random.pick(places), sheet };
}

const weights: Readonly<Record<string, number>> = {
  ...{ DeclareAction: 5, RollInitiative: 5, YieldFight: 0.2 },
  ...{
    RevealCombatants: 0.1,
    HideCombatants: 0.05,
    UpdateCombatant: 0.05,
    RemoveCombatant: 0.2,
    Adjudicate: 0.03,
  },
  ...{ UpdateEncounter: 0.02, DefineActions: 0.02, SetBattlefield: 0.03, EndEncounter: 0.002 },
};

function weightOf({ combatants, hidden }: State, { command, choices }: Option): number {
  const crowd = Object.keys({ ...combatants, ...hidden }).length;
  if (command.type === 'AddCombatants') return crowd < 8 ? 0.1 : 0;
  if (/^(RemoveCombatant|HideCombatants)$/.test(command.type) && crowd < 4) return 0;
  // Somebody who strikes brings the fight nearer to its end.
  return (weights[command.type] ?? 0) * (choices.length > 0 ? 2 : 1);
}

/** Everything that anybody could do by themselves, and more. */
function universe({ combatants, hidden }: State, random: Random): readonly Command[] {
  const ids = Object.keys(combatants);
  const acts = ids.flatMap((combatantId) =>
    ['rest', 'strike', 'lunge'].flatMap((action) =>
      [[], ...ids.map((id) => [id])].map(
        (targetIds) => ({ type: 'DeclareAction', combatantId, action, targetIds }) as const,
      ),
    ),
  );
  return [
    { type: 'RollInitiative' },
    ...random.sample(acts, 40),
    ...ids.flatMap((combatantId) =>
      [true, false].map((yields) => ({ type: 'YieldFight', combatantId, yields }) as const),
    ),
    ...Object.keys(hidden).map(
      (id) => ({ type: 'RevealCombatants', combatantIds: [id], positions: [] }) as const,
    ),
  ];
}
