import { refuse } from '@workledger/contracts/kernel/errors'
import { amount } from '../kernel/money'
import { type Pay } from './pay'
import { changeEntry } from './pay-entry-change'
import type { PayRunCommand, Saw } from './pay-run-commands'
import { PAY_RUN_ENTRIES_MOST_BYTES } from './pay-run-entries'
import { type PayRunEvent, paidOf, type Run, totalsOf, withEntry } from './pay-run-state'

/** Returns why an approval holds an entry back without a transfer. */
export function heldBack({ net_pay }: Pick<Pay, 'net_pay'>): 'zero_net' | 'negative_net' | null {
  if (amount(net_pay).isZero()) return 'zero_net'
  return amount(net_pay).isNegative() ? 'negative_net' : null
}

export function approve(
  run: Run,
  {
    payrun_id,
    by,
    four_eyes,
    changed_own,
    saw,
    ...command
  }: Extract<PayRunCommand, { type: 'approve' }>,
): PayRunEvent[] {
  let after = run
  const changes: PayRunEvent[] = []

  for (const change of command.changes)
    for (const event of changeEntry(after, change, by)) {
      changes.push(event)
      after = withEntry(after, event.data, by)
    }

  // One append holds the approval and all its changes.
  if (JSON.stringify(changes).length > PAY_RUN_ENTRIES_MOST_BYTES)
    refuse('payroll.most_changes', { params: { count: changes.length } })

  if (!run.reverses && four_eyes && by.some((user) => after.preparers.includes(user)))
    refuse('payroll.four_eyes')

  if (!run.reverses && four_eyes && changed_own) refuse('payroll.four_eyes_own')
  const wanted = paidOf(after)
  const holdsBack = (pay: Pay) => (run.reverses ? null : heldBack(pay))

  const held = wanted.flatMap(({ id, pay }) => {
    const code = holdsBack(pay)
    return code ? [{ entry_id: id, code }] : []
  })

  const paid = wanted.filter(({ pay }) => !holdsBack(pay))
  if (paid.length === 0) refuse('payroll.nobody_paid')
  const totals = totalsOf(paid, run.currency)

  const seen: Saw | undefined = saw && {
    kind: 'payrun',
    currency: run.currency,
    net_pay: totals.net_pay,
    ...saw,
    four_eyes,
  }

  const data = {
    payrun_id,
    totals,
    held,
    notify_employee: command.notify_employee,
    ...(seen ? { saw: seen } : {}),
  }

  return [...changes, { type: 'PayRunApproved', data }]
}
