import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  attendanceReportApi as api,
  REPORT_PAGE,
} from '@workledger/contracts/attendance/attendance-report.api'
import { PersonFilter } from '@workledger/kit/areas/people/person-filter'
import { monthAround } from '@workledger/kit/i18n/calendar-days'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { currentLanguage, useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { query } from '@workledger/kit/net/query'
import { Page } from '@workledger/kit/shell/page'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState, FailedState, SkeletonRows } from '@workledger/kit/ui/states'
import { Heading, Muted } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { useSearchParams } from 'react-router-dom'
import { attendanceReportTexts } from './messages'
import { MarkLegend, PeopleTable } from './people-table'

const isMonth = (text: string) => /^(19[7-9]\d|2\d{3})-(0[1-9]|1[0-2])$/.test(text)

/**
 * A month of attendance, a row for each person whom the viewer may choose; month, person and page
 * are in the address.
 */
export default function AttendanceReportPage() {
  const t = useText(attendanceReportTexts)
  const report = useAttendanceReport()
  const { found, from, to } = report
  const { data: people = [] } = found.data ?? {}

  return (
    <Page title={t('page')}>
      <ReportToolbar report={report} />
      <Muted size={13} sx={{ mb: 1 }}>
        {t('legend')}
      </Muted>
      {found.error ? (
        <FailedState error={found.error} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <SkeletonRows rows={10} />
      ) : people.length === 0 ? (
        <EmptyState icon="reports" title={t('empty')} text={t('emptyText')} />
      ) : (
        <>
          <MarkLegend />
          <PeopleTable people={people} busy={found.isFetching} first={from} last={to} />
          <ReportPager report={report} />
        </>
      )}
    </Page>
  )
}

/** Reads month, person and page from the address, and finds their attendance. */
function useAttendanceReport() {
  const { workspace } = useMember()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('month') ?? ''
  const month = isMonth(asked) ? asked : today().slice(0, 7)
  const { from, to } = monthAround(`${month}-01`, 0)
  const employee = search.get('employee') ?? ''
  const page = Math.max(1, Math.floor(Number(search.get('page')) || 1))

  const change = (next: Record<string, string>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)

        for (const [key, value] of Object.entries({ page: '', ...next }))
          value ? after.set(key, value) : after.delete(key)

        return after
      },
      { replace: true },
    )

  const [year, number] = month.split('-').map(Number) as [number, number]
  const params = { ws: workspace.id }
  const filter = { year, month: number, ...(employee && { employee_id: employee }) }

  const found = useQuery({
    ...query(api.attendanceReport, { params, query: { ...filter, page } }),
    placeholderData: keepPreviousData,
  })

  const keep = (format: 'csv' | 'xlsx') =>
    void download(
      addressOf(api.attendanceReportFile, {
        params,
        query: { ...filter, format, language: currentLanguage() },
      }),
    ).catch(toastError)

  return { month, from, to, employee, page, found, change, keep }
}

type AttendanceReport = ReturnType<typeof useAttendanceReport>

function ReportToolbar({
  report: { month, from, employee, change, keep },
}: {
  report: AttendanceReport
}) {
  const t = useText(attendanceReportTexts)
  const { monthHeading: monthOf } = useFormat()
  const turn = (by: number) => change({ month: monthAround(`${month}-01`, by).from.slice(0, 7) })

  return (
    <Row wrap gap={1} sx={{ mb: 1.5 }}>
      <IconButton aria-label={t('previous')} onClick={() => turn(-1)} sx={onScreen}>
        <Icon name="back" />
      </IconButton>
      <Heading aria-live="polite" sx={{ minWidth: 128, textAlign: 'center' }}>
        {monthOf(from)}
      </Heading>
      <IconButton aria-label={t('next')} onClick={() => turn(1)} sx={onScreen}>
        <Icon name="forward" />
      </IconButton>
      <Button variant="text" onClick={() => change({ month: '' })} sx={onScreen}>
        {t('now')}
      </Button>
      <Box sx={onScreen}>
        <PersonFilter
          label={t('employee')}
          everybody={t('everybody')}
          value={employee}
          onChange={(id) => change({ employee: id })}
        />
      </Box>
      <Row align="stretch" gap={1} sx={{ marginInlineStart: 'auto', ...onScreen }}>
        <MenuButton
          look="button"
          label={t('export')}
          entries={[
            { label: 'CSV', run: () => keep('csv') },
            { label: 'Excel (XLSX)', run: () => keep('xlsx') },
          ]}
        >
          {t('export')}
          <Icon name="down" size={14} style={{ marginInlineStart: 6 }} />
        </MenuButton>
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </Row>
    </Row>
  )
}

function ReportPager({ report: { page, found, change } }: { report: AttendanceReport }) {
  const t = useText(attendanceReportTexts)
  const { number } = useFormat()
  const { data: people = [], total = 0 } = found.data ?? {}
  const first = (page - 1) * REPORT_PAGE

  return (
    <Row component="nav" aria-label={t('pages')} gap={1} sx={{ mt: 1.5, ...onScreen }}>
      <Muted className="num" aria-live="polite">
        {t('range', {
          from: number(first + 1),
          to: number(first + people.length),
          total: number(total),
        })}
      </Muted>
      {total > REPORT_PAGE && (
        <Box sx={{ marginInlineStart: 'auto' }}>
          <IconButton
            aria-label={t('earlier')}
            disabled={page === 1}
            onClick={() => change({ page: String(page - 1) })}
          >
            <Icon name="back" />
          </IconButton>
          <IconButton
            aria-label={t('later')}
            disabled={first + people.length >= total}
            onClick={() => change({ page: String(page + 1) })}
          >
            <Icon name="forward" />
          </IconButton>
        </Box>
      )}
    </Row>
  )
}

const onScreen = { '@media print': { display: 'none' } } as const
