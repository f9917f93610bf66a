import type { AuditFilter, AuditFilters } from '@workledger/contracts/audit/audit.lists'
import { auditFilterBody } from '@workledger/contracts/audit/audit-events.api'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { auditWords } from '@workledger/kit/i18n/words/audit'
import { useMember } from '@workledger/kit/net/current'
import { useConsoleCommand } from '../../kit/use-command'
import { auditTexts } from '../messages'

/** Saves a search of events, or names and shares a saved one. */
export function FilterDialog({
  saved,
  filters,
  close,
}: {
  saved?: AuditFilter
  filters: AuditFilters
  close: () => void
}) {
  const t = useText(auditTexts)
  const { workspace } = useMember()
  const save = useConsoleCommand('saveAuditFilter')
  const change = useConsoleCommand('changeAuditFilter')
  const params = { ws: workspace.id }

  const form = useForm({
    words: useRecordWords(auditWords),
    schema: auditFilterBody.pick({ name: true, shared: true }),
    initial: { name: saved?.title ?? '', shared: saved?.shared ?? false },
    submit: async (typed) => {
      const body = { ...typed, filters }
      await (saved
        ? change.send({ params: { ...params, id: saved.id }, body, shown: saved })
        : save.send({ params, body }))
      close()
    },
  })

  return (
    <FormDialog
      title={t(saved ? 'filters.changeTitle' : 'filters.saveTitle')}
      form={form}
      onClose={close}
    >
      <TextField {...form.field('name')} required autoFocus />
      <CheckField {...form.field('shared')} label={t('filters.shared')} />
    </FormDialog>
  )
}
