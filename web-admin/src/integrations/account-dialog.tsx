import { serviceAccountBody } from '@workledger/contracts/integrations/integrations.api'
import { type Permission, permissions } from '@workledger/contracts/kernel/permissions'
import type { Rows } from '@workledger/contracts/registry'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { integrationsWords } from '@workledger/kit/i18n/words/integrations'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { PermissionsField } from '../kit/permissions/permissions-field'
import { useConsoleCommand } from '../kit/use-command'
import { integrationsTexts } from './messages'

const held = (given: readonly string[]) =>
  // In the contract's order, so that ticking a box twice is no change.
  permissions.filter((permission) => given.includes(permission)) as Permission[]

/** Adds or changes a service account. */
export default function AccountDialog({
  account,
  close,
}: {
  account: Rows['service-accounts'] | null
  close: () => void
}) {
  const t = useText(integrationsTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addServiceAccount')
  const change = useConsoleCommand('changeServiceAccount')

  const form = useForm({
    words: useRecordWords(integrationsWords),
    schema: serviceAccountBody,
    initial: {
      name: account?.name ?? '',
      description: account?.description ?? '',
      permissions: held(account?.permissions ?? []),
    },
    submit: async (typed, { before }) => {
      const body = { ...typed, permissions: held(typed.permissions) }

      if (account)
        await change.send({
          params: { ws: workspace.id, id: account.id },
          body: changedOnly(before, body),
          shown: account,
        })
      else await add.send({ params: { ws: workspace.id }, body })

      toast(t(account ? 'account.changed' : 'account.added'))
      close()
    },
  })

  return (
    <FormDialog title={t(account ? 'account.edit' : 'account.add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus hint={t('account.nameHint')} />
      <TextField {...form.field('description')} rows={2} />
      <PermissionsField {...form.field('permissions')} before={account?.permissions ?? []} />
    </FormDialog>
  )
}
