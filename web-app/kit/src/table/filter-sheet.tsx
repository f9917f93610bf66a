import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { Stack } from '../ui/layout'
import { Heading } from '../ui/text'

interface Props {
  /** Number of rows that the filters leave. */
  total: number
  close: () => void
  children: ReactNode
}

/** A list's filters on a phone, one below the other at the foot of the screen. */
export default function FilterSheet({ total, close, children }: Props) {
  const t = useText(kitTexts)

  return (
    <Drawer
      open
      anchor="bottom"
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('table.filters'),
          sx: { borderRadius: '12px 12px 0 0', maxHeight: '80dvh' },
        } as object,
      }}
    >
      <Stack gap={2} sx={{ p: 2, pb: 'calc(16px + env(safe-area-inset-bottom))' }}>
        <Heading>{t('table.filters')}</Heading>
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            '& > .MuiButton-root': { justifyContent: 'space-between' },
          }}
        >
          {children}
        </Box>
        <Button variant="contained" color="primary" onClick={close}>
          {t('table.showRows', { count: total })}
        </Button>
      </Stack>
    </Drawer>
  )
}
