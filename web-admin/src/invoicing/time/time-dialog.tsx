import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { timeBody, timeGroupings, timeRoundings, unbilledTimeApi } from '@workledger/contracts/invoicing/unbilled-time.api'
import { useClientsById } from '@workledger/kit/areas/clients/clients-found'
import { ProjectsField } from '@workledger/kit/areas/projects/projects-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/typed-day'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { PlainTable } from '@workledger/kit/table/plain-table'
import { Money } from '@workledger/kit/ui/figures'
import { SkeletonRows } from '@workledger/kit/ui/states'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { useConsoleCommand } from '../../kit/use-command'
import { invoicingTexts } from '../messages'
import { billedTimeTexts } from './messages'

type Charged = 'tax_rate1' | 'tax_name1' | 'tax_rate2' | 'tax_name2' | 'discount_rate' | 'discount_amount' | 'discount_name'

interface Props {
  /** A draft as it is typed. */
  invoice: { client_id: string; currency: string } & { readonly [name in Charged]: string }
  /** Saves the draft and returns its id; null where it is refused. */
  saved: () => Promise<string | null>
  /** Chosen at first. */
  project: string | null
  close: (added: boolean) => void
}

interface Typed {
  /** None: all of them. */
  project_ids: string[]
  from: string
  to: string
  group: string
  rounding: string
  rate: string
  tax1: boolean
  tax2: boolean
  discount: boolean
}

/** Billable time of the client that no invoice has yet, and the lines that it makes, as the server works them out. */
export default function TimeDialog({ invoice, saved, project, close }: Props) {
  const t = useText(billedTimeTexts)
  const texts = useText(invoicingTexts)
  const { workspace } = useMember()
  const { number } = useFormat()
  const add = useConsoleCommand('addUnbilledTime')
  const { currency, client_id } = invoice
  const client = useClientsById([client_id])[0]?.name ?? ''
  const params = { ws: workspace.id }
  const [added, setAdded] = useState(false)
  const form = useForm<Typed>({
    schema: timeBody,
    initial: {
      project_ids: project ? [project] : [],
      from: '',
      to: '',
      group: 'project',
      rounding: '0',
      rate: '',
      tax1: invoice.tax_rate1 !== '',
      tax2: false,
      discount: false,
    },
    toRequest: (typed) => bodyOf(typed),
    submit: async (typed) => {
      const id = await saved()
      // What was refused stands in the form.
      if (!id) return close(false)
      await add.send({ params: { id }, body: bodyOf(typed) as never })
      setAdded(true)
      toast(t('added'))
      close(true)
    },
  })
  const { project_ids, from, to, group, rounding, rate } = form.values
  const whole = [from, to].every((day) => day === '' || isDay(day))
  const asked = {
    client_id,
    currency,
    from,
    to,
    group,
    rounding,
    rate,
    project_ids: project_ids.length > 0 ? project_ids.join() : undefined,
  }
  const found = useQuery({
    ...query(unbilledTimeApi.unbilledTime, { params, query: asked as never }),
    // Once it is added there is none left to show.
    enabled: whole && !form.busy && !added,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const preview = found.data?.data
  /** What is seen is what is added: the server refuses anything else. */
  const bodyOf = ({ project_ids: chosen, ...typed }: Typed): object => ({
    ...typed,
    ...(chosen.length > 0 && { project_ids: chosen }),
    entries: preview?.entries ?? 0,
    seconds: preview?.seconds ?? 0,
  })
  const charges = [
    ['tax1', invoice.tax_rate1 !== '', invoice.tax_name1],
    ['tax2', invoice.tax_rate2 !== '', invoice.tax_name2],
    ['discount', invoice.discount_rate !== '' || invoice.discount_amount !== '', invoice.discount_name],
  ] as const
  return (
    <FormDialog title={t('title', { client })} form={form} action={t('action')} onClose={() => close(false)}>
      <ProjectsField {...form.field('project_ids')} client={client_id} label={t('projects')} placeholder={t('allProjects')} />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
        <DateField {...form.field('from')} label={t('from')} />
        <DateField {...form.field('to')} label={t('to')} min={from || undefined} />
        <SelectField
          {...form.field('group')}
          label={t('group')}
          options={timeGroupings.map((value) => ({ value, label: t(`groups.${value}`) }))}
        />
        <SelectField
          {...form.field('rounding')}
          label={t('rounding')}
          options={timeRoundings.map((value) => ({ value: String(value), label: t(`roundings.${value}`) }))}
        />
      </Box>
      <TextField {...form.field('rate')} label={t('rate', { currency })} hint={t('rateHint')} />
      {charges.some(([, has]) => has) && (
        <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, fontWeight: 500, fontSize: 13 }}>
            {t('charges')}
          </Box>
          {charges.map(
            ([name, has, label]) => has && <CheckField key={name} {...form.field(name)} label={<bdi>{label || texts(name)}</bdi>} />,
          )}
        </Box>
      )}
      {found.error && whole ? (
        <Alert severity="error">{Object.values(found.error.fields)[0]?.[0] ?? found.error.message}</Alert>
      ) : !preview ? (
        <SkeletonRows rows={3} />
      ) : preview.entries === 0 ? (
        <Alert severity="info">{t('none')}</Alert>
      ) : (
        <Box aria-live="polite">
          <Box sx={{ maxHeight: 260, overflowY: 'auto' }}>
            <PlainTable
              label={t('preview')}
              columns={[t('description'), t('hours'), t('price'), t('amount')]}
              rows={preview.lines.map((line, index) => ({
                key: index,
                cells: [
                  <bdi key="description">{line.description}</bdi>,
                  number(line.quantity),
                  <Money key="price" amount={line.unit_price} currency={currency} bare />,
                  <Money key="amount" amount={line.amount} currency={currency} bare />,
                ],
              }))}
            />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mt: 1, fontWeight: 600 }}>
            <span>{t('total', { count: preview.entries, hours: number(preview.quantity) })}</span>
            <Money amount={preview.amount} currency={currency} />
          </Box>
        </Box>
      )}
    </FormDialog>
  )
}
