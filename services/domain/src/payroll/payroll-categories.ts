import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type { payrollCategoryEvents } from '@workledger/contracts/payroll/payroll-categories.events'
import { addDays } from '../kernel/calendar-days'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { amount } from '../kernel/money'
import type { OvertimeWeek } from './overtime'
import { isoWeekday, nextDay } from './pay-days'

export type PayrollCategoryEvent = AnyEventOf<typeof payrollCategoryEvents>
export type CategoryKind = 'allowance' | 'deduction'
type Overtime = Extract<PayrollCategoryEvent, { type: 'OvertimeRuleChanged' }>['data']['overtime']

export interface PayrollCategories {
  allowance: Record<string, string>
  deduction: Record<string, string>
  /** By allowance. */
  overtime: Record<string, NonNullable<Overtime>>
  /** Allowances that count in the overtime rate. */
  bonuses: Record<string, true>
  /** Oldest first. */
  weeks: readonly OvertimeWeek[]
}

type PayrollCategoryRef = { workspace_id: string; category_id: string; kind: CategoryKind }

interface Terms {
  name: string
  overtime?: Overtime | undefined
  counts_for_overtime?: boolean | undefined
  /** The last day that a closed pay run has paid. */
  paid?: string | null | undefined
}

export type PayrollCategoryCommand =
  /** `overtime`: of an allowance; an omitted one stays. */
  | ({ type: 'add' } & Terms & PayrollCategoryRef)
  | ({ type: 'rename' } & Terms & PayrollCategoryRef)
  /** `paid`: the last day that a closed pay run has paid. */
  | {
      type: 'set-week'
      workspace_id: string
      first_weekday: number
      from: string | null
      paid: string | null
    }
  | ({ type: 'delete' } & PayrollCategoryRef)

/** The weekday of overtime as an item of the stream, next to the categories. */
export const OVERTIME_WEEK = 'overtime-week'

/** Allowances and deductions: stream `payroll-categories-{workspace}`. */
export const payrollCategoriesDecider: Decider<
  PayrollCategories,
  PayrollCategoryCommand,
  PayrollCategoryEvent
> = {
  category: 'payroll-categories',
  initial: { allowance: {}, deduction: {}, overtime: {}, bonuses: {}, weeks: [] },
  decide(state, command) {
    if (command.type === 'set-week') return setWeek(state, command)
    const { workspace_id, category_id, kind } = command
    const data = { workspace_id, category_id, kind }
    const names = state[kind]

    if (command.type === 'add') {
      unique(names, command.name)
      return [
        { type: 'PayrollCategoryAdded', data: { ...data, name: command.name } },
        ...overtimeOf(state, command),
      ]
    }

    const name = names[category_id] ?? refuse('not_found')

    switch (command.type) {
      case 'rename': {
        const rule = overtimeOf(state, command)
        if (name === command.name) return rule
        unique(names, command.name, category_id)

        return [{ type: 'PayrollCategoryRenamed', data: { ...data, name: command.name } }, ...rule]
      }

      case 'delete':
        return state.overtime[category_id]
          ? refuse('payroll.category_in_use')
          : [{ type: 'PayrollCategoryDeleted', data }]

      default:
        return command satisfies never
    }
  },
  evolve(state, event) {
    if (event.type === 'OvertimeWeekChanged')
      return { ...state, weeks: weeksWith(state.weeks, event.data) }

    const { category_id } = event.data

    switch (event.type) {
      case 'PayrollCategoryAdded':
      case 'PayrollCategoryRenamed': {
        const { kind, name } = event.data
        return { ...state, [kind]: { ...state[kind], [category_id]: name } }
      }

      case 'OvertimeRuleChanged': {
        const { [category_id]: _, ...rest } = state.overtime
        return {
          ...state,
          overtime: event.data.overtime ? { ...rest, [category_id]: event.data.overtime } : rest,
        }
      }

      case 'OvertimeBonusChanged': {
        const { [category_id]: _, ...rest } = state.bonuses
        return { ...state, bonuses: event.data.counts ? { ...rest, [category_id]: true } : rest }
      }

      case 'PayrollCategoryDeleted': {
        const { kind } = event.data
        const { [category_id]: _, ...rest } = state[kind]
        return { ...state, [kind]: rest }
      }

      default:
        return event satisfies never
    }
  },
  content: contentOf<PayrollCategoryEvent>({
    PayrollCategoryAdded: { submitted: 'category_id' },
    PayrollCategoryRenamed: { changed: 'category_id' },
    OvertimeRuleChanged: { changed: 'category_id' },
    OvertimeBonusChanged: { changed: 'category_id' },
    PayrollCategoryDeleted: { gone: 'category_id' },
    OvertimeWeekChanged: { changed: () => OVERTIME_WEEK },
  }),
}

function overtimeOf(
  state: PayrollCategories,
  command: Extract<PayrollCategoryCommand, { type: 'add' | 'rename' }>,
): PayrollCategoryEvent[] {
  return [...ruleOf(state, command), ...bonusOf(state, command)]
}

function bonusOf(
  state: PayrollCategories,
  {
    workspace_id,
    category_id,
    kind,
    counts_for_overtime: counts,
    paid = null,
  }: Extract<PayrollCategoryCommand, { type: 'add' | 'rename' }>,
): PayrollCategoryEvent[] {
  if (
    counts === undefined ||
    kind !== 'allowance' ||
    counts === (state.bonuses[category_id] ?? false)
  )
    return []

  return [
    {
      type: 'OvertimeBonusChanged',
      data: { workspace_id, category_id, counts, from: paid && nextDay(paid) },
    },
  ]
}

/** Returns the weeks with a new version, which replaces those from the same day or later. */
export const weeksWith = (
  weeks: readonly OvertimeWeek[],
  { first_weekday, from }: OvertimeWeek,
): readonly OvertimeWeek[] => [
  ...weeks.filter((week) => from !== null && (week.from === null || week.from < from)),
  { first_weekday, from },
]

/** Sets the week. Days that closed runs have paid keep theirs. */
function setWeek(
  { weeks }: PayrollCategories,
  {
    workspace_id,
    first_weekday,
    from: asked,
    paid,
  }: Extract<PayrollCategoryCommand, { type: 'set-week' }>,
): PayrollCategoryEvent[] {
  const next = (day: string) => addDays(day, (first_weekday - isoWeekday(day) + 7) % 7)

  if (asked && paid && asked <= paid)
    refuse('payroll.overtime_week_closed', { field: 'from', params: { paid } })

  if (asked && next(asked) !== asked)
    refuse('payroll.overtime_week_day', {
      field: 'from',
      params: { from: asked, next: next(asked) },
    })

  const from = asked ?? (paid ? next(nextDay(paid)) : null)
  const holds = weeks.findLast((week) => week.from === null || (from !== null && week.from <= from))
  if ((holds?.first_weekday ?? 1) === first_weekday && weeks.at(-1) === holds) return []

  return [{ type: 'OvertimeWeekChanged', data: { workspace_id, first_weekday, from } }]
}

function ruleOf(
  state: PayrollCategories,
  {
    workspace_id,
    category_id,
    kind,
    overtime,
  }: Extract<PayrollCategoryCommand, { type: 'add' | 'rename' }>,
): PayrollCategoryEvent[] {
  if (overtime === undefined || kind !== 'allowance') return []
  const before = state.overtime[category_id] ?? null

  const same =
    before && overtime
      ? before.per === overtime.per &&
        amount(before.after_hours).equals(overtime.after_hours) &&
        amount(before.factor).equals(overtime.factor)
      : before === overtime

  return same
    ? []
    : [{ type: 'OvertimeRuleChanged', data: { workspace_id, category_id, overtime } }]
}

function unique(names: Record<string, string>, name: string, except?: string) {
  if (
    Object.entries(names).some(
      ([id, other]) => id !== except && other.toLowerCase() === name.toLowerCase(),
    )
  )
    refuse('structure.name_taken', { field: 'name' })
}
