/** What an option would come to, as the server works it out for this viewer. */
import type { OddsQuery, OptionDetailsQuery } from '../../../client/index.ts';
import { OddsDocument, OptionDetailsDocument } from '../../api/generated/whole.ts';
import type { Granted } from '../../api/granted.ts';
import { useAsked } from '../state/asked.ts';
import type { Encounter, Option } from '../state/seen.ts';

type Details = NonNullable<
  Granted<OptionDetailsQuery>['encounter']
>['awaiting'][number]['options'][number];
/** A combatant that may be picked, and what it would come to. */
export type Target = Details['choices'][number]['targetPicks'][number];
type Odds = Extract<OddsQuery['odds'], { readonly __typename: 'Odds' }>;
/** What comes of an attack that is met in one way. */
export type Met = Odds['attacks'][number]['perDefense'][number] & {
  /** Whether a sheet takes part that is not seen here. */
  readonly isEstimated: boolean;
};

/** Whom an option may be aimed at. @param isWanted whether to ask for it, of this option alone */
export function useTargets(
  { id: encounterId }: Pick<Encounter, 'id'>,
  option: Option | null,
  isWanted = true,
): readonly Target[] {
  const isAimed = option?.choices.some(({ kind }) => kind === 'COMBATANT') ?? false;
  const asked = option && isAimed ? { id: encounterId, optionIds: [option.id] } : null;
  const details = useAsked(OptionDetailsDocument, asked, isWanted);
  return optionsOf(details).flatMap(({ choices }) =>
    choices.flatMap(({ targetPicks }) => targetPicks),
  );
}

/** Whom each of these options may be aimed at, asked for at once. */
export function useAllTargets(
  { id }: Pick<Encounter, 'id'>,
  options: readonly Option[],
): ReadonlyMap<string, readonly Target[]> {
  const optionIds = options
    .filter(({ choices }) => choices.some(({ kind }) => kind === 'COMBATANT'))
    .map((option) => option.id)
    .slice(0, MAX_OPTIONS);
  const details = useAsked(OptionDetailsDocument, optionIds.length > 0 ? { id, optionIds } : null);
  return new Map(
    optionsOf(details).map((option) => [
      option.id,
      option.choices.flatMap(({ targetPicks }) => targetPicks),
    ]),
  );
}

/** What comes of the attack that a decision is about, by the options that meet it. */
export function useDefenses(
  { id }: Pick<Encounter, 'id'>,
  options: readonly Option[],
): ReadonlyMap<string, Met> {
  const optionIds = options.filter(({ intent }) => intent === 'DEFEND').map((one) => one.id);
  const details = useAsked(
    OptionDetailsDocument,
    optionIds.length > 0 ? { id, optionIds: optionIds.slice(0, MAX_OPTIONS) } : null,
  );
  const ways = optionsOf(details).map((option) => ({ id: option.id, ...(option.input as Way) }));
  const attackId = ways[0]?.attackId;
  const odds = useAsked(OddsDocument, attackId ? { encounterId: id, input: { attackId } } : null);
  const met = odds?.odds.__typename === 'Odds' ? waysIn(odds.odds) : [];
  return new Map(
    ways.flatMap((way) => {
      const found = met.find((one) => isSame(one, way));
      return found ? [[way.id, found] as const] : [];
    }),
  );
}

const waysIn = ({ attacks, assumes }: Odds): readonly Met[] =>
  attacks.flatMap(({ perDefense }) =>
    perDefense.map((way) => ({ ...way, isEstimated: assumes.length > 0 })),
  );

/** As many as one request may name; no combatant has so many ways to meet an attack. */
const MAX_OPTIONS = 20;

/** What is fixed of an option that meets an attack, named as odds name it. */
interface Way {
  readonly attackId?: string;
  readonly defense?: string;
  readonly action?: string;
  readonly use?: string;
}

const isSame = (met: Met, { defense, action, use }: Way): boolean =>
  met.defense === defense && met.action === (action ?? null) && met.use === (use ?? null);

const optionsOf = (details: Granted<OptionDetailsQuery> | null): readonly Details[] =>
  details?.encounter?.awaiting.flatMap(({ options }) => options) ?? [];
