import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import {
  type Announcement as AnnouncementAnswer,
  announcementsApi,
} from '@workledger/contracts/operations/announcements.api'
import { type ReactNode, useEffect, useState } from 'react'
import { useLanguage, useText } from '../i18n/i18n'
import type { CompleteLanguage } from '../i18n/languages'
import { kitTexts } from '../i18n/messages'
import { call } from '../net/client'
import { query, useCommand } from '../net/query'
import { Icon, type IconName } from '../ui/icon'
import { Grow, Row } from '../ui/layout'
import { toastError } from '../ui/toast'
import type { Tone } from '../ui/tokens'

/** Milliseconds after which an open page checks for new notices. */
export const AGAIN = 300_000

export function Bar({
  tone,
  icon,
  children,
  end,
  alert,
}: {
  tone: Tone
  icon: IconName
  children: ReactNode
  end?: ReactNode
  alert?: boolean
}) {
  return (
    <Row
      role={alert ? 'alert' : undefined}
      gap={1}
      sx={{
        minHeight: 40,
        px: { xs: 1.5, md: 2.5 },
        py: 0.75,
        bgcolor: `tone.${tone}Soft`,
        color: `tone.${tone === 'accent' ? 'accentInk' : tone}`,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Icon name={icon} />
      <Grow>{children}</Grow>
      {end}
    </Row>
  )
}

/** Returns the text for readers of a language; without one, the text for all others. */
const announcementIn = (language: CompleteLanguage, { text, ...texts }: AnnouncementAnswer) =>
  language === 'en' ? text : (texts[`text_${language}`] ?? text)

/** The operators' announcement, until the reader closes it on any device. */
export function Announcement() {
  const t = useText(kitTexts)
  const language = useLanguage()
  const { data } = useQuery({ ...query(announcementsApi.announcements), refetchInterval: AGAIN })
  const [closed, setClosed] = useState<readonly string[]>([])

  const dismiss = useCommand(announcementsApi.dismissAnnouncement, {
    invalidates: [announcementsApi.announcements],
    onError: (error, { params: { id } }) => {
      setClosed((before) => before.filter((one) => one !== id))
      toastError(error)
    },
  })

  const announcement = data?.data.find(({ id }) => !closed.includes(id))
  if (!announcement) return null
  const { id } = announcement

  const close = () => {
    setClosed((before) => [...before, id])
    dismiss.run({ params: { id } })
  }

  return (
    <Bar
      tone="accent"
      icon="info"
      end={
        <IconButton aria-label={t('actions.close')} onClick={close} sx={{ color: 'inherit' }}>
          <Icon name="close" size={14} />
        </IconButton>
      }
    >
      <bdi>{announcementIn(language, announcement)}</bdi>
    </Bar>
  )
}

const every = 15_000

/** Checks every 15 seconds whether the server answers, and shows when it does not. */
export function OfflineBar() {
  const t = useText(kitTexts)
  const [offline, setOffline] = useState(false)

  useEffect(() => {
    let stopped = false

    const ask = () => {
      // A tab in the background has no reader.
      if (document.hidden) return
      call(accessApi.ping, {}, { timeout: 10_000 }).then(
        () => !stopped && setOffline(false),
        () => !stopped && setOffline(true),
      )
    }

    const lost = () => setOffline(true)
    const timer = setInterval(ask, every)
    window.addEventListener('offline', lost)
    window.addEventListener('online', ask)
    document.addEventListener('visibilitychange', ask)

    return () => {
      stopped = true
      clearInterval(timer)
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', ask)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [])

  return offline ? (
    <Bar alert tone="bad" icon="warning">
      {t('offline')}
    </Bar>
  ) : null
}
