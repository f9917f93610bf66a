import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { fullName } from '@workledger/contracts/kernel/full-name'
import { text } from '@workledger/contracts/kernel/shapes'
import { type PayEntry } from '@workledger/contracts/payroll/pay-entry'
import { payEntryChange } from '@workledger/contracts/payroll/payroll.api'
import { AddRow } from '@workledger/kit/form/add-row'
import { AmountField } from '@workledger/kit/form/amount-field'
import { CheckField, TextField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { changedOnly } from '@workledger/kit/form/form-rules'
import { useRecordWords } from '@workledger/kit/i18n/record-words'
import { payrollWords } from '@workledger/kit/i18n/words/payroll'
import { isLate } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { Icon } from '@workledger/kit/ui/icon'
import { Grid, Stack } from '@workledger/kit/ui/layout'
import { Strong } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { useConsoleCommand } from '../kit/use-command'
import { useRun } from './run-context'
import { usePayWords } from './words'

/** A change of a calculated entry by hand needs a reason. */
const payEntrySchema = payEntryChange.extend({ reason: text('field.say_why', 500) })

interface PayEntryLine {
  name: string
  amount: string
  adjustment_id: string | null
  /** Hours paid out are changed in the working time account. */
  fixed?: true
}

const linesOf = (lines: PayEntry['allowances']): PayEntryLine[] =>
  lines.map(({ name, amount, adjustment_id, calculation_type }) => ({
    name,
    amount,
    adjustment_id,
    ...(calculation_type === 'payout' ? { fixed: true as const } : {}),
  }))

/** Changes one entry of a draft; the server calculates it again. */
export default function EntryDialog({ entry, close }: { entry: PayEntry; close: () => void }) {
  const { t } = usePayWords()
  const { workspace } = useMember()
  const { run, ask } = useRun()
  const change = useConsoleCommand('changePayRunEntry')

  const before = {
    should_pay: entry.should_pay,
    work_hours: entry.work_hours,
    allowances: linesOf(entry.allowances),
    deductions: linesOf(entry.deductions),
  }

  const form = useForm({
    words: useRecordWords(payrollWords),
    schema: payEntrySchema,
    initial: { ...before, reason: '' },
    submit: async ({ reason, ...typed }) => {
      const body = changedOnly(before, typed)
      const changed = Object.keys(body)

      if (changed.length > 0) {
        const { data } = await change.send({
          params: { ws: workspace.id, id: run.id, entryId: entry.id },
          body: { ...body, reason },
          shown: run,
        })

        if (!isLate(data)) ask(data)
        const only = changed.length === 1 ? changed[0] : ''

        toast(
          t(
            only === 'should_pay'
              ? 'toast.pay'
              : only === 'allowances'
                ? 'toast.allowances'
                : only === 'deductions'
                  ? 'toast.deductions'
                  : 'toast.updated',
          ),
        )
      }

      close()
    },
  })

  return (
    <FormDialog
      title={t('edit.title', { name: fullName(entry.employee) })}
      form={form}
      onClose={close}
    >
      <CheckField {...form.field('should_pay')} />
      <TextField {...form.field('work_hours')} label={t('edit.hours')} hint={t('edit.hoursHint')} />
      <Lines {...form.field('allowances')} />
      <Lines {...form.field('deductions')} />
      <TextField {...form.field('reason')} required rows={2} hint={t('edit.reasonHint')} />
    </FormDialog>
  )
}

function Lines({
  label,
  name,
  value,
  onChange,
  error,
}: {
  label: string
  name: string
  value: PayEntryLine[]
  onChange: (value: PayEntryLine[]) => void
  error?: string | undefined
}) {
  const { t } = usePayWords()
  const set = (at: number, line: Partial<PayEntryLine>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...line } : each)))

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Strong component="legend" sx={{ p: 0, mb: 0.5, fontSize: 13 }}>
        {label}
      </Strong>
      <Stack gap={0.5}>
        {value.map((line, index) => (
          <Grid
            // biome-ignore lint/suspicious/noArrayIndexKey: unsaved lines have no name
            key={index}
            columns="minmax(0, 1fr) 128px 32px"
            gap={1}
            sx={{
              alignItems: 'start',
              '& label': {
                position: 'absolute',
                width: 1,
                height: 1,
                overflow: 'hidden',
                clipPath: 'inset(50%)',
              },
            }}
          >
            <TextField
              name={`${name}.${index}.name`}
              label={t('edit.name')}
              value={line.name}
              onChange={(text) => set(index, { name: text })}
              disabled={line.adjustment_id !== null || line.fixed === true}
            />
            <AmountField
              name={`${name}.${index}.amount`}
              label={t('edit.amount')}
              value={line.amount}
              onChange={(amount) => set(index, { amount })}
              disabled={line.fixed === true}
            />
            <IconButton
              disabled={line.fixed === true}
              aria-label={t('edit.remove', { name: line.name })}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            >
              <Icon name="trash" size={14} />
            </IconButton>
          </Grid>
        ))}
      </Stack>
      {error && (
        <Box role="alert" sx={{ fontSize: 12, color: 'tone.bad' }}>
          {error}
        </Box>
      )}
      <AddRow
        add={() => onChange([...value, { name: '', amount: '', adjustment_id: null }])}
        sx={{ mt: 0.25 }}
      >
        {t('edit.add')}
      </AddRow>
    </Box>
  )
}
