import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useGo } from '@workledger/kit/ui/app-link'
import { Figures } from '@workledger/kit/ui/figure-row'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { heldImport, type Report } from './held-import'
import { importTexts } from './messages'
import { Problems } from './problems'

/** The result of an import, and every refused row with the reason. */
export function ResultStep({
  report: { id, counts, problems },
  name,
}: {
  report: Report
  name: string
}) {
  const t = useText(importTexts)
  const { number } = useFormat()
  const go = useGo()
  const same = counts.added + counts.updated + counts.terminated + counts.refused === 0

  return (
    <Grid columns="minmax(0, 1fr)" gap={2}>
      <Alert severity={counts.refused > 0 ? 'warning' : 'success'}>
        <strong>{t('done.title')}</strong>
        {same && <Box>{t('done.nothing')}</Box>}
        {counts.refused > 0 && <Box>{t('done.partly', { count: counts.refused })}</Box>}
      </Alert>
      <Figures
        figures={[
          { label: t('done.added'), value: number(counts.added) },
          { label: t('done.updated'), value: number(counts.updated) },
          { label: t('counts.unchanged'), value: number(counts.unchanged) },
          { label: t('done.terminated'), value: number(counts.terminated) },
          { label: t('counts.refused'), value: number(counts.refused) },
        ]}
      />
      <Row align="stretch" wrap gap={1}>
        <Button variant="contained" color="primary" onClick={() => go('/admin/employees')}>
          {t('done.open')}
        </Button>
        <Button onClick={() => go(`/admin/employees/imports/${id}`)}>{t('done.record')}</Button>
        <Button onClick={heldImport.forget}>{t('done.another')}</Button>
        {counts.refused > 0 && <Button onClick={heldImport.toCheck}>{t('done.again')}</Button>}
      </Row>
      <Problems
        problems={problems}
        name={name}
        title={counts.refused > 0 ? t('problems.refused') : t('problems.title')}
      />
    </Grid>
  )
}
