const { TestEnvironment } = require('jest-environment-node')

/** Node's environment, in which `testFailed` tells code after a test whether it failed. */
module.exports = class extends TestEnvironment {
  handleTestEvent({ name }) {
    if (name === 'test_start') this.global.testFailed = false
    if (name === 'test_fn_failure') this.global.testFailed = true
  }
}
