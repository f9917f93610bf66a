import { type Concerned, mayCall } from '@workledger/contracts/kernel/callers'
import { useCurrent } from '@workledger/kit/net/current'
import { useCallback } from 'react'
import { type CommandName, commands } from '../registry'

/**
 * Returns whether the person may do a command, by their role's permissions and the server's own
 * rule. Forbidden commands are not offered; the server checks them again.
 */
export function useMay() {
  const held = useCurrent().employee?.role?.permissions
  return useCallback(
    (name: CommandName, concerned?: Concerned) =>
      mayCall(commands[name].endpoint, held ?? [], concerned),
    [held],
  )
}
