import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { CandidateAnswer } from '@workledger/contracts/recruiting/candidates.api'
import type { InterviewRow } from '@workledger/contracts/recruiting/recruiting.lists'
import { FeedbackButton } from '@workledger/kit/areas/recruiting/feedback-button'
import { useInterviewTime } from '@workledger/kit/areas/recruiting/interview-time'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

const FeedbackDialog = lazy(() => import('@workledger/kit/areas/recruiting/feedback-dialog'))
const InterviewDialog = lazy(() => import('./interview-dialog'))

/** Interviews with their times, people and feedback. */
export function CandidateInterviews({
  candidate,
  may,
}: {
  candidate: CandidateAnswer
  may: boolean
}) {
  const t = useText(recruitingTexts)
  const when = useInterviewTime()
  const { listed } = useFormat()
  const [open, setOpen] = useState<{ interview?: InterviewRow } | null>(null)
  const [judged, setJudged] = useState<InterviewRow | null>(null)
  const params = { id: candidate.opening_id, candidateId: candidate.id }

  const cancel = useConsoleCommand('cancelInterview', {
    onDone: () => void toast(t('toast.cancelled')),
    onError: toastError,
  })

  const ask = async (interviewId: string) => {
    if (
      await confirm({
        title: t('cancel'),
        text: t('cancelText'),
        action: t('cancel'),
        danger: true,
      })
    )
      cancel.run({ params: { ...params, interviewId } })
  }

  return (
    <Card
      title={t('interviews')}
      aside={
        may &&
        candidate.status === 'active' && (
          <Button onClick={() => setOpen({})}>{t('schedule')}</Button>
        )
      }
      padded
    >
      {candidate.interviews.length === 0 && <Muted>{t('noInterviews')}</Muted>}
      {candidate.interviews.map((interview) => (
        <Box key={interview.id} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <Row wrap gap={1}>
            <strong>{when(interview)}</strong>
            {interview.status === 'cancelled' ? (
              <StatusChip tone="bad">{t('cancelled')}</StatusChip>
            ) : (
              may && (
                <MenuButton
                  label={t('actions', { name: when(interview) })}
                  entries={[
                    {
                      label: t('changeInterview'),
                      icon: 'edit',
                      run: () => setOpen({ interview }),
                    },
                    {
                      label: t('cancel'),
                      icon: 'close',
                      danger: true,
                      run: () => void ask(interview.id),
                    },
                  ]}
                >
                  <Icon name="more" />
                </MenuButton>
              )
            )}
            <FeedbackButton interview={interview} onOpen={setJudged} />
          </Row>
          <Muted>
            <bdi>{listed(interview.people.map(({ name }) => name))}</bdi>
            {interview.place && (
              <>
                {' '}
                · <bdi>{interview.place}</bdi>
              </>
            )}
          </Muted>
          {interview.feedback.map((one) => (
            <Box key={one.employee_id} dir="auto" sx={{ mt: 0.5, whiteSpace: 'pre-wrap' }}>
              <bdi>{one.name}</bdi> ({one.rating}): {one.text}
            </Box>
          ))}
        </Box>
      ))}
      <Suspense>
        {open && <InterviewDialog params={params} {...open} close={() => setOpen(null)} />}
        {judged && <FeedbackDialog interview={judged} close={() => setJudged(null)} />}
      </Suspense>
    </Card>
  )
}
