import { CodedError } from '@workledger/contracts/kernel/errors'
import { signOnGroupsEvents as s } from '@workledger/contracts/sso/sso.events'
import { provisionedGroupDecider } from '@workledger/domain/provisioning/provisioned-group'
import { derivedId } from '@workledger/event-store/ids'
import { namesOfGroups } from '@workledger/projections/provisioning/provisioning.queries'
import { type Process, process } from '../kernel/process'

/** Most groups of a company that a sign-in named first; later ones are not listed. */
const MOST_GROUPS = 1_000

export const provisioningProcesses: readonly Process[] = [
  process({
    name: 'groups that a provider names first',
    on: s.SignOnGroupsNamed,
    async react({ workspace, data }, context) {
      const all = await context.ask((db) => namesOfGroups(db, workspace))
      const known = new Set(all.flatMap(({ name, external_id }) => [name, external_id]))
      const room = MOST_GROUPS - all.filter(({ source }) => source === 'sign_in').length
      const unknown = (data.groups ?? []).filter((name) => !known.has(name))

      for (const name of unknown.slice(0, Math.max(room, 0))) {
        // Two people may name it at once.
        const group_id = derivedId(workspace, `group ${name}`)

        await context
          .run(
            provisionedGroupDecider,
            group_id,
            { type: 'provision', group_id, name, external_id: null, source: 'sign_in' },
            { step: name },
          )
          .catch((error) => {
            if (!(error instanceof CodedError)) throw error
          })
      }
    },
  }),
]
