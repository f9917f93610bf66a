import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'

const told = [
  'name',
  'area',
  'method',
  'path',
  'root',
  'multipart',
  'raw',
  'who',
  'permission',
  'ignores',
  'ifMatch',
] as const

const imports =
  /import\s*\{([^}]*)\}\s*from\s*["'](@workledger\/contracts\/[^"']+\.(?:api|lists))["'];?/g

const calls = '?calls'

/** A schema reached through its call, which a build lacks. */
export const schemaOfCall = /\b(\w+Api|api)\.\w+\.(body|query|params|response)\b/

/**
 * Keeps the schemas out of the first load. Calls and permissions need plain data only; zod and the
 * contracts' schemas are 30 kB gzipped and only needed when a form opens. In a build, `leaveApi`
 * and `leavesList` therefore come from a module with the areas' calls and lists as plain data. A
 * schema imported by name (`leaveBody`) is left alone.
 */
export const slimContracts: Plugin = {
  name: 'slim-contracts',
  apply: 'build',
  transform(code) {
    if (!code.includes('@workledger/contracts/')) return null
    const reached = schemaOfCall.exec(code)

    if (reached)
      this.error(`${reached[0]} is not in the browser's build: import the schema by its own name.`)

    let result = code

    for (const [whole, names = '', from = ''] of code.matchAll(imports)) {
      const list = names
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean)

      const areas = list.filter((name) => /(Api|List)$/.test(name.split(/\s+as\s+/)[0] ?? ''))
      const others = list.filter((name) => !areas.includes(name))
      const used: string[] = []

      for (const area of areas) {
        const [exported = '', local = exported] = area.split(/\s+as\s+/)
        const calls = callsAlone(result.replace(whole, ''), local)

        for (const call of calls ?? []) used.push(`${exported}$${call} as ${local}$${call}`)

        if (calls) result = result.replace(propertiesOf(local), `${local}$$$1`)
        else used.push(area)
      }

      const line = (some: string[], query: string) =>
        some.length > 0 ? `import { ${some.join(', ')} } from ${JSON.stringify(from + query)};` : ''
      // A function, because `$` has a meaning in a text.
      result = result.replace(whole, () => line(used, calls) + line(others, ''))
    }

    return result
  },
  async resolveId(source, importer) {
    if (!source.startsWith('@workledger/contracts/') || !source.endsWith(calls)) return null
    const found = await this.resolve(source.slice(0, -calls.length), importer)
    return found && found.id + calls
  },
  async load(id) {
    if (!id.endsWith(calls)) return null
    const file = id.slice(0, -calls.length)
    this.addWatchFile(file)
    imported ??= allContracts()
    const module = (await imported)[file]
    if (!module) this.error(`${file} is no contract of an area; see all-contracts.ts.`)

    return Object.entries(module)
      .flatMap(([name, part]) => {
        if (name.endsWith('List')) return [[name, plain(part)] as const]
        const calls = () =>
          Object.fromEntries(Object.entries(part).map(([key, call]) => [key, plain(call)]))
        return name.endsWith('Api') ? [[name, calls()] as const] : []
      })
      .map(([name, data]) => (name.endsWith('Api') ? areaModule(name, data) : constant(name, data)))
      .join('\n')
  },
}

type Contract = Record<string, Record<string, Record<string, unknown>>>

/** Both builds of one run share them. */
let imported: Promise<Record<string, Contract>> | undefined

/** Runs the areas' calls and lists and returns them by file. */
async function allContracts(): Promise<Record<string, Contract>> {
  const { module } = await runnerImport<{ contracts: Record<string, Contract> }>(
    join(import.meta.dirname, 'all-contracts.ts'),
  )

  return Object.fromEntries(
    Object.entries(module.contracts).map(([file, contract]) => [
      join(import.meta.dirname, file),
      contract,
    ]),
  )
}

const constant = (name: string, data: unknown) => `export const ${name} = ${JSON.stringify(data)}`

/** An area's calls one by one, so that a build drops those that no page makes, and together. */
const areaModule = (name: string, calls: Record<string, unknown>) =>
  [
    ...Object.entries(calls).map(([call, data]) => constant(`${name}$${call}`, data)),
    `export const ${name} = { ${Object.keys(calls)
      .map((call) => `${call}: ${name}$${call}`)
      .join(', ')} }`,
  ].join('\n')

const propertiesOf = (local: string) => new RegExp(`(?<![\\w$.'"/-])${local}\\.(\\w+)`, 'g')

/**
 * Returns the calls that a module takes from an area's object; undefined if it uses the object in
 * another way.
 */
function callsAlone(code: string, local: string): Set<string> | undefined {
  const all = [...code.matchAll(new RegExp(`(?<![\\w$.'"/-])${local}(?![\\w$])`, 'g'))]
  const calls = [...code.matchAll(propertiesOf(local))]
  return local.endsWith('List') || all.length !== calls.length
    ? undefined
    : new Set(calls.map((found) => found[1]!))
}

/**
 * Returns a call as plain data. The names of its parameters replace its query's schema: others are
 * not sent.
 */
export function plain(call: Record<string, unknown>): Record<string, unknown> {
  const { shape } = (call.query ?? {}) as { shape?: object }
  const parameters = shape && Object.keys(shape)

  return Object.fromEntries([
    ...told.flatMap((key) => (call[key] === undefined ? [] : [[key, call[key]] as const])),
    ...(parameters ? [['parameters', parameters] as const] : []),
  ])
}

/** Zod adds its JSON Schema writer to every schema; only the server's documentation uses it. */
export const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  load: (id) => {
    if (!/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id)) return null
    const names = [...readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map(
      (found) => found[1],
    )
    return `const none = () => {}\n${names.map((name) => `export const ${name} = none`).join('\n')}`
  },
}

/**
 * react-admin can create a router of its own, which adds 17 kB gzipped to every first load, since
 * both apps share a router. It never does so here: the product's router surrounds it.
 */
export const withoutSecondRouter: Plugin = {
  name: 'without-second-router',
  apply: 'build',
  transform(code, id) {
    if (!/ra-core[\\/]dist[\\/]routing[\\/]adapters[\\/]reactRouterProvider\.js$/.test(id))
      return null

    const slim = code.replace('createHashRouter, RouterProvider as ReactRouterProvider,', '')

    if (slim === code)
      this.error('react-admin makes its router differently now; see slim-contracts.ts.')

    return `${slim}\nconst createHashRouter = () => { throw new Error('The console is outside the router.') }\nconst ReactRouterProvider = () => null\n`
  },
}
