import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { CandidateAnswer } from '@workledger/contracts/recruiting/candidates.api'
import { Card } from '@workledger/web-app/kit/card'
import { confirm } from '@workledger/web-app/kit/confirm'
import { useMember } from '@workledger/web-app/kit/current'
import { useFormat } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { StatusChip } from '@workledger/web-app/kit/status-chip'
import { toast, toastError } from '@workledger/web-app/kit/toast'
import { timeOf } from '@workledger/web-app/kit/zone-time'
import { lazy, Suspense, useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

const InterviewDialog = lazy(() => import('./interview-dialog'))

/** When, with whom, and what those who led them say. */
export function CandidateInterviews({ candidate, may }: { candidate: CandidateAnswer; may: boolean }) {
  const t = useText(recruitingTexts)
  const { day } = useFormat()
  const { workspace } = useMember()
  const [open, setOpen] = useState(false)
  const params = { id: candidate.opening_id, candidateId: candidate.id }
  const cancel = useConsoleCommand('cancelInterview', { onDone: () => void toast(t('toast.cancelled')), onError: toastError })
  const ask = async (interviewId: string) => {
    if (await confirm({ title: t('cancel'), text: t('cancelText'), action: t('cancel'), danger: true }))
      cancel.run({ params: { ...params, interviewId } })
  }
  return (
    <Card
      title={t('interviews')}
      aside={may && candidate.status === 'active' && <Button onClick={() => setOpen(true)}>{t('schedule')}</Button>}
      padded
    >
      {candidate.interviews.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('noInterviews')}</Box>}
      {candidate.interviews.map(({ id, starts_at, minutes, place, people, status, feedback }) => (
        <Box key={id} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <strong>
              {day(starts_at)}, {timeOf(starts_at, workspace.timezone)}
            </strong>
            <span>
              {minutes} min · {workspace.timezone}
            </span>
            {status === 'cancelled' ? (
              <StatusChip tone="bad">{t('cancelled')}</StatusChip>
            ) : (
              may && <Button onClick={() => void ask(id)}>{t('cancel')}</Button>
            )}
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            <bdi>{people.map(({ name }) => name).join(', ')}</bdi>
            {place && (
              <>
                {' '}
                · <bdi>{place}</bdi>
              </>
            )}
          </Box>
          {feedback.map((one) => (
            <Box key={one.employee_id} dir="auto" sx={{ mt: 0.5, whiteSpace: 'pre-wrap' }}>
              <bdi>{one.name}</bdi> ({one.rating}): {one.text}
            </Box>
          ))}
        </Box>
      ))}
      <Suspense>{open && <InterviewDialog params={params} close={() => setOpen(false)} />}</Suspense>
    </Card>
  )
}
