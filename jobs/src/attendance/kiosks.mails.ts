import { kioskEvents, kioskPinEvents } from '@workledger/contracts/attendance/kiosks.events'
import { kioskById } from '@workledger/projections/attendance/kiosks.queries'
import { administrators, employeeById } from '@workledger/projections/people/people.queries'
import { textsIn } from '../mail/language'
import { type Mail, mail } from '../mail/mail'
import { attendanceTexts } from './attendance.texts'

/** Tells of guesses at a kiosk and of a reset PIN: its person, and admins of a paused kiosk. */
export const kioskMails: readonly Mail[] = [
  mail({
    template: 'kiosk-pin-locked',
    on: kioskPinEvents.KioskPinLocked,
    async recipients({ workspace, data }, context) {
      const person = await context.ask(workspace, (db) =>
        employeeById(db, workspace, data.employee_id),
      )
      return person?.email ? [{ person_id: person.id, to: person.email }] : []
    },
    async letter({ workspace, data }, _, context) {
      const kiosk = await context.ask(workspace, (db) => kioskById(db, workspace, data.kiosk_id))
      if (!kiosk) return undefined
      const { name: company, locale } = await context.workspace(workspace)
      const texts = textsIn(attendanceTexts, locale)
      const { button, ...words } = texts.pinLocked(kiosk.name)

      return {
        locale,
        ...words,
        button: { label: button, url: context.url('/my_account') },
        footer: texts.employee(company),
      }
    },
  }),
  mail({
    template: 'kiosk-pin-reset',
    on: kioskPinEvents.KioskPinReset,
    async recipients({ workspace, data }, context) {
      const person = await context.ask(workspace, (db) =>
        employeeById(db, workspace, data.employee_id),
      )
      return person?.email ? [{ person_id: person.id, to: person.email }] : []
    },
    async letter({ workspace }, _, context) {
      const { name: company, locale } = await context.workspace(workspace)
      const texts = textsIn(attendanceTexts, locale)
      const { button, ...words } = texts.pinReset

      return {
        locale,
        ...words,
        button: { label: button, url: context.url('/my_account') },
        footer: texts.employee(company),
      }
    },
  }),
  mail({
    template: 'kiosk-paused',
    on: kioskEvents.KioskPaused,
    async recipients({ workspace }, context) {
      const admins = await context.ask(workspace, (db) => administrators(db, workspace))
      return admins.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
    },
    async letter({ workspace, data }, _, context) {
      const kiosk = await context.ask(workspace, (db) => kioskById(db, workspace, data.kiosk_id))
      if (!kiosk) return undefined
      const { name: company, locale } = await context.workspace(workspace)
      const texts = textsIn(attendanceTexts, locale)
      const { button, ...words } = texts.paused(kiosk.name)

      return {
        locale,
        ...words,
        button: { label: button, url: context.url('/admin/general', { tab: 'kiosks' }) },
        footer: texts.administrator(company),
      }
    },
  }),
]
