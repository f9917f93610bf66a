import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'bank-account': 'Conto bancario',
    'company-account': 'Conto bancario dell’azienda',
    payment: 'Pagamento di un’elaborazione',
  },
  tables: {
    bank_accounts: 'Conto bancario',
  },
  fields: {
    account: 'Conto',
    account_number: 'Numero di conto',
    account_type: 'Tipo di conto',
    changed_at: 'Modificato il',
    changed_by: 'Modificato da',
    execution_date: 'Data di esecuzione',
    file_id: 'File',
    format: 'Formato',
    holder: 'Intestatario',
    message: 'Messaggio',
    message_id: 'Id del messaggio',
    originator: 'Numero dell’ordinante',
    return_code: 'Motivo',
    returned_on: 'Restituito il',
    returns: 'Restituzioni',
    times: 'Volte',
    routing: 'Codice bancario (routing)',
    transactions: 'Transazioni',
  },
  values: {
    csv: 'CSV',
    'pain.001': 'Bonifico SEPA (pain.001)',
    bacs18: 'Bacs (Standard 18)',
    nacha: 'ACH (NACHA)',
    'pain.002': 'pain.002',
    'camt.054': 'camt.054',
    iban: 'IBAN',
    uk: 'Regno Unito',
    us: 'Stati Uniti',
    other: 'Altro paese',
    checking: 'Conto corrente',
    savings: 'Conto di risparmio',
  },
} satisfies WordsLike<typeof english>
