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

/**
 * Rooms that are built on each other: each may import itself and those before it, so that there is
 * no cycle between folders. `base` is a pattern; what it captures is the same on both sides.
 */
const floors = (name, base, rooms) =>
  rooms.map((room, i) => ({
    name: `${name}-${room}`,
    severity: 'error',
    from: { path: `^${base}/${room}/` },
    to: {
      path: `^${base.replace('([^/]+)', '$1')}/`,
      pathNot: [`^${base.replace('([^/]+)', '$1')}/(${rooms.slice(0, i + 1).join('|')})/`],
    },
  }));

/** From the bottom up. What stands beside the rooms, at their folder's top, joins them all. */
const coreRooms = [
  'values',
  'schema',
  'score',
  'command',
  'decision',
  'rulebook',
  'formula',
  'odds',
  'catalogue',
  'roster',
  'views',
  'hand-dice',
  'table',
  'orders',
  'state-check',
  'statistics',
  'ruleset',
  'policy',
];
const rulesetRooms = [
  'rulebook',
  'model',
  'content',
  'stats',
  'condition',
  'terrain',
  'ongoing',
  'attack',
  'effects',
  'action',
  'turn',
  'gm',
  'decisions',
  'views',
  'policy',
];

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
    layer('forecast-imports-core-and-dice', '^src/engine/forecast/', [
      '^src/engine/(core|dice|forecast)/',
    ]),
    layer(
      'ruleset-kit-imports-parts',
      '^src/engine/ruleset-kit\\.ts$',
      '^src/engine/(core|dice|grid)/',
    ),
    layer('a-ruleset-imports-no-other', '^src/engine/rulesets/([^/]+)/', [
      '^src/engine/(core|dice|grid)/',
      '^src/engine/ruleset-kit\\.ts$',
      '^src/engine/rulesets/$1/',
    ]),
    ...floors('core', 'src/engine/core', coreRooms),
    ...floors('ruleset', 'src/engine/rulesets/([^/]+)', rulesetRooms),
    ...floors('graphql', 'src/graphql', ['http', 'plumbing', 'schema']),
    ...floors('app', 'src/app', [
      'journal',
      'webhooks',
      'play',
      'sandbox',
      'seats',
      'follow',
      'transfer',
      'forecast',
      'party',
      'pictures',
    ]).map((rule) => ({
      ...rule,
      to: {
        ...rule.to,
        pathNot: [...rule.to.pathNot, '^src/app/(ports|outcome|issues|pauses|work)\\.ts$'],
      },
    })),
    layer('platform-stands-alone', '^src/platform/', '^src/platform/'),
    layer('app-imports-engine', '^src/app/', '^src/(app|engine)/|^src/platform/node\\.ts$'),
    {
      name: 'the-service-knows-no-platform',
      comment: 'It runs in browsers too. `#platform` has what it needs; servers alone compress.',
      severity: 'error',
      from: { path: '^src/(app|graphql)/', pathNot: '^src/graphql/http/ways/compression\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    layer('store-imports-ports', '^src/store/', [
      '^src/store/',
      '^src/app/ports\\.ts$',
      '^src/engine/',
      '^src/platform/node\\.ts$',
    ]),
    layer('webhooks-are-sent', '^src/webhooks/', [
      '^src/webhooks/',
      '^src/app/webhooks/deliveries\\.ts$',
    ]),
    layer('graphql-imports-app', '^src/graphql/', [
      '^src/(graphql|app|engine|painting|scene)/',
      // What `#platform` stands for in Node.js.
      '^src/platform/node\\.ts$',
    ]),
    layer('lambda-composes', '^src/lambda/', '^src/'),
    layer('local-composes', '^src/local/', '^src/'),
    layer('browser-composes', '^src/browser/', '^src/'),
    {
      name: 'scene-is-pure',
      comment: 'Data worked out from what the client reads: no page, no server and no packages.',
      severity: 'error',
      from: { path: '^src/scene/' },
      to: { path: '.', pathNot: ['^src/(scene|client)/'] },
    },
    layer('painting-paints-a-scene', '^src/painting/', '^src/(painting|scene)/'),
    layer('mcp-is-a-client', '^src/mcp/', '^src/(mcp|client|scene)/'),
    // The site opens the service in a worker of the page.
    layer('web-is-a-client', '^src/web/(?!site/)', '^src/(web|client|embed|scene)/'),
    layer('embed-stands-alone', '^src/embed/', '^src/embed/'),
    layer('the-site-has-a-service', '^src/web/site/', '^src/(web/|browser/client\\.ts$)'),
    layer('infra-knows-names-only', '^infra/', [
      '^infra/',
      '^src/(graphql/http/paths|store/dynamodb/table-layout|store/s3/bucket-layout|lambda/environment)\\.ts$',
      // A bundle has the derived types ready-made.
      '^src/(engine/all|graphql/plumbing/derive/api-types)\\.ts$',
      '^src/web/headers\\.ts$',
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
        'The exceptions are a package of types alone, what is installed for benchmarks only, and what Vite makes.',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot:
          '^(@graphql-typed-document-node/core$|boardgame\\.io/|honeycomb-grid$|chess\\.js$|chessops/|@pkmn/sim$|virtual:)',
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
