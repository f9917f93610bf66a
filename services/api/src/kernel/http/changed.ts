import type * as z from 'zod'
import { checked } from './parse'

/**
 * Returns the whole body after a partial change of a record; omitted fields stay. Refuses it field
 * by field, like the same body sent whole.
 */
export function changed<S extends z.ZodType>(
  whole: S,
  before: NoInfer<z.input<S>>,
  change: object,
): z.output<S> {
  return checked(whole, { ...(before as object), ...given(change) })
}

type OptionalKey<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T]

/** `T` without undefined: a field that may be undefined may be left out instead. */
type GivenFields<T> = Omit<T, OptionalKey<T>> & {
  [K in OptionalKey<T>]?: Exclude<T[K], undefined>
}

/** Returns the fields of a change that were sent. */
export const given = <T extends object>(change: T) =>
  Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as GivenFields<T>
