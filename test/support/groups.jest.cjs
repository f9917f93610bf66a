const { availableParallelism } = require('node:os')
const { join } = require('node:path')
const config = require('../../jest.config.cjs')

/** The whole run of `npm test`: the specs in groups (infra/launch/spec-groups.mjs), begun in the order of their names. */
module.exports = {
  ...config,
  rootDir: join(__dirname, '..', '..'),
  roots: [process.env.SPEC_GROUPS],
  testMatch: ['**/*.group.js'],
  testSequencer: '<rootDir>/test/support/by-name.cjs',
  // One more than there are processors, since specs also wait for PostgreSQL and the browser; no more than its connections are enough for.
  maxWorkers: Math.min(availableParallelism() + 1, 4),
}
