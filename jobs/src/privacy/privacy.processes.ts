import { SYSTEM_WORKSPACE } from '@workledger/contracts/kernel/system'
import { employeeEvents as e } from '@workledger/contracts/people/people.events'
import { dataExportEvents as x } from '@workledger/contracts/privacy/data-exports.events'
import { workspaceEvents as w } from '@workledger/contracts/workspaces/workspaces.events'
import { emailDecider, userDecider } from '@workledger/domain/access/user'
import { payRunDecider } from '@workledger/domain/payroll/pay-run'
import { employeeDecider } from '@workledger/domain/people/employee'
import { dataExportDecider } from '@workledger/domain/privacy/data-export'
import { candidateDecider } from '@workledger/domain/recruiting/candidate'
import { subdomainDecider } from '@workledger/domain/workspaces/subdomain'
import { workspaceDecider } from '@workledger/domain/workspaces/workspace'
import {
  applicationsOf,
  exportsOf,
  runsThatPaid,
} from '@workledger/projections/privacy/privacy.queries'
import { type Process, process } from '../kernel/process'
import type { ProcessContext } from '../kernel/process-context'

/**
 * The order makes an erasure complete wherever it is interrupted. Data outside the log comes first,
 * then the keys, and last the event on which the read tables forget. Anything that was read with
 * the key before is therefore written before that event.
 */
export const privacyProcesses: readonly Process[] = [
  process({
    name: 'erasure of a person',
    on: e.PersonErasureStarted,
    async react({ workspace, data: { employee_id, user_id, ended_on } }, context) {
      for (const candidate_id of await context.ask((db) => applicationsOf(db, employee_id)))
        await context.run(candidateDecider, candidate_id, { type: 'erase', candidate_id })

      // While their pay is still readable, so the totals of closed runs stay explained.
      for (const payrun_id of await context.ask((db) => runsThatPaid(db, employee_id)))
        await context.run(payRunDecider, payrun_id, {
          type: 'keep-amounts',
          payrun_id,
          employee_id,
        })

      // The company's export contains every person.
      for (const owner_id of [employee_id, workspace])
        await context.run(dataExportDecider, owner_id, { type: 'remove', owner_id })

      await context.traces.remove({ workspace, person: employee_id, user: user_id, ended_on })
      await context.erase(employee_id)
      // Mails to the account are encrypted with the user's own key in this company.
      if (user_id) await context.erase(user_id)
      await context.run(employeeDecider, employee_id, { type: 'finish-erasure', employee_id })
    },
  }),
  process({
    name: 'file of a removed data export',
    on: x.DataExportRemoved,
    react: ({ data: { export_id } }, context) => context.traces.removeExport(export_id),
  }),
  process({
    name: 'mails that were being written during an erasure',
    on: e.PersonErased,
    // Runs once the tables have forgotten the person, so no later letter names them.
    react: ({ workspace, data: { employee_id, user_id } }, context) =>
      context.ask(() =>
        context.traces.removeMailsOf({
          workspace,
          person: employee_id,
          user: user_id,
          ended_on: null,
        }),
      ),
  }),
  process({
    name: 'account of who was erased',
    on: e.PersonErased,
    when: ({ user_id }) => user_id !== null,
    async react({ data: { user_id } }, context) {
      const user = user_id!
      // Runs once the tables show that this company does not know the account any more.
      if (await context.ask(() => context.traces.isKnown(user))) return
      await eraseAccount(user, context)
    },
  }),
  process({
    name: 'erasure of a workspace',
    on: w.WorkspaceErasureStarted,
    async react({ workspace }, context) {
      const before = await context.before(workspaceDecider)
      const subdomain =
        before.status === 'open' ? (before.profile.subdomain as string | null) : null

      if (subdomain)
        await context.run(
          subdomainDecider,
          subdomain,
          { type: 'release', workspace_id: workspace },
          { workspace: SYSTEM_WORKSPACE },
        )

      // Runs once the tables show all people; the accounts come before the erasure of any of them.
      for (const user of await context.ask(() => context.traces.usersOf(workspace)))
        if (!(await context.traces.isKnown(user, workspace))) await eraseAccount(user, context)

      await context.run(dataExportDecider, workspace, { type: 'remove', owner_id: workspace })

      for (const owner_id of await context.ask((db) => exportsOf(db, workspace)))
        await context.run(dataExportDecider, owner_id, { type: 'remove', owner_id })

      await context.traces.removeWorkspace(workspace)
      await context.eraseAll()

      await context.run(workspaceDecider, workspace, {
        type: 'finish-erasure',
        workspace_id: workspace,
      })
    },
  }),
]

/**
 * Ends the account of a user whom no company knows any more: address, password, sessions, and the
 * key of their events.
 */
async function eraseAccount(user: string, context: ProcessContext) {
  const state = await context.state(userDecider, user, SYSTEM_WORKSPACE)
  if (state.status === 'none') return
  const on = { workspace: SYSTEM_WORKSPACE }

  if (state.email)
    await context.run(
      emailDecider,
      context.emailKey(state.email),
      { type: 'release', user_id: user },
      on,
    )

  await context.traces.removeAccount(user)
  await context.erase(user, SYSTEM_WORKSPACE)
  await context.run(userDecider, user, { type: 'erase', user_id: user }, on)
}
