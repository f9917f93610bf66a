import { entryOf } from '@workledger/contracts/kernel/entry-of'
import { CodedError } from '@workledger/contracts/kernel/errors'
import type { ErrorParams } from '@workledger/contracts/kernel/faults'
import { bankAccountBody } from '@workledger/contracts/payments/account-shapes'
import type { AccountKind, BankAccount } from '@workledger/contracts/payments/payments.events'
import { checkedAccount } from './payments/account-shapes'
import type { AccountField, AccountTexts } from './people/import/accounts'

interface AccountFault {
  readonly field: AccountField
  readonly code: string
  readonly params?: ErrorParams
}

const accountTypes: Readonly<Record<string, 'checking' | 'savings'>> = {
  checking: 'checking',
  current: 'checking',
  c: 'checking',
  corriente: 'checking',
  courant: 'checking',
  'conto corrente': 'checking',
  支票账户: 'checking',
  جارٍ: 'checking',
  جار: 'checking',
  جاري: 'checking',
  savings: 'savings',
  saving: 'savings',
  s: 'savings',
  ahorro: 'savings',
  épargne: 'savings',
  epargne: 'savings',
  risparmio: 'savings',
  储蓄账户: 'savings',
  توفير: 'savings',
}

/** Returns the kind that the filled columns name, or null if they name two. */
function kindOf({ iban, sort_code, routing_number }: AccountTexts): AccountKind | null {
  if (iban) return 'iban'
  if (sort_code && routing_number) return null
  if (sort_code) return 'uk'

  return routing_number ? 'us' : 'other'
}

/** Columns of the fields that a form has. */
const columnOf = (field: string, kind: AccountKind): AccountField => {
  if (field === 'holder') return 'account_holder'
  if (field !== 'routing') return field as AccountField
  if (kind === 'uk') return 'sort_code'

  return kind === 'us' ? 'routing_number' : 'bank_code'
}

/** How many digits a code has; a spreadsheet drops the zeros that it begins with. */
const codeDigits = { sort_code: 6, routing_number: 9 } as const

function lostZeros(texts: AccountTexts): AccountFault[] {
  return (['sort_code', 'routing_number'] as const).flatMap((field) => {
    const text = texts[field]
    const lost =
      text !== null &&
      /^\d+$/.test(text) &&
      text.length < codeDigits[field] &&
      text.length >= codeDigits[field] - 2

    return lost ? [{ field, code: 'import.lost_zeros', params: { text } }] : []
  })
}

/**
 * Returns the bank account in the cells of a row, checked as the form's, or what is wrong with it.
 */
export function importedAccount(texts: AccountTexts, holder: string): BankAccount | AccountFault[] {
  const kind = kindOf(texts)
  if (!kind) return [{ field: 'routing_number', code: 'import.two_codes' }]
  const zeros = lostZeros(texts)
  if (zeros.length > 0) return zeros
  const typed = texts.account_type
  const account_type = typed ? entryOf(accountTypes, typed.toLowerCase()) : null

  if (typed && !account_type)
    return [{ field: 'account_type', code: 'import.not_an_account_type', params: { text: typed } }]

  const read = bankAccountBody.safeParse({
    kind,
    holder: texts.account_holder ?? holder,
    iban: texts.iban,
    bic: texts.bic,
    account_number: texts.account_number,
    routing:
      kind === 'uk' ? texts.sort_code : kind === 'us' ? texts.routing_number : texts.bank_code,
    account_type: account_type ?? null,
    current_password: '-',
  })

  if (!read.success)
    return read.error.issues.map(({ path, message }) => ({
      field: columnOf(String(path[0]), kind),
      code: message,
    }))

  const { current_password: _, ...account } = read.data

  try {
    return checkedAccount({ ...account, kind })
  } catch (error) {
    if (!(error instanceof CodedError)) throw error
    const [field = 'account_number'] = Object.keys(error.fields)

    return [{ field: columnOf(field, kind), code: error.code }]
  }
}
