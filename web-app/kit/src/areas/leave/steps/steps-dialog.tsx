import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { LeaveStep } from '@workledger/contracts/leave/leave-step'
import { useId } from 'react'
import { LeaveSteps } from './leave-steps'
import { useStepWords } from './step-words'

interface Props {
  leave: { steps: readonly LeaveStep[]; status: string }
  close: () => void
}

/** The steps of one leave. */
export default function StepsDialog({ leave: { steps, status }, close }: Props) {
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
        <LeaveSteps steps={steps} pending={status === 'pending'} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
