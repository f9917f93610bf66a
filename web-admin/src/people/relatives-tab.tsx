import { mayCall } from '@workledger/contracts/kernel/callers'
import { relativesApi } from '@workledger/contracts/people/relatives.api'
import { Relatives } from '@workledger/kit/areas/people/relatives/relatives'
import { useMember } from '@workledger/kit/net/current'

/**
 * Emergency contacts and dependants of one employee, for people who may see them; auditors read.
 */
export default function RelativesTab({ employee }: { employee: { id: string } }) {
  const { employee: own } = useMember()
  const concerned = { self: own.id === employee.id, manages: false }

  return (
    <Relatives
      employee={employee.id}
      changes={mayCall(relativesApi.addEmergencyContact, own.role?.permissions ?? [], concerned)}
    />
  )
}
