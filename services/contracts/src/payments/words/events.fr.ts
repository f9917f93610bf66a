import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  BankAccountChanged: 'Compte saisi ou modifié',
  BankAccountRemoved: 'Compte supprimé',
  CompanyAccountChanged: 'Compte saisi ou modifié',
  CompanyAccountRemoved: 'Compte supprimé',
  CompanyLocalAccountChanged: 'Compte saisi ou modifié',
  CompanyLocalAccountRemoved: 'Compte supprimé',
  PaymentFileMade: 'Fichier créé',
  PayRunEntriesPaid: 'Marqué comme payé',
  PayRunEntriesUnpaid: 'Marque retirée',
  PayRunPaymentsReturned: 'Paiements retournés par la banque',
} satisfies NamesLike<typeof english>
