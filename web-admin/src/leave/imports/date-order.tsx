import { type LeaveImportPreview } from '@workledger/contracts/leave/leave-import-previews.api'
import { leaveDateOrders } from '@workledger/contracts/leave/leave-imports.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { leaveImportTexts } from './messages'
import { daysOf, type LeaveReading } from './use-leave-preview'

/** The order of day and month, each written out with a date of the file. */
export function DateOrder({
  file,
  chosen,
  change,
}: {
  file: LeaveImportPreview['file']
  chosen: LeaveReading['date_order']
  change: (choices: Pick<LeaveReading, 'date_order'>) => void
}) {
  const t = useText(leaveImportTexts)
  const { day } = useFormat()
  const days = daysOf(file.date_example ?? '')
  const known = chosen || (file.date_order_certain ? file.date_order : '')

  return (
    <SelectField
      name="date_order"
      label={t('order')}
      value={known}
      error={known ? undefined : t('orderOpen')}
      onChange={(order) => change({ date_order: order as LeaveReading['date_order'] })}
      options={leaveDateOrders.map((value) => ({
        value,
        label: t(`orders.${value}`, { example: days ? day(days[value]) : '' }),
      }))}
    />
  )
}
