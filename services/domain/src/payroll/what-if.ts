import type { WhatIfChange } from '@workledger/contracts/payroll/what-if.api'
import type { AdjustmentTerms } from './adjustment-terms'
import type { Period } from './pay-days'
import type { EmployeeFacts } from './pay-draft'

/**
 * Returns an employee's facts after hypothetical changes; the same object if none applies. A raise
 * holds until the contract's next version; a category and an added adjustment hold in the run's
 * period.
 */
export const withChanges =
  (changes: readonly WhatIfChange[], period: Period) =>
  (facts: EmployeeFacts): EmployeeFacts =>
    changes.reduce((before, change, n) => changed(before, change, n, period), facts)

function changed(
  facts: EmployeeFacts,
  change: WhatIfChange,
  n: number,
  period: Period,
): EmployeeFacts {
  switch (change.change) {
    case 'raise':
      return change.employee_id === facts.employee_id
        ? raised(facts, change.from, change.rate)
        : facts

    case 'category':
      return revalued(facts, change)

    case 'adjustment': {
      if (change.employee_id !== null && change.employee_id !== facts.employee_id) return facts
      const { type, name, calculation_type, value } = change

      const whole = {
        proration: 'full',
        timing: 'each_run',
        valid_from: period.start,
        valid_to: null,
      } as const

      const added: AdjustmentTerms = {
        id: `what-if-${n}`,
        category_id: `what-if-${n}`,
        type,
        name,
        calculation_type,
        amount: value,
        ...whole,
      }

      return {
        ...facts,
        versions: facts.versions.map((version) => ({
          ...version,
          adjustments: [...version.adjustments, added],
        })),
      }
    }

    default:
      return change satisfies never
  }
}

/**
 * Returns a version like the current one with another rate; nothing if none is in force by then.
 */
function raised(facts: EmployeeFacts, from: string, rate: string): EmployeeFacts {
  const inForce = [...facts.versions]
    .sort((a, b) => a.effective_on.localeCompare(b.effective_on))
    .findLast((version) => version.effective_on <= from)
  if (!inForce) return facts
  const others = facts.versions.filter(
    (version) => version !== inForce || inForce.effective_on < from,
  )

  return { ...facts, versions: [...others, { ...inForce, effective_on: from, rate }] }
}

function revalued(
  facts: EmployeeFacts,
  { category_id, calculation_type, value }: Extract<WhatIfChange, { change: 'category' }>,
) {
  if (
    !facts.versions.some(({ adjustments }) =>
      adjustments.some((line) => line.category_id === category_id),
    )
  )
    return facts

  const versions = facts.versions.map((version) => ({
    ...version,
    adjustments: version.adjustments.map((line) =>
      line.category_id === category_id ? { ...line, calculation_type, amount: value } : line,
    ),
  }))

  return { ...facts, versions }
}

/** Returns employees whose closed periods change too: raises that begin before the run. */
export const backdated = (changes: readonly WhatIfChange[], { start }: Period): string[] => [
  ...new Set(
    changes.flatMap((each) =>
      each.change === 'raise' && each.from < start ? [each.employee_id] : [],
    ),
  ),
]
