import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useCopy } from '@workledger/kit/ui/copy'
import { Row } from '@workledger/kit/ui/layout'
import { useId } from 'react'
import { biometricsTexts } from './messages'

export interface DeviceKey {
  name: string
  key: string
  path: string
  host: string
  plain: string
}

/** Shows a device's new key once, in each form for entering it at a device. */
export default function DeviceKeyDialog({ given, close }: { given: DeviceKey; close: () => void }) {
  const t = useText(biometricsTexts)
  const id = useId()

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 640 } } }}
    >
      <DialogTitle id={id}>{t('device.keyTitle', { name: given.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{t('device.keyOnce')}</Alert>
        <Typography>{t('device.keyWhich')}</Typography>
        <KeyLine label={t('device.keyPath')} value={given.path} />
        <KeyLine label={t('device.keyHost')} value={given.host} />
        <KeyLine label={t('device.keyComm', { address: given.plain })} value={given.key} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" color="primary" autoFocus onClick={close}>
          {t('enrol.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function KeyLine({ label, value }: { label: string; value: string }) {
  const t = useText(biometricsTexts)
  const { copy } = useCopy()

  return (
    <Row align="end" gap={1}>
      <Box sx={{ flex: 1 }}>
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{label}</Typography>
        <Box component="code" className="ltr" sx={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
          {value}
        </Box>
      </Box>
      <Button
        size="small"
        aria-label={pair(t('device.copy'), label)}
        onClick={() => void copy(value)}
      >
        {t('device.copy')}
      </Button>
    </Row>
  )
}
