import { useQuery } from '@tanstack/react-query'
import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { query } from '@workledger/kit/net/query'
import { Facts } from '@workledger/kit/ui/facts'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Panel, Row, Stack } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { surveysTexts } from './messages'
import { QuestionReport } from './question-report'
import type { Report } from './report'
import { useSurvey } from './survey-context'

/** The results of a round by question, and their change over the rounds. */
export default function ReportTab() {
  const t = useText(surveysTexts)
  const { day, number, percent } = useFormat()
  const { id } = useSurvey()
  const [chosen, setChosen] = useState('')
  const found = useQuery(query(surveysApi.surveyReport, { params: { id } }))
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (!found.data) return <SkeletonRows rows={6} height={64} />
  const { rounds, questions } = found.data.data
  const round = rounds.find((one) => one.id === chosen) ?? rounds[0]

  if (!round)
    return <EmptyState icon="reports" title={t('notSent.title')} text={t('notSent.text')} />

  const hides = round.privacy === 'anonymous' && round.answered === 0
  const named = (one: Report['rounds'][number]) =>
    t('roundOf', { number: number(one.number), day: day(one.sent_on) })
  const share = round.invited > 0 ? Math.round((100 * round.answered) / round.invited) : 0

  return (
    <Stack gap={2}>
      <Row wrap gap={1}>
        <FilterMenu
          label={t('round')}
          value={round.id}
          options={rounds.map((one) => ({ value: one.id, label: named(one) }))}
          onChange={setChosen}
        />
        <Muted>{round.open ? t('openUntil', { day: day(round.open_until) }) : t('closed')}</Muted>
      </Row>
      <Panel>
        <Facts
          short
          items={[
            [t('asked'), number(round.invited)],
            [t('answered'), hides ? t('hidden') : number(round.answered)],
            [t('share'), hides ? '' : percent(share)],
          ]}
        />
      </Panel>
      {hides ? (
        <EmptyState icon="lock" title={t('noAnswers.title')} text={t('noAnswers.text')} />
      ) : (
        questions
          .filter((question) => question.rounds.some(({ round_id }) => round_id === round.id))
          .map((question) => (
            <QuestionReport key={question.id} question={question} round={round} rounds={rounds} />
          ))
      )}
    </Stack>
  )
}
