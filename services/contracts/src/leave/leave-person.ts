import * as z from 'zod'
import { id } from '../kernel/shapes'

/** Somebody as the answers of leave name them. */
export const person = z.object({
  id: id(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.string().nullable(),
})
