import { employeeEvents as e } from '@workledger/contracts/people/people.events'
import { apiTokenDecider } from '@workledger/domain/integrations/api-token'
import {
  tokensOfEmployee,
  tokensOfUser,
} from '@workledger/projections/integrations/integrations.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

/**
 * A token of a person who has left opens nothing. These revoke it too, so that it stays closed when
 * the person comes back.
 */
export const integrationsProcesses: readonly Process[] = [
  process({
    name: 'tokens of a person who left',
    on: e.EmployeeTerminated,
    async react({ workspace, data: { employee_id } }, context) {
      await revoke(await context.ask((db) => tokensOfEmployee(db, workspace, employee_id)), context)
    },
  }),
  process({
    name: 'tokens of a person who joins again',
    on: e.EmployeeJoined,
    async react({ workspace, data: { user_id }, meta: { occurred_at } }, context) {
      const before = { user: user_id, until: occurred_at }
      await revoke(await context.ask((db) => tokensOfUser(db, workspace, before)), context)
    },
  }),
]

async function revoke(tokens: readonly string[], context: ProcessContext): Promise<void> {
  for (const token_id of tokens)
    await context.run(apiTokenDecider, token_id, { type: 'revoke', token_id })
}
