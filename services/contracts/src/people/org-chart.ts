import * as z from 'zod'
import { id, wholeNumber } from '../kernel/shapes'

/** People of one manager in one answer; further ones are on further pages. */
export const ORG_PAGE = 50

/** Levels that the chart opens initially. */
export const ORG_LEVELS = 3

/**
 * A person in the org chart: the public part, and the fields of their manager that the caller sees.
 */
export const orgPerson = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
  department: z.string().nullable(),
  designation: z.string().nullable(),
  /** The manager in the chart; null at the top: without a manager, or with an invisible one. */
  manager_id: id().nullable(),
  /** Number of direct reports; the call with `under` returns those missing from the answer. */
  reports_count: z.number(),
})

export type OrgPerson = z.output<typeof orgPerson>

export const orgChartQuery = {
  /** Only those below this employee; by default from the top. */
  under: id().optional(),
  page: wholeNumber().min(1).default(1),
  levels: wholeNumber().min(1).max(ORG_LEVELS).default(ORG_LEVELS),
}
