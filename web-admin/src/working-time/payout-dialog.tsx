import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import {
  payoutBody,
  type WorkingTimeAccount,
  workingTimeApi,
} from '@workledger/contracts/working-time/working-time.api'
import { workingTimeTexts } from '@workledger/kit/areas/working-time/messages'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { isolated, shortClock, today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { typedHours } from '@workledger/kit/i18n/typed-hours'
import { workingTimeWords } from '@workledger/kit/i18n/words/working-time'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'

interface PayoutValues {
  seconds: string
  reason: string
}

/** Typed hours become seconds; other text stays, so that the schema refuses it. */
const payoutOf = ({ seconds, reason }: PayoutValues) => ({
  seconds: typedHours(seconds) ?? seconds,
  reason,
})

/** Pays hours of an account out with the next pay run. */
export default function PayoutDialog({
  account: { employee_id, balance_seconds },
  close,
}: {
  account: WorkingTimeAccount
  close: () => void
}) {
  const t = useText(workingTimeTexts)
  const { percent } = useFormat()
  const pay = useConsoleCommand('payOutWorkingTime')
  const words = useRecordWords(workingTimeWords)
  const rules = useRulesNow()
  const above = rules?.most_minutes == null ? 0 : balance_seconds - rules.most_minutes * 60
  const surcharge = Number(rules?.payout_percent ?? 0)

  const form = useForm<PayoutValues, undefined, typeof words>({
    words,
    schema: payoutBody,
    initial: { seconds: '', reason: '' },
    toRequest: payoutOf,
    submit: async (typed) => {
      await pay.send({ params: { id: employee_id }, body: payoutBody.parse(payoutOf(typed)) })
      toast(t('payout.done'))
      close()
    },
  })

  const hours = form.field('seconds')

  return (
    <FormDialog title={t('payout.open')} action={t('payout.open')} form={form} onClose={close}>
      <Muted>
        {t('payout.text')}
        {surcharge > 0 && ` ${t('payout.surcharge', { percent: isolated(percent(surcharge)) })}`}
      </Muted>
      <TextField
        {...hours}
        required
        autoFocus
        label={t('payout.hours')}
        hint={`${t('booking.hint')}. ${t('payout.most')}`}
      />
      {above >= 60 && (
        <Row>
          <Button variant="text" onClick={() => hours.onChange(shortClock(above))}>
            {t('payout.above', { time: isolated(shortClock(above)) })}
          </Button>
        </Row>
      )}
      <TextField {...form.field('reason')} required rows={2} />
    </FormDialog>
  )
}

/** Returns the rules in force this month. */
function useRulesNow() {
  const { workspace } = useMember()
  const found = useQuery(query(workingTimeApi.workingTimeRules, { params: { ws: workspace.id } }))
  // Latest first.
  return found.data?.data.find(({ effective_on }) => effective_on <= today())
}
