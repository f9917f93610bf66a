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
    account_type: 'Account type',
    changed_at: 'Changed',
    changed_by: 'Changed by',
    execution_date: 'Executed on',
    file_id: 'File',
    format: 'Format',
    holder: 'Account holder',
    originator: 'Originator number',
    routing: 'Bank or routing code',
    transactions: 'Transactions',
  },
  values: {
    csv: 'CSV',
    'pain.001': 'SEPA credit transfer (pain.001)',
    bacs18: 'Bacs (Standard 18)',
    nacha: 'ACH (NACHA)',
    iban: 'IBAN',
    uk: 'United Kingdom',
    us: 'United States',
    other: 'Another country',
    checking: 'Checking',
    savings: 'Savings',
  },
} as const satisfies Words
