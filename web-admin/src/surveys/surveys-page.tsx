import type { Rows } from '@workledger/contracts/registry'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { AppLink, useGo } from '@workledger/kit/ui/app-link'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { lazy } from 'react'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useRemoval } from '../kit/use-removal'
import { surveysTexts } from './messages'

const SurveyDialog = lazy(() => import('./survey-dialog'))
const SurveyHistory = lazy(() => import('./survey-history'))

type SurveyRow = Rows['surveys']

export const surveyPath = (id: string) => `/admin/survey/${id}/survey_detail`

/** The surveys of the workspace. */
export default function SurveysPage() {
  const t = useText(surveysTexts)
  const go = useGo()
  const may = useMay()('addSurvey')
  const list = useConsoleList('surveys', { sort: 'name' })

  const remove = useRemoval('deleteSurvey', {
    title: (name) => t('deleteTitle', { name }),
    text: t('deleteText'),
    action: t('delete'),
    done: t('toast.deleted'),
    failed: t('toast.deleteFailed'),
  })

  return (
    <RecordTable
      page
      list={list}
      label={t('page')}
      columns={useSurveyColumns()}
      may={may}
      opens={({ id }) => go(surveyPath(id))}
      add={t('add')}
      menu={({ id }) => [{ label: t('show'), icon: 'eye', to: surveyPath(id) }]}
      remove={(row) => () => void remove(row)}
      empty={
        <EmptyState
          icon="survey"
          title={t('empty.title')}
          text={t(may ? 'empty.text' : 'empty.reader')}
        />
      }
      dialog={(survey, close) => (
        <SurveyDialog survey={survey} close={close} added={(id) => go(surveyPath(id))} />
      )}
      history={(survey, close) => <SurveyHistory survey={survey} close={close} />}
    />
  )
}

function useSurveyColumns(): Column<SurveyRow>[] {
  const t = useText(surveysTexts)
  const { day } = useFormat()

  return [
    {
      id: 'name',
      label: t('name'),
      sort: 'name',
      fixed: true,
      cell: ({ id, name }) => (
        <AppLink to={surveyPath(id)} style={{ fontWeight: 500, textDecoration: 'none' }}>
          <bdi>{name}</bdi>
        </AppLink>
      ),
    },
    {
      id: 'privacy',
      label: t('privacy'),
      sort: 'privacy',
      card: 'fact',
      cell: ({ privacy }) => t(`privacies.${privacy}`),
    },
    {
      id: 'frequency',
      label: t('frequency'),
      sort: 'frequency',
      cell: ({ recurring, frequency }) => t(recurring ? `frequencies.${frequency}` : 'once'),
    },
    ...useRoundColumns(),
    {
      id: 'status',
      label: t('status'),
      sort: 'enabled',
      card: 'chip',
      cell: ({ enabled, open }) => (
        <StatusChip tone={open ? 'accent' : enabled ? 'good' : 'wait'}>
          {t(open ? 'open' : enabled ? 'enabled' : 'disabled')}
        </StatusChip>
      ),
    },
    {
      id: 'created',
      label: t('created'),
      sort: 'created_at',
      hidden: true,
      cell: ({ created_at }) => day(created_at),
    },
  ]
}

/** How much is asked, and when. */
function useRoundColumns(): Column<SurveyRow>[] {
  const t = useText(surveysTexts)
  const { day, number } = useFormat()

  return [
    {
      id: 'questions',
      label: t('questions'),
      sort: 'questions_count',
      end: true,
      card: 'figure',
      cell: ({ questions_count }) => number(questions_count),
    },
    {
      id: 'rounds',
      label: t('rounds'),
      sort: 'rounds_count',
      end: true,
      cell: ({ rounds_count }) => number(rounds_count),
    },
    {
      id: 'last',
      label: t('lastSent'),
      sort: 'last_sent_on',
      card: 'fact',
      cell: ({ last_sent_on }) => last_sent_on && day(last_sent_on),
    },
    {
      id: 'next',
      label: t('next'),
      sort: 'next_on',
      cell: ({ next_on }) => next_on && day(next_on),
    },
  ]
}
