import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { paymentsApi as api } from '@workledger/contracts/payments/payments.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import { bankAccountDecider, companyAccountDecider, maskedAccount } from '@workledger/domain/payments/bank-account'
import { bankAccountOf, companyAccountOf } from '@workledger/projections/payments/payments.queries'
import { employeeById, namesOfUsers } from '@workledger/projections/people/people.queries'
import { Commands } from '../kernel/commands'
import type { Call } from '../kernel/context'
import { OwnPassword } from '../kernel/own-password'
import { Queries } from '../kernel/queries'
import { Route } from '../kernel/route'

/** Accounts that money goes to and comes from. Their numbers are answered masked, to everybody. */
@Controller()
export class BankAccountsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: Queries,
    private readonly password: OwnPassword,
  ) {}

  @Route(api.bankAccount)
  async one({ workspace, params }: Call<typeof api.bankAccount>) {
    return { data: await this.shown(workspace, params.id) }
  }

  @Route(api.changeBankAccount)
  async change({ workspace, params, body, ctx, session }: Call<typeof api.changeBankAccount>) {
    const { current_password, ...account } = body
    await this.password.confirm(session, current_password)
    if (!(await this.queries.ask(workspace, (db) => employeeById(db, workspace, params.id)))) refuse('not_found')
    const change = { type: 'change' as const, employee_id: params.id, account }
    await this.commands.run(ctx, bankAccountDecider, workspace, params.id, change)
    return { data: await this.shown(workspace, params.id) }
  }

  @Route(api.removeBankAccount)
  async remove({ workspace, params, body, ctx, session }: Call<typeof api.removeBankAccount>) {
    await this.password.confirm(session, body.current_password)
    if (!(await this.queries.ask(workspace, (db) => employeeById(db, workspace, params.id)))) refuse('not_found')
    await this.commands.run(ctx, bankAccountDecider, workspace, params.id, { type: 'remove', employee_id: params.id })
    return { data: await this.shown(workspace, params.id) }
  }

  @Route(api.companyAccount)
  async company({ workspace }: Call<typeof api.companyAccount>) {
    return { data: await this.ofCompany(workspace) }
  }

  @Route(api.changeCompanyAccount)
  async changeCompany({ workspace, body, ctx, session }: Call<typeof api.changeCompanyAccount>) {
    const { current_password, ...account } = body
    await this.password.confirm(session, current_password)
    await this.commands.run(ctx, companyAccountDecider, workspace, workspace, { workspace_id: workspace, ...account, type: 'change' })
    return { data: await this.ofCompany(workspace) }
  }

  @Route(api.removeCompanyAccount)
  async removeCompany({ workspace, body, ctx, session }: Call<typeof api.removeCompanyAccount>) {
    await this.password.confirm(session, body.current_password)
    await this.commands.run(ctx, companyAccountDecider, workspace, workspace, { workspace_id: workspace, type: 'remove' })
    return { data: await this.ofCompany(workspace) }
  }

  private async shown(workspace: string, employee: string) {
    const stream = streamOf(bankAccountDecider, employee)
    const found = await this.queries.ask(workspace, async (db) => {
      const row = await bankAccountOf(db, workspace, employee)
      return row && { ...row, names: await namesOfUsers(db, workspace, [row.changed_by]) }
    })
    if (!found) return { account: null, stream }
    const { account, changed_at, changed_by, names } = found
    return { account: { ...maskedAccount(account), changed_at, changed_by: names.get(changed_by) ?? '' }, stream }
  }

  private async ofCompany(workspace: string) {
    const account = await this.queries.ask(workspace, (db) => companyAccountOf(db, workspace))
    return {
      account: account ? { ...account, iban: maskedAccount({ iban: account.iban }).iban! } : null,
      stream: streamOf(companyAccountDecider, workspace),
    }
  }
}
