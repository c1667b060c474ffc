import graphql from '@graphql-eslint/eslint-plugin';
import tseslint from 'typescript-eslint';

const CODE = ['**/*.ts', '**/*.tsx', '**/*.js'];
const SCHEMA = 'schema/schema.graphql';

/** What would make the engine depend on anything but its arguments. */
const impure = [
  {
    object: 'Math',
    property: 'random',
    message: 'The engine rolls through its Dice argument only.',
  },
  { object: 'Date', property: 'now', message: 'The engine has no clock.' },
];

export default tseslint.config(
  { ignores: ['node_modules', 'dist', '**/dist', 'cdk.out', '**/generated', '.sixbeat'] },
  {
    files: CODE,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { allowDefaultCaseForExhaustiveSwitch: false, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-depth': ['error', 3],
      'max-params': ['error', 4],
      complexity: ['error', { max: 16, variant: 'modified' }],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-properties': ['error', ...impure],
      'no-restricted-globals': [
        'error',
        'process',
        'Date',
        'fetch',
        'setTimeout',
        'crypto',
        'performance',
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['src/{app,graphql,painting,scene,browser}/**/*.ts'],
    ignores: ['src/graphql/http/ways/compression.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'Buffer', 'global', 'setImmediate', 'clearImmediate'].map((name) => ({
          name,
          message: 'The service runs in browsers too: see src/platform.',
        })),
      ],
    },
  },
  {
    files: ['src/web/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['alert', 'confirm', 'prompt'].map((name) => ({
          name,
          message: 'The page has dialogs of its own: kit/modal.tsx, kit/ask-first.tsx.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis'].flatMap((object) =>
          ['alert', 'confirm', 'prompt'].map((property) => ({ object, property })),
        ),
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.name="expect"] > AwaitExpression > CallExpression[callee.property.name=/^(count|innerText|textContent|inputValue|getAttribute|all(InnerTexts|TextContents)|is(Visible|Enabled|Disabled|Checked))$/]`,
          message: 'A page shows it soon, not at once: await expect.poll(() => ...).',
        },
      ],
    },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: [SCHEMA],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: SCHEMA } },
    },
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      ...graphql.configs['flat/schema-relay'].rules,
      // `id` is for what has an identity of its own. Values, events, inputs and answers have none:
      // a cache would take two of them with the same `id` for one thing.
      '@graphql-eslint/strict-id-in-types': 'off',
      // What is bounded by the size of a fight is a plain list; what grows with its length is paged.
      // An entry of a journal is known by its encounter and version, and is no node.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false },
      ],
    },
  },
);
