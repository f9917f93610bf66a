import { Controller } from '@nestjs/common'
import { refuse } from '@workledger/contracts/kernel/errors'
import { whatIfApi as api, type WhatIfAnswer } from '@workledger/contracts/payroll/what-if.api'
import { amount, rounded } from '@workledger/domain/kernel/money'
import type { Pay } from '@workledger/domain/payroll/pay'
import { payoutRulesOf, withBesides } from '@workledger/domain/payroll/pay-corrections'
import { draftPay, type EmployeeFacts } from '@workledger/domain/payroll/pay-draft'
import { linesBetween } from '@workledger/domain/payroll/pay-lines'
import { withTyped } from '@workledger/domain/payroll/pay-recalculation'
import { backdated, withChanges } from '@workledger/domain/payroll/what-if'
import { paidEntries, peopleOf } from '@workledger/projections/payroll/payroll.queries'
import type { Call } from '../kernel/http/call'
import { Route } from '../kernel/http/route'
import { PayCorrections } from './pay-corrections.service'
import { PayFacts } from './pay-facts'
import { PayRuns } from './pay-runs.service'

const MOST_NAMED = 500
const figures = ['basic_pay', 'gross_pay', 'net_pay'] as const

type Figures = WhatIfAnswer['now']

/** Replays a draft on a changed copy of its facts. It has no commands, so it cannot append. */
@Controller()
export class WhatIfController {
  constructor(
    private readonly runs: PayRuns,
    private readonly facts: PayFacts,
    private readonly corrections: PayCorrections,
  ) {}

  @Route(api.whatIf)
  async whatIf(call: Call<typeof api.whatIf>) {
    const {
      workspace,
      params,
      body: { changes },
    } = call

    const row = await this.runs.run(workspace, params.id)
    if (row.reverses) return refuse('payroll.is_reversal')
    if (row.status === 'complete') return refuse('payroll.complete')
    const { currency } = row
    const run = { start: row.start_on, end: row.end_on, currency }

    const { people, overtime } = await this.facts.forPeriod(
      workspace,
      run,
      currency,
      employeesOf(changes),
    )

    const change = withChanges(changes, run)
    const pairs = people.flatMap((facts) =>
      change(facts) === facts ? [] : [[facts, change(facts)] as const],
    )
    const ids = pairs.map(([{ employee_id }]) => employee_id)
    const owing = { until: run.end, employees: backdated(changes, run), draft: run }

    const [entries, dueNow, dueThen] = [
      await call.read((db) => paidEntries(db, row.id, ids)),
      await this.corrections.readCorrections(workspace, currency, owing),
      await this.corrections.readCorrections(workspace, currency, { ...owing, change }),
    ]

    const drafted = new Map(
      entries.flatMap(({ employee_id, pay }) => (pay ? [[employee_id, pay as Pay]] : [])),
    )

    const paysOf = (all: readonly EmployeeFacts[]) =>
      new Map(
        draftPay(all, run, overtime).entries.map(({ employee_id, pay }) => [
          employee_id,
          pay ?? undefined,
        ]),
      )

    const [now, then] = [
      paysOf(pairs.map(([before]) => before)),
      paysOf(pairs.map(([, after]) => after)),
    ]

    const found = ids.flatMap((id) => {
      const before = drafted.get(id)
      // The draft pays this employee nothing, and another rate does not change that.
      if (!before) return []

      const pay = (fresh: Pay | undefined, due: typeof dueNow) => {
        const lines = owing.employees.includes(id) ? (due.get(id) ?? []) : before.corrections
        return withTyped(
          before,
          withBesides(
            fresh,
            { corrections: lines, expenses: before.expenses, payouts: payoutRulesOf(before) },
            currency,
          ),
          currency,
        )
      }

      return payDifference(id, pay(now.get(id), dueNow), pay(then.get(id), dueThen), currency)
    })

    found.sort(byDifference)
    const real = await this.runs.sums(workspace, row)

    return { data: { ...run, ...(await answerOf(call, found, real, currency)) } }
  }
}

type PayDifference = ReturnType<typeof payDifference>[number]

/** The employees that the changes name; undefined: everyone. */
function employeesOf(changes: Call<typeof api.whatIf>['body']['changes']): string[] | undefined {
  const isForEveryone = changes.some(
    (each) =>
      each.change === 'category' || (each.change === 'adjustment' && each.employee_id === null),
  )

  const named = changes.flatMap((each) =>
    each.change !== 'category' && each.employee_id !== null ? [each.employee_id] : [],
  )

  return isForEveryone ? undefined : [...new Set(named)]
}

function payDifference(id: string, now: Pay, then: Pay, currency: string) {
  const difference = differenceOf(now, then, currency)
  if (figures.every((figure) => amount(difference.difference[figure]).isZero())) return []

  return [{ id, ...difference, lines: linesBetween(now, then, currency) }]
}

const byDifference = (a: PayDifference, b: PayDifference) =>
  amount(b.difference.net_pay).abs().comparedTo(amount(a.difference.net_pay).abs()) ||
  (a.id < b.id ? -1 : 1)

async function answerOf(
  call: Call<typeof api.whatIf>,
  found: readonly PayDifference[],
  real: Figures,
  currency: string,
) {
  const shown = found.slice(0, MOST_NAMED)
  const who = await namesOf(call, shown)

  const difference = sumFigures(
    found.map(({ difference }) => difference),
    currency,
  )

  return {
    now: real,
    then: sumFigures([real, difference], currency),
    difference,
    count: found.length,
    people: shown.flatMap(({ id, ...rest }) =>
      who.has(id) ? [{ employee: who.get(id)!, ...rest }] : [],
    ),
  }
}

const of = ({ basic_pay, gross_pay, net_pay }: Figures): Figures => ({
  basic_pay,
  gross_pay,
  net_pay,
})

const each = (make: (figure: (typeof figures)[number]) => string) =>
  Object.fromEntries(figures.map((figure) => [figure, make(figure)])) as Figures

const sumFigures = (all: readonly Figures[], currency: string) =>
  each((figure) =>
    rounded(
      all.reduce((whole, one) => whole.plus(one[figure]), amount(0)),
      currency,
    ),
  )

const differenceOf = (now: Figures, then: Figures, currency: string) => ({
  now: of(now),
  then: of(then),
  difference: each((figure) => rounded(amount(then[figure]).minus(now[figure]), currency)),
})

/** Reads the names in the answer. */
async function namesOf(call: Call<typeof api.whatIf>, shown: readonly { id: string }[]) {
  const ids = shown.map(({ id }) => id)
  const people = await call.read((db) => peopleOf(db, call.workspace, ids))

  return new Map(
    people.map((row) => [
      row.id,
      { ...row, first_name: row.first_name ?? '', last_name: row.last_name ?? '' },
    ]),
  )
}
