import * as z from 'zod'
import { atMost, MOST_RATE } from '../kernel/amounts'
import { shippedLanguages } from '../kernel/area-words'
import { listCall } from '../kernel/define-list'
import { area, endpoint } from '../kernel/endpoint'
import { country, vatId } from '../kernel/party-fields'
import { idOf, workspaceParams } from '../kernel/record'
import { clearable, created, decimal, email, one, optionalText, text } from '../kernel/shapes'
import { clientsList } from './clients.lists'

const clientParams = z.object({ ws: idOf('workspaces'), id: idOf('clients') })

export const clientBody = z.object({
  name: text('client.name', 120),
  contact_name: text('client.contact', 120),
  contact_email: clearable(email()),
  contact_phone: optionalText(40),
  address: optionalText(500),
  postcode: optionalText(20),
  city: optionalText(120),
  /** ISO 3166-1, two letters. */
  country: country(),
  vat_id: vatId(),
  registration_number: optionalText(60),
  /** The reference that the client expects on its invoices. */
  buyer_reference: optionalText(100),
  /** Of its invoices, credit notes, reminders and mails; null: the company's. */
  language: clearable(z.enum(shippedLanguages), 'workspace.language'),
  hrate: clearable(
    decimal()
      .refine((rate) => Number(rate) >= 0, { error: 'field.numeric' })
      .refine(...atMost(MOST_RATE)),
  ),
})

export const clientsApi = area('clients', 'manage_invoices', {
  clients: listCall(clientsList, {
    path: '/workspaces/{ws}/clients',
    summary: 'Clients, by default sorted by name',
    params: workspaceParams,
  }),
  client: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/clients/{id}',
    who: 'member',
    summary: 'One client',
    params: clientParams,
    response: one(clientsList.row),
  }),
  addClient: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/clients',
    who: 'admin',
    summary: 'Add a client',
    status: 201,
    params: workspaceParams,
    body: clientBody,
    response: created(),
  }),
  changeClient: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/clients/{id}',
    who: 'admin',
    summary: 'Change a client',
    params: clientParams,
    body: clientBody.partial(),
    response: one(clientsList.row),
  }),
  deleteClient: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/clients/{id}',
    who: 'admin',
    summary: 'Delete a client that has neither projects nor invoices',
    params: clientParams,
    errors: ['client.in_use'],
  }),
})
