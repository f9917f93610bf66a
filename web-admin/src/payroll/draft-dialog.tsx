import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { draftBody } from '@workledger/contracts/payroll/payroll.api'
import { useGo } from '@workledger/web-app/kit/app-link'
import { isLate } from '@workledger/web-app/kit/client'
import { useMember } from '@workledger/web-app/kit/current'
import { DateField } from '@workledger/web-app/kit/day-field'
import { TextField } from '@workledger/web-app/kit/fields'
import { useForm } from '@workledger/web-app/kit/form'
import { FormDialog } from '@workledger/web-app/kit/form-dialog'
import { today } from '@workledger/web-app/kit/format'
import { toast } from '@workledger/web-app/kit/toast'
import { useConsoleCommand } from '../kit/use-command'
import { usePayWords } from './words'

/** The month of today, to begin with. */
function thisMonth() {
  const month = today().slice(0, 7)
  const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
  return { start: `${month}-01`, end, pay_date: end }
}

interface Props {
  /** The days of another run, to pay them anew. */
  period?: { start: string; end: string; currency: string }
  close: () => void
}

/** The period of a new run and its pay date; the server calculates the entries. */
export default function DraftDialog({ period, close }: Props) {
  const { t } = usePayWords()
  const go = useGo()
  const { workspace } = useMember()
  const draft = useConsoleCommand('draftPayRun')
  const form = useForm({
    schema: draftBody,
    initial: period
      ? { start: period.start, end: period.end, pay_date: today(), currency: period.currency }
      : { ...thisMonth(), currency: workspace.currency },
    submit: async (body) => {
      const { data } = await draft.send({ params: { ws: workspace.id }, body })
      toast(t('toast.drafted'))
      close()
      if (!isLate(data)) go(`/admin/payroll/${data.id}`)
    },
  })
  return (
    <FormDialog title={t('run')} form={form} action={t('saveDraft')} onClose={close}>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
        <DateField {...form.field('start')} required autoFocus label={t('start')} />
        <DateField {...form.field('end')} required label={t('end')} min={form.values.start || undefined} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
        <DateField {...form.field('pay_date')} required label={t('payDate')} />
        <TextField
          {...form.field('currency')}
          onChange={(value) => form.set('currency', value.toUpperCase())}
          required
          label={t('currency')}
          hint={t('currencyHint')}
        />
      </Box>
      {form.busy && (
        <Box role="status" sx={{ color: 'text.secondary', fontSize: 12 }}>
          <LinearProgress sx={{ mb: 0.75 }} />
          {t('working')}
        </Box>
      )}
    </FormDialog>
  )
}
