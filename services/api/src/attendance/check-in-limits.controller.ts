import { Controller } from '@nestjs/common'
import { checkInLimitsApi as api } from '@workledger/contracts/attendance/check-in-limits.api'
import { refuseField } from '@workledger/contracts/kernel/errors'
import { checkInLimitsDecider } from '@workledger/domain/attendance/check-in-limits'
import {
  checkInLimitsOf,
  employeesNamed,
} from '@workledger/projections/attendance/check-in-limits.queries'
import { isWithin } from '../kernel/access/networks'
import { changing } from '../kernel/commands/or-current'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'

/** The networks and places from which people check in by themselves. */
@Controller()
export class CheckInLimitsController {
  @Route(api.checkInLimits)
  async limits(call: Call<typeof api.checkInLimits>) {
    return { data: await readLimits(call) }
  }

  @Route(api.setCheckInLimits)
  async set(call: Call<typeof api.setCheckInLimits>) {
    const { workspace, body } = call
    const { networks, exempt, places, position_days } = body

    if (exempt) {
      const known = await call.read((db) => employeesNamed(db, workspace, exempt))
      if (known.length < exempt.length) refuseField('exempt', 'field.id')
    }

    const limits = { networks, exempt, places, position_days }
    const set = { ...limits, type: 'set' as const, workspace_id: workspace }

    return changing(
      call.seenOrNone(workspace),
      (seen) => call.run(checkInLimitsDecider, workspace, set, seen),
      async () => ({ data: await readLimits(call) }),
    )
  }
}

async function readLimits(call: Pick<Call, 'workspace' | 'address' | 'read'>) {
  const { workspace, address } = call
  const limits = await call.read((db) => checkInLimitsOf(db, workspace))

  return { ...limits, address, within: isWithin(limits.networks, address) }
}
