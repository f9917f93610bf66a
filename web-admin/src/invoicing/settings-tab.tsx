import { useQuery } from '@tanstack/react-query'
import { invoiceSettingApi, invoiceSettingBody } from '@workledger/contracts/invoicing/invoice-setting.api'
import type { AnswerOf } from '@workledger/contracts/kernel/endpoint'
import { useMember } from '@workledger/web-app/kit/current'
import { TextField } from '@workledger/web-app/kit/fields'
import { useForm } from '@workledger/web-app/kit/form'
import { FormCard } from '@workledger/web-app/kit/form-card'
import { useText } from '@workledger/web-app/kit/i18n'
import { query } from '@workledger/web-app/kit/query'
import { FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { toast } from '@workledger/web-app/kit/toast'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { invoicingTexts } from './messages'

type Setting = AnswerOf<typeof invoiceSettingApi.invoiceSetting>['data']

/** What the company prints on its invoices. */
export default function SettingsTab() {
  const { workspace } = useMember()
  const found = useQuery(query(invoiceSettingApi.invoiceSetting, { params: { ws: workspace.id } }))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  return found.data ? <SettingForm setting={found.data.data} /> : <SkeletonRows rows={5} />
}

function SettingForm({ setting }: { setting: Setting }) {
  const t = useText(invoicingTexts)
  const { workspace } = useMember()
  const may = useMay()('changeInvoiceSetting')
  const change = useConsoleCommand('changeInvoiceSetting')
  const form = useForm({
    schema: invoiceSettingBody,
    initial: {
      name: setting.name ?? '',
      company_address: setting.company_address ?? '',
      paypal_email: setting.paypal_email ?? '',
      terms: setting.terms ?? '',
      due_days: String(setting.due_days),
    },
    locked: !may,
    submit: async (body) => {
      await change.send({ params: { ws: workspace.id }, body })
      toast(t('toast.settings'))
    },
  })
  return (
    <FormCard form={form} locked={may ? undefined : t('settings.locked')}>
      <FormCard.Group columns={1}>
        <TextField {...form.field('name')} required label={t('settings.name')} hint={t('settings.hint')} />
        <TextField {...form.field('company_address')} required label={t('settings.address')} rows={3} />
        <TextField {...form.field('paypal_email')} required type="email" label={t('settings.paypal')} />
        <TextField {...form.field('due_days')} required type="number" min="0" label={t('settings.days')} />
        <TextField {...form.field('terms')} label={t('settings.terms')} rows={3} />
      </FormCard.Group>
    </FormCard>
  )
}
