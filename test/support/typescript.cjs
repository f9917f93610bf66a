/** Lets a child process of a test run our TypeScript as it is: `node --conditions=source -r …/typescript.cjs file.ts`. */
const { readFileSync } = require('node:fs')
const Module = require('node:module')
const { transformSync } = require('@swc/core')

const options = JSON.parse(readFileSync(require.resolve('../../.swcrc'), 'utf8'))
Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), { ...options, filename, swcrc: false, sourceMaps: 'inline' })
  module._compile(code, filename)
}
