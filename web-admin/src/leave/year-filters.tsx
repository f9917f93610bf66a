import { today } from '@workledger/kit/i18n/format'
import { FilterMenu } from '@workledger/kit/ui/filter-menu'
import { useChoices } from '../kit/choices'
import type { ConsoleList } from '../kit/console-list'
import { useLeaveWords, type YearRow } from './leave-row'

const leaveYearStatuses = ['', 'closed', 'waiting'] as const

interface Props {
  list: ConsoleList<YearRow>
  /** Years with rows, besides the previous one. */
  years: readonly number[]
}

/** The year, the status and the office. */
export function YearFilters({ list, years }: Props) {
  const { t } = useLeaveWords()
  const last = Number(today().slice(0, 4)) - 1
  const offices = useChoices('offices')

  return (
    <>
      <FilterMenu
        label={t('years.year')}
        value={list.filters.year ?? ''}
        options={[
          { value: '', label: t('all') },
          ...[...new Set([last, ...years])]
            .sort((a, b) => b - a)
            .map((year) => ({ value: String(year), label: String(year) })),
        ]}
        onChange={(year) => list.change({ filters: { year } })}
      />
      <FilterMenu
        label={t('years.status.label')}
        value={list.filters.status ?? ''}
        options={leaveYearStatuses.map((value) => ({
          value,
          label: value ? t(`years.status.${value}`) : t('all'),
        }))}
        onChange={(status) => list.change({ filters: { status } })}
      />
      {offices.choices.length > 1 && (
        <FilterMenu
          label={t('holiday.office')}
          value={list.filters.location_id ?? ''}
          options={[{ value: '', label: t('all') }, ...offices.choices]}
          onChange={(location_id) => list.change({ filters: { location_id } })}
        />
      )}
    </>
  )
}
