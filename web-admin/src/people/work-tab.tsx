import { employeeChange } from '@workledger/contracts/people/people.api'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { useRoleName } from '@workledger/kit/areas/people/role-names'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { today } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { peopleWords } from '@workledger/kit/i18n/words/people'
import { useMember } from '@workledger/kit/net/current'
import { FormHistory } from '@workledger/kit/ui/form-history'
import { toast } from '@workledger/kit/ui/toast'
import { useSayingFailed } from '@workledger/kit/ui/use-error-toast'
import { lazy } from 'react'
import { useChoices } from '../kit/choices'
import { useConsoleCommand } from '../kit/use-command'
import { peopleTexts } from './messages'
import type { Profile } from './profile'

const EmployeeHistory = lazy(() => import('./employee-history'))

const jobFields = [
  'manager_id',
  'time_off_manager_id',
  'oid',
  'role_id',
  'location_id',
  'time_off_policy_id',
  'department_id',
] as const

type Job = Record<(typeof jobFields)[number], string>
type JobValues = Job & { effective_on: string }

const moves = (job: Partial<Job>) =>
  job.location_id !== undefined || job.time_off_policy_id !== undefined

const jobValuesOf = (profile: Profile) =>
  Object.fromEntries(jobFields.map((name) => [name, profile[name] ?? ''])) as Job

/** The employee's place in the company. */
export default function WorkTab({ profile }: { profile: Profile }) {
  const t = useText(peopleTexts)
  const { workspace, can } = useMember()
  const may = can('edit_company')
  const roles = useChoices('roles', may)
  useSayingFailed(roles.isError, t('profile.rolesFailed'))
  const roleName = useRoleName()
  // A viewer who may not give roles may not list them, and still reads the present one.
  const held = { value: profile.role_id ?? '', label: profile.role ?? '' }

  const roleChoices = (may && !roles.isError ? roles.choices : [held]).map(({ value, label }) => ({
    value,
    label: roleName(label),
  }))

  const offices = useChoices('offices')
  const policies = useChoices('leave-policies')
  // A person keeps their archived policy.
  const kept = profile.time_off_policy_id

  const gone =
    kept && !policies.choices.some(({ value }) => value === kept)
      ? policies.nameOf(kept)
      : undefined

  const archived = gone
    ? [{ value: kept!, label: t('profile.archivedPolicy', { name: gone }) }]
    : []
  const departments = useChoices('departments')
  const change = useConsoleCommand('changeEmployee')
  const before = jobValuesOf(profile)
  const initial = { ...before, effective_on: today() }

  /** The effective date is only sent with another office or policy. */
  const requestOf = (before: object, { effective_on, ...job }: JobValues) => {
    const body = changedOnly(before as Omit<JobValues, 'effective_on'>, job)
    return moves(body) ? { ...body, effective_on } : body
  }

  const words = useRecordWords(peopleWords)
  const form = useForm<JobValues, Profile, typeof words>({
    words,
    schema: employeeChange,
    initial,
    shown: profile,
    toRequest: (typed) => requestOf(before, typed),
    submit: async (typed, { shown, before: { effective_on: _, ...before } }) => {
      const body = requestOf(before, typed)

      if (Object.keys(body).length > 0)
        await change.send({ params: { ws: workspace.id, id: profile.id }, body, shown })

      toast(t('toast.updated'))
    },
  })

  const none = { value: '', label: t('profile.none') }

  const one = (label: string, options: readonly { value: string; label: string }[]) => ({
    label,
    options,
    disabled: !may,
    placeholder: t('profile.choose'),
  })

  return (
    <FormHistory value={<EmployeeHistory employee={profile} close={() => {}} />}>
      <FormCard form={form} locked={may ? undefined : t('profile.locked')}>
        <FormCard.Group title={t('profile.job')}>
          <PersonField
            {...form.field('manager_id')}
            disabled={!may}
            except={profile.id}
            placeholder={t('profile.person')}
          />
          <TextField
            name="email"
            value={profile.email ?? ''}
            onChange={() => {}}
            disabled
            type="email"
            label={t('profile.email')}
          />
          <PersonField
            {...form.field('time_off_manager_id')}
            disabled={!may}
            except={profile.id}
            placeholder={t('profile.person')}
          />
          <TextField {...form.field('oid')} disabled={!may} />
          <SelectField {...form.field('role_id')} {...one(t('profile.role'), roleChoices)} />
          <SelectField
            {...form.field('location_id')}
            {...one(t('profile.office'), [none, ...offices.choices])}
          />
          <SelectField
            {...form.field('time_off_policy_id')}
            {...one(t('profile.policy'), [none, ...archived, ...policies.choices])}
          />
          {moves(changedOnly(before, form.values)) && (
            <DateField
              {...form.field('effective_on')}
              label={t('profile.effectiveOn')}
              hint={t('profile.effectiveOnHint')}
              min={`${today().slice(0, 4)}-01-01`}
              max={today()}
            />
          )}
          <SelectField
            {...form.field('department_id')}
            {...one(t('profile.department'), [none, ...departments.choices])}
          />
        </FormCard.Group>
      </FormCard>
    </FormHistory>
  )
}
