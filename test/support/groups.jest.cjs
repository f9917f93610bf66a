const { join } = require('node:path')
const config = require('../../jest.config.cjs')

/**
 * The whole run of `npm test`: the specs in groups (infra/tools/spec-groups.mjs), begun in the
 * order of their names.
 */
module.exports = {
  ...config,
  rootDir: join(__dirname, '..', '..'),
  roots: [process.env.SPEC_GROUPS],
  testMatch: ['**/*.group.js'],
  testSequencer: '<rootDir>/test/support/by-name.cjs',
}
