import { given } from '../kernel/decider-specification'
import { type CompanyEventEvent, companyEventDecider, type EventDetails } from './company-event'

const event_id = '0190a1b2-0000-7000-8000-000000000001'

const [lisbon, porto] = [
  '0190a1b2-0000-7000-8000-00000000000a',
  '0190a1b2-0000-7000-8000-00000000000b',
]

const now = '2026-03-01T09:00:00Z'
const later = '2026-12-01T09:00:00Z'

const details: EventDetails = {
  title: 'Spring party',
  description: null,
  event_on: '2026-05-08',
  event_time: '18:00',
  end_date: null,
  end_time: '22:00',
  zone: 'Europe/Lisbon',
  location: 'Roof',
  location_id: lisbon,
  notify: true,
}

const added = (
  change: Partial<EventDetails> = {},
  tells: 'new' | 'nobody' = 'new',
): CompanyEventEvent => ({
  type: 'CompanyEventAdded',
  data: { event_id, ...details, ...change, tells },
})

const add = (change: Partial<EventDetails> = {}, at = now) => ({
  type: 'add' as const,
  event_id,
  now: at,
  ...details,
  ...change,
})

const change = (update: Partial<EventDetails>, at = now) => ({
  type: 'change' as const,
  event_id,
  now: at,
  ...update,
})

const changed = (data: object): CompanyEventEvent => ({
  type: 'CompanyEventChanged',
  data: { event_id, told_before: null, ...data } as never,
})

describe('an event of the company', () => {
  it('is added and announced, unless announcements are off or it is over', () => {
    given(companyEventDecider).when(add()).then(added())
    given(companyEventDecider)
      .when(add({ notify: false }))
      .then(added({ notify: false }, 'nobody'))
    given(companyEventDecider).when(add({}, later)).then(added({}, 'nobody'))
  })

  it('is announced again if time, place or audience changes, and not if only its words do', () => {
    given(companyEventDecider, added())
      .when(change({ event_time: '19:00' }))
      .then(changed({ event_time: '19:00', tells: 'changed' }))
    given(companyEventDecider, added())
      .when(change({ location: 'Hall' }))
      .then(changed({ location: 'Hall', tells: 'changed' }))
    given(companyEventDecider, added())
      .when(change({ description: 'Bring a friend' }))
      .then(changed({ description: 'Bring a friend', tells: 'nobody' }))
    given(companyEventDecider, added())
      .when(change({ location_id: porto, zone: 'Europe/Lisbon' }))
      .then(changed({ location_id: porto, tells: 'changed', told_before: { location_id: lisbon } }))
    given(companyEventDecider, added())
      .when(change({ event_time: '18:00', location: 'Roof' }))
      .thenNothing()
  })

  it('is new to people who got no mail before', () =>
    given(companyEventDecider, added({ notify: false }, 'nobody'))
      .when(change({ notify: true }))
      .then(changed({ notify: true, tells: 'new' })))

  it('announces its cancellation if people knew of it and it has not begun', () => {
    const deleted = (tells: boolean): CompanyEventEvent => ({
      type: 'CompanyEventDeleted',
      data: { event_id, tells },
    })

    given(companyEventDecider, added()).when({ type: 'delete', event_id, now }).then(deleted(true))
    given(companyEventDecider, added())
      .when({ type: 'delete', event_id, now: later })
      .then(deleted(false))
    given(companyEventDecider, added({ notify: false }, 'nobody'))
      .when({ type: 'delete', event_id, now })
      .then(deleted(false))
    given(companyEventDecider, added(), deleted(true))
      .when(change({ title: 'Again' }))
      .thenRefused('not_found')
  })

  it.each<[string, Partial<EventDetails>]>([
    ['ends on a day before', { end_date: '2026-05-07' }],
    ['ends at a time before', { end_time: '17:59' }],
    ['ends when it begins', { end_time: '18:00' }],
    ['has no time on its only day', { event_time: null, end_time: null }],
    ['has an end and no start', { event_time: null, end_date: '2026-05-09' }],
    ['lasts longer than a year', { end_date: '2027-05-10', end_time: null }],
    // In the night in which clocks go forward at 01:00.
    [
      'begins at a time that the clocks leave out',
      { event_on: '2026-03-29', event_time: '01:30', end_time: '03:00' },
    ],
    [
      'ends at a time that the clocks leave out',
      { event_on: '2026-03-29', event_time: '00:30', end_time: '01:30' },
    ],
    // In the night with two hours from 01:00 to 02:00.
    [
      'ends before it begins while the clocks go back',
      { event_on: '2026-10-25', event_time: '01:45', end_time: '01:15' },
    ],
  ])('is refused if it %s', (_, wrong) => {
    given(companyEventDecider).when(add(wrong)).thenRefused('validation')
    given(companyEventDecider, added()).when(change(wrong)).thenRefused('validation')
  })

  it('may end on a later day at an earlier time, and a range of one day is that day', () => {
    given(companyEventDecider)
      .when(add({ end_date: '2026-05-09', end_time: '02:00' }))
      .then(added({ end_date: '2026-05-09', end_time: '02:00' }))
    given(companyEventDecider)
      .when(add({ end_date: '2026-05-08', event_time: null, end_time: null }))
      .then(added({ event_time: null, end_time: null }))
  })
})
