import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { paymentsApi as api } from '@workledger/contracts/payments/payments.api'
import { streamOf } from '@workledger/domain/kernel/decider'
import {
  bankAccountDecider,
  companyAccountDecider,
  maskedAccount,
  maskedLocal,
} from '@workledger/domain/payments/bank-account'
import { bankAccountOf, companyAccountsOf } from '@workledger/projections/payments/payments.queries'
import { employeeById, namesOfUsers } from '@workledger/projections/people/people.queries'
import { OwnPassword } from '../kernel/access/own-password'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { Queries } from '../kernel/lists/queries'

/** Accounts of payees and payers. Answers mask their numbers for all callers. */
@Controller()
export class BankAccountsController {
  constructor(
    private readonly queries: Queries,
    private readonly password: OwnPassword,
  ) {}

  @Route(api.bankAccount)
  async showBankAccount({ workspace, params }: Call<typeof api.bankAccount>) {
    return { data: await this.shown(workspace, params.id) }
  }

  @Route(api.changeBankAccount)
  async change(call: Call<typeof api.changeBankAccount>) {
    const { workspace, params, body, session } = call
    const { current_password, kind, ...numbers } = body
    await this.password.confirm(session, current_password)
    const account = { kind: kind ?? (numbers.iban ? 'iban' : 'other'), ...numbers } as const
    if (!(await call.read((db) => employeeById(db, workspace, params.id)))) refuse('not_found')
    const change = { type: 'change' as const, employee_id: params.id, account }

    return changing(
      call.seenOrNone(params.id),
      (seen) => call.run(bankAccountDecider, params.id, change, seen),
      async () => ({ data: await this.shown(workspace, params.id) }),
    )
  }

  @Route(api.removeBankAccount)
  async remove(call: Call<typeof api.removeBankAccount>) {
    const { workspace, params, body, session } = call

    await this.password.confirm(session, body.current_password)
    if (!(await call.read((db) => employeeById(db, workspace, params.id)))) refuse('not_found')
    await call.run(bankAccountDecider, params.id, { type: 'remove', employee_id: params.id })

    return { data: await this.shown(workspace, params.id) }
  }

  @Route(api.companyAccount)
  async company({ workspace }: Call<typeof api.companyAccount>) {
    return { data: await this.ofCompany(workspace) }
  }

  @Route(api.changeCompanyAccount)
  async changeCompany(call: Call<typeof api.changeCompanyAccount>) {
    const { workspace, body, session } = call
    const { current_password, ...account } = body
    await this.password.confirm(session, current_password)
    const change = { workspace_id: workspace, ...account, type: 'change' as const }

    return changing(
      call.seenOrNone(workspace),
      (seen) => call.run(companyAccountDecider, workspace, change, seen),
      async () => ({ data: await this.ofCompany(workspace) }),
    )
  }

  @Route(api.removeCompanyAccount)
  async removeCompany(call: Call<typeof api.removeCompanyAccount>) {
    const { workspace, body, session } = call

    await this.password.confirm(session, body.current_password)
    await call.run(companyAccountDecider, workspace, { workspace_id: workspace, type: 'remove' })

    return { data: await this.ofCompany(workspace) }
  }

  @Route(api.changeCompanyLocalAccount)
  async changeLocal(call: Call<typeof api.changeCompanyLocalAccount>) {
    const { workspace, body, session } = call
    const { current_password, ...account } = body
    await this.password.confirm(session, current_password)
    const change = { workspace_id: workspace, ...account, type: 'change-local' as const }

    return changing(
      call.seenOrNone(workspace),
      (seen) => call.run(companyAccountDecider, workspace, change, seen),
      async () => ({ data: await this.ofCompany(workspace) }),
    )
  }

  @Route(api.removeCompanyLocalAccount)
  async removeLocal(call: Call<typeof api.removeCompanyLocalAccount>) {
    const { workspace, body, session } = call
    const { current_password, kind } = body
    await this.password.confirm(session, current_password)
    const remove = { workspace_id: workspace, kind, type: 'remove-local' as const }
    await call.run(companyAccountDecider, workspace, remove)

    return { data: await this.ofCompany(workspace) }
  }

  private async shown(workspace: string, employee: string) {
    const stream = streamOf(bankAccountDecider, employee)

    const found = await this.queries.ask(workspace, async (db) => {
      const row = await bankAccountOf(db, workspace, employee)
      return row && { ...row, names: await namesOfUsers(db, workspace, [row.changed_by]) }
    })

    if (!found) return { account: null, stream, revision: 0 }
    const { account, changed_at, changed_by, names, revision } = found

    return {
      account: { ...maskedAccount(account), changed_at, changed_by: names.get(changed_by) ?? '' },
      stream,
      revision: revision + 1,
    }
  }

  private async ofCompany(workspace: string) {
    const found = await this.queries.ask(workspace, (db) => companyAccountsOf(db, workspace))
    const { sepa, uk, us, revision } = found

    return {
      account: sepa && maskedAccount(sepa),
      local: [uk, us].flatMap((account) => (account ? [maskedLocal(account)] : [])),
      stream: streamOf(companyAccountDecider, workspace),
      revision: (revision ?? -1) + 1,
    }
  }
}
