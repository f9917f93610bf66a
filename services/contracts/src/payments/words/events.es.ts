import type { NamesLike } from '../../kernel/event-words'
import type english from './events.en'

export default {
  BankAccountChanged: 'Cuenta introducida o cambiada',
  BankAccountRemoved: 'Cuenta quitada',
  CompanyAccountChanged: 'Cuenta introducida o cambiada',
  CompanyAccountRemoved: 'Cuenta quitada',
  CompanyLocalAccountChanged: 'Cuenta introducida o cambiada',
  CompanyLocalAccountRemoved: 'Cuenta quitada',
  PaymentFileMade: 'Archivo creado',
  PayRunEntriesPaid: 'Marcado como pagado',
  PayRunEntriesUnpaid: 'Marca retirada',
  PayRunPaymentsReturned: 'Pagos devueltos por el banco',
} satisfies NamesLike<typeof english>
