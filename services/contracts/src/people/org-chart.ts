import * as z from 'zod'
import { id, wholeNumber } from '../kernel/shapes'

/** People of one manager in one answer; the others are further pages. */
export const ORG_PAGE = 50

/** Levels that the chart opens by itself. */
export const ORG_LEVELS = 3

/**
 * Somebody in the org chart: what every colleague may see, and whom of their manager's the caller
 * sees too.
 */
export const orgPerson = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
  department: z.string().nullable(),
  designation: z.string().nullable(),
  /**
   * Below whom they stand; null at the top: without a manager, or with one whom the caller does not
   * see.
   */
  manager_id: id().nullable(),
  /**
   * How many stand directly below; those of them that the answer does not hold are asked for with
   * `under`.
   */
  reports_count: z.number(),
})

export type OrgPerson = z.output<typeof orgPerson>

export const orgChartQuery = {
  /** Only those below this employee; from the top unless said. */
  under: id().optional(),
  page: wholeNumber().min(1).default(1),
  levels: wholeNumber().min(1).max(ORG_LEVELS).default(ORG_LEVELS),
}
