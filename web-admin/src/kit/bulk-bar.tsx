import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { useText } from '@workledger/kit/i18n/i18n'
import { type Refused, runEach } from '@workledger/kit/net/run-each'
import { AtTheFoot, barLook } from '@workledger/kit/ui/bottom-bar'
import { Icon } from '@workledger/kit/ui/icon'
import { RefusedDialog } from '@workledger/kit/ui/refused-dialog'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { ConsoleList } from './console-list'
import { consoleTexts } from './messages'

export interface BulkAction<R> {
  id: string
  label: string
  /** Asks before it begins; resolves with the answer. */
  ask?: (rows: readonly R[]) => Promise<boolean>
  run: (row: R) => Promise<unknown>
  danger?: boolean
}

/** The actions on the selected rows. Each row is tried by itself, and each refusal is listed. */
export function BulkBar<R extends RaRecord>({
  list,
  actions,
  nameOf,
}: {
  list: ConsoleList<R>
  actions: readonly BulkAction<R>[]
  nameOf: (row: R) => string
}) {
  const t = useText(consoleTexts)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [refused, setRefused] = useState<readonly Refused<R>[]>([])
  const rows = list.rows.filter(({ id }) => list.chosen.includes(id))

  const begin = async (action: BulkAction<R>) => {
    if (action.ask && !(await action.ask(rows))) return
    setProgress({ done: 0, total: rows.length })
    const failures = await runEach(rows, action.run, (done) =>
      setProgress({ done, total: rows.length }),
    )
    setProgress(null)
    list.choose(failures.map(({ row }) => row.id))
    setRefused(failures)
    const done = rows.length - failures.length
    if (done > 0) toast(t('done', { count: done }))
    list.refresh()
  }

  return (
    <>
      {rows.length > 0 && actions.length > 0 && (
        <AtTheFoot>
          <Box role="toolbar" aria-label={t('actions')} sx={barLook}>
            <Box className="num" aria-live="polite" sx={{ marginInlineEnd: 1 }}>
              {progress ? t('running', progress) : t('chosen', { count: rows.length })}
            </Box>
            {progress ? (
              <LinearProgress
                variant="determinate"
                value={(100 * progress.done) / progress.total}
                sx={{ width: 160, marginInlineEnd: 1 }}
              />
            ) : (
              <>
                {actions.map((action) => (
                  <Button
                    key={action.id}
                    color={action.danger ? 'error' : 'inherit'}
                    onClick={() => void begin(action)}
                  >
                    {action.label}
                  </Button>
                ))}
                <IconButton
                  aria-label={t('unchoose')}
                  title={t('unchoose')}
                  onClick={() => list.choose([])}
                >
                  <Icon name="close" />
                </IconButton>
              </>
            )}
          </Box>
        </AtTheFoot>
      )}
      {refused.length > 0 && (
        <RefusedDialog refused={refused} nameOf={nameOf} close={() => setRefused([])} />
      )}
    </>
  )
}
