import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { TimeImportPreview } from '@workledger/contracts/time-tracking/time-import-previews.api'
import { shortClock, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { ApiError } from '@workledger/kit/net/client'
import { Figures } from '@workledger/kit/ui/figure-row'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { RefusedRows } from '../kit/imports/refused-rows'
import { FilePeople } from './file-people'
import { FirstTimeRows } from './first-time-rows'
import { timeImportTexts } from './messages'
import { NewRecords } from './new-records'
import { TimeFileOptions } from './time-file-options'
import { type TimeReading, useTimePreview } from './use-time-preview'

interface Props {
  reading: TimeReading
  change: (choices: Partial<TimeReading>) => void
  /** Why the last attempt to import was refused. */
  refused: ApiError | null
  another: () => void
  /** Imports with the zone that the preview shows. */
  begin: (zone: string) => void
}

/** The reading of the file, its choices, and the effects of an import; nothing is written yet. */
export function CheckTimeFile({ reading, change, refused, another, begin }: Props) {
  const t = useText(timeImportTexts)
  const { data: preview, error, isFetching } = useTimePreview(reading)
  const fault = refused ?? error

  return (
    <Grid columns="minmax(0, 1fr)" gap={1.5} sx={{ position: 'relative' }}>
      <Row wrap gap={1}>
        <Row gap={0.75} sx={{ minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Icon name="file" />
          <bdi>{reading.file.name}</bdi>
        </Row>
        <Button variant="text" onClick={another}>
          {t('file.another')}
        </Button>
      </Row>
      {isFetching && (
        <Box role="status" sx={{ position: 'absolute', insetInline: 0, top: 0 }}>
          <LinearProgress aria-label={t('reading')} />
        </Box>
      )}
      {fault && (
        <Alert severity="error">
          <strong>{t('failed')}</strong>
          <Box>{fault.message}</Box>
        </Alert>
      )}
      {preview ? (
        <Understood {...{ preview, reading, change, begin, busy: isFetching || !!error }} />
      ) : (
        !error && <SkeletonRows rows={10} />
      )}
    </Grid>
  )
}

interface UnderstoodProps extends Pick<Props, 'reading' | 'change' | 'begin'> {
  preview: TimeImportPreview
  busy: boolean
}

function Understood({ preview, reading, change, begin, busy }: UnderstoodProps) {
  const t = useText(timeImportTexts)
  const { number } = useFormat()
  const { counts } = preview

  return (
    <Grid
      columns={{ xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
      gap={2}
      sx={{ alignItems: 'start' }}
    >
      <Grid columns="minmax(0, 1fr)" gap={2}>
        <Figures
          figures={[
            { label: t('counts.add'), value: number(counts.add) },
            { label: t('counts.time'), value: shortClock(counts.seconds) },
            { label: t('counts.known'), value: number(counts.known) },
            { label: t('counts.refused'), value: number(counts.refused), bad: counts.refused > 0 },
          ]}
        />
        <FilePeople
          people={preview.people}
          chosen={reading.people}
          choose={(people) => change({ people })}
        />
        <RefusedRows problems={preview.problems} name={reading.file.name} />
        <FirstTimeRows rows={preview.rows} />
      </Grid>
      <Grid columns="minmax(0, 1fr)" gap={2} sx={{ position: { lg: 'sticky' }, top: { lg: 64 } }}>
        <TimeFileOptions {...{ preview, reading, change, begin, busy }} />
        <NewRecords missing={preview.missing} />
      </Grid>
    </Grid>
  )
}
