import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type ASTNode,
  type FieldNode,
  Kind,
  type SelectionSetNode,
  TypeInfo,
  type ValidationContext,
  type ValidationRule,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { Guard } from '../guard.ts';
import { tooMuch } from './limits.ts';

interface ShapeLimits {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly rootFields: number;
  readonly repeats: number;
}

/**
 * Refuses documents by their shape, fragments counted wherever they are spread. The first excess
 * ends the validation: what comes later in it may be what the excess would make slow.
 */
export function shapeLimits(limits: ShapeLimits): Guard {
  const rules = [
    selectionRule(limits),
    maxDepthRule({ ...fragmentsFlat, ...counted('depth', limits.depth) }),
    maxAliasesRule(counted('aliases', limits.aliases)),
    maxDirectivesRule(counted('directives', limits.directives)),
  ];
  return {
    onValidate({ addValidationRule }) {
      for (const rule of rules) addValidationRule(rule);
    },
  };
}

const fragmentsFlat = { flattenFragments: true, ignoreIntrospection: false };

const excesses = {
  depth: { code: 'TOO_DEEP', what: (n: number) => `has a depth of ${n}` },
  aliases: { code: 'TOO_MANY_ALIASES', what: (n: number) => `has ${n} aliases` },
  directives: { code: 'TOO_MANY_DIRECTIVES', what: (n: number) => `has ${n} directives` },
  rootFields: { code: 'TOO_MANY_ROOT_FIELDS', what: (n: number) => `asks ${n} root fields` },
  repeats: { code: 'TOO_MANY_REPEATS', what: (n: number) => `asks ${n} times for the same field` },
} as const;

function refuseBeyond(limit: number, value: number, kind: keyof ShapeLimits): void {
  const { code, what } = excesses[kind];
  if (value > limit) throw tooMuch({ code, what: what(value), limit, value });
}

/** Armor counts; its own refusals have no code. */
const counted = (kind: keyof ShapeLimits, limit: number) => ({
  n: Infinity,
  onAccept: [
    (_: unknown, { n }: { readonly n: number }) => {
      refuseBeyond(limit, n, kind);
    },
  ],
});

function selectionRule({ rootFields, repeats }: ShapeLimits): ValidationRule {
  return (context) => ({
    Document(document) {
      const types = new TypeInfo(context.getSchema());
      const countSelections = {
        SelectionSet(set: SelectionSetNode, _key: unknown, parent: unknown) {
          const type = types.getParentType()?.name ?? '';
          const counts = answersOf(set, type, context);
          const isRoot = (parent as ASTNode).kind === Kind.OPERATION_DEFINITION;
          if (isRoot) refuseBeyond(rootFields, counts.size, 'rootFields');
          refuseBeyond(repeats, Math.max(0, ...counts.values()), 'repeats');
        },
      };
      visit(document, visitWithTypeInfo(types, countSelections));
    },
  });
}

/** How often each answer is asked for in a selection set, with all that is spread into it. */
function answersOf(
  set: SelectionSetNode,
  parent: string,
  context: ValidationContext,
): ReadonlyMap<string, number> {
  const answers = new Map<string, number>();
  const spread = new Set<string>();
  const collect = ({ selections }: SelectionSetNode, type: string): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = `${type} ${responseName(selection)}`;
        answers.set(key, (answers.get(key) ?? 0) + 1);
        continue;
      }
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : unlessSeen(spread, selection.name.value) && context.getFragment(selection.name.value);
      // Only what is asked of the same type is ever merged.
      if (fragment) collect(fragment.selectionSet, fragment.typeCondition?.name.value ?? type);
    }
  };
  collect(set, parent);
  return answers;
}

const responseName = ({ alias, name }: FieldNode): string => (alias ?? name).value;

function unlessSeen(seen: Set<string>, name: string): boolean {
  if (seen.has(name)) return false;
  seen.add(name);
  return true;
}
