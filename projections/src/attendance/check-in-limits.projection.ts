import { checkInLimitEvents as e } from '@workledger/contracts/attendance/check-in-limits.events'
import { checkInLimitsDecider } from '@workledger/domain/attendance/check-in-limits'
import { on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One row for each workspace that ever limited check-in. */
export const checkInLimits = table('check_in_limits', {
  id: col.uuid,
  workspace_id: col.uuid,
  networks: col.json<string[]>(),
  exempt: col.uuids,
  revision: col.revision,
})

export const checkInLimitsProjection = projection('check-in-limits', {
  version: 1,
  tables: [checkInLimits],
  contents: [[checkInLimits, checkInLimitsDecider]],
  steps: [
    on(
      e.CheckInNetworksSet,
      checkInLimits,
      ({ data: { workspace_id } }) => workspace_id,
      (_, { workspace, data: { networks, exempt } }) => ({
        id: workspace,
        workspace_id: workspace,
        networks,
        exempt,
      }),
    ),
  ],
})
