/** What a seat sees of a fight, as small as a test needs it. */
import type { Combatant, View } from '../../../src/scene/view.ts';

type Fields<Type> = { readonly [Field in keyof Type]?: Type[Field] };

export const combatant = (id: string, fields: Fields<Combatant> = {}): Combatant => ({
  id,
  name: id,
  side: 'heroes',
  image: null,
  picture: null,
  color: null,
  status: 'STANDING',
  hidden: false,
  position: { q: 0, r: 0 },
  conditions: [],
  vitals: [],
  budget: [],
  playedByComputer: null,
  ...fields,
});

export const battlefield = (fields: Fields<View['battlefield']> = {}): View['battlefield'] => ({
  background: null,
  walls: [],
  obstacles: [],
  concealing: [],
  dark: [],
  water: [],
  features: [],
  labels: [],
  ...fields,
});

export const view = (fields: Fields<View> = {}): View => ({
  id: 'enc_1',
  version: 1,
  name: 'A fight',
  ruleset: 'SEGMENTS',
  phase: 'COMBAT',
  round: 1,
  handDice: 'ALL_SEATS',
  clock: null,
  orderIds: [],
  picturesPath: '/fights/enc_1/pictures',
  battlefield: battlefield(),
  combatants: [],
  timeline: [],
  outcome: null,
  due: [],
  ...fields,
});
