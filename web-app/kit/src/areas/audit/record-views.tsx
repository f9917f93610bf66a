import { areaName } from '@workledger/contracts/area-names'
import type { RecordView } from '@workledger/contracts/audit/audit.lists'
import { auditEventsApi } from '@workledger/contracts/audit/audit-events.api'
import { useFormat } from '../../i18n/format'
import { useLanguage, useText } from '../../i18n/i18n'
import { useMember } from '../../net/current'
import { type Column, DataTable } from '../../table/data-table'
import { useList } from '../../table/list'
import { exportOf } from '../../table/list-export'
import { EmptyState } from '../../ui/states'
import { Muted } from '../../ui/text'
import { recordViewTexts } from './messages'

/** The auditors' views of a person's data: who, what and when. */
export function RecordViews({ employee }: { employee: string }) {
  const t = useText(recordViewTexts)
  const language = useLanguage()
  const { moment } = useFormat()
  const { sees, workspace } = useMember()

  const list = useList(
    auditEventsApi.recordViews,
    { params: { id: employee } },
    { sort: '-viewed_at' },
  )

  const columns: Column<RecordView>[] = [
    {
      id: 'viewer',
      label: t('viewer'),
      sort: 'viewer',
      fixed: true,
      cell: ({ viewer }) => <bdi>{viewer}</bdi>,
    },
    {
      id: 'area',
      label: t('area'),
      sort: 'area',
      card: 'fact',
      cell: ({ area }) => areaName(area, language) ?? '',
    },
    {
      id: 'at',
      label: t('at'),
      sort: 'viewed_at',
      end: true,
      card: 'figure',
      cell: ({ viewed_at }) => moment(viewed_at),
    },
  ]

  return (
    <>
      <DataTable
        name="record-views"
        label={t('tab')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        exportUrl={
          sees()
            ? exportOf('record-views', workspace.id, {
                ...list,
                filters: { employee_id: employee },
              })
            : { without: 'It is in the file of all own data' }
        }
        empty={<EmptyState icon="history" title={t('empty')} />}
      />
      <Muted size={12} sx={{ mt: 1 }}>
        {t('told')}
      </Muted>
    </>
  )
}
