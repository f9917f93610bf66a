import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type CandidateAnswer, candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Card } from '@workledger/kit/ui/card'
import { confirm } from '@workledger/kit/ui/confirm'
import { Facts } from '@workledger/kit/ui/facts'
import { Icon } from '@workledger/kit/ui/icon'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { CandidateHistory } from './candidate-history'
import { CandidateInterviews } from './candidate-interviews'
import { CandidateMessages } from './candidate-messages'
import { CandidateNotes } from './candidate-notes'
import { CandidatePath } from './candidate-path'
import { CandidateRating } from './candidate-rating'
import { CandidateResume } from './candidate-resume'
import { candidatePath, nameOf } from './candidate-words'
import { recruitingTexts } from './messages'

const RecruitingHistory = lazy(() => import('./recruiting-history'))
const RejectDialog = lazy(() => import('./reject-dialog'))
const HireDialog = lazy(() => import('./hire-dialog'))
const CandidateDialog = lazy(() => import('./candidate-dialog'))

/** One candidate: what they sent, and what has become of it. */
export default function CandidatePage() {
  const t = useText(recruitingTexts)
  const { id = '' } = useParams()
  const candidateId = useSearchParams()[0].get('candidate') ?? ''
  const found = useQuery({ ...query(candidatesApi.candidate, { params: { id, candidateId } }), enabled: candidateId !== '' })
  const crumbs = [
    { label: t('page'), to: '/admin/ats' },
    { label: found.data?.data.opening ?? t('tabs.applicants'), to: `/admin/ats/${id}/detail?tab=applicants` },
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
  return <Loaded candidate={found.data.data} crumbs={crumbs} />
}

function Loaded({ candidate, crumbs }: { candidate: CandidateAnswer; crumbs: { label: string; to: string }[] }) {
  const t = useText(recruitingTexts)
  const { day, listed } = useFormat()
  const navigate = useNavigate()
  const may = useMay()('changeCandidate')
  const [open, setOpen] = useState<'history' | 'reject' | 'hire' | 'details' | null>(null)
  const { id: candidateId, opening_id: id, status } = candidate
  const params = { id, candidateId }
  const name = nameOf(candidate)
  const wrong = (error: { message: string }) => void toast({ text: `${t('toast.wrong')}: ${error.message}`, tone: 'bad' })
  const reconsider = useConsoleCommand('reconsiderCandidate', { onError: wrong })
  const remove = useConsoleCommand('deleteCandidate', {
    onDone: () => {
      toast(t('toast.candidateDeleted'))
      navigate(`/ats/${id}/detail?tab=applicants`)
    },
    onError: wrong,
  })
  const ask = async () => {
    const title = t('deleteCandidate', { name })
    if (await confirm({ title, text: t('deleteCandidateText'), action: t('delete'), danger: true })) remove.run({ params })
  }
  const chip = (
    <StatusChip tone={status === 'hired' ? 'good' : status === 'rejected' ? 'bad' : 'wait'}>{t(`candidateStatus.${status}`)}</StatusChip>
  )
  return (
    <Page
      title={t('appliedFor', { opening: candidate.opening })}
      crumb={name}
      crumbs={crumbs}
      beside={chip}
      actions={
        <>
          <Button
            component={AppLink}
            to={`/admin/ats/${id}/detail/candidate_detail/${candidateId}/messaging`}
            startIcon={<Icon name="mail" />}
          >
            {t('message')}
          </Button>
          {may && status === 'active' && (
            <>
              <Button onClick={() => setOpen('reject')}>{t('reject')}</Button>
              <Button variant="contained" color="primary" onClick={() => setOpen('hire')}>
                {t('hire')}
              </Button>
            </>
          )}
          {may && status === 'rejected' && <Button onClick={() => reconsider.run({ params, shown: candidate })}>{t('reconsider')}</Button>}
          {status === 'hired' && candidate.employee_id && (
            <Button component={AppLink} to={`/admin/employees/${candidate.employee_id}/profile`}>
              {t('employee')}
            </Button>
          )}
          <MenuButton
            label={t('actions', { name })}
            entries={[
              { label: t('editDetails'), icon: 'edit', disabled: !may, run: () => setOpen('details') },
              { label: t('history'), icon: 'history', run: () => setOpen('history') },
              null,
              { label: t('delete'), icon: 'trash', danger: true, disabled: !may, run: () => void ask() },
            ]}
          >
            <Icon name="more" />
          </MenuButton>
        </>
      }
    >
      <Box sx={{ mb: 2 }}>
        <CandidatePath candidate={candidate} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Card title={<bdi>{name}</bdi>}>
            <Facts
              items={[
                [
                  t('email'),
                  <a key="email" className="ltr" href={`mailto:${candidate.email}`}>
                    {candidate.email}
                  </a>,
                ],
                [
                  t('phone'),
                  <span key="phone" className="num ltr">
                    {candidate.phone}
                  </span>,
                ],
                [t('gender'), candidate.gender && t(`genders.${candidate.gender}`)],
                [t('applied'), day(candidate.applied_at)],
              ]}
            />
            {candidate.erase_on && (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, px: 2, pb: 2, color: 'text.secondary', fontSize: 12 }}>
                <Icon name="lock" size={13} />
                {t('eraseOn', { day: day(candidate.erase_on) })}
              </Box>
            )}
          </Card>
          {candidate.profile_data.length > 0 && (
            <Card title={t('answers')}>
              <Facts
                items={candidate.profile_data.map(
                  ({ display_name, value }) =>
                    [
                      display_name,
                      typeof value === 'boolean' ? t(value ? 'yes' : 'no') : Array.isArray(value) ? listed(value.map(String)) : value,
                    ] as const,
                )}
              />
            </Card>
          )}
          {candidate.also.length > 0 && (
            <Card title={t('also')} padded>
              {candidate.also.map((one) => (
                <div key={one.id}>
                  <AppLink to={`/admin${candidatePath(one.opening_id, one.id)}`}>
                    <bdi>{one.opening}</bdi>
                  </AppLink>{' '}
                  · {day(one.applied_at)}
                </div>
              ))}
            </Card>
          )}
          <CandidateInterviews candidate={candidate} may={may} />
          <CandidateResume candidate={candidate} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <CandidateRating candidate={candidate} may={may} />
          <CandidateNotes candidate={candidate} may={may} />
          <Card title={t('message')} note={<Box sx={{ fontSize: 12 }}>{t('onLink')}</Box>} padded>
            <CandidateMessages candidate={candidate} />
          </Card>
          <CandidateHistory stream={candidate.stream} most={6} onAll={() => setOpen('history')} />
        </Box>
      </Box>
      <Suspense>
        {open === 'history' && <RecruitingHistory stream={candidate.stream} title={name} close={() => setOpen(null)} />}
        {open === 'reject' && <RejectDialog candidate={candidate} close={() => setOpen(null)} />}
        {open === 'details' && <CandidateDialog candidate={candidate} close={() => setOpen(null)} />}
        {open === 'hire' && <HireDialog candidate={candidate} close={() => setOpen(null)} />}
      </Suspense>
    </Page>
  )
}
