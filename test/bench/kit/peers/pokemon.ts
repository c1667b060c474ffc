import { Battle, type Request } from '@pkmn/sim';
import type { Random } from '../../../kit/engine/random.ts';

interface Member {
  readonly species: string;
  readonly moves: readonly string[];
  readonly item?: string;
  readonly ability?: string;
}

/** Six of a kind that is often seen, with four moves each. */
const teams: Readonly<Record<Generation, readonly Member[]>> = {
  gen1: [
    { species: 'Alakazam', moves: ['psychic', 'thunderwave', 'recover', 'seismictoss'] },
    { species: 'Snorlax', moves: ['bodyslam', 'reflect', 'rest', 'icebeam'] },
    { species: 'Tauros', moves: ['bodyslam', 'hyperbeam', 'blizzard', 'earthquake'] },
    { species: 'Chansey', moves: ['softboiled', 'thunderwave', 'icebeam', 'thunderbolt'] },
    { species: 'Starmie', moves: ['surf', 'thunderbolt', 'blizzard', 'recover'] },
    { species: 'Exeggutor', moves: ['psychic', 'sleeppowder', 'explosion', 'stunspore'] },
  ],
  gen9: [
    {
      ...{ species: 'Great Tusk', item: 'leftovers', ability: 'protosynthesis' },
      moves: ['headlongrush', 'closecombat', 'icespinner', 'rapidspin'],
    },
    {
      ...{ species: 'Kingambit', item: 'blackglasses', ability: 'supremeoverlord' },
      moves: ['kowtowcleave', 'suckerpunch', 'ironhead', 'swordsdance'],
    },
    {
      ...{ species: 'Dragapult', item: 'choicespecs', ability: 'infiltrator' },
      moves: ['dracometeor', 'shadowball', 'uturn', 'flamethrower'],
    },
    {
      ...{ species: 'Gholdengo', item: 'airballoon', ability: 'goodasgold' },
      moves: ['makeitrain', 'shadowball', 'recover', 'nastyplot'],
    },
    {
      ...{ species: 'Dondozo', item: 'leftovers', ability: 'unaware' },
      moves: ['wavecrash', 'bodypress', 'rest', 'sleeptalk'],
    },
    {
      ...{ species: 'Cinderace', item: 'heavydutyboots', ability: 'libero' },
      moves: ['pyroball', 'uturn', 'gunkshot', 'suckerpunch'],
    },
  ],
};

type Generation = 'gen1' | 'gen9';

const even = (value: number) => ({
  ...{ hp: value, atk: value, def: value, spa: value, spd: value, spe: value },
});

const teamOf = (generation: Generation) =>
  teams[generation].map(({ species, item = '', ability = '', moves }) => ({
    ...{ name: species, species, item, ability, moves, nature: '', gender: '', level: 100 },
    evs: even(generation === 'gen1' ? 255 : 84),
    ivs: even(generation === 'gen1' ? 30 : 31),
  }));

/** A battle is broken off after so many turns, as ours are after so many rounds. */
const MAX_TURNS = 300;

/** Whole battles: each side is sent its request, lists its choices, and one by chance is judged. */
export function battles(generation: Generation, random: Random, count: 'DECISIONS' | 'BATTLES') {
  const [first, second] = [teamOf(generation), teamOf(generation)];
  return (): number => {
    const battle = new Battle({
      formatid: `${generation}customgame`,
      seed: [1, 2, 3, 4].map(() => random.int(0, 65_535)),
      p1: { name: 'One', team: first },
      p2: { name: 'Two', team: second },
    });
    let decisions = 0;
    while (!battle.ended && battle.turn < MAX_TURNS) {
      for (const { id, activeRequest } of battle.sides) {
        if (!activeRequest || activeRequest.wait) continue;
        if (!battle.choose(id, random.pick(choicesOf(activeRequest)))) battle.choose(id, 'default');
        decisions++;
      }
    }
    return count === 'DECISIONS' ? decisions : 1;
  };
}

/** As the simulator's own RandomPlayerAI lists them: a move where there is one, else who comes in. */
function choicesOf({ teamPreview, forceSwitch, active, side }: Request): readonly string[] {
  if (teamPreview) return ['default'];
  const moves = forceSwitch ? [] : (active?.[0]?.moves ?? []);
  const open = moves.flatMap(({ disabled }, i) => (disabled ? [] : [`move ${i + 1}`]));
  if (open.length > 0) return open;
  const fit = side.pokemon.flatMap((one, i) =>
    one.active || one.condition.endsWith(' fnt') ? [] : [`switch ${i + 1}`],
  );
  return fit.length > 0 ? fit : ['default'];
}
