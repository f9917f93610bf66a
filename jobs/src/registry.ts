import { accessMails } from './access/access.mails'
import { leaveMails } from './leave/leave.mails'
import type { Mail } from './mail/mail'
import { peopleMails } from './people/people.mails'

/** Every mail that an event asks for; changes only with a new area. */
export const mails: readonly Mail[] = [...accessMails, ...peopleMails, ...leaveMails]

const names = new Set<string>()
for (const { template } of mails) {
  if (names.has(template)) throw new Error(`Two mails are called ${template}.`)
  names.add(template)
}
