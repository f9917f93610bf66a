import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { customFieldsApi } from '@workledger/contracts/custom-fields/custom-fields.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import type { Company, Person } from '../../support/people'
import type { Product } from '../../support/product'
import { nextMonday } from './days'

/** The company of the pages, with one employee. */
export interface Staffed extends Company {
  readonly employee: Person
}

/** A text long enough to break a layout. */
export const LONG =
  'Visiting the family in the far north, where the trains are rare and the ferries rarer still'

/** Asks for a leave of both people. */
export async function addLeaves(product: Product, { ws, admin, employee }: Staffed) {
  const { token } = employee

  const types = await product.call(leaveRulesApi.leaveTypes, {
    token,
    params: { ws },
  })

  const leave = {
    leave_type_id: types.body.data[0]!.id,
    start_on: nextMonday(0),
    finish_on: nextMonday(2),
  }

  for (const person of [employee, admin]) {
    const params = { id: person.employee }

    const asked = await product.call(leaveApi.requestLeave, {
      token: person.token,
      params,
      body: { ...leave, description: LONG },
    })

    expect(asked.status).toBe(201)
  }
}

/** Begins a checklist of the employee. */
export async function beginChecklist(product: Product, { ws, admin, employee }: Staffed) {
  const items = [
    {
      text: `${LONG}, and everything that belongs to it`,
      owner: 'admin' as const,
      days: -3,
    },
  ]

  const template = {
    name: 'Joining the refrigeration engineers of the north',
    kind: 'joining' as const,
    automatic: false,
    items,
  }

  const add = await product.call(checklistsApi.addChecklistTemplate, {
    token: admin.token,
    params: { ws },
    body: template,
  })

  const begun = await product.call(checklistsApi.beginChecklist, {
    token: admin.token,
    params: { ws },
    body: { employee_id: employee.employee, template_id: add.body.data.id, day: nextMonday(0) },
  })

  expect(begun.status).toBe(201)
}

/** Adds an ended and a running time entry. */
export async function addEntries(product: Product, { ws, admin }: Staffed) {
  const start = new Date(Date.now() - 2 * 3600_000).toISOString()

  const entry = {
    employee_id: admin.employee,
    description: `${LONG}, and writing it all down`,
    start,
  }

  for (const end of [new Date().toISOString(), undefined]) {
    const added = await product.call(timeTrackingApi.addTimeEntry, {
      token: admin.token,
      params: { ws },
      body: { ...entry, ...(end ? { end } : {}) },
    })
    expect(added.status).toBe(201)
  }
}

/** Adds a custom field of each type. */
export async function addCustomFields(product: Product, { ws, admin }: Staffed) {
  const about = {
    description: LONG,
    mandatory: true,
    visible_to: 'everyone',
    editable: 'employee',
  } as const

  for (const category of ['company', 'employee'] as const)
    for (const type of ['text', 'paragraph', 'date', 'number', 'file'] as const) {
      const name = `Registration with the chamber (${type})`
      const body = { ...about, name, type, category }

      const field = await product.call(customFieldsApi.addCustomFieldType, {
        token: admin.token,
        params: { ws },
        body,
      })

      expect(field.status).toBe(201)
    }
}

/** Approves a pay run, and returns its id. */
export async function approveRun(product: Product, { ws, admin }: Staffed): Promise<string> {
  const contract = {
    effective_on: '2026-01-01',
    base_compensation_amount: '3000',
    base_compensation_type: 'monthly',
  } as const

  await product.call(employmentApi.addContract, {
    token: admin.token,
    params: { id: admin.employee },
    body: contract,
  })

  const january = { start: '2026-01-01', end: '2026-01-31', pay_date: '2026-01-31' }

  const run = await product.call(payrollApi.draftPayrun, {
    token: admin.token,
    params: { ws },
    body: january,
  })

  const runId = run.body.data.id

  const approval = {
    token: admin.token,
    params: { ws, id: runId },
    body: { notify_employee: false },
  }

  expect((await product.call(payrollApi.approvePayrun, approval)).status).toBe(200)

  return runId
}

/** Adds an event of the company, and returns its id. */
export async function addEvent(product: Product, { ws, admin }: Staffed): Promise<string> {
  const eventBody = {
    title: 'Half-yearly meeting of the refrigeration engineers of the northern provinces',
    event_on: nextMonday(0),
    event_time: '14:00',
    location: 'The great hall of the cold store, second floor, behind the workshop',
    description: LONG,
  }

  const event = await product.call(eventsApi.addCompanyEvent, {
    token: admin.token,
    params: { ws },
    body: eventBody as never,
  })

  expect(event.status).toBe(201)

  return event.body.data.id
}

/** Returns the id of an office. */
export async function firstOffice(product: Product, { ws, admin }: Staffed): Promise<string> {
  const offices = await product.call(structureApi.offices, {
    token: admin.token,
    params: { ws },
  })

  expect(offices.status).toBe(200)

  return offices.body.data[0]!.id
}
