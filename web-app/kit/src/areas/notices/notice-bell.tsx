import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useText } from '../../i18n/i18n'
import { noticesTexts } from './messages'
import { useUnread } from './use-notices'

/** Shows the number on the installed app's icon. */
function useAppBadge(unread: number) {
  useEffect(() => {
    // Only some browsers have badges, and a system may refuse them.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(unread).catch(() => {})
  }, [unread])

  // The next person must not see this one's number.
  useEffect(() => {
    return () => {
      if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => {})
    }
  }, [])
}

// The panel loads when a pointer or the focus comes near.
const load = () => import('./notice-panel')
const NoticePanel = lazy(load)

/** The bell in the header: a dot while something is unread. */
export default function NoticeBell() {
  const t = useText(noticesTexts)
  const unread = useUnread() ?? 0
  useAppBadge(unread)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const label = unread > 0 ? t('bellUnread') : t('bell')

  return (
    <Box component="span" sx={{ display: 'flex', flex: 'none' }}>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Box component="span" sx={{ position: 'relative', display: 'flex' }}>
          <svg
            aria-hidden="true"
            width="16"
            height="16"
            viewBox="0 0 16 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d="M4 11V7a4 4 0 018 0v4l1 1.500H3zM6.500 14h3" />
          </svg>
          {unread > 0 && (
            <Box
              component="span"
              data-unread
              sx={{
                position: 'absolute',
                top: -2,
                insetInlineEnd: -3,
                width: 8,
                height: 8,
                borderRadius: '50%',
                bgcolor: 'primary.main',
                border: 1,
                borderColor: 'background.paper',
              }}
            />
          )}
        </Box>
      </IconButton>
      <Suspense>{anchor && <NoticePanel anchor={anchor} close={() => setAnchor(null)} />}</Suspense>
    </Box>
  )
}
