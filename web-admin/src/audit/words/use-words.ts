import { eventName } from '@workledger/contracts/event-names'
import { fieldWord, valueWord } from '@workledger/contracts/field-words'
import { useFormat } from '@workledger/kit/i18n/format'
import { useLanguage, useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useMemo } from 'react'
import { auditTexts } from '../messages'

const DAY = /^\d{4}-\d\d-\d\d$/
const MOMENT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?Z?$/
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const DECIMAL = /^-?\d{1,15}\.\d{1,10}$/
const MONEY = /(^|_)(pay|amount|price|budget|hrate|subtotal|total|net|rate|value|claimed)$/

/** `items.<id>.quantity` → `quantity` */
export const ownName = (path: string) => path.slice(path.lastIndexOf('.') + 1)

const isDigits = (text: string) => /^[0-9a-f]$/i.test(text) || /^\d+$/.test(text)

/** A field with a name by the company, not by the product. */
const COMPANYS_OWN = /[^a-z0-9_]/

const NOTHING = {}

/**
 * Returns the words of an area's records: events, fields and values in the current language.
 * `things` has the names of ids.
 */
export function useWords(area = '', things: Readonly<Record<string, string>> = NOTHING) {
  const t = useText(auditTexts)
  const language = useLanguage()
  const { day, moment, number, money, listed, period } = useFormat()

  return useMemo(() => {
    const written = (name: string) => {
      const [from, to] = name.split(' – ')
      return DAY.test(from!) ? (to && DAY.test(to) ? period(from!, to) : day(from!)) : name
    }

    /** Returns the name of a thing; undefined if unknown. */
    const named = (id: string) => (things[id] === undefined ? undefined : written(things[id]))
    const isNamed = (step: string) => !ID.test(step) || step in things
    const event = (type: string) => eventName(type, language) ?? t('otherEvent')

    /**
     * Returns undefined for a thing of its own, by its id, and null for a field that people do not
     * read.
     */
    const field = (path: string): string | null => {
      const own = ownName(path)
      const known = fieldWord(area, own, language)
      if (known === null) return null
      if (known) return known
      if (ID.test(own)) return named(own) ?? t('aRecord')
      if (isDigits(own)) return own

      return COMPANYS_OWN.test(own) ? own : t('otherField')
    }

    const value = (path: string, given: unknown, currency?: string): string => {
      if (given === null || given === undefined || given === '') return t('blank')
      if (typeof given === 'boolean') return t(given ? 'yes' : 'no')
      if (typeof given === 'number') return number(given)

      if (Array.isArray(given))
        return given.length === 0
          ? t('blank')
          : given.length <= 12
            ? listed(given.map((one) => value(path, one, currency)))
            : t('count', { count: given.length })

      if (typeof given === 'object') return told(path, given as Record<string, unknown>, currency)
      const text = String(given)
      if (ID.test(text)) return named(text) ?? t('aRecord')
      if (DAY.test(text)) return day(text)
      if (MOMENT.test(text)) return moment(text)

      if (DECIMAL.test(text))
        return currency && MONEY.test(ownName(path)) && text.split('.')[1]!.length <= 4
          ? money(text, currency)
          : number(text)

      return valueWord(area, text, language) ?? text
    }

    const told = (path: string, given: Record<string, unknown>, currency?: string): string => {
      // A line of a pay or an invoice is identified by its name and amount, a counted day by
      // itself.
      if (typeof given.name === 'string' && typeof given.amount === 'string')
        return `${given.name} ${value('amount', given.amount, currency)}`

      if (typeof given.date === 'string' && typeof given.part === 'string')
        return given.part === '1' ? day(given.date) : `${day(given.date)} (${number(given.part)})`

      const parts = Object.entries(given).flatMap(([name, inner]) => {
        const label = field(`${path}.${name}`)
        return label === null || inner === null || inner === undefined || inner === ''
          ? []
          : [pair(label, value(name, inner, currency))]
      })

      return parts.length === 0 ? t('blank') : listed(parts.slice(0, 8))
    }

    return { written, event, field, value, named, isNamed }
  }, [t, language, day, moment, number, money, listed, period, area, things])
}

export type AuditWords = ReturnType<typeof useWords>
