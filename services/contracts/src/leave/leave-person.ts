import * as z from 'zod'
import { id } from '../kernel/shapes'

/** A person in the answers of leave. */
export const leavePerson = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
})
