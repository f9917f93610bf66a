import { secondsOfDay } from '../kernel/working-day'
import type { OvertimeRule, OvertimeTerms } from './overtime'
import { calculatePay } from './pay'
import { frequenciesOf, type Period } from './pay-days'
import { type Absence, type PayFacts, payInputs, termsOf } from './pay-inputs'
import type { DraftedEntry, PayRunWarning } from './pay-run-entries'
import type { Stretch } from './pay-terms'

export interface EmployeeFacts extends PayFacts {
  readonly employee_id: string
  readonly department_id: string | null
  readonly active: boolean
}

export interface RunTerms extends Period {
  readonly currency: string
}

/**
 * Returns all pay in the order of the facts; and, with reasons, the employees missing from the run
 * or paid less than expected.
 */
export function draftPay(
  people: readonly EmployeeFacts[],
  run: RunTerms,
  overtime: readonly OvertimeRule[] | OvertimeTerms,
) {
  const entries: Omit<DraftedEntry, 'entry_id'>[] = []
  const warnings: PayRunWarning[] = []

  for (const facts of people) {
    const { employee_id, department_id } = facts
    const terms = facts.versions.length > 0 ? termsOf(facts, run) : undefined
    const stretches = terms?.stretches(run) ?? []
    const absent = whyNot(facts, stretches, run)
    if (absent === 'gone') continue

    if (absent) warnings.push({ employee_id, code: absent })
    else {
      const pay = calculatePay(
        payInputs(facts, run, run.currency, { overtime, terms }),
        run.currency,
      )

      entries.push({ employee_id, department_id, should_pay: true, pay })
      for (const code of doubts(facts, stretches, run)) warnings.push({ employee_id, code })
    }
  }

  return { entries, warnings }
}

/**
 * Returns why the run does not pay an employee; undefined if it does. `gone`: no pay is expected.
 */
function whyNot(
  { active, versions, last_day }: EmployeeFacts,
  stretches: readonly Stretch[],
  run: RunTerms,
): PayRunWarning['code'] | 'gone' | undefined {
  if (versions.length === 0) return active ? 'no_contract' : 'gone'

  if (stretches.length === 0) {
    const ended =
      active &&
      !last_day &&
      versions.some(
        ({ end_date, start_date, effective_on }) =>
          end_date && end_date < run.start && (start_date ?? effective_on) <= run.end,
      )
    return ended ? 'contract_ended' : 'gone'
  }

  if (stretches.some(({ type, rate }) => type === null || rate === null)) return 'no_salary'
  const here = stretches.filter(({ currency }) => currency === run.currency)
  if (here.length === 0) return 'other_currency'
  const served = frequenciesOf(run)
  const fits = ({ frequency }: Stretch) =>
    frequency === null || served.length === 0 || served.includes(frequency)

  return here.some(fits) ? undefined : 'other_frequency'
}

/** Returns warnings for an officer about a valid entry. */
function doubts(
  facts: EmployeeFacts,
  stretches: readonly Stretch[],
  run: RunTerms,
): PayRunWarning['code'][] {
  const hourly = stretches.filter(
    ({ type, currency }) => type === 'hourly' && currency === run.currency,
  )
  const during = (absence: Absence) =>
    hourly.some(({ from, to }) => from <= absence.day && absence.day <= to)

  const silent = facts.versions.filter(
    (version) =>
      hourly.some(({ contract_ids }) => contract_ids.includes(version.id)) &&
      secondsOfDay(version) === 0,
  )

  const worked = facts.worked.some(({ day }) =>
    hourly.some(({ from, to }) => from <= day && day <= to),
  )

  return [
    ...(stretches.some(({ currency }) => currency !== run.currency)
      ? (['part_in_other_currency'] as const)
      : []),
    ...(silent.length > 0 &&
    facts.absences.some((each) => Number(each.paid_percent) > 0 && during(each))
      ? (['no_hours'] as const)
      : []),
    ...(hourly.length > 0 && !worked ? (['no_attendance'] as const) : []),
  ]
}
