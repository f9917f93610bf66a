import type { Endpoint } from '@workledger/contracts/kernel/endpoint'
import * as z from 'zod'
import { monthsAgo } from './months-ago'

type Schema = Record<string, any>

/** The id in sample bodies, unless it names another record. */
export const ID = '01900000-0000-7000-8000-00000000abcd'

/** Tried in turn for a text with a required form. */
const texts = [
  'Sample',
  '2026-03-02',
  '09:00',
  '2026-03-02 09:00:00',
  'EUR',
  '10',
  '100.00',
  ID,
  'someone@example.com',
  'correct horse battery',
  'DE',
  'sample-text',
]

const announced = { text: 'Sample', from: '2026-03-02 09:00:00', until: '2026-03-03 09:00:00' }

const recurring = {
  client_id: ID,
  due_days: 14,
  lines: [{ description: 'Sample', quantity: '1', unit_price: '10' }],
  every: 1,
  unit: 'month',
  first_on: '2199-01-31',
}

const bookFile = { source: 'invoices', format: 'quickbooks', month: '2026-05' }

/** Rules of working time accounts, without the month from which they hold. */
const workingTimeRules = {
  on: true,
  source: 'attendance',
  most_minutes: null,
  least_minutes: null,
  expires_months: null,
  closes_on: null,
}

/** Hand-written bodies for rules across fields. */
const account = { iban: 'DE89370400440532013000', current_password: 'correct horse battery' }

const byHand: Record<string, Record<string, unknown>> = {
  setWorkingTimeRules: { ...workingTimeRules, from_month: monthsAgo(1) },
  closeWorkingTimeMonth: { month: monthsAgo(1) },
  changeBankAccount: { holder: 'Sample', ...account },
  removeBankAccount: { current_password: 'correct horse battery' },
  changeCompanyAccount: { name: 'Sample', ...account },
  changeCompanyLocalAccount: {
    kind: 'us',
    name: 'Sample',
    account_number: '12345678',
    routing: '021000021',
    originator: '1234567890',
    current_password: 'correct horse battery',
  },
  removeCompanyLocalAccount: { kind: 'us', current_password: 'correct horse battery' },
  removeCompanyAccount: { current_password: 'correct horse battery' },
  changeLedgerBooks: { accounts: [], rates: [], datev: null, xero_tax_rate: 'Sample' },
  makeLedgerFile: bookFile,
  /** Its query. */
  ledgerJournal: bookFile,
  changePayBooks: {
    accounts: [],
    cost_centres: [],
    datev: { consultant: '1001', client: '1', account_digits: 4, year_begins: 1 },
    xero_tax_rate: 'Sample',
  },
  setSignOnProvider: {
    name: 'Sample',
    issuer: 'https://login.example.com',
    client_id: 'sample',
    client_secret: 'Sample',
  },
  addMailDomain: { domain: 'mail.example.org' },
  addWebhook: {
    name: 'Sample',
    url: 'https://example.com/hooks',
    current_password: 'correct horse battery',
  },
  addChatChannel: {
    name: 'Sample',
    service: 'slack',
    url: 'https://hooks.slack.com/services/1',
    kinds: ['away'],
    current_password: 'correct horse battery',
  },
  setCheckInLimits: { networks: ['0.0.0.0/0', '::/0'], exempt: [], places: [] },
  addPushDevice: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/sample',
    keys: {
      p256dh:
        'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
      auth: 'c2FtcGxlIHNlY3JldCEhIQ',
    },
  },
  setKioskPin: { pin: '2580', current_password: 'correct horse battery' },
  secondFactor: { challenge: 'sample', code: '123456' },
  confirmProviderLink: { challenge: 'sample', password: 'Sample' },
  confirmAuthenticator: { code: '123456', name: 'Sample' },
  makeConfirmation: { code: '123456' },
  register: {
    first_name: 'A',
    last_name: 'B',
    email: 'a@example.com',
    password: 'correct horse battery',
    password_confirmation: 'correct horse battery',
  },
  addAnnouncement: announced,
  changeAnnouncement: announced,
  changeReminderSetting: { enabled: false, steps: [] },
  addRecurringInvoice: recurring,
  changeRecurringInvoice: recurring,
  whatIf: { changes: [{ change: 'raise', employee_id: ID, from: '2026-03-02', rate: '1' }] },
  apply: {
    first_name: 'Sample',
    last_name: 'Sample',
    email: 'someone@example.com',
    phone: '1',
    resume: { file_name: 'cv.pdf', content: 'data:application/pdf;base64,JVBERi0xLjc=' },
    consent: true,
  },
  saveReport: {
    name: 'Sample',
    filters: {
      tab: 'summary',
      range: 'week',
      group: 'project',
      then: 'employee',
      employees: [],
      projects: [],
      clients: [],
      billable: true,
    },
    schedule: null,
  },
  subscribe: { product_id: 'monthly', payment_method: 'pm_card_sample' },
  checkoutSuccess: { token: 'sandbox_monthly' },
  decideLeave: { approved: true, rejected: false },
  decideCorrection: { approved: true, rejected: false },
  decideTimesheet: { approved: true, rejected: false },
  decideOvertime: { approved: true, rejected: false },
  decideExpense: { approved: true, rejected: false },
  decideInboxItems: { decisions: [{ id: `leave:${ID}`, revision: 1, approve: true }] },
}

/**
 * Found bodies by contract, for required fields and for all: specs request the same ones thousands
 * of times.
 */
const found = new WeakMap<object, Map<boolean, Record<string, unknown>>>()

/**
 * Returns a body that an endpoint accepts, with its required or all fields; undefined if it takes
 * none or a file.
 */
export function sampleBody(endpoint: Endpoint, every = false): Record<string, unknown> | undefined {
  if (!endpoint.body) return undefined
  const bodies = found.get(endpoint.body) ?? new Map<boolean, Record<string, unknown>>()
  found.set(endpoint.body, bodies)
  const body = bodies.get(every) ?? findBody(endpoint, every)
  bodies.set(every, body)

  return structuredClone(body)
}

function findBody(endpoint: Endpoint, every: boolean): Record<string, unknown> {
  const schema = z.toJSONSchema(endpoint.body!, { io: 'input', unrepresentable: 'any' }) as Schema

  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Schema>
    required?: string[]
  }

  const fields = every ? Object.keys(properties) : required

  const body: Record<string, unknown> = Object.fromEntries(
    fields
      .filter((field) => properties[field]!.format !== 'binary')
      .map((field) => [
        field,
        field === 'current_password' ? account.current_password : sample(properties[field]!),
      ]),
  )

  for (let round = 0; round < texts.length * 3; round++) {
    const result: z.ZodSafeParseResult<unknown> = endpoint.body!.safeParse(body)
    if (result.success) return body
    const issue: z.core.$ZodIssue = result.error.issues[0]!
    const field = String(issue.path[0])
    if (issue.path.length !== 1 || !(field in properties)) break
    // Another value for the invalid field; a second one for pairs that must agree.
    const tried = texts.indexOf(String(body[field]))

    const agree =
      properties[field.replace('_confirmation', '')] && field.endsWith('_confirmation')
        ? body[field.replace('_confirmation', '')]
        : undefined

    body[field] = agree ?? (texts[tried + 1] || texts[0])
  }

  return byHand[endpoint.name] ?? body
}

function sample(schema: Schema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const options = schema.anyOf ?? schema.oneOf

  if (options)
    return sample(
      options.find(({ type }: Schema) => type === 'boolean') ??
        options.find(({ type }: Schema) => type === 'string') ??
        options.find(({ type }: Schema) => type !== 'null') ??
        options[0],
    )

  if (schema.format === 'uuid') return ID
  if (schema.format === 'date') return '2026-03-02'
  if (schema.format === 'email') return 'someone@example.com'

  switch (schema.type) {
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return schema.minItems ? [sample(schema.items)] : []

    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((field: string) => [field, sample(schema.properties[field])]),
      )

    default:
      return (
        texts.find(
          (text) =>
            (!schema.pattern || new RegExp(schema.pattern).test(text)) &&
            text.length >= (schema.minLength ?? 0),
        ) ?? 'Sample'
      )
  }
}

/** Returns bodies that the contract refuses, each with its invalid field. */
export function wrongBodies(endpoint: Endpoint): { what: string; field: string; body: unknown }[] {
  if (!endpoint.body) return []
  const good = sampleBody(endpoint, true) ?? {}

  const fields = Object.keys(
    (z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }) as Schema).properties ??
      {},
  )

  const candidates = fields.flatMap((field) => [
    ...[
      { nested: [] },
      [[1]],
      'x'.repeat(70_000),
      'a\0b',
      '\ud800',
      '0000-01-01',
      '9999-12-31',
    ].map((value) => ({
      what: `${field} as ${JSON.stringify(value).slice(0, 20)}`,
      field,
      body: { ...good, [field]: value },
    })),
    {
      what: `without ${field}`,
      field,
      body: Object.fromEntries(Object.entries(good).filter(([name]) => name !== field)),
    },
  ])

  return candidates.filter(({ body }) => !endpoint.body!.safeParse(body).success)
}
