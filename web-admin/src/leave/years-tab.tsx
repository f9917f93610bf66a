import { useQuery } from '@tanstack/react-query'
import { leaveYearsApi } from '@workledger/contracts/leave/leave-years.api'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { pair } from '@workledger/kit/i18n/pair'
import { ApiError } from '@workledger/kit/net/client'
import { useMember } from '@workledger/kit/net/current'
import { query } from '@workledger/kit/net/query'
import { DataTable } from '@workledger/kit/table/data-table'
import { confirm } from '@workledger/kit/ui/confirm'
import { Figures } from '@workledger/kit/ui/figure-row'
import { Icon } from '@workledger/kit/ui/icon'
import { Stack } from '@workledger/kit/ui/layout'
import { MenuButton } from '@workledger/kit/ui/menu-button'
import { EmptyState, FailedState } from '@workledger/kit/ui/states'
import { Muted } from '@workledger/kit/ui/text'
import { toast } from '@workledger/kit/ui/toast'
import { lazy, Suspense, useState } from 'react'
import { BulkBar } from '../kit/bulk-bar'
import { useChoosing } from '../kit/choosing'
import { useConsoleList } from '../kit/console-list'
import { exportOf } from '../kit/exports'
import { useMay } from '../kit/may'
import { useConsoleCommand } from '../kit/use-command'
import { useLeaveWords, type YearRow } from './leave-row'
import { useYearColumns } from './year-columns'
import { YearFilters } from './year-filters'

const YearHistory = lazy(() => import('./year-history'))

/**
 * The results of each year's close, in total and per person. A year can be closed again for people
 * with later facts.
 */
export default function YearsTab() {
  const { t } = useLeaveWords()
  const { listed } = useFormat()
  const last = Number(today().slice(0, 4)) - 1

  const list = useConsoleList('leave-years', {
    sort: 'name',
    filters: { year: String(last), status: '', location_id: '' },
  })

  const { workspace } = useMember()
  const years = useQuery(query(leaveYearsApi.leaveYears, { params: { ws: workspace.id } }))
  const known = years.data?.data ?? []
  const chosenYear = list.filters.year
    ? known.find(({ year }) => String(year) === list.filters.year)
    : known[0]
  const columns = useYearColumns(!list.filters.year)
  const choosing = useChoosing(list, ({ name }) => name)
  const may = useMay()('closeLeaveYear')
  const [past, setPast] = useState<YearRow | null>(null)

  const close = useConsoleCommand('closeLeaveYear', {
    onDone: () => void toast(t('years.done')),
    onError: (error) => void toast({ text: pair(t('years.failed'), error.message), tone: 'bad' }),
  })

  const together = useConsoleCommand('closeLeaveYear')

  const ask = (rows: readonly YearRow[]) => {
    const year = listed([...new Set(rows.map((row) => String(row.year)))].sort())

    const title =
      rows.length === 1
        ? t('years.askOne', { year, name: rows[0]!.name })
        : t('years.askTitle', { count: rows.length, year })

    return confirm({
      title,
      text: t('years.askText'),
      action: t(rows.every(({ status }) => status === 'waiting') ? 'years.close' : 'years.again'),
    })
  }

  if (years.error) return <FailedState error={years.error} retry={() => void years.refetch()} />

  return (
    <Stack gap={2}>
      <Muted sx={{ maxWidth: 720 }}>{t('years.text')}</Muted>
      {chosenYear && <YearFigures year={chosenYear} />}
      <div>
        <DataTable
          name="leave-years"
          label={t('years.tab')}
          list={list}
          columns={may ? [choosing, ...columns] : columns}
          chosen={list.chosen}
          rowKey={({ id }) => id}
          onOpen={setPast}
          rowActions={(row) => (
            <MenuButton
              label={t('years.actions', { name: row.name })}
              entries={[
                {
                  label: t(row.status === 'waiting' ? 'years.close' : 'years.again'),
                  icon: 'refresh',
                  disabled: !may,
                  run: () => void ask([row]).then((yes) => yes && close.run(row)),
                },
                { label: t('historyAction'), icon: 'history', run: () => setPast(row) },
              ]}
            >
              <Icon name="more" />
            </MenuButton>
          )}
          filters={<YearFilters list={list} years={known.map(({ year }) => year)} />}
          exportUrl={exportOf(list)}
          empty={
            <EmptyState
              icon="calendar"
              title={t('years.empty.title')}
              text={t('years.empty.text')}
            />
          }
        />
        <BulkBar
          list={list}
          nameOf={({ name, year }) => `${name}, ${year}`}
          actions={
            may
              ? [
                  {
                    id: 'close',
                    label: t('years.again'),
                    ask,
                    // Without later facts there is nothing to do or show.
                    run: (row) =>
                      together.send(row).catch((error) => {
                        if (!(error instanceof ApiError && error.code === 'leave.year_as_closed'))
                          throw error
                      }),
                  },
                ]
              : []
          }
        />
      </div>
      <Suspense>{past && <YearHistory row={past} close={() => setPast(null)} />}</Suspense>
    </Stack>
  )
}

type Year = {
  year: number
  closed: number
  waiting: number
  carried: string
  overdrawn: string
  lost: string
} & Record<'first_closed_at' | 'last_closed_at', string | null>

function YearFigures({ year }: { year: Year }) {
  const { t, days, number } = useLeaveWords()
  const { moment } = useFormat()
  const { closed, waiting, first_closed_at: first, last_closed_at: until } = year

  const ran =
    first && until && moment(first) !== moment(until)
      ? t('years.ran', { from: moment(first), to: moment(until) })
      : first && moment(first)

  return (
    <Figures
      figures={[
        {
          label: `${year.year} · ${t('years.closed')}`,
          value: t('years.people', { count: closed }),
          text: ran,
        },
        {
          label: t('years.carried'),
          value: days(year.carried),
          text:
            Number(year.overdrawn) > 0 ? t('years.overdrawn', { days: days(year.overdrawn) }) : '',
        },
        { label: t('years.lost'), value: days(year.lost) },
        {
          label: t('years.waiting'),
          value: number(waiting),
          text: waiting > 0 ? t('years.waitingText') : '',
        },
      ]}
    />
  )
}
