import type { LeaveBalancePreview } from '@workledger/contracts/leave/leave-import-previews.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { ApiError } from '@workledger/kit/net/client'
import { Figures } from '@workledger/kit/ui/figure-row'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { CheckedFile, FileColumns } from '../../kit/imports/checked-file'
import { RefusedRows } from '../../kit/imports/refused-rows'
import { BalanceChanges } from './balance-changes'
import { BalanceFileOptions } from './balance-file-options'
import { FilePeople } from './file-people'
import { FileTypes } from './file-types'
import { leaveImportTexts } from './messages'
import { type BalanceReading, useBalancePreview } from './use-leave-preview'

interface Props {
  reading: BalanceReading
  change: (choices: Partial<BalanceReading>) => void
  /** Why the last attempt to import was refused. */
  refused: ApiError | null
  another: () => void
  begin: () => void
}

/** The reading of a file of balances, and what each account has now and then. */
export function CheckBalanceFile({ reading, change, refused, another, begin }: Props) {
  const t = useText(leaveImportTexts)
  const { data: preview, error, isFetching } = useBalancePreview(reading)

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
  preview: LeaveBalancePreview
  busy: boolean
}

function Understood({ preview, reading, change, begin, busy }: UnderstoodProps) {
  const t = useText(leaveImportTexts)
  const { number } = useFormat()
  const { counts } = preview

  return (
    <FileColumns aside={<BalanceFileOptions {...{ preview, reading, change, begin, busy }} />}>
      <Figures
        figures={[
          { label: t('balances.counts.add'), value: number(counts.add) },
          { label: t('balances.counts.known'), value: number(counts.known) },
          { label: t('counts.refused'), value: number(counts.refused), bad: counts.refused > 0 },
        ]}
      />
      <BalanceChanges preview={preview} />
      <RefusedRows problems={preview.problems} name={reading.file.name} />
      {preview.types.length > 0 && (
        <FileTypes
          types={preview.types}
          chosen={reading.types}
          choose={(types) => change({ types })}
        />
      )}
      <FilePeople
        people={preview.people}
        chosen={reading.people}
        choose={(people) => change({ people })}
      />
    </FileColumns>
  )
}
