import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { terminationPreviewApi as api } from '@workledger/contracts/payroll/termination-preview.api'
import { terminateBody } from '@workledger/contracts/people/people.api'
import { DateField } from '@workledger/kit/form/day-field'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useTold } from '@workledger/kit/i18n/error-words'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { peopleWords } from '@workledger/kit/i18n/words/people'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import type { EmployeeRow } from './employee-row'
import { peopleTexts } from './messages'

/** Ends an employment, and shows the effects before. Future days cannot be chosen. */
export default function TerminateDialog({
  employee,
  close,
}: {
  employee: Pick<EmployeeRow, 'id' | 'name' | 'revision'>
  close: () => void
}) {
  const t = useText(peopleTexts)
  const terminate = useConsoleCommand('terminateEmployee')

  const form = useForm({
    words: useRecordWords(peopleWords),
    schema: terminateBody,
    initial: { terminated_on: '' },
    submit: async (body) => {
      await terminate.send({ params: { id: employee.id }, body, shown: employee })
      toast(t('toast.terminated', { name: employee.name }))
      close()
    },
  })

  return (
    <FormDialog
      title={t('dialog.terminate', { name: employee.name })}
      form={form}
      action={t('dialog.terminateAction')}
      onClose={close}
    >
      <Muted>{t('dialog.terminateText')}</Muted>
      <DateField {...form.field('terminated_on')} required autoFocus max={today()} />
      {isDay(form.values.terminated_on) && (
        <WhatItDoes id={employee.id} terminated_on={form.values.terminated_on} />
      )}
    </FormDialog>
  )
}

/** The effects of the day on approved pay, or the reason of a refusal. */
function WhatItDoes({ id, terminated_on }: { id: string; terminated_on: string }) {
  const t = useText(peopleTexts)
  const { day, money } = useFormat()
  const told = useTold()
  const { workspace } = useMember()
  const found = useQuery(
    query(api.terminationPreview, { params: { ws: workspace.id, id }, query: { terminated_on } }),
  )
  if (!found.data) return null
  const { refused, paid_until, corrections } = found.data.data
  if (refused) return <Alert severity="error">{told(refused)}</Alert>
  if (!paid_until || terminated_on > paid_until) return null

  return (
    <Alert severity="warning">
      {t(corrections.length > 0 ? 'dialog.paidUntil' : 'dialog.paidUntilOnly', {
        day: day(paid_until),
      })}
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {corrections.map(({ name, start, end, amount, currency }) => (
          <li key={`${start} ${name} ${amount}`}>
            {t('dialog.correction', {
              name,
              from: day(start),
              to: day(end),
              amount: money(amount, currency),
            })}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
