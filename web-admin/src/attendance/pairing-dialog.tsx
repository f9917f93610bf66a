import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Pairing } from '@workledger/contracts/attendance/kiosks.api'
import { kioskTexts } from '@workledger/kit/areas/attendance/kiosks/messages'
import { isolated, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCopy } from '@workledger/kit/ui/copy'
import { Muted } from '@workledger/kit/ui/text'
import { useId } from 'react'
import { renderSVG } from 'uqr'

interface Props {
  pairing: Pairing & { name: string }
  close: () => void
}

/** Shows the link that pairs a tablet once: to scan, and to copy. */
export default function PairingDialog({ pairing: { name, url, expires_at }, close }: Props) {
  const t = useText(kioskTexts)
  const { time } = useFormat()
  const { copyLink } = useCopy()
  const id = useId()

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 520 } } }}
    >
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {t('pairTitle', { name: isolated(name) })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Muted>{t('pairText', { time: time(expires_at) })}</Muted>
        <Box
          component="img"
          alt={t('qr')}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(url, { border: 2 }))}`}
          sx={{ width: 220, height: 220, borderRadius: '8px', mx: 'auto' }}
        />
        <Box component="code" className="ltr" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {url}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copyLink(url)}>{t('copy')}</Button>
        <Button variant="contained" color="primary" onClick={close}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
