import * as declared from '@workledger/contracts/leave/leave.lists'
import { daysTotal } from '@workledger/domain/leave/leave-days'
import { firstOf } from '@workledger/domain/leave/leave-facts'
import { sameClose, yearAsKnown } from '@workledger/domain/leave/leave-year'
import { ofEmployee, readList } from '../kernel/list-resource'
import { ledgersOf } from './leave-ledgers'
import { yearCloses } from './leave-years.queries'

export const leaveYearsList = readList(declared.leaveYearsList, {
  from: (db, { workspace, now }) => yearCloses(db, workspace, firstOf(Number(now.slice(0, 4)))),
  sql: {
    // A waiting year has no record yet, so employee and year give the id: a UUID of version 8.
    id: `overlay(overlay(md5(y.id) placing '8' from 13) placing '8' from 17)::uuid`,
    ...ofEmployee('y'),
    avatar: 'e.avatar',
    location_id: 'e.location_id',
    office: 'o.name',
    year: 'y.year',
    status: 'y.status',
    unlimited: 'y.unlimited',
    granted: 'y.granted',
    carried: 'y.carried',
    carry_expires_on: 'y.carry_expires_on',
    lost: 'y.lost',
    closed_at: 'y.closed_at',
    stream: `'leave-' || y.employee_id`,
  },
  computed: async (db, { workspace, now }, rows) => {
    const of = rows.map(({ employee_id }) => employee_id as string)
    const ledgers = await ledgersOf(db, workspace, of, { now })

    return rows.map(({ employee_id, year, status }) => {
      const known = ledgers.get(employee_id)
      const close =
        known && status === 'closed' ? yearAsKnown(known.ledger, known.facts, year) : null
      if (!known || !close || sameClose(known.ledger.closed[year], close)) return { now: null }

      return {
        now: {
          granted: daysTotal(close.grants.map(({ days: part }) => ({ part }))),
          carried: close.carried,
          lost: close.lost,
        },
      }
    })
  },
})
