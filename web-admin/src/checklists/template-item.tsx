import IconButton from '@mui/material/IconButton'
import { itemOwners } from '@workledger/contracts/checklists/checklists.events'
import { sharedChecklistTexts } from '@workledger/kit/areas/checklists/messages'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Grow, Row, Stack } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { checklistsTexts } from './messages'
import type { TemplateForm, TypedItem } from './use-template-form'

interface Props {
  form: TemplateForm
  item: TypedItem
  index: number
}

/** One item of a checklist: its text, owner and day. */
export function TemplateItem({ form, item, index }: Props) {
  const t = useText(checklistsTexts)
  const shared = useText(sharedChecklistTexts)
  const put = (change: Partial<TypedItem>) => putItem(form, item, change)

  return (
    <Stack
      component="fieldset"
      gap={1.5}
      sx={{ minWidth: 0, m: 0, p: 1.5, border: 1, borderColor: 'divider', borderRadius: '8px' }}
    >
      <Muted component="legend" size={12} sx={{ px: 0.5 }}>
        {t('templates.item', { number: index + 1 })}
      </Muted>
      <ItemText form={form} item={item} index={index} />
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5} sx={{ alignItems: 'start' }}>
        <SelectField
          name={`items.${index}.owner`}
          value={item.owner}
          onChange={(owner) => put({ owner: owner as TypedItem['owner'], owner_id: '' })}
          label={t('templates.owner')}
          options={itemOwners.map((value) => ({ value, label: shared(`owners.${value}`) }))}
        />
        <TextField
          name={`items.${index}.days`}
          value={item.days}
          onChange={(days) => put({ days })}
          label={t('templates.days')}
          hint={t('templates.daysHint')}
        />
      </Grid>
      {item.owner === 'person' && (
        <PersonField
          name={`items.${index}.owner_id`}
          value={item.owner_id}
          onChange={(owner_id) => put({ owner_id })}
          required
          label={t('templates.person')}
        />
      )}
    </Stack>
  )
}

/** The text, and the button that removes the item. */
function ItemText({ form, item, index }: Props) {
  const t = useText(checklistsTexts)
  const { items } = form.values

  return (
    <Row align="end" gap={1}>
      <Grow>
        <TextField
          name={`items.${index}.text`}
          value={item.text}
          onChange={(text) => putItem(form, item, { text })}
          required
          label={t('templates.text')}
        />
      </Grow>
      <IconButton
        aria-label={t('templates.removeItem', { number: index + 1 })}
        title={t('templates.removeItem', { number: index + 1 })}
        disabled={items.length === 1}
        onClick={() =>
          form.set(
            'items',
            items.filter(({ key }) => key !== item.key),
          )
        }
      >
        <Icon name="trash" />
      </IconButton>
    </Row>
  )
}

const putItem = ({ set, values }: TemplateForm, { key }: TypedItem, change: Partial<TypedItem>) =>
  set(
    'items',
    values.items.map((item) => (item.key === key ? { ...item, ...change } : item)),
  )
