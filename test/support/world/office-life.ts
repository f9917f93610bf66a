import { askScim, scimToken } from '../scim'
import type { Making } from './making'

/** Makes a checklist, company events, a saved report, a calendar feed, a token and a service account. */
export async function makeOfficeLife({ company: { ws }, employee, ids, make, send }: Making) {
  const items = (['employee', 'manager', 'admin'] as const).map((owner, n) => ({
    text: `Task of the ${owner}`,
    owner,
    days: n,
  }))

  const template = { name: 'Joining', kind: 'joining', automatic: false, items }
  await make('addChecklistTemplate', 'checklist_templates', { params: { ws }, body: template })

  await make('beginChecklist', 'checklists', {
    params: { ws },
    body: {
      employee_id: employee.employee,
      template_id: ids.checklist_templates,
      day: '2026-03-02',
    },
  })

  const own = await send('checklistItems', { params: { ws }, query: {}, token: employee.token })
  ids.checklist_items = own[0].id

  const party = { title: 'Party', event_on: '2027-05-08', event_time: '18:00', location: 'Roof' }

  await make('addCompanyEvent', 'company_events', {
    params: { ws },
    body: { ...party, location_id: ids.offices },
  })

  await make('addCompanyEvent', 'company_events', {
    params: { ws },
    body: { ...party, end_date: '2027-05-09' },
  })

  const everything = {
    employees: [],
    projects: [],
    clients: [],
    tags: [],
    billable: null,
    approved: null,
  }
  const filters = { tab: 'summary', range: 'week', group: 'client', then: 'project', ...everything }
  const schedule = { every: 'weekly', hour: 8, weekday: 1 }

  await make('saveReport', 'saved_reports', {
    params: { ws },
    body: { name: 'Hours by client', filters, schedule },
  })

  await make('makeToken', 'api_tokens', { params: { ws }, body: {} })
  await make('addServiceAccount', 'service_accounts', { params: { ws }, body: {} })
  const url = 'https://example.com/hooks'
  await make('addWebhook', 'webhooks', { params: { ws }, body: { url } })
  await make('testWebhook', 'webhook_deliveries', { params: { ws, id: ids.webhooks! }, body: {} })
  await make('addChatChannel', 'chat_channels', { params: { ws }, body: {} })
  await make('addCalendarFeed', 'calendar_feeds', { params: { ws }, body: { kind: 'company' } })
}

/** Lets a directory push a group with the employee. */
export async function makeDirectory({ product, company, employee, ids }: Making) {
  const token = await scimToken(product, company)
  const members = [{ value: employee.employee }]
  const body = { displayName: 'Engineers', members }
  const added = await askScim(product, 'POST', '/Groups', { ws: company.ws, token, body })
  if (added.status !== 201) throw new Error(JSON.stringify(added.body))
  ids.provisioned_groups = added.body.id
}
