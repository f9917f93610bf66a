import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkNode, ensureInstalled } from './tools/install.mjs'
import { filesBelow, root, webPackages } from './tools/packages.mjs'
import { passedAlone, worthTryingAgain } from './tools/second-try.mjs'
import { groupSpecs, slowest } from './tools/spec-groups.mjs'
import { orExplain } from './tools/terminal.mjs'

/** Jest's workers inherit it. With the usual 16 MB a collector of garbage takes twice as long. */
const YOUNG_MEMORY = '--max-semi-space-size=64'

const MAIN_BROWSER_SPECS = ['time', 'attendance', 'leave', 'account', 'dialogs', 'payroll']

/**
 * `npm test [-- words]` runs jest for Node code, then vitest for the web packages, each with the
 * words. Without words, jest runs the specs in groups (tools/spec-groups.mjs) and retries a failed
 * one alone (tools/second-try.mjs). `npm run test:browser` likewise runs the specs that `npm
 * test` leaves out. With a path in TEST_COUNTS, it writes the numbers of passed and failed tests
 * there as JSON, for .ci/run.
 */
await orExplain(async () => {
  checkNode()
  await ensureInstalled()
  const browser = process.argv[2] === '--browser'
  const words = process.argv.slice(browser ? 3 : 2)
  const reports = mkdtempSync(join(tmpdir(), 'workledger-reports-'))
  const total = { passed: 0, failed: 0 }
  const config = words.length > 0 ? [] : ['--config', 'test/support/groups.jest.cjs']
  if (words.length === 0) process.env.SPEC_GROUPS = groupSpecs(join(reports, 'groups'), { browser })
  const options = ['--json', '--passWithNoTests', '--outputFile']
  const jest = ['node_modules/jest/bin/jest.js']
  const tools = [
    runner('jest', { cwd: root, program: [...jest, ...config], reportOptions: options, words }),
  ]

  const unsteady = []

  if (!browser) tools.push(...webPackages.filter(hasSpecs).map((name) => vitest(name, words)))
  if (browser && words.length === 0) tools.push(...onSystemChromium(jest, options))

  for (const tool of tools) {
    const report = join(reports, `${tool.name.replace('/', '-')}.json`)
    let code = await tool.run(report)
    let { passed, failed } = count(report)
    const again =
      tool.name === 'jest' && words.length === 0 && failed > 0 ? worthTryingAgain(report) : []

    if (again.length > 0) {
      console.log(`\nOnce more, each alone: ${again.join(', ')}`)
      const second = join(reports, 'second.json')
      code = await alone(again, jest, options).run(second)
      const left = count(second).failed
      passed += failed - left
      failed = left
      unsteady.push(...passedAlone(second, again))
    }

    total.passed += passed
    // A tool that fails without a failed test, for example on a suite that does not load, counts as
    // one failure.
    total.failed += Math.max(failed, code === 0 ? 0 : 1)
  }

  if (words.length === 0)
    console.log(
      'Slowest specs, seconds:',
      ...slowest(process.env.SPEC_GROUPS, 25).map(({ path, seconds }) => `\n${seconds}\t${path}`),
    )

  if (unsteady.length > 0)
    console.log(
      'Failed at first and passed alone; fix these:',
      ...unsteady.map((path) => `\n${path}`),
    )

  rmSync(reports, { recursive: true, force: true })
  if (process.env.TEST_COUNTS) writeFileSync(process.env.TEST_COUNTS, JSON.stringify(total))
  process.exitCode = total.failed > 0 ? 1 : 0
})

/** Runs vitest in one web package. */
function vitest(name, words) {
  return runner(name, {
    cwd: join(root, name),
    program: [join(root, 'node_modules/vitest/vitest.mjs'), 'run'],
    reportOptions: [
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json',
    ],
    words,
  })
}

/** Runs specs one after the other in one process. */
function alone(specs, jest, options) {
  return runner('jest', {
    cwd: root,
    program: jest,
    reportOptions: options,
    words: ['--runInBand', '--runTestsByPath', ...specs],
  })
}

/**
 * Runs the main browser specs once more on the system's Chromium, which is newer than the one from
 * npm; skipped without one.
 */
function onSystemChromium(jest, options) {
  const path = '/usr/bin/chromium'
  if (process.env.CHROMIUM) return []

  if (!existsSync(path)) {
    console.log(`Browser specs run on the Chromium from npm only: there is no ${path}.`)
    return []
  }

  const specs = MAIN_BROWSER_SPECS.map((name) => `test/browser/${name}.spec.ts`)

  return [
    runner('system-chromium', {
      cwd: root,
      program: jest,
      reportOptions: options,
      words: ['--runInBand', '--runTestsByPath', ...specs],
      variables: { CHROMIUM: path },
    }),
  ]
}

function runner(name, { cwd, program, reportOptions, words, variables = {} }) {
  const run = (report) =>
    new Promise((resolve) => {
      const last = `${reportOptions.at(-1)}=${report}`

      const child = spawn(
        process.execPath,
        [YOUNG_MEMORY, ...program, ...reportOptions.slice(0, -1), last, ...words],
        {
          cwd,
          stdio: 'inherit',
          env: { ...process.env, ...variables },
        },
      )

      for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal))
      child.on('exit', (code) => resolve(code ?? 1))
    })
  return { name, run }
}

function hasSpecs(name) {
  return filesBelow(join(root, name, 'src')).some(({ path }) => /\.spec\.tsx?$/.test(path))
}

function count(report) {
  if (!existsSync(report)) return { passed: 0, failed: 0 }
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}
