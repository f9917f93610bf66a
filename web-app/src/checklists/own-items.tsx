import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { ItemTable } from '@workledger/kit/areas/checklists/item-table'
import { sharedChecklistTexts } from '@workledger/kit/areas/checklists/messages'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { ownChecklistTexts } from './messages'

const ownItemStatuses = ['open', 'done', 'not_needed'] as const

/** The viewer's checklist items; administrators also get those without another person. */
export default function OwnItems() {
  const t = useText(ownChecklistTexts)
  const shared = useText(sharedChecklistTexts)
  const { workspace, employee } = useMember()

  const list = useList(
    checklistsApi.checklistItems,
    { params: { ws: workspace.id }, query: { waits_for: employee.id } },
    { sort: 'due_on', filters: { status: 'open' } },
  )

  const options = [
    { value: '', label: t('all') },
    ...ownItemStatuses.map((value) => ({ value, label: shared(`status.${value}`) })),
  ]

  return (
    <ItemTable
      name="own-checklist-items"
      label={shared('items')}
      list={list}
      several
      may
      filters={
        <FilterMenu
          label={shared('statusLabel')}
          value={list.filters.status ?? ''}
          options={options}
          onChange={(status) => list.change({ filters: { status } })}
        />
      }
      exportUrl={exportOf('checklist-items', workspace.id, {
        ...list,
        filters: { ...list.filters, waits_for: employee.id },
      })}
      empty={<EmptyState icon="check" title={t('empty.title')} text={t('empty.text')} />}
    />
  )
}
