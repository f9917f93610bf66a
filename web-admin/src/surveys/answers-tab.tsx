import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { EmptyState } from '@workledger/kit/ui/states'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { surveysTexts } from './messages'
import { useSurvey } from './survey-context'

type AnswerRow = Rows['survey-answers']

/** The most rounds in the filter. */
const OFFERED = 24

/** Single answers, with names in a confidential survey. */
export default function AnswersTab() {
  const t = useText(surveysTexts)
  const { day, number } = useFormat()
  const { id, privacy } = useSurvey()

  const rounds = useConsoleList('survey-rounds', {
    sort: '-number',
    perPage: OFFERED,
    always: { survey_id: id },
    outOfAddress: 'The choices of a filter',
  })

  const list = useConsoleList('survey-answers', {
    sort: '-round',
    perPage: 50,
    filters: { round_id: '' },
    always: { survey_id: id },
  })

  const named = privacy === 'confidential' || list.rows.some(({ employee_name }) => employee_name)

  const columns: Column<AnswerRow>[] = [
    {
      id: 'question',
      label: t('question'),
      sort: 'question',
      fixed: true,
      cell: ({ question }) => <bdi>{question}</bdi>,
    },
    {
      id: 'answer',
      label: t('answer'),
      sort: 'answer',
      card: 'fact',
      cell: ({ answer, answer_type }) =>
        answer_type === 'rating' ? (
          <span className="num">{t('ratingOf', { rating: number(answer) })}</span>
        ) : (
          <bdi style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{answer}</bdi>
        ),
    },
    ...(named
      ? [
          {
            id: 'employee',
            label: t('employee'),
            sort: 'employee_name' as const,
            card: 'fact' as const,
            cell: (row: AnswerRow) => <bdi>{row.employee_name}</bdi>,
          },
        ]
      : []),
    {
      id: 'round',
      label: t('round'),
      sort: 'round',
      end: true,
      cell: ({ round }) => number(round),
    },
    {
      id: 'sent',
      label: t('lastSent'),
      sort: 'sent_on',
      hidden: true,
      cell: ({ sent_on }) => day(sent_on),
    },
  ]

  return (
    <DataTable
      name="survey-answers"
      label={t('tabs.answers')}
      list={list}
      columns={columns}
      rowKey={(row) => row.id}
      filters={
        <FilterMenu
          label={t('round')}
          value={list.filters.round_id ?? ''}
          options={[
            { value: '', label: t('allRounds') },
            ...rounds.rows.map((round) => ({
              value: round.id,
              label: t('roundOf', { number: number(round.number), day: day(round.sent_on) }),
            })),
          ]}
          onChange={(round_id) => list.change({ filters: { round_id } })}
        />
      }
      exportUrl={exportOf(list)}
      empty={<EmptyState icon="survey" title={t('noAnswers.title')} text={t('noAnswers.text')} />}
    />
  )
}
