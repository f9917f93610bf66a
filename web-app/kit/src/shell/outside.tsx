import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { belowBase } from '../net/client'
import { Avatar } from '../ui/avatar'
import { Row } from '../ui/layout'
import { Muted, Strong } from '../ui/text'
import { Mark } from './brand'
import { OfflineBar } from './offline-notice'
import { LanguageMenu } from './user-menu'

/** The company that a page for people outside the apps speaks for. */
export interface Sender {
  name: string
  logo: string | null
  /** Where visitors ask: an address for mail or a phone number. */
  contact: string | null
}

interface OutsidePageProps {
  /** Without one, such as on a page that failed, the product is the sender. */
  sender?: Sender | undefined
  /** In pixels. */
  width?: number
  children: ReactNode
  /** Label of the content. */
  label?: string | undefined
}

/**
 * A page for people without an account, in the frame of the server's public pages: the sender, the
 * languages, the content, and a way to ask.
 */
export function OutsidePage({ sender, width = 792, label, children }: OutsidePageProps) {
  const t = useText(kitTexts)
  const column = { width: '100%', maxWidth: width, mx: 'auto', px: 2 }

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <OfflineBar />
      <Box
        component="header"
        sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
      >
        <Row gap={1.5} sx={{ ...column, minHeight: 64, py: 1 }}>
          <SenderName sender={sender} />
          <LanguageMenu named />
        </Row>
      </Box>
      <Box component="main" aria-label={label} sx={{ ...column, flex: 1, pt: 3, pb: 6 }}>
        {children}
      </Box>
      <Box component="footer" sx={column}>
        <Muted
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: '4px 24px',
            pt: 2,
            pb: 3,
            borderTop: 1,
            borderColor: 'divider',
            overflowWrap: 'anywhere',
          }}
        >
          <bdi>{sender?.name ?? t('product')}</bdi>
          <span>
            <AskSender sender={sender} />
          </span>
        </Muted>
      </Box>
    </Box>
  )
}

/** Logo or initial, and name. */
export function SenderName({ sender }: { sender?: Sender | undefined }) {
  const t = useText(kitTexts)

  return (
    <Row gap={1.5} sx={{ flex: 1, minWidth: 0 }}>
      {sender?.logo ? (
        <Logo src={sender.logo} />
      ) : sender ? (
        <Avatar square size={32} person={{ first_name: sender.name }} />
      ) : (
        <Mark size={32} />
      )}
      <Strong weight={600} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{sender?.name ?? t('product')}</bdi>
      </Strong>
    </Row>
  )
}

/** Logos are made for paper, so one has white behind it in dark. */
const Logo = ({ src }: { src: string }) => (
  <Box
    component="img"
    src={belowBase(src)}
    alt=""
    sx={{
      display: 'block',
      flex: 'none',
      height: 36,
      maxWidth: 160,
      objectFit: 'contain',
      '[data-theme="dark"] &': { p: '4px 8px', borderRadius: '6px', bgcolor: '#fff' },
    }}
  />
)

/** Where a visitor asks; without a contact, whom. */
export function AskSender({ sender }: { sender?: Sender | undefined }) {
  const t = useText(kitTexts)
  const { name, contact } = sender ?? {}

  return (
    <>
      {t('outside.question')}{' '}
      {contact ? (
        <Box
          component="a"
          href={addressOf(contact)}
          sx={{
            color: 'primary.main',
            overflowWrap: 'anywhere',
            ...(!contact.includes('@') && { whiteSpace: 'nowrap' }),
          }}
        >
          <bdi dir="ltr">{contact}</bdi>
        </Box>
      ) : (
        <bdi>{name ? t('outside.ask', { company: name }) : t('outside.askSender')}</bdi>
      )}
    </>
  )
}

/** Returns the address that writes a mail or calls. */
export const addressOf = (contact: string) =>
  contact.includes('@') ? `mailto:${contact}` : `tel:${contact.replace(/[^\d+]/g, '')}`
