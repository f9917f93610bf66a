import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { PunchImportPreview } from '@workledger/contracts/biometrics/punch-import-previews.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { ApiError } from '@workledger/kit/net/client'
import { AppLink } from '@workledger/kit/ui/app-link'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Figures } from '@workledger/kit/ui/figure-row'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row, Stack } from '@workledger/kit/ui/layout'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { RefusedRows } from '../../kit/imports/refused-rows'
import { FilePins } from './file-pins'
import { FirstPunches } from './first-punches'
import { punchImportTexts } from './messages'
import { type AttlogReading, useAttlogPreview } from './use-attlog-preview'

interface Props {
  reading: AttlogReading
  /** Why the last attempt to import was refused. */
  refused: ApiError | null
  another: () => void
  begin: () => void
}

/** The reading of the file and the effects of an import; nothing is written yet. */
export function CheckAttlog({ reading, refused, another, begin }: Props) {
  const t = useText(punchImportTexts)
  const { data: preview, error, isFetching } = useAttlogPreview(reading)
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
        <Understood preview={preview} name={reading.file.name} begin={begin} />
      ) : (
        !error && <SkeletonRows rows={10} />
      )}
    </Grid>
  )
}

interface UnderstoodProps extends Pick<Props, 'begin'> {
  preview: PunchImportPreview
  name: string
}

function Understood({ preview, name, begin }: UnderstoodProps) {
  const t = useText(punchImportTexts)
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
            { label: t('counts.rows'), value: number(counts.rows) },
            { label: t('counts.add'), value: number(counts.add) },
            { label: t('counts.known'), value: number(counts.known) },
            { label: t('counts.refused'), value: number(counts.refused), bad: counts.refused > 0 },
          ]}
        />
        <FilePins people={preview.people} />
        <RefusedRows problems={preview.problems} name={name} />
        <FirstPunches rows={preview.rows} />
      </Grid>
      <Box sx={{ position: { lg: 'sticky' }, top: { lg: 64 } }}>
        <Reading preview={preview} begin={begin} />
      </Box>
    </Grid>
  )
}

/** How the file is read, and the only button that writes. */
function Reading({ preview, begin }: Pick<UnderstoodProps, 'preview' | 'begin'>) {
  const t = useText(punchImportTexts)
  const { span } = useFormat()
  const { file, counts, from_on, to_on, people } = preview

  return (
    <Card title={t('options')} padded>
      <Stack gap={1.5}>
        <Muted size={13}>
          <bdi>{file.device}</bdi> · <span className="num ltr">{file.serial_no}</span>
        </Muted>
        {from_on && to_on && (
          <Muted size={13}>
            <bdi>{span(from_on, to_on)}</bdi>
          </Muted>
        )}
        <Muted size={13}>{t('zone', { zone: file.zone.replaceAll('_', ' ') })}</Muted>
        {people.some(({ employee_id }) => employee_id === null) && (
          <Muted size={13}>
            {t('pins.register')}{' '}
            <AppLink to="/admin/biometrics?tab=people">{t('pins.open')}</AppLink>
          </Muted>
        )}
        {counts.add === 0 && <Muted size={13}>{t('nothing')}</Muted>}
      </Stack>
      <Button
        variant="contained"
        color="primary"
        fullWidth
        disabled={counts.add === 0}
        {...busyProps(false, begin)}
        sx={{ mt: 2, minHeight: 36 }}
      >
        {t('begin', { count: counts.add })}
      </Button>
    </Card>
  )
}
