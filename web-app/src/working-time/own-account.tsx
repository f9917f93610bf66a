import { AccountView } from '@workledger/kit/areas/working-time/account-view'
import { useMember } from '@workledger/kit/net/current'

/** The viewer's own working time account. */
export function OwnAccount() {
  return <AccountView employee={useMember().employee.id} />
}
