import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eventsApi } from '@workledger/contracts/calendar/events.api'
import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { clientsApi } from '@workledger/contracts/clients/clients.api'
import { customFieldsApi } from '@workledger/contracts/custom-fields/custom-fields.api'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { invoiceSettingApi } from '@workledger/contracts/invoicing/invoice-setting.api'
import { invoicesApi } from '@workledger/contracts/invoicing/invoices.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { leaveRulesApi } from '@workledger/contracts/leave/leave-rules.api'
import { payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { projectsApi } from '@workledger/contracts/projects/projects.api'
import { tasksApi } from '@workledger/contracts/projects/tasks.api'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { publicOpeningsApi } from '@workledger/contracts/recruiting/public-openings.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { timeTrackingApi } from '@workledger/contracts/time-tracking/time-tracking.api'
import { candidateLink } from '@workledger/projections/recruiting/candidate-link'
import { createCompany, hire, type Person } from '../support/people'
import { recruit } from '../support/recruiting'
import { askedSurvey } from '../support/surveys'
import { axeFindings, axeInBothThemes, inTheme } from './support/axe'
import { nextMonday } from './support/days'
import { atRest, goWithin, overflows, readIn, settled } from './support/document'
import { inBrowser } from './support/in-browser'
import { LONG } from './support/long'

const app = join(__dirname, '..', '..', 'web-app', 'src')
const adminConsole = join(__dirname, '..', '..', 'web-admin', 'src')
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

/**
 * The long form checks every tab; the short form checks the tabs named here, and leaves out a
 * width.
 */
const widths = LONG ? [320, 390, 1440] : [320, 1440]

/** The tabs of the open page, without the selected one. */
const otherTabs = `[...document.querySelectorAll('[role=tab][id^=tab-]:not([aria-disabled=true], [aria-selected=true])')].map(({ id }) => id.slice(4))`

/** Every page of both apps, with names and reasons long enough to break a layout. */
describe('pages', () => {
  const web = inBrowser()
  let admin: Person
  let ws: string
  let pages: string[]
  let publicPages: string[]
  /** Addresses of an opening and of its candidate. */
  let opening: string
  let candidate: string

  beforeAll(async () => {
    const company = await createCompany(
      web.product,
      'Northwind Cooling Systems and Refrigeration Engineering',
    )

    admin = company.admin
    ws = company.ws
    const employee = await hire(web.product, company, 'Maximiliane-Alexandrina', {
      manager_id: admin.employee,
    })
    const { token } = employee

    const types = await web.product.call(leaveRulesApi.leaveTypes, {
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

      const asked = await web.product.call(leaveApi.requestLeave, {
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

    const add = await web.product.call(checklistsApi.addChecklistTemplate, {
      token: admin.token,
      params: { ws: company.ws },
      body: template,
    })

    const begun = await web.product.call(checklistsApi.beginChecklist, {
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
      const added = await web.product.call(timeTrackingApi.addTimeEntry, {
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

        const field = await web.product.call(customFieldsApi.addCustomFieldType, {
          token: admin.token,
          params: { ws },
          body,
        })

        expect(field.status).toBe(201)
      }

    const survey = await askedSurvey(web.product, company, {
      name: 'How the refrigeration engineers of the north are this autumn',
      asked: [
        { question: `Would you say so: ${description}?`, answer_type: 'rating', answer: '4' },
        { question: 'What would you change?', answer_type: 'text', answer: description },
      ],
    })

    publicPages = [`/feedback/${ws}/survey/${survey.id}/${survey.key}`, '/feedback/thank_you']
    const recruited = await recruit(web.product, company, employee.employee)
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

    const link = await candidateLink(web.product.keys, '', ws, {
      id: params.candidateId,
      revoked: 0,
    })

    const of = { params: { id: params.candidateId } }
    const call = web.product.call

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
    opening = `/ats/${params.id}/detail`
    candidate = `${opening}/candidate_detail?candidate=${params.candidateId}`

    const clientBody = {
      name: 'Refrigeration and Cold Storage of the Northern Provinces',
      contact_name: 'Ana',
    }

    const client = await web.product.call(clientsApi.addClient, {
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

    const project = await web.product.call(projectsApi.addProject, {
      token: admin.token,
      params: { ws },
      body: projectBody as never,
    })

    const projectId = project.body.data.id

    for (const who of [admin, employee])
      await web.product.call(projectsApi.addProjectMember, {
        token: admin.token,
        params: { id: projectId },
        body: { employee_id: who.employee },
      })

    const task = await web.product.call(tasksApi.addTask, {
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

    await web.product.call(employmentApi.addContract, {
      token: admin.token,
      params: { id: admin.employee },
      body: contract,
    })

    const january = { start: '2026-01-01', end: '2026-01-31', pay_date: '2026-01-31' }

    const run = await web.product.call(payrollApi.draftPayrun, {
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

    expect((await web.product.call(payrollApi.approvePayrun, approval)).status).toBe(200)

    const eventBody = {
      title: 'Half-yearly meeting of the refrigeration engineers of the northern provinces',
      event_on: nextMonday(0),
      event_time: '14:00',
      location: 'The great hall of the cold store, second floor, behind the workshop',
      description,
    }

    const event = await web.product.call(eventsApi.addCompanyEvent, {
      token: admin.token,
      params: { ws },
      body: eventBody as never,
    })

    const offices = await web.product.call(structureApi.offices, {
      token: admin.token,
      params: { ws },
    })

    expect([event.status, offices.status]).toEqual([201, 200])
    const detail = `/projects/${projectId}/project_detail`

    pages = [
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
      `/admin/offices/${offices.body.data[0]!.id}/holidays`,
      '/requests?tab=approvals',
      '/requests?tab=checklists',
      '/requests?tab=team',
      '/requests?tab=payslips',
      '/admin/leaves?tab=team',
      ...['journal', 'pay'].map((tab) => `/admin/payroll/${runId}?tab=${tab}`),
      '/admin/payroll_settings?tab=account',
      ...['types', 'holidays'].map((tab) => `/admin/timeoff?tab=${tab}`),
      ...[
        'family',
        'work',
        'contract',
        'attendance',
        'attendance&month=1',
        'bank',
        'documents',
      ].map((tab) => `/my_profile?tab=${tab}`),
      `/admin/employees/${employee.employee}/profile`,
      `/admin/employees/${employee.employee}/requests`,
      '/admin/employees/import',
      ...['live', 'chart'].map((tab) => `/admin/employees?tab=${tab}`),
      ...['people', 'punches', 'waiting'].map((tab) => `/admin/biometrics?tab=${tab}`),
      `/admin/employees/${employee.employee}/profile?tab=work`,
      `/admin/employees/${employee.employee}/profile?tab=contract`,
      `/admin/employees/${employee.employee}/profile?tab=checklists`,
      '/admin/general?tab=checklists',
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
  })

  /**
   * Returns everything wider than its window on every second page in one language, and axe's
   * findings. A page is light in a wide window, or dark in a narrow one.
   */
  async function faults(language: string, dir: string, half: 0 | 1): Promise<string[]> {
    const signedIn = await web.visitor({ token: admin.token })
    const signedOut = await web.visitor()

    const visits = [
      [signedIn, pages],
      [
        signedOut,
        [
          '/signin',
          '/signup',
          '/forgot-password',
          '/reset-password?token=x',
          '/thank_you',
          ...publicPages,
        ],
      ],
    ] as const

    const found: string[] = []

    for (const [visitor, all] of visits) {
      const paths = all.filter((_, index) => index % 2 === half)
      const queued = new Set(all)
      await visitor.context.addCookies([{ name: 'language', value: language, url: web.url }])
      const page = await visitor.tab()

      for (const [index, path] of paths.entries()) {
        await page.setViewportSize({ width: 1440, height: 900 })
        if (page.url() === 'about:blank') await page.goto(web.url + path)
        await goWithin(page, web.url + path)
        expect(await readIn(page)).toEqual({ lang: language, dir })

        if (LONG)
          for (const tab of await page.evaluate<string[]>(otherTabs)) {
            const other = `${path.split('?')[0]}?tab=${tab}`
            if (!queued.has(other)) paths.push(other)
            queued.add(other)
          }

        if (LONG || index % 2 === 0) found.push(...(await axeFindings(page)))
        found.push(...(await overflows(page, widths)))

        if (LONG || index % 2 === 1) {
          await page.setViewportSize({ width: 390, height: 844 })
          await inTheme(page, 'dark')
          found.push(...(await axeFindings(page)))
          await inTheme(page, 'light')
        }
      }
    }

    return found
  }

  it(`fit into windows of ${widths.join(', ')} px in English and in Arabic, and axe finds nothing wrong`, async () => {
    // Run together, since a page mostly waits for its last requests.
    const all = [faults('en', 'ltr', 0), faults('ar', 'rtl', 1)]
    if (LONG) all.push(faults('en', 'ltr', 1), faults('ar', 'rtl', 0))
    expect((await Promise.all(all)).flat()).toEqual([])
  }, 1_500_000)

  it('have no faults in anything that opens over them either', async () => {
    const page = await (await web.visitor({ token: admin.token })).open('/admin/general')
    await settled(page)

    for (const theme of ['light', 'dark'] as const) {
      await inTheme(page, theme)
      await page.keyboard.press('Control+k')
      await page.getByRole('option').first().waitFor()
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
  })

  it('have nothing wrong in the dialogs and histories of the console, nor on a pay run and a public invoice, in Arabic', async () => {
    const { token } = admin
    const params = { ws }
    const body = { start: '2026-09-01', end: '2026-09-30', pay_date: '2026-09-30' }
    const run = await web.product.call(payrollApi.draftPayrun, { token, params, body })

    const helios = {
      name: 'Helios',
      contact_name: 'Ola Nord',
      contact_email: 'ola@helios.test',
      address: 'Rua 1, Lisbon',
    }

    const client = await web.product.call(clientsApi.addClient, { token, params, body: helios })

    const dated = {
      client_id: client.body.data.id,
      invoice_number: '1',
      invoice_date: '2026-10-01',
      due_date: '2026-10-31',
    }

    const invoice = await web.product.call(invoicesApi.addInvoice, { token, params, body: dated })
    expect([run.status, client.status, invoice.status]).toEqual([201, 201, 201])

    const visitor = await web.visitor({ token })
    await visitor.context.addCookies([{ name: 'language', value: 'ar', url: web.url }])
    const page = await visitor.open('/admin/clients')
    const found: string[] = []

    /**
     * Opens an address, presses the named buttons, and checks both themes. Leaving a page closes
     * its dialog, so no two consecutive calls share a page.
     */
    const look = async (
      path: string,
      ...presses: readonly [role: 'button' | 'menuitem', name: RegExp][]
    ) => {
      await goWithin(page, `${web.url}/admin${path}`)
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      for (const [role, name] of presses) await page.getByRole(role, { name }).first().click()
      if (presses.length > 0) await page.getByRole('dialog').waitFor()
      await atRest(page)
      found.push(...(await axeInBothThemes(page)))
    }

    await look('/employees', ['button', /أضف موظفًا/])
    await look(`/employees/${admin.employee}/profile`, ['button', /السجل/])
    await look('/clients', ['button', /أضف عميلًا/])
    await look('/general?tab=offices', ['button', /أضف مكتبًا/])
    await look('/ats?tab=templates', ['button', /أضف قالبًا/])
    await look(`${opening}?tab=fields`, ['button', /أضف حقلًا/])
    await look(candidate, ['button', /حدّد موعد مقابلة/])
    await look(`/payroll/${run.body.data.id}`)
    await look(candidate, ['button', /^رفض$/])
    await look(`/payroll/${run.body.data.id}`, ['button', /السجل/])
    await look(candidate, ['button', /^توظيف$/])
    await look(`/payroll/${run.body.data.id}`, ['button', /اعتمد الرواتب/])
    await look(`/invoice/${invoice.body.data.id}`)
    await look(`/invoice/${invoice.body.data.id}/preview`, ['button', /السجل/])
    const id = invoice.body.data.id

    await web.product.call(invoicesApi.addInvoiceItem, {
      token,
      params: { id },
      body: { description: 'Work', quantity: '2', unit_price: '50' },
    })

    const setting = {
      name: 'Northwind',
      company_address: 'Rua 2, Lisbon',
      paypal_email: 'pay@northwind.test',
      due_days: 30,
    }

    await web.product.call(invoiceSettingApi.changeInvoiceSetting, {
      token,
      params,
      body: setting as never,
    })

    const issued = await web.product.call(invoicesApi.issueInvoice, { token, params: { id } })
    expect(issued.status).toBe(200)
    await page.goto(new URL(issued.body.data.public_url!, web.url).href)
    await settled(page)
    found.push(...(await axeFindings(page)))
    expect(found).toEqual([])
  }, 120_000)

  it('change to Arabic from the menu and stay in it', async () => {
    const page = await (await web.visitor({ token: admin.token })).open('/dashboard')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await page.getByText('مرحبًا Ada Tester!').waitFor()
    expect(await readIn(page)).toEqual({ lang: 'ar', dir: 'rtl' })
    await page.goto(`${web.url}/admin/leaves`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await readIn(page)).toEqual({ lang: 'ar', dir: 'rtl' })
  })
})
