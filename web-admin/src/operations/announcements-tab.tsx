import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { announcementStatuses } from '@workledger/contracts/operations/announcement-statuses'
import type { ListedAnnouncement } from '@workledger/contracts/operations/operations.lists'
import { confirm } from '@workledger/web-app/kit/confirm'
import { type Column, DataTable } from '@workledger/web-app/kit/data-table'
import { FilterMenu } from '@workledger/web-app/kit/filter-menu'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { Icon } from '@workledger/web-app/kit/icon'
import { MenuButton } from '@workledger/web-app/kit/menu-button'
import { EmptyState } from '@workledger/web-app/kit/states'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import { toast, toastError } from '@workledger/web-app/kit/toast'
import type { Tone } from '@workledger/web-app/kit/tokens'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useConsoleCommand } from '../kit/use-command'
import { operationsTexts } from './messages'

const AnnouncementHistory = lazy(() => import('./announcement-history'))
const AnnouncementDialog = lazy(() => import('./announcement-dialog'))
const tones: Record<ListedAnnouncement['status'], Tone> = { scheduled: 'wait', active: 'good', ended: 'wait', withdrawn: 'bad' }

/** What operators tell everybody who is signed in, from one moment until another. */
export function AnnouncementsTab() {
  const t = useText(operationsTexts)
  const { number, moment } = useFormat()
  const [open, setOpen] = useState<ListedAnnouncement | 'new' | null>(null)
  const [history, setHistory] = useState<ListedAnnouncement | null>(null)
  const list = useConsoleList('announcements', { sort: '-from', filters: { status: '' } })
  const withdraw = useConsoleCommand('withdrawAnnouncement', {
    onDone: () => void toast(t('announcement.withdrawnDone')),
    onError: toastError,
  })
  const ask = async ({ id, text }: ListedAnnouncement) => {
    const question = { title: t('announcement.withdrawTitle'), text, action: t('announcement.withdraw'), danger: true }
    if (await confirm(question)) withdraw.run({ params: { id } })
  }
  const columns: Column<ListedAnnouncement>[] = [
    { id: 'text', label: t('announcement.text'), sort: 'text', fixed: true, wide: true, cell: ({ text }) => <bdi>{text}</bdi> },
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
    { id: 'dismissed', label: t('announcement.dismissed'), sort: 'dismissed', end: true, cell: ({ dismissed }) => number(dismissed) },
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      cell: ({ status }) => <StatusChip tone={tones[status]}>{t(`announcement.${status}`)}</StatusChip>,
    },
  ]
  const add = (
    <Button variant="contained" color="primary" startIcon={<Icon name="plus" />} onClick={() => setOpen('new')}>
      {t('announcement.add')}
    </Button>
  )
  return (
    <>
      <DataTable
        name="announcements"
        label={t('announcements')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        rowActions={(row) => (
          <MenuButton
            label={t('announcement.open', { text: row.text })}
            entries={[
              { label: t('history'), icon: 'history', run: () => setHistory(row) },
              ...(row.status === 'withdrawn'
                ? []
                : [
                    { label: t('announcement.change'), icon: 'edit' as const, run: () => setOpen(row) },
                    null,
                    { label: t('announcement.withdraw'), icon: 'trash' as const, danger: true, run: () => void ask(row) },
                  ]),
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        )}
        search
        exportUrl={exportOf(list)}
        filters={
          <>
            <FilterMenu
              label={t('status')}
              value={list.filters.status ?? ''}
              options={[
                { value: '', label: t('all') },
                ...announcementStatuses.map((value) => ({ value, label: t(`announcement.${value}`) })),
              ]}
              onChange={(status) => list.change({ filters: { status } })}
            />
            {list.total > 0 && <Box sx={{ order: 1 }}>{add}</Box>}
          </>
        }
        empty={<EmptyState title={t('announcement.emptyTitle')} text={t('announcement.emptyText')} action={add} />}
      />
      <Suspense>{history && <AnnouncementHistory announcement={history} close={() => setHistory(null)} />}</Suspense>
      <Suspense>{open && <AnnouncementDialog announcement={open === 'new' ? null : open} close={() => setOpen(null)} />}</Suspense>
    </>
  )
}
