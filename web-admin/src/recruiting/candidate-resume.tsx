import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { fullName } from '@workledger/contracts/kernel/full-name'
import {
  type CandidateAnswer,
  candidatesApi,
} from '@workledger/contracts/recruiting/candidates.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { addressOf, call } from '@workledger/kit/net/client'
import { download } from '@workledger/kit/net/download'
import { Card } from '@workledger/kit/ui/card'
import { Icon } from '@workledger/kit/ui/icon'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense } from 'react'
import { recruitingTexts } from './messages'

const PdfView = lazy(() => import('./pdf-view'))

/**
 * The resume next to the candidate's facts: a PDF is shown in its place, any file can be
 * downloaded. `onEnlarge` shows it larger.
 */
export function CandidateResume({
  candidate,
  onEnlarge,
}: {
  candidate: CandidateAnswer
  onEnlarge?: () => void
}) {
  const t = useText(recruitingTexts)
  const { number } = useFormat()
  const { resume } = candidate
  if (!resume) return null
  const pdf = resume.content_type === 'application/pdf'
  const params = { id: candidate.opening_id, candidateId: candidate.id }
  const keep = () => void download(addressOf(candidatesApi.resume, { params })).catch(toastError)

  return (
    <Card
      title={t('resume')}
      aside={
        <>
          {pdf && onEnlarge && (
            <IconButton aria-label={t('preview')} title={t('preview')} onClick={onEnlarge}>
              <Icon name="eye" />
            </IconButton>
          )}
          <IconButton aria-label={t('download')} title={t('download')} onClick={keep}>
            <Icon name="download" />
          </IconButton>
        </>
      }
    >
      {pdf ? (
        <Box sx={{ p: 1 }}>
          <ResumePages candidate={candidate} />
        </Box>
      ) : (
        <Muted sx={{ p: 2 }}>
          {t('fileOf', {
            type: t('otherFile'),
            size: number(Math.max(1, Math.round(resume.size / 1024))),
          })}
        </Muted>
      )}
    </Card>
  )
}

/** The pages of a PDF resume. */
export function ResumePages({ candidate }: { candidate: CandidateAnswer }) {
  const t = useText(recruitingTexts)
  const params = { id: candidate.opening_id, candidateId: candidate.id }

  const found = useQuery({
    // Of no area, so changes of the candidate do not refresh it, and it is cached no longer than it
    // is shown.
    queryKey: ['resume', params],
    queryFn: ({ signal }) => call(candidatesApi.resume, { params }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

  if (found.error)
    return <FailedState dense error={found.error} retry={() => void found.refetch()} />

  if (!found.data) return <SkeletonRows rows={8} />

  return (
    <Suspense fallback={<SkeletonRows rows={8} />}>
      <PdfView file={found.data as Blob} label={t('resumeOf', { name: fullName(candidate) })} />
    </Suspense>
  )
}
