import type { Words } from '../../kernel/area-words'

export default {
  kinds: {
    'bank-account': 'Bank account',
    'company-account': 'Company’s bank account',
    payment: 'Payment of a pay run',
  },
  tables: {
    bank_accounts: 'Bank account',
  },
  fields: {
    account: 'Account',
    account_number: 'Account number',
    changed_at: 'Changed',
    changed_by: 'Changed by',
    execution_date: 'Executed on',
    file_id: 'File',
    format: 'Format',
    holder: 'Account holder',
    routing: 'Bank or routing code',
    transactions: 'Transactions',
  },
  values: {
    csv: 'CSV',
    'pain.001': 'SEPA credit transfer (pain.001)',
  },
} as const satisfies Words
