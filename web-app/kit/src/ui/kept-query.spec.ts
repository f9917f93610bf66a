import { describe, expect, it } from 'vitest'
import { keptQuery } from './kept-query'

const id = '01900000-0000-7000-8000-000000000001'

const filter = (filters: object) =>
  new URLSearchParams({ filter: JSON.stringify(filters) }).toString()

describe('the query of a page in another workspace', () => {
  it('keeps tabs, pages and filters', () => {
    for (const search of ['', '?tab=roles', '?status=pending&page=2&q=a%26b'])
      expect(keptQuery(search)).toBe(search)

    expect(keptQuery(`?sort=name&${filter({ status: 'active' })}`)).toBe(
      `?sort=name&${filter({ status: 'active' })}`,
    )
  })

  it('leaves out ids of the workspace that is left', () => {
    expect(keptQuery(`?employee=${id}`)).toBe('')
    expect(keptQuery(`?tab=month&stream=leave-${id.toUpperCase()}&revision=3`)).toBe(
      '?tab=month&revision=3',
    )
    expect(keptQuery(`?${filter({ status: 'active', role_id: id, employee_id: [id] })}`)).toBe(
      `?${filter({ status: 'active' })}`,
    )
    expect(keptQuery(`?ids=["${id}"]`)).toBe('')
  })
})
