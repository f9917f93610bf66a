import fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import type { SafeHtml } from '../kernel/safe-html'
import { answeredForm } from './application-form'
import {
  averageRating,
  type CandidateCommand,
  type CandidateEvent,
  candidateDecider,
} from './candidate'
import {
  type Field,
  formOf,
  type OpeningCommand,
  type OpeningEvent,
  openingDecider,
  stageInstead,
} from './opening'
import { type RecruitingSettingEvent, recruitingSettingDecider } from './recruiting-setting'

const id = (n: number) => `0190a1b2-0000-7000-8000-00000000000${n}`

const [opening_id, candidate_id, employee_id, other, interview_id] = [
  id(1),
  id(2),
  id(3),
  id(4),
  id(5),
] as const

const details = {
  title: 'Field Engineer',
  description: '<p>Cooling</p>' as SafeHtml,
  position_type: 'full_time' as const,
  is_remote_allowed: false,
  stages: ['Applied', 'Interview', 'Offer'],
  city: 'Lisbon',
  country: 'Portugal',
}

const opened: OpeningEvent = { type: 'OpeningAdded', data: { opening_id, ...details } }

const change = (some: object, status?: 'open' | 'closed'): OpeningCommand => ({
  type: 'change',
  opening_id,
  details: some,
  status,
})

const licence: Field = {
  name: 'licence',
  display_name: 'Driving licence',
  type: 'select',
  choices: ['B', 'C'],
  is_required: true,
  sort_weight: 0,
}

const fieldAdded = (field_id: string, field: Partial<Field> = {}): OpeningEvent => ({
  type: 'FormFieldAdded',
  data: { opening_id, field_id, ...licence, ...field },
})

describe('an opening', () => {
  it('is added once', () => {
    given(openingDecider).when({ type: 'add', opening_id, details }).then(opened)
    given(openingDecider, opened).when({ type: 'add', opening_id, details }).thenNothing()
  })

  it('plans days for its stages, and forgets those of a stage that is removed', () => {
    const plan = (...planned_days: { stage: string; days: number }[]): OpeningEvent => ({
      type: 'StageDaysPlanned',
      data: { opening_id, planned_days },
    })

    const [applied, interview] = [
      { stage: 'Applied', days: 3 },
      { stage: 'Interview', days: 10 },
    ]

    given(openingDecider)
      .when({ type: 'add', opening_id, details, planned_days: [interview, applied] })
      .then(opened, plan(applied, interview))
    const before = [opened, plan(applied, interview)]
    given(openingDecider, ...before)
      .when({ type: 'change', opening_id, details: {}, planned_days: [interview, applied] })
      .thenNothing()

    given(openingDecider, ...before)
      .when(change({ stages: ['Applied', 'Offer'] }))
      .then(
        { type: 'OpeningChanged', data: { opening_id, stages: ['Applied', 'Offer'] } },
        plan(applied),
      )

    given(openingDecider, ...before)
      .when({ type: 'change', opening_id, details: {}, planned_days: [] })
      .then(plan())
    given(openingDecider, ...before)
      .when({ type: 'change', opening_id, details: {}, planned_days: [{ stage: 'Gone', days: 1 }] })
      .thenRefused('validation')
  })

  it('has stages, each of another name', () => {
    for (const [stages, code] of [
      [[], 'validation'],
      [['A', 'a'], 'validation'],
      [Array.from({ length: 21 }, (_, n) => `S${n}`), 'validation'],
    ] as const)
      given(openingDecider, opened).when(change({ stages })).thenRefused(code)

    given(openingDecider, opened)
      .when(change({ stages: details.stages }))
      .thenNothing()
  })

  it('is closed and opened again', () => {
    const closed: OpeningEvent = { type: 'OpeningClosed', data: { opening_id } }
    given(openingDecider, opened).when(change({}, 'closed')).then(closed)
    given(openingDecider, opened, closed).when(change({}, 'closed')).thenNothing()
    given(openingDecider, opened, closed)
      .when(change({}, 'open'))
      .then({ type: 'OpeningReopened', data: { opening_id } })
  })

  it('is not found after its deletion', () => {
    const deleted: OpeningEvent = { type: 'OpeningDeleted', data: { opening_id } }
    given(openingDecider, opened).when({ type: 'delete', opening_id }).then(deleted)
    given(openingDecider, opened, deleted)
      .when(change({ title: 'x' }))
      .thenRefused('not_found')
    given(openingDecider).when({ type: 'delete', opening_id }).thenRefused('not_found')
  })

  it('has fields of different names, a new one at the end', () => {
    const { sort_weight: _, ...field } = licence

    const add = (name: string, more = {}): OpeningCommand => ({
      type: 'add-field',
      opening_id,
      field_id: id(7),
      field: { ...field, name, ...more },
    })

    given(openingDecider, opened)
      .when(add('licence'))
      .then(fieldAdded(id(7)))
    given(openingDecider, opened, fieldAdded(id(6), { sort_weight: 8 }))
      .when(add('b'))
      .then(fieldAdded(id(7), { name: 'b', sort_weight: 9 }))
    given(openingDecider, opened, fieldAdded(id(6)))
      .when(add('LICENCE'))
      .thenRefused('recruiting.same_field')
    given(openingDecider, opened)
      .when(add('licence', { choices: [] }))
      .thenRefused('validation')
    given(openingDecider, opened)
      .when(add('licence', { type: 'text' }))
      .then(fieldAdded(id(7), { type: 'text', choices: [] }))
    given(openingDecider, opened, fieldAdded(id(6)))
      .when({ type: 'change-field', opening_id, field_id: id(6), field: { sort_weight: 3 } })
      .then({ type: 'FormFieldChanged', data: { opening_id, field_id: id(6), sort_weight: 3 } })
    given(openingDecider, opened)
      .when({ type: 'delete-field', opening_id, field_id: id(6) })
      .thenRefused('not_found')
  })

  it('shows its form by weight', () => {
    const { state } = given(
      openingDecider,
      opened,
      fieldAdded(id(6), { sort_weight: 2 }),
      fieldAdded(id(7), { name: 'a', sort_weight: 1 }),
    )
    expect(formOf(state as never).map(({ field_id }) => field_id)).toEqual([id(7), id(6)])
  })

  it('sends candidates of a removed stage to a stage that is there, whatever is removed', () => {
    expect(stageInstead(['A', 'B', 'C'], ['A', 'C'], 'B')).toBe('A')
    expect(stageInstead(['A', 'B', 'C'], ['B', 'C'], 'A')).toBe('B')
    const stages = fc.uniqueArray(fc.constantFrom<string[]>('A', 'B', 'C', 'D', 'E'), {
      minLength: 1,
    })

    fc.assert(
      fc.property(stages, stages, fc.constantFrom('A', 'Z'), (before, after, stage) =>
        after.includes(stageInstead(before, after, stage)),
      ),
    )
  })
})

describe('a form', () => {
  const form: Field[] = [
    licence,
    {
      ...licence,
      name: 'skills',
      type: 'multi-select',
      choices: ['Cooling', 'Heating'],
      is_required: false,
    },
    { ...licence, name: 'travel', type: 'switch', choices: [], is_required: false },
    { ...licence, name: 'why', type: 'textarea', choices: [], is_required: false },
  ]

  const fault = (given: Parameters<typeof answeredForm>[1]) => {
    try {
      answeredForm(form, given)
      return {}
    } catch (error) {
      return Object.fromEntries(
        Object.entries((error as any).fields).map(([name, faults]: any) => [name, faults[0].code]),
      )
    }
  }

  it('keeps the given answer', () =>
    expect(
      answeredForm(form, [
        { name: 'licence', value: 'C' },
        { name: 'skills', value: 'Heating, Cooling' },
        { name: 'travel', value: 'true' },
        { name: 'gone', value: 'x' },
      ]).map(({ name, value }) => [name, value]),
    ).toEqual([
      ['licence', 'C'],
      ['skills', ['Cooling', 'Heating']],
      ['travel', true],
    ]))

  it('refuses missing values and values that are no choice', () => {
    expect(fault([])).toEqual({ 'profile_data.licence': 'recruiting.required' })
    expect(
      fault([
        { name: 'licence', value: 'D' },
        { name: 'skills', value: ['x'] },
      ]),
    ).toEqual({
      'profile_data.licence': 'recruiting.choice',
      'profile_data.skills': 'recruiting.choice',
    })
  })
})

const resume = {
  file: 'a'.repeat(32),
  hash: '1'.repeat(64),
  size: 12,
  content_type: 'application/pdf',
}

const application = {
  candidate_id,
  opening_id,
  first_name: 'Sara',
  last_name: 'Lindqvist',
  email: 'sara@mail.example',
  email_key: '2'.repeat(32),
  phone: '1',
  gender: null,
  stage: 'Applied',
  answers: [],
  resume,
  keep_months: 6,
  language: null,
}

const applied: CandidateEvent = { type: 'CandidateApplied', data: application }

const rejected: CandidateEvent = {
  type: 'CandidateRejected',
  data: { candidate_id, subject: null, body: null },
}

const hire: CandidateCommand = {
  type: 'hire',
  candidate_id,
  employee_id,
  hired_on: '2026-12-01',
  invite: true,
  oid: null,
  role_id: other,
  time_off_policy_id: null,
  location_id: null,
  document: null,
}

const { type: _, ...hiredData } = hire as Extract<CandidateCommand, { type: 'hire' }>
const hired: CandidateEvent = { type: 'CandidateHired', data: hiredData }
const on = { candidate_id }
const { stages } = details

const moved = (to: string, because: 'person' | 'stage_removed' = 'person'): CandidateEvent => ({
  type: 'CandidateMoved',
  data: { ...on, from: 'Applied', to, because },
})

describe('a candidate', () => {
  it('applies once; a repeat is noted a few times and changes nothing', () => {
    given(candidateDecider)
      .when({ type: 'apply', ...application })
      .then(applied)
    const again: CandidateEvent = { type: 'CandidateAppliedAgain', data: on }
    const nothing = { file: '', hash: '', size: 0, content_type: '' }
    given(candidateDecider, applied)
      .when({ type: 'apply', ...application, first_name: 'Eve', resume: nothing })
      .then(again)
    given(candidateDecider, applied, ...Array(20).fill(again))
      .when({ type: 'apply', ...application, resume: nothing })
      .thenNothing()
    // A later application is a separate record.
    given(candidateDecider, applied)
      .when({ type: 'apply', ...application })
      .thenRefused('recruiting.beside')
  })

  it('moves among the stages of the opening', () => {
    const to = (stage: string): CandidateCommand => ({
      type: 'change',
      ...on,
      profile: {},
      stage,
      stages,
    })

    given(candidateDecider, applied).when(to('Interview')).then(moved('Interview'))
    given(candidateDecider, applied).when(to('Applied')).thenNothing()
    given(candidateDecider, applied).when(to('Nowhere')).thenRefused('recruiting.unknown_stage')
    given(candidateDecider, applied, rejected)
      .when(to('Interview'))
      .thenRefused('recruiting.rejected')
    given(candidateDecider, applied, hired).when(to('Interview')).thenRefused('recruiting.hired')
  })

  it('follows the stages of the opening, also when rejected', () => {
    const follow: CandidateCommand = {
      type: 'follow-stages',
      ...on,
      stages: ['New', 'Offer'],
      instead: 'New',
    }

    given(candidateDecider, applied).when(follow).then(moved('New', 'stage_removed'))
    given(candidateDecider, applied, rejected).when(follow).then(moved('New', 'stage_removed'))
    given(candidateDecider, applied, moved('Offer')).when(follow).thenNothing()
    given(candidateDecider).when(follow).thenNothing()
  })

  it('is rejected, and reconsidered', () => {
    given(candidateDecider, applied)
      .when({ type: 'reject', ...on, mail: null })
      .then(rejected)
    given(candidateDecider, applied, rejected)
      .when({ type: 'reject', ...on, mail: null })
      .thenRefused('recruiting.rejected')
    given(candidateDecider, applied, rejected)
      .when({ type: 'reconsider', ...on })
      .then({ type: 'CandidateReconsidered', data: on })
    given(candidateDecider, applied)
      .when({ type: 'reconsider', ...on })
      .thenRefused('recruiting.not_rejected')
  })

  it('is hired once', () => {
    given(candidateDecider, applied).when(hire).then(hired)
    given(candidateDecider, applied, hired).when(hire).thenRefused('recruiting.hired')
    given(candidateDecider, applied, rejected).when(hire).thenRefused('recruiting.rejected')
  })

  it('is erased at the end of the retention, unless hired, and then accepts nothing', () => {
    const erased: CandidateEvent = { type: 'CandidateErased', data: on }
    given(candidateDecider, applied)
      .when({ type: 'erase', ...on })
      .then(erased)
    given(candidateDecider, applied, hired)
      .when({ type: 'erase', ...on })
      .thenNothing()
    given(candidateDecider, applied, erased)
      .when({ type: 'erase', ...on })
      .thenNothing()
    given(candidateDecider, applied, erased)
      .when({ type: 'reply', ...on, message_id: other, subject: 's', body: 'b' })
      .thenRefused('not_found')
    given(candidateDecider, applied, erased)
      .when({ type: 'apply', ...application })
      .thenRefused('not_found')
  })

  it('has notes, which their author deletes', () => {
    const noted: CandidateEvent = {
      type: 'CandidateNoted',
      data: { ...on, note_id: other, employee_id, text: 'Calm' },
    }

    given(candidateDecider, applied)
      .when({ type: 'note', ...on, note_id: other, employee_id, text: 'Calm' })
      .then(noted)
    given(candidateDecider, applied, noted)
      .when({ type: 'delete-note', ...on, note_id: other, employee_id: other })
      .thenRefused('recruiting.own_note')
    given(candidateDecider, applied, noted)
      .when({ type: 'delete-note', ...on, note_id: other, employee_id })
      .then({ type: 'CandidateNoteDeleted', data: { ...on, note_id: other } })
  })

  it('has a rating that is the average of each rater’s last one', () => {
    const rate = (rating: number): CandidateCommand => ({
      type: 'rate',
      ...on,
      employee_id,
      rating,
    })

    const rated: CandidateEvent = {
      type: 'CandidateRated',
      data: { ...on, employee_id, rating: 4 },
    }

    given(candidateDecider, applied).when(rate(4)).then(rated)
    given(candidateDecider, applied, rated).when(rate(4)).thenNothing()

    expect([
      averageRating({}),
      averageRating({ a: 5, b: 4, c: 5 }),
      averageRating({ a: 5 }),
    ]).toEqual([null, '4.7', '5.0'])

    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 40 }),
        (all) => {
          const average = averageRating(Object.fromEntries(all.map((rating, n) => [n, rating])))
          expect(average).toMatch(/^[1-5]\.\d$/)
          expect(
            Math.abs(Number(average) - all.reduce((a, b) => a + b) / all.length),
          ).toBeLessThanOrEqual(0.0500001)
        },
      ),
    )
  })

  it('exchanges so many messages', () => {
    const sent: CandidateEvent = {
      type: 'CandidateMessaged',
      data: { ...on, message_id: other, subject: 's', body: 'b' },
    }

    given(candidateDecider, applied)
      .when({ type: 'message', ...on, message_id: other, subject: 's', body: 'b' })
      .then(sent)
    given(candidateDecider, applied, ...Array(500).fill(sent))
      .when({ type: 'reply', ...on, message_id: other, subject: 's', body: 'b' })
      .thenRefused('recruiting.most_messages')
  })
})

describe('an interview', () => {
  const meeting = {
    starts_at: '2026-12-01T14:00:00Z',
    minutes: 60,
    place: 'Lisbon',
    people: [employee_id],
  }

  const ofInterview = { ...on, interview_id }

  const scheduled: CandidateEvent = {
    type: 'InterviewScheduled',
    data: { ...ofInterview, ...meeting },
  }

  const cancelled: CandidateEvent = {
    type: 'InterviewCancelled',
    data: { ...ofInterview, sequence: 1 },
  }

  const now = '2026-11-22T10:00:00Z'
  const later = '2026-12-01T14:30:00Z'

  it('is in the future and is changed and cancelled with a rising number', () => {
    given(candidateDecider, applied)
      .when({ type: 'schedule', ...ofInterview, meeting, now })
      .then(scheduled)
    given(candidateDecider, applied)
      .when({ type: 'schedule', ...ofInterview, meeting, now: later })
      .thenRefused('recruiting.interview_past')
    given(candidateDecider, applied, rejected)
      .when({ type: 'schedule', ...ofInterview, meeting, now })
      .thenRefused('recruiting.rejected')

    given(candidateDecider, applied, scheduled)
      .when({ type: 'change-interview', ...ofInterview, meeting: { minutes: 30 }, now })
      .then({
        type: 'InterviewChanged',
        data: { ...ofInterview, ...meeting, minutes: 30, led_before: [employee_id], sequence: 1 },
      })

    given(candidateDecider, applied, scheduled)
      .when({ type: 'change-interview', ...ofInterview, meeting: { people: [other] }, now })
      .then({
        type: 'InterviewChanged',
        data: {
          ...ofInterview,
          ...meeting,
          people: [other],
          led_before: [employee_id],
          sequence: 1,
        },
      })

    given(candidateDecider, applied, scheduled)
      .when({ type: 'change-interview', ...ofInterview, meeting, now })
      .thenNothing()
    given(candidateDecider, applied, scheduled)
      .when({ type: 'cancel-interview', ...ofInterview })
      .then(cancelled)
    given(candidateDecider, applied, scheduled, cancelled)
      .when({ type: 'cancel-interview', ...ofInterview })
      .thenRefused('recruiting.cancelled')
  })

  it('gets feedback of its interviewers after its start, which counts as their rating', () => {
    const give = (who: string, at: string): CandidateCommand => ({
      type: 'give-feedback',
      ...ofInterview,
      employee_id: who,
      rating: 5,
      text: 'Good',
      now: at,
    })

    const told: CandidateEvent = {
      type: 'InterviewFeedbackGiven',
      data: { ...ofInterview, employee_id, rating: 5, text: 'Good' },
    }

    given(candidateDecider, applied, scheduled).when(give(employee_id, later)).then(told)
    given(candidateDecider, applied, scheduled, told).when(give(employee_id, later)).thenNothing()
    given(candidateDecider, applied, scheduled)
      .when(give(employee_id, now))
      .thenRefused('recruiting.early_feedback')
    given(candidateDecider, applied, scheduled)
      .when(give(other, later))
      .thenRefused('recruiting.not_interviewer')
    expect(given(candidateDecider, applied, scheduled, told).state).toMatchObject({
      ratings: { [employee_id]: 5 },
    })
  })
})

describe('templates', () => {
  const template = {
    name: 'No',
    kind: 'rejection' as const,
    subject: 'Your application',
    body: 'Dear {first_name}',
  }

  const on = { workspace_id: other, template_id: id(8) }

  it('of automatic mails are one of each kind', () => {
    const invitation = { ...template, name: 'Ours', kind: 'invitation' as const }

    const known: RecruitingSettingEvent = {
      type: 'RecruitingTemplateAdded',
      data: { ...on, ...invitation },
    }

    const another = { ...on, template_id: id(9) }
    given(recruitingSettingDecider, known)
      .when({ type: 'add-template', ...another, template: { ...invitation, name: 'Again' } })
      .thenRefused('recruiting.same_kind')
    given(recruitingSettingDecider, known)
      .when({ type: 'change-template', ...on, template: { ...invitation, subject: 'New' } })
      .then({ type: 'RecruitingTemplateChanged', data: { ...on, subject: 'New' } })

    given(recruitingSettingDecider, known, {
      type: 'RecruitingTemplateAdded',
      data: { ...another, ...template },
    })
      .when({ type: 'change-template', ...another, template: { kind: 'invitation' } })
      .thenRefused('recruiting.same_kind')
  })

  it('have names of their own', () => {
    const add = { type: 'add-template' as const, ...on, template }
    given(recruitingSettingDecider)
      .when(add)
      .then({ type: 'RecruitingTemplateAdded', data: { ...on, ...template } })

    given(recruitingSettingDecider, {
      type: 'RecruitingTemplateAdded',
      data: { ...on, ...template },
    })
      .when({ ...add, template_id: id(9), template: { ...template, name: 'NO' } })
      .thenRefused('recruiting.same_template')
  })
})
