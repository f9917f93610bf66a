import * as z from 'zod'
import { BIC_FORM, IBAN_FORM, plainCode } from './account-numbers'
import { clearable } from './shapes'
import { characters } from './text'

/** The domain checks whether a number is valid in its country. */
const code = (form: RegExp, error: string, plain = plainCode) =>
  clearable(
    characters(60, error)
      .transform(plain)
      .refine((value) => form.test(value), { error }),
  )

/** Begins with the two letters of its country; Greece writes EL, Northern Ireland XI. */
export const vatId = () =>
  code(/^[A-Z]{2}[A-Z0-9+*]{2,18}$/, 'invoice.vat_id', (typed) =>
    plainCode(typed).replaceAll('.', ''),
  )

export const iban = () => code(IBAN_FORM, 'payment.iban')
export const bic = () => code(BIC_FORM, 'payment.bic')

/** ISO 3166-1, two letters. */
export const country = () =>
  clearable(z.string().regex(/^[A-Z]{2}$/, { error: 'workspace.country' }))
