import { type ArchiveFile, planDocuments } from './plan'

const people = [
  { id: 'ann', oid: 'EMP-0001', first_name: 'Ann', last_name: 'Lee', email: null },
  { id: 'bob', oid: 'EMP-0002', first_name: 'Bob', last_name: 'Ray', email: null },
]

const files = (...paths: string[]): ArchiveFile[] =>
  paths.map((path, n) => ({
    row: n + 1,
    path,
    size: 10,
    hash: path,
    content_type: 'application/pdf',
  }))

const plan = (...paths: string[]) =>
  planDocuments({ files: files(...paths) }, people, {
    people: {},
    types: { '': 'Equipment' },
    language: 'en',
    documentId: (of) => of,
  })

const planned = (...paths: string[]) =>
  plan(...paths).documents.map(({ employee_id, type, filename }) => [employee_id, type, filename])

describe('the plan of an archive of documents', () => {
  it.each([
    ['a folder for each person', 'EMP-0001/Contracts/A.pdf', 'Contract'],
    ['a folder for all', 'Export/EMP-0001/Contracts/A.pdf', 'Contract'],
    ['categories above people', 'Payslips/EMP-0001/A.pdf', 'Payslip'],
    ['categories above files by person', 'Gehaltsabrechnungen/EMP-0001_A.pdf', 'Payslip'],
    ['years below categories', 'Lee, Ann/Contracts/2026/A.pdf', 'Contract'],
    ['files by person and type', '4711_Ann_Lee_Arbeitsvertrag_01.02.2026.pdf', 'Contract'],
    ['files by person alone', 'EMP-0001 scan.pdf', 'Equipment'],
    ['a folder without types', 'EMP-0001/A.pdf', 'Equipment'],
  ])('reads %s', (_, path, type) => {
    const more = path.replaceAll('EMP-0001', 'EMP-0002').replace('Lee, Ann', 'Ray, Bob')
    const both = path === more ? [path] : [path, more]
    expect(planned(...both)[0]!.slice(0, 2)).toEqual(['ann', type])
  })

  it('names an unknown person by the folder of the others', () => {
    const { people: found, problems } = plan(
      'x/EMP-0001/Contracts/A.pdf',
      'x/Nowhere/Contracts/A.pdf',
    )
    expect(found).toMatchObject([
      { key: 'EMP-0001', by: 'oid' },
      { key: 'Nowhere', by: 'none' },
    ])
    expect(problems).toMatchObject([
      { row: 2, code: 'document_import.no_person', params: { name: 'Nowhere' } },
    ])
  })

  it('asks nothing about a file that can be no document', () => {
    const [good, bad] = files('x/EMP-0001/Contracts/A.pdf', '../Nowhere/evil.pdf') as [
      ArchiveFile,
      ArchiveFile,
    ]
    const fault = { code: 'document_import.path' }
    const {
      people: found,
      types,
      documents,
      problems,
      read,
    } = planDocuments({ files: [{ ...bad, fault }, good] }, people, {
      people: {},
      types: {},
      language: 'en',
      documentId: (of) => of,
    })
    expect(found.map(({ key }) => key)).toEqual(['EMP-0001'])
    expect(types.map(({ name }) => name)).toEqual(['Contracts'])
    expect(documents).toHaveLength(1)
    expect(problems).toMatchObject([{ row: 2, code: 'document_import.path' }])
    expect(read[0]).toMatchObject({ row: 2, person: '', category: '', name: 'evil' })
  })

  it('adds the same content of one name once', () => {
    const twice = files('EMP-0001/Contracts/A.pdf', 'EMP-0001/Payslips/A.pdf').map((file) => ({
      ...file,
      hash: 'same',
    }))
    const options = { people: {}, types: {}, language: 'en', documentId: (of: string) => of }
    const { documents, repeated } = planDocuments({ files: twice }, people, {
      ...options,
      language: 'en',
    })
    expect([documents.length, repeated]).toEqual([1, 1])
  })

  it('refuses a name that is too long', () => {
    expect(plan(`EMP-0001/Contracts/${'a'.repeat(300)}.pdf`).problems).toMatchObject([
      { code: 'document_import.name_too_long' },
    ])
  })
})
