import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'
import { answer } from './list'

describe('a list without pages', () => {
  it('answers everything up to its bound', () => {
    expect(answer([1, 2], WHOLE_LIST, { page: 1, per_page: WHOLE_LIST }).meta).toEqual({
      total: WHOLE_LIST,
      page: 1,
      per_page: WHOLE_LIST,
      last_page: 1,
    })
  })

  it('refuses a list that would be truncated, and says what to do', () => {
    expect(() => answer([1], WHOLE_LIST + 1, { page: 1, per_page: WHOLE_LIST })).toThrow(
      'There are more than 10000 rows. Please ask for pages with page and per_page.',
    )
    expect(answer([1], WHOLE_LIST + 1, { page: 1, per_page: 15 }).meta.last_page).toBe(667)
  })
})
