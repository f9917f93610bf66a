import { useQuery } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { workspaceChange, workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { FileField } from '@workledger/kit/form/file-field'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { toast } from '@workledger/kit/ui/toast'
import { useCountryName } from '../kit/countries'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { structureTexts } from './messages'

const locales = ['en', 'zh', 'es', 'fr', 'it', 'ar'] as const
/** The main office's, shown here and changed there. */
const address = {
  address_line_1: 'address1',
  address_line_2: 'address2',
  postal_code: 'postal',
  city: 'city',
  state: 'state',
  country: 'country',
} as const
const levels = ['company', 'office', 'department', 'project'] as const

/** Name, language, zone and logo of the company, who sees whom, and when people are reminded of the timer. */
export default function CompanyTab() {
  const t = useText(structureTexts)
  const { workspace, can } = useMember()
  const may = can('edit_company')
  const zones = useQuery({ ...query(accessApi.timezones), staleTime: Number.POSITIVE_INFINITY }).data?.data ?? []
  const offices = useQuery(query(structureApi.offices, { params: { ws: workspace.id } })).data?.data
  const main = offices?.find((office) => office.main)
  const countryName = useCountryName()
  const shown = { ...main, country: countryName(main?.country) }
  const administrators = useQuery({ ...query(workspacesApi.administrators, { params: { ws: workspace.id } }), enabled: may }).data?.data
  const known = administrators?.some(({ id }) => id === workspace.admin)
  const administratorChoices = [
    ...(administrators ?? []).map(({ id, name }) => ({ value: id, label: name })),
    // Named once, and no administrator any more.
    ...(administrators && workspace.admin && !known ? [{ value: workspace.admin, label: t('formerAdmin') }] : []),
  ]
  const change = useConsoleCommand('changeWorkspace')
  const before = {
    name: workspace.name,
    subdomain: workspace.subdomain ?? '',
    admin: workspace.admin ?? '',
    locale: workspace.locale,
    timezone: workspace.timezone,
    currency: workspace.currency,
    not_tracking_notify_after: String(workspace.not_tracking_notify_after),
    not_tracking_notify_every: String(workspace.not_tracking_notify_every),
    employee_visibility_level: workspace.employee_visibility_level as string,
    logo: null as File | null,
  }
  const form = useForm({
    schema: workspaceChange,
    initial: before,
    shown: workspace,
    toRequest: ({ logo, ...typed }) => ({ ...typed, ...(logo && { logo }) }),
    submit: async ({ logo, ...typed }, { shown, before }) => {
      const { logo: _, ...was } = before
      const body = { ...changedOnly(was, typed), ...(logo && { logo }) }
      const changed = Object.keys(changedOnly(was, typed))
      const reminders = changed.filter((name) => name.startsWith('not_tracking'))
      const sent = change.send({ params: { ws: workspace.id }, body: body as never, shown })
      // What is refused otherwise is said beside its field.
      await (reminders.length === Object.keys(body).length && reminders.length > 0 ? sent.catch(saying(t('toast.configureFailed'))) : sent)
      if (logo) toast(t('toast.logo'))
      if (reminders.length > 0) toast(t('toast.configured'))
      if (changed.length > reminders.length || (changed.length === 0 && !logo)) toast(t('toast.company'))
    },
  })
  const off = { disabled: !may }
  const minutes = (choices: readonly number[], none: string) =>
    choices.map((count) => ({ value: String(count), label: count === 0 ? none : t('minutes', { count }) }))
  const silent = form.values.not_tracking_notify_after === '0'
  return (
    <FormCard form={form} locked={may ? undefined : t('readOnly')}>
      <FormCard.Group title={t('company')}>
        <TextField {...form.field('name')} {...off} required label={t('companyName')} />
        <TextField {...form.field('subdomain')} {...off} label={t('subdomain')} />
        <SelectField
          {...form.field('locale')}
          {...off}
          label={t('locale')}
          options={locales.map((value) => ({ value, label: t(`locales.${value}`) }))}
        />
        <SelectField
          {...form.field('timezone')}
          {...off}
          label={t('timezone')}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
        <TextField
          {...form.field('currency')}
          onChange={(value) => form.set('currency', value.toUpperCase())}
          {...off}
          label={t('currency')}
        />
        {may && (
          <SelectField
            {...form.field('admin')}
            label={t('admin')}
            hint={t('adminHint')}
            placeholder={t('choose')}
            options={administratorChoices}
          />
        )}
        {may && <FileField {...form.field('logo')} label={t('logo')} kinds={['image']} />}
      </FormCard.Group>
      <FormCard.Group title={t('address')}>
        {(Object.keys(address) as (keyof typeof address)[]).map((name) => (
          <TextField key={name} name={name} value={shown[name] ?? ''} onChange={() => {}} disabled label={t(address[name])} />
        ))}
      </FormCard.Group>
      <FormCard.Group title={t('notify')}>
        <SelectField
          {...form.field('not_tracking_notify_after')}
          onChange={(value) => {
            form.set('not_tracking_notify_after', value)
            if (value === '0') form.set('not_tracking_notify_every', '0')
          }}
          {...off}
          label={t('notifyAfter')}
          options={minutes([0, 15, 30, 60], t('never'))}
        />
        <SelectField
          {...form.field('not_tracking_notify_every')}
          value={silent ? '' : form.values.not_tracking_notify_every}
          disabled={!may || silent}
          label={t('notifyEvery')}
          options={minutes([0, 15, 30, 45, 60], t('once'))}
        />
        <SelectField
          {...form.field('employee_visibility_level')}
          {...off}
          label={t('visibility')}
          options={levels.map((value) => ({ value, label: t(`levels.${value}`) }))}
        />
      </FormCard.Group>
    </FormCard>
  )
}
