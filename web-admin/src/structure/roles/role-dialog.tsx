import { type Permission, permissions } from '@workledger/contracts/kernel/permissions'
import type { Rows } from '@workledger/contracts/registry'
import { roleBody } from '@workledger/contracts/structure/structure.api'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { confirm } from '@workledger/kit/ui/confirm'
import { toast } from '@workledger/kit/ui/toast'
import type { FormEvent } from 'react'
import { usePermissionWords } from '../../kit/permissions/permission-words'
import { PermissionsField } from '../../kit/permissions/permissions-field'
import { useConsoleCommand } from '../../kit/use-command'
import { rolesTexts } from './messages'

/** Adds or changes a role, and first shows the effect on the people who hold it. */
export default function RoleDialog({
  role,
  close,
}: {
  role: Rows['roles'] | null
  close: () => void
}) {
  const t = useText(rolesTexts)
  const words = usePermissionWords()
  const { workspace, employee } = useMember()
  const add = useConsoleCommand('addRole')
  const change = useConsoleCommand('changeRole')
  const held = role?.permissions ?? []

  const before = {
    name: role?.name ?? '',
    permissions: permissions.filter((permission) => held.includes(permission)) as Permission[],
  }

  const form = useForm({
    schema: roleBody,
    initial: before,
    submit: async (typed) => {
      // In the contract's order, so that ticking a box twice is no change.
      const body = {
        ...typed,
        permissions: permissions.filter((permission) => typed.permissions.includes(permission)),
      }

      if (role)
        await change.send({
          params: { ws: workspace.id, id: role.id },
          body: changedOnly(before, body),
          shown: role,
        })
      else await add.send({ params: { ws: workspace.id }, body })

      toast(t(role ? 'edited' : 'added'))
      close()
    },
  })

  const more = form.values.permissions.filter((permission) => !held.includes(permission))
  const less = held.filter(
    (permission) => !form.values.permissions.some((each) => each === permission),
  )

  const ask = async (event?: FormEvent) => {
    event?.preventDefault()
    const count = role?.employees_count ?? 0
    const concerns = count > 0 && more.length + less.length > 0

    const sentences = [
      more.length > 0 && t('change.more', { list: words.list(more) }),
      less.length > 0 && t('change.less', { list: words.list(less) }),
      employee.role_id === role?.id && t('change.own'),
    ]

    const question = {
      title: t('change.title', { count }),
      text: sentences.filter(Boolean).join(' '),
      action: t('change.action'),
      danger: less.length > 0,
    }

    if (!concerns || (await confirm(question))) form.save()
  }

  return (
    <FormDialog
      title={t(role ? 'edit' : 'add')}
      form={{ ...form, save: () => void ask(), formProps: { ...form.formProps, onSubmit: ask } }}
      onClose={close}
    >
      <TextField {...form.field('name')} required autoFocus label={t('roleName')} />
      <PermissionsField {...form.field('permissions')} before={held} />
    </FormDialog>
  )
}
