import {
  DEFAULT_POSITION_DAYS,
  checkInLimitEvents as e,
} from '@workledger/contracts/attendance/check-in-limits.events'
import { checkInLimitsDecider } from '@workledger/domain/attendance/check-in-limits'
import type { Place } from '@workledger/domain/attendance/places'
import { on, projection } from '../kernel/projection'
import { col, table } from '../kernel/table'

/** One row for each workspace that ever limited check-in. */
export const checkInLimits = table('check_in_limits', {
  id: col.uuid,
  workspace_id: col.uuid,
  networks: col.json<string[]>(),
  exempt: col.uuids,
  places: col.json<Place[]>(),
  position_days: col.int,
  revision: col.revision,
})

const unlimited = { networks: [], exempt: [], places: [], position_days: DEFAULT_POSITION_DAYS }

export const checkInLimitsProjection = projection('check-in-limits', {
  version: 2,
  tables: [checkInLimits],
  contents: [[checkInLimits, checkInLimitsDecider]],
  steps: [
    on(
      e.CheckInNetworksSet,
      checkInLimits,
      ({ data: { workspace_id } }) => workspace_id,
      (row, { workspace, data: { networks, exempt } }) => ({
        ...unlimited,
        ...row,
        id: workspace,
        workspace_id: workspace,
        networks,
        exempt,
      }),
    ),
    on(
      e.CheckInPlacesSet,
      checkInLimits,
      ({ data: { workspace_id } }) => workspace_id,
      (row, { workspace, data: { places, position_days } }) => ({
        ...unlimited,
        ...row,
        id: workspace,
        workspace_id: workspace,
        places,
        position_days,
      }),
    ),
  ],
})
