import { fieldWord, tableWord } from '@workledger/contracts/field-words'
import { projections } from '@workledger/projections/registry'
import { tablesAbout, technical } from './own-data'
import { ownPage } from './own-page'

const tables = new Map(
  projections.flatMap((projection) =>
    projection.tables.map((table) => [table.name, Object.keys(table.columns)]),
  ),
)

const [leave, type, stranger] = [1, 2, 3].map((n) => `01a00000-0000-7000-8000-00000000000${n}`)

const row = {
  id: leave,
  employee_id: type,
  leave_type_id: type,
  decided_by: stranger,
  start_on: '2026-03-02',
  half_day: true,
  status: 'approved',
  comment: 'Mum’s <60th>',
  days: [{ date: '2026-03-02', part: '0.5' }],
}

const page = (language: 'en' | 'ar') =>
  ownPage({
    language,
    name: 'Lin',
    company: 'Northwind',
    madeAt: '2026-11-24 09:00:00',
    sections: [{ name: 'leaves', rows: [row], cut: false }],
    names: new Map([[type!, 'Parental leave']]),
    happened: [],
    files: [],
    unprinted: 0,
  })

const cells = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'g'))].map(([, text]) => text)

describe("the page of a person's data", () => {
  it('has words for every table and column', () => {
    const held = [...new Set(tablesAbout('', '').map(([table]) => table))]
    expect(held.filter((table) => !tableWord(table, 'en'))).toEqual([])
    const columns = held.flatMap((table) =>
      tables.get(table)!.map((column) => [table, column] as const),
    )
    expect(columns.length).toBeGreaterThan(200)

    expect(
      columns.filter(
        ([table, column]) =>
          !technical.has(column) &&
          fieldWord(tableWord(table, 'en')![0], column, 'en') === undefined,
      ),
    ).toEqual([])
  })

  it('shows names instead of ids, and words for fixed values', () => {
    expect(cells(page('en'), 'h2')).toContain('Leaves')

    expect(cells(page('en'), 'th').slice(0, 6)).toEqual([
      'Leave type',
      'First day',
      'Half day',
      'Status',
      'Comment',
      'Days',
    ])

    expect(cells(page('en'), 'td').slice(0, 6)).toEqual([
      'Parental leave',
      '2026-03-02',
      'Yes',
      'Approved',
      'Mum’s &#60;60th&#62;',
      'Date: 2026-03-02; Part of a day: 0.5',
    ])

    expect(page('en')).not.toContain('01a00000')
  })

  it('is in Arabic for a company that writes Arabic', () => {
    expect(cells(page('ar'), 'h2')).toContain('الإجازات')

    expect(cells(page('ar'), 'th').slice(0, 4)).toEqual([
      'نوع الإجازة',
      'أول يوم',
      'نصف يوم',
      'الحالة',
    ])

    expect(cells(page('ar'), 'td').slice(2, 4)).toEqual(['نعم', 'معتمد'])
  })
})
