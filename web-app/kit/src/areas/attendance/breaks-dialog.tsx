import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { attendanceApi, shiftForm } from '@workledger/contracts/attendance/attendance.api'
import { useForm } from '../../form/form'
import { FormDialog } from '../../form/form-dialog'
import { useText } from '../../i18n/i18n'
import { dayOf, timeOf } from '../../i18n/zone-time'
import { useCommand } from '../../net/query'
import { busyProps } from '../../ui/busy-props'
import { Elapsed } from '../../ui/figures'
import { Icon } from '../../ui/icon'
import { Row } from '../../ui/layout'
import { Muted, Strong } from '../../ui/text'
import { toast, toastError } from '../../ui/toast'
import { useOpened } from '../../ui/use-opened'
import { BreaksField } from './breaks-field'
import { changedByAttendance } from './changes'
import { sharedAttendanceTexts } from './messages'
import type { Shift } from './times'
import { shownBreaks, typedBreaks } from './typed-shift'

const breaksSchema = shiftForm.pick({ breaks: true })

/** The breaks of the running shift: begun and ended now, or typed later. */
export default function BreaksDialog({
  employee,
  shift: given,
  close,
}: {
  employee: string
  shift: Shift
  close: () => void
}) {
  const shift = useOpened(given)
  const t = useText(sharedAttendanceTexts)
  const { zone, in_at, breaks, break_since } = shift
  const on = { id: employee }
  const options = { invalidates: changedByAttendance }
  const type = useCommand(attendanceApi.typeBreaks, options)
  const now = { ...options, onError: toastError }

  const start = useCommand(attendanceApi.startBreak, {
    ...now,
    onDone: () => done('pause.started'),
  })

  const end = useCommand(attendanceApi.endBreak, { ...now, onDone: () => done('pause.ended') })

  const done = (said: 'pause.started' | 'pause.ended' | 'pause.saved') => {
    toast(t(said))
    close()
  }

  const form = useForm({
    schema: breaksSchema,
    initial: { breaks: shownBreaks(breaks, zone) },
    submit: async (typed) => {
      const sent = typedBreaks(
        typed.breaks,
        { in_date: dayOf(in_at, zone), in_time: timeOf(in_at, zone) },
        breaks,
        zone,
      )

      const body = { breaks: sent.map(({ start_at, end_at }) => ({ start_at, end_at })) }
      await type.send({ params: { ...on, attId: shift.id }, body, shown: shift })
      done('pause.saved')
    },
  })

  const act = break_since ? end : start

  return (
    <FormDialog title={t('pause.title')} form={form} onClose={close}>
      <Row wrap gap={1.5} sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: '8px' }}>
        <Box sx={{ flex: 1, minWidth: 140 }}>
          {break_since ? (
            <>
              {t('pause.since', { time: timeOf(break_since, zone) })}
              <Strong weight={600} sx={{ fontSize: 20, lineHeight: '28px' }}>
                <Elapsed since={break_since} />
              </Strong>
            </>
          ) : (
            <Muted>{t('pause.none')}</Muted>
          )}
        </Box>
        <Button
          autoFocus
          // Typed text must be saved or discarded first.
          disabled={form.dirty}
          {...busyProps(act.busy, () => act.run({ params: on }))}
          startIcon={<Icon name={break_since ? 'play' : 'cup'} />}
        >
          {t(break_since ? 'pause.end' : 'pause.start')}
        </Button>
      </Row>
      <Strong component="h3" weight={600} sx={{ m: 0, fontSize: 13 }}>
        {t('pause.typed')}
      </Strong>
      <BreaksField {...form.field('breaks')} mayPay={false} />
    </FormDialog>
  )
}
