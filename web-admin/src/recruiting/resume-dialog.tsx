import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { CandidateAnswer } from '@workledger/contracts/recruiting/candidates.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { kitTexts } from '@workledger/kit/i18n/messages'
import { useId } from 'react'
import { ResumePages } from './candidate-resume'
import { recruitingTexts } from './messages'

/** The resume at the size of the window, over the board. */
export default function ResumeDialog({
  candidate,
  close,
}: {
  candidate: CandidateAnswer
  close: () => void
}) {
  const t = useText(recruitingTexts)
  const kit = useText(kitTexts)
  const title = useId()

  return (
    <Dialog open onClose={close} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title}>{t('resumeOf', { name: fullName(candidate) })}</DialogTitle>
      {/* Keys scroll it too. */}
      <DialogContent tabIndex={0}>
        <ResumePages candidate={candidate} />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{kit('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
