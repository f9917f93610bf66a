import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import {
  type CandidateAnswer,
  candidatesApi,
} from '@workledger/contracts/recruiting/candidates.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { query } from '@workledger/kit/net/query'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { besidePanel } from '@workledger/kit/ui/beside'
import { busyProps } from '@workledger/kit/ui/busy-props'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Grow, Row } from '@workledger/kit/ui/layout'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { CandidateHistory } from './candidate-history'
import { CandidateMessages } from './candidate-messages'
import { CandidatePath } from './candidate-path'
import { CandidateRating } from './candidate-rating'
import { CandidateResume } from './candidate-resume'
import { candidatePath } from './candidate-words'
import { recruitingTexts } from './messages'

const RecruitingHistory = lazy(() => import('./recruiting-history'))
const RejectDialog = lazy(() => import('./reject-dialog'))
const HireDialog = lazy(() => import('./hire-dialog'))
const ResumeDialog = lazy(() => import('./resume-dialog'))

interface Props {
  opening: string
  candidate: string
  close: () => void
}

/** One candidate next to the board: enough to decide on the next step without leaving it. */
export default function CandidatePanel({ opening, candidate, close }: Props) {
  const t = useText(recruitingTexts)
  const found = useQuery(
    query(candidatesApi.candidate, { params: { id: opening, candidateId: candidate } }),
  )
  const name = found.data ? fullName(found.data.data) : t('candidates')

  return (
    <Box
      component="aside"
      aria-label={name}
      onKeyDown={(event) => {
        // Menus and dialogs close first; they hold the key back.
        if (
          event.key === 'Escape' &&
          !event.defaultPrevented &&
          event.currentTarget.contains(event.target as Node)
        )
          close()
      }}
      sx={{
        ...besidePanel,
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        bgcolor: 'background.default',
      }}
    >
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : found.data ? (
        <CandidateSummary candidate={found.data.data} close={close} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Box>
  )
}

function CandidateSummary({ candidate, close }: { candidate: CandidateAnswer; close: () => void }) {
  const t = useText(recruitingTexts)
  const { day } = useFormat()
  const may = useMay()('changeCandidate')
  const [open, setOpen] = useState<'history' | 'reject' | 'hire' | 'resume' | null>(null)
  const { id: candidateId, opening_id: id, status, stage, path } = candidate
  const next = path[path.findIndex((each) => each.stage === stage) + 1]?.stage
  const name = fullName(candidate)

  const move = useConsoleCommand('changeCandidate', {
    onDone: () => void toast(t('toast.stage')),
    onError: (error) => void toast({ text: pair(t('toast.wrong'), error.message), tone: 'bad' }),
  })

  return (
    <>
      <Grid
        component="header"
        columns="minmax(0, 1fr)"
        gap={1.5}
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          p: 1.5,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <PanelTitle candidate={candidate} close={close} />
        <CandidatePath candidate={candidate} />
        {may && status === 'active' && (
          <Row align="stretch" wrap gap={1} sx={{ justifyContent: 'end' }}>
            <Button onClick={() => setOpen('reject')}>{t('reject')}</Button>
            <Button
              variant={next ? 'outlined' : 'contained'}
              color={next ? 'inherit' : 'primary'}
              onClick={() => setOpen('hire')}
            >
              {t('hire')}
            </Button>
            {next && (
              <Button
                variant="contained"
                color="primary"
                {...busyProps(move.busy, () =>
                  move.run({
                    params: { id, candidateId },
                    body: { stage: next },
                    shown: candidate,
                  }),
                )}
              >
                {t('moveTo', { stage: next })}
              </Button>
            )}
          </Row>
        )}
      </Grid>
      <Grid columns="minmax(0, 1fr)" gap={1.5} sx={{ p: 1.5 }}>
        <Grid columns="repeat(2, minmax(0, 1fr))" gap={1.5} sx={{ alignItems: 'start' }}>
          <CandidateResume candidate={candidate} onEnlarge={() => setOpen('resume')} />
          <Grid columns="minmax(0, 1fr)" gap={1.5}>
            <CandidateRating candidate={candidate} may={may} />
            <CandidateHistory stream={candidate.stream} most={3} onAll={() => setOpen('history')} />
          </Grid>
        </Grid>
        <Card title={t('message')} note={<Box sx={{ fontSize: 12 }}>{t('onLink')}</Box>} padded>
          <CandidateMessages candidate={candidate} />
        </Card>
        {candidate.erase_on && (
          <Row gap={0.75} sx={{ fontSize: 12, color: 'text.secondary' }}>
            <Icon name="lock" size={13} />
            {t('eraseOn', { day: day(candidate.erase_on) })}
          </Row>
        )}
      </Grid>
      <Suspense>
        {open === 'history' && (
          <RecruitingHistory stream={candidate.stream} title={name} close={() => setOpen(null)} />
        )}
        {open === 'reject' && <RejectDialog candidate={candidate} close={() => setOpen(null)} />}
        {open === 'resume' && <ResumeDialog candidate={candidate} close={() => setOpen(null)} />}
        {open === 'hire' && <HireDialog candidate={candidate} close={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}

function PanelTitle({ candidate, close }: { candidate: CandidateAnswer; close: () => void }) {
  const t = useText(recruitingTexts)
  const { id: candidateId, opening_id: id } = candidate
  const name = fullName(candidate)

  return (
    <Row gap={1.25}>
      <Avatar person={candidate} size={36} />
      <Grow
        sx={{ '& > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}
      >
        <Heading title={name} size={16} sx={{ lineHeight: '22px' }}>
          <bdi>{name}</bdi>
        </Heading>
        <Muted size={12}>
          <a className="ltr" href={`mailto:${candidate.email}`} style={{ color: 'inherit' }}>
            {candidate.email}
          </a>
        </Muted>
      </Grow>
      <IconButton
        component={AppLink}
        to={`/admin${candidatePath(id, candidateId)}`}
        aria-label={t('openPage')}
        title={t('openPage')}
      >
        <Icon name="forward" />
      </IconButton>
      <IconButton aria-label={t('closePanel')} title={t('closePanel')} onClick={close}>
        <Icon name="close" />
      </IconButton>
    </Row>
  )
}
