import { monthAround } from '@workledger/kit/i18n/calendar-days'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useSearchParams } from 'react-router-dom'
import { insightTexts } from './messages'

const MONTH = /^(19|2[01])\d\d-(0[1-9]|1[0-2])$/

/** Numbers of months that the range menu offers. */
const offered = [3, 6, 12, 24, 36] as const

const USUAL = 12

const monthBefore = (months: number) => monthAround(today(), -months).from.slice(0, 7)

/** Returns the range and the department in the address; without one the last twelve months. */
export function useInsightRange() {
  const t = useText(insightTexts)
  const { month } = useFormat()
  const [search, setSearch] = useSearchParams()
  const monthOf = (name: string) => {
    const text = search.get(name) ?? ''
    return MONTH.test(text) ? text : undefined
  }

  const present = today().slice(0, 7)
  const to = monthOf('to') ?? present
  const from = monthOf('from') ?? monthBefore(USUAL - 1)
  const department = search.get('department') ?? ''

  const change = (values: Record<string, string>) =>
    setSearch((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(values))
        if (value) next.set(name, value)
        else next.delete(name)

      return next
    })

  const count = monthsOf(from, to)
  const span =
    to === present
      ? t('span.months', { count })
      : t('span.fromTo', { from: month(`${from}-01`), to: month(`${to}-01`) })

  return {
    from,
    to,
    department,
    /** Whether it ends with the present month. */
    isPresent: to === present,
    /** The range in a sentence: the last 12 months. */
    span,
    query: { from, to },
    change,
  }
}

export type InsightRange = ReturnType<typeof useInsightRange>

/** Returns the query of a figure that can be limited to a department. */
export const queryOf = ({ query, department }: InsightRange) => ({
  ...query,
  ...(department && { department_id: department }),
})

/** Returns the months between two months, both included. */
export function monthsOf(from: string, to: string): number {
  const [a, b] = [from, to].map((text) => {
    const [year, number] = text.split('-').map(Number) as [number, number]
    return year * 12 + number
  }) as [number, number]

  return b - a + 1
}

/** Returns the choices of the range menu, with the present one if the address has another. */
export function useRangeChoices({ from, to }: InsightRange) {
  const t = useText(insightTexts)
  const { month, monthHeading } = useFormat()
  const year = Number(today().slice(0, 4))
  const present = today().slice(0, 7)

  const choices = [
    ...offered.map((count) => ({
      value: `${monthBefore(count - 1)} ${present}`,
      label: t('ranges.months', { count }),
    })),
    { value: `${year}-01 ${present}`, label: t('ranges.thisYear') },
    { value: `${year - 1}-01 ${year - 1}-12`, label: t('ranges.lastYear') },
  ]

  const value = `${from} ${to}`
  if (choices.some((choice) => choice.value === value)) return { value, choices }
  const label = `${monthHeading(`${from}-01`)} – ${month(`${to}-01`)}`

  return { value, choices: [...choices, { value, label }] }
}
