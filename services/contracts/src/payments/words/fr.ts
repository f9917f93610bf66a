import type { WordsLike } from '../../kernel/area-words'
import type english from './en'

export default {
  kinds: {
    'bank-account': 'Compte bancaire',
    'company-account': 'Compte bancaire de l’entreprise',
    payment: 'Paiement d’un cycle de paie',
  },
  tables: {
    bank_accounts: 'Compte bancaire',
  },
  fields: {
    account: 'Compte',
    account_number: 'Numéro de compte',
    changed_at: 'Modifié le',
    changed_by: 'Modifié par',
    execution_date: 'Exécuté le',
    file_id: 'Fichier',
    format: 'Format',
    holder: 'Titulaire du compte',
    routing: 'Code banque ou guichet',
    transactions: 'Opérations',
  },
  values: {
    csv: 'CSV',
    'pain.001': 'Virement SEPA (pain.001)',
  },
} satisfies WordsLike<typeof english>
