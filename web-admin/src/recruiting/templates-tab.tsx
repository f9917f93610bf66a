import { templateBody } from '@workledger/contracts/recruiting/recruiting-setting.api'
import { ownKinds, templateKinds } from '@workledger/contracts/recruiting/recruiting-setting.events'
import type { Rows } from '@workledger/contracts/registry'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { recruitingWords } from '@workledger/kit/i18n/words/recruiting'
import { useMember } from '@workledger/kit/net/current'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { EmptyState } from '@workledger/kit/ui/states'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

type TemplateRow = Rows['recruiting_templates']

/** Texts of mails to candidates. */
export default function TemplatesTab() {
  const t = useText(recruitingTexts)
  const { workspace } = useMember()
  const may = useMay()('addRecruitingTemplate')
  const [open, setOpen] = useState<{ row: TemplateRow | null } | null>(null)
  const list = useConsoleList('recruiting_templates', { sort: 'name' })
  const remove = useConsoleCommand('deleteRecruitingTemplate', { onError: toastError })

  const ask = async ({ id, name }: TemplateRow) => {
    if (await confirm({ title: t('deleteTemplate', { name }), action: t('delete'), danger: true }))
      remove.run({ params: { ws: workspace.id, id } })
  }

  usePageActions({
    primary: may && {
      label: t('templateAdd'),
      icon: 'plus',
      keys: 'n',
      run: () => setOpen({ row: null }),
    },
  })

  const columns: Column<TemplateRow>[] = [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'kind',
      label: t('templateKind'),
      sort: 'kind',
      card: 'fact',
      cell: ({ kind }) => t(`kinds.${kind}`),
    },
    {
      id: 'subject',
      label: t('subject'),
      sort: 'subject',
      card: 'fact',
      cell: ({ subject }) => <bdi>{subject}</bdi>,
    },
  ]

  return (
    <>
      <DataTable
        name="recruiting_templates"
        label={t('tabs.templates')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={may ? (row) => setOpen({ row }) : undefined}
        rowActions={(row) => (
          <MenuButton
            label={t('actions', { name: row.name })}
            entries={[
              { label: t('edit'), icon: 'edit', disabled: !may, run: () => setOpen({ row }) },
              {
                label: t('delete'),
                icon: 'trash',
                danger: true,
                disabled: !may,
                run: () => void ask(row),
              },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        exportUrl={exportOf(list)}
        empty={
          <EmptyState icon="mail" title={t('noTemplates.title')} text={t('noTemplates.text')} />
        }
      />
      {open && <TemplateDialog template={open.row} close={() => setOpen(null)} />}
    </>
  )
}

function TemplateDialog({ template, close }: { template: TemplateRow | null; close: () => void }) {
  const t = useText(recruitingTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addRecruitingTemplate')
  const change = useConsoleCommand('changeRecruitingTemplate')

  const form = useForm({
    words: useRecordWords(recruitingWords),
    schema: templateBody,
    initial: {
      name: template?.name ?? '',
      kind: template?.kind ?? ('rejection' as string),
      subject: template?.subject ?? '',
      body: template?.body ?? '',
    },
    submit: async (values) => {
      const body = values as typeof values & { kind: TemplateRow['kind'] }

      if (template)
        await change.send({ params: { ws: workspace.id, id: template.id }, body, shown: template })
      else await add.send({ params: { ws: workspace.id }, body })

      toast(t('toast.saved'))
      close()
    },
  })

  const own = (ownKinds as readonly string[]).includes(form.values.kind)

  return (
    <FormDialog title={t(template ? 'templateEdit' : 'templateAdd')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus />
      <SelectField
        {...form.field('kind')}
        hint={t(own ? 'kindHint.own' : 'kindHint.chosen')}
        options={templateKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField {...form.field('subject')} required />
      <TextField
        {...form.field('body')}
        required
        rows={6}
        hint={t(own && form.values.kind !== 'received' ? 'templateInterviewHint' : 'templateHint')}
      />
    </FormDialog>
  )
}
