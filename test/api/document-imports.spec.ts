import {
  type DocumentImportPreview,
  documentImportPreviewsApi as previews,
} from '@workledger/contracts/documents/document-import-previews.api'
import { documentImportsApi as api } from '@workledger/contracts/documents/document-imports.api'
import { documentsApi } from '@workledger/contracts/documents/documents.api'
import { type Company, createCompany, hire, type Person } from '../support/people'
import { type Answer, type Product, startProduct } from '../support/product'
import { smallPdf } from '../support/small-pdf'
import { upload } from '../support/upload'
import { unicodePath, type ZipEntry, zipOf } from '../support/zip'

const refusal = ({ status, body }: Answer) => [status, body?.code]

/** An archive of PDFs by path. */
const archive = (...paths: string[]) =>
  zipOf(paths.map((path) => ({ name: path, bytes: smallPdf(path) })))

describe('imports of documents, over HTTP', () => {
  let product: Product
  let company: Company
  let eli: Person
  let zoe: Person

  beforeAll(async () => {
    product = await startProduct()
  })

  beforeEach(async () => {
    company = await createCompany(product)
    eli = await hire(product, company, 'Eli', { oid: 'EMP-0001' })
    zoe = await hire(product, company, 'Zoe', { oid: 'EMP-0002' })
    await product.settled()
  })

  afterAll(() => product?.stop())

  const send = <E extends typeof previews.previewDocumentImport | typeof api.importDocuments>(
    endpoint: E,
    bytes: Buffer,
    fields: Record<string, unknown> = {},
    who = company.admin,
  ) =>
    upload(product, endpoint, {
      token: who.token,
      params: { ws: company.ws },
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      ),
      files: { file: { name: 'documents.zip', bytes } },
    })

  const preview = async (bytes: Buffer, fields?: Record<string, unknown>) => {
    const answer = await send(previews.previewDocumentImport, bytes, fields)
    expect(answer).toMatchObject({ status: 200 })
    return answer.body.data as DocumentImportPreview
  }

  const run = async (bytes: Buffer, fields?: Record<string, unknown>) => {
    const answer = await send(api.importDocuments, bytes, fields)
    expect(answer).toMatchObject({ status: 201 })
    return answer.body.data
  }

  const of = (id: string) => ({ token: company.admin.token, params: { ws: company.ws, id } })
  const show = async (id: string) => (await product.call(api.documentImport, of(id))).body.data
  const undo = async (id: string) => (await product.call(api.undoDocumentImport, of(id))).body.data

  const documents = async (who = eli) =>
    (
      await product.call(documentsApi.documents, {
        token: company.admin.token,
        params: { id: who.employee },
        query: {},
      })
    ).body.data.map(({ filename, type, visibility }) => [filename, type, visibility])

  const codes = ({ problems }: Pick<DocumentImportPreview, 'problems'>) =>
    problems.map(({ path, code }) => [path, code])

  it('shows what an archive by people and categories would add, and writes nothing', async () => {
    await product.settled()
    const before = await product.store.head()

    const shown = await preview(
      archive(
        'EMP-0001/Contracts/Contract 2026.pdf',
        'EMP-0001/Photos of teams/Team.pdf',
        'EMP-0002/Payslips/May.pdf',
        'EMP-0003/Payslips/May.pdf',
      ),
    )

    expect(shown.counts).toMatchObject({ files: 4, add: 2, known: 0, refused: 2 })
    expect(shown.people).toMatchObject([
      { key: 'EMP-0001', files: 2, employee_id: eli.employee, by: 'oid' },
      { key: 'EMP-0002', files: 1, employee_id: zoe.employee, by: 'oid' },
      { key: 'EMP-0003', files: 1, employee_id: null, by: 'none' },
    ])
    expect(shown.types).toMatchObject([
      { name: 'Contracts', type: 'Contract', visibility: 'employee', by: 'name' },
      { name: 'Photos of teams', type: null, by: 'none' },
      { name: 'Payslips', type: 'Payslip', visibility: 'employee', by: 'name' },
    ])
    expect(codes(shown)).toEqual([
      ['EMP-0001/Photos of teams/Team.pdf', 'document_import.no_type'],
      ['EMP-0003/Payslips/May.pdf', 'document_import.no_person'],
    ])
    expect(await product.store.head()).toEqual(before)
    expect(await documents()).toEqual([])
  })

  it('adds them, adds nothing twice, and undoes it', async () => {
    const zip = archive('EMP-0001/Contracts/Contract.pdf', 'EMP-0002/Training/Fire.pdf')
    const report = await run(zip)
    expect(report).toMatchObject({ added: 2, known: 0, refused: 0 })
    expect(await documents(eli)).toEqual([['Contract', 'Contract', 'employee']])
    expect(await documents(zoe)).toEqual([['Fire', 'Training', 'managers']])

    expect(await run(zip)).toMatchObject({ added: 0, known: 2 })
    expect(await undo(report.id)).toMatchObject({ status: 'undone', removed: 2, present: 0 })
    expect(await documents(eli)).toEqual([])

    expect(await run(zip)).toMatchObject({ added: 2, known: 0 })
    expect(await documents(eli)).toHaveLength(1)
  })

  it('takes choices of people and types, and only the previewed archive', async () => {
    const zip = archive('Somebody/Team photos/Team.pdf', 'Nobody/Other/x.pdf')
    const { file } = await preview(zip)
    const choices = {
      people: { Somebody: eli.employee, Nobody: null },
      types: { 'Team photos': 'Equipment' },
    }

    expect(await preview(zip, choices)).toMatchObject({ counts: { add: 1, refused: 1 } })
    const other = archive('Somebody/Team photos/Other.pdf')
    const sent = { ...choices, sha256: file.sha256 }
    expect(refusal(await send(api.importDocuments, other, sent))).toEqual([
      409,
      'document_import.other_file',
    ])
    expect(await run(zip, sent)).toMatchObject({ added: 1, refused: 1 })
    expect(await documents()).toEqual([['Team', 'Equipment', 'managers']])
  })

  it('leaves what someone has changed or replaced since, and names it', async () => {
    const report = await run(
      archive('EMP-0001/Contracts/A.pdf', 'EMP-0001/Contracts/B.pdf', 'EMP-0001/Contracts/C.pdf'),
    )
    const list = await product.call(documentsApi.documents, {
      token: company.admin.token,
      params: { id: eli.employee },
      query: {},
    })
    const idOf = new Map<string, string>(list.body.data.map(({ id, filename }) => [filename!, id]))
    const at = (name: string) => ({ id: eli.employee, docId: idOf.get(name)! })
    const change = (name: string, fields: object, files = {}) =>
      upload(product, documentsApi.changeDocument, {
        token: company.admin.token,
        params: at(name),
        fields: fields as Record<string, string>,
        files,
      })

    await change('A', { filename: 'A, signed' })
    await change('B', {}, { document: { name: 'b.pdf', bytes: smallPdf('new') } })
    expect(await show(report.id)).toMatchObject({
      undo: {
        removable: 1,
        kept: [
          { reason: 'changed', count: 1 },
          { reason: 'replaced', count: 1 },
        ],
      },
    })
    const undone = await undo(report.id)
    expect(undone).toMatchObject({ status: 'partly_undone', removed: 1, present: 2 })
    expect(undone.undo.documents.map((row: { filename: string }) => row.filename).sort()).toEqual([
      'A, signed',
      'B',
    ])
    expect((await documents()).map(([name]) => name).sort()).toEqual(['A, signed', 'B'])
  })

  it('is refused to everyone but admins', async () => {
    for (const endpoint of [previews.previewDocumentImport, api.importDocuments])
      expect((await send(endpoint, archive('EMP-0001/Contracts/A.pdf'), {}, eli)).status).toBe(403)
  })

  describe('with archives of strangers', () => {
    const attack = (...entries: ZipEntry[]) => preview(zipOf(entries))
    const good = { name: 'EMP-0001/Contracts/Good.pdf', bytes: smallPdf() }

    it.each<[string, string, Partial<ZipEntry>]>([
      ['a path that leads out', 'path', { name: 'EMP-0001/../../etc/Contract.pdf' }],
      ['an absolute path', 'path', { name: '/EMP-0001/Contract.pdf' }],
      ['a drive', 'path', { name: 'C:\\EMP-0001\\Contract.pdf' }],
      ['a device', 'path', { name: 'EMP-0001/Contracts/aux.pdf' }],
      ['a name without a visible sign', 'path', { name: 'EMP-0001/Contracts/\u200b.pdf' }],
      ['a hidden direction', 'path', { name: 'EMP-0001/Contracts/a\u202efdp.exe' }],
      ['a link', 'link', { mode: 0o120777, bytes: Buffer.from('/etc/passwd') }],
      ['a pipe', 'link', { mode: 0o010644 }],
      ['encryption', 'encrypted', { flags: 1 }],
      ['another method', 'method', { method: 12, packed: Buffer.from('BZh9') }],
      ['no bytes', 'empty_file', { bytes: Buffer.alloc(0) }],
      ['too many bytes', 'too_large', { bytes: Buffer.alloc(2_000_000, 1) }],
      [
        'more bytes than it says',
        'damaged',
        { bytes: Buffer.alloc(900_000_000 / 100, 1), size: 1000 },
      ],
      ['another checksum', 'damaged', { crc: 1 }],
      ['a program', 'content', { bytes: Buffer.from('MZ\x90\x00 a program') }],
      ['an archive', 'content', { bytes: zipOf([{ name: 'a', bytes: Buffer.alloc(1000) }]) }],
      ['cut bytes', 'damaged', { packed: Buffer.from([1, 2, 3]) }],
      ['bytes beyond the archive', 'damaged', { packedSize: 900_000 }],
    ])('refuses the file with %s and no other', async (_, code, part) => {
      const entry = { name: 'EMP-0001/Contracts/Bad.pdf', bytes: smallPdf('bad'), ...part }
      const shown = await attack(entry, good)
      expect(shown.problems.map((problem) => problem.code)).toEqual([`document_import.${code}`])
      expect(shown.counts).toMatchObject({ files: 2, add: 1, refused: 1 })
    })

    it('refuses files that share bytes', async () => {
      const shared = Array.from({ length: 50 }, (_, n) => ({
        name: `EMP-0001/Contracts/${n}.pdf`,
        bytes: good.bytes,
        sameAs: 0,
      }))
      const shown = await attack(good, ...shared)
      expect(shown.counts).toMatchObject({ files: 51, add: 1, refused: 50 })
      expect(new Set(shown.problems.map(({ code }) => code))).toEqual(
        new Set(['document_import.overlaps']),
      )
    })

    it.each<[string, Buffer]>([
      ['no archive', Buffer.from('no archive')],
      ['nothing', Buffer.alloc(0)],
      ['a cut archive', zipOf([good]).subarray(0, 60)],
      ['a wrong count', zipOf([good], { count: 9 })],
      ['a picture', Buffer.from('89504e470d0a1a0a', 'hex')],
    ])('refuses %s', async (_, bytes) => {
      expect(refusal(await send(previews.previewDocumentImport, bytes))).toEqual([
        422,
        'document_import.file',
      ])
    })

    it('refuses too many files before it reads them', async () => {
      const entries = Array.from({ length: 10_001 }, (_, n) => ({
        name: `EMP-0001/Contracts/${n}.pdf`,
        bytes: good.bytes,
        ...(n > 0 && { sameAs: 0 }),
      }))
      expect(refusal(await send(previews.previewDocumentImport, zipOf(entries)))).toEqual([
        422,
        'document_import.too_many',
      ])
    })

    it('reads ZIP64, sizes behind the bytes, a comment, and Windows separators', async () => {
      const entries = [
        { ...good, zip64: true },
        { name: 'EMP-0001\\Contracts\\Windows.pdf', bytes: smallPdf('w'), madeBy: 0 },
        { name: 'EMP-0001/Contracts/Streamed.pdf', bytes: smallPdf('s'), descriptor: true },
        { name: 'EMP-0001/', bytes: Buffer.alloc(0), mode: 0o040755 },
      ]
      const shown = await preview(zipOf(entries, { zip64: true, comment: 'Personio' }))
      expect(shown).toMatchObject({ counts: { files: 3, add: 3, refused: 0 } })
    })

    it('reads names in every encoding that programs write', async () => {
      const raw = Buffer.from('EMP-0001/Contracts/m_rz.pdf')
      const shown = await attack(
        { name: 'EMP-0001/Contracts/März.pdf', bytes: smallPdf('1') },
        { name: Buffer.from('EMP-0001/Contracts/März.pdf'), bytes: smallPdf('2') },
        { name: Buffer.from('EMP-0001/Contracts/M\x84rz.pdf', 'latin1'), bytes: smallPdf('3') },
        { name: Buffer.from('EMP-0001/Contracts/März.pdf', 'latin1'), bytes: smallPdf('4') },
        {
          name: raw,
          bytes: smallPdf('5'),
          extra: unicodePath(raw, 'EMP-0001/Contracts/März.pdf'),
        },
      )
      expect(new Set(shown.files.map(({ name }) => name))).toEqual(new Set(['März']))
      expect(shown.counts).toMatchObject({ add: 5 })
    })

    it('ignores files of operating systems', async () => {
      const shown = await preview(
        archive(
          'EMP-0001/Contracts/A.pdf',
          '__MACOSX/EMP-0001/Contracts/._A.pdf',
          'EMP-0001/.DS_Store',
          'EMP-0001/Thumbs.db',
          'EMP-0001/Contracts/._B.pdf',
        ),
      )
      expect(shown.counts).toMatchObject({ files: 1, add: 1, refused: 0, ignored: 4 })
    })
  })

  describe('with the list of an archive', () => {
    it('takes hostile texts of it as they can be stored', async () => {
      const list = 'file,employee,title\na.pdf,EMP-0001,"x\ud800\u202ey"'
      const utf16 = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(list, 'utf16le')])
      const zip = zipOf([
        { name: 'index.csv', bytes: utf16 },
        { name: 'a.pdf', bytes: smallPdf('a') },
      ])

      expect(await run(zip, { types: { '': 'Contract' } })).toMatchObject({ added: 1 })
      expect(await documents(eli)).toHaveLength(1)
    })

    it('takes person, name, type and expiry from it', async () => {
      const list = [
        'file,employee,title,category,expires on',
        `files/1.pdf,${eli.email},My contract,Contract,2031-05-01`,
        '/private/files/2.pdf,EMP-0002,,Permit papers,',
        'gone.pdf,EMP-0002,,Contract,',
      ].join('\n')
      const zip = zipOf([
        { name: 'documents.csv', bytes: Buffer.from(list) },
        { name: 'files/1.pdf', bytes: smallPdf('1') },
        { name: 'files/2.pdf', bytes: smallPdf('2') },
      ])
      const shown = await preview(zip, { types: { 'Permit papers': 'Work permit' } })
      expect(shown).toMatchObject({
        file: { index: 'documents.csv' },
        counts: { files: 2, add: 2, refused: 1 },
        problems: [{ code: 'document_import.not_in_archive' }],
      })
      await run(zip, { types: { 'Permit papers': 'Work permit' } })
      expect(await documents(eli)).toEqual([['My contract', 'Contract', 'employee']])
      expect(await documents(zoe)).toEqual([['2', 'Work permit', 'employee']])
    })

    it('refuses a list without the columns', async () => {
      const zip = zipOf([
        { name: 'index.csv', bytes: Buffer.from('a,b\n1,2') },
        { name: 'EMP-0001/Contracts/1.pdf', bytes: smallPdf('1') },
      ])
      expect(refusal(await send(previews.previewDocumentImport, zip))).toEqual([
        422,
        'document_import.index',
      ])
    })
  })

  it('names people by first and last name, in either order', async () => {
    const shown = await preview(
      archive(
        'Eli Tester/Contracts/A.pdf',
        'Tester, Zoe/Contracts/A.pdf',
        '77_Zoe_Tester/Contracts/B.pdf',
      ),
    )

    expect(shown.people).toMatchObject([
      { employee_id: eli.employee, by: 'name' },
      { employee_id: zoe.employee, by: 'name' },
      { employee_id: zoe.employee, by: 'name' },
    ])
  })
})
