import { isolatedIn } from '@workledger/contracts/kernel/inserted'
import { languages } from '@workledger/contracts/kernel/languages'
import {
  writtenAmount,
  writtenHours,
  writtenMoney,
  writtenNumber,
  writtenPercent,
} from '@workledger/contracts/kernel/written'
import type {
  PayComponent,
  PayCorrection,
  PayExpense,
  PaySegment,
} from '@workledger/domain/payroll/pay'
import { dateIn, type Language, spanIn, textsIn } from '../mail/language'
import { payslipTexts } from './payslip.texts'

export interface PayslipLine {
  name: string
  /** The calculation: figures that give the amount to the last place. */
  how: string
  amount: string
}

/** Returns the lines of a pay in words, each with the figures that reproduce its amount. */
export function payLineWords(locale: Language, currency: string) {
  const texts = textsIn(payslipTexts, locale)
  const isRtl = languages[locale].dir === 'rtl'
  // A rate may have more decimal places than the currency.
  const money = (value: string) =>
    writtenAmount(locale, value, currency, value.split('.')[1]?.length)
  const number = (value: string | number, places = 4) => writtenNumber(locale, value, places)
  const times = (...figures: (string | false)[]) => figures.filter(Boolean).join(' × ')
  const percent = (factor: string) =>
    factor !== '1' && writtenPercent(locale, (Number(factor) * 100).toFixed(4))
  const duration = (quantity: string, of: number) =>
    of === 1 ? texts.hours(number(quantity), Number(quantity)) : writtenHours(locale, quantity)

  /** A day of leave at an hourly rate is paid by its hours. */
  const leave = (value: string, factor: string, days: string, of: number) => {
    const hourly = of % 3600 === 0
    const worth = hourly ? writtenHours(locale, factor) : factor !== '1' && number(factor)
    const rest = hourly ? of / 3600 : of

    return `${times(money(value), worth, texts.leaveDays(number(days), Number(days)))}${rest === 1 ? '' : ` ÷ ${number(rest)}`}`
  }

  /** Hours paid out: pay ÷ its hours × factor × hours. */
  const payout = (value: string, factor: string, seconds: string, of: number) =>
    `${times(money(value), factor !== '1' && number(factor), duration(seconds, 3600))} ÷ ${duration(String(of), 3600)}`

  return {
    segment(line: PaySegment, all: readonly PaySegment[]): PayslipLine {
      const { kind, name, type, rate, factor, quantity, of, per_year, from, to, amount } = line
      const span = all.length > 1 ? ` · ${spanIn(locale, from, to)}` : ''

      const label = {
        salary: texts.basic,
        hours: texts.basic,
        unpaid: texts.unpaid,
        leave: texts.leave,
        holiday: texts.holidays,
      }[kind]

      const counted = kind === 'salary' || kind === 'unpaid'
      const months = type === 'monthly' && per_year !== 12 ? ' × 12' : ''

      const parts =
        counted && type !== 'weekly' && !(type === 'monthly' && per_year === 12)
          ? `${months} ÷ ${number(per_year)}`
          : ''

      const per = `${texts.rate(money(rate), texts.rates[type])}${parts}`

      const days =
        type === 'weekly'
          ? texts.weekDays(number(quantity), number(of), Number(quantity))
          : texts.days(number(quantity), number(of), Number(of))

      return {
        name: `${label}${name ? ` (${name})` : ''}${span}`,
        how: times(per, counted ? days : duration(quantity, of), percent(factor)),
        amount: money(amount),
      }
    },
    component(line: PayComponent): PayslipLine {
      const {
        name,
        calculation_type,
        value,
        factor,
        quantity,
        of,
        base,
        carries,
        carried,
        carried_in,
        amount,
        regular_rate,
      } = line

      const whole = calculation_type === 'fixed' && quantity === '1' && of === 1

      const how =
        regular_rate === 'premium'
          ? `${times(money(value), factor !== '1' && number(factor), duration(quantity, 3600))} ÷ ${duration(String(of), 3600)}`
          : calculation_type === 'percent'
            ? texts.percent(writtenPercent(locale, value), money(base ?? '0'))
            : calculation_type === 'hours'
              ? times(
                  texts.rate(money(value), texts.rates.hourly),
                  factor !== '1' && number(factor),
                  duration(quantity, of),
                )
              : whole
                ? ''
                : calculation_type === 'leave'
                  ? leave(value, factor, quantity, of)
                  : calculation_type === 'payout'
                    ? payout(value, factor, quantity, of)
                    : times(money(value), texts.days(number(quantity), number(of), Number(of)))

      const left =
        Number(carried) > 0
          ? texts.carried(money(value), money(carried))
          : carried_in
            ? texts.carriedIn
            : ''

      const label =
        calculation_type === 'leave'
          ? texts[carries ? 'overdrawnLeave' : 'unusedLeave']
          : calculation_type === 'payout'
            ? texts.hoursPaidOut
            : name

      return { name: label, how: [how, left].filter(Boolean).join(' · '), amount: money(amount) }
    },
    expense({ name, date, claimed, currency: of, rate, amount }: PayExpense): PayslipLine {
      const how = rate === null ? '' : times(writtenMoney(locale, claimed, of), number(rate, 10))
      return {
        // In Arabic the day after a name of Latin letters would run from left to right with it.
        name: `${isRtl ? `\u2068${name}\u2069` : isolatedIn(locale, name)} · ${dateIn(locale, date)}`,
        how,
        amount: money(amount),
      }
    },
    correction({ name, start, end, now, then, amount }: PayCorrection): PayslipLine {
      return {
        name: texts.correction(name, spanIn(locale, start, end)),
        how: texts.nowAndThen(money(now), money(then)),
        amount: money(amount),
      }
    },
  }
}
