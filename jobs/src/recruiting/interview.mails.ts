import { fullName } from '@workledger/contracts/kernel/full-name'
import { languageOf } from '@workledger/contracts/kernel/languages'
import { dateFormat } from '@workledger/contracts/kernel/written'
import { candidateEvents as c } from '@workledger/contracts/recruiting/candidate.events'
import {
  candidateById,
  interviewById,
  interviewersOf,
} from '@workledger/projections/recruiting/recruiting.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { MailContext } from '../kernel/mail-context'
import { type Language, textsIn } from '../mail/language'
import { type Letter, type Mail, mail, type Recipient } from '../mail/mail'
import { unlinked } from '../mail/stranger-words'
import { CALENDAR, invitation } from './interview-calendar'
import { messagePage } from './message-page'
import { ownWords } from './own-words'
import { recruitingTexts } from './recruiting.texts'

interface OfInterview {
  workspace: string
  data: { candidate_id: string; interview_id: string }
  meta: { occurred_at: string }
}

async function findInterview({ workspace, data }: OfInterview, context: MailContext) {
  return context.ask(workspace, async (db) => {
    const candidate = await candidateById(db, workspace, data.candidate_id)
    const interview = await interviewById(db, workspace, data.interview_id)
    const company = await workspaceById(db, workspace)
    if (!candidate?.email || !interview || !company) return undefined
    const people = (await interviewersOf(db, workspace, interview.people)).filter(
      ({ status }) => status === 'active',
    )

    // A candidate does not know the company, and any person can found one.
    return {
      candidate,
      interview,
      company: { ...company, name: unlinked(company.name) },
      people,
      email: candidate.email,
    }
  })
}

/** Returns the interviewer who was removed. */
async function takenOff(
  event: OfInterview & { data: { people: string[]; led_before: string[] } },
  context: MailContext,
): Promise<Recipient[]> {
  const gone = event.data.led_before.filter((id) => !event.data.people.includes(id))
  const people = await context.ask(event.workspace, (db) =>
    interviewersOf(db, event.workspace, gone),
  )

  return people.flatMap(({ id, email, status }) =>
    email && status === 'active' ? [{ person_id: id, to: email }] : [],
  )
}

/** Returns the candidate and all interviewers. */
async function everyone(event: OfInterview, context: MailContext): Promise<Recipient[]> {
  const found = await findInterview(event, context)
  if (!found) return []
  const led = found.people.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))

  return [{ person_id: found.candidate.id, to: found.email }, ...led]
}

type About = 'scheduled' | 'changed' | 'cancelled' | 'taken_off'

const templateKinds = {
  scheduled: 'invitation',
  changed: 'interview_changed',
  cancelled: 'interview_cancelled',
} as const

interface InterviewWords {
  readonly name: string
  readonly opening: string
  readonly company: string
  readonly own: boolean
  readonly joined: boolean
}

const defaultWords = (
  texts: (typeof recruitingTexts)['en'],
  { name, opening, company, own, joined }: InterviewWords,
) => ({
  scheduled: own ? texts.invited(opening, company) : texts.leads(name, opening),
  changed: joined ? texts.leads(name, opening) : texts.moved(opening),
  cancelled: texts.cancelled(opening),
  taken_off: texts.takenOff(name, opening),
})

/**
 * Writes the letter; undefined if the candidate was erased or a later mail reports a newer state.
 */
async function letter(
  event: OfInterview & { data: { led_before?: string[] } },
  { person_id, to }: Recipient,
  context: MailContext,
  { sequence, about }: { sequence: number; about: About },
): Promise<Letter | undefined> {
  const found = await findInterview(event, context)
  if (!found) return undefined
  const { candidate, interview, company, people, email } = found

  if (isOvertaken(interview, { person_id, sequence, about })) return undefined

  const own = person_id === candidate.id
  const locale = languageOf((own && candidate.language) || company.locale)
  const texts = textsIn(recruitingTexts, locale)
  const name = fullName(candidate)
  const { starts_at } = appointmentOf(interview)
  const cancelled = about === 'cancelled' || about === 'taken_off'
  const joined = about === 'changed' && !own && !event.data.led_before?.includes(person_id)

  const when = `${moment(locale, starts_at, company.timezone)} · ${texts.minutes(interview.minutes)}`
  const filling = { when, place: interview.place ?? '' }
  const about_interview = { name, opening: candidate.opening, company: company.name, own, joined }

  const { subject, heading, lines } =
    (own &&
      about !== 'taken_off' &&
      (await ownWords(
        event.workspace,
        { kind: templateKinds[about], candidate, company: company.name },
        context,
        filling,
      ))) ||
    defaultWords(texts, about_interview)[about]

  const content = invitation({
    ...appointmentOf(interview),
    sequence,
    cancelled,
    written_at: event.meta.occurred_at,
    summary: `${candidate.opening} – ${own ? company.name : name}`,
    description: lines[0] ?? '',
    organizer: people[0]?.email ?? email,
    // Calendars remove an event only for attendees whom its cancellation names.
    attendees:
      about === 'taken_off'
        ? [{ name: await nameOf(event.workspace, person_id, context), email: to }]
        : [{ name, email }, ...people.flatMap(attendee)],
  })

  return {
    locale,
    subject,
    heading,
    lines,
    facts: factsOf(texts, { opening: candidate.opening, when, place: interview.place }),
    button: own
      ? { label: texts.button, url: await messagePage(context, event.workspace, candidate) }
      : { label: texts.leads(name, candidate.opening).button, url: context.url('/interviews') },
    attachments: [calendarFile(content, cancelled)],
    ...(own && { company: company.name }),
    footer: own ? texts.candidate(company.name) : texts.colleague(company.name),
  }
}

const factsOf = (
  texts: (typeof recruitingTexts)['en'],
  { opening, when, place }: { opening: string; when: string; place: string | null },
): NonNullable<Letter['facts']> => [
  [texts.opening, opening],
  [texts.when, when],
  ...(place ? [[texts.where, place] as const] : []),
]

/** Whether another mail has told this person what happened since. */
const isOvertaken = (
  { people, sequence: latest }: Interview,
  { person_id, sequence, about }: { person_id: string; sequence: number; about: About },
) => (about === 'taken_off' ? people.includes(person_id) : latest !== sequence)

type Interview = NonNullable<Awaited<ReturnType<typeof interviewById>>>

const appointmentOf = ({ id, starts_at, minutes, place }: Interview) => ({
  uid: `${id}@workledger`,
  starts_at: `${starts_at.replace(' ', 'T')}Z`,
  minutes,
  place,
})

const calendarFile = (content: string, cancelled: boolean) => ({
  filename: 'interview.ics',
  contentType: CALENDAR(cancelled),
  content: Buffer.from(content),
})

/** Returns the name of a former interviewer. */
async function nameOf(workspace: string, person: string, context: MailContext): Promise<string> {
  const [found] = await context.ask(workspace, (db) => interviewersOf(db, workspace, [person]))
  return fullName(found ?? {})
}

const attendee = ({
  first_name,
  last_name,
  email,
}: {
  first_name: string | null
  last_name: string | null
  email: string | null
}) => (email ? [{ name: fullName({ first_name, last_name }), email }] : [])

/** Writes the time in the company's zone and names it, since a candidate may be elsewhere. */
const moment = (locale: Language, starts_at: string, timeZone: string) =>
  `${dateFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(starts_at))} (${timeZone})`

export const interviewMails: readonly Mail[] = [
  mail({
    template: 'interview-invitation',
    on: c.InterviewScheduled,
    recipients: everyone,
    letter: (event, to, context) => letter(event, to, context, { sequence: 0, about: 'scheduled' }),
  }),
  mail({
    template: 'interview-changed',
    on: c.InterviewChanged,
    recipients: everyone,
    letter: (event, to, context) =>
      letter(event, to, context, { sequence: event.data.sequence, about: 'changed' }),
  }),
  mail({
    template: 'interview-taken-off',
    on: c.InterviewChanged,
    recipients: takenOff,
    letter: (event, to, context) =>
      letter(event, to, context, { sequence: event.data.sequence, about: 'taken_off' }),
  }),
  mail({
    template: 'interview-cancelled',
    on: c.InterviewCancelled,
    recipients: everyone,
    letter: (event, to, context) =>
      letter(event, to, context, { sequence: event.data.sequence, about: 'cancelled' }),
  }),
]
