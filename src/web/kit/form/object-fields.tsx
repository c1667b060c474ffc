import {
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
import { ListOf } from './list-of.tsx';
import { Part } from './part.tsx';
import { rankOf } from './rank.ts';
import { type Metadata, metadataOf, type ReferenceKind } from './schema.ts';
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
  const { isOffered = () => true } = shared;
  const fields = Object.values(type.getFields())
    .filter((field) => isOffered(field))
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  const set = (name: string, next: unknown): void => {
    const others = Object.entries(value).filter(([other]) => other !== name && !type.isOneOf);
    onChange(Object.fromEntries(next === undefined ? others : [...others, [name, next]]));
  };
  const valueOf = (name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];
  return (
    <div className="fields">
      {type.isOneOf && <OneOf fields={fields} value={value} onChange={onChange} />}
      {fields
        .filter(({ name }) => !type.isOneOf || valueOf(name) !== undefined)
        .map((field) => (
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
        ))}
      <Wrong problems={shared.problems} path={path} />
    </div>
  );
}

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
        {field.description}
      </small>
      {wrong}
    </div>
  );
}

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
