import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { clearable, created, decimal, email, id, list, one, optionalText, text, wholeListQuery } from '../kernel/shapes'

const ws = z.object({ ws: idOf('workspaces') })
const item = z.object({ ws: idOf('workspaces'), id: idOf('clients') })
export const client = z.object({
  id: id(),
  name: z.string(),
  /** Contacts, address and rate: only to those who manage projects or invoices. */
  contact_name: z.string().nullable().optional(),
  contact_email: z.string().nullable().optional(),
  contact_phone: z.string().nullable().optional(),
  address: z.string().nullable().optional(),
  /** Hourly rate, a decimal string. */
  hrate: z.string().nullable().optional(),
  stream: z.string(),
  created_at: z.string(),
})
export type Client = z.output<typeof client>
export const clientBody = z.object({
  name: text('Please input the client Name!', 120),
  contact_name: text('Please input the Contact Person Name!', 120),
  contact_email: clearable(email()),
  contact_phone: optionalText(40),
  address: optionalText(500),
  hrate: clearable(decimal().refine((rate) => Number(rate) >= 0, { error: 'Must be numeric value!' })),
})

export const clientsApi = area('clients', {
  clients: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/clients',
    who: 'member',
    summary: 'Clients; sorted by name unless said otherwise',
    params: ws,
    query: z.object(wholeListQuery()),
    response: list(client),
  }),
  client: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/clients/{id}',
    who: 'member',
    summary: 'One client',
    params: item,
    response: one(client),
  }),
  addClient: endpoint({
    method: 'POST',
    path: '/workspaces/{ws}/clients',
    who: 'edit_company',
    summary: 'Add a client',
    status: 201,
    params: ws,
    body: clientBody,
    response: created(),
  }),
  changeClient: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/clients/{id}',
    who: 'edit_company',
    summary: 'Change a client',
    params: item,
    body: clientBody.partial(),
    response: one(client),
  }),
  deleteClient: endpoint({
    method: 'DELETE',
    path: '/workspaces/{ws}/clients/{id}',
    who: 'edit_company',
    summary: 'Delete a client that has neither projects nor invoices',
    params: item,
    errors: ['client.in_use'],
  }),
})
