import { iCalendar } from './icalendar'

const event = (title: string) => ({
  type: 'event' as const,
  date: '2026-11-22',
  hexColor: '#000000',
  span: { start: '2026-11-22T10:30:00Z', end: '2026-11-22T11:30:00Z' },
  metadata: {
    ...{
      id: '01900000-0000-7000-8000-0000000f00d5',
      title,
      location: 'Hall, 2; left',
      office: null,
      zone: 'Europe/Lisbon',
    },
    ...{
      event_on: '2026-11-22',
      event_time: '10:30',
      end_date: null,
      end_time: null,
      start: '2026-11-22 10:30',
      end: '2026-11-22 11:30',
    },
  },
})

describe('a calendar for other programs', () => {
  it('has lines of 75 octets at most that come to the same words, and cuts no character', () => {
    for (const title of [
      'Short',
      'Übergabe 🙂 '.repeat(12),
      `${'x'.repeat(66)}é🙂`,
      'صيانة المضخة '.repeat(9),
    ]) {
      const text = iCalendar(
        { name: 'Nördlich', locale: 'en', since: '2026-01-01 00:00:00' },
        [event(title.trim())],
        'https://example.com',
      )

      expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
      const lines = text.replaceAll('\r\n ', '').split('\r\n')
      expect(lines).toContain(`SUMMARY:${title.trim()}`)
      expect(lines).toContain('LOCATION:Hall\\, 2\\; left')
      expect([lines[0], lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR'])
    }
  })

  it('gives the last change of an entry, the number of changes, and the half of a day that a person is away', () => {
    const id = '01900000-0000-7000-8000-0000000f00d6'
    const employee = { id, first_name: 'Lea', last_name: 'Berg', avatar: null }

    const day = {
      start_on: '2027-02-28',
      finish_on: '2027-02-28',
      half_day: 'second_half' as const,
    }

    const leave = {
      type: 'leave' as const,
      date: day.start_on,
      hexColor: '#000000',
      metadata: { id, employee, ...day },
    }

    const born = {
      type: 'birthday' as const,
      date: '2027-03-01',
      hexColor: '#000000',
      metadata: { ...employee, birthday_on: '2027-03-01' },
    }

    const text = iCalendar(
      { name: 'Nördlich', locale: 'en', since: '2026-01-01 00:00:00' },
      [{ ...leave, sequence: 3, changed_at: '2026-11-20 08:30:00' }, born],
      'https://example.com',
    )

    expect(text.match(/DTSTAMP:.*|SEQUENCE:.*|SUMMARY:.*/g)!.map((line) => line.trim())).toEqual([
      ...[
        'SEQUENCE:3',
        'DTSTAMP:20261120T083000Z',
        'SUMMARY:Away: Lea Berg (second half of the day)',
      ],
      ...['SEQUENCE:0', 'DTSTAMP:20260101T000000Z', 'SUMMARY:Birthday: Lea Berg'],
    ])
  })

  it('gives hours of leave their real times, and other parts of a day their size', () => {
    const employee = {
      id: '01900000-0000-7000-8000-0000000f00d7',
      first_name: 'Lea',
      last_name: 'Berg',
      avatar: null,
    }

    const leave = (n: number, part: object, span?: { start: string; end: string }) => ({
      type: 'leave' as const,
      date: '2027-03-01',
      hexColor: '#000000',
      metadata: {
        id: `01900000-0000-7000-8000-0000000f00d${n}`,
        employee,
        start_on: '2027-03-01',
        finish_on: '2027-03-01',
        ...part,
      },
      ...(span ? { span } : {}),
    })

    const times = { seconds: 9000, start: '2027-03-01 09:00', end: '2027-03-01 11:30' }
    const text = iCalendar(
      { name: 'Nördlich', locale: 'en', since: '2026-01-01 00:00:00' },
      [
        leave(1, times, { start: '2027-03-01T08:00:00Z', end: '2027-03-01T10:30:00Z' }),
        leave(2, { seconds: 9000 }),
        leave(3, { day_part: '0.75' }),
      ],
      'https://example.com',
    )

    expect(
      text
        .match(/DTSTART.*|DTEND.*|SUMMARY:.*/g)!
        .map((line) => line.trim().replaceAll('\u00a0', ' ')),
    ).toEqual([
      'DTSTART:20270301T080000Z',
      'DTEND:20270301T103000Z',
      'SUMMARY:Away: Lea Berg',
      'DTSTART;VALUE=DATE:20270301',
      'DTEND;VALUE=DATE:20270302',
      'SUMMARY:Away: Lea Berg (2 h 30 min)',
      'DTSTART;VALUE=DATE:20270301',
      'DTEND;VALUE=DATE:20270302',
      'SUMMARY:Away: Lea Berg (¾)',
    ])
  })
})
