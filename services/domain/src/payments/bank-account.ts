import { masked } from '@workledger/contracts/kernel/account-numbers'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { AnyEventOf } from '@workledger/contracts/kernel/event'
import type {
  BankAccount,
  bankAccountEvents,
  companyAccountEvents,
  LocalKind,
} from '@workledger/contracts/payments/payments.events'
import { checkNumbers, inSepa } from '../kernel/account-numbers'
import { changed } from '../kernel/changed'
import { contentOf } from '../kernel/contents'
import type { Decider } from '../kernel/decider'
import { checkedAccount, checkedNumbers, checkOriginator } from './account-shapes'

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

    const account = checkedAccount(command.account)

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
type LocalAccount = Extract<CompanyAccountEvent, { type: 'CompanyLocalAccountChanged' }>['data']
type CompanyAccount = Extract<CompanyAccountEvent, { type: 'CompanyAccountChanged' }>['data']

export type CompanyAccountCommand =
  | ({ readonly type: 'change' } & CompanyAccount)
  | { readonly type: 'remove'; readonly workspace_id: string }
  | ({ readonly type: 'change-local' } & LocalAccount)
  | { readonly type: 'remove-local'; readonly workspace_id: string; readonly kind: LocalKind }

export interface CompanyAccountState {
  readonly account: Omit<CompanyAccount, 'workspace_id'> | null
  /** The accounts that pay pounds and dollars. */
  readonly local: Readonly<Partial<Record<LocalKind, Omit<LocalAccount, 'workspace_id'>>>>
}

/** The account from which a company pays: stream `company-account-{workspace}`. */
export const companyAccountDecider: Decider<
  CompanyAccountState,
  CompanyAccountCommand,
  CompanyAccountEvent
> = {
  category: 'company-account',
  initial: { account: null, local: {} },
  decide: (state, command) => {
    if (command.type === 'remove-local') {
      const { workspace_id, kind } = command
      if (!state.local[kind]) refuse('payment.no_account')
      return [{ type: 'CompanyLocalAccountRemoved', data: { workspace_id, kind } }]
    }

    if (command.type === 'change-local') return changeLocal(state, command)

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
  evolve: (state, event) => {
    switch (event.type) {
      case 'CompanyAccountRemoved':
        return { ...state, account: null }

      case 'CompanyAccountChanged': {
        const { workspace_id: _, ...account } = event.data
        return { ...state, account }
      }

      case 'CompanyLocalAccountChanged': {
        const { workspace_id: _, ...account } = event.data
        return { ...state, local: { ...state.local, [account.kind]: account } }
      }

      case 'CompanyLocalAccountRemoved': {
        const { [event.data.kind]: _, ...local } = state.local
        return { ...state, local }
      }
      default:
        return event satisfies never
    }
  },
  content: contentOf<CompanyAccountEvent>({
    CompanyAccountChanged: { changed: 'workspace_id' },
    CompanyAccountRemoved: { changed: 'workspace_id' },
    CompanyLocalAccountChanged: { changed: 'workspace_id' },
    CompanyLocalAccountRemoved: { changed: 'workspace_id' },
  }),
}

function changeLocal(
  state: CompanyAccountState,
  command: LocalAccount & { readonly type: 'change-local' },
): CompanyAccountEvent[] {
  const { workspace_id, kind, name } = command
  checkOriginator(kind, command.originator)
  const { originator } = command
  const account = { kind, name, ...checkedNumbers(kind, command), originator }

  return changed({ ...state.local[kind] }, account)
    ? [{ type: 'CompanyLocalAccountChanged', data: { workspace_id, ...account } }]
    : []
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

/** Returns an account for pounds or dollars with a masked number. */
export const maskedLocal = <T extends { readonly account_number: string }>(account: T): T => ({
  ...account,
  account_number: masked(account.account_number),
})

export const maskedCompanyState = (state: CompanyAccountState): CompanyAccountState => {
  const { uk, us } = state.local

  return maskedState({
    ...state,
    local: { ...(uk && { uk: maskedLocal(uk) }), ...(us && { us: maskedLocal(us) }) },
  })
}
