/** A reminder that a workspace sends: so many days after the due date, below zero before it. */
export interface ReminderStep {
  readonly days: number
  readonly subject: string
  readonly text: string
  /**
   * It was switched on, or got its day, then: invoices that had passed that day are not reminded.
   */
  readonly since: string
}

export interface Reminders {
  readonly enabled: boolean
  readonly steps: ReminderStep[]
}

export const noReminders: Reminders = { enabled: false, steps: [] }

/** What reminders want to know of an issued invoice; all days are those of the workspace. */
export interface Remindable {
  readonly due_date: string
  readonly issued_on: string
  /** Not reminded of by schedule. */
  readonly off: boolean
  /** When that was switched back; null: it never was off. */
  readonly since: string | null
  /** Steps that were sent, by their days. */
  readonly sent: readonly number[]
}

export const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const byDays = ({ steps }: Reminders) => steps.toSorted((one, other) => one.days - other.days)

/**
 * The step that an invoice has come to: the last one whose day has come. What speaks of the days
 * before the due date ends with it.
 */
export function stepOf(
  reminders: Reminders,
  due_date: string,
  today: string,
): ReminderStep | undefined {
  const last = byDays(reminders).findLast(({ days }) => daysFrom(due_date, days) <= today)
  return last && last.days < 0 && today > due_date ? undefined : last
}

/**
 * The step that has to be sent; undefined: none. An invoice that was missed for some days gets the
 * step that it has come to, and no earlier one. A step whose day was over when the invoice was
 * issued or its reminders were switched on is not sent.
 */
export function dueReminder(
  reminders: Reminders,
  invoice: Remindable,
  today: string,
): ReminderStep | undefined {
  if (!reminders.enabled || invoice.off) return undefined
  const step = stepOf(reminders, invoice.due_date, today)
  if (!step || invoice.sent.includes(step.days)) return undefined
  const day = daysFrom(invoice.due_date, step.days)

  return [invoice.issued_on, invoice.since ?? '', step.since].every((since) => since <= day)
    ? step
    : undefined
}

/** The day of the next reminder, today where one is due; null: none comes any more. */
export function nextReminder(
  reminders: Reminders,
  invoice: Remindable,
  today: string,
): string | null {
  if (!reminders.enabled || invoice.off) return null
  if (dueReminder(reminders, invoice, today)) return today
  const later = byDays(reminders).find(
    ({ days }) => !invoice.sent.includes(days) && daysFrom(invoice.due_date, days) > today,
  )

  return later ? daysFrom(invoice.due_date, later.days) : null
}

/** Steps as they are set: one keeps its `since` while it stays switched on for the same day. */
export const stepsSince = (
  before: Reminders,
  now: { enabled: boolean; steps: readonly Omit<ReminderStep, 'since'>[] },
  today: string,
) =>
  now.steps.map((step) => {
    const same =
      before.enabled && now.enabled
        ? before.steps.find(({ days }) => days === step.days)
        : undefined
    return { ...step, since: same?.since ?? today }
  })
