import { mapGroupBody } from '@workledger/contracts/provisioning/provisioning.api'
import { groupTargets } from '@workledger/contracts/provisioning/provisioning.events'
import type { Rows } from '@workledger/contracts/registry'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { provisioningWords } from '@workledger/kit/i18n/words/provisioning'
import { useMember } from '@workledger/kit/net/current'
import { toast } from '@workledger/kit/ui/toast'
import { useChoices } from '../kit/choices'
import { useConsoleCommand } from '../kit/use-command'
import { provisioningTexts } from './messages'

interface Props {
  group: Rows['provisioned-groups']
  close: () => void
}

/** Chooses what the members of a group get. */
export default function MapDialog({ group, close }: Props) {
  const t = useText(provisioningTexts)
  const words = useRecordWords(provisioningWords)
  const { workspace } = useMember()
  const map = useConsoleCommand('mapGroup')
  const roles = useChoices('roles')
  const departments = useChoices('departments')

  const form = useForm({
    words,
    schema: mapGroupBody,
    initial: { target: group.target ?? 'role', target_id: group.target_id ?? '' },
    submit: async (body) => {
      const params = { ws: workspace.id, id: group.id }
      const { data } = await map.send({ params, body, shown: group })
      toast(t(data.state === 'waiting' ? 'group.waits' : 'group.mapped'))
      close()
    },
  })

  const kind = form.field('target')
  const target = form.field('target_id')
  const { choices } = kind.value === 'department' ? departments : roles

  return (
    <FormDialog
      title={t('group.mapTitle', { name: group.name })}
      action={t('group.map')}
      form={form}
      onClose={close}
    >
      <SelectField
        {...kind}
        onChange={(value) => {
          kind.onChange(value)
          target.onChange('')
        }}
        options={words.options(groupTargets)}
      />
      <SelectField {...target} required options={choices} hint={t('group.mapHint')} />
    </FormDialog>
  )
}
