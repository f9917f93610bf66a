import { type Paper, paperCsv, paperPage } from './working-paper'

const sample = {
  id: '1',
  name: 'October',
  population: 'pay',
  from_on: '2026-10-01',
  to_on: '2026-10-31',
  size: 1,
  population_size: 1_200,
  passed: 1,
  exceptions: 1,
  notes: 0,
  open: 0,
  status: 'in_progress',
  seed: '7F3A-91C2',
  drawn_by: 'Clara Neves',
  drawn_at: '2026-11-26 10:04:00',
  finished_at: null,
  position: '11189',
  stream: 'sample-1',
  revision: 0,
  own: true,
  zone: 'Europe/Lisbon',
  algorithm: 'hmac-sha256@1',
  head_hash: 'a'.repeat(64),
  digest: 'b'.repeat(64),
  sums: [{ currency: 'EUR', amount: '2831.00' }],
  totals: [{ currency: 'EUR', amount: '172888.62' }],
} satisfies Paper['sample']

const item = {
  id: '2',
  sample_id: '1',
  number: 1,
  day: '2026-10-31',
  name: 'Rui <Teixeira>',
  what: null,
  amount: '2831.00',
  currency: 'EUR',
  days: null,
  a: 'pass',
  b: 'fail',
  c: 'none',
  d: 'none',
  e: 'pass',
  mark: 'exception',
  note: null,
  marked_by: null,
  marked_at: null,
  noted_at: null,
  record_id: '3',
  stream: 'payrun-3',
  revision: 0,
  whys: {},
  key: 'k',
} satisfies Paper['items'][number]

const paper = (change: Partial<typeof item> = {}, language: Paper['language'] = 'en'): Paper => ({
  language,
  company: 'Northwind',
  logo: null,
  sample,
  items: [{ ...item, ...change } as Paper['items'][number]],
  made_at: '2026-11-27 16:20:00',
  made_by: 'Clara Neves',
})

const heads = (text: string) =>
  [...text.matchAll(/<th scope="col"[^>]*>([^<]*)<\/th>/g)].map(([, head]) => head)

describe('the working paper', () => {
  it('prints no column without content', () => {
    const letters = ['A', 'B', 'C', 'D', 'E']
    expect(heads(paperPage(paper()))).toEqual([
      '#',
      'Subject',
      'Day',
      'Amount',
      ...letters,
      'Result',
    ])

    expect(heads(paperPage(paper({ what: 'Taxi', note: 'Asked', days: '2' } as never)))).toEqual([
      ...['#', 'Subject', 'Day', 'Detail', 'Amount', 'Days'],
      ...[...letters, 'Result', 'Note'],
    ])
  })

  it('writes days and amounts in one piece, with thousands', () => {
    const text = paperPage(paper())
    expect(text).toContain('<td class="day">31 Oct 2026</td>')
    expect(text).toContain('<td class="amount"><bdi dir="ltr">2,831.00\u00a0EUR</bdi></td>')
    expect(text).toContain('2,831.00\u00a0EUR of 172,888.62\u00a0EUR')
    expect(text).toContain('26 Nov 2026, 10:04 UTC')
    expect(text).toContain('1 of 1,200')
    expect(text).toContain('1 passed, 1 exception, 0 notes, 0 open')
  })

  it('has the comma, the colon and the words of its language', () => {
    expect(paperPage(paper({}, 'ar'))).toContain('26 نوفمبر 2026، \u206810:04 UTC\u2069')
    expect(paperPage(paper({}, 'ar'))).toContain('1 من 1,200')
    const change = { d: 'fail', whys: { D: 'reason.missing' } } as never
    expect(paperPage(paper(change, 'fr'))).not.toMatch(/>D: /)
  })

  it('marks a fault, and shows typed text as text', () => {
    const text = paperPage(paper())
    expect(text).toContain('<td class="result bad">Exception</td>')
    expect(text).toMatch(/<td class="letter bad"><svg[^>]*aria-label="✗"/)
    expect(text).toContain('Rui &lt;Teixeira&gt;')
    // Only the labels of pictures have letters that the documents' fonts lack.
    expect(text.replace(/aria-label="[^"]*"/g, '')).not.toMatch(/[✓✗]/)
  })

  it('reads from right to left in Arabic', () =>
    expect(paperPage(paper({}, 'ar'))).toContain('<html lang="ar" dir="rtl">'))

  it('keeps plain figures in the file for spreadsheets', () => {
    const csv = paperCsv(paper()).toString()
    expect(csv).toContain('1,Rui <Teixeira>,2026-10-31,,2831.00,EUR,')
  })
})
