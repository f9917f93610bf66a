import Button from '@mui/material/Button'
import type { PayCheck } from '@workledger/contracts/payroll/pay-runs.api'
import { useMember } from '@workledger/web-app/kit/current'
import { toast, toastError } from '@workledger/web-app/kit/toast'
import { useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { useRun } from './run-context'
import { usePayWords } from './words'

/** Takes everybody whom a check names out of the draft, as each could be by their entry; it can be undone there. */
export function LeaveOut({ check }: { check: PayCheck }) {
  const { t } = usePayWords()
  const { workspace } = useMember()
  const { run } = useRun()
  const [busy, setBusy] = useState(false)
  const change = useConsoleCommand('changePayRunEntry')
  const entries = [...new Set(check.people.flatMap(({ entry_id }) => entry_id ?? []))]
  const leaveOut = async () => {
    setBusy(true)
    try {
      for (const entryId of entries)
        await change.send({ params: { ws: workspace.id, id: run.id, entryId }, body: { should_pay: false, reason: t('leaveOut.reason') } })
      toast(t('leaveOut.done', { count: entries.length }))
    } catch (error) {
      toastError(error as Error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="small" disabled={busy} onClick={() => void leaveOut()}>
      {t('leaveOut.action', { count: entries.length })}
    </Button>
  )
}
