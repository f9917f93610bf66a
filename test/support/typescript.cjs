/**
 * Lets a test's child process run our TypeScript sources: `node --conditions=source -r
 * …/typescript.cjs file.ts`.
 */
const { createHash, randomUUID } = require('node:crypto')

const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs')
const Module = require('node:module')
const { tmpdir } = require('node:os')
const { join } = require('node:path')

const options = readFileSync(require.resolve('../../.swcrc'), 'utf8')
const translations = join(tmpdir(), 'workledger-test-swc')

mkdirSync(translations, { recursive: true })

Module._extensions['.ts'] = (module, filename) => {
  const source = readFileSync(filename, 'utf8')

  const kept = join(
    translations,
    createHash('sha256').update(options).update(filename).update(source).digest('hex'),
  )

  module._compile(read(kept) ?? translate(source, filename, kept), filename)
}

function read(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function translate(source, filename, kept) {
  const { transformSync } = require('@swc/core')

  const { code } = transformSync(source, {
    ...JSON.parse(options),
    filename,
    swcrc: false,
    sourceMaps: 'inline',
  })

  // Threads of one process compile at the same time too.
  const own = `${kept}.${randomUUID()}`
  writeFileSync(own, code)
  renameSync(own, kept)

  return code
}
