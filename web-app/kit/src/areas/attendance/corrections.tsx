import Button from '@mui/material/Button'
import { attendanceApi } from '@workledger/contracts/attendance/attendance.api'
import type { AttendanceCorrection } from '@workledger/contracts/attendance/attendance.lists'
import { mayCall } from '@workledger/contracts/kernel/callers'
import { lazy, Suspense, useState } from 'react'
import { useFormat } from '../../i18n/format'
import { useText } from '../../i18n/i18n'
import { useMember } from '../../net/current'
import { useCommand } from '../../net/query'
import { type Column, DataTable } from '../../table/data-table'
import { type List, useList } from '../../table/list'
import { exportOf } from '../../table/list-export'
import { Avatar } from '../../ui/avatar'
import { FilterMenu } from '../../ui/filter-menu'
import { Icon } from '../../ui/icon'
import { Row } from '../../ui/layout'
import { MenuButton } from '../../ui/menu-button'
import { EmptyState } from '../../ui/states'
import { StatusChip } from '../../ui/status-chip'
import { Muted } from '../../ui/text'
import { toast, toastError } from '../../ui/toast'
import { changedByAttendance } from './changes'
import { sharedAttendanceTexts } from './messages'
import { useTimes } from './times'

const DecisionDialog = lazy(() => import('./decision-dialog'))
const ShiftHistory = lazy(() => import('./shift-history'))
const correctionStatuses = ['', 'pending', 'approved', 'rejected', 'withdrawn'] as const

/** Corrections that the viewer proposed or decides; undecided ones come first. */
export function Corrections({ pendingFirst }: { pendingFirst: boolean }) {
  const t = useText(sharedAttendanceTexts)
  const { workspace, employee, can } = useMember()

  const list = useList(
    attendanceApi.attendanceCorrections,
    { params: { ws: workspace.id } },
    { sort: '-proposed_at', filters: { status: pendingFirst ? 'pending' : '' } },
  ) as List<AttendanceCorrection>

  const [deciding, setDeciding] = useState<{
    correction: AttendanceCorrection
    approved: boolean
  } | null>(null)

  const [read, setRead] = useState<AttendanceCorrection | null>(null)

  const withdraw = useCommand(attendanceApi.withdrawCorrection, {
    invalidates: changedByAttendance,
    onDone: () => void toast(t('corrections.withdrawn_done')),
    onError: toastError,
  })

  // Any visible row is the viewer's own, their report's or, for administrators, anyone's, so
  // visibility shows whom they manage.
  const admin = can('edit_company', 'manage_company', 'manage_time_off')

  const decides = (row: AttendanceCorrection) =>
    row.status === 'pending' &&
    mayCall(attendanceApi.decideCorrection, employee.role?.permissions ?? [], {
      self: false,
      manages: row.employee_id !== employee.id && !can('view_audit'),
    }) &&
    (admin || row.employee_id !== employee.id)

  const actions = (row: AttendanceCorrection) => (
    <Row align="stretch" gap={0.5} sx={{ justifyContent: 'end' }}>
      {decides(row) && (
        <>
          <Button
            onClick={() => setDeciding({ correction: row, approved: true })}
            sx={{ minHeight: 28 }}
          >
            {t('corrections.approve')}
          </Button>
          <Button
            variant="text"
            onClick={() => setDeciding({ correction: row, approved: false })}
            sx={{ minHeight: 28 }}
          >
            {t('corrections.reject')}
          </Button>
        </>
      )}
      <MenuButton
        label={t('corrections.actions', { name: row.name })}
        entries={[
          ...(row.status === 'pending' && row.employee_id === employee.id
            ? [
                {
                  label: t('corrections.withdraw'),
                  icon: 'close' as const,
                  disabled: withdraw.busy,
                  run: () =>
                    void withdraw.run({
                      params: { id: row.employee_id, correctionId: row.id },
                    }),
                },
              ]
            : []),
          { label: t('historyAction'), icon: 'history', run: () => setRead(row) },
        ]}
      >
        <Icon name="more" />
      </MenuButton>
    </Row>
  )

  const pending = list.filters.status === 'pending'

  return (
    <>
      <DataTable
        name="attendance-corrections"
        label={t('corrections.title')}
        list={list}
        columns={useCorrectionColumns()}
        rowKey={({ id }) => id}
        rowActions={actions}
        filters={
          <FilterMenu
            label={t('corrections.status')}
            value={list.filters.status ?? ''}
            options={correctionStatuses.map((value) => ({
              value,
              label: t(`corrections.${value || 'all'}`),
            }))}
            onChange={(status) => list.change({ filters: { status } })}
          />
        }
        exportUrl={exportOf('attendance-corrections', workspace.id, list)}
        empty={
          <EmptyState
            icon="check"
            title={t(pending ? 'corrections.emptyPending' : 'corrections.empty')}
            text={t('corrections.emptyText')}
          />
        }
      />
      <Suspense>
        {deciding && <DecisionDialog {...deciding} close={() => setDeciding(null)} />}
        {read && (
          <ShiftHistory
            stream={read.stream}
            shift={read.attendance_id}
            day={read.day}
            zone={read.zone}
            person={read.name}
            close={() => setRead(null)}
          />
        )}
      </Suspense>
    </>
  )
}

function useCorrectionColumns(): Column<AttendanceCorrection>[] {
  const t = useText(sharedAttendanceTexts)
  const { day } = useFormat()

  return [
    {
      id: 'name',
      label: t('corrections.employee'),
      sort: 'name',
      fixed: true,
      cell: (row) => (
        <Row component="span" inline gap={1}>
          <Avatar person={row} size={24} />
          <bdi>{row.name}</bdi>
        </Row>
      ),
    },
    {
      id: 'day',
      label: t('corrections.day'),
      sort: 'day',
      card: 'fact',
      cell: (row) => <bdi>{day(row.day)}</bdi>,
    },
    ...useChangeColumns(),
    ...useDecisionColumns(),
  ]
}

/** What a correction changes. */
function useChangeColumns(): Column<AttendanceCorrection>[] {
  const t = useText(sharedAttendanceTexts)
  const times = useTimes()

  return [
    {
      id: 'kind',
      label: t('corrections.kind'),
      sort: 'kind',
      card: 'fact',
      cell: ({ kind }) => t(`corrections.${kind}`),
    },
    {
      id: 'was',
      named: true,
      label: t('corrections.before'),
      card: 'fact',
      cell: ({ was, zone }) => (was ? times(was, zone) : t('corrections.none')),
    },
    {
      id: 'becomes',
      named: true,
      label: t('corrections.after'),
      card: 'figure',
      cell: ({ becomes, zone }) => (becomes ? times(becomes, zone) : t('corrections.none')),
    },
  ]
}

/** The columns of the reason and of the decision. */
function useDecisionColumns(): Column<AttendanceCorrection>[] {
  const t = useText(sharedAttendanceTexts)
  const { moment } = useFormat()

  return [
    {
      id: 'reason',
      label: t('corrections.reason'),
      card: 'fact',
      cell: ({ reason }) => reason && <CorrectionText>{reason}</CorrectionText>,
    },
    {
      id: 'status',
      label: t('corrections.status'),
      sort: 'status',
      cell: ({ status }) => <StatusChip status={status}>{t(`corrections.${status}`)}</StatusChip>,
    },
    {
      id: 'comment',
      label: t('corrections.comment'),
      card: 'fact',
      cell: ({ comment }) => comment && <CorrectionText>{comment}</CorrectionText>,
    },
    {
      id: 'proposed',
      label: t('corrections.proposedAt'),
      sort: 'proposed_at',
      end: true,
      hidden: true,
      cell: (row) => moment(row.proposed_at),
    },
    {
      id: 'by',
      label: t('corrections.decidedBy'),
      sort: 'decided_by',
      hidden: true,
      cell: (row) => <bdi>{row.decided_by}</bdi>,
    },
  ]
}

/**
 * A person's typed words with their lines, for the decision. In a table row, four lines of a long
 * text, and all of it on hover.
 */
const CorrectionText = ({ children }: { children: string }) => (
  <Muted
    component="bdi"
    title={children}
    sx={{
      display: { xs: 'block', md: '-webkit-box' },
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '4',
      overflow: 'hidden',
      minWidth: { md: 160 },
      maxWidth: { md: 420 },
      my: 0.75,
      lineHeight: '18px',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Muted>
)
