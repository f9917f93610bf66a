import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQuery } from '@tanstack/react-query'
import { type CandidateAnswer, candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { useText } from '@workledger/web-app/kit/i18n'
import { kitTexts } from '@workledger/web-app/kit/messages'
import { query } from '@workledger/web-app/kit/query'
import { FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { lazy, Suspense, useId } from 'react'
import { nameOf } from './candidate-words'
import { recruitingTexts } from './messages'

const PdfView = lazy(() => import('@workledger/web-app/kit/pdf-view'))

/** The resume beside what is known of the candidate, without leaving the page. */
export default function ResumeDialog({ candidate, close }: { candidate: CandidateAnswer; close: () => void }) {
  const t = useText(recruitingTexts)
  const kit = useText(kitTexts)
  const title = useId()
  const params = { id: candidate.opening_id, candidateId: candidate.id }
  // Kept no longer than it is looked at.
  const found = useQuery({ ...query(candidatesApi.resume, { params }), gcTime: 0 })
  const label = t('resumeOf', { name: nameOf(candidate) })
  return (
    <Dialog open onClose={close} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title}>{label}</DialogTitle>
      {/* Scrolled by keys too. */}
      <DialogContent tabIndex={0}>
        {found.error ? (
          <FailedState error={found.error} retry={() => void found.refetch()} />
        ) : found.data ? (
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <PdfView file={found.data as Blob} label={label} />
          </Suspense>
        ) : (
          <SkeletonRows rows={8} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{kit('actions.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
