const Sequencer = require('@jest/test-sequencer').default

/** The groups of specs are numbered in the order in which they shall begin. */
module.exports = class extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => a.path.localeCompare(b.path))
  }
}
