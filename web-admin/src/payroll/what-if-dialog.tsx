import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { payrollCategoriesApi } from '@workledger/contracts/payroll/payroll-categories.api'
import { type WhatIfAnswer, whatIfChange } from '@workledger/contracts/payroll/what-if.api'
import { AmountField } from '@workledger/web-app/kit/amount-field'
import { fullName } from '@workledger/web-app/kit/avatar'
import { SegmentField, SelectField } from '@workledger/web-app/kit/choice-fields'
import { useMember } from '@workledger/web-app/kit/current'
import { DateField } from '@workledger/web-app/kit/day-field'
import { TextField } from '@workledger/web-app/kit/fields'
import { Figures } from '@workledger/web-app/kit/figure-row'
import { Money } from '@workledger/web-app/kit/figures'
import { useForm } from '@workledger/web-app/kit/form'
import { FormDialog } from '@workledger/web-app/kit/form-dialog'
import { useText } from '@workledger/web-app/kit/i18n'
import { PersonField } from '@workledger/web-app/kit/person-field'
import { PlainTable } from '@workledger/web-app/kit/plain-table'
import { query } from '@workledger/web-app/kit/query'
import { EmptyState } from '@workledger/web-app/kit/states'
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

/** What a draft would pay if a contract, a category or a line were another one. The server appends nothing. */
export default function WhatIfDialog({ run, close }: { run: Run; close: () => void }) {
  const t = useText(reportTexts)
  const { workspace } = useMember()
  const [answer, setAnswer] = useState<WhatIfAnswer | null>(null)
  const ask = useConsoleCommand('whatIfPayRun')
  const form = useForm({
    schema: whatIfChange,
    initial: { ...initial, from: run.start },
    // Nobody is everybody, where a line is added.
    toRequest: ({ employee_id, ...rest }) => ({ ...rest, employee_id: rest.change === 'adjustment' ? employee_id || null : employee_id }),
    submit: async (change) => {
      const body = { changes: [whatIfChange.parse(change)] }
      setAnswer((await ask.send({ params: { ws: workspace.id, id: run.id }, body })).data)
    },
  })
  const { values, field } = form
  const counts = (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
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
    </Box>
  )
  return (
    <FormDialog title={t('whatIf')} form={form} action={t('calculate')} onClose={close}>
      <Box sx={{ color: 'text.secondary' }}>{t('about')}</Box>
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
          <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5, alignItems: 'start' }}>
            <DateField {...field('from')} required label={t('from')} />
            <AmountField {...field('rate')} required label={t('rate')} unit={run.currency} hint={t('rateHint')} />
          </Box>
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

function CategoryField(props: { name: string; value: string; onChange: (value: string) => void; error?: string }) {
  const t = useText(reportTexts)
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const allowances = useQuery(query(payrollCategoriesApi.allowances, { params }))
  const deductions = useQuery(query(payrollCategoriesApi.deductions, { params }))
  const options = [...(allowances.data?.data ?? []), ...(deductions.data?.data ?? [])].map(({ id, name }) => ({ value: id, label: name }))
  return <SelectField {...props} required label={t('category')} options={options} />
}

/** The result beside the draft, and whose pay it changes. */
function Answer({ answer: { currency, now, then, difference, count, people } }: { answer: WhatIfAnswer }) {
  const t = useText(reportTexts)
  const { signed } = usePayWords()
  if (count === 0) return <EmptyState dense icon="check" title={t('nobody.title')} text={t('nobody.text')} />
  const signedMoney = (amount: string) => <span className="num">{signed(amount, currency)}</span>
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
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
          columns={[t('employee'), t('columnNow'), t('columnThen'), t('difference')]}
          rows={people.map((each) => ({
            key: each.employee.id,
            cells: [
              <bdi key="name">{fullName(each.employee)}</bdi>,
              <Money key="now" bare amount={each.now.net_pay} currency={currency} />,
              <Money key="then" bare amount={each.then.net_pay} currency={currency} />,
              signedMoney(each.difference.net_pay),
            ],
          }))}
        />
      </Box>
      {count > people.length && <Box sx={{ color: 'text.secondary' }}>{t('more', { count: count - people.length })}</Box>}
    </Box>
  )
}
