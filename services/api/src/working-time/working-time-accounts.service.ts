import { Injectable } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { WorkingTimeAccount } from '@workledger/contracts/working-time/working-time.api'
import { explainedDays, totalsOf } from '@workledger/domain/working-time/account-days'
import type { DayWarnings } from '@workledger/domain/working-time/day-warnings'
import { lastDayOf, monthOf } from '@workledger/domain/working-time/months'
import { rulesOf } from '@workledger/domain/working-time/open-months'
import { closedMonthOf } from '@workledger/projections/working-time/closed-months.queries'
import { currentSeconds, dueOf } from '@workledger/projections/working-time/current-balance'
import { waitingOvertime } from '@workledger/projections/working-time/overtime.queries'
import {
  type AccountFacts,
  accountsOf,
  sourceOf,
  type WorkingTimeRulesRow,
  workingTimeRulesOf,
} from '@workledger/projections/working-time/working-time.queries'
import type { Call } from '../kernel/http/call'
import { nowOf } from '../kernel/lists/zones'
import { dayWarnings } from './day-warnings'

type Reading = Pick<Call, 'workspace' | 'ctx' | 'read'>

/** An account with the rules that it is read by. */
export interface FoundAccount {
  readonly account: AccountFacts
  readonly rules: readonly WorkingTimeRulesRow[]
}

/** Reads working time accounts. */
@Injectable()
export class WorkingTimeAccounts {
  find(call: Reading, employee: string, month?: string): Promise<FoundAccount> {
    const { workspace, ctx } = call

    return call.read(async (db) => {
      const rules = await workingTimeRulesOf(db, workspace)

      const found = await accountsOf(db, workspace, [employee], {
        now: nowOf(ctx),
        rules,
        ...(month ? { month } : {}),
      })

      return { account: found.get(employee) ?? refuse('not_found'), rules }
    })
  }

  /** Returns an account with the days of a month; by default the present one. */
  async show(call: Reading, employee: string, asked?: string): Promise<WorkingTimeAccount> {
    const month = asked && `${asked}-01`
    const { account, rules } = await this.find(call, employee, month)
    const shown = month ?? monthOf(account.today)
    const version = rulesOf(rules, shown)
    const kept = await call.read((db) => closedMonthOf(db, employee, shown))
    const days = kept?.days ?? (version?.on ? account.daysOf(shown, sourceOf(version)) : [])
    // A closed month keeps the rules that it was closed under, which had perhaps no such limits.
    const warnings =
      !kept && version
        ? await call.read((db) =>
            dayWarnings(db, { employee, today: account.today, version, days }),
          )
        : new Map<string, DayWarnings>()
    const { target, worked, difference } = totalsOf(days)
    const due = dueOf(account)
    const closable = account.open.find((open) => lastDayOf(open) < account.today)

    return {
      employee_id: employee,
      on: kept !== undefined || (version?.on ?? false),
      source: kept ? kept.source : version ? sourceOf(version) : null,
      state: stateOf(account.balance_seconds, rulesOf(rules, monthOf(account.today))),
      balance_seconds: account.balance_seconds,
      current_seconds: currentSeconds(account, rules),
      waiting_seconds: await call.read((db) => waitingOvertime(db, employee)),
      closed_through: account.closed?.slice(0, 7) ?? null,
      closable: closable?.slice(0, 7) ?? null,
      due: due.map(({ facts, seconds, causes }) => ({
        day: facts.day,
        seconds,
        causes: [...causes],
      })),
      month: {
        month: shown.slice(0, 7),
        closed: kept !== undefined,
        target_seconds: target,
        worked_seconds: worked,
        difference_seconds: difference,
        days: explainedDays(days).map((day) => ({ ...day, ...warnings.get(day.day) })),
      },
    }
  }
}

function stateOf(balance: number, rules: WorkingTimeRulesRow | undefined) {
  const { most_minutes = null, least_minutes = null } = rules ?? {}
  if (most_minutes !== null && balance > most_minutes * 60) return 'above'
  return least_minutes !== null && balance < least_minutes * 60 ? 'below' : 'within'
}
