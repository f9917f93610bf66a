import type * as z from 'zod'
import { isolatedIn, joinedIn } from './inserted'

export type ErrorParams = Readonly<Record<string, string | number>>

/** A fault in transport form: a code of the tables and the parameters of its sentence. */
export interface Fault {
  readonly code: string
  readonly params?: ErrorParams | undefined
}

/** The faults of each field; `lines.2.amount` is a field of a list's third entry. */
export type FieldErrors = Record<string, Fault[]>

const plural = /\{(\w+), plural,((?: (?:zero|one|two|few|many|other) \{[^{}]*\})+)\}/g
const form = /(zero|one|two|few|many|other) \{([^{}]*)\}/g

/**
 * Fills the placeholders of a sentence: `{name}`, and `{count, plural, one {# fact} other {#
 * facts}}` with the plural form of the language. Without the parameter, the form is *other*. Names in
 * the other direction are isolated.
 */
export const filled = (text: string, params: ErrorParams = {}, language = 'en') =>
  joinedIn(
    language,
    text
      .replace(plural, (_, name: string, forms: string) =>
        pluralForm(forms, name, params, language),
      )
      .replace(/\{(\w+)\}/g, (whole, name) => isolatedIn(language, String(params[name] ?? whole))),
  )

function pluralForm(forms: string, name: string, params: ErrorParams, language: string): string {
  const texts = new Map([...forms.matchAll(form)].map(([, rule, text]) => [rule!, text!]))
  const count = params[name]
  const rule = count === undefined ? 'other' : new Intl.PluralRules(language).select(Number(count))

  return (texts.get(rule) ?? texts.get('other') ?? '').replace('#', String(count ?? `{${name}}`))
}

/**
 * Returns the code of an issue. Messages in schemas are codes; zod calls this error map only if a
 * schema gives none.
 */
export function codeOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'field.required'

  switch (issue.code) {
    case 'invalid_type':
      return 'field.type'
    case 'unrecognized_keys':
      return 'field.unknown'
    case 'too_big':
      return `field.most${unit(issue.origin)}`
    case 'too_small':
      return `field.least${unit(issue.origin)}`
    case 'invalid_format':
      return formats[String(issue.format)] ?? 'field.invalid'
    default:
      return 'field.invalid'
  }
}

const formats: Record<string, string> = {
  uuid: 'field.id',
  date: 'field.day',
  email: 'field.email',
}

const unit = (origin: string) =>
  origin === 'string' ? '_characters' : origin === 'array' ? '_entries' : ''

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message' | 'code'>

/** Most values that a sentence names. openapi.json lists all of a longer choice. */
const MOST_NAMED = 100

/** Codes that say nothing of the field, so that a list of its values says more. */
const general = ['field.invalid', 'field.options']

/** Returns a schema's issue in transport form. A choice without a sentence of its own names its values. */
export function faultOf(issue: Issue): Fault {
  const whole = issue as z.core.$ZodIssue
  const params = paramsOf(whole)
  if (!general.includes(issue.message)) return { code: issue.message, params }
  const values = valuesOf(whole)

  return values && values.length <= MOST_NAMED
    ? { code: 'field.one_of', params: { values: values.join(', ') } }
    : { code: issue.message, params }
}

/** Returns the values of a choice; of a boolean in several spellings, true and false. */
function valuesOf(issue: z.core.$ZodIssue): string[] | undefined {
  if (issue.code === 'invalid_value') return [...new Set(issue.values.map(String))].filter(Boolean)
  if (issue.code !== 'invalid_union') return undefined
  const inner = issue.errors.flat()
  const isOf = (expected: string) => (one: z.core.$ZodIssue) =>
    one.code === 'invalid_type' && one.expected === expected
  if (inner.some(isOf('boolean'))) return ['true', 'false']
  // Null clears the field, and a list takes several of the values.
  const rest = inner.filter((one) => !isOf('null')(one) && !isOf('array')(one))
  const choices = rest.map(valuesOf)

  return choices.length > 0 && choices.every((one) => one !== undefined)
    ? [...new Set(choices.flat())]
    : undefined
}

function paramsOf(issue: z.core.$ZodIssue): Fault['params'] {
  switch (issue.code) {
    case 'too_big':
      return { most: Number(issue.maximum) }
    case 'too_small':
      return { least: Number(issue.minimum) }
    case 'invalid_value':
      // `-column` sorts by the same column in descending order.
      return { values: issue.values.filter((value) => !String(value).startsWith('-')).join(', ') }
    case 'custom':
      return issue.params
    default:
      return undefined
  }
}
