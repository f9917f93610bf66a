import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import {
  type CandidateAnswer,
  candidatesApi,
} from '@workledger/contracts/recruiting/candidates.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { Card } from '@workledger/kit/ui/card'
import { Grid } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { useMay } from '../kit/may'
import { CandidateActions } from './candidate-actions'
import { CandidateAnswers, CandidateFacts, OtherApplications } from './candidate-facts'
import { CandidateHistory } from './candidate-history'
import { CandidateInterviews } from './candidate-interviews'
import { CandidateMessages } from './candidate-messages'
import { CandidateNotes } from './candidate-notes'
import { CandidatePath } from './candidate-path'
import { CandidateRating } from './candidate-rating'
import { CandidateResume } from './candidate-resume'
import { recruitingTexts } from './messages'

const RecruitingHistory = lazy(() => import('./recruiting-history'))
const RejectDialog = lazy(() => import('./reject-dialog'))
const HireDialog = lazy(() => import('./hire-dialog'))
const CandidateDialog = lazy(() => import('./candidate-dialog'))

/** One candidate: the application, and its progress. */
export default function CandidatePage() {
  const t = useText(recruitingTexts)
  const { id = '' } = useParams()
  const candidateId = useSearchParams()[0].get('candidate') ?? ''

  const found = useQuery({
    ...query(candidatesApi.candidate, { params: { id, candidateId } }),
    enabled: candidateId !== '',
  })

  const crumbs = [
    { label: t('page'), to: '/admin/ats' },
    {
      label: found.data?.data.opening ?? t('tabs.applicants'),
      to: `/admin/ats/${id}/detail?tab=applicants`,
    },
  ]

  if (candidateId === '') return <Navigate replace to={`/ats/${id}/detail?tab=applicants`} />

  if (found.error)
    return (
      <Page title={t('candidates')} crumbs={crumbs}>
        <FailedState error={found.error} retry={() => void found.refetch()} />
      </Page>
    )

  if (!found.data)
    return (
      <Page title={t('candidates')} crumbs={crumbs}>
        <SkeletonRows rows={8} />
      </Page>
    )

  return <CandidateDetails candidate={found.data.data} crumbs={crumbs} />
}

/** One candidate with all known facts. */
function CandidateDetails({
  candidate,
  crumbs,
}: {
  candidate: CandidateAnswer
  crumbs: { label: string; to: string }[]
}) {
  const t = useText(recruitingTexts)
  const may = useMay()('changeCandidate')
  const [open, setOpen] = useState<'history' | 'reject' | 'hire' | 'details' | null>(null)
  const { status } = candidate
  const name = fullName(candidate)

  const chip = (
    <StatusChip tone={status === 'hired' ? 'good' : status === 'rejected' ? 'bad' : 'wait'}>
      {t(`candidateStatus.${status}`)}
    </StatusChip>
  )

  return (
    <Page
      title={t('appliedFor', { opening: candidate.opening })}
      crumb={name}
      crumbs={crumbs}
      status={chip}
      menuLabel={t('actions', { name })}
    >
      <CandidateActions candidate={candidate} may={may} open={setOpen} />
      <Box sx={{ mb: 2 }}>
        <CandidatePath candidate={candidate} />
      </Box>
      <Grid
        columns={{ xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' }}
        gap={2}
        sx={{ alignItems: 'start' }}
      >
        <Grid columns="minmax(0, 1fr)" gap={2}>
          <CandidateFacts candidate={candidate} />
          <CandidateAnswers candidate={candidate} />
          <OtherApplications candidate={candidate} />
          <CandidateInterviews candidate={candidate} may={may} />
          <CandidateResume candidate={candidate} />
        </Grid>
        <Grid columns="minmax(0, 1fr)" gap={2}>
          <CandidateRating candidate={candidate} may={may} />
          <CandidateNotes candidate={candidate} may={may} />
          <Card title={t('message')} note={<Box sx={{ fontSize: 12 }}>{t('onLink')}</Box>} padded>
            <CandidateMessages candidate={candidate} />
          </Card>
          <CandidateHistory stream={candidate.stream} most={6} onAll={() => setOpen('history')} />
        </Grid>
      </Grid>
      <Suspense>
        {open === 'history' && (
          <RecruitingHistory stream={candidate.stream} title={name} close={() => setOpen(null)} />
        )}
        {open === 'reject' && <RejectDialog candidate={candidate} close={() => setOpen(null)} />}
        {open === 'details' && (
          <CandidateDialog candidate={candidate} close={() => setOpen(null)} />
        )}
        {open === 'hire' && <HireDialog candidate={candidate} close={() => setOpen(null)} />}
      </Suspense>
    </Page>
  )
}
