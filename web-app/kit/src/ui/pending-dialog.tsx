import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'
import { FailedState, SkeletonRows } from './states'

interface Props {
  title: string
  /** The reason of a failure; null while loading. */
  error: { message: string } | null
  retry: () => void
  close: () => void
}

/** A dialog whose form waits for its first values. */
export function PendingDialog({ title, error, retry, close }: Props) {
  const t = useText(kitTexts)
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
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {error ? <FailedState dense error={error} retry={retry} /> : <SkeletonRows rows={4} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('actions.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
