import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { timeBody, unbilledTimeApi } from '@workledger/contracts/invoicing/unbilled-time.api'
import { useClientsById } from '@workledger/kit/areas/clients/clients-found'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { isDay } from '@workledger/kit/i18n/is-day'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { toast } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { useConsoleCommand } from '../../kit/use-command'
import { billedTimeTexts } from './messages'
import { TimeCharges, TimeFields, type TypedInvoice, type TypedTime } from './time-fields'
import { TimePreview } from './time-preview'

interface Props {
  /** A draft as typed. */
  invoice: TypedInvoice
  /** Saves the draft and returns its id; null if it is refused. */
  saved: () => Promise<string | null>
  /** The first choice. */
  project: string | null
  close: (added: boolean) => void
}

/** The client's unbilled billable time, and the lines that the server makes of it. */
export default function TimeDialog({ invoice, saved, project, close }: Props) {
  const t = useText(billedTimeTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addUnbilledTime')
  const { currency, client_id } = invoice
  const client = useClientsById([client_id])[0]?.name ?? ''
  const params = { ws: workspace.id }
  const [added, setAdded] = useState(false)

  const form = useForm<TypedTime>({
    schema: timeBody,
    initial: {
      project_ids: project ? [project] : [],
      from: '',
      to: '',
      approved: false,
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
      // The form shows the refusal.
      if (!id) return close(false)
      await add.send({ params: { id }, body: bodyOf(typed) as never })
      setAdded(true)
      toast(t('added'))
      close(true)
    },
  })

  const { project_ids, from, to, approved, group, rounding, rate } = form.values
  const whole = [from, to].every((day) => day === '' || isDay(day))

  const asked = {
    client_id,
    currency,
    from,
    to,
    approved,
    group,
    rounding,
    rate,
    project_ids: project_ids.length > 0 ? project_ids.join() : undefined,
  }

  const found = useQuery({
    ...query(unbilledTimeApi.unbilledTime, { params, query: asked as never }),
    // After the addition there is none left to show.
    enabled: whole && !form.busy && !added,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

  const preview = found.data?.data

  /** The request adds exactly the shown time; the server refuses anything else. */
  const bodyOf = ({ project_ids: chosen, ...typed }: TypedTime): object => ({
    ...typed,
    ...(chosen.length > 0 && { project_ids: chosen }),
    entries: preview?.entries ?? 0,
    seconds: preview?.seconds ?? 0,
  })

  return (
    <FormDialog
      title={t('title', { client })}
      form={form}
      action={t('action')}
      onClose={() => close(false)}
    >
      <TimeFields form={form} invoice={invoice} />
      <TimeCharges form={form} invoice={invoice} />
      <TimePreview preview={preview} error={whole ? found.error : null} currency={currency} />
    </FormDialog>
  )
}
