import { bookingBody } from '@workledger/contracts/working-time/working-time.api'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { SegmentField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { typedHours } from '@workledger/kit/i18n/typed-hours'
import { workingTimeWords } from '@workledger/kit/i18n/words/working-time'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'

const choices = ['add', 'subtract', 'opening'] as const

interface BookingValues {
  choice: string
  seconds: string
  reason: string
}

/** Typed hours become seconds; other text stays, so that the schema refuses it. */
const bookingOf = ({ choice, seconds: typed, reason }: BookingValues) => {
  const seconds = typedHours(typed)

  return {
    kind: choice === 'opening' ? ('opening' as const) : ('correction' as const),
    seconds: seconds === undefined ? typed : choice === 'subtract' ? -seconds : seconds,
    reason,
  }
}

/** Adds hours to an account, takes some away, or enters an opening balance. */
export default function BookingDialog({
  employee,
  close,
}: {
  employee: string
  close: () => void
}) {
  const t = useText(workingTimeTexts)
  const book = useConsoleCommand('bookWorkingTime')
  const words = useRecordWords(workingTimeWords)

  const form = useForm<BookingValues, undefined, typeof words>({
    words,
    schema: bookingBody,
    initial: { choice: 'add', seconds: '', reason: '' },
    toRequest: bookingOf,
    submit: async (typed) => {
      await book.send({ params: { id: employee }, body: bookingBody.parse(bookingOf(typed)) })
      toast(t('booking.done'))
      close()
    },
  })

  return (
    <FormDialog title={t('book')} form={form} onClose={close}>
      <SegmentField
        {...form.field('choice')}
        label={t('booking.kind')}
        options={choices.map((value) => ({ value, label: t(`booking.${value}`) }))}
      />
      <TextField
        {...form.field('seconds')}
        required
        autoFocus
        label={t('booking.hours')}
        hint={t('booking.hint')}
      />
      <TextField {...form.field('reason')} required rows={2} />
    </FormDialog>
  )
}
