import { expect, it } from 'vitest'
import { addressOf, openedAs, sameReport } from './saved-report'

const filters = {
  ...{
    tab: 'summary' as const,
    range: 'week' as const,
    group: 'client' as const,
    then: 'project' as const,
  },
  ...{
    employees: ['a', 'b'],
    projects: [],
    clients: ['c'],
    tags: [],
    billable: false,
    approved: null,
  },
}

it('is opened at an address with several of each filter', () => {
  expect(addressOf({ id: 'r', filters })).toBe(
    '/work_reports?tab=summary&range=week&group=client&then=project&employee=a%2Cb&client=c&billable=0&saved=r',
  )
})

it('is another when a filter that it shows is another, in whatever order', () => {
  expect(sameReport(filters, { ...filters, employees: ['b', 'a'] })).toBe(true)
  expect(sameReport(filters, { ...filters, employees: ['b'] })).toBe(false)
  expect(sameReport(filters, { ...filters, then: 'task' })).toBe(false)
  const weekly = { ...filters, tab: 'weekly' as const }
  expect(sameReport(weekly, { ...weekly, then: 'task', range: 'month' })).toBe(true)
  expect(sameReport(weekly, { ...weekly, billable: true })).toBe(false)
})

it('is no other where its mail opens it over the days that the mail is about', () => {
  expect(openedAs({ every: 'daily', filters }, { ...filters, range: 'day' })).toBe(true)
  expect(openedAs({ every: 'daily', filters }, { ...filters, range: 'month' })).toBe(false)
  expect(openedAs({ every: 'daily', filters }, { ...filters, range: 'day', clients: [] })).toBe(
    false,
  )
  expect(openedAs({ every: null, filters }, { ...filters, range: 'day' })).toBe(false)
})
