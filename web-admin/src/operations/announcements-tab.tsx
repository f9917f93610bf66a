import { announcementStatuses } from '@workledger/contracts/operations/announcement-statuses'
import type { ListedAnnouncement } from '@workledger/contracts/operations/operations.lists'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toast, toastError } from '@workledger/kit/ui/toast'
import type { Tone } from '@workledger/kit/ui/tokens'
import { lazy } from 'react'
import { useConsoleList } from '../kit/console-list'
import { RecordTable } from '../kit/record-table'
import { useConsoleCommand } from '../kit/use-command'
import { operationsTexts } from './messages'

const AnnouncementHistory = lazy(() => import('./announcement-history'))
const AnnouncementDialog = lazy(() => import('./announcement-dialog'))

const announcementTones: Record<ListedAnnouncement['status'], Tone> = {
  scheduled: 'wait',
  active: 'good',
  ended: 'wait',
  withdrawn: 'bad',
}

const isWithdrawn = ({ status }: ListedAnnouncement) => status === 'withdrawn'

/** The operators' announcements to all signed-in people, each with its start and end. */
export function AnnouncementsTab() {
  const t = useText(operationsTexts)
  const { number, moment } = useFormat()
  const list = useConsoleList('announcements', { sort: '-from', filters: { status: '' } })

  const withdraw = useConsoleCommand('withdrawAnnouncement', {
    onDone: () => void toast(t('announcement.withdrawnDone')),
    onError: toastError,
  })

  const ask = async ({ id, text }: ListedAnnouncement) => {
    const question = {
      title: t('announcement.withdrawTitle'),
      text,
      action: t('announcement.withdraw'),
      danger: true,
    }
    if (await confirm(question)) withdraw.run({ params: { id } })
  }

  const columns: Column<ListedAnnouncement>[] = [
    {
      id: 'text',
      label: t('announcement.text'),
      sort: 'text',
      fixed: true,
      wide: true,
      cell: ({ text }) => <bdi>{text}</bdi>,
    },
    {
      id: 'from',
      label: t('announcement.from'),
      sort: 'from',
      card: 'fact',
      cell: ({ from }) => <span className="num">{moment(from)}</span>,
    },
    {
      id: 'until',
      label: t('announcement.until'),
      sort: 'until',
      card: 'fact',
      cell: ({ until }) => <span className="num">{moment(until)}</span>,
    },
    {
      id: 'dismissed',
      label: t('announcement.dismissed'),
      sort: 'dismissed',
      end: true,
      cell: ({ dismissed }) => number(dismissed),
    },
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      cell: ({ status }) => (
        <StatusChip tone={announcementTones[status]}>{t(`announcement.${status}`)}</StatusChip>
      ),
    },
  ]

  return (
    <RecordTable
      list={list}
      label={t('announcements')}
      nameOf={({ text }) => text}
      columns={columns}
      may
      add={t('announcement.add')}
      menu={() => []}
      stays={isWithdrawn}
      remove={(row) => (isWithdrawn(row) ? undefined : () => void ask(row))}
      removal={t('announcement.withdraw')}
      filters={
        <FilterMenu
          label={t('status')}
          value={list.filters.status ?? ''}
          options={[
            { value: '', label: t('all') },
            ...announcementStatuses.map((value) => ({ value, label: t(`announcement.${value}`) })),
          ]}
          onChange={(status) => list.change({ filters: { status } })}
        />
      }
      empty={<EmptyState title={t('announcement.emptyTitle')} text={t('announcement.emptyText')} />}
      dialog={(announcement, close) => (
        <AnnouncementDialog announcement={announcement} close={close} />
      )}
      history={(announcement, close) => (
        <AnnouncementHistory announcement={announcement} close={close} />
      )}
    />
  )
}
