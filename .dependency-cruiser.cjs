/**
 * The allowed imports: one direction, no circles (docs/architecture.md). A rule lists what a folder
 * may import; everything else is refused.
 */
const internal = '^(services|projections|jobs|web-app|web-admin|infra|test)/'

const except = (allowed) => ({
  path: internal,
  pathNot: allowed.map((place) => (place.includes('.') ? `^${place}$` : `^${place}/`)),
})

const layer = (from, allowed) => ({
  name: `${from.replace('services/', '')}-imports`,
  comment: `${from} may import ${allowed.join(', ') || 'none of our packages'}`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: except([from, ...allowed]),
})

const apartFrom = (file, rule) => ({ ...rule, from: { ...rule.from, pathNot: [`^${file}$`] } })

/** An area offers the other areas of its package its files `*.port.ts`. */
const ports = ['^(services/api|projections|jobs)/src/[^/]+/[^/]+\\.port\\.ts$']

/** Files next to the areas' folders, such as a registry, put areas together; kernels read those. */
const kernelImportsNoArea = {
  name: 'kernels-know-no-area',
  comment:
    'A folder kernel imports no area of any package: what it needs of one, the area provides, as a value for a token or a class for an abstract one.',
  severity: 'error',
  from: { path: '^(services/[^/]+|projections|jobs)/src/kernel/', pathNot: ['\\.spec\\.ts$'] },
  to: {
    path: '^(services/(contracts|domain|api)|projections|jobs)/src/[^/]+/',
    pathNot: ['/src/(kernel|runner|mail|pdf|templates)/'],
  },
}

const sharedFoldersOfJobs = {
  name: 'mail-and-pdf-know-no-area-of-jobs',
  comment: 'The folders mail and pdf of jobs import no area of jobs.',
  severity: 'error',
  from: { path: '^jobs/src/(mail|pdf)/', pathNot: ['\\.spec\\.ts$'] },
  to: { path: '^jobs/src/[^/]+/', pathNot: ['^jobs/src/(kernel|mail|pdf|templates)/'] },
}

/**
 * Areas meet in events and in the composing files next to them (registry, module, runner), never in
 * each other's folders.
 */
const areasApart = (folder, common) => ({
  name: `${folder.replace(/\W+/g, '-')}-areas-apart`,
  comment:
    'An area imports no other area of its package: what crosses is an event, a query of another package, or a file *.port.ts.',
  severity: 'error',
  from: {
    path: `^${folder}/src/([^/]+)/`,
    pathNot: [`^${folder}/src/(${common})/`, '\\.spec\\.ts$'],
  },
  to: { path: `^${folder}/src/[^/]+/`, pathNot: [`^${folder}/src/($1|${common})/`, ...ports] },
})

/** The kit's layers: each imports itself and those left of it. */
const KIT_LAYERS = ['i18n', 'net', 'ui', 'form', 'table', 'history', 'shell', 'areas']

const kitLayer = (name, index) => ({
  name: `kit-${name}-imports`,
  comment: `web-app/kit/src/${name} may import ${KIT_LAYERS.slice(0, index).join(', ') || 'no other layer'} of the kit`,
  severity: 'error',
  from: { path: `^web-app/kit/src/${name}/` },
  to: { path: `^web-app/kit/src/(${KIT_LAYERS.slice(index + 1).join('|') || 'none'})/` },
})

/** Modules that only a thread loads. */
const PARSER =
  '(\\.parser|\\.writer|people/import/sheet|time-tracking/import/table|time-tracking/import/unpacked-export|biometrics/import/attlog)\\.ts$'

/** Packages that parse sheets, pictures, documents, HTML and XML, used here or likely to be. */
const READERS = [
  ...[
    'xlsx',
    'pdf-lib',
    'exceljs',
    'read-excel-file',
    'file-type',
    'image-size',
    'sharp',
    'jimp',
    'pdf-parse',
    'pdfjs-dist',
    'mammoth',
  ],
  ...[
    'sanitize-html',
    'htmlparser2',
    'parse5',
    'cheerio',
    'fast-xml-parser',
    'xml2js',
    'saxes',
    'ical\\.js',
    'node-ical',
    'yauzl',
    'unzipper',
  ],
]

const READER_PATHS = ['node_modules/', 'node_modules/@[^/]+/'].map(
  (folder) => `${folder}(${READERS.join('|')})/`,
)

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:'] },
    },
    layer('services/contracts', []),
    layer('services/domain', ['services/contracts']),
    {
      name: 'event-store-imports',
      comment: 'services/event-store knows the kernel of contracts and no area',
      severity: 'error',
      from: { path: '^services/event-store/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: internal,
        pathNot: ['^services/event-store/', '^services/contracts/src/kernel/'],
      },
    },
    layer('projections', ['services/contracts', 'services/domain', 'services/event-store']),
    layer('services/api', [
      'services/contracts',
      'services/domain',
      'services/event-store',
      'projections',
    ]),
    layer('jobs', ['services/contracts', 'services/domain', 'services/event-store', 'projections']),
    layer('web-app/kit', ['services/contracts']),
    apartFrom('web-app/src/main.tsx', layer('web-app/src', ['services/contracts', 'web-app/kit'])),
    layer('web-admin', ['services/contracts', 'web-app/kit']),
    ...KIT_LAYERS.map(kitLayer),
    {
      name: 'entry-composes',
      comment: 'The one entry puts both apps together.',
      severity: 'error',
      from: { path: '^web-app/src/main\\.tsx$' },
      to: except([
        'web-app',
        'web-admin/src/console.tsx',
        'web-admin/src/first-lists.ts',
        'web-admin/src/navigation.ts',
      ]),
    },
    layer('infra', ['services', 'projections', 'jobs']),
    {
      name: 'contracts-are-zod-only',
      severity: 'error',
      from: { path: '^services/contracts/src/', pathNot: '\\.spec\\.ts$' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core'],
        pathNot: ['node_modules/zod/'],
      },
    },
    {
      name: 'domain-is-pure',
      comment: 'Deciders know no framework, no clock, no network and no files',
      severity: 'error',
      from: { path: '^services/domain/src/', pathNot: ['\\.spec\\.ts$', 'decider-specification'] },
      to: {
        path: ['node_modules/(@nestjs|pg|kysely|bullmq|pino)/'],
        dependencyTypes: ['npm', 'core'],
      },
    },
    {
      name: 'parsers-run-in-threads',
      comment:
        'Parsers of what strangers send and writers of long files run in threads: see untrustedParser and inWriter.',
      severity: 'error',
      from: { path: internal, pathNot: [PARSER, '\\.spec\\.ts$'] },
      to: { path: [PARSER], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'strangers-bytes-in-parsers',
      comment:
        'A package that reads what strangers send or writes long files is used in a thread (*.parser.ts, *.writer.ts).',
      severity: 'error',
      from: { path: '^(services|jobs|projections)', pathNot: [PARSER, '\\.spec\\.ts$'] },
      to: { path: READER_PATHS, dependencyTypesNot: ['type-only'] },
    },
    ...[
      ['services/contracts', 'kernel'],
      ['services/domain', 'kernel'],
      ['services/api', 'kernel'],
      ['projections', 'kernel|runner|migrations'],
      ['jobs', 'kernel|mail|pdf'],
      ['web-app', 'none'],
      ['web-admin', 'kit'],
    ].map(([folder, common]) => areasApart(folder, common)),
    kernelImportsNoArea,
    sharedFoldersOfJobs,
    {
      name: 'declared',
      comment: 'A package is declared in the package.json of the workspace that imports it.',
      severity: 'error',
      from: { path: internal },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ].map((rule) => withoutTests(rule)),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', 'test/generated-client/month', '\\.(css|svg|png|woff2|json)$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}

/** Returns a rule for sources; tests may use the test support and anything they compare with. */
function withoutTests(rule) {
  if (!rule.name.endsWith('-imports')) return rule
  const pathNot = [].concat(rule.from.pathNot ?? [], '\\.spec\\.tsx?$')
  return { ...rule, from: { ...rule.from, pathNot } }
}
