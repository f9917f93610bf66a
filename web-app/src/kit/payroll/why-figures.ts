import { writtenAmount, writtenNumber } from '@workledger/contracts/kernel/written'
import type { Why } from '@workledger/contracts/payroll/payroll.api'
import { isolated, useFormat } from '../format'
import { useLanguage, useText } from '../i18n'
import { sharedPayTexts } from './messages'

type Line = Why['numbers'][number]
type Unit = NonNullable<Line['line']>['unit']
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [])

/**
 * The figures of a number as one can type them into a calculator: they give it once rounded to the currency's places. They stand from left
 * to right in every language, so words among them are isolated: Arabic ones would turn the figures after them round.
 */
export function useFigures(currency: string) {
  const t = useText(sharedPayTexts)
  const { money } = useFormat()
  const language = useLanguage()
  // All places of a rate, and no fewer than the currency has.
  const amount = (value: string) => writtenAmount(language, value, currency, value.split('.')[1]?.length)
  const plain = (value: string) => writtenNumber(language, value, 20)
  const quantity = (value: string, unit: Unit) => {
    if (unit === 'days') return isolated(t('days', { count: Number(value) }))
    if (unit === 'seconds') return isolated(t('seconds', { seconds: plain(value), hours: plain((Number(value) / 3600).toFixed(2)) }))
    return unit === 'hours' ? isolated(t('hoursOf', { hours: plain(value) })) : plain(value)
  }
  const sums = (first: readonly string[], less: readonly string[] = [], more: readonly string[] = []) =>
    [first.map(amount).join(' + '), ...less.map((each) => ` − ${amount(each)}`), ...more.map((each) => ` + ${amount(each)}`)].join('')

  function figures({ number, line, inputs, result }: Line): string {
    const equals = ` = ${money(result, currency)}`
    if (number === 'correction' && line)
      return `${isolated(t('nowAndThen', { now: amount(line.multiply[0]!), then: amount(line.less) }))}${equals}`
    if (number === 'basic_pay') return sums(texts(inputs.basic)) + equals
    if (number === 'gross_pay')
      return sums([...texts(inputs.basic_pay), ...texts(inputs.allowances), ...texts(inputs.corrections)]) + equals
    if (number === 'net_pay') {
      const less = [...texts(inputs.deductions), ...texts(inputs.corrections)]
      return sums(texts(inputs.gross_pay), less, texts(inputs.expenses)) + equals
    }
    if (!line) return money(result, currency)
    const { multiply, divide, unit, less } = line
    const [rate, ...more] = multiply
    const counted = more.pop()
    const factors = [amount(rate!), ...more.map(plain), ...(counted === undefined ? [] : [quantity(counted, unit)])]
    const left = Number(less) === 0 ? '' : ` − ${isolated(t('left', { amount: amount(less) }))}`
    return `${factors.join(' × ')}${divide.map((each) => ` ÷ ${plain(each)}`).join('')}${left}${equals}`
  }
  return { figures, quantity }
}
