import Button from '@mui/material/Button'
import { noticeKindNames } from '@workledger/contracts/notices/notice-kinds'
import { noticesApi } from '@workledger/contracts/notices/notices.api'
import type { Notice } from '@workledger/contracts/notices/notices.lists'
import { useNavigate } from 'react-router-dom'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useRecordWords } from '../../i18n/record-words'
import { noticesWords } from '../../i18n/words/notices'
import { useMember } from '../../net/current'
import { Page } from '../../shell/page'
import { type Column, DataTable } from '../../table/data-table'
import { type List, useList } from '../../table/list'
import { exportOf } from '../../table/list-export'
import { AppLink } from '../../ui/app-link'
import { FilterMenu } from '../../ui/filter-menu'
import { Row } from '../../ui/layout'
import { EmptyState } from '../../ui/states'
import { Muted, Strong } from '../../ui/text'
import { toast } from '../../ui/toast'
import { noticesTexts } from './messages'
import { UnreadDot } from './unread-dot'
import { useNoticeWords } from './use-notice-words'
import { useReading, useUnread } from './use-notices'

/** What happened to the viewer in the last 90 days. A row opens its record and is read then. */
export default function NoticesPage() {
  const t = useText(noticesTexts)
  const { workspace } = useMember()
  const navigate = useNavigate()
  const unread = useUnread()
  const { readOne, readUpTo, busy } = useReading()
  const columns = useNoticeColumns()

  const list = useList(
    noticesApi.notices,
    { params: { ws: workspace.id } },
    { sort: '-at', per_page: 25, filters: { kind: '', unread: '' } },
  ) as List<Notice>

  const newest = list.page === 1 && list.sort === '-at' && !list.filtered ? list.rows[0] : undefined

  const readAll = async () => {
    if (!newest) return
    await readUpTo(newest.id)
    toast(t('allRead'))
  }

  const open = (notice: Notice) => {
    if (notice.unread && notice.kind !== 'survey') readOne(notice.id)
    if (notice.link) navigate(notice.link)
  }

  return (
    <Page
      title={t('page')}
      facts={unread === undefined ? undefined : t('unreadCount', { count: unread })}
      secondary={[
        {
          label: t('readAll'),
          icon: 'check',
          run: () => void readAll().catch(() => {}),
          busy,
          ...(!newest || unread === 0 ? { disabled: t('allRead') } : {}),
        },
      ]}
      menu={[{ label: t('settingsPage'), icon: 'settings', to: '/notices/settings' }]}
    >
      <DataTable
        name="notices"
        label={t('page')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={open}
        rowActions={(row) =>
          row.unread && (
            <Button
              size="small"
              variant="text"
              data-read
              onClick={({ currentTarget }) => {
                focusNeighbour(currentTarget)
                readOne(row.id)
              }}
            >
              {t('readOne')}
            </Button>
          )
        }
        filters={<NoticeFilters list={list} />}
        exportUrl={exportOf('notices', workspace.id, list)}
        empty={<EmptyState icon="info" title={t('none.title')} text={t('none.text')} />}
      />
    </Page>
  )
}

/** The pressed button goes with its unread notice, so the next one takes the focus. */
function focusNeighbour(pressed: HTMLElement) {
  const all = [...document.querySelectorAll<HTMLElement>('[data-read]')]
  const at = all.indexOf(pressed)
  const next = all[at + 1] ?? all[at - 1] ?? document.getElementById('content')
  next?.focus()
}

function NoticeFilters({ list }: { list: List<Notice> }) {
  const t = useText(noticesTexts)
  const { options } = useRecordWords(noticesWords)

  return (
    <>
      <FilterMenu
        label={t('state.label')}
        value={list.filters.unread ?? ''}
        options={[
          { value: '', label: t('state.all') },
          { value: '1', label: t('state.unread') },
        ]}
        onChange={(unread) => list.change({ filters: { unread } })}
      />
      <FilterMenu
        label={t('columns.kind')}
        value={list.filters.kind ?? ''}
        options={[{ value: '', label: t('anyKind') }, ...options(noticeKindNames)]}
        onChange={(kind) => list.change({ filters: { kind } })}
      />
    </>
  )
}

function useNoticeColumns(): Column<Notice>[] {
  const t = useText(noticesTexts)
  const { moment } = useFormat()
  const { titleOf, detailOf, kindOf } = useNoticeWords()

  return [
    {
      id: 'notice',
      label: t('columns.notice'),
      sort: 'message',
      fixed: true,
      cell: (row) => <NoticeTitle notice={row} title={titleOf(row)} />,
    },
    {
      id: 'detail',
      label: t('columns.detail'),
      wide: true,
      card: 'fact',
      cell: detailOf,
    },
    { id: 'kind', label: t('columns.kind'), sort: 'kind', card: 'none', cell: kindOf },
    {
      id: 'at',
      label: t('columns.at'),
      sort: 'at',
      card: 'fact',
      cell: ({ at }) => <span className="num">{moment(at)}</span>,
    },
  ]
}

/** The title, with a dot and more weight while it is unread. */
function NoticeTitle({ notice, title }: { notice: Notice; title: string }) {
  const t = useText(noticesTexts)
  const words = notice.link ? <AppLink to={notice.link}>{title}</AppLink> : title

  return (
    <Row component="span" inline gap={1}>
      <UnreadDot shown={notice.unread} label={t('unread')} />
      {notice.unread ? (
        <Strong component="span">{words}</Strong>
      ) : (
        <Muted component="span">{words}</Muted>
      )}
    </Row>
  )
}
