import type { AreaApi } from '../kernel/area'
import { BankAccountsController } from './bank-accounts.controller'
import { PaymentsController } from './payments.controller'
import { Payments } from './payments.service'

export const paymentsArea: AreaApi = {
  name: 'payments',
  controllers: [BankAccountsController, PaymentsController],
  providers: [Payments],
}
