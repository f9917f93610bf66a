import * as z from 'zod'
import { area, endpoint } from '../kernel/endpoint'
import { idOf } from '../kernel/record'
import { day, one, wordedShape } from '../kernel/shapes'

const employeeParams = z.object({ ws: idOf('workspaces'), id: idOf('employees') })

export const terminationPreview = z.object({
  /** Why the day would be refused, in the sentence of the call. */
  refused: z.object(wordedShape).nullable(),
  /** The last day for which an approved run has paid them. */
  paid_until: day().nullable(),
  /** Lines that the day would cause in the next run, oldest period first; negative: taken back. */
  corrections: z.array(
    z.object({
      start: day(),
      end: day(),
      name: z.string(),
      currency: z.string(),
      amount: z.string(),
    }),
  ),
})

export type TerminationPreview = z.output<typeof terminationPreview>

export const terminationPreviewApi = area('payroll', {
  terminationPreview: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/employees/{id}/termination',
    who: 'edit_company',
    summary: 'Preview the effect of a last day on approved pay; nothing is saved',
    params: employeeParams,
    query: z.object({ terminated_on: day('people.termination_date') }),
    response: one(terminationPreview),
  }),
})
