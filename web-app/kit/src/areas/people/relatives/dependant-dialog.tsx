import {
  type Dependant,
  dependantBody,
  relativesApi,
} from '@workledger/contracts/people/relatives.api'
import { dependantRelations } from '@workledger/contracts/people/relatives.events'
import { SelectField } from '../../../form/choice-fields'
import { DateField } from '../../../form/day-field'
import { TextField } from '../../../form/fields'
import { useForm } from '../../../form/form'
import { FormDialog } from '../../../form/form-dialog'
import { changedOnly } from '../../../form/form-rules'
import { today } from '../../../i18n/format'
import { useText } from '../../../i18n/i18n'
import { useRecordWords } from '../../../i18n/record-words'
import { peopleWords } from '../../../i18n/words/people'
import { useCommand } from '../../../net/query'
import { toast } from '../../../ui/toast'
import { relativesTexts } from './messages'

interface Props {
  employee: string
  /** Null for a new one. */
  dependant: Dependant | null
  close: () => void
}

/** Adds or changes a dependant. */
export default function DependantDialog({ employee, dependant, close }: Props) {
  const { options } = useRecordWords(peopleWords)

  const t = useText(relativesTexts)
  const invalidates = [relativesApi.relatives]
  const add = useCommand(relativesApi.addDependant, { invalidates })
  const change = useCommand(relativesApi.changeDependant, { invalidates })

  const before = {
    name: dependant?.name ?? '',
    relation: (dependant?.relation ?? '') as Dependant['relation'],
    birthday_on: dependant?.birthday_on ?? '',
  }

  const form = useForm({
    words: useRecordWords(peopleWords),
    schema: dependantBody,
    initial: before,
    submit: async (body) => {
      if (dependant)
        await change.send({
          params: { id: employee, dependantId: dependant.id },
          body: changedOnly(before, body),
          shown: dependant,
        })
      else await add.send({ params: { id: employee }, body })

      toast(t(dependant ? 'toast.dependantEdited' : 'toast.dependantAdded'))
      close()
    },
  })

  return (
    <FormDialog title={t(dependant ? 'editDependant' : 'addDependant')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus autoComplete="off" />
      <SelectField
        {...form.field('relation')}
        onChange={(value) => form.set('relation', value as Dependant['relation'])}
        required
        placeholder={t('choose')}
        options={options(dependantRelations)}
      />
      <DateField {...form.field('birthday_on')} max={today()} />
    </FormDialog>
  )
}
