import { dateFormat, writtenDuration, writtenList } from '@workledger/contracts/kernel/written'
import { partOfDay } from '@workledger/contracts/leave/part-of-day'
import { administrators, managedBy } from '@workledger/projections/people/people.queries'
import {
  type DailyPerson,
  type DailyShift,
  dailyReport,
} from '@workledger/projections/reports/daily-report.queries'
import type { MailContext } from '../kernel/mail-context'
import { dayIn, type Language, textsIn } from '../mail/language'
import type { Letter, Recipient } from '../mail/mail'
import { type DailyReportTexts, dailyReportTexts } from './daily-report.texts'

const partsOfDay = (parts: DailyPerson['leave_parts'], locale: Language) =>
  writtenList(
    locale,
    parts.flatMap((part) => partOfDay(part, locale) ?? []),
  )

/**
 * Writes the report: about all people for administrators, about their own people for managers.
 * Undefined if the reader is neither any more.
 */
export async function dailyReportLetter(
  workspace: string,
  day: string,
  { person_id }: Recipient,
  context: MailContext,
): Promise<Letter | undefined> {
  const { name, locale } = await context.workspace(workspace)
  const texts = textsIn(dailyReportTexts, locale)
  const now = new Date()

  const report = await context.ask(workspace, async (db) => {
    const admin = (await administrators(db, workspace)).some(({ id }) => id === person_id)
    if (admin) return dailyReport(db, workspace, day, { now })
    const people = await managedBy(db, person_id)

    return people.length > 0 ? dailyReport(db, workspace, day, { now, of: people }) : undefined
  })

  if (!report) return undefined
  const duration = (seconds: number) => writtenDuration(locale, seconds)
  const into = report.people.filter(({ shifts }) => shifts.length > 0)

  const away = report.people.flatMap(({ name, on_leave, leave_parts, shifts }) => {
    if (on_leave === 'first_half' || on_leave === 'second_half')
      return [texts.halves[on_leave](name)]

    if (on_leave === 'part')
      return [
        leave_parts.length === 0 ? name : texts.halves.part(name, partsOfDay(leave_parts, locale)),
      ]

    return on_leave && shifts.length === 0 ? [name] : []
  })

  const together = (of: (person: DailyPerson) => number) =>
    duration(report.people.reduce((sum, person) => sum + of(person), 0))

  const summary = texts.summary(
    into.length,
    report.people.length,
    together(({ worked }) => worked),
    together(({ tracked }) => tracked),
  )

  return {
    locale,
    subject: texts.subject(name, dayIn(locale, day)),
    heading: `${texts.heading} · ${dayIn(locale, day)}`,
    lines: [summary, ...(away.length > 0 ? [texts.onLeave(writtenList(locale, away))] : [])],
    body: {
      name: 'daily-report',
      model: {
        texts,
        people: report.people
          .filter(({ shifts, tracked }) => shifts.length > 0 || tracked > 0)
          .map((person) => row(person, texts, locale, duration)),
        projects: report.projects.map(({ name: project, client, seconds }) => ({
          name: [project ?? texts.noProject, client].filter(Boolean).join(' · '),
          time: duration(seconds),
        })),
      },
    },
    footer: texts.footer(name),
  }
}

function row(
  person: DailyPerson,
  texts: DailyReportTexts,
  locale: Language,
  duration: (seconds: number) => string,
) {
  const { shifts } = person
  const [first, last] = [shifts.at(0), shifts.at(-1)]

  return {
    name: person.name,
    in: first ? clock(first.in_at, first.zone, locale) : '',
    out: last ? outOf(last, texts, locale) : '',
    worked: shifts.some(({ out_at, running }) => out_at || running) ? duration(person.worked) : '',
    tracked: person.tracked > 0 ? duration(person.tracked) : '',
    planned: tasks(shifts.map(({ planned }) => planned)),
    done: tasks(shifts.map(({ done }) => done)),
  }
}

/** Returns the time of leaving, or the reason why it is unknown. */
function outOf(
  { out_at, running, on_break, zone }: DailyShift,
  texts: DailyReportTexts,
  locale: Language,
) {
  if (out_at) return clock(out_at, zone, locale)
  return !running ? texts.noCheckOut : on_break ? texts.onBreak : texts.stillIn
}

/** Splits tasks into lines, as people type them. */
const tasks = (texts: readonly (string | null)[]) =>
  texts
    .flatMap((text) => text?.split('\n') ?? [])
    .map((line) => line.trim())
    .filter(Boolean)

/** Returns the local time at the person's place. */
const clock = (instant: string, timeZone: string, locale: Language) =>
  dateFormat(locale, { hour: '2-digit', minute: '2-digit', hour12: false, timeZone }).format(
    new Date(`${instant.replace(' ', 'T')}Z`),
  )
