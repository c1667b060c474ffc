import * as operations from '../../src/client/index.ts';
import { playToTheEnd } from './bot.ts';
import type { Checks } from './checks.ts';
import type { ApiClient } from './client.ts';
import { DemoTable, ruleOf } from './table.ts';
import { bonusesOf, pipsOf } from './score.ts';

/** The fight and everyone in it. */
class Scene {
  readonly table: DemoTable;
  readonly checks: Checks;

  constructor(table: DemoTable, checks: Checks) {
    this.table = table;
    this.checks = checks;
  }

  /** The head of every input: the fight, and who acts. */
  as(name: string) {
    return { encounterId: this.table.encounter.id, combatantId: this.table.id(name) };
  }

  travel(name: string, q: number) {
    const to = { q, r: 0 };
    const details = { vigilance: { use: 'MOVEMENT' as const } };
    return { input: { ...this.as(name), action: 'travel', details, to } };
  }

  at(name: string, action: string, target: string) {
    const use = action === 'assault' ? ('REGULAR' as const) : ('QUICK' as const);
    const details = { vigilance: { use } };
    return { input: { ...this.as(name), action, details, targetIds: [this.table.id(target)] } };
  }

  /** Nobody pays to amplify a roll. */
  roll(name: string): Promise<void> {
    return this.table.play(operations.AmplifyCheckDocument, { input: this.as(name) });
  }

  get due() {
    const due = this.table.encounter.awaiting.find(({ required }) => required);
    return { kind: due?.kind, combatantId: due?.combatantId };
  }

  /** The actions on the stack, the top first. */
  get stack(): readonly string[] {
    const { clock } = this.table.encounter;
    return clock && 'stack' in clock ? clock.stack.map(({ action }) => action) : [];
  }

  place(name: string): readonly number[] {
    const { q, r } = this.table.combatant(name).position;
    return [q, r];
  }

  sheet(name: string) {
    const { sheet } = this.table.combatant(name);
    if (!sheet || !('damageLimit' in sheet)) throw new Error(`The sheet of ${name} is hidden.`);
    return sheet;
  }
}

/** A fight of two against two at a ford: every step, then on to the end. */
export async function playVigilance(api: ApiClient, checks: Checks): Promise<void> {
  const table = new DemoTable(api, checks, (events) => {
    checkRolls(events, checks);
  });
  await gather(table);
  const scene = new Scene(table, checks);
  await order(scene);
  await threeDeep(scene);
  await givingUp(scene);
  await activeDefense(scene);
  table.title('To the end');
  await playToTheEnd(table, { rounds: 40 });
  const { outcome } = table.encounter;
  checks.is('VIG-26', 'one side is left', outcome?.reason, 'ONE_SIDE_LEFT');
  checks.is('VIG-26', 'and it is one', outcome?.sides.length, 1);
}

async function order({ table, checks }: Scene): Promise<void> {
  table.title('The order');
  await table.play(operations.RollInitiativeDocument, {
    input: { encounterId: table.encounter.id },
  });
  const ranking = ['Wolf', 'Bob', 'Rook', 'Ann'].map((name) => table.id(name));
  checks.is('VIG-26', 'by vigilance, without a roll', table.encounter.orderIds, ranking);
  checks.is('VIG-26', 'the most vigilant begins', table.turnOf, table.id('Wolf'));
}

/** A travel, the answer to it, and the answer to that. */
async function threeDeep(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('A stack of three, and a prevention');
  await table.play(operations.DeclareActionDocument, scene.travel('Wolf', -4));
  checks.is('VIG-46', 'nothing happens yet', scene.place('Wolf'), [0, 0]);
  const bob = { kind: 'PRIORITY', combatantId: table.id('Bob') };
  checks.is('VIG-47', 'Bob can answer', scene.due, bob);
  const late = await table.refused(
    operations.DeclareActionDocument,
    scene.at('Bob', 'assault', 'Wolf'),
  );
  checks.is('VIG-32', 'but not with a regular action', ruleOf(late), 'VIG-32');
  await table.play(operations.DeclareActionDocument, scene.at('Bob', 'bar-the-way', 'Wolf'));
  const rook = { kind: 'PRIORITY', combatantId: table.id('Rook') };
  checks.is('VIG-47', 'Rook can answer the answer', scene.due, rook);
  await table.play(operations.DeclareActionDocument, scene.at('Rook', 'disrupting-kick', 'Bob'));
  const three = ['disrupting-kick', 'bar-the-way', 'travel'];
  checks.is('VIG-46', 'three deep, the latest on top', scene.stack, three);

  await scene.roll('Bob');
  const [kick] = table.happened('CheckMade');
  checks.is('VIG-46', 'the latest resolves first', kick?.combatantId, table.id('Rook'));
  checks.is('VIG-14', 'a fixed 3 against a defense is too little', kick?.success, false);
  checks.is('VIG-46', 'two are left', scene.stack, three.slice(1));

  await scene.roll('Bob');
  const [bar] = table.happened('CheckMade');
  checks.is('VIG-14', 'Dexterity 9 + 2d6 reaches 11', bar?.success, true);
  const { combatantId, byId } = table.first('ActionPrevented');
  const [wolf, by] = [table.id('Wolf'), table.id('Bob')];
  checks.is('VIG-53', 'Bob prevents the travel', [combatantId, byId], [wolf, by]);
  checks.is('VIG-53', 'the wolf is where it was', scene.place('Wolf'), [0, 0]);
  checks.is('VIG-46', 'the stack is empty', scene.stack, []);
  checks.is('VIG-40', "Bob's quick action is used", scene.sheet('Bob').left.quick, 0);
}

async function givingUp(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('A regular action for a second travel');
  const again = await table.refused(operations.DeclareActionDocument, scene.travel('Wolf', -4));
  checks.is('VIG-53', 'what was prevented is used all the same', ruleOf(again), 'VIG-30');
  await table.play(operations.GiveUpActionDocument, {
    input: { ...scene.as('Wolf'), for: 'MOVEMENT' },
  });
  await table.play(operations.DeclareActionDocument, scene.travel('Wolf', -4));
  checks.is('VIG-34', 'nobody can answer, and it goes', scene.place('Wolf'), [-4, 0]);
  const attack = scene.at('Wolf', 'assault', 'Bob');
  const spent = await table.refused(operations.DeclareActionDocument, attack);
  checks.is('VIG-33', 'the regular action is gone', ruleOf(spent), 'VIG-30');
  await table.play(operations.EndTurnDocument, { input: scene.as('Wolf') });
  await table.play(operations.EndTurnDocument, { input: scene.as('Bob') });
}

async function activeDefense(scene: Scene): Promise<void> {
  const { table, checks } = scene;
  table.title('An active defense');
  await table.play(operations.DeclareActionDocument, scene.at('Rook', 'assault', 'Bob'));
  const due = { kind: 'DEFENSE', combatantId: table.id('Bob') };
  checks.is('VIG-66', 'Bob chooses before the dice fall', scene.due, due);
  const [attack] = table.encounter.attacks;
  const before = scene.sheet('Bob');
  await table.play(operations.ResolveDefenseDocument, {
    input: {
      ...scene.as('Bob'),
      attackId: attack?.attackId ?? '',
      defense: 'ACTIVE',
      details: { vigilance: { vigor: 1 } },
    },
  });
  const { defense, defenseScore, damageTotal } = table.first('AttackRolled');
  checks.is('VIG-63', 'it is met actively', defense, 'ACTIVE');
  checks.is('VIG-13', 'defend 4, and 1 for the vigor', bonusesOf(defenseScore), 5);
  const { damage, left, ...after } = scene.sheet('Bob');
  const paid = vigorOf(before) - vigorOf(after);
  checks.is('VIG-63', '1 vigor for it, 1 to amplify it', paid, 2);
  checks.is('VIG-59', 'what exceeds it is damage', damage, before.damage + damageTotal);
  checks.is('VIG-62', 'and it takes no action', left, before.left);
}

/** What a character has left; a creature has no such thing. */
const vigorOf = ({ nature }: Pick<ReturnType<Scene['sheet']>, 'nature'>): number =>
  'vigor' in nature ? (nature.vigor ?? 0) : 0;

/** Every attack of the fight: the dice count and explode as the rulebook says. */
function checkRolls(events: DemoTable['events'], checks: Checks): void {
  for (const event of events) {
    if (event.__typename !== 'AttackRolled') continue;
    const { attackScore, defenseScore, damageTotal } = event;
    for (const score of [attackScore, defenseScore]) {
      const comesTo = Math.max(0, bonusesOf(score) + pipsOf(score));
      checks.silently('VIG-12', 'what is added less what is subtracted', score.total, comesTo);
      const last = score.rolled.filter(({ counts }) => counts > 0).at(-1);
      checks.silently('VIG-07', 'a six is followed by another die', last?.face === 6, false);
    }
    const damage = Math.max(0, attackScore.total - defenseScore.total);
    checks.silently('VIG-59', 'damage is what exceeds the defense', damageTotal, damage);
  }
}

async function gather(table: DemoTable): Promise<void> {
  table.title('Gathering');
  await table.play(operations.CreateEncounterDocument, {
    input: { name: 'Ford at dawn', ruleset: 'VIGILANCE', content: ['SAMPLE'] },
  });
  const blade = (key: string, name: string, advantageDice: number) => ({
    weapon: { form: 'MELEE' as const, key, name, advantageDice },
  });
  const sword = blade('sword', 'Sword', 2);
  const dagger = blade('dagger', 'Dagger', 1);
  const leather = { armor: { key: 'leather', name: 'Leather', advantageDice: 1 } };
  const combatants = [
    fighter('Wolf', 'raiders', [0, 0], {
      vigilance: 14,
      nature: {
        creature: { attackDifficulty: 18, defendDifficulty: 11, movement: 6, damageLimit: 16 },
      },
    }),
    fighter('Bob', 'heroes', [1, 0], {
      vigilance: 12,
      nature: { character: { abilities: { assault: 4, defend: 4, dexterity: 9, toughness: 2 } } },
      items: [sword, leather],
      learnt: ['bar-the-way'],
    }),
    fighter('Rook', 'raiders', [2, 0], {
      vigilance: 10,
      nature: { creature: { attackDifficulty: 3, defendDifficulty: 10, damageLimit: 14 } },
      learnt: ['disrupting-kick'],
    }),
    fighter('Ann', 'heroes', [6, 0], {
      vigilance: 8,
      nature: { character: { abilities: { assault: 5, defend: 3, athletics: 4 } } },
      items: [dagger, leather],
    }),
  ];
  const input = { encounterId: table.encounter.id, combatants };
  await table.play(operations.AddCombatantsDocument, { input });
  const { combatantIds } = table.first('CombatantsAdded');
  for (const [i, { name }] of combatants.entries()) table.ids.set(name, combatantIds[i] ?? '');
}

const fighter = (
  name: string,
  side: string,
  [q, r]: readonly [number, number],
  vigilance: operations.VigilanceSheetInput,
) => ({ name, side, position: { q, r }, sheet: { vigilance } });
