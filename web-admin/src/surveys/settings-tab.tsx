import { surveyFrequencies } from '@workledger/contracts/surveys/survey-kinds'
import { surveyChange } from '@workledger/contracts/surveys/surveys.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { surveysWords } from '@workledger/kit/i18n/words/surveys'
import { ApiError } from '@workledger/kit/net/client'
import { FormHistory } from '@workledger/kit/ui/form-history'
import { toast } from '@workledger/kit/ui/toast'
import { lazy } from 'react'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { surveysTexts } from './messages'
import { useSurvey } from './survey-context'

const SurveyHistory = lazy(() => import('./survey-history'))

/** The schedule and the words of a survey's mail. */
export default function SurveySettingsTab() {
  const { options } = useRecordWords(surveysWords)

  const t = useText(surveysTexts)
  const survey = useSurvey()
  const locked = !useMay()('changeSurvey')
  const change = useConsoleCommand('changeSurvey')
  const { enabled, recurring, frequency, message } = survey
  const before = { enabled, recurring, frequency, message: message ?? '' }

  const form = useForm({
    words: useRecordWords(surveysWords),
    schema: surveyChange,
    initial: before,
    shown: survey,
    locked,
    submit: async (body, { shown, before }) => {
      try {
        await change.send({ params: { id: survey.id }, body: changedOnly(before, body), shown })
      } catch (error) {
        if (error instanceof ApiError) toast({ text: t('toast.settingsFailed'), tone: 'bad' })
        throw error
      }

      toast(t('toast.settings'))
    },
  })

  return (
    <FormHistory value={<SurveyHistory survey={survey} close={() => {}} />}>
      <FormCard form={form} locked={locked}>
        <FormCard.Group columns={1}>
          <CheckField {...form.field('enabled')} />
          <CheckField {...form.field('recurring')} />
          <SelectField
            {...form.field('frequency')}
            hint={t('recurringHint')}
            options={options(surveyFrequencies)}
          />
          <TextField {...form.field('message')} rows={3} maxRows={6} hint={t('messageHint')} />
        </FormCard.Group>
      </FormCard>
    </FormHistory>
  )
}
