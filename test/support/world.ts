import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { recordOf } from '@workledger/contracts/kernel/record'
import { endpoints } from '@workledger/contracts/registry'
import { uuid } from '@workledger/event-store/ids'
import { projections } from '@workledger/projections/registry'
import { type Company, createCompany, hire, type Person } from './people'
import type { Product } from './product'
import { recruit } from './recruiting'
import { ID, sampleBody } from './samples'
import { askedSurvey } from './surveys'
import { upload } from './upload'

const document = { name: 'note.pdf', bytes: '%PDF-1.7 note', type: 'application/pdf' }

/** Every warning and a break by the rule, from the first day of anything here. */
const attendanceRules = {
  effective_on: '2026-01-01',
  breaks: [{ after_minutes: 360, minutes: 30, paid: false }],
  rest_minutes: 660,
  daily_minutes: 600,
  forgotten_minutes: 960,
  longest_minutes: 1440,
}

/** Two changes of pay by one person, on any day. */
const watchEveryDay = { on: true, least: 2, days_off: [1, 2, 3, 4, 5, 6, 7] }

/** A company with one of everything that calls name, and people of every role. */
export interface World {
  company: Company
  manager: Person
  /** Without permissions; reports to the manager. */
  employee: Person
  /** Without permissions and without a manager. */
  colleague: Person
  /** Existing ids by read table: `clients` → an id. */
  ids: Record<string, string>
  /** Other ids for a call that needs another record of a kind, by the call's name. */
  params: Record<string, Record<string, string>>
  bodies: Record<string, Record<string, unknown>>
}

const named = (name: string) => endpoints.find((endpoint) => endpoint.name === name)

interface MakeInput {
  params: Record<string, string>
  body: Record<string, unknown>
  who?: string
}

/** Creates a record by the call of this name and keeps its id. */
type Make = (name: string, key: string, input: MakeInput) => Promise<void>

export async function createWorld(product: Product, first = true): Promise<World> {
  const company = await createCompany(product, 'World')
  const manager = await hire(product, company, 'Mia')
  const employee = await hire(product, company, 'Eli', { manager_id: manager.employee })
  const colleague = await hire(product, company, 'Zoe')
  const { token } = company.admin
  const ids: Record<string, string> = { employees: employee.employee }

  const make: Make = async (name, key, { params, body, who = token }) => {
    const endpoint = named(name)
    if (!endpoint) throw new Error(`There is no call ${name}.`)

    const answer = await product.call(endpoint, {
      token: who,
      params,
      body: { ...sampleBody(endpoint), ...body },
    } as never)

    if (answer.status !== 201)
      throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)

    ids[key] = (answer.body as { data: { id: string } }).data.id
  }

  const { ws } = company
  const [id] = [employee.employee]
  const former = await hire(product, company, 'Fay')
  const left = { token, params: { id: former.employee }, body: { terminated_on: '2020-03-31' } }
  const ended = await product.call(named('terminateEmployee')!, left as never)

  if (ended.status !== 200)
    throw new Error(`terminateEmployee: ${ended.status} ${JSON.stringify(ended.body)}`)

  ids.retained_people = former.employee
  const type = await product.call(named('leaveTypes')!, { token, params: { ws } } as never)
  ids.leave_types = (type.body as any).data[0].id
  ids.leave_policies = (
    (await product.call(named('leavePolicies')!, { token, params: { ws } } as never)).body as any
  ).data[0].id

  await make('addOffice', 'offices', {
    params: { ws },
    body: { name: 'Second', address_line_1: 'A', address_line_2: 'B' },
  })

  await make('addDepartment', 'departments', { params: { ws }, body: { name: 'Second' } })
  await make('addDesignation', 'designations', { params: { ws }, body: { name: 'Second' } })

  await make('addRole', 'roles', {
    params: { ws },
    body: { name: 'Second', permissions: ['manage_surveys'] },
  })

  const requested = await upload(product, named('requestLeave')!, {
    token,
    params: { id },
    fields: {
      leave_type_id: ids.leave_types!,
      description: 'Holiday',
      start_on: '2027-03-01',
      finish_on: '2027-03-05',
    },
    files: { document },
  })

  ids.leaves = requested.body.data.id

  await make('addHoliday', 'holidays', {
    params: { ws },
    body: { name: 'New Year', date: '2027-01-01', location_id: ids.offices },
  })

  await make('addLeaveAdjustment', 'leave_adjustments', {
    params: { id },
    body: { kind: 'adjustment', year: new Date().getFullYear(), days: '1' },
  })

  const absence = { delegate_id: colleague.employee, from_on: '2027-07-01', to_on: '2027-07-14' }
  await make('delegateApproval', 'leave_delegations', { params: { id }, body: absence })

  const claimed = await upload(product, named('requestExpense')!, {
    token,
    params: { id },
    fields: {
      name: 'Train',
      category: 'travelling',
      description: 'To the client',
      amount: '12.50',
      date: '2026-03-02',
    },
    files: { document },
  })

  ids.expenses = claimed.body.data.id

  const kept = await upload(product, named('addDocument')!, {
    token,
    params: { id },
    fields: { filename: 'First aid', type: 'Certificate' },
    files: { document },
  })

  ids.documents = kept.body.data.id

  await make('addContract', 'contracts', {
    params: { id },
    body: {
      effective_on: '2024-01-01',
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    },
  })

  const signed = await upload(product, named('changeContract')!, {
    token,
    params: { id, contractId: ids.contracts! },
    files: { file: document },
  })

  if (signed.status !== 200) throw new Error(`changeContract: ${signed.status}`)
  Object.assign(ids, await recruit(product, company, employee.employee))

  const account = await product.call(named('changeBankAccount')!, {
    token,
    params: { id },
    body: sampleBody(named('changeBankAccount')!),
  } as never)

  if (account.status !== 200)
    throw new Error(`changeBankAccount: ${account.status} ${JSON.stringify(account.body)}`)

  await make('addEmergencyContact', 'emergency_contacts', { params: { id }, body: {} })
  await make('addDependant', 'dependants', { params: { id }, body: {} })

  await make('addClient', 'clients', {
    params: { ws },
    body: { name: 'Client', email: 'client@example.com' },
  })

  await make('addProject', 'projects', {
    params: { ws },
    body: { name: 'Project', client_id: ids.clients },
  })

  await make('addProjectMember', 'project_members', {
    params: { id: ids.projects! },
    body: { employee_id: employee.employee },
  })

  await make('addTask', 'task_lists', {
    params: { id: ids.projects! },
    body: { title: 'Later', type: 'list' },
  })

  await make('addTask', 'tasks', {
    params: { id: ids.projects! },
    body: { name: 'Task', employee_id: employee.employee },
  })

  const items = (['employee', 'manager', 'admin'] as const).map((owner, n) => ({
    text: `Task of the ${owner}`,
    owner,
    days: n,
  }))

  const template = { name: 'Joining', kind: 'joining', automatic: false, items }
  await make('addChecklistTemplate', 'checklist_templates', { params: { ws }, body: template })

  await make('beginChecklist', 'checklists', {
    params: { ws },
    body: { employee_id: id, template_id: ids.checklist_templates, day: '2026-03-02' },
  })

  const party = { title: 'Party', event_on: '2027-05-08', event_time: '18:00', location: 'Roof' }

  await make('addCompanyEvent', 'company_events', {
    params: { ws },
    body: { ...party, location_id: ids.offices },
  })

  await make('addCompanyEvent', 'company_events', {
    params: { ws },
    body: { ...party, end_date: '2027-05-09' },
  })

  const everything = { employees: [], projects: [], clients: [], billable: null }
  const filters = { tab: 'summary', range: 'week', group: 'client', then: 'project', ...everything }
  const schedule = { every: 'weekly', hour: 8, weekday: 1 }

  await make('saveReport', 'saved_reports', {
    params: { ws },
    body: { name: 'Hours by client', filters, schedule },
  })

  await make('makeToken', 'api_tokens', { params: { ws }, body: {} })
  await make('addServiceAccount', 'service_accounts', { params: { ws }, body: {} })
  await make('addCalendarFeed', 'calendar_feeds', { params: { ws }, body: { kind: 'company' } })

  const own = await product.call(named('checklistItems')!, {
    token: employee.token,
    params: { ws },
    query: {},
  } as never)

  ids.checklist_items = (own.body as any).data[0].id
  await make('addInvoice', 'invoices', { params: { ws }, body: { client_id: ids.clients } })

  await make('addInvoiceItem', 'invoices.items', {
    params: { id: ids.invoices! },
    body: { name: 'Item', quantity: '1', unit_price: '10' },
  })

  await make('addInvoice', 'issued invoice', { params: { ws }, body: { client_id: ids.clients } })
  const issued = { id: ids['issued invoice']! }

  await make('addInvoiceItem', 'item to credit', {
    params: issued,
    body: { name: 'Item', quantity: '2', unit_price: '10' },
  })

  const issue = await product.call(named('issueInvoice')!, { token, params: issued } as never)

  if (issue.status !== 200)
    throw new Error(`issueInvoice: ${issue.status} ${JSON.stringify(issue.body)}`)

  await make('payInvoice', 'invoices.payments', { params: issued, body: { amount: '1' } })

  const half = {
    credited_on: new Date().toISOString().slice(0, 10),
    items: [{ id: ids['item to credit'], quantity: '1' }],
  }

  await make('creditInvoice', 'invoices.credit-notes', { params: issued, body: half })

  await make('addRecurringInvoice', 'recurring_invoices', {
    params: { ws },
    body: { client_id: ids.clients },
  })

  await make('addAttendance', 'attendance', {
    params: { id },
    body: { in_at: '2026-03-02 09:00:00', out_at: '2026-03-02 17:00:00' },
  })

  const forgotten = { kind: 'add', in_at: '2026-03-04 09:00:00', out_at: '2026-03-04 17:00:00' }

  await make('proposeCorrection', 'attendance_corrections', {
    params: { id },
    body: forgotten,
    who: employee.token,
  })

  await make('setAttendanceRules', 'attendance_rules', { params: { ws }, body: attendanceRules })

  await make('addTimeEntry', 'time_entries', {
    params: { ws },
    body: { start: '2026-03-02 09:00:00', end: '2026-03-02 10:00:00' },
    who: employee.token,
  })

  await make('addAllowance', 'payroll_categories', { params: { ws }, body: { name: 'Second' } })

  await make('addAdjustment', 'contract_adjustments', {
    params: { id, contractId: ids.contracts! },
    body: {
      type: 'allowance',
      category_id: ids.payroll_categories,
      amount: '10',
      calculation_type: 'fixed',
    },
  })

  await make('addDeduction', 'deduction', { params: { ws }, body: { name: 'Union' } })
  const held = { type: 'file', editable: 'employee', visible_to: 'everyone', mandatory: false }

  await make('addCustomFieldType', 'company file', {
    params: { ws },
    body: { ...held, name: 'Certificate', category: 'company' },
  })

  await make('addCustomFieldType', 'custom_field_types', {
    params: { ws },
    body: { ...held, name: 'Badge', category: 'employee' },
  })

  for (const [name, field, where] of [
    ['setCompanyField', ids['company file']!, { ws }],
    ['setCustomField', ids.custom_field_types!, { id }],
  ] as const) {
    const kept = await upload(product, named(name)!, {
      token,
      params: where as Record<string, string>,
      fields: { custom_field_type_id: field },
      files: { value: document },
    })
    if (kept.status !== 200) throw new Error(`${name}: ${kept.status} ${JSON.stringify(kept.body)}`)
  }

  const params: World['params'] = {
    ...Object.fromEntries(
      [
        'reversePayment',
        'emailCreditNote',
        'creditNotePreview',
        'creditNotePdf',
        'eCreditNoteUbl',
        'eCreditNoteCii',
      ].map((name) => [name, issued]),
    ),
    setWatchRule: { rule: 'weekend_changes' },
    companyFieldFile: { fieldId: ids['company file']! },
    renameDeduction: { id: ids.deduction! },
    deleteDeduction: { id: ids.deduction! },
  }

  await make('draftPayrun', 'payruns', {
    params: { ws },
    body: { start: '2026-01-01', end: '2026-01-31', pay_date: '2026-01-31' },
  })

  const paid = await product.call(named('approvePayrun')!, {
    token,
    params: { ws, id: ids.payruns! },
    body: {},
  } as never)

  if (paid.status !== 200)
    throw new Error(`approvePayrun: ${paid.status} ${JSON.stringify(paid.body)}`)

  const payslips = await product.call(named('payslips')!, {
    token,
    params: { id },
    query: {},
  } as never)

  params.downloadPayslip = { payslipId: (payslips.body as any).data[0].id }
  params.whyPayslip = params.downloadPayslip
  params.payslip = params.downloadPayslip
  params.payStatement = { year: '2026' }
  params.closeLeaveYear = { year: '2026' }

  const shift = await product.call(named('checkIn')!, {
    token: employee.token,
    params: { id },
    body: {},
  } as never)

  const bodies: World['bodies'] = {
    updateTaskLog: { employee_attendance_id: (shift.body as any).data.employee_attendance_id },
  }

  await make('draftPayrun', 'payruns', {
    params: { ws },
    body: { start: '2026-03-01', end: '2026-03-31', pay_date: '2026-03-31' },
  })

  const drawing = {
    name: 'Contracts',
    population: 'contracts',
    from: '2000-01-01',
    to: '2199-12-31',
    size: 5,
    seed: '7F3A-91C2',
  }

  await make('drawSample', 'samples', { params: { ws }, body: drawing })

  const sought = {
    q: 'approved',
    person: null,
    area: null,
    type: null,
    actor: null,
    from: null,
    to: null,
  }

  await make('saveAuditFilter', 'audit_filters', {
    params: { ws },
    body: { name: 'Approvals', shared: true, filters: sought },
  })

  const inSample = { ws, id: ids.samples! }

  const sampled = await product.call(named('sampleItems')!, {
    token,
    params: inSample,
    query: {},
  } as never)

  for (const { id: item } of (sampled.body as any).data)
    await product.call(named('markSampleItem')!, {
      token,
      params: { ...inSample, item },
      body: { mark: 'pass' },
    } as never)

  const mass = await product.call(named('setWatchRule')!, {
    token,
    params: { ws, rule: 'weekend_changes' },
    body: watchEveryDay,
  } as never)

  if (mass.status !== 200)
    throw new Error(`setWatchRule: ${mass.status} ${JSON.stringify(mass.body)}`)

  const hits = await product.call(named('watchHits')!, {
    token,
    params: { ws },
    query: {},
  } as never)

  ids['watched_acts.hit'] = (hits.body as any).data[0].id
  await biometrics(product, { ws, token }, ids, make)

  const survey = await askedSurvey(product, company, {
    name: 'Pulse',
    asked: [{ question: 'How are you?', answer_type: 'text', answer: 'Fine' }],
  })

  ids.surveys = survey.id
  ids.survey_questions = survey.questions[0]!

  // Records of the installation, whose operators are the administrators of its first company.
  if (first) {
    await make('addAnnouncement', 'announcements', { params: {}, body: {} })
    const failure = `insert into jobs.failed (id, queue, name, key, data, tries, error) values ($1, 'mail', 'deliver', 'world', '{}', 1, 'Refused')`
    await product.owner.query(failure, [ID])
  }

  await rows(product, ws, ids)
  bodies.changePayrunPayees = { entry_ids: [ids.payrun_entries] }

  return { company, manager, employee, colleague, ids, params, bodies }
}

/**
 * Makes a device that has called with a punch, and a call of it from an address that is not
 * accepted.
 */
async function biometrics(
  product: Product,
  { ws, token }: { ws: string; token: string },
  ids: World['ids'],
  make: Make,
) {
  const offices = await product.call(named('offices')!, { token, params: { ws } } as never)
  const serial_no = `W${uuid().slice(-12)}`

  await make('addDevice', 'devices', {
    params: { ws },
    body: { serial_no, location_id: (offices.body as any).data[0].id, network: '203.0.113.7' },
  })

  await make('registerEmployee', 'device_registrations', {
    params: { ws },
    body: { employee_id: ids.employees!, device_id: ids.devices!, pin: '1', since: recent(40) },
  })

  for (const from of ['203.0.113.7', '198.51.100.9'])
    await product.app.inject({
      method: 'POST',
      url: `/${ws}/iclock/cdata?SN=${serial_no}&table=ATTLOG`,
      headers: { 'x-forwarded-for': from, 'content-type': 'text/plain' },
      payload: `1\t${recent(30)}\t0\t1\n1\t2000-01-01 00:00:00\t0\t1\n7\t${recent(30)}\t255\t4\n`,
    })

  await product.settled()
}

/** Returns the day so many days ago. */
const recent = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')

/** Collects side effects of the calls above: a row of each table that a path may name. */
async function rows(product: Product, ws: string, ids: Record<string, string>) {
  const tables = new Set(
    projections.flatMap((projection) => projection.tables.map(({ name }) => name)),
  )

  for (const endpoint of endpoints)
    for (const param of paramsIn(endpoint)) {
      const table = recordOf(endpoint, param)
      if (!table || ids[table] || table === 'users' || !tables.has(table)) continue
      const tenant = table === 'workspaces' ? 'id' : 'workspace_id'
      const last = `select id from read."${table}" where "${tenant}" = $1 order by id desc limit 1`
      const { rows: found } = await product.owner.query(last, [ws])
      if (found[0]) ids[table] = found[0].id
    }
}

const paramsIn = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** Returns a call's path parameters: existing ids where there are any, otherwise the stranger. */
export function paramsOf(
  endpoint: Endpoint,
  world: World,
  stranger: string,
): { params: Record<string, string>; known: boolean } {
  const found = paramsIn(endpoint).map(
    (name) => [name, world.ids[recordOf(endpoint, name) ?? '']] as const,
  )
  return {
    params: {
      ...Object.fromEntries(found.map(([name, id]) => [name, id ?? stranger])),
      ...world.params[endpoint.name],
    },
    known: found.every(([, id]) => id !== undefined),
  }
}
