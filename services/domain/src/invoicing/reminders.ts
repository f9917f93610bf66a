/** A scheduled reminder, in days after the due date; below zero before it. */
export interface ReminderStep {
  readonly days: number
  readonly subject: string
  readonly text: string
  /** When it was switched on or got its day. Invoices past that day then are not reminded. */
  readonly since: string
}

export interface Reminders {
  readonly enabled: boolean
  readonly steps: ReminderStep[]
}

export const noReminders: Reminders = { enabled: false, steps: [] }

/** The reminder facts of an issued invoice; all days are in the workspace's zone. */
export interface Remindable {
  readonly due_date: string
  readonly issued_on: string
  /** Scheduled reminders are off. */
  readonly off: boolean
  /** When they were turned on again; null if never off. */
  readonly since: string | null
  /** Steps sent, by their days. */
  readonly sent: readonly number[]
}

export const daysFrom = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const byDays = ({ steps }: Reminders) => steps.toSorted((one, other) => one.days - other.days)

/**
 * Returns the current step of an invoice: the last one whose day has come. Steps before the due
 * date end with it.
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
 * Returns the step to send; undefined for none. After missed days only the current step is sent. A
 * step whose day was over at issuing, or when reminders were switched on, is not sent.
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

/** Returns the day of the next reminder, today if one is due; null for none. */
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

/** Returns the saved steps: one keeps its `since` while it stays switched on for the same day. */
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
