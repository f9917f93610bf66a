import { describe, expect, it } from 'vitest'
import { isFiltered, readListState, writeListState } from './list'

const defaults = { sort: '-start_on', filters: { status: '' } }

const read = (text: string, more = {}) =>
  readListState(new URLSearchParams(text), { ...defaults, ...more })

const write = (text: string, change: Parameters<typeof writeListState>[1], more = {}) =>
  writeListState(new URLSearchParams(text), change, { ...defaults, ...more }).toString()

describe('a list in the address', () => {
  it('starts with its defaults', () => {
    expect(read('')).toEqual({
      page: 1,
      per_page: 15,
      q: '',
      sort: '-start_on',
      filters: { status: '' },
    })
  })

  it('reads valid values, and ignores invalid ones', () => {
    expect(read('page=3&per_page=50&q=sick&sort=status&status=pending')).toEqual({
      page: 3,
      per_page: 50,
      q: 'sick',
      sort: 'status',
      filters: { status: 'pending' },
    })

    expect(read('page=-1&per_page=9999999&other=x')).toMatchObject({
      page: 1,
      per_page: 15,
      filters: { status: '' },
    })

    expect(read('page=1.5&per_page=abc')).toMatchObject({ page: 1, per_page: 15 })
  })

  it('leaves defaults out', () => {
    expect(write('', { page: 1, sort: '-start_on', q: '' })).toBe('')
    expect(write('page=2&status=pending', { filters: { status: '' } })).toBe('')
  })

  it('is filtered by choices, not by its first state', () => {
    const begins = { status: 'pending' }
    expect(isFiltered({ q: '', filters: begins }, begins)).toBe(false)
    expect(isFiltered({ q: '', filters: { status: '' } }, begins)).toBe(false)
    expect(isFiltered({ q: '', filters: { status: 'rejected' } }, begins)).toBe(true)
    expect(isFiltered({ q: 'sick', filters: begins }, begins)).toBe(true)
  })

  it('goes back to page 1 on any other change', () => {
    expect(write('page=4', { q: 'sick' })).toBe('q=sick')
    expect(write('page=4&q=sick', { page: 5 })).toBe('page=5&q=sick')
  })

  it('leaves other parameters and other lists unchanged', () => {
    expect(write('tab=approvals&b.page=2', { page: 3 }, { name: 'a' })).toBe(
      'tab=approvals&b.page=2&a.page=3',
    )
    expect(read('a.page=3&page=9', { name: 'a' }).page).toBe(3)
  })

  it('reads its own output', () => {
    const change = {
      page: 7,
      per_page: 100,
      q: 'ä b&c=d',
      sort: 'created_at',
      filters: { status: 'rejected' },
    }
    expect(read(write('', change))).toEqual(change)
  })
})
