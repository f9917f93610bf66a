import { fieldWord, valueWord } from '@workledger/contracts/field-words'
import {
  writtenDay,
  writtenList,
  writtenMoney,
  writtenNumber,
} from '@workledger/contracts/kernel/written'
import { currentLanguage } from './i18n'
import { isDay } from './is-day'
import { kitTexts } from './messages'

type Values = Readonly<Record<string, unknown>>
type Plain = string | number | boolean | null

const isPlain = (value: unknown): value is Plain =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value)

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value as people read it: a named record, such as a client, is its name. */
const readable = (value: unknown): unknown =>
  isRecord(value) && typeof value.name === 'string' ? value.name : value

/** Derived fields and fields that are not shown. */
const SILENT = /(_ids?|^id|_at|^revision|^stream|^approved|^rejected)$/

const MONEY = /(amount|_pay|^total|^balance|^paid|^credited)$/

/**
 * Returns the differences between a record as shown and as it is, each as a sentence: `Amount: 7.40
 * EUR → 7,400.00 EUR.` A form's own `labels` come before the dictionary's words.
 */
export function changesBetween(
  area: string,
  shown: object,
  current: object,
  labels: Readonly<Record<string, string>> = {},
): string[] {
  const [before, after] = [shown as Values, current as Values]

  return Object.keys(before).flatMap((field) => {
    if (SILENT.test(field) || !(field in after)) return []
    const [from, to] = [readable(before[field]), readable(after[field])]
    if (isRows(from) && isRows(to)) return changesOfRows(area, from, to)
    if (isRecord(from) && isRecord(to)) return changesBetween(area, from, to, labels)
    if (!isWritten(from) || !isWritten(to) || String(from) === String(to)) return []

    const label = labels[field] ?? fieldWord(area, field, currentLanguage())

    return label
      ? [
          kitTexts.t('changedTo', {
            label,
            from: written(area, field, from, before),
            to: written(area, field, to, after),
          }),
        ]
      : []
  })
}

/**
 * Names the fields that a refusal as stale lists besides the record, such as `seller.iban` of an
 * invoice: `Seller: IBAN, Address.` The part before the point is a word of the area, in which a
 * part such as `client` may have an area of its own.
 */
export function changedParts(area: string, fields: readonly string[]): string[] {
  const language = currentLanguage()
  const parts = new Map<string, string[]>()

  for (const field of fields) {
    const [part = '', name = ''] = field.split('.')
    const label = fieldWord(area, name, language) ?? fieldWord(`${part}s`, name, language)
    if (label) parts.set(part, [...(parts.get(part) ?? []), label])
  }

  return [...parts].flatMap(([part, labels]) => {
    const label = fieldWord(area, part, language)
    return label
      ? [kitTexts.t('changedPart', { label, fields: writtenList(language, labels) })]
      : []
  })
}

type Written = Plain | readonly string[]

const isWritten = (value: unknown): value is Written => isPlain(value) || isTexts(value)

type ChangedRow = Values & { readonly id: string }

const isRows = (value: unknown): value is readonly ChangedRow[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => typeof (row as Partial<ChangedRow> | null)?.id === 'string')

/**
 * Returns the differences in rows of a record that exist in both states, such as an invoice's
 * lines.
 */
const changesOfRows = (
  area: string,
  before: readonly ChangedRow[],
  after: readonly ChangedRow[],
): string[] =>
  before.flatMap((row) => {
    const now = after.find(({ id }) => id === row.id)
    return now ? changesBetween(area, row, now) : []
  })

function written(area: string, field: string, value: Written, record: Values): string {
  const language = currentLanguage()

  if (isTexts(value))
    return value.length === 0
      ? '–'
      : writtenList(
          language,
          value.map((one) => written(area, field, one, record)),
        )

  if (value === null || value === '') return '–'
  if (typeof value === 'boolean') return kitTexts.t(value ? 'actions.yes' : 'actions.no')
  if (typeof value === 'number') return writtenNumber(language, value)
  if (isDay(value)) return writtenDay(language, value)
  const money = field.startsWith('base_') ? record.base_currency : record.currency
  if (MONEY.test(field) && typeof money === 'string') return writtenMoney(language, value, money)

  return valueWord(area, value, language) ?? value
}
