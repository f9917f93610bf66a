import { Controller } from '@nestjs/common'
import { workingTimeApi as api } from '@workledger/contracts/working-time/working-time.api'
import { workingTimeDecider } from '@workledger/domain/working-time/account'
import { monthOf } from '@workledger/domain/working-time/months'
import { rulesOf } from '@workledger/domain/working-time/open-months'
import { currentSeconds } from '@workledger/projections/working-time/current-balance'
import { lieuAhead } from '@workledger/projections/working-time/lieu-ahead.queries'
import {
  workingTimeAccountsList,
  workingTimeLinesList,
} from '@workledger/projections/working-time/working-time.lists'
import { nextClosing } from '@workledger/projections/working-time/working-time.queries'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Lists } from '../kernel/lists/lists'
import { nowOf } from '../kernel/lists/zones'
import { PayoutContracts } from '../payroll/payout-terms.port'
import { WorkingTimeAccounts } from './working-time-accounts.service'

/** For a month that cannot close now; the decider says why. */
const NO_RULES = {
  rules_id: '',
  source: 'attendance',
  expires_months: null,
  overtime: null,
} as const

/** Accounts of worked time against the contract. */
@Controller()
export class WorkingTimeController {
  constructor(
    private readonly accounts: WorkingTimeAccounts,
    private readonly lists: Lists,
    private readonly contracts: PayoutContracts,
  ) {}

  @Route(api.workingTimeAccount)
  async show(call: Call<typeof api.workingTimeAccount>) {
    return { data: await this.accounts.show(call, call.params.id, call.query.month) }
  }

  @Route(api.workingTimeAccounts)
  list(call: Call<typeof api.workingTimeAccounts>) {
    return this.lists.page(workingTimeAccountsList, call)
  }

  @Route(api.workingTimeLines)
  lines(call: Call<typeof api.workingTimeLines>) {
    return this.lists.page(workingTimeLinesList, call)
  }

  @Route(api.closeWorkingTimeMonth)
  async close(call: Call<typeof api.closeWorkingTimeMonth>) {
    const { id } = call.params
    const month = `${call.body.month}-01`
    const { account, rules } = await this.accounts.find(call, id)
    const closing = nextClosing(id, account, rules)

    const command = closing ?? {
      type: 'close-month' as const,
      employee_id: id,
      next: account.open[0] ?? null,
      rules: rulesOf(rules, month)?.on ? NO_RULES : null,
      today: account.today,
      days: [],
      earlier: [],
      overtime_ids: {},
    }

    await call.run(workingTimeDecider, id, { ...command, month })
    return { data: await this.accounts.show(call, id, call.body.month) }
  }

  @Route(api.bookWorkingTime)
  async book(call: Call<typeof api.bookWorkingTime>) {
    const { params, body, ctx } = call
    const { account, rules } = await this.accounts.find(call, params.id)
    const booking_id = ctx.newId()

    await call.run(workingTimeDecider, params.id, {
      ...body,
      type: 'book',
      employee_id: params.id,
      booking_id,
      on: account.today,
      active: rulesOf(rules, monthOf(account.today))?.on ?? false,
    })

    return { data: { id: booking_id } }
  }

  @Route(api.payOutWorkingTime)
  async payOut(call: Call<typeof api.payOutWorkingTime>) {
    const { workspace, params, body, ctx } = call
    const { account, rules } = await this.accounts.find(call, params.id)
    const present = rulesOf(rules, monthOf(account.today))
    const payout_id = ctx.newId()

    const [terms, ahead] = await Promise.all([
      this.contracts.termsOn(workspace, params.id, account.today),
      call.read((db) =>
        lieuAhead(db, workspace, params.id, { from: account.today, now: nowOf(ctx) }),
      ),
    ])

    await call.run(workingTimeDecider, params.id, {
      ...body,
      type: 'pay-out',
      employee_id: params.id,
      payout_id,
      on: account.today,
      surcharge_percent: present?.payout_percent ?? null,
      active: present?.on ?? false,
      terms,
      // Beside the balance, which another payout may lower meanwhile.
      ahead: currentSeconds(account, rules) - ahead - account.balance_seconds,
    })

    return { data: { id: payout_id } }
  }

  @Route(api.withdrawWorkingTimePayout)
  async withdraw(call: Call<typeof api.withdrawWorkingTimePayout>) {
    const { id, payoutId } = call.params
    const { account } = await this.accounts.find(call, id)

    await call.run(workingTimeDecider, id, {
      ...call.body,
      type: 'withdraw-payout',
      employee_id: id,
      payout_id: payoutId,
      on: account.today,
    })
  }
}
