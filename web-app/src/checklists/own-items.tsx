import { checklistsApi } from '@workledger/contracts/checklists/checklists.api'
import { ItemTable } from '../kit/checklists/item-table'
import { sharedChecklistTexts } from '../kit/checklists/messages'
import { useMember } from '../kit/current'
import { FilterMenu } from '../kit/filter-menu'
import { useText } from '../kit/i18n'
import { useList } from '../kit/list'
import { EmptyState } from '../kit/states'
import { ownChecklistTexts } from './messages'

const statuses = ['open', 'done', 'not_needed'] as const

/** The items of checklists that one does oneself; admins also those that nobody else does. */
export default function OwnItems() {
  const t = useText(ownChecklistTexts)
  const shared = useText(sharedChecklistTexts)
  const { workspace, employee } = useMember()
  const list = useList(
    checklistsApi.checklistItems,
    { params: { ws: workspace.id }, query: { waits_for: employee.id } },
    { sort: 'due_on', filters: { status: 'open' } },
  )
  const options = [{ value: '', label: t('all') }, ...statuses.map((value) => ({ value, label: shared(`status.${value}`) }))]
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
      empty={<EmptyState icon="check" title={t('empty.title')} text={t('empty.text')} />}
    />
  )
}
