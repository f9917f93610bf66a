import * as z from 'zod'
import { BIC_FORM, IBAN_FORM, plainCode } from '../kernel/account-numbers'
import { clearable, text } from '../kernel/shapes'
import { characters } from '../kernel/text'
import { accountKinds, accountTypes, localKinds } from './payments.events'

const iban = () =>
  characters(60, 'payment.iban')
    .transform(plainCode)
    .refine((value) => IBAN_FORM.test(value), { error: 'payment.iban' })

const bic = () =>
  clearable(
    characters(40, 'payment.bic')
      .transform(plainCode)
      .refine((value) => BIC_FORM.test(value), { error: 'payment.bic' }),
  ).transform((value) => value ?? null)

export const local = (max: number) =>
  clearable(
    characters(max, 'payment.number_form')
      .transform((value) => value.trim().replace(/ +/g, ' '))
      .refine((value) => /^[A-Za-z0-9][A-Za-z0-9 /-]*$/.test(value), {
        error: 'payment.number_form',
      }),
  ).transform((value) => value ?? null)

/**
 * Only files for a bank contain whole account numbers; everywhere else they are masked (`••••
 * 1234`).
 */
export const maskedAccount = z.object({
  kind: z.enum(accountKinds),
  holder: z.string(),
  /** Masked; one of the two. */
  iban: z.string().nullable(),
  account_number: z.string().nullable(),
  bic: z.string().nullable(),
  /** Sort code, routing number, or code of a bank or branch elsewhere. */
  routing: z.string().nullable(),
  /** Of US accounts only. */
  account_type: z.enum(accountTypes).nullable(),
  changed_at: z.string(),
  /** Name of the last editor. */
  changed_by: z.string(),
})

export type MaskedAccount = z.output<typeof maskedAccount>

export const employeeAccount = z.object({
  /** Null without an account. */
  account: maskedAccount.nullable(),
  /** Stream for the history panel. */
  stream: z.string(),
  /** 0: none has been set. */
  revision: z.number(),
})

/** Password of the signed-in person, not of the account's owner. */
export const current_password = characters(200, 'access.current_password_missing').min(1, {
  error: 'access.current_password_missing',
})

export const bankAccountBody = z
  .object({
    holder: text('payment.holder', 140),
    /** By default `iban` with an IBAN, else `other`, whose number is not checked. */
    kind: z.enum(accountKinds).optional(),
    iban: clearable(iban()).transform((value) => value ?? null),
    bic: bic(),
    account_number: local(34),
    routing: local(60),
    account_type: clearable(z.enum(accountTypes, { error: 'payment.account_type' })).transform(
      (value) => value ?? null,
    ),
    current_password,
  })
  .refine(({ iban, account_number }) => iban || account_number, {
    path: ['iban'],
    error: 'payment.number',
  })
  .refine(({ iban, account_number }) => !iban || !account_number, {
    path: ['account_number'],
    error: 'payment.both',
  })
  .refine(({ kind, account_type }) => kind !== 'us' || account_type, {
    path: ['account_type'],
    error: 'payment.account_type',
  })

export const removeBankAccountBody = z.object({ current_password })

export const companyAccountBody = z.object({
  name: text('payment.holder', 140),
  iban: iban(),
  bic: bic(),
  current_password,
})

const localCode = (max: number) =>
  characters(max, 'payment.number_form')
    .min(1, { error: 'payment.number_form' })
    .transform(plainCode)

export const companyLocalAccountBody = z.object({
  kind: z.enum(localKinds),
  name: text('payment.holder', 140),
  account_number: localCode(34),
  /** Sort code or routing number. */
  routing: localCode(60),
  /** Service user number of Bacs (6 digits), or company identification of ACH (10 characters). */
  originator: localCode(20),
  current_password,
})

export const removeCompanyLocalAccountBody = z.object({
  kind: z.enum(localKinds),
  current_password,
})

/** Masked; its routing and originator numbers are public. */
export const companyLocalAccount = z.object({
  kind: z.enum(localKinds),
  name: z.string(),
  account_number: z.string(),
  routing: z.string(),
  originator: z.string(),
})

export type CompanyLocalAccount = z.output<typeof companyLocalAccount>

export const companyAccount = z.object({
  name: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
})

export const ofCompany = z.object({
  account: companyAccount.nullable(),
  /** Accounts that pay pounds and dollars; none, one or both. */
  local: z.array(companyLocalAccount),
  stream: z.string(),
  /** 0: none has been set. */
  revision: z.number(),
})
