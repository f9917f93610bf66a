import Box from '@mui/material/Box'
import { useStepWords } from '@workledger/kit/areas/approvals/step-words'
import { BalanceAfter } from '@workledger/kit/areas/leave/balance-after'
import { Inbox } from '@workledger/kit/areas/leave/inbox'
import { requestOf } from '@workledger/kit/areas/leave/request-of'
import { useDecideLeave } from '@workledger/kit/areas/leave/use-decide'
import { useFormat } from '@workledger/kit/i18n/format'
import { pair } from '@workledger/kit/i18n/pair'
import { download } from '@workledger/kit/net/download'
import type { Column } from '@workledger/kit/table/data-table'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { confirm } from '@workledger/kit/ui/confirm'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted, Strong } from '@workledger/kit/ui/text'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { useSayingFailed } from '@workledger/kit/ui/use-error-toast'
import { lazy, Suspense, useState } from 'react'
import { useConsoleList } from '../kit/console-list'
import { DecisionList, type Drawn } from '../kit/decision-list'
import { useMay } from '../kit/may'
import { useConsoleCommand, useReadAgain } from '../kit/use-command'
import { type LeaveRow, useLeaveWords } from './leave-row'
import { useDecider } from './use-decider'

const DecideDialog = lazy(() => import('@workledger/kit/areas/leave/decide-dialog'))
const StepsDialog = lazy(() => import('@workledger/kit/areas/approvals/steps-dialog'))
const LeaveHistory = lazy(() => import('@workledger/kit/areas/leave/leave-history'))
const leaveApprovalStatuses = ['', 'pending', 'approved', 'rejected'] as const

/**
 * Leaves of all employees or of one, as an inbox: J and K move, A and R decide, O opens the
 * history.
 */
export function LeaveList({ employee }: { employee?: string }) {
  const { t, dates } = useLeaveWords()

  const list = useConsoleList('leaves', {
    sort: employee ? '-start_on' : '-created_at',
    filters: { status: employee ? '' : 'pending' },
    always: employee ? { employee_id: employee } : undefined,
  })

  useSayingFailed(list.error !== null, t('loadFailed'))
  const may = useMay()
  const decides = may('approveLeave', useDecider(employee))
  const send = useDecideLeave(useReadAgain('approveLeave'))
  const decide = (row: LeaveRow, approved: boolean, comment?: string) =>
    send(row, row.name, approved, comment)
  const [deciding, setDeciding] = useState<{ row: LeaveRow; approved: boolean } | null>(null)
  const approve = useConsoleCommand('approveLeave')
  const reject = useConsoleCommand('rejectLeave')

  const remove = useConsoleCommand('deleteLeave', {
    onDone: () => void toast(t('delete.done')),
    onError: (error) => void toast({ text: pair(t('delete.failed'), error.message), tone: 'bad' }),
  })

  const [opened, setOpened] = useState<LeaveRow | null>(null)
  const [stepped, setStepped] = useState<LeaveRow | null>(null)
  const steps = useStepWords()
  const columns = useLeaveApprovalColumns(!employee)

  const ask = async (row: LeaveRow) => {
    if (
      await confirm({
        title: t('delete.title'),
        text: t('delete.text', { type: row.type ?? '', dates: dates(row) }),
        action: t('deleteAction'),
        danger: true,
      })
    )
      remove.run(row)
  }

  const menu = (row: LeaveRow) => (
    <MenuButton
      label={t('open', { name: row.name })}
      entries={[
        { label: t('historyAction'), icon: 'history', run: () => setOpened(row) },
        ...(row.steps.length > 0
          ? [{ label: steps.t('title'), icon: 'check' as const, run: () => setStepped(row) }]
          : []),
        ...(row.has_document
          ? [
              {
                label: t('download'),
                icon: 'file' as const,
                run: () => void download(documentOf(row)).catch(toastError),
              },
            ]
          : []),
        ...(decides && isOffered(row, true)
          ? [
              {
                label: t('decide.approveWith'),
                icon: 'check' as const,
                run: () => setDeciding({ row, approved: true }),
              },
            ]
          : []),
        ...(decides && isOffered(row, false)
          ? [
              {
                label: t('decide.rejectWith'),
                icon: 'close' as const,
                run: () => setDeciding({ row, approved: false }),
              },
            ]
          : []),
        {
          label: t('deleteAction'),
          icon: 'trash',
          danger: true,
          disabled: !may('deleteLeave'),
          run: () => void ask(row),
        },
      ]}
    >
      <Icon name="more" />
    </MenuButton>
  )

  /** Waiting requests, as in the employees' app; all others are a table. */
  const waiting = ({ rows, here, point, choosing }: Drawn<LeaveRow>) => (
    <>
      {decides && (
        <Row
          sx={{
            minHeight: 36,
            px: 2,
            borderBottom: 1,
            borderColor: 'divider',
            bgcolor: 'tone.raised',
          }}
        >
          {choosing.head}
        </Row>
      )}
      <Inbox
        label={t('page')}
        requests={rows.map(requestOf)}
        here={here?.id}
        point={point}
        chosen={(index) => list.chosen.includes(rows[index]!.id)}
        to={(index) => `/admin/employees/${rows[index]!.employee_id}/requests`}
        decide={decides ? (index, approved) => decide(rows[index]!, approved) : undefined}
        offered={(index) => isOffered(rows[index]!, true)}
        {...(decides && { before: (index) => choosing.cell(rows[index]!) })}
        after={(index) => (
          <>
            {rows[index]!.your_step === false && (
              <Muted component="span" size={12}>
                {steps.waitsFor(rows[index]!.steps)}
              </Muted>
            )}
            {menu(rows[index]!)}
          </>
        )}
      />
    </>
  )

  return (
    <>
      <DecisionList
        list={list}
        name={employee ? 'employee-leaves' : 'leaves'}
        label={t('page')}
        columns={columns}
        words={{
          next: t('inbox.next'),
          previous: t('inbox.previous'),
          approve: t('approve'),
          reject: t('reject'),
          open: t('historyAction'),
        }}
        hint={t(decides ? 'inbox.hint' : 'hintReading')}
        empty={(pending) => ({
          title: t(pending ? 'inbox.empty' : 'empty.title'),
          text: t(pending ? 'emptyPendingText' : 'empty.text'),
        })}
        person={({ name }) => name}
        nameOf={(row) => `${row.name}, ${dates(row)}`}
        decisions={
          decides
            ? {
                one: decide,
                offered: isOffered,
                labels: { approve: t('approve'), reject: t('reject') },
                approve: approve.send,
                reject: reject.send,
              }
            : undefined
        }
        open={setOpened}
        menu={menu}
        drawn={employee ? undefined : waiting}
        filters={
          <FilterMenu
            label={t('status')}
            value={list.filters.status ?? ''}
            options={leaveApprovalStatuses.map((value) => ({ value, label: t(value || 'all') }))}
            onChange={(status) => list.change({ filters: { status } })}
          />
        }
      />
      <Suspense>
        {deciding && (
          <DecideDialog
            request={{ ...deciding.row, type: deciding.row.type ?? '' }}
            approved={deciding.approved}
            document={deciding.row.has_document ? documentOf(deciding.row) : null}
            decide={(comment) => decide(deciding.row, deciding.approved, comment)}
            close={() => setDeciding(null)}
          />
        )}
        {stepped && <StepsDialog of={stepped} close={() => setStepped(null)} />}
        {opened && (
          <LeaveHistory
            leave={opened}
            person={opened.name}
            type={opened.type ?? ''}
            close={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  )
}

/**
 * Returns whether the viewer may approve or reject a leave: of one with steps that is not approved,
 * only if a step waits for them.
 */
const isOffered = ({ status, your_step }: LeaveRow, approved: boolean) =>
  status !== (approved ? 'approved' : 'rejected') && (your_step !== false || status === 'approved')

const documentOf = ({ id, employee_id }: LeaveRow) =>
  `/employees/${employee_id}/leaves/${id}/document`

function useLeaveApprovalColumns(withPerson: boolean): Column<LeaveRow>[] {
  const { t } = useLeaveWords()

  const person: Column<LeaveRow> = {
    id: 'name',
    label: t('employee'),
    sort: 'name',
    fixed: true,
    cell: (row) => (
      <Row component="span" inline gap={1}>
        <Avatar person={{ first_name: row.name, avatar: row.avatar }} size={24} />
        <Strong
          component={AppLink}
          to={`/admin/employees/${row.employee_id}/requests`}
          dir="auto"
          sx={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
        >
          {row.name}
        </Strong>
      </Row>
    ),
  }

  return [
    ...(withPerson ? [person] : []),
    ...useDaysColumns(withPerson),
    {
      id: 'reason',
      label: t('reason'),
      wide: true,
      cell: ({ description }) => <Muted component="bdi">{description}</Muted>,
    },
    ...useDecisionColumns(),
  ]
}

/** Which days are taken, and what is left. */
function useDaysColumns(withPerson: boolean): Column<LeaveRow>[] {
  const { t, dates, number } = useLeaveWords()

  return [
    {
      id: 'type',
      label: t('type'),
      sort: 'type',
      fixed: !withPerson,
      card: 'fact',
      cell: ({ type }) => <bdi>{type}</bdi>,
    },
    {
      id: 'dates',
      label: t('dates'),
      sort: 'start_on',
      card: 'fact',
      cell: (row) => <bdi>{dates(row)}</bdi>,
    },
    {
      id: 'days',
      label: t('days'),
      sort: 'days_taken',
      end: true,
      card: 'figure',
      cell: ({ days_taken }) => number(days_taken),
    },
    {
      id: 'balance',
      label: t('balanceColumn'),
      card: 'fact',
      cell: (row) => (
        <Muted component="span">
          <BalanceAfter leave={row} />
        </Muted>
      ),
    },
  ]
}

/** The columns of the decision and its time. */
function useDecisionColumns(): Column<LeaveRow>[] {
  const { t } = useLeaveWords()
  const { waitsFor } = useStepWords()
  const { day, moment } = useFormat()

  return [
    {
      id: 'status',
      label: t('status'),
      sort: 'status',
      cell: ({ status, steps }) => (
        <Box sx={{ py: 0.5 }}>
          <StatusChip status={status}>{t(status)}</StatusChip>
          {status === 'pending' && steps.length > 0 && (
            <Muted size={12} sx={{ mt: 0.25 }}>
              {waitsFor(steps)}
            </Muted>
          )}
        </Box>
      ),
    },
    {
      id: 'requested',
      label: t('requested'),
      sort: 'created_at',
      end: true,
      hidden: true,
      cell: ({ created_at }) => day(created_at),
    },
    {
      id: 'decided',
      label: t('decided'),
      sort: 'decided_at',
      end: true,
      hidden: true,
      cell: ({ decided_at }) => (decided_at ? moment(decided_at) : ''),
    },
  ]
}
