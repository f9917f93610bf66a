import { eachInTurn, runAll } from './schedule'

const failing = (message: string) => ({ run: () => Promise.reject(new Error(message)) })

function counting() {
  const schedule = { runs: 0, run: async (_: Date) => void schedule.runs++ }
  return schedule
}

it('runs the schedules after a failing one, and fails with its message', async () => {
  const [before, after] = [counting(), counting()]
  await expect(runAll([before, failing('no table'), after])).rejects.toThrow(/^no table$/)
  expect([before.runs, after.runs]).toEqual([1, 1])
})

it('reports all failures, and the same reason once', async () => {
  const all = [failing('no table'), failing('no key'), failing('no table')]
  await expect(runAll(all)).rejects.toThrow(/^no table; no key$/)
  await expect(runAll([])).resolves.toBeUndefined()
})

it('runs for the companies after a failing one', async () => {
  const done: string[] = []

  const run = async (company: string) => {
    if (company === 'b') throw new Error('no rules')
    done.push(company)
  }

  await expect(eachInTurn(['a', 'b', 'c'], run)).rejects.toThrow(/^no rules$/)
  expect(done).toEqual(['a', 'c'])
})
