import type { Rows } from '@workledger/contracts/registry'
import { surveyFrequencies, surveyPrivacies } from '@workledger/contracts/surveys/survey-kinds'
import { surveyBody } from '@workledger/contracts/surveys/surveys.api'
import { SegmentField, SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { surveysWords } from '@workledger/kit/i18n/words/surveys'
import { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useOpened } from '@workledger/kit/ui/use-opened'
import { useConsoleCommand } from '../kit/use-command'
import { surveysTexts } from './messages'

interface Props {
  survey: Rows['surveys'] | null
  close: () => void
  /** Called with the id of a new one. */
  added?: (id: string) => void
}

/** Adds a survey, or changes its name, type and rhythm. */
export default function SurveyDialog({ survey: given, close, added }: Props) {
  const { options } = useRecordWords(surveysWords)

  const survey = useOpened(given)
  const t = useText(surveysTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addSurvey')
  const change = useConsoleCommand('changeSurvey')

  const before = {
    name: survey?.name ?? '',
    privacy: survey?.privacy ?? ('anonymous' as (typeof surveyPrivacies)[number]),
    enabled: survey?.enabled ?? true,
    recurring: survey?.recurring ?? false,
    frequency: survey?.frequency ?? ('quarterly' as (typeof surveyFrequencies)[number]),
  }

  const form = useForm({
    words: useRecordWords(surveysWords),
    schema: surveyBody,
    initial: before,
    submit: async (body) => {
      try {
        if (survey)
          await change.send({
            params: { id: survey.id },
            body: changedOnly(before, body),
            shown: survey,
          })
        else {
          const { data } = await add.send({ params: { ws: workspace.id }, body })
          added?.(data.id)
        }
      } catch (error) {
        if (error instanceof ApiError)
          toast({
            text: pair(t(survey ? 'toast.editFailed' : 'toast.addFailed'), error.message),
            tone: 'bad',
          })

        throw error
      }

      toast(t(survey ? 'toast.edited' : 'toast.added'))
      close()
    },
  })

  return (
    <FormDialog title={t(survey ? 'edit' : 'add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('name')} />
      <SegmentField
        {...form.field('privacy')}
        onChange={(value) => form.set('privacy', value as 'anonymous')}
        required
        label={t('privacy')}
        hint={t('privacyHint')}
        options={options(surveyPrivacies)}
      />
      <CheckField {...form.field('enabled')} />
      <CheckField {...form.field('recurring')} />
      {form.values.recurring && (
        <SelectField
          {...form.field('frequency')}
          hint={t('recurringHint')}
          options={options(surveyFrequencies)}
        />
      )}
    </FormDialog>
  )
}
