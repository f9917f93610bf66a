import Box from '@mui/material/Box'
import { useFormat } from '@workledger/kit/i18n/format'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { Mark } from '@workledger/kit/shell/brand'
import { LanguageMenu } from '@workledger/kit/shell/user-menu'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { useSecond } from '@workledger/kit/ui/ticker'
import type { ReactNode } from 'react'

interface Props {
  sender?: { name: string; company: string; logo: string | null } | undefined
  children: ReactNode
}

/** The frame of the kiosk: company and kiosk, the server's time, the language, the content. */
export function KioskFrame({ sender, children }: Props) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Row component="header" gap={1.25} sx={{ minHeight: 64, px: { xs: 2, md: 3 }, py: 1 }}>
        {sender ? (
          <>
            <Avatar square size={36} person={{ first_name: sender.company, avatar: sender.logo }} />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <bdi style={{ fontWeight: 600 }}>{sender.company}</bdi>
              <Muted size={13}>
                <bdi>{sender.name}</bdi>
              </Muted>
            </Box>
          </>
        ) : (
          <Mark />
        )}
        <Row gap={1} sx={{ marginInlineStart: 'auto' }}>
          {sender && <WallClock />}
          <LanguageMenu />
        </Row>
      </Row>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'grid',
          justifyItems: 'center',
          alignContent: { xs: 'start', sm: 'center' },
          px: 2,
          pt: { xs: 2, sm: 0 },
          pb: 10,
        }}
      >
        <Box
          sx={{
            width: '100%',
            maxWidth: 480,
            p: { xs: 2.5, sm: 4 },
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: '12px',
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  )
}

/** The server's time, by which people check in. */
function WallClock() {
  const { time } = useFormat()
  useSecond()

  return (
    <Box
      component="span"
      sx={{ fontSize: 20, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}
    >
      {time(new Date(serverNow()).toISOString().slice(0, 19).replace('T', ' '))}
    </Box>
  )
}
