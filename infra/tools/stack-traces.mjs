import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, resolve } from 'node:path'

/** Number of files whose maps stay in memory. */
const KEPT = 50

/**
 * Makes stack traces name lines of the sources. It reads a map when a trace needs it;
 * `--enable-source-maps` reads thousands of maps at each start.
 */
export function mapStackTraces() {
  const maps = new Map()

  Error.prepareStackTrace = (error, frames) =>
    [titleOf(error), ...frames.map((frame) => `    at ${mapped(String(frame), maps)}`)].join('\n')
}

function titleOf(error) {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error' // Its name or message throws.
  }
}

/** Replaces the place at the end of a frame: `load (/app/dist/a.js:5:7)`. */
const mapped = (frame, maps) =>
  frame.replace(
    /(?:file:\/\/)?(\/[^():]+\.js):(\d+):(\d+)(\)?)$/,
    (place, file, line, column, end) => {
      const entry = mapOf(file, maps)?.findEntry(line - 1, column - 1)
      if (entry?.originalSource === undefined) return place

      return `${resolve(dirname(file), entry.originalSource)}:${entry.originalLine + 1}:${entry.originalColumn + 1}${end}`
    },
  )

function mapOf(file, maps) {
  if (!maps.has(file)) {
    if (maps.size >= KEPT) maps.delete(maps.keys().next().value)
    maps.set(file, readMap(file))
  }

  return maps.get(file)
}

function readMap(file) {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')))
  } catch {
    return undefined // It has no map.
  }
}
