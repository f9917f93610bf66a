import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { checklistTemplateBody } from '@workledger/contracts/checklists/checklists.api'
import { checklistKinds, itemOwners } from '@workledger/contracts/checklists/checklists.events'
import { MOST_CHECKLIST_ITEMS } from '@workledger/contracts/kernel/bounds'
import { sharedChecklistTexts } from '@workledger/kit/areas/checklists/messages'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Icon } from '@workledger/kit/ui/icon'
import { toast } from '@workledger/kit/ui/toast'
import { useRef } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { checklistsTexts } from './messages'
import type { TemplateRow } from './rows'

interface Typed {
  key: number
  text: string
  owner: (typeof itemOwners)[number]
  owner_id: string
  days: string
}

/** Adds a checklist to the settings, or changes one: its items with who does each, and when. */
export default function TemplateDialog({ template, close }: { template: TemplateRow | null; close: () => void }) {
  const t = useText(checklistsTexts)
  const shared = useText(sharedChecklistTexts)
  const { workspace } = useMember()
  const add = useConsoleCommand('addChecklistTemplate')
  const change = useConsoleCommand('changeChecklistTemplate')
  const keys = useRef(0)
  const line = (item?: TemplateRow['items'][number]): Typed => ({
    key: keys.current++,
    text: item?.text ?? '',
    owner: item?.owner ?? 'admin',
    owner_id: item?.owner_id ?? '',
    days: String(item?.days ?? 0),
  })
  const toRequest = ({ items, ...rest }: { items: Typed[] }) => ({ ...rest, items: items.map(({ key: _, ...item }) => item) })
  const form = useForm({
    schema: checklistTemplateBody,
    initial: {
      name: template?.name ?? '',
      kind: template?.kind ?? ('joining' as (typeof checklistKinds)[number]),
      automatic: template?.automatic ?? true,
      items: template ? template.items.map(line) : [line()],
    },
    toRequest,
    submit: async (typed) => {
      const body = checklistTemplateBody.parse(toRequest(typed))
      if (template) await change.send({ params: { ws: workspace.id, id: template.id }, body, shown: template })
      else await add.send({ params: { ws: workspace.id }, body })
      toast(t(template ? 'templates.toast.edited' : 'templates.toast.added'))
      close()
    },
  })
  const { items } = form.values
  const put = (key: number, change: Partial<Typed>) =>
    form.set(
      'items',
      items.map((item) => (item.key === key ? { ...item, ...change } : item)),
    )
  return (
    <FormDialog title={t(template ? 'templates.edit' : 'templates.add')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('templates.name')} />
      <SelectField
        {...form.field('kind')}
        required
        label={t('kind')}
        options={checklistKinds.map((value) => ({ value, label: shared(`kinds.${value}`) }))}
      />
      <CheckField {...form.field('automatic')} label={t('templates.automatic')} hint={t('templates.automaticHint')} />
      {items.map((item, index) => (
        <Box
          key={item.key}
          component="fieldset"
          sx={{ display: 'grid', gap: 1.5, minWidth: 0, m: 0, p: 1.5, border: 1, borderColor: 'divider', borderRadius: '8px' }}
        >
          <Box component="legend" sx={{ px: 0.5, fontSize: 12, color: 'text.secondary' }}>
            {t('templates.item', { number: index + 1 })}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <TextField
                name={`items.${index}.text`}
                value={item.text}
                onChange={(text) => put(item.key, { text })}
                required
                label={t('templates.text')}
              />
            </Box>
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
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5, alignItems: 'start' }}>
            <SelectField
              name={`items.${index}.owner`}
              value={item.owner}
              onChange={(owner) => put(item.key, { owner: owner as Typed['owner'], owner_id: '' })}
              label={t('templates.owner')}
              options={itemOwners.map((value) => ({ value, label: shared(`owners.${value}`) }))}
            />
            <TextField
              name={`items.${index}.days`}
              value={item.days}
              onChange={(days) => put(item.key, { days })}
              label={t('templates.days')}
              hint={t('templates.daysHint')}
            />
          </Box>
          {item.owner === 'person' && (
            <PersonField
              name={`items.${index}.owner_id`}
              value={item.owner_id}
              onChange={(owner_id) => put(item.key, { owner_id })}
              required
              label={t('templates.person')}
            />
          )}
        </Box>
      ))}
      {form.field('items').error && (
        <Box role="alert" sx={{ color: 'error.main', fontSize: 12 }}>
          {form.field('items').error}
        </Box>
      )}
      <Button
        startIcon={<Icon name="plus" />}
        disabled={items.length >= MOST_CHECKLIST_ITEMS}
        onClick={() => form.set('items', [...items, line()])}
        sx={{ justifySelf: 'start' }}
      >
        {t('templates.addItem')}
      </Button>
    </FormDialog>
  )
}
