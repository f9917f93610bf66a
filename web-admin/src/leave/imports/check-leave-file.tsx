import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { LeaveImportPreview } from '@workledger/contracts/leave/leave-imports.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { ApiError } from '@workledger/kit/net/client'
import { Figures } from '@workledger/kit/ui/figure-row'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { RefusedRows } from '../../kit/imports/refused-rows'
import { FilePeople } from './file-people'
import { FileTypes } from './file-types'
import { FirstLeaveRows } from './first-leave-rows'
import { LeaveFileOptions } from './leave-file-options'
import { leaveImportTexts } from './messages'
import { type LeaveReading, useLeavePreview } from './use-leave-preview'

interface Props {
  reading: LeaveReading
  change: (choices: Partial<LeaveReading>) => void
  /** Why the last attempt to import was refused. */
  refused: ApiError | null
  another: () => void
  begin: () => void
}

/** The reading of the file, its choices, and the effects of an import; nothing is written yet. */
export function CheckLeaveFile({ reading, change, refused, another, begin }: Props) {
  const t = useText(leaveImportTexts)
  const { data: preview, error, isFetching } = useLeavePreview(reading)
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
  preview: LeaveImportPreview
  busy: boolean
}

function Understood({ preview, reading, change, begin, busy }: UnderstoodProps) {
  const t = useText(leaveImportTexts)
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
            { label: t('counts.days'), value: number(counts.days) },
            { label: t('counts.known'), value: number(counts.known) },
            { label: t('counts.refused'), value: number(counts.refused), bad: counts.refused > 0 },
          ]}
        />
        <FileTypes
          types={preview.types}
          chosen={reading.types}
          choose={(types) => change({ types })}
        />
        <FilePeople
          people={preview.people}
          chosen={reading.people}
          choose={(people) => change({ people })}
        />
        <RefusedRows problems={preview.problems} name={reading.file.name} />
        <FirstLeaveRows rows={preview.rows} />
      </Grid>
      <Grid columns="minmax(0, 1fr)" gap={2} sx={{ position: { lg: 'sticky' }, top: { lg: 64 } }}>
        <LeaveFileOptions {...{ preview, reading, change, begin, busy }} />
      </Grid>
    </Grid>
  )
}
