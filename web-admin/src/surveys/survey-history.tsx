import type { Rows } from '@workledger/contracts/registry'
import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useYesNo } from '../kit/yes-no'
import { surveysTexts } from './messages'

/** In the order of the form. */
const surveyFields = [
  'name',
  'privacy',
  'enabled',
  'recurring',
  'frequency',
  'message',
  'question',
  'answer_type',
  'sent',
  'open_until',
]

/** The history of one survey: questions and sendings, without answers. */
export default function SurveyHistory({
  survey,
  close,
}: {
  survey: Rows['surveys']
  close: () => void
}) {
  const t = useText(surveysTexts)
  const { day } = useFormat()
  const yesNo = useYesNo()

  const value = (field: string, given: unknown) => {
    if (field === 'open_until' && typeof given === 'string')
      return t('openUntil', { day: day(given) })

    if (given === 'anonymous' || given === 'confidential') return t(`privacies.${given}`)

    if (given === 'monthly' || given === 'quarterly' || given === 'halfyearly')
      return t(`frequencies.${given}`)

    if (field === 'answer_type' && (given === 'rating' || given === 'text'))
      return t(`answerTypes.${given}`)

    return yesNo(field, given)
  }

  return (
    <HistoryPanel
      stream={survey.stream}
      title={survey.name}
      words={areaHistory({ area: 'surveys', fields: surveyFields, value })}
      onClose={close}
    />
  )
}
