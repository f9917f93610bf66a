import { clientBody } from '@workledger/contracts/clients/clients.api'
import { languages } from '@workledger/contracts/kernel/languages'
import type { Rows } from '@workledger/contracts/registry'
import { AmountField } from '@workledger/kit/form/amount-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { TownFields } from '@workledger/kit/form/town-fields'
import { useText } from '@workledger/kit/i18n/i18n'
import { completeLanguages } from '@workledger/kit/i18n/languages'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { clientsWords } from '@workledger/kit/i18n/words/clients'
import { isLate } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { Grid } from '@workledger/kit/ui/layout'
import { toast } from '@workledger/kit/ui/toast'
import { useCountries } from '../kit/countries'
import { saying } from '../kit/refusal'
import { useConsoleCommand } from '../kit/use-command'
import { clientsTexts } from './messages'

interface Props {
  client: Rows['clients'] | null
  /** Name of a new client, as typed elsewhere. */
  name?: string
  /** `added` is the id of a new one. */
  close: (added?: string) => void
}

/** Adds or changes a client. */
export default function ClientDialog({ client, name = '', close }: Props) {
  const t = useText(clientsTexts)
  const { workspace } = useMember()
  const countries = useCountries(t('none'))
  const add = useConsoleCommand('addClient')
  const change = useConsoleCommand('changeClient')

  const before = {
    name: client?.name ?? name,
    contact_name: client?.contact_name ?? '',
    contact_email: client?.contact_email ?? '',
    contact_phone: client?.contact_phone ?? '',
    address: client?.address ?? '',
    postcode: client?.postcode ?? '',
    city: client?.city ?? '',
    country: client?.country ?? '',
    vat_id: client?.vat_id ?? '',
    registration_number: client?.registration_number ?? '',
    buyer_reference: client?.buyer_reference ?? '',
    language: client?.language ?? ('' as const),
    hrate: client?.hrate ?? '',
  }

  const form = useForm({
    words: useRecordWords(clientsWords),
    schema: clientBody,
    initial: before,
    submit: async (body) => {
      if (client) {
        await change
          .send({
            params: { ws: workspace.id, id: client.id },
            body: changedOnly(before, body),
            shown: client,
          })
          .catch(saying(t('toast.editFailed')))

        toast(t('toast.edited'))
        return close()
      }

      const added = await add
        .send({ params: { ws: workspace.id }, body })
        .catch(saying(t('toast.addFailed')))
      toast(t('toast.added'))
      close(isLate(added.data) ? undefined : added.data.id)
    },
  })

  return (
    <FormDialog title={t(client ? 'edit' : 'add')} form={form} onClose={() => close()}>
      <TextField {...form.field('name')} required autoFocus label={t('clientName')} />
      <TextField {...form.field('contact_name')} required />
      <TextField {...form.field('contact_email')} type="email" />
      <TextField {...form.field('contact_phone')} type="tel" />
      <TextField {...form.field('address')} rows={2} />
      <Pair>
        <TownFields
          country={form.values.country}
          postcode={<TextField {...form.field('postcode')} />}
          city={<TextField {...form.field('city')} />}
        />
      </Pair>
      <SelectField {...form.field('country')} options={countries} placeholder={t('choose')} />
      <Pair>
        <TextField {...form.field('vat_id')} />
        <TextField {...form.field('registration_number')} />
      </Pair>
      <TextField {...form.field('buyer_reference')} hint={t('referenceHint')} />
      <SelectField
        {...form.field('language')}
        hint={t('languageHint')}
        options={[{ value: '', label: t('companysLanguage') }, ...clientLanguages]}
      />
      <AmountField
        {...form.field('hrate')}
        hint={t('rateHint', { currency: workspace.currency })}
      />
    </FormDialog>
  )
}

const clientLanguages = completeLanguages.map((value) => ({
  value,
  label: languages[value].name,
}))

const Pair = ({ children }: { children: React.ReactNode }) => (
  <Grid columns={{ xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap={1.75}>
    {children}
  </Grid>
)
