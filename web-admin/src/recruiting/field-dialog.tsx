import {
  type FieldType,
  fieldTypes,
  hasChoices,
} from '@workledger/contracts/recruiting/form-fields'
import { type FormField, formFieldBody } from '@workledger/contracts/recruiting/openings.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { recruitingWords } from '@workledger/kit/i18n/words/recruiting'
import { ApiError } from '@workledger/kit/net/client'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { recruitingTexts } from './messages'

/** Adds or changes a field of the form. */
export default function FieldDialog({
  opening,
  field,
  close,
}: {
  opening: string
  field: FormField | null
  close: () => void
}) {
  const t = useText(recruitingTexts)
  const add = useConsoleCommand('addFormField')
  const change = useConsoleCommand('changeFormField')

  const form = useForm({
    words: useRecordWords(recruitingWords),
    schema: formFieldBody,
    initial: {
      name: field?.name ?? '',
      display_name: field?.display_name ?? '',
      type: field?.type ?? ('text' as string),
      choices: field?.choices.join(', ') ?? '',
      is_required: field?.is_required ?? false,
    },
    submit: async (values) => {
      const body = { ...values, type: values.type as FieldType }

      try {
        if (field)
          await change.send({ params: { id: opening, fieldId: field.id }, body, shown: field })
        else await add.send({ params: { id: opening }, body })
      } catch (error) {
        if (error instanceof ApiError)
          toast({
            text: t(field ? 'toast.opening.editFailed' : 'toast.field.addFailed'),
            tone: 'bad',
          })

        throw error
      }

      toast(t(field ? 'toast.field.edited' : 'toast.field.added'))
      close()
    },
  })

  return (
    <FormDialog title={t(field ? 'fieldEdit' : 'fieldAdd')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('fieldName')} />
      <TextField {...form.field('display_name')} required />
      <SelectField
        {...form.field('type')}
        required
        options={fieldTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      {hasChoices(form.values.type as FieldType) && (
        <TextField {...form.field('choices')} required hint={t('choicesHint')} />
      )}
      <CheckField {...form.field('is_required')} />
    </FormDialog>
  )
}
