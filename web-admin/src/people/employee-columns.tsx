import Box from '@mui/material/Box'
import { isCrowned, PersonName } from '@workledger/kit/areas/people/directory/person-name'
import { useRoleName } from '@workledger/kit/areas/people/role-names'
import { today, useFormat } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import type { Column } from '@workledger/kit/table/data-table'
import { AppLink } from '@workledger/kit/ui/app-link'
import { Row } from '@workledger/kit/ui/layout'
import { Phone } from '@workledger/kit/ui/phone'
import { StatusChip } from '@workledger/kit/ui/status-chip'
import { Muted } from '@workledger/kit/ui/text'
import { type EmployeeRow, isEmployed } from './employee-row'
import { peopleTexts } from './messages'

/** Returns the directory's columns; those after the seventh are hidden at first. */
export function useEmployeeColumns(): Column<EmployeeRow>[] {
  const t = useText(peopleTexts)
  const { number } = useFormat()
  const hidden = useHiddenColumns()

  return [
    {
      id: 'oid',
      card: 'figure',
      label: t('column.oid'),
      sort: 'oid',
      cell: ({ oid }) => (
        <Muted component="span" className="num ltr">
          {oid}
        </Muted>
      ),
    },
    {
      id: 'name',
      label: t('column.name'),
      sort: 'first_name',
      fixed: true,
      cell: (row) => (
        <PersonName
          person={row}
          crowned={isCrowned(row.permissions)}
          to={row.status === 'active' ? `/admin/employees/${row.id}/profile` : undefined}
        />
      ),
    },
    {
      id: 'department',
      label: t('column.department'),
      sort: 'department',
      card: 'fact',
      cell: ({ department }) => <bdi>{department}</bdi>,
    },
    {
      id: 'contact',
      label: t('column.contact'),
      sort: 'email',
      card: 'fact',
      cell: (row) => <Contact row={row} />,
    },
    {
      id: 'requests',
      label: t('column.requests'),
      sort: 'requests_count',
      end: true,
      cell: (row) => <Requests row={row} count={number} />,
    },
    {
      id: 'hired',
      label: t('column.hired'),
      sort: 'hired_on',
      end: true,
      cell: (row) => <Employed row={row} />,
    },
    {
      id: 'account',
      label: t('column.account'),
      // A former employee has none.
      cell: ({ status, user_id, invited_on, access_stopped }) => {
        if (status !== 'active') return null
        if (access_stopped) return <StatusChip tone="bad">{t('accessStopped')}</StatusChip>

        return user_id ? (
          t('joined')
        ) : (
          <StatusChip tone="warn">{t(invited_on ? 'invited' : 'notInvited')}</StatusChip>
        )
      },
    },
    ...hidden,
  ]
}

function useHiddenColumns(): Column<EmployeeRow>[] {
  const t = useText(peopleTexts)
  const roleName = useRoleName()
  const { day } = useFormat()
  const on = (text: string | null | undefined) => (text ? day(text) : '')

  return [
    {
      id: 'designation',
      label: t('column.designation'),
      sort: 'designation',
      hidden: true,
      cell: ({ designation }) => <bdi>{designation}</bdi>,
    },
    {
      id: 'office',
      label: t('column.office'),
      sort: 'office',
      hidden: true,
      cell: ({ office }) => <bdi>{office}</bdi>,
    },
    {
      id: 'role',
      label: t('column.role'),
      sort: 'role',
      hidden: true,
      cell: ({ role }) => role && roleName(role),
    },
    {
      id: 'manager',
      label: t('column.manager'),
      sort: 'manager',
      hidden: true,
      cell: ({ manager }) => <bdi>{manager}</bdi>,
    },
    {
      id: 'policy',
      label: t('column.policy'),
      sort: 'time_off_policy',
      hidden: true,
      cell: ({ time_off_policy }) => time_off_policy,
    },
    {
      id: 'ended',
      label: t('column.ended'),
      sort: 'terminated_on',
      end: true,
      hidden: true,
      cell: ({ terminated_on }) => on(terminated_on),
    },
    {
      id: 'added',
      label: t('column.added'),
      sort: 'created_at',
      end: true,
      hidden: true,
      cell: ({ created_at }) => on(created_at),
    },
  ]
}

/** The start of the employment, and whether it continues. */
function Employed({ row }: { row: EmployeeRow }) {
  const t = useText(peopleTexts)
  const { day } = useFormat()
  const employed = isEmployed(row, today()) ? 'active' : 'terminated'

  return (
    <Row component="span" inline gap={1}>
      {row.hired_on ? day(row.hired_on) : ''}
      <StatusChip status={employed}>{t(employed)}</StatusChip>
    </Row>
  )
}

const Contact = ({ row: { email, phone_number } }: { row: EmployeeRow }) => (
  <Muted component="span" className="ltr">
    {email ? (
      <a href={`mailto:${email}`} style={{ textDecoration: 'none' }}>
        {email}
      </a>
    ) : (
      phone_number && <Phone number={phone_number} />
    )}
  </Muted>
)

function Requests({ row, count }: { row: EmployeeRow; count: (n: number) => string }) {
  const t = useText(peopleTexts)
  const waiting = row.requests_count ?? 0

  if (waiting === 0)
    return (
      <Box component="span" sx={{ color: 'text.disabled' }}>
        {count(0)}
      </Box>
    )

  return (
    <AppLink
      to={`/admin/employees/${row.id}/requests`}
      title={t('pending', { count: waiting })}
      style={{ textDecoration: 'none' }}
    >
      <StatusChip tone="accent">{count(waiting)}</StatusChip>
    </AppLink>
  )
}
