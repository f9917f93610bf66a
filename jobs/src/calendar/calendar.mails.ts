import { companyEvents } from '@workledger/contracts/calendar/calendar.events'
import { audienceOf, companyEventById } from '@workledger/projections/calendar/calendar.queries'
import type { MailContext } from '../kernel/mail-context'
import { dayIn, type Language, textsIn } from '../mail/language'
import { type Letter, type Mail, mail, type Recipient } from '../mail/mail'
import { calendarTexts } from './calendar.texts'

interface CalendarMailEvent {
  id: string
  workspace: string
  data: { event_id: string }
  meta: { actor: string }
}

type CompanyEventRow = NonNullable<Awaited<ReturnType<typeof companyEventById>>>

export const calendarMails: readonly Mail[] = [
  mail({
    template: 'event-added',
    on: companyEvents.CompanyEventAdded,
    recipients: async (event, context) =>
      event.data.tells === 'nobody' ? [] : invited(event, context),
    letter: (event, _, context) => standing(event, context, 'new'),
  }),
  mail({
    template: 'event-changed',
    on: companyEvents.CompanyEventChanged,
    recipients: async (event, context) =>
      event.data.tells === 'nobody' ? [] : invited(event, context),
    letter: (event, _, context) =>
      standing(event, context, event.data.tells === 'new' ? 'new' : 'changed'),
  }),
  mail({
    template: 'event-withdrawn',
    on: companyEvents.CompanyEventChanged,
    async recipients(event, context) {
      const { told_before } = event.data
      const row = told_before && (await findEvent(event, context))
      // The event is now for every office, so it leaves out no person.
      if (!told_before || !row || row.location_id === null) return []
      const before = await audience(event, told_before.location_id, context)

      return before.filter(({ location_id }) => location_id !== row.location_id).map(recipient)
    },
    async letter(event, _, context) {
      const row = await findEvent(event, context)
      return row && !row.deleted_at ? letter(row, context, 'withdrawn') : undefined
    },
  }),
  mail({
    template: 'event-cancelled',
    on: companyEvents.CompanyEventDeleted,
    recipients: async (event, context) => (event.data.tells ? invited(event, context) : []),
    async letter(event, _, context) {
      const row = await findEvent(event, context)
      return row && letter(row, context, 'cancelled')
    },
  }),
]

const findEvent = ({ workspace, data }: CalendarMailEvent, context: MailContext) =>
  context.ask(workspace, (db) => companyEventById(db, workspace, data.event_id))

/** Returns the people for whom the event is now. */
async function invited(event: CalendarMailEvent, context: MailContext): Promise<Recipient[]> {
  const row = await findEvent(event, context)
  return row ? (await audience(event, row.location_id, context)).map(recipient) : []
}

/** Returns the people of an office or of all offices, without the author. */
async function audience(
  { workspace, meta }: CalendarMailEvent,
  office: string | null,
  context: MailContext,
) {
  const people = await context.ask(workspace, (db) => audienceOf(db, workspace, office))
  return people.filter(({ user_id }) => user_id !== meta.actor)
}

const recipient = ({ id, email }: { id: string; email: string | null }): Recipient => ({
  person_id: id,
  to: email!,
})

/**
 * Returns the present event; undefined if it is deleted or a later change has a mail of its own.
 */
async function standing(
  event: CalendarMailEvent,
  context: MailContext,
  what: 'new' | 'changed',
): Promise<Letter | undefined> {
  const row = await findEvent(event, context)
  return row && !row.deleted_at && row.told_by === event.id ? letter(row, context, what) : undefined
}

async function letter(
  row: CompanyEventRow,
  context: MailContext,
  what: 'new' | 'changed' | 'cancelled' | 'withdrawn',
): Promise<Letter> {
  const { name, locale } = await context.workspace(row.workspace_id)
  const texts = textsIn(calendarTexts, locale)
  const { button, ...words } = texts[what](row.title)
  const open = what === 'new' || what === 'changed'

  return {
    locale,
    ...words,
    facts: [
      [texts.when, whenOf(row, locale)],
      [texts.where, row.location],
      ...(row.office ? [[texts.office, row.office] as [string, string]] : []),
      ...(row.description && open
        ? [[texts.description, row.description] as [string, string]]
        : []),
    ],
    button: { label: button, url: context.url(open ? `/events/${row.id}` : '/calendar') },
    footer: texts.footer(name),
  }
}

/** Returns the time in the event's own zone, which it names. */
function whenOf(
  { event_on, event_time, end_date, end_time, zone }: CompanyEventRow,
  locale: Language,
): string {
  const texts = textsIn(calendarTexts, locale)
  const at = (day: string, time: string | null) =>
    time ? texts.time(dayIn(locale, day), time) : dayIn(locale, day)
  const start = at(event_on, event_time)
  const end = end_date ? at(end_date, end_time) : end_time

  return `${end ? texts.from(start, end) : start}${event_time ? ` (${zone})` : ''}`
}
