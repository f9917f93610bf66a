import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { biometricsApi } from '@workledger/contracts/biometrics/biometrics.api'
import { punchImportsApi } from '@workledger/contracts/biometrics/punch-imports.api'
import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { customFieldsApi } from '@workledger/contracts/custom-fields/custom-fields.api'
import { documentImportsApi } from '@workledger/contracts/documents/document-imports.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveImportsApi } from '@workledger/contracts/leave/leave-imports.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { importApi } from '@workledger/contracts/people/import.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { publicOpeningsApi } from '@workledger/contracts/recruiting/public-openings.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeImportsApi } from '@workledger/contracts/time-tracking/time-imports.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { candidateLink } from '@workledger/projections/recruiting/candidate-link'
import { createCompany, hire, type Person } from '../../support/people'
import type { Product } from '../../support/product'
import { recruit } from '../../support/recruiting'
import { smallPdf } from '../../support/small-pdf'
import { askedSurvey } from '../../support/surveys'
import { upload } from '../../support/upload'
import { zipOf } from '../../support/zip'
import { nextMonday } from './days'

const app = join(__dirname, '..', '..', '..', 'web-app', 'src')
const adminConsole = join(__dirname, '..', '..', '..', 'web-admin', 'src')
// The declarations name pages, whose types are the browser's, so they are loaded without types.
// Both apps find them by file name.
const declared = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .flatMap((path) => Object.values(jest.requireActual(join(folder, path))))

jest
  .requireActual('@workledger/kit/shell/declare-areas')
  .declareAreas([...declared(app, '.area.ts'), ...declared(adminConsole, '.navigation.ts')])

const { builtPages } = jest.requireActual<{ builtPages: ReadonlySet<string> }>(
  '@workledger/kit/ui/pages',
)

/** A company with a record of each kind, and the addresses of all pages of both apps. */
export interface EveryPage {
  admin: Person
  ws: string
  /** Addresses for the administrator. */
  pages: string[]
  publicPages: string[]
  /** Addresses of an opening and of its candidate. */
  opening: string
  candidate: string
}

/** Makes records with names and reasons long enough to break a layout. */
export async function everyPage(product: Product): Promise<EveryPage> {
  const company = await createCompany(
    product,
    'Northwind Cooling Systems and Refrigeration Engineering',
  )

  const { admin, ws } = company
  const employee = await hire(product, company, 'Maximiliane-Alexandrina', {
    manager_id: admin.employee,
  })
  const { token } = employee

  const types = await product.call(leaveRulesApi.leaveTypes, {
    token,
    params: { ws: company.ws },
  })

  const leave = {
    leave_type_id: types.body.data[0]!.id,
    start_on: nextMonday(0),
    finish_on: nextMonday(2),
  }

  const description =
    'Visiting the family in the far north, where the trains are rare and the ferries rarer still'

  for (const person of [employee, admin]) {
    const params = { id: person.employee }

    const asked = await product.call(leaveApi.requestLeave, {
      token: person.token,
      params,
      body: { ...leave, description },
    })

    expect(asked.status).toBe(201)
  }

  const items = [
    {
      text: `${description}, and everything that belongs to it`,
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
    params: { ws: company.ws },
    body: template,
  })

  const begun = await product.call(checklistsApi.beginChecklist, {
    token: admin.token,
    params: { ws: company.ws },
    body: { employee_id: employee.employee, template_id: add.body.data.id, day: nextMonday(0) },
  })

  expect(begun.status).toBe(201)
  const start = new Date(Date.now() - 2 * 3600_000).toISOString()

  const entry = {
    employee_id: admin.employee,
    description: `${description}, and writing it all down`,
    start,
  }

  for (const end of [new Date().toISOString(), undefined]) {
    const added = await product.call(timeTrackingApi.addTimeEntry, {
      token: admin.token,
      params: { ws: company.ws },
      body: { ...entry, ...(end ? { end } : {}) },
    })
    expect(added.status).toBe(201)
  }

  const about = {
    description,
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

  const survey = await askedSurvey(product, company, {
    name: 'How the refrigeration engineers of the north are this autumn',
    asked: [
      { question: `Would you say so: ${description}?`, answer_type: 'rating', answer: '4' },
      { question: 'What would you change?', answer_type: 'text', answer: description },
    ],
  })

  const publicPages = [
    `/feedback/${ws}/survey/${survey.id}/${survey.key}`,
    '/feedback/thank_you',
    '/kiosk',
  ]
  const recruited = await recruit(product, company, employee.employee)
  const params = { id: recruited.openings!, candidateId: recruited.candidates! }
  const as = { token: admin.token }
  const stage = 'Interview with the refrigeration engineers of the north'
  const title = 'Refrigeration and Cold Storage Engineer for the Northern Provinces'

  const field = {
    name: 'north',
    display_name: `Would you say so: ${description}?`,
    type: 'textarea' as const,
  }

  const last_name = 'Freifrau von Hohenlohe-Waldenburg-Schillingsfürst'
  const email = `${'sara.of.the.north.'.repeat(3)}1@mail.example`

  const link = await candidateLink(product.keys, '', ws, {
    id: params.candidateId,
    revoked: 0,
  })

  const of = { params: { id: params.candidateId } }
  const call = product.call

  const recruiting = [
    await call(openingsApi.changeOpening, {
      ...as,
      params: { ws, id: params.id },
      body: { title, stages: `Applied, ${stage}, Offer` },
    }),
    await call(openingsApi.addFormField, { ...as, params, body: field }),
    await call(candidatesApi.changeCandidate, { ...as, params, body: { last_name, email } }),
    await call(candidatesApi.addNote, {
      ...as,
      params,
      body: { text: `${description}. ${'Unbroken'.repeat(20)}` },
    }),
    await call(candidatesApi.rateCandidate, { ...as, params, body: { rating: 4 } }),
    await call(publicOpeningsApi.sendPublicMessage, {
      ...of,
      body: { msg_key: link.split('/').at(-1)!, body: description },
    }),
  ]

  expect(recruiting.map(({ status }) => status)).toEqual([200, 201, 200, 201, 200, 201])
  const opening = `/ats/${params.id}/detail`
  const candidate = `${opening}/candidate_detail?candidate=${params.candidateId}`

  const clientBody = {
    name: 'Refrigeration and Cold Storage of the Northern Provinces',
    contact_name: 'Ana',
  }

  const client = await product.call(clientsApi.addClient, {
    token: admin.token,
    params: { ws },
    body: clientBody,
  })

  const projectBody = {
    name: 'Rebuilding the cold stores of the northern provinces, first part',
    client_id: client.body.data.id,
    rate: '95',
    estimated_hours: '900',
  }

  const project = await product.call(projectsApi.addProject, {
    token: admin.token,
    params: { ws },
    body: projectBody as never,
  })

  const projectId = project.body.data.id

  for (const who of [admin, employee])
    await product.call(projectsApi.addProjectMember, {
      token: admin.token,
      params: { id: projectId },
      body: { employee_id: who.employee },
    })

  const task = await product.call(tasksApi.addTask, {
    token: admin.token,
    params: { id: projectId },
    body: {
      title: `${description}, and everything that has to be done before`,
      employee_id: employee.employee,
    },
  })

  expect([client.status, project.status, task.status]).toEqual([201, 201, 201])

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

  const eventBody = {
    title: 'Half-yearly meeting of the refrigeration engineers of the northern provinces',
    event_on: nextMonday(0),
    event_time: '14:00',
    location: 'The great hall of the cold store, second floor, behind the workshop',
    description,
  }

  const event = await product.call(eventsApi.addCompanyEvent, {
    token: admin.token,
    params: { ws },
    body: eventBody as never,
  })

  const offices = await product.call(structureApi.offices, {
    token: admin.token,
    params: { ws },
  })

  expect([event.status, offices.status]).toEqual([201, 200])
  const imported = await importedTime(product, admin, ws)
  const people = await importedPeople(product, admin, ws)
  const away = await importedLeave(product, admin, ws)
  const kept = await importedDocuments(product, admin, ws)
  const file = await importedPunches(product, admin, ws, offices.body.data[0]!.id)
  const detail = `/projects/${projectId}/project_detail`

  const pages = [
    '/projects?tab=tasks',
    ...[
      '',
      '?view=list',
      '?tab=employees',
      '?tab=calendar',
      '?tab=statuses',
      `/task_detail?task=${task.body.data.id}`,
    ].map((part) => detail + part),
    `/employees/${employee.employee}/tasks`,
    // `/_next` only redirects.
    ...[...builtPages].filter((path) => path !== '/_next'),
    `/events/${event.body.data.id}`,
    `/admin/time-imports/${imported}`,
    `/admin/employees/imports/${people}`,
    `/admin/leaves/imports/${away}`,
    `/admin/employees/document-imports/${kept}`,
    `/admin/biometrics/imports/${file}`,
    `/admin/offices/${offices.body.data[0]!.id}/holidays`,
    '/requests?tab=approvals',
    '/requests?tab=checklists',
    '/requests?tab=team',
    '/requests?tab=payslips',
    '/admin/leaves?tab=team',
    ...['journal', 'pay'].map((tab) => `/admin/payroll/${runId}?tab=${tab}`),
    '/admin/payroll_settings?tab=account',
    ...['types', 'holidays', 'approval'].map((tab) => `/admin/timeoff?tab=${tab}`),
    ...['family', 'work', 'contract', 'attendance', 'attendance&month=1', 'bank', 'documents'].map(
      (tab) => `/my_profile?tab=${tab}`,
    ),
    `/admin/employees/${employee.employee}/profile`,
    `/admin/employees/${employee.employee}/requests`,
    '/admin/employees/import',
    '/admin/leaves/imports/new?content=balances',
    `/admin/employees/${employee.employee}/profile?tab=working_time`,
    '/my_profile?tab=working_time',
    '/admin/general?tab=working_time',
    ...['live', 'chart'].map((tab) => `/admin/employees?tab=${tab}`),
    ...['people', 'punches', 'waiting'].map((tab) => `/admin/biometrics?tab=${tab}`),
    '/admin/integrations?tab=service_accounts',
    '/admin/provisioning?tab=provisioned_groups',
    `/admin/employees/${employee.employee}/profile?tab=work`,
    `/admin/employees/${employee.employee}/profile?tab=contract`,
    `/admin/employees/${employee.employee}/profile?tab=checklists`,
    '/admin/general?tab=checklists',
    '/admin/general?tab=kiosks',
    '/admin/general?tab=networks',
    '/admin/general?tab=weeks',
    '/admin/invoice?tab=settings',
    '/admin/invoice?tab=reminders',
    '/admin/invoice/recurring',
    ...['questions', 'settings', 'answers', 'report'].map(
      (tab) => `/admin/survey/${survey.id}/survey_detail?tab=${tab}`,
    ),
    ...['offices', 'departments', 'designations', 'roles', 'settings'].map(
      (tab) => `/admin/general?tab=${tab}`,
    ),
    '/admin/custom_fields?tab=employee',
    ...['/add', '?tab=templates', '?tab=settings'].map((part) => `/admin/ats${part}`),
    ...['', '?tab=fields', '?tab=applicants', '?tab=applicants&view=list'].map(
      (part) => `/admin${opening}${part}`,
    ),
    `/admin${candidate}`,
    `/admin${opening}/candidate_detail/${params.candidateId}/messaging`,
    '/nowhere',
    '/admin/invoice/new',
    '/admin/invoice/recurring/new',
  ]

  return { admin, ws, pages, publicPages, opening, candidate }
}

/** Imports leave with a row that is refused. */
async function importedLeave(product: Product, admin: Person, ws: string) {
  const rows = [
    'Email,Absence type,Start date,End date,Comment',
    `${admin.email},Sick leave,2024-03-04,2024-03-05,Writing it all down`,
    'nobody@example.com,A leave type of the north that is not found,2024-03-04,2024-03-05,',
  ]

  const { body } = await upload(product, leaveImportsApi.importLeave, {
    token: admin.token,
    params: { ws },
    files: { file: { name: 'leave.csv', bytes: rows.join('\n') } },
  })

  return body.data.id as string
}

/** Imports a document, and one that is refused. */
async function importedDocuments(product: Product, admin: Person, ws: string) {
  const bytes = zipOf([
    { name: `${admin.email}/Contracts/Contract.pdf`, bytes: smallPdf() },
    { name: 'A folder of the north/A category of the north/Contract.pdf', bytes: smallPdf() },
  ])

  const { body } = await upload(product, documentImportsApi.importDocuments, {
    token: admin.token,
    params: { ws },
    files: { file: { name: 'documents.zip', bytes } },
  })

  return body.data.id as string
}

/** Imports a person whom an undo leaves. */
async function importedPeople(product: Product, admin: Person, ws: string) {
  const call = { token: admin.token, params: { ws } }
  const bytes = 'First name,Last name,ID\nMargherita,Imported,I-1'
  const files = { file: { name: 'people.csv', bytes } }
  const { body } = await upload(product, importApi.importEmployees, { ...call, files })
  const found = await product.call(peopleApi.employees, { ...call, query: { q: 'I-1' } })

  await product.call(peopleApi.changeEmployee, {
    token: admin.token,
    params: { ws, id: found.body.data[0]!.id },
    body: { city: 'Porto' },
  })

  return body.data.id as string
}

/** Imports an entry of the administrator, and a row that is refused; returns the import's id. */
async function importedTime(product: Product, admin: Person, ws: string): Promise<string> {
  const rows = [
    'User,Email,Project,Description,Start date,Start time,End date,End time',
    `Ada,${admin.email},,Writing it all down,2026-03-03,09:00:00,2026-03-03,10:00:00`,
    'A person of the north who is not found,,,Writing,2026-03-03,09:00:00,2026-03-03,10:00:00',
  ]

  const sent = await upload(product, timeImportsApi.importTime, {
    token: admin.token,
    params: { ws },
    fields: { zone: 'Europe/Lisbon' },
    files: { file: { name: 'time.csv', bytes: rows.join('\n') } },
  })

  expect(sent.status).toBe(201)

  return sent.body.data.id
}

/** Imports a device's file with a punch of the administrator and a refused row. */
async function importedPunches(
  product: Product,
  admin: Person,
  ws: string,
  location_id: string,
): Promise<string> {
  const call = { token: admin.token, params: { ws } }
  const shown = (days: number) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' ')
  const device = { name: 'Entrance of the north building', serial_no: 'FILE1', location_id }
  const added = await product.call(biometricsApi.addDevice, { ...call, body: device })
  const device_id = added.body.data.id
  await product.call(biometricsApi.registerEmployee, {
    ...call,
    body: { employee_id: admin.employee, device_id, pin: '1', since: shown(9) },
  })

  const sent = await upload(product, punchImportsApi.importPunches, {
    ...call,
    fields: { device_id },
    files: {
      file: { name: '1_attlog.dat', bytes: `1\t${shown(8)}\t1\t0\r\n2\t${shown(8)}\t1\t0\r\n` },
    },
  })

  expect(sent.status).toBe(201)

  return sent.body.data.id
}
