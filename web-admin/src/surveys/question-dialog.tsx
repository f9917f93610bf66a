import type { Rows } from '@workledger/contracts/registry'
import { surveyAnswerTypes } from '@workledger/contracts/surveys/survey-kinds'
import { surveyQuestionBody } from '@workledger/contracts/surveys/surveys.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { pair } from '@workledger/kit/i18n/pair'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { surveysWords } from '@workledger/kit/i18n/words/surveys'
import { ApiError } from '@workledger/kit/net/client'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { surveysTexts } from './messages'

interface Props {
  survey: string
  question: Rows['survey-questions'] | null
  close: () => void
}

/** Adds or changes a question for later rounds. */
export default function QuestionDialog({ survey, question, close }: Props) {
  const { options } = useRecordWords(surveysWords)

  const t = useText(surveysTexts)
  const add = useConsoleCommand('addSurveyQuestion')
  const change = useConsoleCommand('changeSurveyQuestion')

  const before = {
    question: question?.question ?? '',
    answer_type: (question?.answer_type ?? '') as (typeof surveyAnswerTypes)[number],
    enabled: question?.enabled ?? true,
  }

  const form = useForm({
    words: useRecordWords(surveysWords),
    schema: surveyQuestionBody,
    initial: before,
    submit: async (body) => {
      try {
        if (question)
          await change.send({
            params: { id: survey, qid: question.id },
            body: changedOnly(before, body),
            shown: question,
          })
        else await add.send({ params: { id: survey }, body })
      } catch (error) {
        if (error instanceof ApiError)
          toast({
            text: pair(t(question ? 'toast.editFailed' : 'toast.addFailed'), error.message),
            tone: 'bad',
          })

        throw error
      }

      toast(t(question ? 'toast.questionEdited' : 'toast.questionAdded'))
      close()
    },
  })

  return (
    <FormDialog title={t(question ? 'editQuestion' : 'addQuestion')} form={form} onClose={close}>
      <TextField {...form.field('question')} required autoFocus rows={2} />
      <SelectField
        {...form.field('answer_type')}
        required
        placeholder={t('choose')}
        options={options(surveyAnswerTypes)}
      />
      <CheckField {...form.field('enabled')} />
    </FormDialog>
  )
}
