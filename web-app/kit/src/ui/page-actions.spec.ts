import { expect, it } from 'vitest'
import { joinedActions } from './page-actions'

const named = (label: string) => ({ label, run: () => {} })

it('puts the actions of a page before those of its tab', () => {
  const joined = joinedActions([
    { secondary: [named('History'), false] },
    { primary: named('Add role'), menu: [named('Export')] },
  ])

  expect(joined.primary?.label).toBe('Add role')
  expect(joined.secondary.map(({ label }) => label)).toEqual(['History'])
  expect(joined.menu.map(({ label }) => label)).toEqual(['Export'])
})

it('has one primary action, that of the page; the one of a tab is a secondary action', () => {
  const joined = joinedActions([{ primary: named('Send') }, { primary: named('Add question') }])
  expect(joined.primary?.label).toBe('Send')
  expect(joined.secondary.map(({ label }) => label)).toEqual(['Add question'])
  expect(joinedActions([{ primary: false }, {}]).primary).toBeNull()
})
