import {
  writtenAmount,
  writtenHours,
  writtenNumber,
  writtenTime,
} from '@workledger/contracts/kernel/written'
import type { Why } from '@workledger/contracts/payroll/pay-why'
import { isolated } from '../../i18n/format'
import { type Translate, useLanguage, useText } from '../../i18n/i18n'
import { sharedPayTexts } from './messages'
import type english from './messages.en'

type WhyLine = Why['numbers'][number]
type Unit = NonNullable<WhyLine['line']>['unit']

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : []

const SECONDS_IN_HOUR = 3600
const isNegative = (value: string) => value.startsWith('-')

const negated = (value: string) =>
  isNegative(value) ? value.slice(1) : Number(value) === 0 ? value : `-${value}`

/** Returns a line's effect on the net: deductions and their corrections reduce it. */
export const effectOf = ({ number, inputs, result }: WhyLine) =>
  number === 'deduction' || (number === 'correction' && inputs.side === 'deduction')
    ? negated(result)
    : result

/**
 * Returns a number's figures as a person can type them into a calculator; rounded once to the
 * currency's places they give the number. They read from left to right in every language. Words
 * among them are isolated, because Arabic ones would reverse the following figures.
 */
export function figuresIn(language: string, t: Translate<typeof english>, currency: string) {
  // All places of a rate, and at least the currency's.
  const amount = (value: string) =>
    writtenAmount(language, value, currency, value.split('.')[1]?.length)
  const plain = (value: string) => writtenNumber(language, value, 20)
  const hours = (seconds: string) => isolated(writtenHours(language, seconds))

  const quantity = (value: string, unit: Unit) => {
    if (unit === 'days') return isolated(t('days', { count: Number(value) }))
    if (unit === 'seconds') return hours(value)
    return unit === 'hours' ? isolated(t('hoursOf', { hours: plain(value) })) : plain(value)
  }

  const sums = ([first = '0', ...more]: readonly string[]) =>
    [
      amount(first),
      ...more.map((each) =>
        isNegative(each) ? ` − ${amount(negated(each))}` : ` + ${amount(each)}`,
      ),
    ].join('')

  const factor = (
    { multiply, unit, in_seconds }: NonNullable<WhyLine['line']>,
    value: string,
    index: number,
  ) => {
    if (index === in_seconds) return hours(value)
    if (index === 0) return amount(value)
    return index === multiply.length - 1 ? quantity(value, unit) : plain(value)
  }

  /** With a factor in hours, seconds are no longer divided. */
  const divisors = ({ divide, in_seconds }: NonNullable<WhyLine['line']>) =>
    in_seconds === null
      ? divide
      : divide.flatMap((each) => {
          const rest =
            Number(each) % SECONDS_IN_HOUR === 0 ? Number(each) / SECONDS_IN_HOUR : Number(each)
          return rest === 1 ? [] : [String(rest)]
        })

  function figures({ number, line, inputs, result }: WhyLine): string {
    const equals = ` = ${writtenAmount(language, result, currency)}`

    if (number === 'correction' && line)
      return `${isolated(t('nowAndThen', { now: amount(line.multiply[0]!), then: amount(line.less) }))}${equals}`

    if (number === 'basic_pay') return sums(texts(inputs.basic)) + equals

    if (number === 'gross_pay')
      return (
        sums([
          ...texts(inputs.basic_pay),
          ...texts(inputs.allowances),
          ...texts(inputs.corrections),
        ]) + equals
      )

    if (number === 'net_pay') {
      const less = [...texts(inputs.deductions), ...texts(inputs.corrections)].map(negated)
      return sums([...texts(inputs.gross_pay), ...less, ...texts(inputs.expenses)]) + equals
    }

    if (!line) return writtenAmount(language, result, currency)
    const factors = line.multiply.map((value, index) => factor(line, value, index))
    const parts = divisors(line).map((each) => ` ÷ ${plain(each)}`)
    const left =
      Number(line.less) === 0 ? '' : ` − ${isolated(t('left', { amount: amount(line.less) }))}`

    return `${factors.join(' × ')}${parts.join('')}${left}${equals}`
  }

  /** Formats a line's value of one day. */
  const ofDay = (value: string, unit: Unit) =>
    unit === 'seconds' ? isolated(writtenTime(language, value)) : quantity(value, unit)

  return { figures, ofDay }
}

export function useFigures(currency: string) {
  return figuresIn(useLanguage(), useText(sharedPayTexts), currency)
}
