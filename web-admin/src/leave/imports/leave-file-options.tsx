import Button from '@mui/material/Button'
import type { LeaveImportPreview } from '@workledger/contracts/leave/leave-import-previews.api'
import { CheckField } from '@workledger/kit/form/fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { DateOrder } from './date-order'
import { leaveImportTexts } from './messages'
import type { LeaveReading } from './use-leave-preview'

interface Props {
  preview: LeaveImportPreview
  reading: LeaveReading
  change: (choices: Partial<LeaveReading>) => void
  begin: () => void
  /** The preview is being renewed. */
  busy: boolean
}

/** The open questions of the file, and the only button that writes. */
export function LeaveFileOptions({ preview, reading, change, begin, busy }: Props) {
  const t = useText(leaveImportTexts)
  const { value: word } = useRecordWords(leaveWords)
  const { span } = useFormat()
  const { file, counts, from_on, to_on } = preview
  const open = !file.date_order_certain && !reading.date_order

  return (
    <Card title={t('options')} padded>
      <Stack gap={1.5}>
        <Muted size={13}>
          {word(file.format)}
          {from_on && to_on && (
            <>
              {' '}
              · <bdi>{span(from_on, to_on)}</bdi>
            </>
          )}
        </Muted>
        {file.date_example && <DateOrder {...{ file, change }} chosen={reading.date_order} />}
        <div>
          <CheckField
            name="recount"
            label={t('recount')}
            value={reading.recount}
            onChange={(recount) => change({ recount })}
          />
          <Muted size={12}>{t('recountHint')}</Muted>
        </div>
        {counts.add === 0 && <Muted size={13}>{t('nothing')}</Muted>}
      </Stack>
      <Button
        variant="contained"
        color="primary"
        fullWidth
        disabled={open || counts.add === 0}
        {...busyProps(busy, begin)}
        sx={{ mt: 2, minHeight: 36 }}
      >
        {t('begin', { count: counts.add })}
      </Button>
    </Card>
  )
}
