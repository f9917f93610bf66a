import { type Concerned, mayCall } from '@workledger/contracts/kernel/callers'
import { useCurrent } from '@workledger/kit/net/current'
import { useCallback } from 'react'
import { type CommandName, commands } from '../registry'

/**
 * Whether the person may do a command, by the permissions of their role and the server's own rule.
 * What somebody may not do is not offered; the server decides again.
 */
export function useMay() {
  const held = useCurrent().employee?.role?.permissions
  return useCallback(
    (name: CommandName, concerned?: Concerned) =>
      mayCall(commands[name].endpoint, held ?? [], concerned),
    [held],
  )
}
