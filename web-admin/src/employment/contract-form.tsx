import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type Contract, contractBody } from '@workledger/contracts/employment/employment.api'
import { compensationTypes, payFrequencies, periodUnits } from '@workledger/contracts/employment/employment.events'
import { AmountField } from '@workledger/kit/form/amount-field'
import { SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormCard } from '@workledger/kit/form/form-card'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { TimeField } from '@workledger/kit/form/time-field'
import { useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { isLate } from '@workledger/kit/net/client'
import { useCurrent } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { confirm } from '@workledger/kit/ui/confirm'
import { Icon } from '@workledger/kit/ui/icon'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useChoices } from '../kit/choices'
import { useConcerned } from '../kit/concerned'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { employmentTexts } from './messages'
import { partTimes } from './part-times'
import { SignedCopy } from './signed-copy'
import { WorkingDaysField } from './working-days-field'

const typedOf = (contract: Contract) => ({
  effective_on: contract.effective_on,
  start_date: contract.start_date ?? '',
  end_date: contract.end_date ?? '',
  designation_id: contract.designation_id ?? '',
  role_description: contract.role_description ?? '',
  base_compensation_amount: contract.base_compensation_amount ?? '',
  base_compensation_type: contract.base_compensation_type ?? '',
  pay_frequency: contract.pay_frequency ?? '',
  currency: contract.currency,
  working_days: contract.working_days,
  working_hours: contract.working_hours ?? '',
  working_period_unit: contract.working_period_unit ?? '',
  shift_start_at: contract.shift_start_at ?? '',
  /** Not sent: without it the end date is blank. */
  ends: contract.end_date !== null,
})
type Typed = ReturnType<typeof typedOf>
/** Of those who may not see the pay the server keeps amount and type back. */
export const seesPay = (contract: Contract) => contract.base_compensation_amount !== undefined
const toBody = ({ ends, ...typed }: Typed) => ({ ...typed, end_date: ends ? typed.end_date : '' })

/** The terms of one version. Another effective date makes a new version instead of changing this one. */
export function ContractForm({
  employee,
  contract,
  onVersion,
}: {
  employee: string
  contract: Contract
  onVersion: (id: string | null) => void
}) {
  const t = useText(employmentTexts)
  const { day } = useFormat()
  const { can } = useCurrent()
  const designations = useChoices('designations')
  const add = useConsoleCommand('addContract')
  const change = useConsoleCommand('changeContract')
  const remove = useConsoleCommand('deleteContract', {
    onDone: () => {
      toast(t('toast.deleted'))
      onVersion(null)
    },
    onError: toastError,
  })
  const params = { id: employee, contractId: contract.id }
  const before = typedOf(contract)
  const form = useForm<Typed, Contract>({
    schema: contractBody,
    initial: before,
    shown: contract,
    toRequest: toBody,
    submit: async (typed, { shown, before }) => {
      if (typed.effective_on !== contract.effective_on) {
        const { data } = await add.send({ params: { id: employee }, body: toBody(typed) as never })
        toast(t('toast.version'))
        if (!isLate(data)) onVersion(data.id)
        return
      }
      const body = changedOnly(toBody(before), toBody(typed))
      if (Object.keys(body).length > 0) await change.send({ params, body: body as never, shown })
      toast(t('toast.updated'))
    },
  })
  const may = useMay()('changeContract', useConcerned(employee))
  const off = { disabled: !may }
  const another = form.values.effective_on !== contract.effective_on
  const ask = async () => {
    if (
      await confirm({
        title: t('deleteTitle', { day: day(contract.effective_on) }),
        text: t('deleteText'),
        action: t('delete'),
        danger: true,
      })
    )
      remove.run({ params })
  }
  const aside = (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {contract.can_be_deleted && can('edit_company') && (
        <Button variant="text" color="error" startIcon={<Icon name="trash" />} onClick={() => void ask()}>
          {t('delete')}
        </Button>
      )}
      <SignedCopy employee={employee} contract={contract} />
      {contract.document && (
        <Button
          variant="text"
          startIcon={<Icon name="download" />}
          onClick={() => void download(contract.document!.download_url).catch(toastError)}
        >
          {t('download')}
        </Button>
      )}
    </Box>
  )
  return (
    <FormCard form={form} action={another ? t('newVersion') : undefined} locked={may ? undefined : t('locked')} aside={aside}>
      <FormCard.Group title={t('terms')}>
        <DateField {...form.field('effective_on')} {...off} required label={t('effective')} hint={t('effectiveHint')} />
        <SelectField
          {...form.field('designation_id')}
          {...off}
          label={t('designation')}
          placeholder={t('choose')}
          options={[{ value: '', label: t('none') }, ...designations.choices]}
        />
        <DateField {...form.field('start_date')} {...off} label={t('start')} />
        <Box>
          {form.values.ends ? (
            <DateField {...form.field('end_date')} {...off} label={t('end')} min={form.values.start_date || undefined} />
          ) : (
            <Box sx={{ height: 24 }} />
          )}
          <CheckField {...form.field('ends')} {...off} label={t('ends')} />
        </Box>
        <Box sx={{ gridColumn: '1 / -1' }}>
          <TextField {...form.field('role_description')} {...off} label={t('role')} rows={2} />
        </Box>
      </FormCard.Group>
      <FormCard.Group title={t('pay')} columns={3}>
        {seesPay(contract) ? (
          <>
            <AmountField {...form.field('base_compensation_amount')} {...off} label={t('amount')} unit={form.values.currency} />
            <SelectField
              {...form.field('base_compensation_type')}
              onChange={(value) => form.set('base_compensation_type', value as Typed['base_compensation_type'])}
              {...off}
              label={t('type')}
              placeholder={t('choose')}
              options={compensationTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
            />
          </>
        ) : (
          <Box sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>{t('payHidden')}</Box>
        )}
        <TextField
          {...form.field('currency')}
          onChange={(value) => form.set('currency', value.toUpperCase())}
          {...off}
          label={t('currency')}
        />
        <SelectField
          {...form.field('pay_frequency')}
          onChange={(value) => form.set('pay_frequency', value as Typed['pay_frequency'])}
          {...off}
          label={t('frequency.label')}
          hint={t('frequency.hint')}
          options={[
            { value: '', label: t('frequency.any') },
            ...payFrequencies.map((value) => ({ value, label: t(`frequency.${value}`) })),
          ]}
        />
      </FormCard.Group>
      <FormCard.Group title={t('time')} columns={3}>
        <TextField {...form.field('working_hours')} {...off} label={t('hours')} />
        <SelectField
          {...form.field('working_period_unit')}
          onChange={(value) => form.set('working_period_unit', value as Typed['working_period_unit'])}
          {...off}
          label={t('unit')}
          placeholder={t('choose')}
          options={periodUnits.map((value) => ({ value, label: t(`units.${value}`) }))}
        />
        <TimeField {...form.field('shift_start_at')} {...off} label={t('shift')} />
        <Box sx={{ gridColumn: '1 / -1' }}>
          <WorkingDaysField {...form.field('working_days')} {...off} times={partTimes(form.values)} />
        </Box>
      </FormCard.Group>
    </FormCard>
  )
}
