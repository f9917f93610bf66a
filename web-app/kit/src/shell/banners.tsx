import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import {
  type Announcement as AnnouncementAnswer,
  announcementsApi,
} from '@workledger/contracts/operations/announcements.api'
import { type ReactNode, useState } from 'react'
import { useLanguage, useText } from '../i18n/i18n'
import type { CompleteLanguage } from '../i18n/languages'
import { kitTexts } from '../i18n/messages'
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
}: {
  tone: Tone
  icon: IconName
  children: ReactNode
  end?: ReactNode
}) {
  return (
    <Row
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
