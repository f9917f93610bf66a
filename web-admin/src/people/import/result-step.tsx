import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { Figures } from '../../kit/figures'
import type { Report } from './import-dialog'
import { importTexts } from './messages'
import { Problems } from './problems'

/** What an import did, and every row that was refused, with the reason. */
export function ResultStep({ report, close }: { report: Report; close: () => void }) {
  const t = useText(importTexts)
  const { number } = useFormat()
  const { counts } = report
  return (
    <>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'max-content', gap: 2 }}>
        <Figures
          figures={[
            { label: t('added'), value: number(counts.added) },
            { label: t('updated'), value: number(counts.updated) },
            { label: t('counts.unchanged'), value: number(counts.unchanged) },
            { label: t('terminated'), value: number(counts.terminated) },
            { label: t('counts.refused'), value: number(counts.refused) },
          ]}
        />
        <Problems problems={report.problems} name="import.csv" title={counts.refused > 0 ? t('refusedRows') : undefined} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" autoFocus onClick={close}>
          {t('close')}
        </Button>
      </DialogActions>
    </>
  )
}
