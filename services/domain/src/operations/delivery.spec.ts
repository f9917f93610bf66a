import { given } from '../kernel/decider-specification'
import { type DeliveryCommand, type DeliveryEvent, deliveryDecider } from './delivery'

const delivery = {
  delivery_id: '0190a1b2-0000-7000-8000-000000000001',
  person_id: '0190a1b2-0000-7000-8000-000000000002',
}

const intent = {
  ...delivery,
  kind: 'mail' as const,
  template: 'leave-requested',
  to: 'mia@example.com',
  about: null,
  day: null,
  record_id: null,
  notice: false,
}

const intended: DeliveryEvent = { type: 'DeliveryIntended', data: intent }

const attempted: DeliveryEvent = {
  type: 'DeliveryAttempted',
  data: { ...delivery, at: '2026-05-04T08:00:00.000Z' },
}

const sent: DeliveryEvent = {
  type: 'DeliverySucceeded',
  data: { ...delivery, where: 'smtp', message_id: '<1@example.com>' },
}

const lost: DeliveryEvent = { type: 'DeliveryLost', data: { ...delivery, reason: 'no answer' } }

const failed: DeliveryEvent = {
  type: 'DeliveryFailed',
  data: { ...delivery, reason: 'no such mailbox' },
}

const resent: DeliveryEvent = { type: 'DeliveryResent', data: delivery }
const resend = (now: string): DeliveryCommand => ({ type: 'resend', now })
const attempt: DeliveryCommand = { type: 'attempt', at: '2026-05-04T08:00:00.000Z' }

describe('a delivery', () => {
  it('is intended once', () => {
    given(deliveryDecider)
      .when({ type: 'intend', ...intent })
      .then(intended)
    given(deliveryDecider, intended)
      .when({ type: 'intend', ...intent })
      .thenNothing()
  })

  it('is attempted by one worker, and not again while its outcome is unknown', () => {
    given(deliveryDecider, intended).when(attempt).then(attempted)
    given(deliveryDecider, intended, attempted).when(attempt).thenRefused('operations.under_way')
    given(deliveryDecider, intended, attempted, lost)
      .when(attempt)
      .thenRefused('operations.under_way')
    given(deliveryDecider, intended, attempted, sent)
      .when(attempt)
      .thenRefused('operations.under_way')
  })

  it('is tried again after the server was not reached', () =>
    given(deliveryDecider, intended, attempted, {
      type: 'DeliveryDeferred',
      data: { ...delivery, reason: 'not reached' },
    })
      .when(attempt)
      .then(attempted))

  it('is withheld as its reader wants, before it is attempted, and not sent by hand then', () => {
    const withheld: DeliveryEvent = { type: 'DeliveryWithheld', data: { ...delivery, why: 'off' } }
    const withhold: DeliveryCommand = { type: 'withhold', why: 'off' }
    given(deliveryDecider, intended).when(withhold).then(withheld)
    given(deliveryDecider, intended, withheld).when(withhold).thenNothing()
    given(deliveryDecider, intended, attempted).when(withhold).thenNothing()
    given(deliveryDecider, intended, withheld).when(attempt).thenRefused('operations.under_way')
    given(deliveryDecider, intended, withheld)
      .when(resend('2026-05-05T08:00:00.000Z'))
      .thenRefused('operations.withheld')
  })

  it('takes a late answer, once', () => {
    given(deliveryDecider, intended, attempted, lost)
      .when({ type: 'succeed', where: 'smtp', message_id: '<1@example.com>' })
      .then(sent)
    given(deliveryDecider, intended, attempted, sent)
      .when({ type: 'succeed', where: 'smtp', message_id: '<1@example.com>' })
      .thenNothing()
    given(deliveryDecider, intended, attempted, sent)
      .when({ type: 'lose', reason: 'no answer' })
      .thenNothing()
  })

  it('is sent again by hand when it failed, was lost, or was cut off more than a minute ago', () => {
    given(deliveryDecider, intended, failed).when(resend('2026-05-04T08:00:01.000Z')).then(resent)
    given(deliveryDecider, intended, attempted, lost)
      .when(resend('2026-05-04T08:00:01.000Z'))
      .then(resent)
    given(deliveryDecider, intended, attempted)
      .when(resend('2026-05-04T08:01:01.000Z'))
      .then(resent)
    given(deliveryDecider, intended, attempted, lost, resent).when(attempt).then(attempted)
  })

  it('is not sent again while it is under way or once it arrived', () => {
    given(deliveryDecider, intended)
      .when(resend('2026-05-05T08:00:00.000Z'))
      .thenRefused('operations.under_way')
    given(deliveryDecider, intended, attempted)
      .when(resend('2026-05-04T08:00:30.000Z'))
      .thenRefused('operations.under_way')
    given(deliveryDecider, intended, sent)
      .when(resend('2026-05-05T08:00:00.000Z'))
      .thenRefused('operations.delivered')
    given(deliveryDecider).when(resend('2026-05-05T08:00:00.000Z')).thenRefused('not_found')
  })
})
