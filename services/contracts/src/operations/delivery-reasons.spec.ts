import { deliveryReasonOf, deliveryReasons } from './delivery-reasons'

describe('reasons why a mail was not sent', () => {
  it('are known by their texts, also by that of an earlier version', () => {
    expect(Object.values(deliveryReasons).map(deliveryReasonOf)).toEqual(
      Object.keys(deliveryReasons),
    )
    const former = 'Not sent: what it would have told is no longer true.'
    expect(deliveryReasonOf(former)).toBe('untrue')
  })

  it('are not answers of a mail server', () => {
    expect(deliveryReasonOf('550 5.1.1 No such user')).toBeUndefined()
  })
})
