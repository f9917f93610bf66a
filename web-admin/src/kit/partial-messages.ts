import type { TranslationMessages } from 'react-admin'

type Partially<T> = T extends string
  ? T
  : { [K in keyof T]?: T[K] extends string ? string : Partially<T[K]> }

/** Some of react-admin's own sentences. */
export type PartialMessages = Partially<Pick<TranslationMessages, 'ra'>>
