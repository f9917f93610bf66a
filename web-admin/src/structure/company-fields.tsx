import { useQuery } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { languageCodes } from '@workledger/contracts/kernel/languages'
import { workspacesApi } from '@workledger/contracts/workspaces/workspaces.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CurrencyField } from '@workledger/kit/form/currency-field'
import { TextField } from '@workledger/kit/form/fields'
import { FileField } from '@workledger/kit/form/file-field'
import { FormCard } from '@workledger/kit/form/form-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { structureTexts } from './messages'
import type { CompanyForm } from './use-company-form'

interface Props {
  form: CompanyForm
  /** The person may change the company. */
  may: boolean
}

/** Name, language, zone and logo. */
export function CompanyFields({ form, may }: Props) {
  const t = useText(structureTexts)
  const zones =
    useQuery({ ...query(accessApi.timezones), staleTime: Number.POSITIVE_INFINITY }).data?.data ??
    []
  const administrators = useAdministrators(may)
  const off = { disabled: !may }

  return (
    <FormCard.Group title={t('company')}>
      <TextField {...form.field('name')} {...off} required label={t('companyName')} />
      <TextField {...form.field('subdomain')} {...off} />
      <SelectField
        {...form.field('locale')}
        {...off}
        options={languageCodes.map((value) => ({ value, label: t(`locales.${value}`) }))}
      />
      <SelectField
        {...form.field('timezone')}
        {...off}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <CurrencyField {...form.field('currency')} {...off} />
      {may && (
        <SelectField
          {...form.field('admin')}
          hint={t('adminHint')}
          placeholder={t('choose')}
          options={administrators}
        />
      )}
      {may && <FileField {...form.field('logo')} kinds={['image']} />}
    </FormCard.Group>
  )
}

/** Returns the possible administrators, with the present one. */
function useAdministrators(may: boolean) {
  const t = useText(structureTexts)
  const { workspace } = useMember()

  const administrators = useQuery({
    ...query(workspacesApi.administrators, { params: { ws: workspace.id } }),
    enabled: may,
  }).data?.data

  const known = administrators?.some(({ id }) => id === workspace.admin)

  return [
    ...(administrators ?? []).map(({ id, name }) => ({ value: id, label: name })),
    // The named person is no longer an administrator.
    ...(administrators && workspace.admin && !known
      ? [{ value: workspace.admin, label: t('formerAdmin') }]
      : []),
  ]
}
