import { sharedChecklistTexts } from '@workledger/kit/areas/checklists/messages'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { EmptyState } from '@workledger/kit/ui/states'
import { lazy } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useRemoval } from '../kit/use-removal'
import { checklistsTexts } from './messages'
import type { TemplateRow } from './rows'

const TemplateDialog = lazy(() => import('./template-dialog'))
const TemplateHistory = lazy(() => import('./template-history'))

/** The work when an employee joins or leaves. */
export default function TemplatesTab() {
  const t = useText(checklistsTexts)
  const shared = useText(sharedChecklistTexts)
  const { number } = useFormat()
  const may = useMay()('addChecklistTemplate')
  const list = useConsoleList('checklist-templates', { sort: 'name' })

  const remove = useRemoval('removeChecklistTemplate', {
    title: (name) => t('templates.deleteTitle', { name }),
    text: t('templates.deleteText'),
    action: t('templates.delete'),
    done: t('templates.toast.deleted'),
  })

  const columns: Column<TemplateRow>[] = [
    {
      id: 'name',
      label: t('templates.name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    {
      id: 'kind',
      label: t('kind'),
      sort: 'kind',
      card: 'fact',
      cell: ({ kind }) => shared(`kinds.${kind}`),
    },
    {
      id: 'automatic',
      label: t('templates.automatic'),
      sort: 'automatic',
      card: 'none',
      cell: ({ automatic }) => t(automatic ? 'templates.yes' : 'templates.no'),
    },
    {
      id: 'items',
      label: t('templates.items'),
      sort: 'items_count',
      end: true,
      card: 'figure',
      cell: ({ items_count }) => number(items_count),
    },
  ]

  return (
    <RecordTable<TemplateRow>
      list={list}
      label={t('templates.title')}
      columns={columns}
      may={may}
      opens
      add={t('templates.add')}
      remove={(row) => () => void remove(row)}
      empty={
        <EmptyState
          icon="check"
          title={t('templates.empty.title')}
          text={t('templates.empty.text')}
        />
      }
      history={(row, close) => <TemplateHistory template={row} close={close} />}
      dialog={(row, close) => <TemplateDialog template={row} close={close} />}
    />
  )
}
