import { fold } from '../kernel/decider'
import { signingDecider } from './signing'

const log_id = '01900000-0000-7000-8000-000000000001'

const introduced = (public_key: string) => ({
  type: 'SigningKeyIntroduced' as const,
  data: { log_id, public_key, previous_key: null, handover: null, proof: 'p' },
})

const certified = (public_key: string, issuer_key: string) => ({
  type: 'ProcessKeyCertified' as const,
  data: {
    ...{ log_id, public_key, issuer_key, certificate: 'c' },
    ...{ valid_from: '2026-11-26T00:00:00.000Z', valid_until: '2026-12-10T00:00:00.000Z' },
  },
})

describe('the keys that sign the log', () => {
  it('are those that the newest key of the installation certified', () => {
    const events = [introduced('one'), certified('a', 'one'), certified('b', 'one')]
    expect(fold(signingDecider, events)).toEqual({ public_key: 'one', certified: ['a', 'b'] })

    expect(fold(signingDecider, [...events, introduced('two'), certified('c', 'two')])).toEqual({
      public_key: 'two',
      certified: ['c'],
    })
  })
})
