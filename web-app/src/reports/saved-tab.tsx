import { savedReportsApi } from '@workledger/contracts/reports/saved-reports.api'
import type { SavedReport } from '@workledger/contracts/reports/saved-reports.lists'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { AppLink } from '@workledger/kit/ui/app-link'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState } from '@workledger/kit/ui/states'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { reportTexts } from './messages'
import { addressOf } from './saved-report'
import { useScheduleWords } from './schedule-words'

const SaveDialog = lazy(() => import('./save-dialog'))

/**
 * Saved reports with their mails: the viewer's own, and those whose mails they get; administrators
 * see all. Owners change their own.
 */
export default function SavedTab() {
  const t = useText(reportTexts)
  const { workspace, employee: me } = useMember()
  const go = useNavigate()
  const params = { ws: workspace.id }
  const [editing, setEditing] = useState<SavedReport | null>(null)
  const [told, setTold] = useState<SavedReport | null>(null)
  const list = useList(savedReportsApi.savedReports, { params }, { sort: 'title' })

  const remove = useCommand(savedReportsApi.deleteSavedReport, {
    invalidates: [savedReportsApi.savedReports],
    onDone: () => void toast(t('saved.deleted')),
    onError: toastError,
  })

  const leave = useCommand(savedReportsApi.leaveSavedReport, {
    invalidates: [savedReportsApi.savedReports],
    onDone: () => void toast(t('saved.left')),
    onError: toastError,
  })

  const askToLeave = async ({ id, title, name }: SavedReport) => {
    const question = {
      title: t('saved.leaveTitle', { title }),
      text: t('saved.leaveText', { name }),
      action: t('saved.leave'),
    }
    if (await confirm(question)) leave.run({ params: { ...params, id } })
  }

  const ask = async ({ id, title }: SavedReport) => {
    const question = {
      title: t('saved.deleteTitle', { title }),
      text: t('saved.deleteText'),
      action: t('saved.delete'),
    }
    if (await confirm({ ...question, danger: true })) remove.run({ params: { ...params, id } })
  }

  const columns = useSavedReportColumns()

  return (
    <>
      <DataTable
        name="saved-reports"
        label={t('tabs.saved')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={(report) => go(addressOf(report))}
        rowActions={(row) => (
          <MenuButton
            label={t('saved.actions', { title: row.title })}
            entries={[
              ...(row.employee_id === me.id
                ? [{ label: t('saved.edit'), icon: 'edit' as const, run: () => setEditing(row) }]
                : []),
              ...(row.recipients.includes(me.id)
                ? [
                    {
                      label: t('saved.leave'),
                      icon: 'mail' as const,
                      run: () => void askToLeave(row),
                    },
                  ]
                : []),
              { label: t('saved.history'), icon: 'history' as const, run: () => setTold(row) },
              ...(row.employee_id === me.id
                ? [
                    {
                      label: t('saved.delete'),
                      icon: 'trash' as const,
                      danger: true,
                      run: () => void ask(row),
                    },
                  ]
                : []),
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        exportUrl={exportOf('saved-reports', workspace.id, list)}
        empty={<EmptyState icon="reports" title={t('saved.empty')} text={t('saved.emptyText')} />}
      />
      <Suspense>
        {editing && (
          <SaveDialog report={editing} filters={editing.filters} close={() => setEditing(null)} />
        )}
      </Suspense>
      {told && (
        <HistoryPanel
          stream={told.stream}
          subject={told.id}
          title={told.title}
          onClose={() => setTold(null)}
        />
      )}
    </>
  )
}

function useSavedReportColumns(): Column<SavedReport>[] {
  const t = useText(reportTexts)
  const { day, moment } = useFormat()
  const { said } = useScheduleWords()

  return [
    {
      id: 'title',
      label: t('saved.report'),
      sort: 'title',
      fixed: true,
      cell: (report) => (
        <AppLink to={addressOf(report)}>
          <bdi>{report.title}</bdi>
        </AppLink>
      ),
    },
    {
      id: 'tab',
      label: t('saved.kind'),
      sort: 'tab',
      card: 'fact',
      cell: ({ tab }) => t(`tabs.${tab}`),
    },
    { id: 'every', label: t('saved.mail'), sort: 'every', card: 'fact', cell: said },
    {
      id: 'next_due_at',
      label: t('saved.next'),
      cell: ({ next_due_at }) => (
        <span className="num">{next_due_at ? moment(next_due_at) : '–'}</span>
      ),
    },
    {
      id: 'last_due_at',
      label: t('saved.last'),
      sort: 'last_due_at',
      cell: ({ last_due_at }) => (
        <span className="num">{last_due_at ? moment(last_due_at) : '–'}</span>
      ),
    },
    { id: 'name', label: t('saved.whose'), sort: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'created_at',
      label: t('saved.since'),
      sort: 'created_at',
      cell: ({ created_at }) => day(created_at),
    },
  ]
}
