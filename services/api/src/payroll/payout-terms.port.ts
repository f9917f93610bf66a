import { Injectable } from '@nestjs/common'
import { termsOf } from '@workledger/domain/payroll/pay-inputs'
import { type HourPrice, payoutTermsOf } from '@workledger/domain/payroll/pay-payouts'
import { contractsForPay } from '@workledger/projections/employment/employment.queries'
import { Queries } from '../kernel/lists/queries'
import { payContract } from './pay-facts'

/** Whether pay runs can pay an hour of a working time account, without telling its price. */
@Injectable()
export class PayoutContracts {
  constructor(private readonly queries: Queries) {}

  async termsOn(workspace: string, employee: string, day: string): Promise<HourPrice> {
    const contracts = await this.queries.ask(workspace, (db) =>
      contractsForPay(db, workspace, [employee]),
    )
    const versions = contracts.map((row) => payContract(row, []))
    if (versions.length === 0) return 'no_pay'

    return payoutTermsOf(termsOf({ versions, last_day: null }, { start: day, end: day }).on(day))
  }
}
