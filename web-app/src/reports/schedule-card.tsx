import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SavedReport } from '@workledger/contracts/reports/saved-reports.lists'
import { lazy, Suspense, useState } from 'react'
import { Card } from '../kit/card'
import { useFormat } from '../kit/format'
import { useText } from '../kit/i18n'
import { reportTexts } from './messages'
import { useScheduleWords } from './schedule-words'

const SaveDialog = lazy(() => import('./save-dialog'))

/** When the mail of a saved report comes, about which days and to whom, and when the next is due. */
export function ScheduleCard({ report, mine }: { report: SavedReport; mine: boolean }) {
  const t = useText(reportTexts)
  const { moment } = useFormat()
  const { said } = useScheduleWords()
  const [editing, setEditing] = useState(false)
  const { every, name, next_due_at, last_due_at } = report
  const rows = [
    [t('saved.send'), said(report)],
    ...(every
      ? [
          [t('saved.period'), t(`saved.before.${every}`)],
          [t('saved.as'), t('saved.link')],
          [t('saved.to'), <bdi key="to">{name}</bdi>],
        ]
      : []),
    ...(last_due_at ? [[t('saved.last'), moment(last_due_at)]] : []),
  ] as const
  return (
    <Card title={t('saved.schedule')} note={t('saved.by', { name })}>
      <Box
        component="dl"
        className="num"
        sx={{
          ...{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '4px 24px', m: 0, p: '12px 16px' },
          ...{ '& dt': { color: 'text.secondary' }, '& dd': { m: 0, overflowWrap: 'anywhere' } },
        }}
      >
        {rows.map(([label, value]) => (
          <Box key={label as string} sx={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
      {(mine || next_due_at) && (
        <Box
          className="num"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, px: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
        >
          <Box component="span" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
            {next_due_at && t('saved.nextAt', { moment: moment(next_due_at) })}
          </Box>
          {mine && <Button onClick={() => setEditing(true)}>{t('saved.edit')}</Button>}
        </Box>
      )}
      <Suspense>{editing && <SaveDialog report={report} filters={report.filters} close={() => setEditing(false)} />}</Suspense>
    </Card>
  )
}
