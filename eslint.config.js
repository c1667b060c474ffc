import tseslint from 'typescript-eslint';

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
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
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
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
);
