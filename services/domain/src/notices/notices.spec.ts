import { given } from '../kernel/decider-specification'
import { noticeExpiryDecider } from './notice-expiry'
import { type NoticeEvent, noticesDecider } from './notices'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const notice_id = '0190a1b2-0000-7000-8000-000000000002'

const set = (kind: 'leave' | 'task', channel: 'mail' | 'notice' | 'none'): NoticeEvent => ({
  type: 'NoticeChannelSet',
  data: { employee_id, kind, channel },
})

const quiet = (quiet_from: string | null, quiet_to: string | null): NoticeEvent => ({
  type: 'QuietHoursSet',
  data: { employee_id, quiet_from, quiet_to },
})

describe('how a person learns of notices', () => {
  const channels = (
    ...channels: { kind: 'leave' | 'task' | 'payslip'; channel: 'mail' | 'none' }[]
  ) => ({
    type: 'set' as const,
    employee_id,
    channels,
  })

  it('changes kinds, each once, and says nothing of those that stay', () => {
    given(noticesDecider)
      .when(channels({ kind: 'leave', channel: 'none' }, { kind: 'task', channel: 'mail' }))
      .then(set('leave', 'none'))

    given(noticesDecider, set('leave', 'none'))
      .when(channels({ kind: 'leave', channel: 'none' }))
      .then()

    given(noticesDecider)
      .when(channels({ kind: 'leave', channel: 'mail' }, { kind: 'leave', channel: 'none' }))
      .then(set('leave', 'none'))
  })

  it('keeps the mails of payslips and security', () => {
    given(noticesDecider)
      .when(channels({ kind: 'leave', channel: 'none' }, { kind: 'payslip', channel: 'none' }))
      .thenRefused('notices.fixed')

    given(noticesDecider)
      .when(channels({ kind: 'payslip', channel: 'mail' }))
      .then()
  })

  it('stops the mails of a kind once, and never switches a kind on', () => {
    const stop = { type: 'stop-mails' as const, employee_id, kind: 'task' as const }
    given(noticesDecider).when(stop).then(set('task', 'notice'))
    given(noticesDecider, set('task', 'notice')).when(stop).then()
    given(noticesDecider, set('task', 'none')).when(stop).then()
    given(noticesDecider)
      .when({ ...stop, kind: 'security' })
      .thenRefused('notices.fixed')
  })

  it('has quiet hours with a beginning and another end, or none', () => {
    const times = { type: 'set' as const, employee_id, channels: [] }
    given(noticesDecider)
      .when({ ...times, quiet_from: '22:00', quiet_to: '06:00' })
      .then(quiet('22:00', '06:00'))

    for (const wrong of [
      { quiet_from: '22:00' },
      { quiet_to: '22:00' },
      { quiet_from: '08:00', quiet_to: '08:00' },
    ])
      given(noticesDecider)
        .when({ ...times, ...wrong })
        .thenRefused('notices.quiet_hours')

    given(noticesDecider, quiet('22:00', '06:00'))
      .when({ ...times, quiet_to: '07:00' })
      .then(quiet('22:00', '07:00'))

    given(noticesDecider, quiet('22:00', '06:00'))
      .when({ ...times, quiet_to: null })
      .thenRefused('notices.quiet_hours')

    given(noticesDecider, quiet('22:00', '06:00'))
      .when({ ...times, digest_hour: 8 })
      .then({ type: 'DigestHourSet', data: { employee_id, digest_hour: 8 } })
  })
})

describe('what a person has read', () => {
  const to = (up_to: string): NoticeEvent => ({
    type: 'NoticesRead',
    data: { employee_id, up_to },
  })
  const readTo = (position: string) => ({ type: 'read-to' as const, employee_id, position })

  it('only grows, by numbers and not by letters', () => {
    given(noticesDecider, to('9')).when(readTo('10')).then(to('10'))
    given(noticesDecider, to('10')).when(readTo('9')).then()
    given(noticesDecider, to('10')).when(readTo('10')).then()
  })

  it('takes one notice once', () => {
    const read = { type: 'read' as const, employee_id, notice_id }
    const event: NoticeEvent = { type: 'NoticeRead', data: { employee_id, notice_id } }
    given(noticesDecider).when(read).then(event)
    given(noticesDecider, event).when(read).then()
  })
})

it('expires each day once, in order', () => {
  const workspace_id = employee_id
  const expire = (day: string) => ({ type: 'expire' as const, workspace_id, day })
  const expired = (day: string) => ({
    type: 'NoticesExpired' as const,
    data: { workspace_id, day },
  })

  given(noticeExpiryDecider).when(expire('2026-08-01')).then(expired('2026-08-01'))
  given(noticeExpiryDecider, expired('2026-08-01')).when(expire('2026-08-01')).then()
  given(noticeExpiryDecider, expired('2026-08-01'))
    .when(expire('2026-08-03'))
    .then(expired('2026-08-03'))
})
