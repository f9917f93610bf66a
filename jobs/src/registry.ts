import { accessMails } from './access/access.mails'
import { invoicingMails } from './invoicing/invoicing.mails'
import type { MailContext } from './kernel/mail-context'
import { leaveMails } from './leave/leave.mails'
import type { Letter, Mail, Recipient } from './mail/mail'
import { payrollMails } from './payroll/payroll.mails'
import { peopleMails } from './people/people.mails'
import { dailyReportLetter } from './reports/daily-report.letter'

/** Every mail that an event asks for; changes only with a new area. */
export const mails: readonly Mail[] = [...accessMails, ...peopleMails, ...leaveMails, ...payrollMails, ...invoicingMails]

/** Mails about a day, which a schedule asks for. */
export const reports: Readonly<
  Record<string, (workspace: string, day: string, reader: Recipient, context: MailContext) => Promise<Letter | undefined>>
> = {
  'daily-report': dailyReportLetter,
}

const names = new Set(Object.keys(reports))
for (const { template } of mails) {
  if (names.has(template)) throw new Error(`Two mails are called ${template}.`)
  names.add(template)
}
