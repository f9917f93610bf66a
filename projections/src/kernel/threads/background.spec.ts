import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { processFacts } from '../../../../test/support/parsers/tasks'
import { until } from '../../../../test/support/until'
import { runInBackground } from './background'
import { processorNumbers, processorsInBackground } from './processors'
import { threadModule } from './thread-module'

const support = join(__dirname, '../../../../test/support')
const limits = { seconds: 60, megabytes: 64 }

const parse = (how: string) => ({
  module: threadModule(support, 'parsers/hanging.parser'),
  name: 'parse',
  input: [how],
})

const facts = { module: threadModule(support, 'parsers/tasks'), name: 'processFacts', input: [] }

type Facts = ReturnType<typeof processFacts>

async function factsOf(): Promise<Facts> {
  const outcome = await runInBackground(facts, limits)
  return (outcome as { answer: Facts }).answer
}

it('a module that is not there is missed when the process starts', () => {
  expect(() => threadModule(support, 'parsers/no-such.parser')).toThrow('no-such.parser')
})

describe('the process of tasks', () => {
  beforeAll(() => {
    process.env.KEY_OF_TEST = 'secret'
  })

  afterAll(() => {
    delete process.env.KEY_OF_TEST
  })

  it('yields the processor with all of its threads', async () => {
    const { pid, priorities } = await factsOf()
    expect(pid).not.toBe(process.pid)
    expect(priorities.length).toBeGreaterThan(process.platform === 'linux' ? 1 : 0)
    expect(priorities.filter((nice) => nice < 5)).toEqual([])
  })

  it('leaves processors to the process that answers people, if Linux has several and can bind to some', async () => {
    const half = processorsInBackground()
    if (!half || spawnSync('taskset', ['-V']).error) return

    const { processors } = await factsOf()
    expect(new Set(processors.map((list) => processorNumbers(list).join()))).toEqual(
      new Set([half]),
    )
  })

  it('ends before other processes when memory runs out', async () => {
    if (process.platform === 'linux') expect((await factsOf()).endedFirst).toBe(500)
  })

  it('knows no secret of the installation', async () => {
    const { variables } = await factsOf()
    expect(variables).toContain('PATH')
    expect(variables.filter((name) => /KEY|URL|PASSWORD|SECRET|TOKEN|^npm_/.test(name))).toEqual([])
  })

  it('answers that a task was stopped when it is killed, and the next task gets another process', async () => {
    const { pid } = await factsOf()
    const hanging = runInBackground(parse('loop'), limits)
    process.kill(pid, 'SIGKILL')
    expect(await hanging).toEqual({ stopped: 'end' })

    expect(await runInBackground(parse('answer'), limits)).toEqual({ answer: 'read' })
    expect((await factsOf()).pid).not.toBe(pid)
  })

  it('leaves it to its parent to end when all processes get the signal', async () => {
    const { pid } = await factsOf()
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(pid, signal)
    expect((await factsOf()).pid).toBe(pid)
  })

  it('brings bytes, dates and maps there and back unchanged', async () => {
    const value = {
      bytes: new Uint8Array(2_000_000).fill(7),
      on: new Date(0),
      of: new Map([['a', 1n]]),
      none: undefined,
    }

    const { answer } = (await runInBackground(
      { ...facts, name: 'echo', input: [value] },
      limits,
    )) as { answer: typeof value }

    const { bytes, ...others } = value
    expect(Buffer.compare(answer.bytes, bytes)).toBe(0)
    expect(answer).toMatchObject(others)
  })

  it('ends with its parent, also when that is killed while a task hangs', async () => {
    const parent = fork(join(support, 'parsers', 'hanging-parent.ts'), {
      execArgv: ['--conditions=source', '-r', join(support, 'typescript.cjs')],
    })
    const [{ answer }] = (await once(parent, 'message')) as [{ answer: Facts }]
    const { pid } = answer
    const lived = lives(pid)

    parent.kill('SIGKILL')
    expect(lived).toBe(true)
    await until(() => !lives(pid))
  }, 30_000)
})

/** Returns whether a process runs. An ended process stays listed until its parent has reaped it. */
function lives(pid: number): boolean {
  try {
    const stat = process.platform === 'linux' ? readFileSync(`/proc/${pid}/stat`, 'utf8') : ''
    return process.kill(pid, 0) && !/\) Z/.test(stat)
  } catch {
    return false
  }
}

it('says whether a thread ran out of time or of memory', async () => {
  expect(await runInBackground(parse('loop'), { megabytes: 128, seconds: 0.2 })).toEqual({
    stopped: 'time',
  })

  expect(await runInBackground(parse('eat'), { megabytes: 128, seconds: 100 })).toEqual({
    stopped: 'memory',
  })
})
