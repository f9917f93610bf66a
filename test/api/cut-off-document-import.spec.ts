import { documentImportsApi as api } from '@workledger/contracts/documents/document-imports.api'
import { Faults } from '../support/faults'
import { type Company, createCompany, hire } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { smallPdf } from '../support/small-pdf'
import { until } from '../support/until'
import { upload } from '../support/upload'
import { zipOf } from '../support/zip'

const zip = zipOf(
  ['EMP-0001', 'EMP-0002'].map((oid) => ({
    name: `${oid}/Contracts/Contract.pdf`,
    bytes: smallPdf(oid),
  })),
)

/** The fate of an import of documents whose server died between two of them. */
describe('an import of documents that was cut off', () => {
  const faults = new Faults()
  let product: Product
  let company: Company

  beforeAll(async () => {
    product = await startProduct({ faults })
  })

  beforeEach(async () => {
    company = await createCompany(product)
    await hire(product, company, 'Eli', { oid: 'EMP-0001' })
    await hire(product, company, 'Col', { oid: 'EMP-0002' })
    await product.settled()
  })

  afterAll(async () => {
    expect(product.errors).toEqual([])
    await product.stop()
  })

  const attempt = (key: string) =>
    upload(product, api.importDocuments, {
      token: company.admin.token,
      params: { ws: company.ws },
      files: { file: { name: 'documents.zip', bytes: zip } },
      headers: { 'idempotency-key': key },
    })

  async function cutOff(key: string) {
    faults.killAfter(2)
    await attempt(key)
    expect(faults.struck).toBe(true)
    faults.revive()
    await product.restartProcesses()
    await product.settled()
  }

  const imports = async () =>
    (
      await product.call(api.documentImports, {
        token: company.admin.token,
        params: { ws: company.ws },
        query: {},
      })
    ).body.data

  it('counts as interrupted after a minute; the same archive adds the rest, and both can be undone', async () => {
    await cutOff('left')
    // The append of the second document may have been under way already.
    const { present } = (await imports())[0]!
    expect([1, 2]).toContain(present)
    expect(await imports()).toMatchObject([{ status: 'running', present, added: 2 }])
    await product.owner.query('update jobs.expected set due = now()')
    await until(
      async () => (await product.owner.query('select 1 from jobs.expected')).rowCount === 0,
    )
    await product.settled()
    const [left] = await imports()
    expect(left).toMatchObject({ status: 'interrupted', present })

    const rest = { added: 2 - present, known: present, refused: 0 }
    expect((await attempt('new')).body.data).toMatchObject(rest)

    const undone = await product.call(api.undoDocumentImport, {
      token: company.admin.token,
      params: { ws: company.ws, id: left!.id },
    })
    expect(undone.body.data).toMatchObject({ status: 'undone', removed: present, present: 0 })
    expect((await attempt('third')).body.data).toMatchObject({ added: present, refused: 0 })
  })

  it('is completed by the same request', async () => {
    await cutOff('again')
    expect(await attempt('again')).toMatchObject({
      status: 201,
      body: { data: { added: 2, refused: 0 } },
    })
    expect(await imports()).toMatchObject([{ status: 'finished', present: 2 }])
  })
})
