/**
 * Who may import whom. One rule a layer, read as: "files in `from` may import
 * nothing under src/ but what `pathNot` lists". `npm run imports` fails on any other edge.
 */
const layer = (name, from, allowed, extra = {}) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(src|infra|test|scripts)/', pathNot: allowed, ...extra },
});

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'engine-is-pure',
      comment: 'No I/O and no packages but a validator and a hash.',
      severity: 'error',
      from: { path: '^src/engine/' },
      to: {
        path: '.',
        pathNot: ['^src/engine/', 'node_modules/zod/', 'node_modules/@noble/hashes/'],
      },
    },
    layer('core-imports-core', '^src/engine/core/', '^src/engine/core/'),
    layer('dice-imports-core', '^src/engine/dice/', '^src/engine/(core|dice)/'),
    layer('grid-imports-core', '^src/engine/grid/', '^src/engine/(core|grid)/'),
    {
      ...layer('a-ruleset-imports-no-other', '^src/engine/rulesets/([^/]+)/', [
        '^src/engine/(core|dice|grid)/',
        '^src/engine/rulesets/$1/',
      ]),
    },
    layer('app-imports-engine', '^src/app/', '^src/(app|engine)/'),
    layer('store-imports-ports', '^src/store/', [
      '^src/store/',
      '^src/app/ports\\.ts$',
      '^src/engine/',
    ]),
    layer('graphql-imports-app', '^src/graphql/', '^src/(graphql|app|engine)/'),
    layer('lambda-composes', '^src/lambda/', '^src/'),
    layer('local-composes', '^src/local/', '^src/'),
    layer('console-is-a-client', '^src/console/', '^src/(console|client)/'),
    layer('infra-knows-names-only', '^infra/', [
      '^infra/',
      '^src/(graphql/http|store|lambda)/names\\.ts$',
      '^src/console/headers\\.ts$',
    ]),
    {
      name: 'aws-in-the-store-only',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(store|local|lambda)/' },
      to: { path: 'node_modules/@aws-sdk/' },
    },
    {
      name: 'no-source-imports-tests',
      severity: 'error',
      from: { path: '^(src|infra)/' },
      to: { path: '^(test|scripts)/' },
    },
    {
      name: 'not-unresolvable',
      severity: 'error',
      comment:
        'The exceptions are a package of types alone, and what is installed for benchmarks only.',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '^(@graphql-typed-document-node/core$|boardgame\\.io/|honeycomb-grid$)',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node'] },
  },
};
