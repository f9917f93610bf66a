import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  BankAccountChanged: 'Conto inserito o modificato',
  BankAccountRemoved: 'Conto rimosso',
  CompanyAccountChanged: 'Conto inserito o modificato',
  CompanyAccountRemoved: 'Conto rimosso',
  CompanyLocalAccountChanged: 'Conto inserito o modificato',
  CompanyLocalAccountRemoved: 'Conto rimosso',
  PaymentFileMade: 'File creato',
  PayRunEntriesPaid: 'Segnate come pagate',
  PayRunEntriesUnpaid: 'Segnate come non pagate',
  PayRunPaymentsReturned: 'Pagamenti restituiti dalla banca',
} satisfies NamesLike<typeof english>
