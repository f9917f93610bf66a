import { customFieldBody } from '@workledger/contracts/custom-fields/custom-fields.api'
import { fieldKinds, wordOf } from '@workledger/contracts/kernel/custom-field'
import { SegmentField, SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { customFieldsWords } from '@workledger/kit/i18n/words/custom-fields'
import { isLate } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import type { FieldRow } from './field-row'
import { customFieldsTexts } from './messages'

interface Props {
  field: FieldRow | null
  category: FieldRow['category']
  /** First values of a new field. */
  start?: { name: string; type: string }
  /** Called with a new field's id once lists show it. */
  added?: (id: string) => void
  close: () => void
}

/** Adds or changes a field. */
export default function FieldDialog({ field, category, start, added, close }: Props) {
  const t = useText(customFieldsTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addCustomFieldType')
  const change = useConsoleCommand('changeCustomFieldType')

  const before = {
    name: field?.name ?? start?.name ?? '',
    type: field?.type ?? start?.type ?? '',
    description: field?.description ?? '',
    // No default: a person who adds a field chooses all three.
    mandatory: field ? String(field.mandatory) : '',
    visible_to: field?.visible_to ?? '',
    editable: field?.editable ?? '',
  }

  const form = useForm({
    words: useRecordWords(customFieldsWords),
    schema: customFieldBody,
    initial: before,
    toRequest: (typed) => ({ ...typed, category }),
    submit: async (typed) => {
      const ws = workspace.id

      if (field)
        await change.send({
          params: { ws, id: field.id },
          body: changedOnly(before, typed) as never,
          shown: field,
        })
      else {
        const { data } = await add
          .send({ params: { ws }, body: { ...typed, category } as never })
          .catch(saying(t('toast.addFailed')))
        if (!isLate(data)) added?.(data.id)
      }

      toast(t(field ? 'toast.edited' : 'toast.added'))
      close()
    },
  })

  return (
    <FormDialog title={t(field ? 'edit' : 'add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('name')} />
      <SelectField
        {...form.field('type')}
        required
        placeholder={t('chooseType')}
        hint={field ? t('typeHint') : undefined}
        options={fieldKinds
          .map((kind) => wordOf(kind, category))
          .map((word) => ({ value: word, label: t(`kinds.${word}`) }))}
      />
      <TextField {...form.field('description')} hint={t('descriptionHint')} rows={2} />
      <SegmentField
        {...form.field('mandatory')}
        required
        label={t('mandatory')}
        options={[
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]}
      />
      <SegmentField
        {...form.field('visible_to')}
        required
        options={(['everyone', 'admin'] as const).map((value) => ({ value, label: t(value) }))}
      />
      <SegmentField
        {...form.field('editable')}
        required
        hint={t('editableHint')}
        options={(['employee', 'admin'] as const).map((value) => ({ value, label: t(value) }))}
      />
    </FormDialog>
  )
}
