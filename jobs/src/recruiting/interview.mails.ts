import { dateFormat } from '@workledger/contracts/kernel/written'
import { candidateEvents as c } from '@workledger/contracts/recruiting/candidate.events'
import { candidateById, interviewById, interviewersOf } from '@workledger/projections/recruiting/recruiting.queries'
import { workspaceById } from '@workledger/projections/workspaces/workspaces.queries'
import type { MailContext } from '../kernel/mail-context'
import { type Language, languageOf, textsIn } from '../mail/language'
import { type Letter, type Mail, mail, type Recipient } from '../mail/mail'
import { CALENDAR, invitation } from './interview-calendar'
import { recruitingTexts } from './recruiting.texts'

interface OfInterview {
  workspace: string
  data: { candidate_id: string; interview_id: string }
  meta: { occurred_at: string }
}

async function find({ workspace, data }: OfInterview, context: MailContext) {
  return context.ask(workspace, async (db) => {
    const candidate = await candidateById(db, workspace, data.candidate_id)
    const interview = await interviewById(db, workspace, data.interview_id)
    const company = await workspaceById(db, workspace)
    if (!candidate?.email || !interview || !company) return undefined
    const people = (await interviewersOf(db, workspace, interview.people)).filter(({ status }) => status === 'active')
    return { candidate, interview, company, people, email: candidate.email }
  })
}

/** The candidate and everybody who leads it. */
async function everybody(event: OfInterview, context: MailContext): Promise<Recipient[]> {
  const found = await find(event, context)
  if (!found) return []
  const led = found.people.flatMap(({ id, email }) => (email ? [{ person_id: id, to: email }] : []))
  return [{ person_id: found.candidate.id, to: found.email }, ...led]
}

/** Undefined where the candidate was erased, or another mail tells what has become of it since. */
async function letter(
  event: OfInterview,
  { person_id }: Recipient,
  context: MailContext,
  sequence: number,
  cancelled: boolean,
): Promise<Letter | undefined> {
  const found = await find(event, context)
  if (!found || found.interview.sequence !== sequence) return undefined
  const { candidate, interview, company, people, email } = found
  const locale = languageOf(company.locale)
  const texts = textsIn(recruitingTexts, locale)
  const own = person_id === candidate.id
  const name = `${candidate.first_name ?? ''} ${candidate.last_name ?? ''}`.trim()
  const starts_at = `${interview.starts_at.replace(' ', 'T')}Z`
  const words = cancelled
    ? texts.cancelled(candidate.opening)
    : sequence > 0
      ? texts.moved(candidate.opening)
      : own
        ? texts.invited(candidate.opening, company.name)
        : texts.leads(name, candidate.opening)
  const { subject, heading, lines } = words
  const link = own
    ? { label: texts.button, url: await context.candidateUrl(event.workspace, candidate) }
    : { label: texts.leads(name, candidate.opening).button, url: context.url('/interviews') }
  const content = invitation({
    uid: `${interview.id}@workledger`,
    sequence,
    cancelled,
    starts_at,
    minutes: interview.minutes,
    written_at: event.meta.occurred_at,
    summary: `${candidate.opening} – ${own ? company.name : name}`,
    description: lines[0] ?? '',
    place: interview.place,
    organizer: people[0]?.email ?? email,
    attendees: [
      { name, email },
      ...people.flatMap((one) => (one.email ? [{ name: `${one.first_name ?? ''} ${one.last_name ?? ''}`.trim(), email: one.email }] : [])),
    ],
  })
  return {
    locale,
    subject,
    heading,
    lines,
    facts: [
      [texts.opening, candidate.opening],
      [texts.when, `${moment(locale, starts_at, company.timezone)} · ${texts.minutes(interview.minutes)}`],
      ...(interview.place ? [[texts.where, interview.place] as const] : []),
    ],
    button: link,
    attachments: [{ filename: 'interview.ics', contentType: CALENDAR(cancelled), content: Buffer.from(content) }],
    footer: own ? texts.candidate(company.name) : texts.colleague(company.name),
  }
}

/** In the company's zone, which is named, since a candidate may be elsewhere. */
const moment = (locale: Language, starts_at: string, timeZone: string) =>
  `${dateFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(starts_at))} (${timeZone})`

export const interviewMails: readonly Mail[] = [
  mail({
    template: 'interview-invitation',
    on: c.InterviewScheduled,
    recipients: everybody,
    letter: (event, to, context) => letter(event, to, context, 0, false),
  }),
  mail({
    template: 'interview-changed',
    on: c.InterviewChanged,
    recipients: everybody,
    letter: (event, to, context) => letter(event, to, context, event.data.sequence, false),
  }),
  mail({
    template: 'interview-cancelled',
    on: c.InterviewCancelled,
    recipients: everybody,
    letter: (event, to, context) => letter(event, to, context, event.data.sequence, true),
  }),
]
