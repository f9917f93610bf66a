import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'bank-account': 'Cuenta bancaria',
    'company-account': 'Cuenta bancaria de la empresa',
    payment: 'Pago de un ciclo de nómina',
  },
  tables: { bank_accounts: 'Cuenta bancaria' },
  fields: {
    account: 'Cuenta',
    account_number: 'Número de cuenta',
    account_type: 'Tipo de cuenta',
    changed_at: 'Cambiada',
    changed_by: 'Cambiada por',
    execution_date: 'Fecha de ejecución',
    file_id: 'Archivo',
    format: 'Formato',
    holder: 'Titular de la cuenta',
    originator: 'Número de ordenante',
    routing: 'Código del banco',
    transactions: 'Operaciones',
  },
  values: {
    csv: 'CSV',
    'pain.001': 'Transferencia SEPA (pain.001)',
    bacs18: 'Bacs (Standard 18)',
    nacha: 'ACH (NACHA)',
    iban: 'IBAN',
    uk: 'Reino Unido',
    us: 'Estados Unidos',
    other: 'Otro país',
    checking: 'Cuenta corriente',
    savings: 'Cuenta de ahorro',
  },
} satisfies WordsLike<typeof english>
