import { employmentApi } from '@workledger/contracts/employment/employment.api'
import { peopleApi } from '@workledger/contracts/people/people.api'
import { candidatesApi } from '@workledger/contracts/recruiting/candidates.api'
import { openingsApi } from '@workledger/contracts/recruiting/openings.api'
import { publicOpeningsApi } from '@workledger/contracts/recruiting/public-openings.api'
import { candidateLink } from '@workledger/projections/recruiting/candidate-link'
import { type Applicant, applicants, openings, type Step } from './applicants'
import { moment, workingDay } from './calendar'
import type { DemoCalls } from './demo-calls'
import { paper } from './paper'
import { proofOfWork } from './proof-of-work'

const emailOf = ([first, last]: Applicant['name']) => `${first}.${last}@mail.example`.toLowerCase()

/** Adds two openings with applicants, through the forms of applicants and recruiters. */
export async function recruit(demo: DemoCalls): Promise<void> {
  const { session } = demo.member('beatriz')
  const ids = new Map<string, string>()

  for (const { key, on, body, fields } of openings) {
    const at = onDay(demo, on, 9 * 60)

    const { data } = await demo.call(openingsApi.addOpening, {
      at,
      session,
      params: { ws: demo.workspace },
      body,
    })

    for (const field of fields)
      await demo.call(openingsApi.addFormField, {
        at,
        session,
        params: { id: data.id },
        body: field,
      })

    ids.set(key, data.id)
  }

  for (const applicant of applicants) {
    const opening = ids.get(applicant.opening)!
    const candidate = await apply(demo, opening, applicant)
    await follow(demo, { id: opening, candidateId: candidate }, applicant.steps)
  }
}

async function apply(
  demo: DemoCalls,
  opening: string,
  { name, phone, on, answers, resume }: Applicant,
): Promise<string> {
  const [first_name, last_name] = name
  const email = emailOf(name)
  const content = `data:application/pdf;base64,${paper(`${first_name} ${last_name}`, [email, phone, '', ...resume]).toString('base64')}`

  await demo.call(publicOpeningsApi.apply, {
    at: onDay(demo, on, 8 * 60),
    params: { id: opening },
    body: {
      first_name,
      last_name,
      email,
      phone,
      resume: { file_name: 'resume.pdf', content },
      profile_data: Object.entries(answers).map(([name, value]) => ({ name, value })),
      consent: true,
      ...(await proofOfWork(demo)),
    },
  })

  const { session } = demo.member('beatriz')

  const listed = await demo.call(candidatesApi.candidates, {
    session,
    params: { id: opening },
    query: { search: email },
  })

  const found = listed.data.find((row) => row.email === email)
  if (!found) throw new Error(`${email} has applied and is not among the candidates.`)

  return found.id
}

interface CandidateAddress {
  id: string
  candidateId: string
}

type StepWith<Key extends PropertyKey> = Extract<Step, Record<Key, unknown>>

type PlainStep = Exclude<
  Step,
  StepWith<'interview'> | StepWith<'feedback'> | StepWith<'reply'> | StepWith<'hire'>
>

/** Steps of one day are ten minutes apart. */
async function follow(
  demo: DemoCalls,
  params: CandidateAddress,
  steps: readonly Step[],
): Promise<void> {
  let interview = ''

  for (const [index, step] of steps.entries()) {
    const at = onDay(demo, step.on, 15 * 60 + index * 10)

    if ('interview' in step) interview = await planInterview(demo, params, step, at)
    else if ('feedback' in step)
      await demo.call(candidatesApi.giveFeedback, {
        at,
        session: demo.member(step.by).session,
        params: { id: interview },
        body: { rating: step.rating, text: step.feedback },
      })
    else if ('reply' in step) await replyAsCandidate(demo, params.candidateId, step.reply, at)
    else if ('hire' in step) await hireCandidate(demo, params, step, at)
    else await takeStep(demo, params, step, at)
  }
}

async function takeStep(
  demo: DemoCalls,
  params: CandidateAddress,
  step: PlainStep,
  at: Date,
): Promise<void> {
  const session = demo.member('by' in step ? step.by : 'beatriz').session

  if ('stage' in step) {
    const body = { stage: step.stage }
    await demo.call(candidatesApi.changeCandidate, { at, session, params, body })
  } else if ('note' in step) {
    const body = { text: step.note }
    await demo.call(candidatesApi.addNote, { at, session, params, body })
  } else if ('message' in step) {
    const body = { body: step.message }
    const candidate = { id: params.candidateId }
    await demo.call(candidatesApi.sendMessage, { at, session, params: candidate, body })
  } else if ('reject' in step) {
    const body = { mail: step.reject }
    await demo.call(candidatesApi.rejectCandidate, { at, session, params, body })
  } else {
    const body = { rating: step.rating }
    await demo.call(candidatesApi.rateCandidate, { at, session, params, body })
  }
}

async function replyAsCandidate(
  demo: DemoCalls,
  id: string,
  reply: string,
  at: Date,
): Promise<void> {
  const link = await candidateLink(demo.keys, '', demo.workspace, { id, revoked: 0 })
  const msg_key = link.slice(link.lastIndexOf('/') + 1)

  await demo.call(publicOpeningsApi.sendPublicMessage, {
    at,
    params: { id },
    body: { msg_key, body: reply },
  })
}

async function hireCandidate(
  demo: DemoCalls,
  params: CandidateAddress,
  step: StepWith<'hire'>,
  at: Date,
): Promise<void> {
  const hired_on = workingDay(demo.today, step.hire)

  const { data } = await demo.call(candidatesApi.hireCandidate, {
    at,
    session: demo.member('beatriz').session,
    params,
    // A person who begins in some weeks has no account yet.
    body: { hired_on, invite: false },
  })

  await demo.settled()
  await place(demo, data.id, { hired_on, like: step.like, at })
}

async function planInterview(
  demo: DemoCalls,
  params: CandidateAddress,
  step: StepWith<'interview'>,
  at: Date,
): Promise<string> {
  const starts_at = onDay(demo, step.interview, step.minutes)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')

  const { data } = await demo.call(candidatesApi.scheduleInterview, {
    at,
    session: demo.member('beatriz').session,
    params,
    body: {
      starts_at,
      minutes: 60,
      place: step.place,
      people: step.people.map((key) => demo.member(key).employee),
    },
  })

  return data.id
}

/** Returns the place of a colleague: department, office and work. */
async function place(
  demo: DemoCalls,
  id: string,
  { hired_on, like, at }: { hired_on: string; like: string; at: Date },
): Promise<void> {
  const { session } = demo.member('ines')
  const { employee, manager } = demo.member(like)
  const ws = demo.workspace

  const { data: colleague } = await demo.call(peopleApi.employee, {
    session,
    params: { ws, id: employee },
  })

  const { department_id, location_id, contract } = colleague
  const body = { department_id, location_id, manager_id: demo.member(manager!).employee }
  await demo.call(peopleApi.changeEmployee, { at, session, params: { ws, id }, body })

  await demo.call(employmentApi.addContract, {
    at,
    session,
    params: { id },
    body: {
      effective_on: hired_on,
      start_date: hired_on,
      designation_id: contract!.designation_id!,
      base_compensation_amount: '44400.00',
      base_compensation_type: 'yearly',
      working_hours: '40',
      working_period_unit: 'week',
      shift_start_at: '09:00',
    },
  })
}

const onDay = (demo: DemoCalls, day: number, minutes: number) =>
  moment(workingDay(demo.today, day), minutes, 'Europe/Lisbon')
