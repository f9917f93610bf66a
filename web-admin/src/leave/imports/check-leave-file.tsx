import type { LeaveImportPreview } from '@workledger/contracts/leave/leave-import-previews.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { ApiError } from '@workledger/kit/net/client'
import { Figures } from '@workledger/kit/ui/figure-row'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { CheckedFile, FileColumns } from '../../kit/imports/checked-file'
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
  preview: LeaveImportPreview
  busy: boolean
}

function Understood({ preview, reading, change, begin, busy }: UnderstoodProps) {
  const t = useText(leaveImportTexts)
  const { number } = useFormat()
  const { counts } = preview

  return (
    <FileColumns aside={<LeaveFileOptions {...{ preview, reading, change, begin, busy }} />}>
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
    </FileColumns>
  )
}
