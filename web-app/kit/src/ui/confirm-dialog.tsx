import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import type { Question } from './question'

export default function ConfirmDialog({
  title,
  text,
  action,
  danger,
  answer,
}: Question & { answer: (yes: boolean) => void }) {
  const t = useText(kitTexts)
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby="confirm-title"
      aria-describedby={text ? 'confirm-text' : undefined}
      onClose={() => answer(false)}
      maxWidth="sm"
    >
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      {text && (
        <DialogContent id="confirm-text" sx={{ color: 'text.secondary', minWidth: { sm: 360 } }}>
          {text}
        </DialogContent>
      )}
      <DialogActions>
        {/* Enter never destroys data by default. */}
        <Button autoFocus={danger} onClick={() => answer(false)}>
          {t('actions.cancel')}
        </Button>
        <Button
          autoFocus={!danger}
          variant="contained"
          color={danger ? 'error' : 'primary'}
          onClick={() => answer(true)}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
