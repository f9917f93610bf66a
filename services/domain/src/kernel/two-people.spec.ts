import { mayBegin, waitsUntil } from './two-people'

const now = '2026-03-02T10:00:00Z'
const later = '2026-03-09T10:00:00Z'

describe('an act that takes two people', () => {
  it('waits for another person, or for seven days if no other person could', () => {
    expect(waitsUntil(now, true)).toBeNull()
    expect(waitsUntil(now, false)).toBe(later)
  })

  it('is started by another person at once, and never by the requester while another person could', () => {
    const proposal = { by: ['ines'], waits_until: null }
    expect(mayBegin(proposal, { by: ['omar'], now, othersCould: true })).toBe(true)
    expect(mayBegin(proposal, { by: ['ines'], now: later, othersCould: true })).toBe(false)
    expect(mayBegin(proposal, { by: ['ines'], now: later, othersCould: false })).toBe(false)
    // A sign-in-as session adds no second person.
    expect(mayBegin(proposal, { by: ['omar', 'ines'], now, othersCould: true })).toBe(false)
  })

  it('is started by the requester after the wait, unless another person could by then', () => {
    const alone = { by: ['ines'], waits_until: later }
    expect(mayBegin(alone, { by: ['ines'], now: '2026-03-09T09:59:59Z', othersCould: false })).toBe(
      false,
    )
    expect(mayBegin(alone, { by: ['ines'], now: later, othersCould: false })).toBe(true)
    expect(mayBegin(alone, { by: ['ines'], now: later, othersCould: true })).toBe(false)
  })
})
