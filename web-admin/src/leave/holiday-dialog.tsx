import { holidayBody } from '@workledger/contracts/leave/leave-rules.api'
import { SegmentField, SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { leaveWords } from '@workledger/kit/i18n/words/leave'
import { useMember } from '@workledger/kit/net/current'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useChoices } from '../kit/choices'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { type HolidayRow, useLeaveWords } from './leave-row'

/** Value of the whole workspace, since a select has no empty option. */
const everywhere = 'everywhere'

/**
 * Adds or changes a holiday of an office or of the whole workspace; leaves over it are counted
 * again.
 */
export default function HolidayDialog({
  holiday,
  office,
  show,
  close,
}: {
  holiday: HolidayRow | null
  office: string | undefined
  /** Called with the year after saving. */
  show: (year: string) => void
  close: () => void
}) {
  const { t } = useLeaveWords()
  const { workspace } = useMember()
  const offices = useChoices('offices')
  const add = useConsoleCommand('addHoliday')
  const change = useConsoleCommand('changeHoliday')

  const toBody = ({
    location_id,
    ...typed
  }: {
    name: string
    date: string
    location_id: string
    part: string
  }) => ({
    ...typed,
    location_id: location_id === everywhere ? null : location_id,
  })

  const form = useForm({
    words: useRecordWords(leaveWords),
    schema: holidayBody,
    initial: {
      name: holiday?.name ?? '',
      date: holiday?.date ?? '',
      location_id: (holiday ? holiday.location_id : office) || everywhere,
      part: holiday && Number(holiday.part) < 1 ? '0.5' : '1',
    },
    toRequest: toBody,
    submit: async (typed) => {
      const body = holidayBody.parse(toBody(typed))

      if (holiday)
        await change
          .send({ params: { ws: workspace.id, id: holiday.id }, body, shown: holiday })
          .catch(saying(t('holiday.failedEdit')))
      else await add.send({ params: { ws: workspace.id }, body }).catch(saying(t('holiday.failed')))

      toast(t(holiday ? 'holiday.edited' : 'holiday.added'))
      show(body.date.slice(0, 4))
      close()
    },
  })

  return (
    <FormDialog title={t(holiday ? 'holiday.edit' : 'holiday.add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('holiday.nameField')} />
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5} sx={{ alignItems: 'start' }}>
        <DateField {...form.field('date')} required />
        <SelectField
          {...form.field('location_id')}
          options={[{ value: everywhere, label: t('holiday.everywhere') }, ...offices.choices]}
        />
      </Grid>
      <SegmentField
        {...form.field('part')}
        options={[
          { value: '1', label: t('holiday.whole') },
          { value: '0.5', label: t('holiday.half') },
        ]}
      />
    </FormDialog>
  )
}
