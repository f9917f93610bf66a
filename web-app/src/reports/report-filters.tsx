import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { groupings, reportFiles } from '@workledger/contracts/reports/report-kinds'
import { reportsApi } from '@workledger/contracts/reports/reports.api'
import { ClientsFilter } from '@workledger/kit/areas/clients/client-filter'
import { ProjectsFilter } from '@workledger/kit/areas/projects/projects-filter'
import { useTimesheets } from '@workledger/kit/areas/time-tracking/use-timesheets'
import { addDays, monthAround } from '@workledger/kit/i18n/calendar-days'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { currentLanguage, useText } from '@workledger/kit/i18n/i18n'
import { addressOf } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { download } from '@workledger/kit/net/download'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import type { MenuEntries } from '@workledger/kit/ui/menu-entries'
import { usePageActions } from '@workledger/kit/ui/page-actions'
import { Heading } from '@workledger/kit/ui/text'
import { toastError } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useId, useState } from 'react'
import { type ReportQuery, reportRanges } from './asked'
import { reportTexts } from './messages'
import { PeopleFilter } from './people-filter'
import { TagsFilter } from './tags-filter'

const SaveDialog = lazy(() => import('./save-dialog'))

interface Props {
  asked: ReportQuery
}

/**
 * Days, people, projects and clients of a report, all of them in the address; the report as a file
 * or on paper.
 */
export function ReportFilters({ asked }: Props) {
  const t = useText(reportTexts)
  const [saving, setSaving] = useState(false)
  const [open, setOpen] = useState(false)
  const menus = useId()
  const files = useReportFiles(asked)

  usePageActions({
    secondary: [
      { label: t('export'), choices: files },
      {
        label: t(asked.saved ? 'saved.saveNew' : 'saved.save'),
        icon: 'plus',
        run: () => setSaving(true),
      },
    ],
  })

  return (
    <Box
      sx={{
        ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 },
        // Paper shows the choices without controls.
        '@media print': {
          '& .MuiIconButton-root, & .MuiButton-text': { display: 'none' },
          '& .MuiButton-root svg': { display: 'none' },
        },
      }}
    >
      <PeriodSteps asked={asked} />
      <Button
        aria-expanded={open}
        aria-controls={menus}
        startIcon={<Icon name="filter" />}
        onClick={() => setOpen(!open)}
        sx={{ display: { sm: 'none' } }}
      >
        {asked.set > 0 ? t('filtersSet', { count: asked.set }) : t('filters')}
      </Button>
      <Box
        id={menus}
        sx={{
          ...{
            display: { xs: open ? 'grid' : 'none', sm: 'contents' },
            gap: 1,
            order: { xs: 1, sm: 0 },
            width: '100%',
          },
          ...{
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            '& > .MuiAutocomplete-root': {
              gridColumn: '1 / -1',
              order: { xs: -1, sm: 0 },
            },
          },
        }}
      >
        <FilterMenus asked={asked} />
      </Box>
      <Suspense>
        {saving && (
          <SaveDialog
            filters={asked.kept}
            saved={(saved) => asked.change({ saved })}
            close={() => setSaving(false)}
          />
        )}
      </Suspense>
    </Box>
  )
}

function PeriodSteps({ asked: { range, day, filter, change } }: Props) {
  const t = useText(reportTexts)
  const { period, day: dayOf } = useFormat()
  const { start_date, end_date } = filter

  const turn = (by: 1 | -1) =>
    change({
      date:
        range === 'month'
          ? monthAround(day, by).from
          : addDays(day, by * (range === 'week' ? 7 : 1)),
    })

  return (
    <>
      <IconButton aria-label={t('previous')} onClick={() => turn(-1)}>
        <Icon name="back" />
      </IconButton>
      <Heading aria-live="polite" sx={{ minWidth: 128, textAlign: 'center' }}>
        {start_date === end_date ? dayOf(start_date) : period(start_date, end_date)}
      </Heading>
      <IconButton aria-label={t('next')} onClick={() => turn(1)}>
        <Icon name="forward" />
      </IconButton>
      <Button variant="text" onClick={() => change({ date: today() })}>
        {t('now')}
      </Button>
    </>
  )
}

function FilterMenus({ asked }: Props) {
  const t = useText(reportTexts)
  const { tab, range, change } = asked
  const timesheets = useTimesheets()

  return (
    <>
      {tab !== 'weekly' && (
        <FilterMenu
          label={t('range')}
          value={range}
          options={reportRanges.map((value) => ({ value, label: t(`ranges.${value}`) }))}
          onChange={(value) => change({ range: value })}
        />
      )}
      <PeopleFilter
        label={t('employee')}
        everybody={t('everybody')}
        values={asked.employees}
        onChange={(ids) => change({ employee: ids.join() })}
      />
      <ProjectsFilter
        label={t('project')}
        all={t('all')}
        value={asked.projects}
        onChange={(ids) => change({ project: ids.join() })}
      />
      <ClientsFilter
        label={t('client')}
        all={t('all')}
        value={asked.clients}
        onChange={(ids) => change({ client: ids.join() })}
      />
      {tab !== 'tasks' && <TagsFilter asked={asked} />}
      {tab !== 'tasks' && (
        <FilterMenu
          label={t('billable')}
          value={asked.billable}
          options={[
            { value: '', label: t('all') },
            { value: '1', label: t('yes') },
            { value: '0', label: t('no') },
          ]}
          onChange={(billable) => change({ billable })}
        />
      )}
      {tab !== 'tasks' && (timesheets || asked.approved !== '') && (
        <FilterMenu
          label={t('approval')}
          value={asked.approved}
          options={[
            { value: '', label: t('all') },
            { value: '1', label: t('approved') },
            { value: '0', label: t('notApproved') },
          ]}
          onChange={(approved) => change({ approved })}
        />
      )}
    </>
  )
}

/** The groups of a summary; paper names them in the head of its table. */
export function GroupingMenus({ asked }: Props) {
  const t = useText(reportTexts)
  const { change } = asked

  return (
    <Row wrap gap={1} sx={{ '@media print': { display: 'none' } }}>
      <FilterMenu
        label={t('group')}
        value={asked.grouping}
        options={groupings.map((value) => ({ value, label: t(value) }))}
        onChange={(group) => change({ group })}
      />
      <FilterMenu
        label={t('then')}
        value={asked.sub_grouping}
        options={groupings.map((value) => ({ value, label: t(value) }))}
        onChange={(then) => change({ then })}
      />
    </Row>
  )
}

/** The report as a file or on paper. */
function useReportFiles(asked: ReportQuery): MenuEntries {
  const t = useText(reportTexts)
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const { tab, filter } = asked

  const keep = (format: 'csv' | 'xlsx') => {
    const { employee_ids, project_ids, client_ids, tags, ...rest } = filter

    const listed = {
      employee_ids: employee_ids?.join(),
      project_ids: project_ids?.join(),
      client_ids: client_ids?.join(),
      tags: tags?.join(),
    }

    const report = reportFiles.find((each) => each === tab) ?? 'summary'
    const { grouping, sub_grouping } = asked

    const request = {
      params,
      query: {
        ...rest,
        ...listed,
        report,
        format,
        grouping,
        sub_grouping,
        language: currentLanguage(),
      } as never,
    }

    void download(addressOf(reportsApi.workReportFile, request)).catch(toastError)
  }

  return [
    { label: 'CSV', run: () => keep('csv') },
    { label: 'Excel (XLSX)', run: () => keep('xlsx') },
    { label: t('print'), run: () => setTimeout(() => window.print()) },
  ]
}
