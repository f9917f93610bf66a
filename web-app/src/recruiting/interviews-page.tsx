import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import type { InterviewRow } from '@workledger/contracts/recruiting/recruiting.lists'
import { FeedbackButton } from '@workledger/kit/areas/recruiting/feedback-button'
import { useInterviewTime } from '@workledger/kit/areas/recruiting/interview-time'
import { interviewTexts } from '@workledger/kit/areas/recruiting/messages'
import { feedbackState } from '@workledger/kit/areas/recruiting/own-feedback'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Strong } from '@workledger/kit/ui/text'
import type { Tone } from '@workledger/kit/ui/tokens'
import { lazy, Suspense, useState } from 'react'

const FeedbackDialog = lazy(() => import('@workledger/kit/areas/recruiting/feedback-dialog'))

const interviewTones: Record<ReturnType<typeof feedbackState>, Tone> = {
  cancelled: 'bad',
  given: 'good',
  awaited: 'warn',
  scheduled: 'wait',
}

/** The viewer's interviews: future ones with the next first, or past ones with the last first. */
export default function InterviewsPage() {
  const t = useText(interviewTexts)
  const { workspace, employee } = useMember()
  const [judged, setJudged] = useState<InterviewRow | null>(null)
  const led_by = employee.id

  const list = useList(
    candidatesApi.interviews,
    { params: { ws: workspace.id }, query: { led_by } },
    { sort: 'starts_at', filters: { when: 'upcoming' } },
  )

  const when = list.filters.when ?? ''

  const show = (value: string) =>
    list.change({
      filters: { when: value },
      sort: value === 'upcoming' ? 'starts_at' : '-starts_at',
    })

  const options = (['upcoming', 'past', 'all'] as const).map((value) => ({
    value: value === 'all' ? '' : value,
    label: t(value),
  }))

  return (
    <Page title={t('page')}>
      <DataTable
        name="own-interviews"
        label={t('page')}
        list={list}
        columns={useInterviewColumns()}
        rowKey={({ id }) => id}
        rowActions={(interview) => <FeedbackButton interview={interview} onOpen={setJudged} />}
        searchLabel={t('search')}
        filters={<FilterMenu label={t('show')} value={when} options={options} onChange={show} />}
        exportUrl={exportOf('interviews', workspace.id, {
          ...list,
          filters: { ...list.filters, led_by },
        })}
        empty={
          <EmptyState
            icon="ats"
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              when === 'upcoming' && <Button onClick={() => show('past')}>{t('showPast')}</Button>
            }
          />
        }
      />
      <Suspense>
        {judged && <FeedbackDialog interview={judged} close={() => setJudged(null)} />}
      </Suspense>
    </Page>
  )
}

function useInterviewColumns(): Column<InterviewRow>[] {
  const t = useText(interviewTexts)
  const when = useInterviewTime()
  const { listed } = useFormat()
  const { employee } = useMember()

  return [
    {
      id: 'candidate',
      label: t('candidate'),
      sort: 'candidate',
      fixed: true,
      cell: ({ candidate }) => <Strong component="bdi">{candidate}</Strong>,
    },
    {
      id: 'opening',
      label: t('opening'),
      sort: 'opening',
      card: 'fact',
      cell: ({ opening }) => <bdi>{opening}</bdi>,
    },
    {
      id: 'when',
      label: t('when'),
      sort: 'starts_at',
      card: 'fact',
      cell: (row) => <span className="num">{when(row)}</span>,
    },
    {
      id: 'place',
      label: t('place'),
      sort: 'place',
      card: 'fact',
      wide: true,
      cell: ({ place }) => place && <Place of={place} />,
    },
    {
      id: 'people',
      label: t('people'),
      hidden: true,
      cell: ({ people }) => <bdi>{listed(people.map(({ name }) => name))}</bdi>,
    },
    {
      id: 'status',
      label: t('status'),
      card: 'chip',
      cell: (row) => {
        const state = feedbackState(row, employee.id)
        return <StatusChip tone={interviewTones[state]}>{t(`states.${state}`)}</StatusChip>
      },
    },
  ]
}

/** A room, or the address of a call. */
const Place = ({ of: place }: { of: string }) =>
  /^https?:\/\/\S+$/.test(place) ? (
    <Box
      component="a"
      href={place}
      target="_blank"
      rel="noreferrer"
      className="ltr"
      sx={{
        display: 'inline-block',
        maxWidth: '100%',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        verticalAlign: 'bottom',
        lineHeight: '24px',
        color: 'inherit',
      }}
    >
      {place}
    </Box>
  ) : (
    <bdi>{place}</bdi>
  )
