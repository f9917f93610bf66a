import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useQuery } from '@tanstack/react-query'
import { structureApi } from '@workledger/contracts/structure/structure.api'
import { monthAround } from '../../i18n/calendar-days'
import { today, useFormat } from '../../i18n/format'
import { useMember } from '../../net/current'
import { query } from '../../net/query'
import { Search } from '../../table/table-toolbar'
import { FilterMenu } from '../../ui/filter-menu'
import { Icon } from '../../ui/icon'
import { Row } from '../../ui/layout'
import { StatusChip } from '../../ui/status-chip'
import { Heading } from '../../ui/text'
import { useLeaveWords } from './leave-words'
import type { TeamCalendarState } from './use-team-calendar'

/** Month and filters of the team calendar, and the key to its colours. */
export function TeamFilters({ calendar }: { calendar: TeamCalendarState }) {
  const { t } = useLeaveWords()
  const { people, list, change } = calendar

  return (
    <Row wrap gap={1} sx={{ mb: 1.5 }}>
      <MonthSteps calendar={calendar} />
      <Search value={list.q} onChange={(q) => list.change({ q })} label={t('team.search')} />
      <FilterMenu
        label={t('team.people')}
        value={people}
        options={(['mine', 'everybody'] as const).map((value) => ({
          value,
          label: t(`team.${value}`),
        }))}
        onChange={(people) => change({ people })}
      />
      <PlaceFilters list={list} />
      <Row align="stretch" gap={1} sx={{ marginInlineStart: { md: 'auto' } }}>
        <StatusChip status="approved">{t('approved')}</StatusChip>
        <StatusChip status="pending">{t('pending')}</StatusChip>
      </Row>
    </Row>
  )
}

function MonthSteps({ calendar: { month, change } }: { calendar: TeamCalendarState }) {
  const { t } = useLeaveWords()
  const { monthHeading: monthOf } = useFormat()
  const now = today()
  const turn = (months: number) =>
    change({ month: months === 0 ? '' : monthAround(month.from, months).from.slice(0, 7), day: '' })

  return (
    <>
      <Row>
        <IconButton aria-label={t('team.previous')} onClick={() => turn(-1)}>
          <Icon name="back" />
        </IconButton>
        <Heading aria-live="polite" sx={{ minWidth: 128, textAlign: 'center' }}>
          {monthOf(month.from)}
        </Heading>
        <IconButton aria-label={t('team.next')} onClick={() => turn(1)}>
          <Icon name="forward" />
        </IconButton>
      </Row>
      <Button
        variant="text"
        onClick={() => turn(0)}
        disabled={now >= month.from && now <= month.to}
      >
        {t('team.now')}
      </Button>
    </>
  )
}

/** Offices and departments, each if there are several. */
function PlaceFilters({ list }: Pick<TeamCalendarState, 'list'>) {
  const { t } = useLeaveWords()
  const { workspace } = useMember()
  const params = { ws: workspace.id }
  const offices = useQuery(query(structureApi.offices, { params })).data?.data ?? []
  const departments =
    useQuery(query(structureApi.departments, { params, query: {} })).data?.data ?? []
  const { location_id, department_id } = list.filters

  const choices = (items: readonly { id: string; name: string }[]) => [
    { value: '', label: t('all') },
    ...items.map(({ id, name }) => ({ value: id, label: name })),
  ]

  return (
    <>
      {offices.length > 1 && (
        <FilterMenu
          label={t('team.office')}
          value={location_id ?? ''}
          options={choices(offices)}
          onChange={(location_id) => list.change({ filters: { location_id } })}
        />
      )}
      {departments.length > 1 && (
        <FilterMenu
          label={t('team.department')}
          value={department_id ?? ''}
          options={choices(departments)}
          onChange={(department_id) => list.change({ filters: { department_id } })}
        />
      )}
    </>
  )
}
