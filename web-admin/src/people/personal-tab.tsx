import { useQuery } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { employeeChange } from '@workledger/contracts/people/people.api'
import { SelectField } from '@workledger/web-app/kit/choice-fields'
import { useMember } from '@workledger/web-app/kit/current'
import { DateField } from '@workledger/web-app/kit/day-field'
import { TextField } from '@workledger/web-app/kit/fields'
import { useForm } from '@workledger/web-app/kit/form'
import { today } from '@workledger/web-app/kit/format'
import { useText } from '@workledger/web-app/kit/i18n'
import { query } from '@workledger/web-app/kit/query'
import { toast } from '@workledger/web-app/kit/toast'
import { FormCard } from '../kit/form-card'
import { changedOnly, requiring } from '../kit/form-rules'
import { useConsoleCommand } from '../kit/use-command'
import { peopleTexts } from './messages'
import type { Profile } from './profile'

const fields = [
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
type Typed = Record<(typeof fields)[number], string>
const typedOf = (profile: Profile) => Object.fromEntries(fields.map((name) => [name, profile[name] ?? ''])) as Typed

/** General information and address. */
export default function PersonalTab({ profile }: { profile: Profile }) {
  const t = useText(peopleTexts)
  const { workspace, admin } = useMember()
  const countries = useQuery({ ...query(accessApi.countries), staleTime: Number.POSITIVE_INFINITY }).data?.data ?? []
  const change = useConsoleCommand('changeEmployee')
  const initial = typedOf(profile)
  const form = useForm<Typed>({
    schema: requiring(employeeChange, ['birthday_on', 'gender', 'nationality', 'phone_number']),
    initial,
    submit: async (typed) => {
      const body = changedOnly(initial, typed)
      if (Object.keys(body).length > 0) await change.send({ params: { ws: workspace.id, id: profile.id }, body: body as never })
      toast(t('toast.updated'))
    },
  })
  const country = (of: 'name' | 'citizenship') => countries.map((each) => ({ value: each.country_code, label: each[of] || each.name }))
  return (
    <FormCard form={form} locked={admin ? undefined : t('profile.lockedAdmin')}>
      <FormCard.Group title={t('profile.about')}>
        <TextField {...form.field('first_name')} required label={t('profile.first')} />
        <TextField {...form.field('last_name')} required label={t('profile.last')} />
        <DateField {...form.field('birthday_on')} required label={t('profile.born')} max={today()} />
        <SelectField
          {...form.field('gender')}
          required
          label={t('profile.gender')}
          placeholder={t('profile.choose')}
          options={(['male', 'female', 'other'] as const).map((value) => ({ value, label: t(`profile.${value}`) }))}
        />
        <SelectField
          {...form.field('nationality')}
          required
          label={t('profile.nationality')}
          placeholder={t('profile.choose')}
          options={country('citizenship')}
        />
        <TextField {...form.field('phone_number')} required type="tel" label={t('profile.phone')} />
        <TextField name="email" value={profile.email ?? ''} onChange={() => {}} disabled type="email" label={t('profile.email')} />
      </FormCard.Group>
      <FormCard.Group title={t('profile.address')}>
        <TextField {...form.field('address_1')} label={t('profile.address1')} />
        <TextField {...form.field('address_2')} label={t('profile.address2')} />
        <TextField {...form.field('city')} label={t('profile.city')} />
        <TextField {...form.field('state')} label={t('profile.state')} />
        <TextField {...form.field('postal_code')} label={t('profile.postal')} />
        <SelectField
          {...form.field('country')}
          label={t('profile.country')}
          placeholder={t('profile.choose')}
          options={[{ value: '', label: '' }, ...country('name')]}
        />
      </FormCard.Group>
    </FormCard>
  )
}
