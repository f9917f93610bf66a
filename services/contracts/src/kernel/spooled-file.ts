import type * as z from 'zod'
import { file, type Upload } from './endpoint'

/** A large upload that waits in a temporary file of the server, so `bytes` is empty. */
export interface SpooledFile extends Upload {
  readonly size: number
  readonly sha256: string
}

const spooled = new WeakSet<z.ZodType>()

/** Declares a file field of a multipart body for files that are too large for memory. */
export function spooledFile() {
  const schema = file([])
  spooled.add(schema)
  return schema
}

export const isSpooled = (schema: z.ZodType | undefined): boolean =>
  schema !== undefined && spooled.has(schema)
