import { readFileSync, statSync } from 'node:fs'
import Module from 'node:module'
import { dirname } from 'node:path'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Script } from 'node:vm'
import { readCodeCache, writeCodeCache } from './code-cache-file.mjs'
import { root } from './packages.mjs'

/** Modules that a start may compile before the file is written again. */
const FEW = 20

/** Milliseconds after a start, when it is at rest and its functions are compiled. */
const AT_REST = 10_000

/** Modules whose compiled functions are read in one turn of the event loop. */
const IN_ONE_TURN = 50

/**
 * Loads CommonJS modules from compiled code of an earlier start. A module whose file has changed is
 * loaded as usual. Returns the function that ends the start: it writes the file if much was
 * compiled, once the process is at rest.
 */
export function useCodeCache(atRest = AT_REST) {
  const cache = readCodeCache()
  const compiled = new Map()
  const files = new FileStats()
  const restore = [keepResolutions(cache, files), keepCode(cache, files, compiled)]

  return async () => {
    for (const undo of restore) undo()
    if (compiled.size <= FEW) return
    await pause(atRest, undefined, { ref: false })
    await writeCodeCache({ ...cache, modules: await withCompiled(cache.modules, compiled) })
  }
}

/** Asks the disk once for the time and size of each file. */
class FileStats {
  known = new Map()

  of(file) {
    if (!this.known.has(file)) this.known.set(file, statSync(file, { throwIfNoEntry: false }))
    return this.known.get(file)
  }
}

/** Finds files of requests in the table, which saves thousands of looks at the disk. */
function keepResolutions({ resolved }, files) {
  const resolve = Module._resolveFilename

  Module._resolveFilename = (request, parent, isMain, options) => {
    if (!parent?.filename || options) return resolve(request, parent, isMain, options)
    const folder = dirname(parent.filename)
    const known = resolved.get(folder)?.get(request)
    if (known && files.of(known)) return known
    const file = resolve(request, parent, isMain, options)

    if (file.startsWith(root)) {
      if (!resolved.has(folder)) resolved.set(folder, new Map())
      resolved.get(folder).set(request, file)
    }

    return file
  }

  return () => {
    Module._resolveFilename = resolve
  }
}

/** Runs cached code, and remembers the other modules in `compiled`. */
function keepCode({ modules }, files, compiled) {
  const load = Module._extensions['.js']
  const compile = Module.prototype._compile

  Module._extensions['.js'] = (module, file) => {
    const cached = modules.get(file)
    const stat = files.of(file)
    if (cached?.time !== stat?.mtimeMs || cached.size !== stat.size) return load(module, file)
    const script = scriptOf(readFileSync(file, 'utf8'), file, cached.data)
    if (script.cachedDataRejected) compiled.set(file, { script, ...timeAndSize(stat) })
    run(script, module, file)
  }

  Module.prototype._compile = function (source, file, format) {
    const script = format === 'module' ? undefined : scriptIfCommon(source, file)
    if (!script) return compile.call(this, source, file, format)
    const stat = files.of(file)
    if (stat?.size === Buffer.byteLength(source))
      compiled.set(file, { script, ...timeAndSize(stat) })

    return run(script, this, file)
  }

  return () => {
    Module._extensions['.js'] = load
    Module.prototype._compile = compile
  }
}

const timeAndSize = ({ mtimeMs: time, size }) => ({ time, size })

const BEFORE = Module.wrap('').indexOf('{') + 2

const scriptOf = (source, file, cachedData) =>
  new Script(Module.wrap(source), {
    filename: file,
    columnOffset: -BEFORE,
    cachedData,
  })

/**
 * Returns nothing for an ECMAScript module, which Node loads in its own way, and for a module that
 * may call `import()`, which V8 forgets in compiled code.
 */
function scriptIfCommon(source, file) {
  try {
    return /\bimport\b/.test(source) ? undefined : scriptOf(source, file)
  } catch {
    return undefined
  }
}

const run = (script, module, file) =>
  script
    .runInThisContext()
    .call(module.exports, module.exports, requireOf(module), module, file, dirname(file))

/** Makes the `require` that Node gives to a module. */
function requireOf(module) {
  const resolve = (request, options) => Module._resolveFilename(request, module, false, options)
  resolve.paths = (request) => Module._resolveLookupPaths(request, module)

  return Object.assign((id) => module.require(id), {
    resolve,
    main: process.mainModule,
    extensions: Module._extensions,
    cache: Module._cache,
  })
}

/** Adds the compiled code, in turns so that calls are answered meanwhile. */
async function withCompiled(modules, compiled) {
  const all = new Map(modules)
  let n = 0

  for (const [file, { script, time, size }] of compiled) {
    if (n++ % IN_ONE_TURN === 0) await nextTurn()
    all.set(file, { time, size, data: script.createCachedData() })
  }

  return all
}
