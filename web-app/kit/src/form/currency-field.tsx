import type { ComponentProps } from 'react'
import { useLanguage } from '../i18n/i18n'
import { SelectField } from './choice-fields'

const codes = Intl.supportedValuesOf('currency')

/** Returns all currency codes, and a record's own one although it is no longer in use. */
export const currencyCodes = (own: string) =>
  own === '' || codes.includes(own) ? codes : [own, ...codes]

/** Selects a currency by its code and its name in the reader's language. */
export function CurrencyField(props: Omit<ComponentProps<typeof SelectField>, 'options'>) {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'currency', fallback: 'code' })

  return (
    <SelectField
      {...props}
      options={currencyCodes(props.value).map((code) => ({
        value: code,
        label: `${code} – ${names.of(code) ?? code}`,
      }))}
    />
  )
}
