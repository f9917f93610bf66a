import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import {
  type Dependant,
  type EmergencyContact,
  relativesApi,
} from '@workledger/contracts/people/relatives.api'
import { lazy, Suspense, useState } from 'react'
import { isolated, useFormat } from '../../../i18n/format'
import { useText } from '../../../i18n/i18n'
import { useMember } from '../../../net/current'
import { query, useCommand } from '../../../net/query'
import { Card } from '../../../ui/card'
import { confirm } from '../../../ui/confirm'
import { Icon } from '../../../ui/icon'
import { Stack } from '../../../ui/layout'
import { callLink, useWrittenPhone } from '../../../ui/phone'
import { FailedState, SkeletonRows } from '../../../ui/states'
import { Muted } from '../../../ui/text'
import { toast, toastError } from '../../../ui/toast'
import { relativesTexts } from './messages'
import { RelativesList } from './relatives-list'

const ContactDialog = lazy(() => import('./contact-dialog'))
const DependantDialog = lazy(() => import('./dependant-dialog'))
const RelativesHistory = lazy(() => import('./relatives-history'))

/** Emergency contacts and dependants of an employee. `changes` lets the viewer change them. */
export function Relatives({ employee, changes }: { employee: string; changes: boolean }) {
  const t = useText(relativesTexts)
  const phone = useWrittenPhone()
  const { day } = useFormat()
  const own = useMember().employee.id === employee
  const found = useQuery(query(relativesApi.relatives, { params: { id: employee } }))
  const [contact, setContact] = useState<EmergencyContact | 'new' | null>(null)
  const [dependant, setDependant] = useState<Dependant | 'new' | null>(null)
  const [history, setHistory] = useState(false)
  const invalidates = [relativesApi.relatives]

  const removeContact = useCommand(relativesApi.removeEmergencyContact, {
    invalidates,
    onDone: () => toast(t('toast.contactRemoved')),
    onError: toastError,
  })

  const removeDependant = useCommand(relativesApi.removeDependant, {
    invalidates,
    onDone: () => toast(t('toast.dependantRemoved')),
    onError: toastError,
  })

  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows rows={4} />
  const { emergency_contacts, dependants, stream } = found.data.data

  const sure = (name: string) =>
    confirm({
      title: t('removeTitle', { name: isolated(name) }),
      text: t('removeText'),
      action: t('removeAction'),
      danger: true,
    })

  const askContact = async ({ id, name }: EmergencyContact) => {
    if (await sure(name)) removeContact.run({ params: { id: employee, contactId: id } })
  }

  const askDependant = async ({ id, name }: Dependant) => {
    if (await sure(name)) removeDependant.run({ params: { id: employee, dependantId: id } })
  }

  const adding = (label: string, open: () => void) =>
    changes && (
      <Button startIcon={<Icon name="plus" />} onClick={open}>
        {label}
      </Button>
    )

  return (
    <Stack gap={2}>
      <Card
        title={t('contacts')}
        aside={
          <>
            <HistoryButton setHistory={setHistory} />
            {emergency_contacts.length > 0 && adding(t('add'), () => setContact('new'))}
          </>
        }
      >
        <RelativesList
          label={t('contacts')}
          rows={emergency_contacts}
          facts={({ relation, phone_number, other_phone, email }) => [
            { text: relation },
            { text: phone(phone_number), href: callLink(phone_number) },
            ...(other_phone ? [{ text: phone(other_phone), href: callLink(other_phone) }] : []),
            ...(email ? [{ text: email, href: `mailto:${email}` }] : []),
          ]}
          edit={changes ? setContact : undefined}
          remove={(row) => void askContact(row)}
          empty={{
            title: t('noContacts.title'),
            text: t('noContacts.text'),
            action: adding(t('addContact'), () => setContact('new')),
          }}
        />
      </Card>
      <Card
        title={t('dependants')}
        aside={dependants.length > 0 && adding(t('add'), () => setDependant('new'))}
      >
        <RelativesList
          label={t('dependants')}
          rows={dependants}
          facts={({ relation, birthday_on }) => [
            { text: t(`relations.${relation}`) },
            ...(birthday_on ? [{ text: day(birthday_on) }] : []),
          ]}
          edit={changes ? setDependant : undefined}
          remove={(row) => void askDependant(row)}
          empty={{
            title: t('noDependants.title'),
            text: t('noDependants.text'),
            action: adding(t('addDependant'), () => setDependant('new')),
          }}
        />
      </Card>
      <Muted size={12}>{t(own ? 'private' : 'privateOf')}</Muted>
      <Suspense>
        {contact && (
          <ContactDialog
            employee={employee}
            contact={contact === 'new' ? null : contact}
            close={() => setContact(null)}
          />
        )}
        {dependant && (
          <DependantDialog
            employee={employee}
            dependant={dependant === 'new' ? null : dependant}
            close={() => setDependant(null)}
          />
        )}
        {history && <RelativesHistory stream={stream} close={() => setHistory(false)} />}
      </Suspense>
    </Stack>
  )
}

function HistoryButton({ setHistory }: { setHistory: (open: boolean) => void }) {
  const t = useText(relativesTexts)

  return (
    <IconButton aria-label={t('history')} title={t('history')} onClick={() => setHistory(true)}>
      <Icon name="history" />
    </IconButton>
  )
}
