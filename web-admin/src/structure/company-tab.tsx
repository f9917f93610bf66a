import { useQuery } from '@tanstack/react-query'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { TextField } from '@workledger/kit/form/fields'
import { FormCard } from '@workledger/kit/form/form-card'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { FormHistory } from '@workledger/kit/ui/form-history'
import { lazy } from 'react'
import { useCountryName } from '../kit/countries'
import { CompanyFields } from './company-fields'
import { structureTexts } from './messages'
import { ReminderFields } from './reminder-fields'
import { useCompanyForm } from './use-company-form'

const CompanyHistory = lazy(() => import('./company-history'))

/** The main office's address, shown here and changed there. */
const address = {
  address_line_1: 'address1',
  address_line_2: 'address2',
  postal_code: 'postal',
  city: 'city',
  state: 'state',
  country: 'country',
} as const

/**
 * Name, language, zone and logo of the company, the visibility of colleagues, and the timer's
 * reminders.
 */
export default function CompanyTab() {
  const t = useText(structureTexts)
  const { can } = useMember()
  const may = can('edit_company')
  const form = useCompanyForm()

  return (
    <FormHistory value={may && <CompanyHistory close={() => {}} />}>
      <FormCard form={form} locked={may ? undefined : t('readOnly')}>
        <CompanyFields form={form} may={may} />
        <AddressFields />
        <ReminderFields form={form} may={may} />
      </FormCard>
    </FormHistory>
  )
}

/** The address of the main office. */
function AddressFields() {
  const t = useText(structureTexts)
  const { workspace } = useMember()
  const offices = useQuery(query(structureApi.offices, { params: { ws: workspace.id } })).data?.data
  const main = offices?.find((office) => office.main)
  const countryName = useCountryName()
  const shown = { ...main, country: countryName(main?.country) }

  return (
    <FormCard.Group title={t('address')}>
      {(Object.keys(address) as (keyof typeof address)[]).map((name) => (
        <TextField
          key={name}
          name={name}
          value={shown[name] ?? ''}
          onChange={() => {}}
          disabled
          label={t(address[name])}
        />
      ))}
    </FormCard.Group>
  )
}
