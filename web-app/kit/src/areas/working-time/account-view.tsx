import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Rows } from '@workledger/contracts/registry'
import {
  type WorkingTimeAccount,
  workingTimeApi,
} from '@workledger/contracts/working-time/working-time.api'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { HistoryPanel } from '../../history/history-panel'
import { monthAround } from '../../i18n/calendar-days'
import { isolated, shortClock, today, useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { query } from '../../net/query'
import { Figures } from '../../ui/figure-row'
import { Icon } from '../../ui/icon'
import { Grow, Row, Stack } from '../../ui/layout'
import { EmptyState, FailedState, SkeletonRows } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { Heading } from '../../ui/text'
import { accountHistory } from './account-history'
import { DueCorrections } from './due-corrections'
import { workingTimeTexts } from './messages'
import { MonthDays } from './month-days'
import { signedClock } from './signed-time'

const Ledger = lazy(() => import('./ledger'))
const OvertimeList = lazy(() => import('./overtime-list'))

interface AccountViewProps {
  employee: string
  /** Buttons of those who may change the account. */
  actions?: (account: WorkingTimeAccount) => ReactNode
  lineActions?: (line: Rows['working-time-lines']) => ReactNode
}

/** A person's account: its balance, a month by day, and the ledger. */
export function AccountView({ employee, actions, lineActions }: AccountViewProps) {
  const t = useText(workingTimeTexts)
  const [month, setMonth] = useState(today().slice(0, 7))
  const [past, setPast] = useState(false)

  const found = useQuery({
    ...query(workingTimeApi.workingTimeAccount, { params: { id: employee }, query: { month } }),
    placeholderData: keepPreviousData,
  })

  const account = found.data?.data
  if (found.error) return <FailedState error={found.error} retry={() => void found.refetch()} />
  if (!account) return <SkeletonRows rows={10} />

  return (
    <Stack gap={2}>
      <AccountFigures account={account} />
      <Row wrap gap={1}>
        <MonthChoice month={month} choose={setMonth} />
        {account.on && (
          <StatusChip tone={account.month.closed ? 'good' : 'wait'}>
            {t(account.month.closed ? 'closed' : 'open')}
          </StatusChip>
        )}
        <Grow />
        {actions?.(account)}
        <Button startIcon={<Icon name="history" />} onClick={() => setPast(true)}>
          {t('history')}
        </Button>
      </Row>
      {account.on ? (
        <MonthDays month={account.month} />
      ) : (
        <EmptyState icon="calendar" title={t('off.title')} text={t('off.text')} />
      )}
      {account.due.length > 0 && <DueCorrections due={account.due} />}
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <OvertimeList employee={employee} />
        <Ledger employee={employee} rowActions={lineActions} />
      </Suspense>
      {past && (
        <HistoryPanel
          stream={`working-time-${employee}`}
          title={t('tab')}
          words={accountHistory()}
          onClose={() => setPast(false)}
        />
      )}
    </Stack>
  )
}

function AccountFigures({ account }: { account: WorkingTimeAccount }) {
  const t = useText(workingTimeTexts)
  const { month: monthOf, monthHeading } = useFormat()
  const { balance_seconds, current_seconds, waiting_seconds, closed_through, state, month } =
    account

  return (
    <Figures
      figures={[
        {
          label: t('balance'),
          value: <bdi dir="ltr">{signedClock(balance_seconds)}</bdi>,
          text:
            state !== 'within'
              ? t(state)
              : closed_through
                ? t('balanceThrough', { month: monthOf(`${closed_through}-01`) })
                : t('neverClosed'),
          bad: state !== 'within',
        },
        {
          label: t('current'),
          value: <bdi dir="ltr">{signedClock(current_seconds)}</bdi>,
          text:
            waiting_seconds > 0
              ? t('waiting', { time: isolated(shortClock(waiting_seconds)) })
              : t('currentText'),
        },
        {
          label: monthHeading(`${month.month}-01`),
          value: <bdi dir="ltr">{signedClock(month.difference_seconds)}</bdi>,
          text: t('difference'),
        },
      ]}
    />
  )
}

function MonthChoice({ month, choose }: { month: string; choose: (month: string) => void }) {
  const t = useText(workingTimeTexts)
  const { monthHeading } = useFormat()
  const turn = (by: number) => choose(monthAround(`${month}-01`, by).from.slice(0, 7))

  return (
    <Row gap={0.5} wrap>
      <IconButton aria-label={t('previous')} onClick={() => turn(-1)}>
        <Icon name="back" />
      </IconButton>
      <Heading aria-live="polite" sx={{ minWidth: 128, textAlign: 'center' }}>
        {monthHeading(`${month}-01`)}
      </Heading>
      <IconButton aria-label={t('next')} onClick={() => turn(1)}>
        <Icon name="forward" />
      </IconButton>
      <Button variant="text" onClick={() => choose(today().slice(0, 7))}>
        {t('thisMonth')}
      </Button>
    </Row>
  )
}
