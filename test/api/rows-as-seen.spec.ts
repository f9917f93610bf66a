import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import { recordOf } from '@workledger/contracts/kernel/record'
import { endpoints } from '@workledger/contracts/registry'
import { toSecond } from '@workledger/domain/kernel/zone-days'
import { candidateDecider } from '@workledger/domain/recruiting/candidate'
import { uuid } from '@workledger/event-store/ids'
import { Commands } from '../../services/api/src/kernel/commands/commands'
import { Ctx } from '../../services/api/src/kernel/http/context'
import { monthsAgo } from '../support/months-ago'
import { type PaypalDouble, startPaypalDouble } from '../support/paypal-double'
import { hire, PASSWORD, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { askScim, type ScimMethod, scimToken } from '../support/scim'
import { until } from '../support/until'
import { createWorld, paramsOf, type World } from '../support/world'

type AnyEndpoint = Endpoint<any, any, any, any>
type Row = Record<string, unknown> & { revision: number }

/**
 * A call that changes a row: the calls that show the row, the change, and a change of another row
 * of its stream.
 */
interface Kind {
  /** Every call that shows the row. */
  shown: readonly string[]
  /**
   * The row's key in the list, as the change's parameter or the value itself; without it, the
   * answer is the row.
   */
  by?: { key?: string; is: string | (() => string) }
  /** Each body has other content than the one before. */
  body: (n: number) => object
  /** A change of another row of the same stream. */
  beside?: string
  /** The same without a call of its own. */
  besides?: (n: number) => Promise<Answer>
  params?: () => Record<string, string>
  query?: Record<string, string>
  who?: () => Person
  /** For a change that is possible only once: this changes the row until then. */
  once?: (n: number) => Promise<Answer>
}

/** Calls that change a row in place like a PUT, although the documents use POST. */
const posts = [
  'changeSettings',
  'changeInvoiceSetting',
  'changeOvertimeWeek',
  'setAttendanceRules',
  'setWorkingTimeRules',
]

const puts = endpoints.filter(({ method, name }) => method === 'PUT' || posts.includes(name))
const byName = (name: string) => endpoints.find((endpoint) => endpoint.name === name) as AnyEndpoint
const named = (n: number) => ({ name: `Name ${n}` })

/** Returns an instant so many seconds later. */
const at = (instant: string, seconds: number) =>
  new Date(Date.parse(`${instant.replace(' ', 'T')}Z`) + seconds * 1000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')

const rulesOf = (effective_on: string, n: number) => ({
  effective_on,
  breaks: [],
  rest_minutes: null,
  daily_minutes: 400 + n,
  forgotten_minutes: 960,
  longest_minutes: 1440,
})

const accountRules = (from_month: string, n: number) => ({
  from_month,
  on: true,
  source: 'attendance',
  most_minutes: 600 + n,
  least_minutes: null,
  expires_months: null,
  closes_on: null,
})

const minute = (n: number) => String(n % 60).padStart(2, '0')

describe('a change of a row', () => {
  let product: Product
  let world: World
  let kinds: Record<string, Kind>
  let paypal: PaypalDouble
  let count = 0
  const counts: Record<string, number> = {}

  /**
   * A counter that each change of a kind increments, so that alternating values differ each time.
   */
  const next = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
    return counts[name]
  }

  beforeAll(async () => {
    paypal = await startPaypalDouble()
    product = await startProduct({ paypal: paypal.hosts })
    world = await createWorld(product)
    const { ids, company, employee, manager } = world

    const send = async (
      name: string,
      params: Record<string, string>,
      body?: object,
      who: { token: string } = company.admin,
    ) => (await product.call(byName(name), { token: who.token, params, body } as never)) as Answer

    const made = async (
      name: string,
      params: Record<string, string>,
      body: object,
      who?: { token: string },
    ): Promise<string> => {
      const answer = await send(name, params, body, who)

      if (answer.status >= 300)
        throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`)

      return answer.body.data?.id
    }

    const ws = { ws: company.ws }
    const of = { id: employee.employee }
    const text = { type: 'text', editable: 'employee', visible_to: 'everyone', mandatory: false }

    const shirt = await made('addCustomFieldType', ws, {
      ...text,
      name: 'Shirt',
      category: 'employee',
    })

    const motto = await made('addCustomFieldType', ws, {
      ...text,
      name: 'Motto',
      category: 'company',
    })

    const line = await made(
      'addInvoiceItem',
      { id: ids.invoices! },
      { description: 'Other', quantity: '1', unit_price: '20' },
    )

    const status = await made('addStatusType', { id: ids.projects! }, named(0))

    const question = await made(
      'addSurveyQuestion',
      { id: ids.surveys! },
      { question: 'And now?', answer_type: 'text', enabled: true },
    )

    const field = await made(
      'addFormField',
      { id: ids.openings! },
      { name: 'car', display_name: 'Car', type: 'text' },
    )

    const task = await made(
      'addTask',
      { id: ids.projects! },
      { title: 'Other', employee_id: employee.employee },
    )

    const template = { name: 'Other', kind: 'message', subject: 'Hello', body: 'Dear {first_name}' }
    const mail = await made('addRecruitingTemplate', { ...ws }, template)

    const checklist = {
      name: 'Leaving',
      kind: 'leaving',
      automatic: false,
      items: [{ text: 'Keys', owner: 'admin', days: 0 }],
    }

    const leaving = await made('addChecklistTemplate', ws, checklist)
    const everything = {
      employees: [],
      projects: [],
      clients: [],
      tags: [],
      billable: null,
      approved: null,
    }

    const filters = {
      tab: 'summary',
      range: 'week',
      group: 'client',
      then: 'project',
      ...everything,
    }

    const report = await made('saveReport', ws, { name: 'Another', filters, schedule: null })

    const sought = {
      q: 'paid',
      person: null,
      area: null,
      type: null,
      actor: null,
      from: null,
      to: null,
    }

    const mirror = await made('addWebhook', ws, {
      name: 'Other',
      url: 'https://example.com/hooks',
      current_password: PASSWORD,
    })
    const channel = await made('addChatChannel', ws, {
      name: 'Other',
      service: 'slack',
      url: 'https://hooks.slack.com/services/1',
      kinds: ['away'],
      current_password: PASSWORD,
    })
    const account = await made('addServiceAccount', ws, { name: 'Other', permissions: [] })
    const department = await made('addDepartment', ws, { name: 'Other' })
    const token = await scimToken(product, world.company)

    const scim = (method: ScimMethod, path: string, body: object) =>
      askScim(product, method, path, { ...ws, token, body })

    const filter = await made('saveAuditFilter', ws, {
      name: 'Payments',
      shared: true,
      filters: sought,
    })

    const favourite = await made('addTimerFavourite', ws, { description: 'Review' }, employee)

    const entry = await made(
      'addTimeEntry',
      ws,
      { start: '2026-03-03 09:00:00', end: '2026-03-03 10:00:00' },
      employee,
    )

    const shift = await made('addAttendance', of, {
      in_at: '2026-03-05 09:00:00',
      out_at: '2026-03-05 17:00:00',
    })

    const [office, draft] = [ids.offices!, ids.invoices!]
    // Feedback is about an interview that has begun: it was scheduled the day before yesterday.
    const [before, meeting] = [new Date(Date.now() - 2 * 86_400_000), uuid()]
    const starts_at = toSecond(new Date(Date.now() - 86_400_000).toISOString())

    await product.app
      .get(Commands, { strict: false })
      .in(Ctx.begin('test', before), company.ws)
      .run(candidateDecider, ids.candidates!, {
        type: 'schedule',
        candidate_id: ids.candidates!,
        interview_id: meeting,
        meeting: { starts_at, minutes: 30, place: null, people: [employee.employee] },
        now: before.toISOString(),
      })

    const { rows: roles } = await product.owner.query(
      `select id from read.roles where workspace_id = $1 and name = 'Auditor'`,
      [company.ws],
    )

    const auditor = await hire(product, company, 'Audrey', { role_id: roles[0].id })

    const contract = {
      effective_on: '2024-01-01',
      base_compensation_amount: '3000',
      base_compensation_type: 'monthly',
    }

    await made('addContract', { id: world.colleague.employee }, contract)

    const drawing = {
      name: 'Both',
      population: 'contracts',
      from: '2000-01-01',
      to: '2199-12-31',
      size: 5,
      seed: '7F3A-91C3',
    }

    const sample = await made('drawSample', ws, drawing)
    const items = (await send('sampleItems', { ...ws, id: sample })).body.data as { id: string }[]
    const started = await send('startTimer', ws, {}, employee)
    const timer = started.body.data.id as string
    const webhook = paypal.addWebhook(`http://localhost:3000/webhooks/paypal/${company.ws}`)
    const bank = { holder: 'Eli', current_password: 'correct horse battery' }
    const iban = (n: number) =>
      ['DE89370400440532013000', 'ES9121000418450200051332', 'FR1420041010050500013M02606'][n % 3]
    const since = (await send('currentAttendance', of, undefined, employee)).body.data
      .in_at as string

    // Breaks can only be typed for past time.
    await until(() => Date.now() >= Date.parse(`${at(since, 8).replace(' ', 'T')}Z`))

    const running = world.bodies.updateTaskLog!.employee_attendance_id as string
    const row = (is: string | (() => string), key?: string) => ({ by: { is, ...(key && { key }) } })

    kinds = {
      changeWorkspace: {
        shown: ['workspace'],
        body: named,
        besides: (n) => send('changeSettings', ws, { timer_desc_required: n % 2 === 0 }),
      },
      changeSettings: {
        shown: ['settings'],
        body: (n) => ({ daily_work_report_at: `09:${minute(n)}` }),
        beside: 'changeWorkspace',
      },
      changeInvoiceSetting: {
        shown: ['invoiceSetting'],
        body: (n) => ({
          name: `World Ltd ${n}`,
          company_address: 'Lisbon',
          paypal_email: 'pay@world.example',
          due_days: 30,
        }),
        beside: 'changeReminderSetting',
      },
      changeOvertimeWeek: {
        shown: ['overtimeWeek'],
        body: (n) => ({ first_weekday: 1 + (n % 7) }),
        beside: 'renameAllowance',
      },
      setAttendanceRules: {
        shown: ['attendanceRules'],
        ...row('2026-10-01', 'effective_on'),
        body: (n) => rulesOf('2026-10-01', n),
        besides: (n) => send('setAttendanceRules', ws, rulesOf('2026-11-01', n)),
      },
      setWorkingTimeRules: {
        shown: ['workingTimeRules'],
        ...row(`${monthsAgo(1)}-01`, 'effective_on'),
        body: (n) => accountRules(monthsAgo(1), n),
        besides: (n) => send('setWorkingTimeRules', ws, accountRules(monthsAgo(0), n)),
      },
      setTimesheetRules: {
        shown: ['timesheetRules'],
        body: (n) => ({ locked_until: `2025-01-${String(1 + (n % 28)).padStart(2, '0')}` }),
        beside: 'setAttendanceRules',
      },
      setCheckInLimits: {
        shown: ['checkInLimits'],
        // Every network, so that the world's people still check in.
        body: (n) => ({ networks: ['0.0.0.0/0', '::/0', `10.0.${n % 250}.0/24`] }),
        beside: 'setAttendanceRules',
      },
      changeOffice: { shown: ['offices'], ...row(office), body: named, beside: 'renameDepartment' },
      renameDepartment: {
        shown: ['departments'],
        ...row('id'),
        body: named,
        beside: 'renameDesignation',
      },
      renameDesignation: {
        shown: ['designations'],
        ...row('id'),
        body: named,
        beside: 'changeOffice',
      },
      changeRole: {
        shown: ['workspaceRoles'],
        ...row('id'),
        body: (n) => ({ ...named(n), permissions: ['manage_surveys'] }),
        beside: 'changeOffice',
      },
      changeEmployeeMe: {
        shown: ['employeeMe'],
        body: (n) => ({ phone_number: `+351 900 000 ${n}` }),
        who: () => manager,
        beside: 'changeEmployee',
      },
      changeEmployee: {
        shown: ['employee'],
        body: (n) => ({ phone_number: `+351 900 000 ${n}` }),
        beside: 'changeEmployeeMe',
      },
      changeEmergencyContact: {
        shown: ['relatives'],
        ...row('contactId'),
        body: named,
        beside: 'changeDependant',
      },
      changeDependant: {
        shown: ['relatives'],
        ...row('dependantId'),
        body: named,
        beside: 'changeEmergencyContact',
      },
      changeCustomFieldType: {
        shown: ['customFieldTypes', 'customFieldType', 'customFieldTypeAlone'],
        ...row('id'),
        body: named,
        besides: (n) => send('changeCustomFieldType', { ...ws, id: motto }, named(n)),
      },
      changeCustomFieldTypeAlone: {
        shown: ['customFieldTypes', 'customFieldTypeAlone'],
        ...row('id'),
        body: named,
        besides: (n) => send('changeCustomFieldType', { ...ws, id: motto }, named(n)),
      },
      orderCustomFieldTypes: {
        shown: ['customFieldTypes'],
        ...row(() => 'newest', 'category employee'),
        body: (n) => ({
          category: 'employee',
          field_ids: n % 2 ? [shirt, ids.custom_field_types] : [ids.custom_field_types, shirt],
        }),
        besides: (n) => send('changeCustomFieldType', { ...ws, id: motto }, named(n)),
      },
      setCustomFields: {
        shown: ['customFields'],
        ...row(shirt, 'custom_field_type_id'),
        body: (n) => ({ values: { [shirt]: `Size ${n}` } }),
        beside: 'setCompanyFields',
      },
      setCompanyFields: {
        shown: ['companyFields'],
        ...row(motto, 'custom_field_type_id'),
        body: (n) => ({ values: { [motto]: `Motto ${n}` } }),
        beside: 'setCustomFields',
      },
      changeLeave: {
        shown: ['leaves'],
        ...row('leaveId'),
        body: (n) => ({ description: `Holiday ${n}` }),
        who: () => employee,
        beside: 'changeLeaveAdjustment',
      },
      changeLeaveAdjustment: {
        shown: ['leaveAdjustments'],
        ...row('adjId'),
        body: (n) => ({ description: `Given ${n}` }),
        beside: 'changeLeave',
      },
      changeLeaveType: {
        shown: ['leaveTypes'],
        ...row('id'),
        body: named,
        beside: 'changeHoliday',
      },
      changeLeavePolicy: {
        shown: ['leavePolicies', 'leavePolicy'],
        ...row('id'),
        body: named,
        beside: 'changeHoliday',
      },
      changeExpenseApprovalRule: {
        shown: ['expenseApprovalRules'],
        ...row('id'),
        body: named,
        beside: 'changeHoliday',
      },
      changeTimesheetApprovalRule: {
        shown: ['timesheetApprovalRules'],
        ...row('id'),
        body: named,
        beside: 'changeHoliday',
      },
      changeLeaveApprovalRule: {
        shown: ['leaveApprovalRules'],
        ...row('id'),
        body: named,
        beside: 'changeHoliday',
      },
      changeHoliday: { shown: ['holidays'], ...row('id'), body: named, beside: 'changeLeaveType' },
      changeExpense: { shown: ['expenses'], ...row('expenseId'), body: named, who: () => employee },
      changeContract: {
        shown: ['contracts'],
        ...row('contractId'),
        body: (n) => ({ role_description: `Role ${n}` }),
        beside: 'changeProbation',
      },
      changeProbation: {
        shown: ['probation'],
        body: (n) => ({ probation_end: `2026-12-${10 + (n % 20)}` }),
        beside: 'changeAdjustment',
      },
      changeAdjustment: {
        shown: ['adjustments'],
        ...row('adjustmentId'),
        body: (n) => ({ amount: `${n + 1}` }),
        beside: 'changeProbation',
      },
      changeDocument: {
        shown: ['documents', 'document'],
        ...row('docId'),
        body: (n) => ({ filename: `Aid ${n}` }),
      },
      renameAllowance: {
        shown: ['allowances'],
        ...row('id'),
        body: named,
        beside: 'renameDeduction',
      },
      renameDeduction: {
        shown: ['deductions'],
        ...row('id'),
        body: named,
        beside: 'renameAllowance',
      },
      changeBankAccount: {
        shown: ['bankAccount'],
        body: (n) => ({ ...bank, iban: iban(n) }),
      },
      changeCompanyAccount: {
        shown: ['companyAccount'],
        body: (n) => ({ name: 'World', iban: iban(n), current_password: 'correct horse battery' }),
      },
      changeCompanyLocalAccount: {
        shown: ['companyAccount'],
        body: (n) => ({
          kind: 'us',
          name: 'World',
          account_number: `98765432${n}`,
          routing: '021000021',
          originator: '1234567890',
          current_password: 'correct horse battery',
        }),
      },
      changeLedgerBooks: {
        shown: ['ledgerBooks'],
        body: (n) => ({
          accounts: [{ key: 'bank', account: `120${n}` }],
          rates: [],
          datev: null,
          xero_tax_rate: 'Tax Exempt',
        }),
      },
      changePayBooks: {
        shown: ['payBooks'],
        body: (n) => ({
          accounts: [{ key: 'basic', account: `600${n}` }],
          cost_centres: [],
          datev: null,
          xero_tax_rate: 'Tax Exempt',
        }),
      },
      typeBreaks: {
        shown: ['currentAttendance'],
        params: () => ({ attId: running }),
        body: (n) => ({ breaks: [{ start_at: since, end_at: at(since, n) }] }),
        beside: 'correctAttendance',
      },
      updateTaskLog: {
        shown: ['currentAttendance'],
        body: (n) => ({ employee_attendance_id: running, check_in_task: `Task ${n}` }),
        who: () => employee,
        beside: 'correctAttendance',
      },
      correctAttendance: {
        shown: ['customAttendance'],
        query: { from: '2026-03-01', to: '2026-03-31' },
        ...row('attId'),
        params: () => ({ attId: shift }),
        body: (n) => ({ in_at: `2026-03-05 09:${minute(n)}:00`, out_at: '2026-03-05 17:00:00' }),
        beside: 'updateTaskLog',
      },
      renameKiosk: {
        shown: ['kiosks'],
        ...row('id'),
        body: named,
        besides: () => send('openKioskPairing', { ...ws, id: ids.kiosks! }, {}),
      },
      changeDevice: {
        shown: ['devices'],
        ...row('id'),
        body: named,
        besides: () => send('deployDevices', ws, { id: ids.devices }),
      },
      changeTimeEntry: {
        shown: ['timeEntries'],
        ...row('id'),
        body: (n) => ({ description: `Work ${n}` }),
        who: () => employee,
        besides: (n) =>
          send('changeTimeEntry', { ...ws, id: entry }, { description: `Other ${n}` }, employee),
      },
      changeTimerFavourite: {
        shown: ['timerFavourites'],
        ...row('id'),
        params: () => ({ id: ids.timer_favourites! }),
        body: (n) => ({ description: `Favourite ${n}` }),
        who: () => employee,
        besides: (n) =>
          send(
            'changeTimerFavourite',
            { ...ws, id: favourite },
            { description: `Other ${n}` },
            employee,
          ),
      },
      stopTimer: {
        shown: ['timeEntries'],
        ...row('id'),
        params: () => ({ id: timer }),
        body: () => ({}),
        who: () => employee,
        once: (n) =>
          send('changeTimeEntry', { ...ws, id: timer }, { description: `Running ${n}` }, employee),
      },
      changeCompanyEvent: {
        shown: ['companyEvents'],
        ...row('id'),
        body: (n) => ({ title: `Party ${n}` }),
      },
      changeChecklistTemplate: {
        shown: ['checklistTemplates'],
        ...row('id'),
        body: named,
        besides: (n) => send('changeChecklistTemplate', { ...ws, id: leaving }, named(n)),
      },
      moveChecklist: {
        shown: ['checklists'],
        ...row('id'),
        body: (n) => ({ day: `2026-04-${10 + (n % 20)}` }),
        beside: 'settleChecklistItem',
      },
      settleChecklistItem: {
        shown: ['checklistItems'],
        ...row('itemId'),
        body: (n) => (n % 2 ? { status: 'not_needed', reason: `Reason ${n}` } : { status: 'open' }),
        beside: 'moveChecklist',
      },
      changeClient: { shown: ['clients', 'client'], ...row('id'), body: named },
      changeProject: {
        shown: ['projects', 'project'],
        ...row('id'),
        body: (n) => ({ description: `Project ${n}` }),
        beside: 'changeStatusType',
      },
      changeStatusType: {
        shown: ['statusTypes'],
        ...row('statusId'),
        params: () => ({ statusId: status }),
        body: named,
        beside: 'changeTask',
      },
      changeTask: {
        shown: ['employeeTasks', 'task'],
        ...row('taskId'),
        body: (n) => ({ description: `Task ${n}` }),
        besides: (n) =>
          send('changeTask', { id: ids.projects!, taskId: task }, { description: `Other ${n}` }),
      },
      changeInvoice: {
        shown: ['invoices', 'invoice'],
        ...row(draft),
        params: () => ({ id: draft }),
        body: (n) => ({ public_notes: `Note ${n}` }),
      },
      changeInvoiceItem: {
        shown: ['invoiceItems', 'invoice'],
        ...row(line),
        params: () => ({ id: draft, itemId: line }),
        body: (n) => ({ description: `Line ${n}` }),
        besides: (n) =>
          send(
            'changeInvoiceItem',
            { id: draft, itemId: ids['invoices.items']! },
            { description: `Other ${n}` },
          ),
      },
      changeReminderSetting: {
        shown: ['reminderSetting'],
        body: (n) => ({
          enabled: true,
          steps: [{ days: n, subject: 'Reminder', text: 'Please pay' }],
        }),
        besides: (n) =>
          send('changeInvoiceSetting', ws, {
            name: `World ${n}`,
            company_address: 'Lisbon',
            paypal_email: 'pay@world.example',
          }),
      },
      switchReminders: {
        shown: ['invoice'],
        ...row(draft),
        params: () => ({ id: draft }),
        body: (n) => ({ remind: n % 2 === 0 }),
      },
      changeRecurringInvoice: {
        shown: ['recurringInvoices', 'recurringInvoice'],
        ...row('id'),
        body: (n) => ({ public_notes: `Note ${n}` }),
      },
      changeSurvey: {
        shown: ['surveys', 'survey'],
        ...row('id'),
        body: named,
        beside: 'changeSurveyQuestion',
      },
      changeSurveyOf: {
        shown: ['surveys', 'surveyOf'],
        ...row('id'),
        body: named,
        beside: 'changeSurveyQuestion',
      },
      changeSurveyQuestion: {
        shown: ['surveyQuestions'],
        ...row('qid'),
        body: (n) => ({ question: `Question ${n}?` }),
        beside: 'changeSurvey',
      },
      orderSurveyQuestions: {
        shown: ['surveyQuestions'],
        ...row(() => 'newest', 'all'),
        body: (n) => ({
          question_ids: n % 2 ? [question, ids.survey_questions] : [ids.survey_questions, question],
        }),
        beside: 'changeSurvey',
      },
      changeOpening: {
        shown: ['openings', 'opening'],
        ...row('id'),
        body: (n) => ({ title: `Engineer ${n}` }),
        beside: 'changeFormField',
      },
      changeFormField: {
        shown: ['formFields'],
        ...row('fieldId'),
        body: (n) => ({ display_name: `Licence ${n}` }),
        besides: (n) =>
          send(
            'changeFormField',
            { id: ids.openings!, fieldId: field },
            { display_name: `Car ${n}` },
          ),
      },
      changeCandidate: {
        shown: ['candidates', 'candidate'],
        ...row('candidateId'),
        body: (n) => ({ phone: `+351 900 ${n}` }),
        beside: 'changeInterview',
      },
      rateCandidate: {
        shown: ['candidate'],
        ...row(() => company.admin.employee, 'ratings employee_id'),
        body: (n) => ({ rating: 1 + (n % 5) }),
        beside: 'changeCandidate',
      },
      changeInterview: {
        shown: ['interviews', 'candidate'],
        ...row('interviewId'),
        params: () => ({ interviewId: meeting }),
        body: (n) => ({ place: `Room ${n}` }),
        beside: 'changeCandidate',
      },
      giveFeedback: {
        shown: ['interviews'],
        ...row(() => employee.employee, 'feedback employee_id'),
        params: () => ({ id: meeting }),
        body: (n) => ({ rating: 1 + (n % 5), text: `Good ${n}` }),
        who: () => employee,
        beside: 'changeCandidate',
      },
      changeRecruitingSetting: {
        shown: ['recruitingSetting'],
        body: (n) => ({ privacy_notice: `Notice ${n}` }),
        beside: 'changeRecruitingTemplate',
      },
      changeRecruitingTemplate: {
        shown: ['recruitingTemplates'],
        ...row('id'),
        body: named,
        besides: (n) => send('changeRecruitingTemplate', { ...ws, id: mail }, named(n)),
      },
      changeSavedReport: {
        shown: ['savedReports', 'savedReport'],
        ...row('id'),
        params: () => ({ id: ids.saved_reports! }),
        body: named,
        besides: (n) => send('changeSavedReport', { ...ws, id: report }, named(n)),
      },
      changeProvisioning: {
        shown: ['provisioning'],
        body: (n) => ({ leavers: n % 2 ? 'employment' : 'access' }),
        besides: (n) =>
          scim('PUT', `/Users/${world.colleague.employee}`, {
            userName: world.colleague.email,
            externalId: `00u${n}`,
          }),
      },
      mapGroup: {
        shown: ['provisionedGroups'],
        ...row('id'),
        body: (n) => ({ target: 'department', target_id: n % 2 ? ids.departments : department }),
        besides: (n) => scim('PUT', `/Groups/${ids.provisioned_groups}`, { displayName: `G${n}` }),
      },
      setSignOnProvider: {
        shown: ['signOn'],
        body: (n) => ({
          ...{ name: `Login ${n}`, issuer: 'https://login.example.com' },
          ...{ client_id: 'workledger', client_secret: 'secret' },
        }),
        besides: (n) => send('addMailDomain', ws, { domain: `d${n}.example.org` }),
      },
      nameEmergencyAccounts: {
        shown: ['signOn'],
        body: (n) => ({ employee_ids: n % 2 ? [company.admin.employee] : [] }),
        besides: (n) => send('addMailDomain', ws, { domain: `e${n}.example.org` }),
      },
      changeServiceAccount: {
        shown: ['serviceAccounts'],
        ...row('id'),
        params: () => ({ id: ids.service_accounts! }),
        body: named,
        besides: (n) => send('changeServiceAccount', { ...ws, id: account }, named(n)),
      },
      changeWebhook: {
        shown: ['webhooks'],
        ...row('id'),
        params: () => ({ id: ids.webhooks! }),
        body: named,
        besides: (n) => send('changeWebhook', { ...ws, id: mirror }, named(n)),
      },
      changeChatChannel: {
        shown: ['chatChannels'],
        ...row('id'),
        params: () => ({ id: ids.chat_channels! }),
        body: named,
        besides: (n) => send('changeChatChannel', { ...ws, id: channel }, named(n)),
      },
      changeAuditFilter: {
        shown: ['auditFilters'],
        ...row('id'),
        params: () => ({ id: ids.audit_filters! }),
        body: named,
        besides: (n) => send('changeAuditFilter', { ...ws, id: filter }, named(n)),
      },
      markSampleItem: {
        shown: ['sampleItems', 'sampleItem'],
        ...row('item'),
        params: () => ({ id: sample, item: items[0]!.id }),
        body: (n) => ({ mark: (['exception', 'note', 'pass'] as const)[n % 3] }),
        besides: (n) =>
          send('noteSampleItem', { ...ws, id: sample, item: items[1]!.id }, { note: `Other ${n}` }),
      },
      noteSampleItem: {
        shown: ['sampleItems', 'sampleItem'],
        ...row('item'),
        params: () => ({ id: sample, item: items[0]!.id }),
        body: (n) => ({ note: `Note ${n}` }),
        besides: (n) =>
          send('noteSampleItem', { ...ws, id: sample, item: items[1]!.id }, { note: `Other ${n}` }),
      },
      setWatchRule: {
        shown: ['watchRules'],
        ...row('rule', 'rule'),
        body: (n) => ({ on: true, least: 2 + n, days_off: [6, 7] }),
        besides: (n) => send('setWatchRule', { ...ws, rule: 'own_decision' }, { on: n % 2 === 0 }),
      },
      lookAtHit: {
        shown: ['watchHits'],
        ...row('hit'),
        body: (n) => ({ looked: true, note: `Fine ${n}` }),
        who: () => auditor,
      },
      changeAnnouncement: {
        shown: ['listAnnouncements'],
        ...row('id'),
        body: (n) => ({ text: `Text ${n}` }),
      },
      connectPaypal: {
        shown: ['paypalAccount'],
        body: (n) => ({
          environment: n % 2 ? 'sandbox' : 'live',
          ...paypal.app,
          webhook_id: webhook,
        }),
      },
    }
  }, 120_000)

  afterAll(async () => {
    await product?.stop()
    await paypal?.stop()
  })

  it('is every PUT, and every POST that changes a setting', () => {
    const names = puts.map(({ name }) => name).sort()
    expect(Object.keys(kinds).sort()).toEqual(names)
  })

  const paramsFor = (name: string) => ({
    ...paramsOf(byName(name), world, '').params,
    ...kinds[name]!.params?.(),
  })

  const tokenFor = (name: string) => (kinds[name]!.who?.() ?? world.company.admin).token

  const change = async (
    name: string,
    headers: Record<string, string> = {},
    body = kinds[name]!.body(next(name)),
  ) => {
    const sent = { token: tokenFor(name), params: paramsFor(name), body, headers }
    return (await product.call(byName(name), sent as never)) as Answer
  }

  /** Returns the row as one of the calls shows it. */
  const shownBy = async (name: string, call: string): Promise<Row> => {
    const endpoint = byName(call)
    const { by } = kinds[name]!

    const query = {
      ...(endpoint.query?.shape?.per_page && { per_page: 100 }),
      ...kinds[name]!.query,
    }

    const params = {
      ...paramsOf(endpoint, world, '').params,
      ...shared(paramsFor(name), byName(name), endpoint),
    }

    const answer = (await product.call(endpoint, {
      token: tokenFor(name),
      params,
      query,
    } as never)) as Answer

    expect([call, answer.status]).toEqual([call, 200])
    const data = Array.isArray(answer.body) ? answer.body : answer.body.data
    if (!by) return data
    const is = typeof by.is === 'function' ? by.is() : (paramsFor(name)[by.is] ?? by.is)
    if (is === 'newest') return newestOf(data, by.key!)
    const [inside, key] = by.key?.includes(' ') ? by.key.split(' ') : [undefined, by.key ?? 'id']
    const found = find(inside ? within(data, inside) : data, key!, is)

    return found ?? ({ revision: 0 } as Row)
  }

  it.each(puts.map(({ name }) => name))(
    '%s is refused where the row has changed since it was read, whatever became of others',
    async (name) => {
      const kind = kinds[name]!

      const read = async (): Promise<number> => {
        const revisions = await Promise.all(
          kind.shown.map(async (call) => (await shownBy(name, call)).revision),
        )
        expect([name, ...revisions]).toEqual([name, ...revisions.map(() => expect.any(Number))])
        expect([name, new Set(revisions).size]).toEqual([name, 1])

        return revisions[0]!
      }

      const shown = await read()
      const seen = { 'if-match': `"${shown}"` }

      const other = kind.besides
        ? await kind.besides(++count)
        : kind.beside
          ? await change(kind.beside)
          : undefined

      if (other)
        expect([name, other.status < 300, other.body?.code]).toEqual([name, true, undefined])

      expect([name, await read()]).toEqual([name, shown])
      const taken = await (kind.once ? kind.once(++count) : change(name, seen))
      expect([name, taken.status < 300, taken.body?.code]).toEqual([name, true, undefined])

      const before = await product.events()
      const stale = await change(name, seen)
      expect([name, stale.status, stale.body?.code]).toEqual([name, 409, 'state.stale'])
      expect([name, await product.events()]).toEqual([name, before])
      const now = await read()
      expect([name, now > shown]).toEqual([name, true])

      expect([name, JSON.stringify(stale.body.current)?.includes(`"revision":${now}`)]).toEqual([
        name,
        true,
      ])

      expect([name, (await change(name, { 'if-match': `"${now}"` })).status < 300]).toEqual([
        name,
        true,
      ])

      if (!kind.once) expect([name, (await change(name)).status < 300]).toEqual([name, true])
    },
  )
})

/** Returns the parameters of a change that the showing call shares. */
const shared = (params: Record<string, string>, put: AnyEndpoint, get: AnyEndpoint) =>
  Object.fromEntries(
    Object.entries(params).filter(
      ([name]) => get.path.includes(`{${name}}`) && recordOf(get, name) === recordOf(put, name),
    ),
  )

/** Finds, at any depth, the first object with this key and a revision. */
function find(data: unknown, key: string, is: string): Row | undefined {
  if (data === null || typeof data !== 'object') return undefined
  const row = data as Row
  if (row[key] === is && typeof row.revision === 'number') return row

  for (const value of Object.values(row)) {
    const found = find(value, key, is)
    if (found) return found
  }

  return undefined
}

const within = (data: any, field: string): unknown =>
  Array.isArray(data) ? data.map((row) => row[field]) : data[field]

const newestOf = (rows: Row[], category: string): Row => {
  const [key, value] = category.split(' ')
  return {
    revision: Math.max(
      ...rows
        .filter((row) => value === undefined || row[key!] === value)
        .map(({ revision }) => revision),
    ),
  }
}
