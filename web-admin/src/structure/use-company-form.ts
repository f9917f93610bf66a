import { workspaceChange } from '@workledger/contracts/workspaces/workspaces.api'
import { useForm } from '@workledger/kit/form/form'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { workspacesWords } from '@workledger/kit/i18n/words/workspaces'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { structureTexts } from './messages'

export type CompanyForm = ReturnType<typeof useCompanyForm>

/** The form of the company. */
export function useCompanyForm() {
  const t = useText(structureTexts)
  const { workspace } = useMember()
  const change = useConsoleCommand('changeWorkspace')

  const before = {
    name: workspace.name,
    subdomain: workspace.subdomain ?? '',
    admin: workspace.admin ?? '',
    locale: workspace.locale,
    timezone: workspace.timezone,
    currency: workspace.currency,
    not_tracking_notify_after: String(workspace.not_tracking_notify_after),
    not_tracking_notify_every: String(workspace.not_tracking_notify_every),
    employee_visibility_level: workspace.employee_visibility_level as string,
    logo: null as File | null,
  }

  return useForm({
    words: useRecordWords(workspacesWords),
    schema: workspaceChange,
    initial: before,
    shown: workspace,
    toRequest: ({ logo, ...typed }) => ({ ...typed, ...(logo && { logo }) }),
    submit: async ({ logo, ...typed }, { shown, before }) => {
      const { logo: _, ...was } = before
      const body = { ...changedOnly(was, typed), ...(logo && { logo }) }
      const changed = Object.keys(changedOnly(was, typed))
      const reminders = changed.filter((name) => name.startsWith('not_tracking'))
      const sent = change.send({ params: { ws: workspace.id }, body: body as never, shown })
      // Other refusals are shown at their fields.
      await (reminders.length === Object.keys(body).length && reminders.length > 0
        ? sent.catch(saying(t('toast.configureFailed')))
        : sent)
      if (logo) toast(t('toast.logo'))
      if (reminders.length > 0) toast(t('toast.configured'))

      if (changed.length > reminders.length || (changed.length === 0 && !logo))
        toast(t('toast.company'))
    },
  })
}
