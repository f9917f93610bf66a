import * as z from 'zod'
import { MOST_LEAVE_DAYS } from '../kernel/bounds'
import { amount, count } from '../kernel/event-fields'
import { bool, decimal, wholeNumber } from '../kernel/shapes'

export const daysTypes = ['calendar_days', 'working_days'] as const
export const accruals = ['yearly', 'monthly', 'by_hours'] as const
export const joinerParts = ['by_months', 'by_days'] as const
export const leaverRules = ['nothing', 'pay_unused', 'take_back_overdrawn', 'both'] as const

/** How a part of a year is rounded; `half`: to the nearest half day. */
export const partRoundings = ['exact', 'half', 'half_up', 'whole_from_half', 'whole_up'] as const

/**
 * The terms of a leave policy. Events, answers, the list and the read table take them from here, so
 * a new term is added here and, as optional, to the events.
 */
export const policyTerms = z.object({
  /** Days a year; by hours worked, the most of a year. */
  holiday_allowance: amount(),
  unlimited: z.boolean(),
  days_type: z.enum(daysTypes),
  /** Carried days expire after this month (1 to 12). */
  expire_in_months: count(),
  /** Most unused days that a year carries over. */
  carry_over_days: amount(),
  allow_negative: z.boolean(),
  /** How a part of a year counts: by days, or by months with those of joining and leaving. */
  joiner_part: z.enum(joinerParts),
  part_rounding: z.enum(partRoundings),
  /**
   * On the first day of the year, a twelfth on the first day of each month, or a share of the hours
   * worked in a month, on its last day.
   */
  accrual: z.enum(accruals),
  /** By hours worked: percent of them. */
  accrual_percent: amount(),
  /** By hours worked: hours of a day of leave, where the contract has no hours. */
  day_hours: amount(),
  /** Months after joining in which nothing of the allowance can be taken. */
  probation_months: count(),
  /** What the last pay settles: unused days are paid out, overdrawn ones taken back. */
  leaver_rule: z.enum(leaverRules),
})

export type PolicyTerms = Readonly<z.output<typeof policyTerms>>

/** The terms of a policy from 1 January of a year on. */
export type PolicyVersion = PolicyTerms & { readonly from_year: number }

/** The terms of a new policy where its call leaves them out. */
export const newPolicyTerms = {
  joiner_part: 'by_months',
  part_rounding: 'half_up',
  accrual: 'yearly',
  // 5.6 weeks of leave ÷ 46.4 weeks of work: Working Time Regulations 1998, regulation 15B.
  accrual_percent: '12.07',
  day_hours: '8',
  probation_months: 0,
  leaver_rule: 'nothing',
} as const satisfies Partial<PolicyTerms>

const days = () =>
  decimal('field.numeric').refine((text) => Number(text) >= 0 && Number(text) <= MOST_LEAVE_DAYS, {
    error: 'leave.policy_days',
  })

/** A decimal above 0, up to `most`. */
const upTo = (most: number, error: 'leave.accrual_percent' | 'leave.day_hours') =>
  decimal('field.numeric').refine((text) => Number(text) > 0 && Number(text) <= most, { error })

const { joiner_part, part_rounding, accrual, leaver_rule } = policyTerms.shape

/** The terms as a call gives them. */
export const policyTermsBody = {
  holiday_allowance: days(),
  unlimited: bool().default(false),
  days_type: z.enum(daysTypes, { error: 'leave.days_type' }),
  expire_in_months: wholeNumber()
    .min(1, { error: 'leave.expiry_month' })
    .max(12, { error: 'leave.expiry_month' }),
  carry_over_days: days(),
  allow_negative: bool().default(false),
  joiner_part: joiner_part.optional(),
  part_rounding: part_rounding.optional(),
  accrual: accrual.optional(),
  accrual_percent: upTo(100, 'leave.accrual_percent').optional(),
  day_hours: upTo(24, 'leave.day_hours').optional(),
  probation_months: wholeNumber().min(0).max(24).optional(),
  leaver_rule: leaver_rule.optional(),
} satisfies Record<keyof PolicyTerms, z.ZodType>
