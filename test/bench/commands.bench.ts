import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeTemporaryFolder } from '../support/temporary-folder'
import { type Act, dailyCommands, dailyReads } from './commands'
import { colleagues, company, writeEntries } from './company'
import { analyzed, openLog } from './log'
import { type Server, startServer } from './server'

const CLIENTS = 16
const WARM_ROUNDS = 2

/** Acts of each client in a round; one more of a leave would exceed the yearly allowance. */
const ACTS_IN_A_ROUND = 10

/**
 * Measures the most used commands and reads at 16 connections: statements to PostgreSQL, and CPU
 * milliseconds of the server and of PostgreSQL for each call. Reactions that a command starts count
 * as far as they run within its round.
 */
export async function benchDailyCalls(rounds: number) {
  const statements = join(makeTemporaryFolder('bench-statements'), 'counts.json')

  const server = await startServer({
    NODE_OPTIONS: `--require ${join(__dirname, 'statements.cjs')}`,
    BENCH_STATEMENTS: statements,
  })

  try {
    const log = await openLog(server)
    const one = await company(server.url, 'Daily')
    const people = await colleagues(server.url, log, one, CLIENTS)
    const own = await Promise.all(people.map((_, n) => company(server.url, `Own${n}`)))

    await writeEntries(
      log,
      one.ws,
      people.map(({ employee }) => employee),
      100,
    )

    await analyzed(server)
    await log.close()

    // Cycles of which a name has one of these words; all by default.
    const wanted = process.env.BENCH_ACTS?.split(',')
    const cycles = [...(await dailyCommands({ one, people, own })), ...dailyReads({ one, people })]
    const figures: Record<string, unknown>[] = []

    for (const cycle of cycles)
      if (!wanted || cycle.some(({ name }) => wanted.some((part) => name?.includes(part))))
        figures.push(...(await measureCycle({ server, statements, cycle, rounds })))

    return figures
  } finally {
    await server.stop()
  }
}

interface Measured {
  readonly server: Server
  readonly statements: string
  readonly cycle: readonly Act[]
  readonly rounds: number
}

/** Runs the acts of a cycle in turns, and returns the figures of those with a name. */
async function measureCycle({ server, statements, cycle, rounds }: Measured) {
  const sums = cycle.map(() => ({ server: 0, postgres: 0, counts: new Map<string, number>() }))

  for (let round = 0; round < WARM_ROUNDS + rounds; round++)
    for (const [index, { act }] of cycle.entries()) {
      await countStatements(server, statements)
      const before = server.cpu()

      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, client) => {
          for (let n = 0; n < ACTS_IN_A_ROUND; n++) await act(client, round * ACTS_IN_A_ROUND + n)
        }),
      )

      const after = server.cpu()
      const counts = await countStatements(server, statements)
      if (round < WARM_ROUNDS) continue
      const sum = sums[index]!
      sum.server += after.server - before.server
      sum.postgres += after.postgres - before.postgres
      for (const [text, count] of counts) sum.counts.set(text, (sum.counts.get(text) ?? 0) + count)
    }

  return cycle.flatMap(({ name, calls = 1 }, index) => {
    if (!name) return []
    const sum = sums[index]!
    const times = rounds * CLIENTS * ACTS_IN_A_ROUND * calls
    if (process.env.BENCH_TOP) printTop(name, sum.counts, times)

    return {
      call: name,
      statements: [...sum.counts.values()].reduce((total, count) => total + count, 0) / times,
      serverCpuMs: (1000 * sum.server) / times,
      postgresCpuMs: (1000 * sum.postgres) / times,
    }
  })
}

/** Returns the statements of the server since the last call, by text. */
async function countStatements(server: Server, file: string): Promise<[string, number][]> {
  rmSync(file, { force: true })
  process.kill(server.pid, 'SIGUSR2')
  while (!existsSync(file)) await pause(1)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function printTop(name: string, counts: ReadonlyMap<string, number>, times: number) {
  console.log(`\n${name}`)

  for (const [text, count] of [...counts].sort(([, a], [, b]) => b - a).slice(0, 60))
    console.log(`${(count / times).toFixed(2).padStart(8)}  ${text}`)
}
