import { useQuery } from '@tanstack/react-query'
import type { Rows } from '@workledger/contracts/registry'
import { surveysApi } from '@workledger/contracts/surveys/surveys.api'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { call } from '@workledger/kit/net/client'
import { newest } from '@workledger/kit/net/newest'
import { query } from '@workledger/kit/net/query'
import { FindingPage } from '@workledger/kit/shell/finding-page'
import { Page } from '@workledger/kit/shell/page'
import { confirm } from '@workledger/kit/ui/confirm'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Tabs } from '@workledger/kit/ui/tabs'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { surveysTexts } from './messages'
import QuestionsTab from './questions-tab'
import { SurveyContext } from './survey-context'

const SurveySettingsTab = lazy(() => import('./settings-tab'))
const AnswersTab = lazy(() => import('./answers-tab'))
const ReportTab = lazy(() => import('./report-tab'))
const SurveyHistory = lazy(() => import('./survey-history'))
const SurveyDialog = lazy(() => import('./survey-dialog'))

/** One survey: its questions, its sending, and its answers. */
export default function SurveyPage() {
  const t = useText(surveysTexts)
  const { id = '' } = useParams()
  const found = useQuery(query(surveysApi.survey, { params: { id } }))
  if (found.data) return <SurveyTabs key={id} survey={found.data.data} />

  return (
    <FindingPage
      found={found}
      title={t('page')}
      crumbs={[{ label: t('page'), to: '/admin/survey' }]}
    />
  )
}

function SurveyTabs({ survey }: { survey: Rows['surveys'] }) {
  const t = useText(surveysTexts)
  const { day } = useFormat()
  const [open, setOpen] = useState<'history' | 'edit' | null>(null)
  const may = useMay()
  const { name, privacy, enabled, open: takes, next_on } = survey
  const about = [t(`privacies.${privacy}`), ...(next_on ? [pair(t('next'), day(next_on))] : [])]

  return (
    <SurveyContext value={survey}>
      <Page
        title={name}
        crumbs={[{ label: t('page'), to: '/admin/survey' }]}
        status={
          <StatusChip tone={takes ? 'accent' : enabled ? 'good' : 'wait'}>
            {t(takes ? 'open' : enabled ? 'enabled' : 'disabled')}
          </StatusChip>
        }
        facts={about.join(' · ')}
        secondary={[
          { label: t('history'), icon: 'history', run: () => setOpen('history') },
          may('changeSurvey') && {
            label: t('editAction'),
            icon: 'edit',
            run: () => setOpen('edit'),
          },
        ]}
      >
        {may('sendSurvey') && <SendAction survey={survey} />}
        <Tabs
          label={name}
          tabs={[
            { id: 'questions', label: t('tabs.questions'), Component: QuestionsTab },
            { id: 'settings', label: t('tabs.settings'), Component: SurveySettingsTab },
            { id: 'answers', label: t('tabs.answers'), Component: AnswersTab },
            { id: 'report', label: t('tabs.report'), Component: ReportTab },
          ]}
        />
        <Suspense>
          {open === 'history' && <SurveyHistory survey={survey} close={() => setOpen(null)} />}
          {open === 'edit' && <SurveyDialog survey={survey} close={() => setOpen(null)} />}
        </Suspense>
      </Page>
    </SurveyContext>
  )
}

/** Sends a round to all employees after a question. */
function SendAction({ survey }: { survey: Rows['surveys'] }) {
  const { id, name, privacy, enabled, open, questions_count } = survey
  const t = useText(surveysTexts)

  const send = useConsoleCommand('sendSurvey', {
    onDone: () => void toast(t('toast.sent')),
    onError: (error) =>
      void toast({ text: pair(t('toast.sendFailed'), error.message), tone: 'bad' }),
  })

  const why = questions_count === 0 ? t('noQuestions') : enabled ? undefined : t('isDisabled')

  const ask = async () => {
    const questions = (await call(surveysApi.surveyQuestions, { params: { id } })).data
    const few =
      privacy === 'anonymous' &&
      !(await call(surveysApi.surveyAudience, { params: { id } })).data.shown
    const hidden = privacy === 'anonymous' ? [t(few ? 'sendTooFew' : 'sendAnonymous')] : []
    const text = [t('sendText'), ...hidden, ...(open ? [t('sendOpen')] : [])].join(' ')

    if (await confirm({ title: t('sendTitle', { name }), text, action: t('sendAction') }))
      send.run({ params: { id }, body: {}, shown: newest([survey, ...questions]) })
  }

  usePageActions({
    primary: {
      label: t('send'),
      icon: 'mail',
      disabled: why,
      busy: send.busy,
      run: () => void ask(),
    },
  })

  return null
}
