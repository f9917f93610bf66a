import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '@workledger/kit/i18n/i18n'
import { useCopy } from '@workledger/kit/ui/copy'
import { BareList } from '@workledger/kit/ui/layout'
import { useId } from 'react'
import { factorTexts } from './messages'

interface Props {
  codes: readonly string[]
  close: () => void
}

/** Shows new recovery codes, which the server cannot show again. A press outside keeps it open. */
export function RecoveryCodes({ codes, close }: Props) {
  const t = useText(factorTexts)
  const { copy } = useCopy()
  const id = useId()
  const text = codes.join('\n')

  return (
    <Dialog
      open
      onClose={(_, why) => why === 'escapeKeyDown' && close()}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 520 } } }}
    >
      <DialogTitle id={id}>{t('shown')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity="warning">{t('once')}</Alert>
        <BareList
          aria-label={t('codes')}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
            gap: 1,
          }}
        >
          {codes.map((code) => (
            <Box
              key={code}
              component="li"
              className="ltr"
              sx={{ fontFamily: 'monospace', fontSize: 15, userSelect: 'all' }}
            >
              {code}
            </Box>
          ))}
        </BareList>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy(text, t('copied'))}>{t('copy')}</Button>
        <Button onClick={() => save(t('file'), `${text}\n`)}>{t('download')}</Button>
        <Button variant="contained" color="primary" autoFocus onClick={close}>
          {t('done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
