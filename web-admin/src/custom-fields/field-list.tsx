import { MOST_FIELDS } from '@workledger/contracts/kernel/custom-field'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { newest } from '@workledger/kit/net/newest'
import type { Column } from '@workledger/kit/table/data-table'
import type { MenuEntry } from '@workledger/kit/ui/menu-entries'
import { EmptyState } from '@workledger/kit/ui/states'
import { toastError } from '@workledger/kit/ui/toast'
import { lazy } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useConsoleCommand } from '../kit/use-command'
import { useRemoval } from '../kit/use-removal'
import type { FieldRow } from './field-row'
import { customFieldsTexts } from './messages'

const FieldDialog = lazy(() => import('./field-dialog'))
const FieldHistory = lazy(() => import('./field-history'))

/** The fields of one category, in the order of their form. */
export function FieldList({ category }: { category: FieldRow['category'] }) {
  const t = useText(customFieldsTexts)
  const may = useMay()('changeCustomFieldType')

  const list = useConsoleList('custom-field-types', {
    sort: 'position',
    perPage: MOST_FIELDS,
    always: { category },
  })

  const { workspace } = useMember()
  const order = useConsoleCommand('orderCustomFieldTypes', { onError: toastError })

  // Another order, or a part of the rows, has no place to move to.
  const ordered =
    list.sort === 'position' &&
    !list.filtered &&
    list.rows.length === list.total &&
    !list.refreshing

  const move = (row: FieldRow, by: number) => {
    const field_ids = list.rows.map(({ id }) => id)
    const at = field_ids.indexOf(row.id)
    field_ids.splice(at + by, 0, ...field_ids.splice(at, 1))

    order.run({
      params: { ws: workspace.id },
      body: { category, field_ids },
      shown: newest(list.rows),
    })
  }

  const remove = useRemoval('deleteCustomFieldType', {
    title: (name) => t('deleteTitle', { name }),
    text: t('deleteText'),
    action: t('delete'),
    done: t('toast.deleted'),
    failed: t('toast.deleteFailed'),
  })

  const columns = useFieldColumns()

  const placing = (row: FieldRow): MenuEntry[] => {
    const at = list.rows.findIndex(({ id }) => id === row.id)
    const off = !ordered || order.busy

    return [
      {
        label: t('moveUp', { name: row.name }),
        icon: 'up',
        disabled: off || at === 0,
        run: () => move(row, -1),
      },
      {
        label: t('moveDown', { name: row.name }),
        icon: 'down',
        disabled: off || at === list.total - 1,
        run: () => move(row, 1),
      },
    ]
  }

  return (
    <RecordTable
      list={list}
      label={t(category)}
      columns={columns}
      may={may}
      add={t('add')}
      remove={(row) => () => void remove(row)}
      opens
      menu={may ? placing : undefined}
      empty={<EmptyState icon="columns" title={t('empty.title')} text={t(`empty.${category}`)} />}
      dialog={(row, close) => <FieldDialog field={row} category={category} close={close} />}
      history={(row, close) => <FieldHistory field={row} close={close} />}
    />
  )
}

function useFieldColumns(): Column<FieldRow>[] {
  const t = useText(customFieldsTexts)
  const { day } = useFormat()

  return [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: ({ name }) => <bdi style={{ fontWeight: 500 }}>{name}</bdi>,
    },
    {
      id: 'type',
      label: t('type'),
      sort: 'type',
      card: 'fact',
      cell: ({ type }) => t(`kinds.${type}`),
    },
    ...useRuleColumns(),
    {
      id: 'description',
      label: t('description'),
      card: 'none',
      cell: ({ description }) => <bdi>{description}</bdi>,
    },
    {
      id: 'key',
      label: t('key'),
      sort: 'key',
      hidden: true,
      card: 'none',
      cell: ({ key }) => <bdi>{key}</bdi>,
    },
    {
      id: 'added',
      label: t('added'),
      sort: 'created_at',
      end: true,
      hidden: true,
      card: 'none',
      cell: ({ created_at }) => day(created_at),
    },
  ]
}

/** Who sees, changes and must fill in the field. */
function useRuleColumns(): Column<FieldRow>[] {
  const t = useText(customFieldsTexts)

  return [
    {
      id: 'mandatory',
      label: t('mandatory'),
      sort: 'mandatory',
      card: 'none',
      cell: ({ mandatory }) => t(mandatory ? 'yes' : 'no'),
    },
    {
      id: 'visible',
      label: t('visibleTo'),
      sort: 'visible_to',
      card: 'fact',
      cell: ({ visible_to }) => t(visible_to),
    },
    {
      id: 'editable',
      label: t('editable'),
      sort: 'editable',
      card: 'none',
      cell: ({ editable }) => t(editable),
    },
  ]
}
