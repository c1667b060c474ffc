import {
  getNamedType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  isEnumType,
} from 'graphql';
import { EnumRadios } from '../../kit/form/enum-radios.tsx';
import { inputType } from '../../kit/form/schema.ts';
import { wordsOf } from '../../kit/words.ts';
import type { Encounter } from '../state/seen.ts';
import type { Player } from './player.ts';

interface Props {
  readonly encounter: Encounter;
  /** Those whom it is about: they neither protect nor hate themselves. */
  readonly ids: readonly string[];
  readonly player: Player;
  readonly onChange: (player: Player) => void;
}

/** A person or the computer, and of the latter how well and in what personality: in the words of the schema. */
export function PlayerFields({ encounter, ids, player, onChange }: Props) {
  const orders = inputType('SetStandingOrdersInput');
  const { play } = player;
  const { level, personality } = play;
  return (
    <>
      <EnumRadios
        legend="Played by"
        type={enumOf(orders, 'playedBy')}
        value={player.playedBy}
        onChange={(playedBy) => {
          onChange({ ...player, playedBy: playedBy as Player['playedBy'] });
        }}
      />
      {player.playedBy === 'COMPUTER' && (
        <>
          <EnumRadios
            legend="How well"
            type={enumOf(orders, 'level')}
            value={level}
            onChange={(next) => {
              onChange({ ...player, play: { ...play, level: next as typeof level } });
            }}
          />
          <PersonalityFields
            encounter={encounter}
            ids={ids}
            personality={personality}
            onChange={(next) => {
              onChange({ ...player, play: { ...play, personality: next } });
            }}
          />
        </>
      )}
    </>
  );
}

type Personality = Player['play']['personality'];

interface PersonalityProps extends Pick<Props, 'encounter' | 'ids'> {
  readonly personality: Personality;
  readonly onChange: (personality: Personality) => void;
}

/** Each field of a personality: one of a few, or a combatant. */
function PersonalityFields({ encounter, ids, personality, onChange }: PersonalityProps) {
  const type = inputType('ComputerPersonalityInput');
  return Object.values(type.getFields())
    .toReversed()
    .map(({ name, description, type: of }) => {
      const legend = wordsOf(name.replace(/Id$/, ''));
      const value = personality[name as keyof Personality];
      const set = (next: string | null): void => {
        onChange({ ...personality, [name]: next });
      };
      return isEnumType(getNamedType(of)) ? (
        <EnumRadios
          key={name}
          legend={legend}
          type={enumOf(type, name)}
          value={value ?? ''}
          onChange={set}
        />
      ) : (
        <label key={name}>
          {legend}
          <select
            value={value ?? ''}
            onChange={({ target }) => {
              set(target.value === '' ? null : target.value);
            }}
          >
            <option value="">None</option>
            {encounter.combatants
              .filter(({ id }) => !ids.includes(id))
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
          </select>
          <small className="muted">{description}</small>
        </label>
      );
    });
}

function enumOf(type: GraphQLInputObjectType, field: string): GraphQLEnumType {
  const of = type.getFields()[field]?.type;
  const found = of && getNamedType(of);
  if (!isEnumType(found)) throw new Error(`${type.name}.${field} is none of a few.`);
  return found;
}
