import { isolatedIn, joinedIn } from '../kernel/inserted'

/** Limits: reminders of a workspace, and days before (below zero) or after the due date. */
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

const placeholderPattern = new RegExp(`\\{(${reminderPlaceholders.join('|')})\\}`, 'g')

/**
 * Fills the placeholders of a reminder's text in a language. Filled-in values are not filled again.
 */
export const filledReminder = (text: string, values: ReminderValues, language: string) =>
  joinedIn(
    language,
    text.replace(placeholderPattern, (_, name: keyof ReminderValues) =>
      isolatedIn(language, values[name]),
    ),
  )
