import type { Rows } from '@workledger/contracts/registry'
import { surveyEvents } from '@workledger/contracts/surveys/surveys.events'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { historyWords } from '../kit/history-words'
import { useYesNo } from '../kit/yes-no'
import { surveysTexts } from './messages'

type Known = keyof typeof surveyEvents
const isKnown = (type: string): type is Known => type in surveyEvents

/** Everything that happened to one survey: what was asked and sent, and nothing of answers. */
export default function SurveyHistory({ survey, close }: { survey: Rows['surveys']; close: () => void }) {
  const t = useText(surveysTexts)
  const { day } = useFormat()
  const yesNo = useYesNo()
  const fields = {
    name: t('name'),
    privacy: t('privacy'),
    enabled: t('enabled'),
    recurring: t('recurring'),
    frequency: t('frequency'),
    message: t('message'),
    question: t('question'),
    answer_type: t('answerType'),
    sent: t('rounds'),
    open_until: t('open'),
  }
  const value = (field: string, given: unknown) => {
    if (field === 'open_until' && typeof given === 'string') return t('openUntil', { day: day(given) })
    if (given === 'anonymous' || given === 'confidential') return t(`privacies.${given}`)
    if (given === 'monthly' || given === 'quarterly' || given === 'halfyearly') return t(`frequencies.${given}`)
    if (field === 'answer_type' && (given === 'rating' || given === 'text')) return t(`answerTypes.${given}`)
    return yesNo(field, given)
  }
  return (
    <HistoryPanel
      stream={survey.stream}
      title={survey.name}
      words={historyWords({ event: (type) => (isKnown(type) ? t(`event.${type}`) : undefined), fields, value })}
      onClose={close}
    />
  )
}
