import { Injectable } from '@nestjs/common'
import { refuse, refuseField } from '@workledger/contracts/kernel/errors'
import { employmentDecider, type Terms } from '@workledger/domain/employment/employment'
import {
  contractAdjustmentsOf,
  contractsOf,
} from '@workledger/projections/employment/employment.queries'
import { employeeById } from '@workledger/projections/people/people.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { Ctx } from '../kernel/http/context'
import { Queries } from '../kernel/lists/queries'
import { References, target } from '../references/references.port'

/**
 * Terms of a contract. Omitted ones are those of the previous version, or nothing. Amounts are
 * decimal strings, days `YYYY-MM-DD`.
 */
export type ContractTerms = Partial<Terms> & Pick<Terms, 'effective_on'>

/** Adds contracts for other callers than their own pages: an import, the demo company. */
@Injectable()
export class Employment {
  constructor(
    private readonly queries: Queries,
    private readonly references: References,
  ) {}

  /**
   * Adds a contract, or a version with the adjustments of the previous one, and returns its id. The
   * caller has been authorised. `replace` changes a version of the same day instead of refusing it,
   * so that repetition is harmless.
   */
  async addContract(
    ctx: Ctx,
    workspace: string,
    { employee_id, terms }: { employee_id: string; terms: ContractTerms },
    { privileged = true, replace = false }: { privileged?: boolean; replace?: boolean } = {},
  ): Promise<string> {
    const { currency, adjustments } = await this.queries.ask(workspace, async (db) => {
      if (terms.designation_id) await this.designation(workspace, terms.designation_id)
      const company = (await workspaceById(db, workspace)) ?? refuse('not_found')
      const before = (await contractsOf(db, workspace, employee_id)).find(
        ({ effective_on }) => effective_on < terms.effective_on,
      )
      const adjustments = before ? await contractAdjustmentsOf(db, workspace, before.id) : []

      return { currency: terms.currency ?? before?.currency ?? company.currency, adjustments }
    })

    const contract_id = ctx.newId()
    const adjustment_ids = adjustments.map(() => ctx.newId())

    const contract = {
      employee_id,
      contract_id,
      terms: { ...terms, currency },
      adjustment_ids,
      privileged,
      replace,
    }

    const add = { ...contract, type: 'add' as const }

    const { state } = await this.references.run(
      { ctx, workspace },
      { decider: employmentDecider, id: employee_id, command: add },
      target('designation', terms.designation_id),
    )

    const versions = Object.entries(state.contracts)

    return (
      versions.find(([, { effective_on }]) => effective_on === terms.effective_on)?.[0] ??
      contract_id
    )
  }

  /** Refuses a missing employee, even if a stream of that name exists. */
  async employee(workspace: string, id: string) {
    return (
      (await this.queries.ask(workspace, (db) => employeeById(db, workspace, id))) ??
      refuse('not_found')
    )
  }

  async designation(workspace: string, id: string): Promise<void> {
    const found = await this.queries.ask(workspace, (db) =>
      db
        .selectFrom('designations')
        .select('id')
        .where('workspace_id', '=', workspace)
        .where('id', '=', id)
        .executeTakeFirst(),
    )
    if (!found) refuseField('designation_id', 'field.id')
  }
}
