import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useQuery } from '@tanstack/react-query'
import { noticesApi } from '@workledger/contracts/notices/notices.api'
import type { Notice } from '@workledger/contracts/notices/notices.lists'
import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { AppLink } from '../../ui/app-link'
import { busyProps } from '../../ui/busy-props'
import { BareList, Grow, Row } from '../../ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '../../ui/states'
import { Muted, Strong } from '../../ui/text'
import { noticesTexts } from './messages'
import { UnreadDot } from './unread-dot'
import { useNoticeWords } from './use-notice-words'
import { useReading, useUnread } from './use-notices'

/** Notices in the panel; the page has all. */
const SHOWN = 8

interface Props {
  anchor: HTMLElement
  close: () => void
}

/** The newest notices under the bell, with the number of unread ones. */
export default function NoticePanel({ anchor, close }: Props) {
  const t = useText(noticesTexts)
  const title = useId()
  const { workspace } = useMember()
  const unread = useUnread() ?? 0
  const { readUpTo, busy } = useReading()

  const found = useQuery(
    query(noticesApi.notices, { params: { ws: workspace.id }, query: { per_page: SHOWN } }),
  )

  /** The button goes with the last unread notice, so the heading takes the focus. */
  const readAll = async (newest: string) => {
    await readUpTo(newest)
    document.getElementById(title)?.focus()
  }

  const rows = found.data?.data
  const newest = rows?.[0]

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: 380, maxWidth: '100%' } },
      }}
    >
      <Row gap={1} sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Grow>
          <Strong component="h2" id={title} tabIndex={-1} sx={{ m: 0, fontSize: 14 }}>
            {t('page')}
          </Strong>
          <Muted size={12}>{t('unreadCount', { count: unread })}</Muted>
        </Grow>
        {newest && unread > 0 && (
          <Button
            size="small"
            variant="text"
            {...busyProps(busy, () => void readAll(newest.id).catch(() => {}))}
          >
            {t('readAll')}
          </Button>
        )}
      </Row>
      {found.error ? (
        <FailedState dense error={found.error} retry={() => void found.refetch()} />
      ) : !rows ? (
        <SkeletonRows rows={4} height={52} />
      ) : rows.length === 0 ? (
        <EmptyState dense icon="info" title={t('none.title')} text={t('none.text')} />
      ) : (
        <BareList>
          {rows.map((notice) => (
            <PanelRow key={notice.id} notice={notice} close={close} />
          ))}
        </BareList>
      )}
      <Row gap={1} sx={{ px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="text" component={AppLink} to="/notices" onClick={close}>
          {t('all')}
        </Button>
        <Button
          variant="text"
          component={AppLink}
          to="/notices/settings"
          onClick={close}
          sx={{ marginInlineStart: 'auto', color: 'text.secondary' }}
        >
          {t('settingsPage')}
        </Button>
      </Row>
    </Popover>
  )
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

function PanelRow({ notice, close }: { notice: Notice; close: () => void }) {
  const t = useText(noticesTexts)
  const { moment } = useFormat()
  const { titleOf, detailOf } = useNoticeWords()
  const { readOne } = useReading()
  const navigate = useNavigate()
  const detail = detailOf(notice)

  const open = () => {
    if (notice.unread && notice.kind !== 'survey') readOne(notice.id)
    if (!notice.link) return
    close()
    navigate(notice.link)
  }

  return (
    <Box
      component="li"
      sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Box
        component="button"
        type="button"
        onClick={open}
        sx={{
          display: 'flex',
          gap: 1.25,
          width: '100%',
          minHeight: 52,
          px: 2,
          py: 1,
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'tone.raised' },
        }}
      >
        <Box component="span" sx={{ pt: '6px' }}>
          <UnreadDot shown={notice.unread} label={t('unread')} />
        </Box>
        <Grow component="span">
          <Row component="span" gap={1}>
            <Strong component="span" sx={{ ...cut, fontWeight: notice.unread ? 600 : 400 }}>
              {titleOf(notice)}
            </Strong>
            <Muted
              component="span"
              className="num"
              size={12}
              sx={{ flex: 'none', marginInlineStart: 'auto' }}
            >
              {moment(notice.at)}
            </Muted>
          </Row>
          {detail && (
            <Muted component="span" size={12} sx={{ ...cut, display: 'block' }}>
              {detail}
            </Muted>
          )}
        </Grow>
      </Box>
    </Box>
  )
}
