import Box from '@mui/material/Box'
import { fullName } from '@workledger/contracts/kernel/full-name'
import type { PayCheck } from '@workledger/contracts/payroll/pay-runs.api'
import { useTold } from '@workledger/kit/i18n/error-words'
import { AppLink } from '@workledger/kit/ui/app-link'
import { BareList, Row, Stack } from '@workledger/kit/ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import type { ReactNode } from 'react'
import { useHeldEntries } from './compared'
import { LeaveOut, useLeaveOut } from './leave-out'
import { useRunChecks } from './run-checks'
import { useRun } from './run-context'
import { usePayWords } from './words'

const checkTones = { stops: 'bad', holds: 'bad', warns: 'warn' } as const

/** The checks before the approval: each with its people, and the way to mend it. */
export default function ChecksTab() {
  const { t } = usePayWords()
  const { run } = useRun()
  const { checks, accounts, lacks, error, refetch, pending } = useRunChecks(run)
  const leaveOut = useLeaveOut()
  if (error) return <FailedState error={error} retry={() => void refetch()} />
  if (pending) return <SkeletonRows rows={3} />

  if (!checks?.length && !lacks)
    return (
      <Box sx={frame}>
        <EmptyState icon="check" title={t('noChecks.title')} text={t('noChecks.text')} />
      </Box>
    )

  return (
    <Stack gap={2}>
      {checks?.map((check) => (
        <Check key={check.code} check={check} leaveOut={leaveOut} />
      ))}
      {accounts && lacks && <MissingAccounts accounts={accounts} />}
    </Stack>
  )
}

/** The missing accounts of a transfer, with links to the fields. */
function MissingAccounts({
  accounts,
}: {
  accounts: NonNullable<ReturnType<typeof useRunChecks>['accounts']>
}) {
  const { t } = usePayWords()
  return (
    <Box component="section" aria-label={t('accounts.title')} sx={frame}>
      <CheckLine
        chip={<StatusChip tone="warn">{t('severity.warns')}</StatusChip>}
        name={t('accounts.title')}
      />
      <BareList>
        {accounts.company && (
          <CheckLine component="li" name={t('accounts.company')}>
            <Box component={AppLink} to="/admin/payroll_settings?tab=account" sx={link}>
              {t('accounts.enter')}
            </Box>
          </CheckLine>
        )}
        {accounts.people.map((employee) => (
          <CheckLine key={employee.id} component="li" name={fullName(employee)}>
            <Box
              component={AppLink}
              to={`/admin/employees/${employee.id}/profile?tab=bank`}
              sx={link}
            >
              {t('accounts.enter')}
            </Box>
          </CheckLine>
        ))}
      </BareList>
    </Box>
  )
}

function Check({ check, leaveOut }: { check: PayCheck; leaveOut: ReturnType<typeof useLeaveOut> }) {
  const { t, day, span, money } = usePayWords()
  const told = useTold()
  const { run, edit, ask } = useRun()
  const entries = useHeldEntries(run)

  /** Returns the day, the days or the amount that identifies one of several. */
  const which = ({ start, end, day: on, ...facts }: Record<string, string>) => {
    if (start && end) return span(start, end)
    if (on) return day(on)
    const sum = facts.net || facts.left || facts.amount

    return sum ? `${money(sum, run.currency)} ${run.currency}` : ''
  }

  return (
    <Box component="section" aria-label={told(check)} sx={frame}>
      <CheckLine
        chip={
          <StatusChip tone={checkTones[check.severity]}>
            {t(`severity.${check.severity}`)}
          </StatusChip>
        }
        name={told(check)}
      >
        {edit && check.code === 'payroll.check.already_paid' && (
          <LeaveOut check={check} {...leaveOut} />
        )}
      </CheckLine>
      <BareList>
        {check.people.map(({ employee, entry_id, facts }) => {
          const entry = entries?.find(({ id }) => id === entry_id)
          return (
            <CheckLine
              key={[employee.id, ...Object.values(facts)].join()}
              component="li"
              name={fullName(employee)}
            >
              <Muted className="num">{which(facts)}</Muted>
              {entry && (
                <Box
                  component="button"
                  type="button"
                  onClick={() => (edit ?? ask)(entry)}
                  sx={link}
                >
                  {t(edit ? 'panel.edit' : 'why')}
                </Box>
              )}
              <Box
                component={AppLink}
                to={`/admin/employees/${employee.id}/${about[check.code] ?? 'profile?tab=contract'}`}
                sx={link}
              >
                {t('panel.profile')}
              </Box>
            </CheckLine>
          )
        })}
      </BareList>
    </Box>
  )
}

/** Page of the employee for each check; default: their contract. */
const about: Record<string, string> = {
  'payroll.no_attendance': 'profile?tab=attendance',
  'payroll.check.open_shift': 'profile?tab=attendance',
  'payroll.check.unpaired_punch': 'profile?tab=attendance',
  'payroll.check.correction_pending': 'profile?tab=attendance',
  'payroll.check.account_changed': 'profile?tab=bank',
  'payroll.check.leave_pending': 'requests?tab=timeoff',
  'payroll.check.expenses_gone': 'requests?tab=expenses',
}

const frame = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  overflow: 'hidden',
}

const link = {
  border: 0,
  p: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontWeight: 500,
  color: 'tone.accentInk',
  cursor: 'pointer',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const

interface LineProps {
  component?: 'li'
  chip?: ReactNode
  name: string
  children?: ReactNode
}

const CheckLine = ({ component, chip, name, children }: LineProps) => (
  <Row
    component={component ?? 'div'}
    wrap
    gap={1.5}
    sx={{
      px: 2,
      py: 1.25,
      ...(component ? { borderTop: 1, borderColor: 'divider' } : { fontWeight: 500 }),
    }}
  >
    {chip}
    <Box component="bdi" sx={{ flex: component ? 1 : '1 1 200px' }}>
      {name}
    </Box>
    {children}
  </Row>
)
