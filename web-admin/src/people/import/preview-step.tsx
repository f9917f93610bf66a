import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'
import { importDateFormats, importPeriods } from '@workledger/contracts/people/import.api'
import { SelectField } from '@workledger/web-app/kit/choice-fields'
import { useMember } from '@workledger/web-app/kit/current'
import { CheckField, DateField } from '@workledger/web-app/kit/fields'
import { useFormat } from '@workledger/web-app/kit/format'
import { said, useText } from '@workledger/web-app/kit/i18n'
import { SkeletonRows } from '@workledger/web-app/kit/states'
import { useState } from 'react'
import { Figures } from '../../kit/figures'
import { useConsoleCommand } from '../../kit/use-command'
import { Columns } from './columns'
import { FirstRows } from './first-rows'
import type { Report } from './import-dialog'
import { importTexts } from './messages'
import { Problems } from './problems'
import { type Reading, readingBody, usePreview } from './use-preview'

interface Props {
  file: File
  onDone: (report: Report) => void
  back: () => void
  close: () => void
}
const modes = ['good-rows', 'all-or-nothing'] as const

/** How the file is understood, what of it can be changed, and what an import would do. Nothing is written before the button. */
export function PreviewStep({ file, onDone, back, close }: Props) {
  const t = useText(importTexts)
  const { number } = useFormat()
  const { workspace } = useMember()
  const [reading, setReading] = useState<Reading>({ file, mapping: {} })
  const [mode, setMode] = useState<(typeof modes)[number]>('good-rows')
  const [invite, setInvite] = useState(false)
  const [effective, setEffective] = useState('')
  const found = usePreview(reading)
  const run = useConsoleCommand('importEmployees', { onDone: ({ data }) => onDone(data) })
  const preview = found.data
  const change = (part: Partial<Reading>) => setReading((now) => ({ ...now, ...part }))
  const begin = () =>
    run.run({ params: { ws: workspace.id }, body: { ...readingBody(reading), mode, invite, pay_effective_on: effective } as never })
  const good = preview ? preview.counts.rows - preview.counts.refused : 0
  const blocked =
    !preview ||
    (!preview.file.date_format_certain && !reading.date_format) ||
    good === 0 ||
    (mode === 'all-or-nothing' && preview.counts.refused > 0)
  return (
    <>
      <DialogContent
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'max-content', gap: 2, alignContent: 'start' }}
      >
        <Box sx={{ color: 'text.secondary' }}>
          <bdi>{file.name}</bdi>
          {preview &&
            ` · ${[preview.file.format.toUpperCase(), preview.file.delimiter, preview.file.encoding, preview.file.sheet].filter(Boolean).join(' · ')}`}
        </Box>
        {run.error && <Alert severity="error">{`${t('failed')}. ${said(run.error.message)}`}</Alert>}
        {found.error ? (
          <Alert severity="error">{`${t('failed')}. ${said(found.error.message)}`}</Alert>
        ) : !preview ? (
          <SkeletonRows rows={8} />
        ) : run.busy ? (
          <Box role="status" sx={{ py: 6, textAlign: 'center' }}>
            <LinearProgress sx={{ mb: 2 }} />
            {t('importing', { rows: number(preview.counts.rows) })}
          </Box>
        ) : (
          <>
            {found.isFetching && <LinearProgress />}
            {preview.warnings.map((warning) => (
              <Alert
                key={warning.message}
                severity="warning"
                action={
                  warning.mapping && (
                    <Button variant="text" onClick={() => change({ mapping: { ...reading.mapping, ...warning.mapping } })}>
                      {t('use')}
                    </Button>
                  )
                }
              >
                {said(warning.message)}
              </Alert>
            ))}
            <Figures
              figures={(['rows', 'add', 'update', 'unchanged', 'refused', 'terminate'] as const).map((name) => ({
                label: t(`counts.${name}`),
                value: number(preview.counts[name]),
              }))}
            />
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
                gap: 1.5,
              }}
            >
              <SelectField
                name="pay_period"
                label={t('period')}
                value={reading.pay_period ?? preview.file.pay_period}
                onChange={(value) => change({ pay_period: value as Reading['pay_period'] })}
                options={importPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
              />
              <SelectField
                name="date_format"
                label={t('date')}
                value={reading.date_format ?? (preview.file.date_format_certain ? preview.file.date_format : '')}
                error={preview.file.date_format_certain || reading.date_format ? undefined : t('dateUncertain')}
                onChange={(value) => change({ date_format: value as Reading['date_format'] })}
                options={importDateFormats.map((value) => ({ value, label: value }))}
              />
              <SelectField
                name="mode"
                label={t('mode')}
                value={mode}
                onChange={(value) => setMode(value as typeof mode)}
                options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
              />
              <DateField
                name="pay_effective_on"
                label={t('effective')}
                hint={t('effectiveHint')}
                value={effective}
                onChange={setEffective}
              />
            </Box>
            <CheckField name="invite" label={t('invite')} value={invite} onChange={setInvite} />
            {preview.missing.departments.length + preview.missing.designations.length > 0 && (
              <Box sx={{ color: 'text.secondary' }}>
                {t('missing', { names: [...preview.missing.departments, ...preview.missing.designations].join(', ') })}
              </Box>
            )}
            <Columns preview={preview} onChange={(index, field) => change({ mapping: { ...reading.mapping, [index]: field } })} />
            <Problems problems={preview.problems} name={file.name} />
            <FirstRows rows={preview.rows} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={back} disabled={run.busy} sx={{ marginInlineEnd: 'auto' }}>
          {t('other')}
        </Button>
        <Button onClick={close}>{t('cancel')}</Button>
        <Button variant="contained" color="primary" disabled={blocked || run.busy || found.isFetching} aria-busy={run.busy} onClick={begin}>
          {good > 0 ? t('import', { count: mode === 'all-or-nothing' ? (preview?.counts.rows ?? 0) : good }) : t('nothing')}
        </Button>
      </DialogActions>
    </>
  )
}
