import { given } from '../kernel/decider-specification'
import {
  type BankAccountEvent,
  bankAccountDecider,
  companyAccountDecider,
  maskedState,
} from './bank-account'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'

const account = {
  kind: 'iban' as const,
  holder: 'Ada Byron',
  iban: 'DE89370400440532013000',
  bic: null,
  account_number: null,
  routing: null,
  account_type: null,
}

const set: BankAccountEvent = { type: 'BankAccountChanged', data: { employee_id, account } }

describe('the bank account of an employee', () => {
  it('is entered, and changed if a field differs', () => {
    given(bankAccountDecider).when({ type: 'change', employee_id, account }).then(set)
    given(bankAccountDecider, set).when({ type: 'change', employee_id, account }).thenNothing()
    const other = { ...account, holder: 'Ada King' }
    given(bankAccountDecider, set)
      .when({ type: 'change', employee_id, account: other })
      .then({ type: 'BankAccountChanged', data: { employee_id, account: other } })
  })

  it('has the check digits, the length and the form of its country', () => {
    for (const iban of [
      'DE88370400440532013000',
      'DE8937040044053201300',
      'XX89370400440532013000',
      'GB29NWBK6016133192681',
    ])
      given(bankAccountDecider)
        .when({ type: 'change', employee_id, account: { ...account, iban } })
        .thenRefused('payment.iban')

    given(bankAccountDecider)
      .when({ type: 'change', employee_id, account: { ...account, bic: 'COBAXXFF' } })
      .thenRefused('payment.bic')
  })

  it('is removed if there is one, and may be entered again', () => {
    const removed: BankAccountEvent = { type: 'BankAccountRemoved', data: { employee_id } }
    given(bankAccountDecider, set).when({ type: 'remove', employee_id }).then(removed)
    given(bankAccountDecider, set, removed)
      .when({ type: 'remove', employee_id })
      .thenRefused('payment.no_account')
    given(bankAccountDecider)
      .when({ type: 'remove', employee_id })
      .thenRefused('payment.no_account')
    given(bankAccountDecider, set, removed).when({ type: 'change', employee_id, account }).then(set)
  })

  it('of an erased person is gone', () => {
    const erased: BankAccountEvent = {
      type: 'BankAccountChanged',
      data: { employee_id, account: null },
    }

    expect(given(bankAccountDecider, erased).state).toEqual({ account: null })
    expect(maskedState(given(bankAccountDecider, erased).state)).toEqual({ account: null })
  })

  it('shows its last four characters', () => {
    expect(maskedState(given(bankAccountDecider, set).state)).toEqual({
      account: { ...account, iban: '•••• 3000' },
    })
    expect(maskedState({ account: { ...account, iban: null, account_number: '12345' } })).toEqual({
      account: { ...account, iban: null, account_number: '••••' },
    })
  })
})

describe('the account of a company', () => {
  it('is entered, and changed if a field differs', () => {
    const data = { workspace_id: employee_id, name: 'Acme', iban: account.iban, bic: null }
    given(companyAccountDecider)
      .when({ type: 'change', ...data })
      .then({ type: 'CompanyAccountChanged', data })
    given(companyAccountDecider)
      .when({ type: 'change', ...data, iban: 'SA0380000000608010167519' })
      .thenRefused('payment.outside_sepa')
    given(companyAccountDecider, { type: 'CompanyAccountChanged', data })
      .when({ type: 'change', ...data })
      .thenNothing()
  })

  it('is removed, once', () => {
    const data = { workspace_id: employee_id, name: 'Acme', iban: account.iban, bic: null }
    const entered = { type: 'CompanyAccountChanged' as const, data }
    const removed = { type: 'CompanyAccountRemoved' as const, data: { workspace_id: employee_id } }
    const remove = { type: 'remove' as const, workspace_id: employee_id }
    given(companyAccountDecider, entered).when(remove).then(removed)
    given(companyAccountDecider, entered, removed).when(remove).thenRefused('payment.no_account')
    given(companyAccountDecider, entered, removed)
      .when({ type: 'change', ...data })
      .then(entered)
  })
})
