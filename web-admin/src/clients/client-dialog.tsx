import { clientBody } from '@workledger/contracts/clients/clients.api'
import type { Rows } from '@workledger/contracts/registry'
import { AmountField } from '@workledger/web-app/kit/amount-field'
import { useMember } from '@workledger/web-app/kit/current'
import { TextField } from '@workledger/web-app/kit/fields'
import { useForm } from '@workledger/web-app/kit/form'
import { FormDialog } from '@workledger/web-app/kit/form-dialog'
import { changedOnly } from '@workledger/web-app/kit/form-rules'
import { useText } from '@workledger/web-app/kit/i18n'
import { toast } from '@workledger/web-app/kit/toast'
import { useConsoleCommand } from '../kit/use-command'
import { clientsTexts } from './messages'

/** Adds a client, or changes one. */
export default function ClientDialog({ client, close }: { client: Rows['clients'] | null; close: () => void }) {
  const t = useText(clientsTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addClient')
  const change = useConsoleCommand('changeClient')
  const before = {
    name: client?.name ?? '',
    contact_name: client?.contact_name ?? '',
    contact_email: client?.contact_email ?? '',
    contact_phone: client?.contact_phone ?? '',
    address: client?.address ?? '',
    hrate: client?.hrate ?? '',
  }
  const form = useForm({
    schema: clientBody,
    initial: before,
    submit: async (body) => {
      if (client) await change.send({ params: { ws: workspace.id, id: client.id }, body: changedOnly(before, body) })
      else await add.send({ params: { ws: workspace.id }, body })
      toast(t(client ? 'toast.edited' : 'toast.added'))
      close()
    },
  })
  return (
    <FormDialog title={t(client ? 'edit' : 'add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('clientName')} />
      <TextField {...form.field('contact_name')} required label={t('contact')} />
      <TextField {...form.field('contact_email')} type="email" label={t('email')} />
      <TextField {...form.field('contact_phone')} type="tel" label={t('phone')} />
      <TextField {...form.field('address')} label={t('address')} rows={2} />
      <AmountField {...form.field('hrate')} label={t('rate')} hint={t('rateHint', { currency: workspace.currency })} />
    </FormDialog>
  )
}
