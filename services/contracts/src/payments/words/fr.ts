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
    account_type: 'Type de compte',
    changed_at: 'Modifié le',
    changed_by: 'Modifié par',
    execution_date: 'Exécuté le',
    file_id: 'Fichier',
    format: 'Format',
    holder: 'Titulaire du compte',
    message: 'Message',
    message_id: 'Id. du message',
    originator: 'Numéro d’émetteur',
    return_code: 'Motif',
    returned_on: 'Retourné le',
    returns: 'Retours',
    times: 'Nombre de fois',
    routing: 'Code banque ou guichet',
    transactions: 'Opérations',
  },
  values: {
    csv: 'CSV',
    'pain.001': 'Virement SEPA (pain.001)',
    bacs18: 'Bacs (Standard 18)',
    nacha: 'ACH (NACHA)',
    'pain.002': 'pain.002',
    'camt.054': 'camt.054',
    iban: 'IBAN',
    uk: 'Royaume-Uni',
    us: 'États-Unis',
    other: 'Autre pays',
    checking: 'Compte courant',
    savings: 'Compte d’épargne',
  },
} satisfies WordsLike<typeof english>
