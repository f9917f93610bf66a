import { useQuery } from '@tanstack/react-query'
import { accessApi } from '@workledger/contracts/access/access.api'
import { mapFields } from '@workledger/contracts/kernel/pick'
import type { Rows } from '@workledger/contracts/registry'
import { officeDetails } from '@workledger/contracts/structure/office-details'
import { officeBody } from '@workledger/contracts/structure/structure.api'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { TownFields } from '@workledger/kit/form/town-fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { structureWords } from '@workledger/kit/i18n/words/structure'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useCountries, useOnlyZone } from '../kit/countries'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { structureTexts } from './messages'

/** Adds or changes an office. */
export default function OfficeDialog({
  office,
  close,
}: {
  office: Rows['offices'] | null
  close: () => void
}) {
  const t = useText(structureTexts)
  const { workspace } = useMember()
  const zones =
    useQuery({ ...query(accessApi.timezones), staleTime: Number.POSITIVE_INFINITY }).data?.data ??
    []
  const countries = useCountries(t('choose'))
  const add = useConsoleCommand('addOffice')
  const change = useConsoleCommand('changeOffice')

  const before = {
    name: office?.name ?? '',
    main: office?.main ?? false,
    timezone: office?.timezone ?? workspace.timezone,
    ...mapFields(officeDetails, (field) => office?.[field] ?? ''),
  }

  const form = useForm({
    words: useRecordWords(structureWords),
    schema: officeBody,
    initial: before,
    submit: async (body) => {
      if (office)
        await change
          .send({
            params: { ws: workspace.id, id: office.id },
            body: changedOnly(before, body),
            shown: office,
          })
          .catch(saying(t('toast.editFailed')))
      else
        await add
          .send({ params: { ws: workspace.id }, body })
          .catch(saying(t('toast.officeFailed')))

      toast(t(office ? 'toast.officeEdited' : 'toast.officeAdded'))
      close()
    },
  })

  const onlyZone = useOnlyZone()

  const chooseCountry = (country: string) => {
    form.set('country', country)
    const zone = onlyZone(country)
    if (!office && zone) form.set('timezone', zone)
  }

  return (
    <FormDialog title={t(office ? 'editOffice' : 'addOffice')} form={form} onClose={close}>
      <TextField {...form.field('name')} required autoFocus label={t('officeName')} />
      <TextField {...form.field('address_line_1')} required />
      <TextField {...form.field('address_line_2')} required />
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5}>
        <TownFields
          country={form.values.country}
          postcode={<TextField {...form.field('postal_code')} />}
          city={<TextField {...form.field('city')} />}
          state={<TextField {...form.field('state')} />}
        />
        <SelectField {...form.field('country')} onChange={chooseCountry} options={countries} />
        <TextField {...form.field('phone_number')} type="tel" />
        <SelectField
          {...form.field('timezone')}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
      </Grid>
      <CheckField {...form.field('main')} label={t('markMain')} />
    </FormDialog>
  )
}
