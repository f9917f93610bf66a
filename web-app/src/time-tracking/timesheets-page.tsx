import Box from '@mui/material/Box'
import { timesheetsApi } from '@workledger/contracts/time-tracking/timesheets.api'
import {
  type TimesheetRow,
  timesheetStatus,
} from '@workledger/contracts/time-tracking/timesheets.lists'
import { useStepWords } from '@workledger/kit/areas/approvals/step-words'
import { shortClock, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { Page } from '@workledger/kit/shell/page'
import { type Column, DataTable } from '@workledger/kit/table/data-table'
import { type List, useList } from '@workledger/kit/table/list'
import { exportOf } from '@workledger/kit/table/list-export'
import { Avatar } from '@workledger/kit/ui/avatar'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { useNavigate } from 'react-router-dom'
import { timerTexts } from './messages'
import { sheetTexts } from './timesheet-words/messages'
import { WeekStatus } from './week-status'

const statuses = ['', ...timesheetStatus.options] as const

/** Submitted weeks of the people whose time the viewer sees; a row opens its grid. */
export default function TimesheetsPage() {
  const t = useText(timerTexts)
  const ts = useText(sheetTexts)
  const { workspace } = useMember()
  const navigate = useNavigate()
  const columns = useWeekColumns()

  const list = useList(
    timesheetsApi.timesheets,
    { params: { ws: workspace.id } },
    { sort: '-from_on', filters: { status: '' } },
  ) as List<TimesheetRow>

  return (
    <Page title={ts('all')} crumbs={[{ label: t('page'), to: '/timer' }]}>
      <DataTable
        name="timesheets"
        label={ts('all')}
        list={list}
        columns={columns}
        rowKey={({ id }) => id}
        onOpen={(row) => navigate(`/timer/week?employee=${row.employee_id}&day=${row.from_on}`)}
        filters={
          <FilterMenu
            label={ts('columns.status')}
            value={list.filters.status ?? ''}
            options={statuses.map((value) => ({
              value,
              label: value === '' ? ts('anyStatus') : ts(`status.${value}`),
            }))}
            onChange={(status) => list.change({ filters: { status } })}
          />
        }
        exportUrl={exportOf('timesheets', workspace.id, list)}
        empty={<EmptyState icon="timer" title={ts('none.title')} text={ts('none.text')} />}
      />
    </Page>
  )
}

function useWeekColumns(): Column<TimesheetRow>[] {
  const ts = useText(sheetTexts)
  const { span, moment } = useFormat()
  const { waitsFor } = useStepWords()

  return [
    {
      id: 'name',
      label: ts('columns.employee'),
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
      id: 'week',
      label: ts('columns.week'),
      sort: 'from_on',
      card: 'fact',
      cell: ({ from_on, to_on }) => <bdi>{span(from_on, to_on)}</bdi>,
    },
    {
      id: 'status',
      label: ts('columns.status'),
      sort: 'status',
      card: 'chip',
      cell: (row) => (
        <Box sx={{ py: row.steps.length > 0 ? 0.5 : 0 }}>
          <Row component="span" inline gap={0.5}>
            <WeekStatus timesheet={row} />
          </Row>
          {row.undecided && row.steps.length > 0 && (
            <Muted size={12} sx={{ mt: 0.25 }}>
              {waitsFor(row.steps)}
            </Muted>
          )}
        </Box>
      ),
    },
    {
      id: 'submitted',
      label: ts('columns.submitted'),
      sort: 'submitted_at',
      card: 'none',
      cell: ({ submitted_at }) => moment(submitted_at),
    },
    {
      id: 'decided',
      label: ts('columns.decided'),
      sort: 'decided_by',
      card: 'none',
      cell: ({ decided_by }) => decided_by && <bdi>{decided_by}</bdi>,
    },
    {
      id: 'time',
      label: ts('columns.time'),
      sort: 'seconds',
      end: true,
      card: 'figure',
      cell: ({ seconds }) => shortClock(seconds),
    },
  ]
}
