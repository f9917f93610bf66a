import { fieldWord } from '@workledger/contracts/field-words'
import { formatExamples, EXAMPLE_ID as ID } from './examples'
import { propertyMeanings } from './property-meanings'

type Json = Record<string, unknown>

const INSTANT = '2026-11-23 08:00:00'

/** Examples of properties whose schema does not say what a text looks like. */
const byName: Readonly<Record<string, string | number>> = {
  first_name: 'Ada',
  last_name: 'Lovelace',
  name: 'Research',
  title: 'Data engineer',
  email: 'ada@example.com',
  description: 'Handover to the new team',
  reason: 'A day too many was entered',
  currency: 'EUR',
  country: 'DE',
  language: 'en',
  timezone: 'Europe/Berlin',
  month: '2026-11',
  amount: '1250.00',
  rate: '90.00',
  quantity: '2',
  base_compensation_amount: '3000.00',
  paid_percent: '100',
  working_hours: '8',
  city: 'Berlin',
  phone_number: '+49 30 901820',
  url: 'https://hr.example.com/',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  holder: 'Ada Lovelace',
  comment: 'Enjoy the days',
  text: 'Thank you!',
  subject: 'Your invoice',
  filename: 'contract.pdf',
  file_name: 'contract.pdf',
  location: 'Room 4',
  tax_name1: 'VAT',
  client_id: ID,
  color: '#3366ff',
  hexColor: '#3366ff',
  current_password: 'correct horse battery staple',
  password: 'correct horse battery staple',
}

const isInstant = (name: string) => /(_at|_since)$/.test(name)

/** Returns an example of a text property, if its schema or name tells what it looks like. */
export function exampleOf(name: string, { type, format, enum: values, pattern }: Json) {
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'))
  if (!isText || values) return undefined
  if (typeof format === 'string' && formatExamples[format]) return formatExamples[format]
  if (format) return undefined
  const known = byName[name] ?? (isInstant(name) ? INSTANT : undefined)

  return typeof pattern === 'string' && !new RegExp(pattern).test(String(known)) ? undefined : known
}

const lowered = (text: string) =>
  /^[A-Z][a-z ]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text

const spaced = (name: string) =>
  name
    .replace(/(?<=[a-z])(?=[A-Z])|_/g, ' ')
    .trim()
    .toLowerCase()

const sentence = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}.`

/** Returns the unit or format that a reader must know besides the name. */
function shapeOf(name: string, { format }: Json): string {
  if (format === 'uuid') return ' (id)'
  if (isInstant(name)) return ' (UTC)'
  if (/_seconds$/.test(name)) return ' (seconds)'

  return ''
}

/**
 * Returns the meaning of a property: from the table of meanings, else the word that people read for
 * the field, else its name spelt out.
 */
export function meaningOf(area: string, name: string, schema: Json): string {
  const meaning = propertyMeanings[`${area}.${name}`] ?? propertyMeanings[name]
  const word = fieldWord(area, name, 'en')
  if (word) return sentence(`${word}${shapeOf(name, schema)}`)
  if (meaning) return meaning
  if (/_ids?$/.test(name)) return sentence(`id of the ${spaced(name.replace(/_ids?$/, ''))}`)
  if (/_count$/.test(name)) return sentence(`number of ${spaced(name.slice(0, -6))}`)

  return sentence(`${lowered(spaced(name))}${shapeOf(name, schema)}`)
}

/** Adds a description, and an example where it helps, to each property that has none. */
export function explainProperties<T>(json: T, area: string): T {
  if (Array.isArray(json)) for (const each of json) explainProperties(each, area)
  if (typeof json !== 'object' || json === null) return json

  for (const [key, value] of Object.entries(json)) {
    explainProperties(value, area)
    if (key !== 'properties' || typeof value !== 'object' || value === null) continue

    for (const [name, property] of Object.entries(value as Record<string, Json>)) {
      if (typeof property !== 'object') continue
      property.description ??= meaningOf(area, name, property)
      const example = exampleOf(name, property)
      if (example !== undefined) property.examples ??= [example]
    }
  }

  return json
}
