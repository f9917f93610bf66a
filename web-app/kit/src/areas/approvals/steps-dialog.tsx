import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { ShownStep } from '@workledger/contracts/kernel/shown-step'
import { useId } from 'react'
import { ApprovalSteps } from './approval-steps'
import { useStepWords } from './step-words'

interface Props {
  of: { steps: readonly ShownStep[]; status: string }
  close: () => void
}

/** The steps of one request. */
export default function StepsDialog({ of: { steps, status }, close }: Props) {
  const { t } = useStepWords()
  const id = useId()

  return (
    <Dialog
      open
      onClose={close}
      aria-labelledby={id}
      fullWidth
      maxWidth={false}
      slotProps={{ paper: { sx: { maxWidth: 480 } } }}
    >
      <DialogTitle id={id}>{t('title')}</DialogTitle>
      <DialogContent>
        <ApprovalSteps steps={steps} pending={status === 'pending'} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
