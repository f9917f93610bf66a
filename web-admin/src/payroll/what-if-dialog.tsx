import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { type WhatIfAnswer, whatIfChange } from '@workledger/contracts/payroll/what-if.api'
import { PersonField } from '@workledger/kit/areas/people/person-field'
import { AmountField } from '@workledger/kit/form/amount-field'
import { SegmentField, SelectField } from '@workledger/kit/form/choice-fields'
import { DateField } from '@workledger/kit/form/day-field'
import { TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { PlainTable } from '@workledger/kit/table/plain-table'
import { Figures } from '@workledger/kit/ui/figure-row'
import { Money } from '@workledger/kit/ui/figures'
import { Grid } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { useState } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { reportTexts } from './report-texts'
import type { Run } from './run-context'
import { usePayWords } from './words'

const initial = {
  change: 'raise',
  employee_id: '',
  rate: '',
  category_id: '',
  type: 'allowance',
  name: '',
  calculation_type: 'fixed',
  value: '',
}

/** A draft's pay with another contract, category or line. The server appends nothing. */
export default function WhatIfDialog({ run, close }: { run: Run; close: () => void }) {
  const t = useText(reportTexts)
  const { workspace } = useMember()
  const [answer, setAnswer] = useState<WhatIfAnswer | null>(null)
  const ask = useConsoleCommand('whatIfPayRun')

  const form = useForm({
    schema: whatIfChange,
    initial: { ...initial, from: run.start },
    // For an added line, an empty choice means all people.
    toRequest: ({ employee_id, ...rest }) => ({
      ...rest,
      employee_id: rest.change === 'adjustment' ? employee_id || null : employee_id,
    }),
    submit: async (change) => {
      const body = { changes: [whatIfChange.parse(change)] }
      setAnswer((await ask.send({ params: { ws: workspace.id, id: run.id }, body })).data)
    },
  })

  const { period } = usePayWords()
  const { values, field } = form
  const fromHint = (from: string) =>
    from && from < run.start ? t('fromBefore') : from > run.end ? t('fromAfter') : undefined

  const counts = (
    <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5}>
      <SegmentField
        {...field('calculation_type')}
        label={t('counts')}
        options={[
          { value: 'fixed', label: t('fixed') },
          { value: 'percent', label: '%' },
        ]}
      />
      <AmountField
        {...field('value')}
        required
        label={t('value')}
        unit={values.calculation_type === 'percent' ? '%' : run.currency}
        hint={values.calculation_type === 'percent' ? t('percent') : undefined}
      />
    </Grid>
  )

  return (
    <FormDialog title={t('whatIf')} form={form} action={t('calculate')} onClose={close}>
      <Muted>{t('about', { period: period(run) })}</Muted>
      <SegmentField
        {...field('change')}
        label={t('what')}
        options={[
          { value: 'raise', label: t('raise') },
          { value: 'category', label: t('categoryValue') },
          { value: 'adjustment', label: t('added') },
        ]}
      />
      {values.change === 'raise' && (
        <>
          <PersonField {...field('employee_id')} required label={t('employee')} />
          <Grid columns={{ xs: '1fr', sm: '1fr 1fr' }} gap={1.5} sx={{ alignItems: 'start' }}>
            <DateField {...field('from')} required label={t('from')} hint={fromHint(values.from)} />
            <RateField
              {...field('rate')}
              run={run}
              employee={values.employee_id}
              from={values.from}
            />
          </Grid>
        </>
      )}
      {values.change === 'category' && (
        <>
          <CategoryField {...field('category_id')} />
          {counts}
        </>
      )}
      {values.change === 'adjustment' && (
        <>
          <PersonField {...field('employee_id')} label={t('employee')} hint={t('everybody')} />
          <SegmentField
            {...field('type')}
            label={t('kind')}
            options={[
              { value: 'allowance', label: t('allowance') },
              { value: 'deduction', label: t('deduction') },
            ]}
          />
          <TextField {...field('name')} required label={t('name')} />
          {counts}
        </>
      )}
      {answer && !form.busy && <Answer answer={answer} />}
    </FormDialog>
  )
}

function CategoryField(props: FieldProps) {
  const t = useText(reportTexts)
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const allowances = useQuery(query(payrollCategoriesApi.allowances, { params }))
  const deductions = useQuery(query(payrollCategoriesApi.deductions, { params }))
  const options = [...(allowances.data?.data ?? []), ...(deductions.data?.data ?? [])].map(
    ({ id, name }) => ({ value: id, label: name }),
  )

  return <SelectField {...props} required label={t('category')} options={options} />
}

type FieldProps = {
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** The rate for the contract's unit of time, with the present one. */
function RateField({
  run,
  employee,
  from,
  ...props
}: FieldProps & { run: Run; employee: string; from: string }) {
  const t = useText(reportTexts)
  const { money } = usePayWords()

  const found = useQuery({
    ...query(employmentApi.contracts, { params: { id: employee } }),
    enabled: employee !== '',
  })

  const inForce = found.data?.data.find(({ effective_on }) => effective_on <= from)
  const { base_compensation_amount: amount, base_compensation_type: type } = inForce ?? {}
  const unit = type ? `${run.currency} ${t(`per.${type}`)}` : run.currency

  const hint =
    amount && type
      ? t('rateNow', { amount: money(amount, run.currency) })
      : found.data && t('noContract')

  return <AmountField {...props} required label={t('rate')} unit={unit} hint={hint} />
}

/** The result compared with the draft, and the people concerned. */
function Answer({
  answer: { currency, now, then, difference, count, people },
}: {
  answer: WhatIfAnswer
}) {
  const t = useText(reportTexts)
  const { signed, period } = usePayWords()

  if (count === 0)
    return <EmptyState dense icon="check" title={t('noOne.title')} text={t('noOne.text')} />

  const nameOf = ({ name, start, end }: WhatIfAnswer['people'][number]['lines'][number]) => {
    const said = name ?? t('basic')
    return start && end ? t('correctionOf', { name: said, period: period({ start, end }) }) : said
  }

  const signedMoney = (amount: string) => <span className="num">{signed(amount, currency)}</span>

  return (
    <Grid role="status" columns="minmax(0, 1fr)" gap={1.5}>
      <Figures
        figures={[
          { label: t('now'), value: <Money bare amount={now.net_pay} currency={currency} /> },
          { label: t('then'), value: <Money bare amount={then.net_pay} currency={currency} /> },
          { label: `${t('difference')} (${currency})`, value: signedMoney(difference.net_pay) },
        ]}
      />
      <Box sx={{ maxHeight: 320, overflowY: 'auto' }}>
        <PlainTable
          label={t('difference')}
          columns={[t('net'), t('columnNow'), t('columnThen'), t('difference')]}
          rows={people.flatMap(({ employee, lines, ...net }) => [
            {
              key: employee.id,
              cells: [
                <Strong component="bdi" key="name">
                  {fullName(employee)}
                </Strong>,
                <Money key="now" bare amount={net.now.net_pay} currency={currency} />,
                <Money key="then" bare amount={net.then.net_pay} currency={currency} />,
                <b key="difference">{signedMoney(net.difference.net_pay)}</b>,
              ],
            },
            ...lines.map((line) => ({
              key: [employee.id, line.side, line.name, line.start].join(),
              quiet: true,
              cells: [
                <Box component="bdi" key="name" sx={{ paddingInlineStart: 1.5 }}>
                  {nameOf(line)}
                </Box>,
                <Money key="now" bare amount={line.now} currency={currency} />,
                <Money key="then" bare amount={line.then} currency={currency} />,
                signedMoney(line.difference),
              ],
            })),
          ])}
        />
      </Box>
      {count > people.length && <Muted>{t('more', { count: count - people.length })}</Muted>}
    </Grid>
  )
}
