import Box from '@mui/material/Box'
import { timeGroupings, timeRoundings } from '@workledger/contracts/invoicing/unbilled-time.api'
import { ProjectsField } from '@workledger/kit/areas/projects/projects-field'
import { useTimesheets } from '@workledger/kit/areas/time-tracking/use-timesheets'
import { AmountField } from '@workledger/kit/form/amount-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField } from '@workledger/kit/form/fields'
import type { useForm } from '@workledger/kit/form/form'
import { useText } from '@workledger/kit/i18n/i18n'
import { Grid } from '@workledger/kit/ui/layout'
import { Strong } from '@workledger/kit/ui/text'
import { invoicingTexts } from '../messages'
import { billedTimeTexts } from './messages'

type Charged =
  | 'tax_rate1'
  | 'tax_name1'
  | 'tax_rate2'
  | 'tax_name2'
  | 'discount_rate'
  | 'discount_amount'
  | 'discount_name'

/** A draft as typed. */
export type TypedInvoice = { client_id: string; currency: string } & {
  readonly [name in Charged]: string
}

export interface TypedTime {
  /** Empty: all of them. */
  project_ids: string[]
  from: string
  to: string
  approved: boolean
  group: string
  rounding: string
  rate: string
  tax1: boolean
  tax2: boolean
  discount: boolean
}

interface Props {
  form: ReturnType<typeof useForm<TypedTime>>
  invoice: TypedInvoice
}

/** The projects and days of the time, and its billing. */
export function TimeFields({ form, invoice: { client_id, currency } }: Props) {
  const t = useText(billedTimeTexts)
  const timesheets = useTimesheets()

  return (
    <>
      <ProjectsField
        {...form.field('project_ids')}
        client={client_id}
        label={t('projects')}
        placeholder={t('allProjects')}
      />
      <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5}>
        <DateField {...form.field('from')} label={t('from')} />
        <DateField {...form.field('to')} label={t('to')} min={form.values.from || undefined} />
        <SelectField
          {...form.field('group')}
          label={t('group')}
          options={timeGroupings.map((value) => ({ value, label: t(`groups.${value}`) }))}
        />
        <SelectField
          {...form.field('rounding')}
          label={t('rounding')}
          options={timeRoundings.map((value) => ({
            value: String(value),
            label: t(`roundings.${value}`),
          }))}
        />
      </Grid>
      {(timesheets || form.values.approved) && (
        <CheckField {...form.field('approved')} label={t('approvedOnly')} />
      )}
      <AmountField {...form.field('rate')} label={t('rate', { currency })} hint={t('rateHint')} />
    </>
  )
}

/** The charges of the invoice that the new lines have. */
export function TimeCharges({ form, invoice }: Props) {
  const t = useText(billedTimeTexts)
  const texts = useText(invoicingTexts)

  const charges = [
    ['tax1', invoice.tax_rate1 !== '', invoice.tax_name1],
    ['tax2', invoice.tax_rate2 !== '', invoice.tax_name2],
    [
      'discount',
      invoice.discount_rate !== '' || invoice.discount_amount !== '',
      invoice.discount_name,
    ],
  ] as const

  if (!charges.some(([, has]) => has)) return null

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Strong component="legend" sx={{ p: 0, fontSize: 13 }}>
        {t('charges')}
      </Strong>
      {charges.map(
        ([name, has, label]) =>
          has && (
            <CheckField
              key={name}
              {...form.field(name)}
              label={<bdi>{label || texts(name)}</bdi>}
            />
          ),
      )}
    </Box>
  )
}
