import {
  type FieldCategory,
  type FieldKind,
  LONGEST_PARAGRAPH,
  LONGEST_TEXT,
} from '@workledger/contracts/kernel/custom-field'
import type { Fault } from '@workledger/contracts/kernel/faults'
import { isInYears, isTypable } from '@workledger/contracts/kernel/text'

type Understood = { text: string; file: string | null } | { fault: Fault }

/**
 * Returns typed text as a field's value: one line of text, a day, or a number without extra zeros.
 */
export function understood(
  { kind, category }: { kind: FieldKind; category: FieldCategory },
  given: string | number | { text: string; file: string } | null,
): Understood {
  if (given !== null && typeof given === 'object')
    return kind === 'file' ? given : { fault: { code: 'field.no_file' } }

  if (kind === 'file') return { fault: { code: 'custom_fields.takes_file' } }
  const typed = String(given ?? '').trim()
  if (!isTypable(typed)) return { fault: { code: 'field.unstorable' } }

  switch (kind) {
    case 'text':
      return atMost(LONGEST_TEXT, typed.replace(/\s+/gu, ' '))
    case 'paragraph':
      return atMost(LONGEST_PARAGRAPH, typed.replace(/\r\n?/g, '\n'))

    case 'date':
      return isDay(typed)
        ? textValue(typed)
        : { fault: { code: isInYears(typed) ? 'custom_fields.date' : 'field.years' } }

    case 'number': {
      const number = numberOf(typed, category === 'employee' ? 0 : 10)
      return number === undefined
        ? {
            fault: {
              code: category === 'employee' ? 'custom_fields.whole' : 'custom_fields.number',
            },
          }
        : textValue(number)
    }

    default:
      return kind satisfies never
  }
}

const textValue = (text: string) => ({ text, file: null })

const atMost = (most: number, text: string): Understood =>
  text.length > most
    ? { fault: { code: 'field.most_characters', params: { most } } }
    : textValue(text)

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  isInYears(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text)

/** Returns a decimal number without extra zeros: "007.50" is "7.5". */
function numberOf(text: string, places: number): string | undefined {
  const found = /^([-+]?)0*(\d+)(?:\.(\d+))?$/.exec(text)
  if (!found) return undefined
  const [, sign, whole = '', decimals = ''] = found
  const fraction = decimals.replace(/0+$/, '')
  if (whole.length > 15 || fraction.length > places) return undefined
  const number = fraction ? `${whole}.${fraction}` : whole

  return sign === '-' && /[1-9]/.test(number) ? `-${number}` : number
}
