import {
  getNullableType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { useId } from 'react';
import type { FieldProblem } from '../../api/command.ts';
import { wordsOf } from '../words.ts';
import { Leaf } from './leaf.tsx';
import './form.css';

/** What every part of a form needs of the whole. */
export interface Shared {
  /** What is wrong, by paths from the value of the whole form. */
  readonly problems: readonly FieldProblem[];
  /** Keys that a field of this name may have, e.g. those of actions. */
  readonly suggestions: (field: string) => readonly string[];
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

interface WrongProps {
  readonly problems: readonly FieldProblem[];
  readonly path: string;
  readonly id?: string;
}

/** What is wrong with just this. */
function Wrong({ problems, path, id }: WrongProps) {
  const own = problems.filter((problem) => problem.path === path);
  if (own.length === 0) return null;
  return (
    <small className="refusal" role="alert" id={id}>
      {own.map(({ message }) => message).join(' ')}
    </small>
  );
}

interface OneOfProps {
  readonly fields: readonly GraphQLInputField[];
  readonly value: object;
  readonly onChange: (value: object) => void;
}

/** Which of several kinds it is. */
function OneOf({ fields, value, onChange }: OneOfProps) {
  const [chosen] = Object.keys(value);
  return (
    <label>
      Kind
      <select
        value={chosen ?? ''}
        onChange={({ target }) => {
          const field = fields.find(({ name }) => name === target.value);
          onChange(field ? { [field.name]: emptyOf(field.type, true) } : {});
        }}
      >
        <option value="">Choose …</option>
        {fields.map(({ name, description }) => (
          <option key={name} value={name}>
            {wordsOf(name)}: {description}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FieldProps extends Shared {
  readonly field: GraphQLInputField;
  readonly value: unknown;
  readonly path: string;
  /** Undefined leaves it out. */
  readonly onChange: (value: unknown) => void;
}

function Field({ field, value, path, onChange, ...shared }: FieldProps) {
  const id = useId();
  const type = getNullableType(field.type);
  const isRequired = isNonNullType(field.type);
  const isWrong = shared.problems.some((problem) => problem.path === path);
  const label = wordsOf(field.name);
  const wrong = <Wrong problems={shared.problems} path={path} id={`${id}-wrong`} />;
  if (isListType(type)) {
    const items = (value ?? []) as readonly unknown[];
    return (
      <fieldset className="wide">
        <legend>{label}</legend>
        <small className="muted">{field.description}</small>
        {items.map((item, i) => (
          <div key={i} className="item">
            <Value
              type={type.ofType}
              name={field.name}
              label={`${label} ${i + 1}`}
              value={item}
              path={`${path}.${i}`}
              onChange={(next) => {
                onChange(items.map((one, j) => (j === i ? next : one)));
              }}
              {...shared}
            />
            <button
              type="button"
              aria-label={`Remove ${label} ${i + 1}`}
              onClick={() => {
                const rest = items.filter((_, j) => j !== i);
                onChange(rest.length === 0 && !isRequired ? undefined : rest);
              }}
            >
              ✕
            </button>
          </div>
        ))}
        <button
          type="button"
          onClick={() => {
            onChange([...items, emptyOf(type.ofType, true)]);
          }}
        >
          + {label}
        </button>
        {wrong}
      </fieldset>
    );
  }
  if (isInputObjectType(type))
    return (
      <fieldset className="wide">
        <legend>{label}</legend>
        <small className="muted">{field.description}</small>
        {value === undefined && !isRequired ? (
          <button
            type="button"
            onClick={() => {
              onChange(emptyOf(type, true));
            }}
          >
            + {label}
          </button>
        ) : (
          <>
            <ObjectFields
              type={type}
              value={value ?? {}}
              path={path}
              onChange={onChange}
              {...shared}
            />
            {!isRequired && (
              <button
                type="button"
                onClick={() => {
                  onChange(undefined);
                }}
              >
                Without {label.toLowerCase()}
              </button>
            )}
          </>
        )}
      </fieldset>
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
        suggestions={shared.suggestions(field.name)}
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
  readonly name: string;
  readonly label: string;
  readonly value: unknown;
  readonly path: string;
  readonly onChange: (value: unknown) => void;
}

/** One item of a list. */
function Value({ type, name, label, value, path, onChange, ...shared }: ValueProps) {
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
        suggestions={shared.suggestions(name)}
        onChange={onChange}
      />
      <Wrong problems={shared.problems} path={path} />
    </span>
  );
}

/** What something begins with. @param isWanted whether it is there although it could be left out */
function emptyOf(type: GraphQLInputType, isWanted: boolean): unknown {
  const nullable = getNullableType(type);
  if (nullable === type && !isWanted) return undefined;
  if (isListType(nullable)) return [];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (!isInputObjectType(nullable)) return nullable.name === 'Boolean' ? true : undefined;
  if (nullable.isOneOf) return {};
  const fields = Object.values(nullable.getFields())
    .map(({ name, type: of }) => [name, emptyOf(of, false)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields);
}

/** What people look for first, then what is short, then what has parts. */
function rankOf({ name, type }: GraphQLInputField): number {
  const nullable = getNullableType(type);
  if (isListType(nullable) || isInputObjectType(nullable)) return 9;
  const first = ['name', 'key', 'summary'].indexOf(name);
  if (first >= 0) return first;
  return isNonNullType(type) ? 4 : 5;
}
