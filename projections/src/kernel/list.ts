import { refuse } from '@workledger/contracts/kernel/errors'
import { WHOLE_LIST } from '@workledger/contracts/kernel/shapes'

export interface ListRequest {
  page: number
  per_page: number
  q?: string | undefined
  /** `name` or `-name`. */
  sort?: string | undefined
}

export interface ListAnswer<T> {
  data: T[]
  total: number
  meta: { total: number; page: number; per_page: number; last_page: number }
}

/** Returns an in-memory list in the shape of every list. */
export function answer<T>(
  data: T[],
  total: number,
  { page, per_page }: { page: number; per_page: number },
): ListAnswer<T> {
  if (per_page === WHOLE_LIST && total > WHOLE_LIST)
    return refuse('list.too_long', { params: { most: WHOLE_LIST } })

  return {
    data,
    total,
    meta: { total, page, per_page, last_page: Math.max(1, Math.ceil(total / per_page)) },
  }
}

/** Escapes the wildcards of `ilike`, so typed ones are plain characters. */
export const plainly = (text: string) => text.replace(/[\\%_]/g, (c) => `\\${c}`)

export const contains = (text: string) => `%${plainly(text)}%`

/** Lower-cases each letter separately, as `ilike` does, whatever its neighbours are. */
export const smallLetters = (text: string) =>
  text.replace(/[\p{Lu}\p{Lt}]/gu, (letter) => [...letter.toLowerCase()][0]!)
