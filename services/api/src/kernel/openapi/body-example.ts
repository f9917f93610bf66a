import type * as z from 'zod'
import { fitting, formatExamples } from './examples'

type Json = Record<string, unknown>

const APPROVAL = { approved: true, rejected: false, comment: undefined }

const PASSWORD = 'correct horse battery staple'

/** Values that a rule of the call requires together. */
const typedExamples: Readonly<Record<string, Json>> = {
  register: { password: PASSWORD, password_confirmation: PASSWORD },
  resetPassword: { password: PASSWORD, password_confirmation: PASSWORD },
  confirmProviderLink: {
    password: PASSWORD,
    code: undefined,
    recovery_code: undefined,
    passkey: undefined,
  },
  secondFactor: { code: '492039', recovery_code: undefined, passkey: undefined },
  makeConfirmation: { code: '492039', passkey: undefined },
  confirmAuthenticator: { code: '492039' },
  changeLedgerBooks: {
    accounts: [{ key: 'receivable', account: '1200' }],
    rates: [
      {
        category: 'S',
        rate: '19',
        revenue: '4400',
        tax: '3806',
        datev_key: null,
        xero_tax_rate: '20% (VAT on Income)',
      },
    ],
    datev: { consultant: '29098', client: '55003', account_digits: 4, year_begins: 1 },
    xero_tax_rate: 'Tax Exempt',
  },
  makeLedgerFile: { source: 'invoices', format: 'datev', month: '2026-05' },
  changePayBooks: {
    accounts: [{ key: 'basic', account: '4120' }],
    cost_centres: [{ department_id: formatExamples.uuid, code: '100' }],
    datev: { consultant: '1001', client: '1', account_digits: 4, year_begins: 1 },
  },
  decideLeave: APPROVAL,
  decideExpense: APPROVAL,
  decideCorrection: APPROVAL,
  decideTimesheet: APPROVAL,
  decideOvertime: APPROVAL,
  setWorkingTimeRules: { least_minutes: -600 },
  changeBankAccount: {
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    account_number: undefined,
    routing: undefined,
  },
  subscribe: { token: 'tok_1QExample', payment_method: undefined, product_id: undefined },
  checkoutSuccess: { token: 'cs_test_1QExample' },
  addRecurringInvoice: { every: 1, due_days: 14 },
  addMailDomain: { domain: 'example.org' },
  addPushDevice: {
    endpoint: 'https://fcm.googleapis.com/fcm/send/sample',
    keys: {
      p256dh:
        'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
      auth: 'c2FtcGxlIHNlY3JldCEhIQ',
    },
  },
  setKioskPin: { pin: '2580' },
  addAnnouncement: { until: '2026-11-24 08:00:00' },
  decideInboxItems: {
    decisions: [{ id: `leave:${formatExamples.uuid}`, revision: 1, approve: true }],
  },
  apply: {
    resume: { file_name: 'resume.pdf', content: 'data:application/pdf;base64,JVBERi0xLjQK' },
  },
}

/** Length of a decimal number as text; see `money()` in shapes.ts. */
const DECIMAL = 40

/** Levels of objects in an example; deeper ones are left out. */
const DEEPEST = 6

/**
 * Returns an example of a body that its own schema accepts: with all fields, else with the required
 * ones; undefined if a rule between fields refuses both.
 */
export function bodyExample(name: string, schema: z.ZodType, json: Json): unknown {
  for (const whole of [true, false]) {
    const example = exampleOf(json, whole, 0)
    const set = { ...(example as Json), ...typedExamples[name] }
    if (schema.safeParse(set).success) return set
  }

  return undefined
}

function exampleOf(schema: Json, whole: boolean, depth: number): unknown {
  const {
    examples,
    default: preset,
    enum: values,
    anyOf,
    oneOf,
    allOf,
  } = schema as Json & {
    examples?: unknown[]
    enum?: unknown[]
    anyOf?: Json[]
    oneOf?: Json[]
    allOf?: Json[]
  }

  if (examples) return examples[0]
  if ('const' in schema) return schema.const
  if (values) return values.find((value) => value !== null)
  if (preset !== undefined) return preset
  const choices = anyOf ?? oneOf ?? allOf ?? []
  const telling = choices.find((choice) => !isEmpty(choice)) ?? choices[0]
  if (telling) return exampleOf(telling, whole, depth)

  return byType(schema, whole, depth)
}

/** A form sends an empty text for *nothing*, and so does null. */
const isEmpty = (schema: Json) => schema.type === 'null' || schema.const === ''

function byType(schema: Json, whole: boolean, depth: number): unknown {
  const types = [schema.type].flat()
  if (types.includes('object')) return objectExample(schema, whole, depth)
  if (types.includes('array')) return arrayExample(schema, whole, depth)
  if (types.includes('string')) return textExample(schema)
  if (types.includes('integer') || types.includes('number'))
    return Math.max(Number(schema.minimum ?? 1), 1)
  if (types.includes('boolean')) return true

  return types.includes('null') ? null : 'text'
}

function objectExample({ properties = {}, required = [] }: Json, whole: boolean, depth: number) {
  const wanted = Object.entries(properties as Record<string, Json>).filter(
    ([name, { format }]) =>
      (required as string[]).includes(name) || (whole && depth < DEEPEST && format !== 'binary'),
  )

  return Object.fromEntries(
    wanted.map(([name, property]) => [name, exampleOf(property, whole, depth + 1)]),
  )
}

function arrayExample({ items, prefixItems, minItems }: Json, whole: boolean, depth: number) {
  if (Array.isArray(prefixItems))
    return prefixItems.map((item: Json) => exampleOf(item, whole, depth + 1))

  return items && (whole || Number(minItems ?? 0) > 0)
    ? [exampleOf(items as Json, whole, depth + 1)]
    : []
}

function textExample({ format, pattern, minLength, maxLength }: Json): string {
  if (maxLength === DECIMAL) return '12.50'
  if (typeof format === 'string' && formatExamples[format]) return formatExamples[format]
  const shaped = fitting(pattern)
  if (shaped) return shaped
  const text = 'text'.padEnd(Number(minLength ?? 0), 't')

  return typeof maxLength === 'number' ? text.slice(0, maxLength) : text
}
