import { masked } from '@workledger/contracts/kernel/account-numbers'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type {
  BankAccount,
  bankAccountEvents,
  companyAccountEvents,
} from '@workledger/contracts/payments/payments.events'
import { checkNumbers, inSepa } from '../kernel/account-numbers'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'

export type BankAccountEvent = AnyEventOf<typeof bankAccountEvents>

/** `account`: null before the first one, and after the person's erasure. */
export interface BankAccountState {
  readonly account: BankAccount | null
}

export type BankAccountCommand =
  | { readonly type: 'change'; readonly employee_id: string; readonly account: BankAccount }
  | { readonly type: 'remove'; readonly employee_id: string }

/** An employee's account for pay: stream `bank-account-{employee}`. */
export const bankAccountDecider: Decider<BankAccountState, BankAccountCommand, BankAccountEvent> = {
  category: 'bank-account',
  initial: { account: null },
  decide(state, command) {
    const { employee_id } = command

    if (command.type === 'remove') {
      if (!state.account) refuse('payment.no_account')
      return [{ type: 'BankAccountRemoved', data: { employee_id } }]
    }

    const { account } = command
    checkNumbers(account)

    return changed({ ...state.account }, account)
      ? [{ type: 'BankAccountChanged', data: { employee_id, account } }]
      : []
  },
  evolve: (_, event) => ({
    account: event.type === 'BankAccountRemoved' ? null : event.data.account,
  }),
  content: contentOf<BankAccountEvent>({
    BankAccountChanged: { changed: 'employee_id' },
    BankAccountRemoved: { gone: 'employee_id' },
  }),
}

export type CompanyAccountEvent = AnyEventOf<typeof companyAccountEvents>
type CompanyAccount = Extract<CompanyAccountEvent, { type: 'CompanyAccountChanged' }>['data']

export type CompanyAccountCommand =
  | ({ readonly type: 'change' } & CompanyAccount)
  | { readonly type: 'remove'; readonly workspace_id: string }

export interface CompanyAccountState {
  readonly account: Omit<CompanyAccount, 'workspace_id'> | null
}

/** The account from which a company pays: stream `company-account-{workspace}`. */
export const companyAccountDecider: Decider<
  CompanyAccountState,
  CompanyAccountCommand,
  CompanyAccountEvent
> = {
  category: 'company-account',
  initial: { account: null },
  decide: (state, command) => {
    if (command.type === 'remove') {
      if (!state.account) refuse('payment.no_account')
      return [{ type: 'CompanyAccountRemoved', data: { workspace_id: command.workspace_id } }]
    }

    const { type: _, ...data } = command
    const { workspace_id: __, ...account } = data
    checkNumbers(account)
    if (!inSepa(account.iban)) refuse('payment.outside_sepa', { field: 'iban' })

    return changed({ ...state.account }, account) ? [{ type: 'CompanyAccountChanged', data }] : []
  },
  evolve: (_, event) => {
    if (event.type === 'CompanyAccountRemoved') return { account: null }
    const { workspace_id: __, ...account } = event.data
    return { account }
  },
  content: contentOf<CompanyAccountEvent>({
    CompanyAccountChanged: { changed: 'workspace_id' },
    CompanyAccountRemoved: { gone: 'workspace_id' },
  }),
}

/** Returns a masked number; null stays null. */
const hidden = (number: string | null | undefined) => (number ? masked(number) : null)

interface AccountNumbers {
  iban: string | null
  account_number?: string | null
}

/**
 * Returns an account for screens, lists and histories. Whole numbers are only for the bank's files.
 */
export const maskedAccount = <T extends AccountNumbers>(account: T): T => ({
  ...account,
  iban: hidden(account.iban),
  ...(account.account_number === undefined
    ? {}
    : { account_number: hidden(account.account_number) }),
})

export const maskedState = <T extends { account: AccountNumbers | null }>(state: T): T =>
  state.account ? { ...state, account: maskedAccount(state.account) } : state
