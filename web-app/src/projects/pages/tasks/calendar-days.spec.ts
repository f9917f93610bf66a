import type { TaskAnswer } from '@workledger/contracts/projects/tasks.api'
import { expect, it } from 'vitest'
import { byDueDay, daysOf, movedBy } from './calendar-days'

it('shows a month in whole weeks from Monday, a week and a day', () => {
  const month = daysOf('month', '2026-11-15')
  expect([month[0], month.at(-1), month.length % 7]).toEqual(['2026-10-26', '2026-12-06', 0])
  expect(daysOf('week', '2026-11-22')).toEqual(
    ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`),
  )
  expect(daysOf('day', '2026-11-22')).toEqual(['2026-11-22'])
})

it('goes to the neighbouring views', () => {
  expect(movedBy('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(movedBy('week', '2026-11-22', -1)).toBe('2026-11-15')
  expect(movedBy('day', '2026-12-31', 1)).toBe('2027-01-01')
})

it('puts tasks on the day they are due, open ones first', () => {
  const task = (id: string, due_date: string | null, complete = false) =>
    ({ id, due_date, task_status: { complete } }) as TaskAnswer

  const days = byDueDay([
    task('done', '2026-11-22', true),
    task('open', '2026-11-22'),
    task('none', null),
  ])

  expect([...days].map(([day, all]) => [day, all.map(({ id }) => id)])).toEqual([
    ['2026-11-22', ['open', 'done']],
  ])
})
