import fc from 'fast-check'
import { invitation } from './interview-calendar'

const meeting = {
  uid: 'a@workledger',
  sequence: 2,
  cancelled: false,
  starts_at: '2026-12-01T14:00:00Z',
  minutes: 45,
  written_at: '2026-11-22T10:00:00.000Z',
  summary: 'Interview: Field Engineer, Cooling; Lisbon',
  description: 'Line one\nLine two',
  place: 'Rua 1, Lisbon',
  organizer: 'hr@example.com',
  attendees: [{ name: 'Sara "S" Lindqvist', email: 'sara@mail.example' }],
}

const unfolded = (calendar: string) => calendar.replace(/\r\n /g, '').split('\r\n')

describe('an invitation', () => {
  it('says when, where and who, in UTC', () => {
    const lines = unfolded(invitation(meeting))

    for (const line of [
      'METHOD:REQUEST',
      'UID:a@workledger',
      'SEQUENCE:2',
      'DTSTART:20261201T140000Z',
      'DTEND:20261201T144500Z',
      'SUMMARY:Interview: Field Engineer\\, Cooling\\; Lisbon',
      'DESCRIPTION:Line one\\nLine two',
      'ATTENDEE;CN="Sara  S  Lindqvist";ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:sara@mail.example',
    ])
      expect(lines).toContain(line)

    const organizer = { name: 'Ida', email: 'HR@example.com' }
    expect(unfolded(invitation({ ...meeting, attendees: [organizer] }))).toContain(
      'ATTENDEE;CN="Ida";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:HR@example.com',
    )

    expect(
      unfolded(invitation({ ...meeting, attendees: [{ name: '', email: 'sara@mail.example' }] })),
    ).toContain(
      'ATTENDEE;CN="sara@mail.example";ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:sara@mail.example',
    )

    expect(unfolded(invitation({ ...meeting, cancelled: true }))).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']),
    )
  })

  it('has lines of 75 bytes at most and no line that people wrote', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        (a, b) => {
          const calendar = invitation({
            ...meeting,
            summary: `${a}\r\nATTENDEE:x`,
            place: b,
            description: b,
          })

          expect(
            Math.max(...calendar.split('\r\n').map((line) => Buffer.byteLength(line))),
          ).toBeLessThanOrEqual(75)
          expect(unfolded(calendar).filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1)
        },
      ),
    ))
})
