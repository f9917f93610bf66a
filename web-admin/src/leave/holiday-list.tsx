import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { today, useFormat } from '@workledger/kit/i18n/format'
import type { Column } from '@workledger/kit/table/data-table'
import { AppLink } from '@workledger/kit/ui/app-link'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { Icon } from '@workledger/kit/ui/icon'
import { Row } from '@workledger/kit/ui/layout'
import { EmptyState } from '@workledger/kit/ui/states'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { lazy, Suspense, useState } from 'react'
import { useChoices } from '../kit/choices'
import { useConsoleList } from '../kit/console-list'
import { useMay } from '../kit/may'
import { RecordTable } from '../kit/record-table'
import { useRemoval } from '../kit/use-removal'
import { type HolidayRow, useLeaveWords } from './leave-row'

const HolidayDialog = lazy(() => import('./holiday-dialog'))
const ImportDialog = lazy(() => import('./import-dialog'))
const LeaveRulesHistory = lazy(() => import('./rules-history'))

/** Holidays of every office, or of one with those of the whole workspace. */
export function HolidayList({ office }: { office?: string }) {
  const { t } = useLeaveWords()
  const may = useMay()('addHoliday')
  const now = Number(today().slice(0, 4))
  const offices = useChoices('offices', !office)

  const list = useConsoleList('holidays', {
    sort: 'date',
    filters: { year: String(now), ...(office ? {} : { of_office: '' }) },
    always: office ? { of_office: office } : undefined,
  })

  const [importing, setImporting] = useState(false)

  /** Shows the saved holidays. */
  const show = (year: string) => {
    if (list.filters.year && list.filters.year !== year) list.change({ filters: { year } })
  }

  const remove = useRemoval('deleteHoliday', {
    title: (name) => t('rules.deleteTitle', { name }),
    text: t('holiday.deleteText'),
    action: t('deleteAction'),
    done: t('holiday.deleted'),
    failed: t('delete.failed'),
  })

  const columns = useHolidayColumns(office)

  const years = [now - 1, now, now + 1, Number(list.filters.year) || now]

  return (
    <>
      <RecordTable
        list={list}
        label={t('holiday.tab')}
        columns={columns}
        may={may}
        add={t('holiday.add')}
        remove={(row) => () => void remove(row)}
        opens
        filters={
          <>
            <FilterMenu
              label={t('balance.yearLabel')}
              value={list.filters.year ?? ''}
              options={[
                { value: '', label: t('all') },
                ...[...new Set(years)]
                  .sort()
                  .map((year) => ({ value: String(year), label: String(year) })),
              ]}
              onChange={(year) => list.change({ filters: { year } })}
            />
            {!office && offices.choices.length > 1 && (
              <FilterMenu
                label={t('holiday.office')}
                value={list.filters.of_office ?? ''}
                options={[{ value: '', label: t('all') }, ...offices.choices]}
                onChange={(of_office) => list.change({ filters: { of_office } })}
              />
            )}
            {may && (
              <Button startIcon={<Icon name="download" />} onClick={() => setImporting(true)}>
                {t('holiday.import')}
              </Button>
            )}
          </>
        }
        empty={
          <EmptyState
            icon="calendar"
            title={t('holiday.empty.title')}
            text={t('holiday.empty.text')}
          />
        }
        dialog={(row, close) => (
          <HolidayDialog
            holiday={row}
            office={office ?? list.filters.of_office}
            show={show}
            close={close}
          />
        )}
        history={(row, close) => <LeaveRulesHistory row={row} close={close} />}
      />
      <Suspense>
        {importing && (
          <ImportDialog
            office={office ?? list.filters.of_office}
            show={show}
            close={() => setImporting(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function useHolidayColumns(office?: string | undefined): Column<HolidayRow>[] {
  const { t } = useLeaveWords()
  const { weekday, day } = useFormat()

  return [
    {
      id: 'name',
      label: t('holiday.name'),
      sort: 'name',
      fixed: true,
      cell: ({ name, part }) => (
        <Row component="span" inline gap={1} sx={{ fontWeight: 500 }}>
          <bdi>{name}</bdi>
          {Number(part) < 1 && <StatusChip tone="accent">{t('holiday.half')}</StatusChip>}
        </Row>
      ),
    },
    {
      id: 'date',
      label: t('holiday.date'),
      sort: 'date',
      card: 'fact',
      cell: ({ date }) => <span className="num">{day(date)}</span>,
    },
    {
      id: 'weekday',
      label: t('holiday.weekday'),
      hidden: true,
      card: 'none',
      cell: ({ date }) => <span className="num">{weekday(date)}</span>,
    },
    {
      id: 'office',
      label: t('holiday.office'),
      sort: 'office',
      card: 'fact',
      wide: true,
      cell: ({ office: name, location_id }) =>
        !location_id ? (
          <Muted component="span">{t('holiday.everywhere')}</Muted>
        ) : office ? (
          <bdi>{name}</bdi>
        ) : (
          <Box
            component={AppLink}
            to={`/admin/offices/${location_id}/holidays`}
            sx={{ color: 'inherit' }}
          >
            <bdi>{name}</bdi>
          </Box>
        ),
    },
  ]
}
