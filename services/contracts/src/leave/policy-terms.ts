import * as z from 'zod'
import { accruals, daysTypes, joinerParts, leaverRules, partRoundings } from './leave.events'

/** The terms of a leave policy in answers. */
export const policyTerms = {
  holiday_allowance: z.string(),
  unlimited: z.boolean(),
  days_type: z.enum(daysTypes),
  expire_in_months: z.number(),
  carry_over_days: z.string(),
  allow_negative: z.boolean(),
  joiner_part: z.enum(joinerParts),
  part_rounding: z.enum(partRoundings),
  accrual: z.enum(accruals),
  probation_months: z.number(),
  leaver_rule: z.enum(leaverRules),
}
