import { useQuery } from '@tanstack/react-query'
import { openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Denied } from '@workledger/kit/shell/fault'
import { Page } from '@workledger/kit/shell/page'
import { useCopy } from '@workledger/kit/ui/copy'
import { FormHistory } from '@workledger/kit/ui/form-history'
import { FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { type TabEntry, Tabs } from '@workledger/kit/ui/tabs'
import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { useCountryName } from '../kit/countries'
import { useMay } from '../kit/may'
import { recruitingTexts } from './messages'
import { OpeningForm } from './opening-form'
import { publicLink } from './public-link'

const RecruitingHistory = lazy(() => import('./recruiting-history'))
const FieldsTab = lazy(() => import('./fields-tab'))
const ApplicantsTab = lazy(() => import('./applicants-tab'))

/** A new opening, or one with its form and its applicants. */
export default function OpeningPage() {
  const t = useText(recruitingTexts)
  const countryOf = useCountryName()
  const { id } = useParams()
  const { workspace } = useMember()
  const may = useMay()('addOpening')
  const { copyLink } = useCopy()
  const { day, listed } = useFormat()

  const found = useQuery({
    ...query(openingsApi.opening, { params: { ws: workspace.id, id: id ?? '' } }),
    enabled: id !== undefined,
  })

  const opening = found.data?.data
  const crumbs = [{ label: t('page'), to: '/admin/ats' }]
  if (!id && !may) return <Denied />

  if (id && found.error)
    return (
      <Page title={t('page')}>
        <FailedState error={found.error} retry={() => void found.refetch()} />
      </Page>
    )

  if (id && !opening)
    return (
      <Page title={t('page')} crumbs={crumbs}>
        <SkeletonRows rows={8} />
      </Page>
    )

  const closed = opening ? undefined : t('first')
  const count = opening?.candidates_count
  const shared = publicLink(workspace.id, opening?.id ?? '')

  const tabs: TabEntry[] = [
    { id: 'opening', label: t('tabs.opening'), content: <OpeningWithHistory opening={opening} /> },
    {
      id: 'fields',
      label: t('tabs.fields'),
      disabled: closed,
      content: opening && <FieldsTab opening={opening.id} />,
    },
    {
      id: 'applicants',
      label: t('tabs.applicants'),
      count,
      disabled: closed,
      content: opening && <ApplicantsTab opening={opening} />,
    },
  ]

  return (
    <Page
      title={opening?.title ?? t('add')}
      crumbs={crumbs}
      status={
        opening && (
          <StatusChip tone={opening.status === 'open' ? 'good' : 'wait'}>
            {t(opening.status)}
          </StatusChip>
        )
      }
      secondary={[
        opening && { label: t('view'), icon: 'eye', to: shared },
        opening && { label: t('share'), icon: 'link', run: () => void copyLink(shared) },
      ]}
      facts={
        opening && (
          <>
            <bdi>{listed([opening.location.city, countryOf(opening.location.country)])}</bdi> ·{' '}
            {t(`positions.${opening.position_type}`)} ·{' '}
            {opening.closed_at
              ? t('closedSince', { day: day(opening.closed_at) })
              : t('openSince', { day: day(opening.created_at) })}
          </>
        )
      }
    >
      <Tabs key={id} tabs={tabs} label={opening?.title ?? t('add')} />
    </Page>
  )
}

function OpeningWithHistory({ opening }: Parameters<typeof OpeningForm>[0]) {
  return (
    <FormHistory
      value={
        opening && (
          <RecruitingHistory stream={opening.stream} title={opening.title} close={() => {}} />
        )
      }
    >
      <OpeningForm opening={opening} />
    </FormHistory>
  )
}
