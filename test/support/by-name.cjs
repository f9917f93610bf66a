const Sequencer = require('@jest/test-sequencer').default

/** The numbers of the groups of specs are the order in which they begin. */
module.exports = class extends Sequencer {
  sort(tests) {
    return [...tests].sort((a, b) => a.path.localeCompare(b.path))
  }
}
