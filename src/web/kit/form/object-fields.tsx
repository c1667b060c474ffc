import {
  getNamedType,
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { useId } from 'react';
import type { FieldProblem } from '../../api/command.ts';
import { wordsOf } from '../words.ts';
import { emptyOf } from './empty.ts';
import { Leaf } from './leaf.tsx';
import { renamed, wordsOfKey } from './key.ts';
import { ListOf, type Pick } from './list-of.tsx';
import { Part } from './part.tsx';
import { rankOf } from './rank.ts';
import { type Metadata, metadataOf, type ReferenceKind } from './schema.ts';
import type { Groups, Preset } from './offers.ts';
import { OneOf } from './one-of.tsx';
import { Wrong } from './wrong.tsx';
import './form.css';

/** What every part of a form needs of the whole. */
export interface Shared {
  /** What is wrong, by paths from the value of the whole form. */
  readonly problems: readonly FieldProblem[];
  /** Keys that a field may have that names something of this kind; none if left out. */
  readonly suggestions?: (kind: ReferenceKind) => readonly string[];
  /** Which fields are offered; all of them if left out. */
  readonly isOffered?: (field: GraphQLInputField) => boolean;
  /** Under which headings the fields of a type stand; under none if left out. */
  readonly groupsOf?: (type: string) => Groups;
  /** What a new item of a type may begin with besides what it must have. */
  readonly presetsOf?: (type: string) => readonly Preset[];
}

interface Props extends Shared {
  readonly type: GraphQLInputObjectType;
  readonly value: object;
  /** From the value of the whole form; '' for the form itself. */
  readonly path: string;
  readonly onChange: (value: object) => void;
}

/** The fields of an input type: a form for whatever the schema takes. */
export function ObjectFields({ type, value, path, onChange, ...shared }: Props) {
  const { isOffered = () => true, groupsOf } = shared;
  const fields = Object.values(type.getFields())
    .filter((field) => isOffered(field))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const set = (name: string, next: unknown): void => {
    if (name === 'name' && 'key' in type.getFields()) {
      onChange(renamed(value, next as string | undefined));
      return;
    }
    const others = Object.entries(value).filter(([other]) => other !== name && !type.isOneOf);
    onChange(Object.fromEntries(next === undefined ? others : [...others, [name, next]]));
  };
  const valueOf = (name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];
  const shown = fields.filter(({ name }) => !type.isOneOf || valueOf(name) !== undefined);
  const groups = groupsOf?.(type.name) ?? {};
  const draw = (field: GraphQLInputField) => (
    <Field
      key={field.name}
      field={field}
      value={valueOf(field.name)}
      path={path === '' ? field.name : `${path}.${field.name}`}
      onChange={(next) => {
        set(field.name, next);
      }}
      {...shared}
    />
  );
  const grouped = Object.values(groups).flat();
  return (
    <div className="fields">
      {type.isOneOf && <OneOf fields={fields} value={value} onChange={onChange} />}
      {Object.entries(groups).map(([title, names]) => (
        <section key={title} className="group">
          <h3>{title}</h3>
          <div className="fields">
            {names.flatMap((name) => shown.filter((field) => field.name === name)).map(draw)}
          </div>
        </section>
      ))}
      {shown.filter(({ name }) => !grouped.includes(name)).map(draw)}
      <Wrong problems={shared.problems} path={path} />
    </div>
  );
}

/** What the items of a list may name, where it is only a list of names; none where it is more, or no name is known. */
function picksFor(
  of: GraphQLInputType,
  items: readonly unknown[],
  shared: Shared,
): readonly Pick[] {
  const type = getNullableType(of);
  if (!isInputObjectType(type)) return [];
  const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  const [naming, ...others] = required;
  if (!naming || others.length > 0) return [];
  const named = new Set(items.map((item) => (item as Fields)[naming.name]));
  return suggestionsFor(metadataOf(naming), shared)
    .filter((key) => !named.has(key))
    .map((key) => ({ label: wordsOfKey(key), item: { [naming.name]: key } }));
}

type Fields = Readonly<Record<string, unknown>>;

const presetsFor = (of: GraphQLInputType, { presetsOf }: Shared) => {
  const presets = presetsOf?.(getNamedType(of).name) ?? [];
  return Object.fromEntries(presets.map((preset) => [preset.name, preset]));
};

const suggestionsFor = ({ refersTo }: Metadata, { suggestions }: Shared): readonly string[] =>
  refersTo ? (suggestions?.(refersTo.kind) ?? []) : [];

interface FieldProps extends Shared {
  readonly field: GraphQLInputField;
  readonly value: unknown;
  readonly path: string;
  /** Undefined leaves it out. */
  readonly onChange: (value: unknown) => void;
}

function Field({ field, value, path, onChange, ...shared }: FieldProps) {
  const id = useId();
  const metadata = metadataOf(field);
  const type = getNullableType(field.type);
  const isRequired = isNonNullType(field.type);
  const isWrong = shared.problems.some((problem) => problem.path === path);
  const label = wordsOf(field.name);
  const wrong = <Wrong problems={shared.problems} path={path} id={`${id}-wrong`} />;
  if (isListType(type))
    return (
      <ListOf
        label={label}
        description={field.description}
        items={(value ?? []) as readonly unknown[]}
        onChange={onChange}
        isRequired={isRequired}
        most={metadata.bound?.entries}
        empty={() => emptyOf(type.ofType, true)}
        presets={presetsFor(type.ofType, shared)}
        picks={picksFor(type.ofType, (value ?? []) as readonly unknown[], shared)}
        item={(item, i, change) => (
          <Value
            type={type.ofType}
            metadata={metadata}
            label={`${label} ${i + 1}`}
            value={item}
            path={`${path}.${i}`}
            onChange={change}
            {...shared}
          />
        )}
      >
        {wrong}
      </ListOf>
    );
  if (isInputObjectType(type))
    return (
      <Part
        label={label}
        description={field.description}
        isThere={value !== undefined || isRequired}
        isRequired={isRequired}
        onAdd={() => {
          onChange(emptyOf(type, true));
        }}
        onRemove={() => {
          onChange(undefined);
        }}
      >
        <ObjectFields type={type} value={value ?? {}} path={path} onChange={onChange} {...shared} />
      </Part>
    );
  return (
    <div className={isWrong ? 'field wrong' : 'field'}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </label>
      <Leaf
        id={id}
        type={type}
        isRequired={isRequired}
        value={value}
        metadata={metadata}
        suggestions={suggestionsFor(metadata, shared)}
        isWrong={isWrong}
        describedBy={isWrong ? `${id}-wrong` : `${id}-what`}
        onChange={onChange}
      />
      <small className="muted" id={`${id}-what`}>
        {explained(label, field.description)}
      </small>
      {wrong}
    </div>
  );
}

/** Nothing where it only says the name again. */
const explained = (label: string, said: string | null | undefined): string =>
  said === `${label}.` ? '' : (said ?? '');

interface ValueProps extends Shared {
  readonly type: GraphQLInputType;
  /** Of the list. */
  readonly metadata: Metadata;
  readonly label: string;
  readonly value: unknown;
  readonly path: string;
  readonly onChange: (value: unknown) => void;
}

/** One item of a list. */
function Value({ type, metadata, label, value, path, onChange, ...shared }: ValueProps) {
  const nullable = getNullableType(type);
  if (isInputObjectType(nullable))
    return (
      <ObjectFields
        type={nullable}
        value={value ?? {}}
        path={path}
        onChange={onChange}
        {...shared}
      />
    );
  if (isListType(nullable)) return null;
  return (
    <span className="grow">
      <Leaf
        type={nullable}
        isRequired
        value={value}
        label={label}
        metadata={metadata}
        suggestions={suggestionsFor(metadata, shared)}
        onChange={onChange}
      />
      <Wrong problems={shared.problems} path={path} />
    </span>
  );
}
