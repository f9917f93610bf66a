import Alert from '@mui/material/Alert'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { draftBody, payrollApi } from '@workledger/contracts/payroll/payroll.api'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { today } from '@workledger/kit/i18n/format'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { payrollWords } from '@workledger/kit/i18n/words/payroll'
import { isLate } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { Grid } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { nextPeriod } from './next-period'
import { usePayWords } from './words'

/** Some of them may be in other currencies. */
const LATEST = { per_page: 15, sort: '-end' } as const

interface Props {
  /** The days of another run, to pay them again; default: days that no run pays yet. */
  period?: { start: string; end: string; currency: string }
  close: () => void
}

/** The period and the pay date of a new run; the server calculates the entries. */
export default function DraftDialog({ period, close }: Props) {
  const { workspace } = useMember()

  const latest = useQuery({
    ...query(payrollApi.payruns, { params: { ws: workspace.id }, query: LATEST }),
    enabled: !period,
    staleTime: 0,
  })

  if (period) return <DraftForm initial={{ ...period, pay_date: today() }} close={close} />
  if (latest.isFetching) return null
  const runs = (latest.data?.data ?? []).filter(
    ({ currency, reversal }) => currency === workspace.currency && !reversal,
  )
  const next = nextPeriod(runs[0], today())

  return (
    <DraftForm
      initial={{ ...next, pay_date: next.end, currency: workspace.currency }}
      draft={runs.find(({ status }) => status === 'draft')}
      close={close}
    />
  )
}

interface FormProps {
  initial: { start: string; end: string; pay_date: string; currency: string }
  /** The latest draft, which is perhaps what is wanted. */
  draft?: { id: string; start: string; end: string } | undefined
  close: () => void
}

function DraftForm({ initial, draft: existing, close }: FormProps) {
  const { t, period } = usePayWords()
  const go = useGo()
  const { workspace } = useMember()
  const draft = useConsoleCommand('draftPayRun')

  const form = useForm({
    words: useRecordWords(payrollWords),
    schema: draftBody,
    initial,
    submit: async (body) => {
      const { data } = await draft.send({ params: { ws: workspace.id }, body })
      toast(t('toast.drafted'))
      close()
      if (!isLate(data)) go(`/admin/payroll/${data.id}`)
    },
  })

  return (
    <FormDialog title={t('run')} form={form} action={t('saveDraft')} onClose={close}>
      {existing && (
        <Alert severity="info">
          {t('draftExists', { period: period(existing) })}{' '}
          <AppLink to={`/admin/payroll/${existing.id}`} onClick={close}>
            {t('openDraft')}
          </AppLink>
        </Alert>
      )}
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5}>
        <DateField {...form.field('start')} required autoFocus />
        <DateField {...form.field('end')} required min={form.values.start || undefined} />
      </Grid>
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5}>
        <DateField {...form.field('pay_date')} required />
        <TextField
          {...form.field('currency')}
          onChange={(value) => form.set('currency', value.toUpperCase())}
          required
          hint={t('currencyHint')}
        />
      </Grid>
      {form.busy && (
        <Muted role="status" size={12}>
          <LinearProgress sx={{ mb: 0.75 }} />
          {t('working')}
        </Muted>
      )}
    </FormDialog>
  )
}
