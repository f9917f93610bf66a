import { useQuery } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { type Employee, employeeChange } from '@workledger/contracts/people/people.api'
import { SelectField } from '../../form/choice-fields'
import { DateField } from '../../form/day-field'
import { TextField } from '../../form/fields'
import { useForm } from '../../form/form'
import { FormCard } from '../../form/form-card'
import { changedOnly, requiring } from '../../form/form-rules'
import { NameFields } from '../../form/name-fields'
import { TownFields } from '../../form/town-fields'
import { today } from '../../i18n/format'
import { useLanguage, useText } from '../../i18n/i18n'
import { pair } from '../../i18n/pair'
import { useRecordWords } from '../../i18n/record-words'
import { peopleWords } from '../../i18n/words/people'
import { query } from '../../net/query'
import { toast } from '../../ui/toast'
import { personalTexts } from './messages'

const personalDataFields = [
  'first_name',
  'last_name',
  'birthday_on',
  'gender',
  'nationality',
  'phone_number',
  'address_1',
  'address_2',
  'city',
  'state',
  'postal_code',
  'country',
] as const

type PersonalDataValues = Record<(typeof personalDataFields)[number], string>

type Personal = Pick<Employee, 'email' | 'revision'> & {
  [K in (typeof personalDataFields)[number]]?: string | null | undefined
}

interface Props {
  person: Personal
  /** Called with the changed fields, at least one, and the person as shown. */
  send: (changed: Partial<PersonalDataValues>, shown: Personal) => Promise<unknown>
  /** The reason why the form is read-only. */
  locked?: string | undefined
}

/** General information and address of an employee, the viewer's or, in the console, another's. */
export function PersonalForm({ person, send, locked }: Props) {
  const t = useText(personalTexts)
  const countries =
    useQuery({ ...query(accessApi.countries), staleTime: Number.POSITIVE_INFINITY }).data?.data ??
    []
  const initial = Object.fromEntries(
    personalDataFields.map((name) => [name, person[name] ?? '']),
  ) as PersonalDataValues

  const words = useRecordWords(peopleWords)
  const form = useForm<PersonalDataValues, Personal, typeof words>({
    words,
    schema: requiring(employeeChange, ['birthday_on', 'gender', 'nationality', 'phone_number']),
    initial,
    shown: person,
    locked: locked !== undefined,
    submit: async (typed, { shown, before }) => {
      const changed = changedOnly(before, typed)

      if (Object.keys(changed).length > 0)
        await send(changed, shown).catch((error: Error) => {
          toast({ text: pair(t('invalid'), error.message), tone: 'bad' })
          throw error
        })

      toast(t('updated'))
    },
  })

  const language = useLanguage()

  /**
   * The server's English name; other languages have no word for a citizen here, so both are the
   * country.
   */
  const country = (of: 'name' | 'citizenship') => {
    const names =
      language === 'en' ? undefined : new Intl.DisplayNames([language], { type: 'region' })
    const label = (each: (typeof countries)[number]) =>
      names?.of(each.country_code) ?? (each[of] || each.name)

    return countries
      .map((each) => ({ value: each.country_code, label: label(each) }))
      .sort((a, b) => a.label.localeCompare(b.label, language))
  }

  return (
    <FormCard form={form} locked={locked}>
      <FormCard.Group title={t('about')}>
        <NameFields
          given={() => <TextField {...form.field('first_name')} required />}
          family={() => (
            <TextField {...form.field('last_name')} required={initial.last_name !== ''} />
          )}
        />
        <DateField {...form.field('birthday_on')} required max={today()} />
        <SelectField
          {...form.field('gender')}
          required
          placeholder={t('choose')}
          options={(['male', 'female', 'other'] as const).map((value) => ({
            value,
            label: t(value),
          }))}
        />
        <SelectField
          {...form.field('nationality')}
          required
          placeholder={t('choose')}
          options={country('citizenship')}
        />
        <TextField {...form.field('phone_number')} required type="tel" />
        <TextField
          name="email"
          value={person.email ?? ''}
          onChange={() => {}}
          disabled
          type="email"
          label={t('email')}
        />
      </FormCard.Group>
      <FormCard.Group title={t('address')}>
        <TextField {...form.field('address_1')} />
        <TextField {...form.field('address_2')} />
        <TownFields
          country={form.values.country ?? ''}
          postcode={<TextField {...form.field('postal_code')} />}
          city={<TextField {...form.field('city')} />}
          state={<TextField {...form.field('state')} />}
        />
        <SelectField
          {...form.field('country')}
          placeholder={t('choose')}
          options={[{ value: '', label: '' }, ...country('name')]}
        />
      </FormCard.Group>
    </FormCard>
  )
}
