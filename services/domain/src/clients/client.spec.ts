import { unknownCompany } from '../invoicing/nothing-said'
import { given } from '../kernel/decider-specification'
import { type ClientEvent, clientDecider } from './client'

const client_id = '0190a1b2-0000-7000-8000-000000000001'

const details = {
  ...unknownCompany,
  name: 'Contoso',
  contact_name: 'Ana',
  contact_email: 'ana@example.com',
  contact_phone: null,
  buyer_reference: null,
  language: null,
  hrate: '80',
}

const added: ClientEvent = { type: 'ClientAdded', data: { client_id, ...details } }

describe('a client', () => {
  it('is added', () =>
    given(clientDecider)
      .when({ type: 'add', client_id, ...details })
      .then(added))

  it('has a VAT ID of the form of its country', () =>
    given(clientDecider, added)
      .when({ type: 'change', client_id, vat_id: 'PT12' })
      .thenRefused('invoice.vat_id'))

  it('records only changes, and nothing without one', () => {
    given(clientDecider, added)
      .when({
        type: 'change',
        client_id,
        name: 'Contoso',
        contact_phone: '+351',
        contact_email: null,
        hrate: undefined,
      })
      .then({
        type: 'ClientChanged',
        data: { client_id, contact_phone: '+351', contact_email: null },
      })
    given(clientDecider, added)
      .when({ type: 'change', client_id, ...details })
      .thenNothing()
  })

  it('is not found after its deletion', () => {
    const deleted = { type: 'ClientDeleted' as const, data: { client_id } }
    given(clientDecider, added).when({ type: 'delete', client_id }).then(deleted)
    given(clientDecider, added, deleted)
      .when({ type: 'change', client_id, name: 'x' })
      .thenRefused('not_found')
    given(clientDecider, added, deleted)
      .when({ type: 'delete', client_id })
      .thenRefused('not_found')
  })
})
