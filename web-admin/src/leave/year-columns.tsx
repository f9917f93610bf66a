import Box from '@mui/material/Box'
import { useFormat } from '@workledger/kit/i18n/format'
import type { Column } from '@workledger/kit/table/data-table'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Avatar } from '@workledger/kit/ui/avatar'
import { Row } from '@workledger/kit/ui/layout'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Strong } from '@workledger/kit/ui/text'
import { useLeaveWords, type YearRow } from './leave-row'

/** Returns the columns of a year's result per person, and of the present result if it differs. */
export function useYearColumns(ofAllYears: boolean): Column<YearRow>[] {
  const { t, number } = useLeaveWords()
  const { day, moment } = useFormat()

  /** Returns a figure, and its present value. */
  const figure = (row: YearRow, name: 'granted' | 'carried' | 'lost') => {
    const [was, now] = [row[name], row.now?.[name]]

    if (was === null || (name === 'granted' && row.unlimited))
      return name === 'granted' && row.unlimited ? t('balance.unlimited') : '—'

    return (
      <span className="num ltr">
        {number(was)}
        {now !== undefined && Number(now) !== Number(was) && (
          <Box component="strong"> → {number(now)}</Box>
        )}
      </span>
    )
  }

  return [
    ...usePersonColumns(),
    ...(ofAllYears
      ? [
          {
            id: 'year',
            label: t('years.year'),
            sort: 'year',
            card: 'fact',
            cell: ({ year }: YearRow) => <span className="num">{year}</span>,
          } as const,
        ]
      : []),
    {
      id: 'granted',
      label: t('years.granted'),
      sort: 'granted',
      end: true,
      card: 'fact',
      cell: (row) => figure(row, 'granted'),
    },
    {
      id: 'carried',
      label: t('years.carried'),
      sort: 'carried',
      end: true,
      card: 'fact',
      cell: (row) => figure(row, 'carried'),
    },
    {
      id: 'until',
      label: t('years.until'),
      sort: 'carry_expires_on',
      card: 'none',
      cell: ({ carried, carry_expires_on }) =>
        carry_expires_on && Number(carried) > 0 ? (
          <span className="num">{day(carry_expires_on)}</span>
        ) : (
          ''
        ),
    },
    {
      id: 'lost',
      label: t('years.lost'),
      sort: 'lost',
      end: true,
      card: 'fact',
      cell: (row) => figure(row, 'lost'),
    },
    {
      id: 'closed',
      label: t('years.status.label'),
      sort: 'closed_at',
      card: 'figure',
      cell: ({ status, closed_at, now }) =>
        status === 'waiting' ? (
          <StatusChip tone="wait">{t('years.status.waiting')}</StatusChip>
        ) : now ? (
          <StatusChip tone="warn">{t('years.differs')}</StatusChip>
        ) : (
          <span className="num">{closed_at && moment(closed_at)}</span>
        ),
    },
  ]
}

/** Whose year it is. */
function usePersonColumns(): Column<YearRow>[] {
  const { t } = useLeaveWords()

  return [
    {
      id: 'name',
      label: t('years.name'),
      sort: 'name',
      fixed: true,
      cell: ({ employee_id, name, avatar }) => (
        <Row gap={1.25} sx={{ minWidth: 0 }}>
          <Avatar person={{ first_name: name, avatar }} size={24} />
          <Strong
            component={AppLink}
            to={`/admin/employees/${employee_id}/requests`}
            sx={{ color: 'inherit' }}
          >
            <bdi>{name}</bdi>
          </Strong>
        </Row>
      ),
    },
    {
      id: 'office',
      label: t('holiday.office'),
      sort: 'office',
      card: 'none',
      cell: ({ office }) => <bdi>{office}</bdi>,
    },
  ]
}
