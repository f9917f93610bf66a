import { documentTypesIn, visibilityOf } from '@workledger/contracts/documents/document-types'
import { shippedLanguages } from '@workledger/contracts/kernel/area-words'
import fc from 'fast-check'
import { given } from '../kernel/decider-specification'
import {
  type DocumentCommand,
  type DocumentEvent,
  documentDecider,
  dueReminder,
  LATE_REMINDER,
  reminderDays,
} from './document'

const employee_id = '0190a1b2-0000-7000-8000-000000000001'
const document_id = '0190a1b2-0000-7000-8000-000000000002'
const stranger = '0190a1b2-0000-7000-8000-000000000003'
const on = { employee_id, document_id }
const details = { filename: 'Payslip May', type: 'Payslip', expires_on: null }

const file = {
  file: 'a'.repeat(32),
  hash: '1'.repeat(64),
  size: 12,
  content_type: 'application/pdf',
}

const next = { ...file, file: 'b'.repeat(32), hash: '2'.repeat(64) }
const add: DocumentCommand = { type: 'add', ...on, details, file }

const added = (change: object = {}) =>
  ({
    type: 'DocumentAdded',
    data: { ...on, ...details, visibility: 'employee', version: 1, ...file, ...change },
  }) as DocumentEvent

const change = (details: object, file?: object) =>
  ({ type: 'change', ...on, details, file }) as DocumentCommand

const changed = (change: object) =>
  ({
    type: 'DocumentChanged',
    data: { ...on, ...details, visibility: 'employee', ...change },
  }) as DocumentEvent

const replaced = (version = 2) =>
  ({ type: 'DocumentReplaced', data: { ...on, version, ...next } }) as DocumentEvent

const deleted: DocumentEvent = { type: 'DocumentDeleted', data: on }
const remind = (today: string): DocumentCommand => ({ type: 'remind', ...on, today })

const reminded = (days: number, expires_on = '2026-06-30'): DocumentEvent => ({
  type: 'DocumentExpiryReminded',
  data: { ...on, expires_on, days },
})

describe('a document', () => {
  it('is added once', () => {
    given(documentDecider).when(add).then(added())
    given(documentDecider, added()).when(add).thenNothing()
  })

  it('is visible as its type says, and to no other person if the type is unknown', () => {
    given(documentDecider)
      .when({ ...add, details: { ...details, type: ' CERTIFICATE ' } })
      .then(added({ type: ' CERTIFICATE ', visibility: 'managers' }))
    given(documentDecider, added())
      .when(change({ type: 'Training' }))
      .then(changed({ type: 'Training', visibility: 'managers' }))

    for (const language of shippedLanguages)
      expect(documentTypesIn(language).map(visibilityOf)).toEqual([
        ...Array<string>(6).fill('employee'),
        ...Array<string>(4).fill('managers'),
      ])

    for (const type of ['Contract', 'Payslip', 'Warning', 'Certificates', ''])
      expect(visibilityOf(type)).toBe('employee')
  })

  it('keeps omitted fields, and records nothing if nothing changes', () => {
    given(documentDecider, added())
      .when(change({ filename: 'Payslip June' }))
      .then(changed({ filename: 'Payslip June' }))
    given(documentDecider, added()).when(change({})).thenNothing()
    given(documentDecider, added()).when(change(details)).thenNothing()
    given(documentDecider, added({ expires_on: '2026-06-30' }))
      .when(change({ expires_on: null }))
      .then(changed({}))
  })

  it('takes a new file as its next version, and not the same one again', () => {
    given(documentDecider, added()).when(change({}, next)).then(replaced())
    given(documentDecider, added())
      .when(change({ filename: 'Payslip June' }, next))
      .then(changed({ filename: 'Payslip June' }), replaced())
    given(documentDecider, added()).when(change({}, file)).thenRefused('documents.same_file')
    given(documentDecider, added({ version: 99 }))
      .when(change({}, next))
      .then(replaced(100))
    given(documentDecider, added({ version: 99 }), replaced(100))
      .when(change({}, file))
      .thenRefused('documents.most_versions')
  })

  it('belongs to no other employee, and is gone after its deletion', () => {
    for (const command of [
      change({ filename: 'Mine' }),
      { type: 'delete', ...on },
      { type: 'download', ...on, version: 1 },
    ] as const) {
      given(documentDecider, added())
        .when({ ...command, employee_id: stranger } as DocumentCommand)
        .thenRefused('not_found')
      given(documentDecider, added(), deleted)
        .when(command as DocumentCommand)
        .thenRefused('not_found')
      given(documentDecider)
        .when(command as DocumentCommand)
        .thenRefused('not_found')
    }

    given(documentDecider, added())
      .when({ type: 'delete', ...on })
      .then(deleted)
  })

  it('records a download by another person', () =>
    given(documentDecider, added())
      .when({ type: 'download', ...on, version: 1 })
      .then({ type: 'DocumentDownloaded', data: { ...on, version: 1 } }))

  describe('that expires', () => {
    const expiring = added({ expires_on: '2026-06-30' })

    it('announces its end 30 days before, 7 days before and on the day, each once', () => {
      given(documentDecider, expiring).when(remind('2026-05-30')).thenNothing()
      given(documentDecider, expiring).when(remind('2026-05-31')).then(reminded(30))
      given(documentDecider, expiring, reminded(30)).when(remind('2026-06-22')).thenNothing()
      given(documentDecider, expiring, reminded(30)).when(remind('2026-06-23')).then(reminded(7))
      given(documentDecider, expiring, reminded(30), reminded(7))
        .when(remind('2026-06-30'))
        .then(reminded(0))
      given(documentDecider, expiring, reminded(30), reminded(7), reminded(0))
        .when(remind('2026-07-01'))
        .thenNothing()
    })

    it('gets a late reminder after a missed day, but not long after', () => {
      given(documentDecider, expiring).when(remind('2026-06-25')).then(reminded(7))
      given(documentDecider, expiring).when(remind('2026-07-07')).then(reminded(0))
      given(documentDecider, expiring).when(remind('2026-07-08')).thenNothing()
    })

    it('gets a new reminder after a renewal, and none after a deletion or without an expiry', () => {
      given(documentDecider, expiring, reminded(0), changed({ expires_on: '2027-06-30' }))
        .when(remind('2027-06-01'))
        .then(reminded(30, '2027-06-30'))

      given(
        documentDecider,
        expiring,
        reminded(30),
        changed({ expires_on: '2026-06-30', filename: 'Other' }),
      )
        .when(remind('2026-06-01'))
        .thenNothing()

      given(documentDecider, expiring, deleted).when(remind('2026-06-30')).thenNothing()
      given(documentDecider, added()).when(remind('2026-06-30')).thenNothing()
    })

    it('gets at most three reminders, in falling days, on any days of checking', () =>
      fc.assert(
        fc.property(fc.array(fc.integer({ min: -60, max: 60 }), { maxLength: 30 }), (offsets) => {
          const told: number[] = []

          for (const left of [...offsets].sort((a, b) => b - a)) {
            const today = new Date(Date.parse('2026-06-30') - left * 86_400_000)
              .toISOString()
              .slice(0, 10)
            const days = dueReminder('2026-06-30', today, told.at(-1) ?? null)
            if (days === undefined) continue
            expect(left).toBeLessThanOrEqual(days)
            expect(left).toBeGreaterThanOrEqual(-LATE_REMINDER)
            told.push(days)
          }

          expect(told).toEqual([...new Set(told)].sort((a, b) => b - a))
          expect(told.length).toBeLessThanOrEqual(reminderDays.length)
        }),
      ))
  })
})
