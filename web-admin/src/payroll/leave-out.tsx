import Button from '@mui/material/Button'
import type { PayCheck } from '@workledger/contracts/payroll/pay-runs.api'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { useRun } from './run-context'
import { usePayWords } from './words'

/**
 * Excludes all people of a check from the draft at once; Undo includes them again. It outlives the
 * check, which disappears meanwhile.
 */
export function useLeaveOut() {
  const { t } = usePayWords()
  const { workspace } = useMember()
  const { run } = useRun()
  const params = { ws: workspace.id, id: run.id }

  const change = useConsoleCommand('changePayRunPayees', {
    onDone: ({ data }, { body }) => {
      if (body.should_pay) return
      const undo = () =>
        change.run({ params, body: { entry_ids: body.entry_ids, should_pay: true }, shown: data })
      toast({ text: t('leaveOut.done', { count: body.entry_ids.length }), undo })
    },
    onError: toastError,
  })

  return {
    busy: change.busy,
    leave: (entry_ids: string[]) =>
      change.run({
        params,
        body: { entry_ids, should_pay: false, reason: t('leaveOut.reason') },
        shown: run,
      }),
  }
}

/** The button of a check that excludes its people. */
export function LeaveOut({
  check,
  busy,
  leave,
}: { check: PayCheck } & ReturnType<typeof useLeaveOut>) {
  const { t } = usePayWords()
  const entry_ids = [...new Set(check.people.flatMap(({ entry_id }) => entry_id ?? []))]
  const count = entry_ids.length

  return (
    <Button size="small" {...busyProps(busy, () => leave(entry_ids))}>
      {/* A check names a limited number of people. */}
      {t(check.count > count ? 'leaveOut.first' : 'leaveOut.action', { count })}
    </Button>
  )
}
