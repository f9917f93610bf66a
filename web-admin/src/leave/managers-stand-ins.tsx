import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { mayCall } from '@workledger/contracts/kernel/callers'
import { delegationApi } from '@workledger/contracts/leave/delegation.api'
import { leaveApi } from '@workledger/contracts/leave/leave.api'
import { StandIns } from '@workledger/kit/areas/leave/stand-ins'
import { useCurrent } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'

/**
 * This manager's stand-ins; absent for people without reports. `name` is theirs, unless they are
 * the viewer.
 */
export function ManagersStandIns({ employee, name }: { employee: string; name?: string }) {
  const own = useCurrent().employee
  const manages = useQuery(query(leaveApi.requestsToApprove, { params: { id: employee } })).data
    ?.manages
  if (!manages) return null
  const self = own?.id === employee

  const may = mayCall(delegationApi.delegateApproval, own?.role?.permissions ?? [], {
    self,
    manages: false,
  })

  return (
    <Box sx={{ mt: 3 }}>
      <StandIns employee={employee} name={self ? undefined : name} may={may} />
    </Box>
  )
}
