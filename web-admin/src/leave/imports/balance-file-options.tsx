import Button from '@mui/material/Button'
import { type LeaveBalancePreview } from '@workledger/contracts/leave/leave-import-previews.api'
import { balanceUnits } from '@workledger/contracts/leave/leave-imports.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { DateOrder } from './date-order'
import { leaveImportTexts } from './messages'
import type { BalanceReading } from './use-leave-preview'

interface Props {
  preview: LeaveBalancePreview
  reading: BalanceReading
  change: (choices: Partial<BalanceReading>) => void
  begin: () => void
  /** The preview is being renewed. */
  busy: boolean
}

/** The open questions of a file of balances, and the only button that writes. */
export function BalanceFileOptions({ preview, reading, change, begin, busy }: Props) {
  const t = useText(leaveImportTexts)
  const { value: word } = useRecordWords(leaveWords)
  const { file, counts } = preview
  const open = (!file.date_order_certain && !reading.date_order) || file.as_of_open

  return (
    <Card title={t('options')} padded>
      <Stack gap={1.5}>
        <Muted size={13}>{word(file.format)}</Muted>
        {(file.as_of_open || reading.as_of) && (
          <DateField
            name="as_of"
            label={t('balances.asOf')}
            value={reading.as_of}
            error={reading.as_of ? undefined : t('balances.asOfOpen')}
            onChange={(as_of) => change({ as_of })}
          />
        )}
        {!file.unit_certain && (
          <SelectField
            name="unit"
            label={t('balances.unit')}
            value={reading.unit}
            onChange={(unit) => change({ unit: unit as BalanceReading['unit'] })}
            options={balanceUnits.map((value) => ({ value, label: t(`balances.units.${value}`) }))}
          />
        )}
        {file.date_example && <DateOrder {...{ file, change }} chosen={reading.date_order} />}
        <Muted size={12}>{t('balances.order')}</Muted>
        {counts.add === 0 && !open && <Muted size={13}>{t('balances.nothing')}</Muted>}
      </Stack>
      <Button
        variant="contained"
        color="primary"
        fullWidth
        disabled={open || counts.add === 0}
        {...busyProps(busy, begin)}
        sx={{ mt: 2, minHeight: 36 }}
      >
        {t('balances.begin', { count: counts.add })}
      </Button>
    </Card>
  )
}
