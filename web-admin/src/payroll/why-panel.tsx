import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { type PayEntry, payrollApi, type Why } from '@workledger/contracts/payroll/payroll.api'
import { AppLink } from '@workledger/web-app/kit/app-link'
import { fullName } from '@workledger/web-app/kit/avatar'
import { useMember } from '@workledger/web-app/kit/current'
import { download } from '@workledger/web-app/kit/download'
import { Icon } from '@workledger/web-app/kit/icon'
import { query } from '@workledger/web-app/kit/query'
import { FailedState, SkeletonRows } from '@workledger/web-app/kit/states'
import { toastError } from '@workledger/web-app/kit/toast'
import { ruleKey } from './rule-words'
import { payslipOf, useRun } from './run-context'
import { usePayWords } from './words'

/** Why an entry pays what it pays: every number with its rule, what went into it, and the events that said so. */
export default function WhyPanel({ entry, close }: { entry: PayEntry; close: () => void }) {
  const { t, money } = usePayWords()
  const wide = useMediaQuery('(min-width: 1280px)', { noSsr: true })
  const { workspace } = useMember()
  const { run, edit } = useRun()
  const found = useQuery(query(payrollApi.whyPayrunEntry, { params: { ws: workspace.id, id: run.id, entryId: entry.id } }))
  const numbers = found.data?.data.numbers
  const net = numbers?.find(({ number }) => number === 'net_pay')?.result ?? entry.net_pay
  const title = t('panel.title', { amount: money(net, run.currency) })
  const content = (
    <>
      <Box
        component="header"
        sx={{ display: 'flex', alignItems: 'center', minHeight: 45, paddingInline: '16px 8px', borderBottom: 1, borderColor: 'divider' }}
      >
        <Box component="h2" className="num" sx={{ m: 0, flex: 1, fontSize: 14, fontWeight: 600 }}>
          {title}
        </Box>
        <IconButton aria-label={t('panel.close')} onClick={close}>
          <Icon name="close" />
        </IconButton>
      </Box>
      <Box sx={{ p: 2, overflowY: 'auto' }}>
        <Box sx={{ mb: 1, fontSize: 12, color: 'text.secondary' }}>
          <bdi>{[entry.employee.oid, fullName(entry.employee)].filter(Boolean).join(' · ')}</bdi>
        </Box>
        {found.error ? (
          <FailedState dense error={found.error} retry={() => void found.refetch()} />
        ) : !numbers ? (
          <SkeletonRows rows={6} />
        ) : (
          numbers.map((each) => <Explained key={`${each.number} ${each.name} ${each.result}`} number={each} />)
        )}
        <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
          {edit && (
            <Button startIcon={<Icon name="edit" />} onClick={() => edit(entry)}>
              {t('panel.edit')}
            </Button>
          )}
          {run.status === 'complete' && entry.should_pay && (
            <Button startIcon={<Icon name="download" />} onClick={() => void download(payslipOf(entry)).catch(toastError)}>
              {t('panel.payslip')}
            </Button>
          )}
          <Button variant="text" component={AppLink} to={`/admin/employees/${entry.employee_id}/profile?tab=contract`}>
            {t('panel.profile')}
          </Button>
        </Box>
      </Box>
    </>
  )
  if (!wide) {
    return (
      <Drawer
        anchor="right"
        open
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { width: { xs: '100%', sm: 380 } } } }}
      >
        {content}
      </Drawer>
    )
  }
  return (
    <Box
      component="aside"
      aria-label={title}
      sx={{
        position: 'sticky',
        top: 76,
        maxHeight: 'calc(100dvh - 96px)',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
      }}
    >
      {content}
    </Box>
  )
}

const isSum = (number: Why['numbers'][number]) => ['basic_pay', 'gross_pay', 'net_pay'].includes(number.number)

function Explained({ number }: { number: Why['numbers'][number] }) {
  const { t, money, moment, number: figure } = usePayWords()
  const { run } = useRun()
  const rule = ruleKey(number.rule)
  const strong = isSum(number)
  const minus = number.number === 'deduction'
  const label =
    number.number === 'basic'
      ? t('basic')
      : number.number === 'allowance' || number.number === 'deduction' || number.number === 'correction' || number.number === 'expense'
        ? number.name
        : t(`number.${number.number}`)
  const result = number.number === 'work_hours' ? figure(number.result) : `${minus ? '−' : ''}${money(number.result, run.currency)}`
  return (
    <Box
      component="details"
      open={number.number === 'basic'}
      sx={{ borderTop: strong ? 1 : 0, borderColor: 'divider', py: 0.5, '& summary::-webkit-details-marker': { display: 'none' } }}
    >
      <Box
        component="summary"
        sx={{
          display: 'flex',
          gap: 1,
          cursor: 'pointer',
          listStyle: 'none',
          fontWeight: strong ? 600 : 400,
          '&:hover': { color: 'tone.accentInk' },
        }}
      >
        <Box sx={{ flex: 1, color: strong ? undefined : 'text.secondary' }}>
          <bdi>{label}</bdi>
        </Box>
        <span className="num ltr">{result}</span>
      </Box>
      <Box
        sx={{
          my: 0.75,
          paddingInlineStart: 1.5,
          borderInlineStart: 2,
          borderColor: 'divider',
          fontSize: 12,
          lineHeight: '18px',
          color: 'text.secondary',
        }}
      >
        <div>{rule ? t(`rules.${rule}`) : <bdi>{number.rule}</bdi>}</div>
        <Inputs inputs={number.inputs} />
        {number.events.map((event) => (
          <Box key={event.id} className="num">
            <bdi>
              {event.type} #{event.position}
            </bdi>{' '}
            · <bdi>{moment(event.occurred_at)}</bdi>
          </Box>
        ))}
      </Box>
    </Box>
  )
}

type Counted = { of: string; days: number; of_days: number }
const isCounted = (value: unknown): value is Counted[] =>
  Array.isArray(value) && value.every((each) => each && typeof each === 'object' && 'of_days' in each)

/** What went into a rule: days as counts, everything else as the log has it. */
function Inputs({ inputs }: { inputs: Record<string, unknown> }) {
  const { t, day } = usePayWords()
  const labels: Record<string, string> = {
    rate: t('input.rate'),
    from: t('input.from'),
    to: t('input.to'),
    value: t('input.value'),
    basic_pay: t('input.basic_pay'),
    gross_pay: t('input.gross_pay'),
    hours: t('input.hours'),
    seconds: t('input.seconds'),
    basic: t('input.basic'),
    allowances: t('input.allowances'),
    deductions: t('input.deductions'),
    typed_hours: t('input.typed_hours'),
    factor: t('input.factor'),
    days_in_week: t('input.days_in_week'),
    carried: t('input.carried'),
    corrections: t('input.corrections'),
    now: t('input.now'),
    then: t('input.then'),
    expenses: t('input.expenses'),
    claimed: t('input.claimed'),
    currency: t('input.currency'),
    date: t('input.date'),
  }
  return (
    <>
      {Object.entries(inputs).map(([name, value]) => {
        if (isCounted(value))
          return value.map(({ of, days, of_days }) => (
            <Box key={`${name} ${of}`} className="num">
              {t('panel.days', { days, of: of_days })}
            </Box>
          ))
        if (!labels[name] || value === null) return null
        const text =
          (name === 'from' || name === 'to' || name === 'date') && typeof value === 'string'
            ? day(value)
            : Array.isArray(value)
              ? value.join(' + ')
              : String(value)
        return (
          <Box key={name} className="num" sx={{ display: 'flex', gap: 1 }}>
            <Box sx={{ flex: 1 }}>{labels[name]}</Box>
            <bdi>{text}</bdi>
          </Box>
        )
      })}
    </>
  )
}
