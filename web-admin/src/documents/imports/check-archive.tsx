import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import type { DocumentImportPreview } from '@workledger/contracts/documents/document-import-previews.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { ApiError } from '@workledger/kit/net/client'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Figures } from '@workledger/kit/ui/figure-row'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { CheckedFile, FileColumns } from '../../kit/imports/checked-file'
import { RefusedRows } from '../../kit/imports/refused-rows'
import { ArchivePeople } from './archive-people'
import { ArchiveTypes } from './archive-types'
import { FirstFiles } from './first-files'
import { documentImportTexts } from './messages'
import { type ArchiveReading, useArchivePreview } from './use-archive-preview'

interface Props {
  reading: ArchiveReading
  change: (choices: Partial<ArchiveReading>) => void
  /** Why the last attempt to import was refused. */
  refused: ApiError | null
  another: () => void
  /** Imports the archive with this checksum. */
  begin: (sha256: string) => void
}

/** The reading of the archive, its choices, and the effects of an import; nothing is written yet. */
export function CheckArchive({ reading, change, refused, another, begin }: Props) {
  const t = useText(documentImportTexts)
  const { data: preview, error, isFetching } = useArchivePreview(reading)

  return (
    <CheckedFile
      words={{ another: t('file.another'), reading: t('reading'), failed: t('failed') }}
      file={reading.file}
      reading={isFetching}
      fault={refused ?? error}
      another={another}
    >
      {preview ? (
        <Understood {...{ preview, reading, change, begin, busy: isFetching || !!error }} />
      ) : (
        !error && <SkeletonRows rows={10} />
      )}
    </CheckedFile>
  )
}

interface UnderstoodProps extends Pick<Props, 'reading' | 'change' | 'begin'> {
  preview: DocumentImportPreview
  busy: boolean
}

function Understood({ preview, reading, change, begin, busy }: UnderstoodProps) {
  const t = useText(documentImportTexts)
  const { number, size } = useFormat()
  const { counts, file } = preview

  return (
    <FileColumns aside={<Begin {...{ preview, begin, busy }} />}>
      <Figures
        figures={[
          { label: t('counts.add'), value: number(counts.add) },
          { label: t('counts.size'), value: counts.bytes === 0 ? '–' : size(counts.bytes) },
          { label: t('counts.known'), value: number(counts.known) },
          { label: t('counts.refused'), value: number(counts.refused), bad: counts.refused > 0 },
        ]}
      />
      {file.index && <Alert severity="info">{t('index', { name: file.index })}</Alert>}
      <ArchiveTypes
        types={preview.types}
        chosen={reading.types}
        choose={(types) => change({ types })}
      />
      <ArchivePeople
        people={preview.people}
        chosen={reading.people}
        choose={(people) => change({ people })}
      />
      <RefusedRows
        problems={preview.problems.map((problem) => ({ ...problem, column: null }))}
        name={reading.file.name}
      />
      <FirstFiles files={preview.files} />
    </FileColumns>
  )
}

function Begin({
  preview: { counts, file },
  begin,
  busy,
}: Pick<UnderstoodProps, 'preview' | 'begin' | 'busy'>) {
  const t = useText(documentImportTexts)

  return (
    <Card padded>
      <Button
        variant="contained"
        color="primary"
        fullWidth
        disabled={counts.add === 0}
        {...busyProps(busy, () => begin(file.sha256))}
      >
        {t('begin', { count: counts.add })}
      </Button>
      <Muted size={13} sx={{ mt: 1 }}>
        {counts.add === 0 ? t('nothing') : t('silent')}
      </Muted>
      {counts.ignored > 0 && (
        <Muted size={13} sx={{ mt: 1 }}>
          {t('ignored', { count: counts.ignored })}
        </Muted>
      )}
    </Card>
  )
}
