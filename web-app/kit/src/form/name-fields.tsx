import { isFamilyFirst } from '@workledger/contracts/kernel/full-name'
import { Fragment, type ReactNode } from 'react'
import { useLanguage } from '../i18n/i18n'

type NameField = (isFirst: boolean) => ReactNode

/** The two fields of a name in the order of the reader's language. */
export function NameFields({ given, family }: { given: NameField; family: NameField }) {
  const fields: [string, NameField][] = [
    ['given', given],
    ['family', family],
  ]

  const ordered = isFamilyFirst(useLanguage()) ? fields.reverse() : fields

  return ordered.map(([name, field], index) => <Fragment key={name}>{field(index === 0)}</Fragment>)
}
