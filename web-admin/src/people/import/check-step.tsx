import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import type { ImportPreview } from '@workledger/contracts/people/import.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import type { ApiError } from '@workledger/kit/net/client'
import { Figures } from '@workledger/kit/ui/figure-row'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Row } from '@workledger/kit/ui/layout'
import { SkeletonRows } from '@workledger/kit/ui/states'
import type { ComponentType } from 'react'
import { Columns } from './columns'
import { FileWarnings } from './file-warnings'
import { FirstRows } from './first-rows'
import { heldImport } from './held-import'
import { importTexts } from './messages'
import { Missing } from './missing'
import type { NewFieldProps } from './new-field'
import { ImportOptions } from './options'
import { Problems } from './problems'
import { type Choices, type Reading, withField, withManager } from './reading'
import { Recognised } from './recognised'
import { usePreview } from './use-preview'

const counted = ['rows', 'add', 'update', 'unchanged', 'refused', 'warnings'] as const

interface Props {
  reading: Reading
  choices: Choices
  /** Reason of the last refusal of an import. */
  refused: ApiError | null
  NewField: ComponentType<NewFieldProps>
}

/**
 * The reading of the file, its choices, and the effects of an import. Nothing is written before the
 * button is pressed.
 */
export function CheckStep({ reading, choices, refused, NewField }: Props) {
  const t = useText(importTexts)
  const { preview, error, reading: busy, again } = usePreview(reading)

  return (
    <Grid columns="minmax(0, 1fr)" gap={1.5} sx={{ position: 'relative' }}>
      <Row wrap gap={1}>
        <Row gap={0.75} sx={{ minWidth: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <Icon name="file" />
          <bdi>{reading.file.name}</bdi>
        </Row>
        <Button variant="text" onClick={heldImport.toFile}>
          {t('another')}
        </Button>
      </Row>
      {busy && (
        <Box role="status" sx={{ position: 'absolute', insetInline: 0, top: 0 }}>
          <LinearProgress aria-label={t('reading')} />
        </Box>
      )}
      {(refused ?? error) && (
        <Refusal error={(refused ?? error)!} again={refused ? undefined : again} />
      )}
      {preview ? (
        <Understood {...{ preview, reading, choices, NewField, busy: busy || !!error }} />
      ) : (
        !error && <SkeletonRows rows={10} />
      )}
    </Grid>
  )
}

interface UnderstoodProps extends Omit<Props, 'refused'> {
  preview: ImportPreview
  busy: boolean
}

function Understood({ preview, reading, choices, NewField, busy }: UnderstoodProps) {
  const t = useText(importTexts)
  const { number } = useFormat()
  const { counts } = preview

  return (
    <Grid
      columns={{ xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' }}
      gap={2}
      sx={{ alignItems: 'start' }}
    >
      <Grid columns="minmax(0, 1fr)" gap={2}>
        <FileWarnings preview={preview} reading={reading} />
        <Figures
          figures={counted.map((name) => ({
            label: t(`counts.${name}`),
            value: number(counts[name]),
          }))}
        />
        <Columns
          columns={preview.columns}
          fields={preview.fields}
          NewField={NewField}
          onChange={(index, field) =>
            heldImport.read({ mapping: withField(reading.mapping, preview.columns, index, field) })
          }
        />
        <Problems
          problems={preview.problems}
          name={reading.file.name}
          title={t('problems.title')}
          choose={(manager, meant) =>
            heldImport.read({ managers: withManager(reading.managers ?? {}, manager, meant) })
          }
        />
        <FirstRows rows={preview.rows} all={counts.rows} fields={preview.fields} />
      </Grid>
      <Grid columns="minmax(0, 1fr)" gap={2} sx={{ position: { lg: 'sticky' }, top: { lg: 64 } }}>
        <ImportOptions {...{ preview, reading, choices, busy }} />
        <Missing missing={preview.missing} />
        <Recognised preview={preview} reading={reading} />
      </Grid>
    </Grid>
  )
}

/** The reason of a refused file or import; the file and every choice stay. */
function Refusal({ error, again }: { error: ApiError; again: (() => void) | undefined }) {
  const t = useText(importTexts)
  const places = Object.entries(error.fields).flatMap(([place, sentences]) =>
    sentences.map((sentence) => [place, sentence] as const),
  )
  const rows = error.code === 'import.rows' ? places : []

  return (
    <Alert
      severity="error"
      action={
        again && error.unknownOutcome ? (
          <Button variant="text" onClick={again}>
            {t('running.again')}
          </Button>
        ) : undefined
      }
    >
      <strong>{t('failed')}</strong>
      <Box>{error.message}</Box>
      {rows.slice(0, 5).map(([place, sentence]) => (
        <Box key={`${place} ${sentence}`}>
          <bdi>{place}</bdi>
          {pair('', sentence)}
        </Box>
      ))}
    </Alert>
  )
}
