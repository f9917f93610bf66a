/**
 * Reminders of a workspace, and the days before (below zero) or after the due date on which they
 * may go.
 */
export const MOST_REMINDERS = 4

export const EARLIEST_REMINDER = -30
export const LATEST_REMINDER = 365

export const reminderPlaceholders = [
  'invoice_number',
  'client',
  'contact_name',
  'company',
  'total',
  'outstanding',
  'due_date',
  'days',
] as const

export type ReminderValues = { [K in (typeof reminderPlaceholders)[number]]: string }

const written = new RegExp(`\\{(${reminderPlaceholders.join('|')})\\}`, 'g')

/**
 * A reminder's text with what its placeholders stand for. What is filled in is not looked at again.
 */
export const filledReminder = (text: string, values: ReminderValues) =>
  text.replace(written, (_, name: keyof ReminderValues) => values[name])
