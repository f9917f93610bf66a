import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { PayCheck } from '@workledger/contracts/payroll/pay-runs.api'
import { approveBody } from '@workledger/contracts/payroll/payroll.api'
import { CheckField } from '@workledger/kit/form/fields'
import { useForm } from '@workledger/kit/form/form'
import { FormDialog } from '@workledger/kit/form/form-dialog'
import { useTold } from '@workledger/kit/i18n/error-words'
import { isolated } from '@workledger/kit/i18n/format'
import { useMember } from '@workledger/kit/net/current'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Money } from '@workledger/kit/ui/figures'
import { Row } from '@workledger/kit/ui/layout'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import type { ReactNode } from 'react'
import { useConsoleCommand } from '../kit/use-command'
import { useLargestChanges } from './compared'
import { useRunChecks } from './run-checks'
import type { Run } from './run-context'
import { StaleBar } from './stale-bar'
import { usePayWords } from './words'

/** Shows the effects of an approval before it. */
export default function ApproveDialog({ run, close }: { run: Run; close: () => void }) {
  const { t, period, shortPeriod, difference, signed, listed } = usePayWords()
  const { workspace } = useMember()
  const { checks, accounts, lacks } = useRunChecks(run)
  const changes = useLargestChanges(run, mostChanges)
  const told = useTold()
  const approve = useConsoleCommand('approvePayRun')

  const form = useForm({
    schema: approveBody,
    initial: { notify_employee: true, accept: [] as 'already_paid'[] },
    submit: async (body) => {
      await approve.send({ params: { ws: workspace.id, id: run.id }, body, shown: run })
      toast(t('toast.approved'))
      close()
    },
  })

  const twice = checks?.some(({ code }) => code === 'payroll.check.already_paid')

  const differing = changes && [
    t('approval.changed', { count: changes.counts.changed }),
    ...(changes.counts.new > 0 ? [t('approval.new', { count: changes.counts.new })] : []),
    ...(changes.counts.left > 0 ? [t('approval.left', { count: changes.counts.left })] : []),
  ]

  const unpaid = run.entries_count - run.paid_count

  return (
    <FormDialog
      title={t('approval.title', { period: period(run) })}
      form={form}
      action={t('approve')}
      onClose={close}
    >
      <Muted>{t('approval.text')}</Muted>
      <Box component="dl" sx={{ m: 0, border: 1, borderColor: 'divider', borderRadius: '8px' }}>
        <ApprovalLine
          label={t('approval.paid', { count: run.paid_count })}
          value={unpaid > 0 ? t('approval.unpaid', { count: unpaid }) : ''}
        />
        <ApprovalLine
          label={t('gross')}
          value={<Money amount={run.gross_pay} currency={run.currency} />}
        />
        <ApprovalLine
          label={t('net')}
          value={
            <b>
              <Money amount={run.net_pay} currency={run.currency} />
            </b>
          }
        />
        {run.previous && (
          <ApprovalLine
            label={t('approval.difference', { month: period(run.previous) })}
            value={
              <span className="num ltr">
                {difference(run.net_pay, run.previous.net_pay, run.currency)}
              </span>
            }
          />
        )}
        {run.previous && differing && (
          <ApprovalLine
            label={
              <AppLink to="?tab=changes" onClick={close}>
                {t('changes', { month: shortPeriod(run.previous) })}
              </AppLink>
            }
            value={listed(differing)}
          />
        )}
        {run.previous &&
          changes?.data.map(({ employee, difference: amount }) => (
            <ApprovalLine
              key={employee.id}
              label={<bdi>{fullName(employee)}</bdi>}
              value={<span className="num ltr">{signed(amount, run.currency)}</span>}
              small
            />
          ))}
      </Box>
      <StaleBar inside />
      {checks?.map((check) => (
        <Alert key={check.code} severity={check.severity === 'stops' ? 'error' : 'warning'}>
          {told(check)}
          {check.people.length > 0 && (
            <Box sx={{ fontSize: 12 }}>{listed(namesOf(check.people))}</Box>
          )}
        </Alert>
      ))}
      {accounts && lacks && <MissingAccounts accounts={accounts} close={close} />}
      {twice && (
        <FormControlLabel
          control={
            <Checkbox
              checked={form.values.accept.length > 0}
              onChange={(_, on) => form.set('accept', on ? ['already_paid'] : [])}
            />
          }
          label={t('approval.accept')}
        />
      )}
      <CheckField {...form.field('notify_employee')} label={t('approval.notify')} />
    </FormDialog>
  )
}

function MissingAccounts({
  accounts,
  close,
}: {
  accounts: NonNullable<ReturnType<typeof useRunChecks>['accounts']>
  close: () => void
}) {
  const { t, listed } = usePayWords()

  return (
    <Alert severity="warning">
      {t('accounts.title')}
      <Box sx={{ fontSize: 12 }}>
        {listed([
          ...(accounts.company ? [t('accounts.company')] : []),
          ...namesOf(accounts.people.map((employee) => ({ employee }))),
        ])}
      </Box>
      <Box component={AppLink} to="?tab=checks" onClick={close} sx={{ fontSize: 12 }}>
        {t('accounts.where')}
      </Box>
    </Alert>
  )
}

const mostChanges = 3

const mostNames = 8

/** Returns each name once; of many, the first ones and the number of others. */
function namesOf(people: readonly Pick<PayCheck['people'][number], 'employee'>[]): string[] {
  const names = [
    ...new Map(people.map(({ employee }) => [employee.id, isolated(fullName(employee))])).values(),
  ]
  const more = names.length - mostNames
  return more > 0 ? [...names.slice(0, mostNames), `+${more}`] : names
}

const ApprovalLine = ({
  label,
  value,
  small,
}: {
  label: ReactNode
  value: ReactNode
  small?: boolean
}) => (
  <Row
    align="stretch"
    gap={2}
    sx={{
      px: 1.5,
      py: small ? 0.5 : 1,
      ...(small && { paddingInlineStart: 3, fontSize: 12 }),
      borderBottom: 1,
      borderColor: 'divider',
      '&:last-child': { border: 0 },
    }}
  >
    <Muted component="dt" sx={{ flex: 1 }}>
      {label}
    </Muted>
    <Box component="dd" sx={{ m: 0 }}>
      {value}
    </Box>
  </Row>
)
