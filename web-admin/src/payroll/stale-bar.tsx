import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useMember } from '@workledger/kit/net/current'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { useRun } from './run-context'
import { usePayWords } from './words'

/**
 * Shows that facts changed since the draft's calculation, and calculates it again; otherwise empty.
 * `inside` is for a dialog.
 */
export function StaleBar({ inside = false }: { inside?: boolean }) {
  const { t } = usePayWords()
  const { run } = useRun()
  const { workspace } = useMember()
  const may = useMay()

  const recalculate = useConsoleCommand('recalculatePayRun', {
    onDone: () => toast(t('toast.recalculated')),
    onError: toastError,
  })

  if (run.status !== 'draft' || run.changes_count === 0) return null

  return (
    <Alert
      severity="warning"
      sx={{ mt: inside ? 0 : 2 }}
      action={
        may('recalculatePayRun') && (
          <Button
            size="small"
            color="inherit"
            {...busyProps(recalculate.busy, () =>
              recalculate.run({ params: { ws: workspace.id, id: run.id }, shown: run }),
            )}
          >
            {t('stale.recalculate')}
          </Button>
        )
      }
    >
      {t('stale.changed', { count: run.changes_count })}
    </Alert>
  )
}
