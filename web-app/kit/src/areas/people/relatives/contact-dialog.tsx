import {
  contactBody,
  type EmergencyContact,
  relativesApi,
} from '@workledger/contracts/people/relatives.api'
import { TextField } from '../../../form/fields'
import { useForm } from '../../../form/form'
import { FormDialog } from '../../../form/form-dialog'
import { changedOnly } from '../../../form/form-rules'
import { useText } from '../../../i18n/i18n'
import { useRecordWords } from '../../../i18n/record-words'
import { peopleWords } from '../../../i18n/words/people'
import { useCommand } from '../../../net/query'
import { toast } from '../../../ui/toast'
import { relativesTexts } from './messages'

interface Props {
  employee: string
  /** Null for a new one. */
  contact: EmergencyContact | null
  close: () => void
}

/** Adds or changes an emergency contact. */
export default function ContactDialog({ employee, contact, close }: Props) {
  const t = useText(relativesTexts)
  const invalidates = [relativesApi.relatives]
  const add = useCommand(relativesApi.addEmergencyContact, { invalidates })
  const change = useCommand(relativesApi.changeEmergencyContact, { invalidates })

  const before = {
    name: contact?.name ?? '',
    relation: contact?.relation ?? '',
    phone_number: contact?.phone_number ?? '',
    other_phone: contact?.other_phone ?? '',
    email: contact?.email ?? '',
  }

  const form = useForm({
    words: useRecordWords(peopleWords),
    schema: contactBody,
    initial: before,
    submit: async (body) => {
      if (contact)
        await change.send({
          params: { id: employee, contactId: contact.id },
          body: changedOnly(before, body),
          shown: contact,
        })
      else await add.send({ params: { id: employee }, body })

      toast(t(contact ? 'toast.contactEdited' : 'toast.contactAdded'))
      close()
    },
  })

  return (
    <FormDialog title={t(contact ? 'editContact' : 'addContact')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus autoComplete="off" />
      <TextField {...form.field('relation')} required autoComplete="off" hint={t('relationHint')} />
      <TextField {...form.field('phone_number')} required type="tel" autoComplete="off" />
      <TextField {...form.field('other_phone')} type="tel" autoComplete="off" />
      <TextField {...form.field('email')} type="email" autoComplete="off" />
    </FormDialog>
  )
}
