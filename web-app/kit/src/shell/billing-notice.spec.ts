import { expect, it } from 'vitest'
import { noticeOf } from './billing-notice'

const now = Date.parse('2026-03-24T08:00:00Z')

const state = {
  status: 'trial',
  read_only: false,
  trial_ends_at: '2026-03-31 07:59:59',
  provider: 'stripe',
} as const

it('speaks of the last seven days of the trial to those who can subscribe', () => {
  expect(noticeOf(state, true, now)).toBe('trialEnds')
  expect(noticeOf(state, false, now)).toBeNull()
  expect(noticeOf({ ...state, trial_ends_at: '2026-03-31 08:00:00' }, true, now)).toBeNull()
  expect(noticeOf({ ...state, trial_ends_at: null, provider: 'sandbox' }, true, now)).toBeNull()
  expect(noticeOf({ ...state, status: 'active' }, true, now)).toBeNull()
})

it('shows a failed payment to people who can mend it, and to all people once nothing can be changed', () => {
  for (const status of ['past_due', 'unpaid'] as const) {
    expect(noticeOf({ ...state, status }, true, now)).toBe('pastDue')
    expect(noticeOf({ ...state, status }, false, now)).toBeNull()
  }

  expect(noticeOf({ ...state, status: 'unpaid', read_only: true }, false, now)).toBe('readOnly')
  expect(noticeOf({ ...state, status: 'trial_over', read_only: true }, true, now)).toBe('readOnly')
})
