import Box from '@mui/material/Box'
import { checklistKinds } from '@workledger/contracts/checklists/checklists.events'
import { MOST_CHECKLIST_ITEMS } from '@workledger/contracts/kernel/bounds'
import { AddRow } from '@workledger/kit/form/add-row'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { checklistsWords } from '@workledger/kit/i18n/words/checklists'
import { checklistsTexts } from './messages'
import type { TemplateRow } from './rows'
import { TemplateItem } from './template-item'
import { useTemplateForm } from './use-template-form'

/** Adds or changes a template: its items with their owners and days. */
export default function TemplateDialog({
  template,
  close,
}: {
  template: TemplateRow | null
  close: () => void
}) {
  const { options } = useRecordWords(checklistsWords)

  const t = useText(checklistsTexts)
  const { form, addItem } = useTemplateForm(template, close)
  const { items } = form.values

  return (
    <FormDialog
      title={t(template ? 'templates.edit' : 'templates.add')}
      form={form}
      onClose={close}
    >
      <TextField {...form.field('name')} required autoFocus />
      <SelectField
        {...form.field('kind')}
        required
        label={t('kind')}
        options={options(checklistKinds)}
      />
      <CheckField
        {...form.field('automatic')}
        label={t('templates.automatic')}
        hint={t('templates.automaticHint')}
      />
      {items.map((item, index) => (
        <TemplateItem key={item.key} form={form} item={item} index={index} />
      ))}
      {form.field('items').error && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: 12 }}>
          {form.field('items').error}
        </Box>
      )}
      <AddRow
        variant="outlined"
        disabled={items.length >= MOST_CHECKLIST_ITEMS}
        add={addItem}
        sx={{ justifySelf: 'start' }}
      >
        {t('templates.addItem')}
      </AddRow>
    </FormDialog>
  )
}
