import * as z from 'zod'
import { changeBody } from '../kernel/change-body'
import { area, endpoint } from '../kernel/endpoint'
import { idOf, workspaceParams } from '../kernel/record'
import { bool, done, fieldIssue, one, text, wholeNumber } from '../kernel/shapes'
import { addresseeBody, invoice } from './invoice-answer'
import { EARLIEST_REMINDER, LATEST_REMINDER, MOST_REMINDERS } from './reminder-words'

const invoiceId = z.object({ id: idOf('invoices') })
const DAYS = 'invoice.reminder_days'

export const reminderSetting = z.object({
  enabled: z.boolean(),
  steps: z.array(
    z.object({
      /** After the due date; below zero: before it. */
      days: z.number(),
      subject: z.string(),
      text: z.string(),
      /** Due days of the reminder before this one are skipped. */
      since: z.string(),
    }),
  ),
  /** 0: none has been set. */
  revision: z.number(),
})

const MOST_SUBJECT = 200

/** A longer text keeps its line breaks, so that they are refused instead of removed. */
const line = () =>
  text('invoice.reminder_subject', 4000)
    .refine((subject) => !/[\r\n]/.test(subject), { error: 'invoice.reminder_line' })
    .refine((subject) => subject.length <= MOST_SUBJECT, {
      error: 'field.most_characters',
      params: { most: MOST_SUBJECT },
    })

export const reminderStep = z.object({
  days: z
    .any()
    .refine((value) => value !== undefined && value !== null && value !== '', { error: DAYS })
    .pipe(
      wholeNumber().min(EARLIEST_REMINDER, { error: DAYS }).max(LATEST_REMINDER, { error: DAYS }),
    ),
  /**
   * Placeholders: `{invoice_number}`, `{client}`, `{contact_name}`, `{company}`, `{total}`,
   * `{outstanding}`, `{due_date}` and `{days}`.
   */
  subject: line(),
  text: text('invoice.reminder_text', 4000),
})

export const reminderSettingBody = z
  .object({
    enabled: bool('field.required'),
    steps: z.array(reminderStep).max(MOST_REMINDERS, { error: 'invoice.reminder_most' }),
  })
  .refine(
    ({ enabled, steps }) => !enabled || steps.length > 0,
    fieldIssue('steps', 'invoice.reminder_none'),
  )

export const remindBody = z.object({ remind: bool('field.required') })

export const remindersApi = area('invoicing', 'manage_invoices', {
  reminderSetting: endpoint({
    method: 'GET',
    path: '/workspaces/{ws}/invoice-setting/reminders',
    who: 'admin',
    summary: 'The schedule and texts of payment reminders',
    params: workspaceParams,
    response: one(reminderSetting),
  }),
  changeReminderSetting: endpoint({
    method: 'PUT',
    path: '/workspaces/{ws}/invoice-setting/reminders',
    who: 'admin',
    summary: 'Set the schedule and texts of payment reminders',
    params: workspaceParams,
    body: changeBody(reminderSettingBody),
    response: one(reminderSetting),
    errors: ['invoice.reminder_twice'],
  }),
  switchReminders: endpoint({
    method: 'PUT',
    path: '/invoices/{id}/reminders',
    who: 'admin',
    summary: 'Switch scheduled reminders of this invoice on or off',
    params: invoiceId,
    body: remindBody,
    response: one(invoice),
  }),
  remindOfInvoice: endpoint({
    method: 'POST',
    path: '/invoices/{id}/remind',
    who: 'admin',
    summary: 'Remind the client of this invoice by mail now',
    status: 200,
    params: invoiceId,
    body: addresseeBody,
    response: done(),
    errors: [
      'invoice.remind_draft',
      'invoice.settled',
      'invoice.client_email',
      'invoice.email_changed',
    ],
  }),
})
