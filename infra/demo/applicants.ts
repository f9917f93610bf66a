import type { CallOf } from '@workledger/contracts/kernel/endpoint'
import type { openingsApi } from '@workledger/contracts/recruiting/openings.api'

type OpeningBody = CallOf<typeof openingsApi.addOpening>['body']
type FieldBody = CallOf<typeof openingsApi.addFormField>['body']

export interface DemoOpening {
  readonly key: string
  /** Working days from today, like all days here. */
  readonly on: number
  readonly body: OpeningBody
  readonly fields: readonly FieldBody[]
}

/** The steps after the application arrived, in order. */
export type Step = { readonly on: number } & (
  | { readonly stage: string }
  | { readonly by: string; readonly rating: number }
  | { readonly by: string; readonly note: string }
  | { readonly message: string }
  | { readonly reply: string }
  | { readonly reject: { readonly subject: string; readonly body: string } }
  /** The first day, as a working day from today, and a colleague with the same work. */
  | { readonly hire: number; readonly like: string }
  /** Scheduled on one day for another, at so many minutes after midnight in Lisbon. */
  | {
      readonly interview: number
      readonly minutes: number
      readonly place: string
      readonly people: readonly string[]
    }
  /** Feedback on the last scheduled interview. */
  | { readonly by: string; readonly feedback: string; readonly rating: number }
)

export interface Applicant {
  readonly opening: string
  readonly name: readonly [first: string, last: string]
  readonly phone: string
  readonly on: number
  readonly answers: Readonly<Record<string, string | boolean | string[]>>
  readonly resume: readonly string[]
  readonly steps: readonly Step[]
}

export const openings: readonly DemoOpening[] = [
  {
    key: 'engineer',
    on: -40,
    body: {
      title: 'Controls Engineer',
      description: [
        '<h3>What you will do</h3>',
        '<p>You plan and commission the controls of cooling systems for <strong>hospitals and food stores</strong>, from the first',
        'drawing to the handover.</p>',
        '<ul><li>Program PLCs and test them on site</li><li>Write what the technicians need to know</li>',
        '<li>Look after two or three sites of your own</li></ul>',
        '<h3>What you bring</h3>',
        '<ol><li>A degree or training in automation</li><li>Two years with PLCs</li></ol>',
        '<p>Portuguese is <em>welcome</em>, English is enough.</p>',
      ].join('\n'),
      position_type: 'full_time',
      is_remote_allowed: false,
      stages: ['Applied', 'Screening', 'Interview', 'Offer'],
      location: { city: 'Lisbon', country: 'Portugal' },
    },
    fields: [
      {
        name: 'motivation',
        display_name: 'Why would you like to work with us?',
        type: 'textarea',
        is_required: true,
      },
      {
        name: 'systems',
        display_name: 'Which systems do you know?',
        type: 'multi-select',
        choices: ['Siemens', 'Beckhoff', 'Schneider', 'WAGO'],
        is_required: false,
      },
      {
        name: 'licence',
        display_name: 'I have a driving licence',
        type: 'switch',
        is_required: false,
      },
    ],
  },
  {
    key: 'assistant',
    on: -25,
    body: {
      title: 'Office Assistant',
      description:
        '<p>Twenty hours a week at the front desk in New York: visitors, post, travel, and everything in between.</p>',
      position_type: 'part_time',
      is_remote_allowed: true,
      stages: ['Applied', 'Interview', 'Offer'],
      location: { city: 'New York', country: 'United States' },
    },
    fields: [],
  },
]

/** Eight invented people in all stages, one of them hired. */
export const applicants: readonly Applicant[] = [
  {
    opening: 'engineer',
    name: ['Sara', 'Lindqvist'],
    phone: '+351 91 555 0201',
    on: -34,
    answers: {
      motivation: 'I want to see what I program run on site.',
      systems: ['Siemens', 'Beckhoff'],
      licence: true,
    },
    resume: ['Controls Engineer, Vattenkyla, 2021 to 2026', 'BSc Automation, Lund, 2021'],
    steps: [
      { on: -32, stage: 'Screening' },
      { on: -31, by: 'beatriz', rating: 4 },
      {
        on: -31,
        message:
          'Dear Sara, thank you for your application. Could you come to Lisbon in the next weeks?',
      },
      { on: -30, reply: 'With pleasure. Any day but Friday suits me.' },
      { on: -29, stage: 'Interview' },
      {
        on: -29,
        interview: -22,
        minutes: 11 * 60,
        place: 'Lisbon, room 3',
        people: ['jonas', 'lin'],
      },
      {
        on: -22,
        by: 'jonas',
        rating: 5,
        feedback:
          'Knows her field well and explains it clearly. She found the fault in our test rig in ten minutes.',
      },
      {
        on: -21,
        by: 'lin',
        rating: 4,
        feedback: 'Good with Beckhoff; would need some weeks for our own library.',
      },
      { on: -3, stage: 'Offer' },
      {
        on: -3,
        message:
          'Dear Sara, we would like to work with you. I will call you tomorrow about the offer.',
      },
      { on: -3, by: 'beatriz', note: 'Could begin in February. Expects 52,000 a year.' },
    ],
  },
  {
    opening: 'engineer',
    name: ['Marco', 'Bellini'],
    phone: '+351 91 555 0202',
    on: -18,
    answers: {
      motivation: 'Cooling for hospitals matters, and I know the plants.',
      systems: ['Schneider'],
      licence: true,
    },
    resume: ['Service Engineer, Freddo Impianti, 2019 to 2026', 'Refrigerant handling, category I'],
    steps: [
      { on: -15, stage: 'Screening' },
      { on: -14, by: 'beatriz', rating: 4 },
      { on: -4, stage: 'Interview' },
      {
        on: -4,
        message: 'Dear Marco, we would like to get to know you. The invitation follows by mail.',
      },
      {
        on: -3,
        interview: 4,
        minutes: 14 * 60 + 30,
        place: 'Lisbon, room 3',
        people: ['jonas', 'emi'],
      },
      { on: -2, reply: 'Thank you, I will be there. Shall I bring anything?' },
    ],
  },
  {
    opening: 'engineer',
    name: ['Priya', 'Nair'],
    phone: '+351 91 555 0203',
    on: -9,
    answers: {
      motivation: 'I would like to move from simulation to real plants.',
      systems: ['Siemens', 'WAGO'],
      licence: false,
    },
    resume: [
      'Simulation Engineer, Thermalis, 2023 to 2026',
      'MSc Mechanical Engineering, Porto, 2023',
    ],
    steps: [
      { on: -7, stage: 'Screening' },
      { on: -6, by: 'beatriz', rating: 3 },
    ],
  },
  {
    opening: 'engineer',
    name: ['Joao', 'Pinto'],
    phone: '+351 91 555 0204',
    on: -2,
    answers: {
      motivation: 'My training ends in December, and I like to work with my hands.',
      licence: true,
    },
    resume: ['Trainee in automation, Instituto Tecnico do Tejo, 2024 to 2026'],
    steps: [],
  },
  {
    opening: 'engineer',
    name: ['Viktor', 'Hale'],
    phone: '+44 7700 900205',
    on: -30,
    answers: { motivation: 'I am looking for something new.', licence: false },
    resume: ['Web Designer, freelance, 2017 to 2026'],
    steps: [
      { on: -28, by: 'beatriz', rating: 2 },
      {
        on: -27,
        reject: {
          subject: 'Your application as Controls Engineer',
          body: 'Dear Viktor,\n\nthank you for your application. We have decided to go on with people who have worked with PLCs before.\n\nNorthwind Works',
        },
      },
    ],
  },
  {
    opening: 'engineer',
    name: ['Elif', 'Aydin'],
    phone: '+351 91 555 0208',
    on: -32,
    answers: {
      motivation: 'I know your plants from the side of the operator.',
      systems: ['Siemens', 'WAGO'],
      licence: true,
    },
    resume: [
      'Plant Operator, Hospital de Porto Alto, 2020 to 2026',
      'Training in automation, Porto, 2020',
    ],
    steps: [
      { on: -30, stage: 'Screening' },
      { on: -29, by: 'beatriz', rating: 5 },
      { on: -27, stage: 'Interview' },
      {
        on: -27,
        interview: -20,
        minutes: 10 * 60,
        place: 'Lisbon, room 3',
        people: ['jonas', 'lin'],
      },
      {
        on: -20,
        by: 'jonas',
        rating: 5,
        feedback: 'Asks the questions that our clients ask. I would have her tomorrow.',
      },
      { on: -18, by: 'lin', rating: 4, feedback: 'Reads our programs without help.' },
      { on: -15, stage: 'Offer' },
      { on: -15, message: 'Dear Elif, we would like you to join us. The offer is in the post.' },
      { on: -13, reply: 'Thank you, I accept with joy.' },
      { on: -12, hire: 10, like: 'lin' },
    ],
  },
  {
    opening: 'assistant',
    name: ['Denise', 'Carter'],
    phone: '+1 917 555 0206',
    on: -16,
    answers: {},
    resume: ['Receptionist, Hotel Meridian, 2018 to 2026'],
    steps: [
      { on: -13, by: 'ines', rating: 4 },
      { on: -12, stage: 'Interview' },
    ],
  },
  {
    opening: 'assistant',
    name: ['Ahmed', 'Saleh'],
    phone: '+1 917 555 0207',
    on: -5,
    answers: {},
    resume: ['Volunteer, City Library, 2025 to 2026', 'Student of business, evening classes'],
    steps: [],
  },
]
