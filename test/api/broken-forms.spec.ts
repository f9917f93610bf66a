import { existsSync, readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type Product, startProduct } from '../support/product'
import { createWorld, type World } from '../support/world'

const B = 'the-boundary'

const file = (name: string, bytes: string | Buffer, filename = 'a.png') =>
  `--${B}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/png\r\n\r\n${bytes}`

const field = (name: string, value: string) =>
  `--${B}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`

const PNG = Buffer.from('89504e470d0a1a0a', 'hex').toString('latin1')

/** A truncated or invalid form is refused; the process goes on and keeps nothing. */
describe('broken forms', () => {
  let product: Product
  let world: World
  let port: number

  beforeAll(async () => {
    product = await startProduct()
    world = await createWorld(product)
    await product.app.listen(0, '127.0.0.1')
    port = (product.app.getHttpServer().address() as { port: number }).port
  }, 60_000)

  afterAll(() => product?.stop())

  /**
   * Sends a request as bytes. Returns the status, or undefined if the connection ended without an
   * answer.
   */
  const send = (
    body: Buffer,
    { type = `multipart/form-data; boundary=${B}`, length = body.length, cut = false } = {},
  ) =>
    new Promise<number | undefined>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `POST /api/v1/employees/${world.employee.employee}/leaves HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
            `Authorization: Bearer ${world.employee.token}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
        )
        socket.write(body, () => cut && socket.destroy())
      })

      let answer = ''
      socket.on('data', (chunk) => (answer += chunk))
      socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]) || undefined))
      socket.on('error', (error) => (cut ? resolve(undefined) : reject(error)))
    })

  const kept = () =>
    existsSync(join(product.dataDir, 'files'))
      ? readdirSync(join(product.dataDir, 'files'), { recursive: true })
      : []

  const many = (part: (n: number) => string, count: number) =>
    Array.from({ length: count }, (_, n) => part(n)).join('\r\n')

  const forms: [string, string, { type?: string }?][] = [
    ['without a closing boundary after a file', file('document', PNG)],
    ['without a closing boundary after half a file', file('document', PNG + 'x'.repeat(70_000))],
    ['without a closing boundary after a field', field('description', 'x')],
    ['that ends in the headers of a part', `--${B}\r\nContent-Disposition: form-data; na`],
    ['that ends after a second file', `${file('document', PNG)}\r\n${file('document', PNG)}`],
    ['with nothing in it', ''],
    ['without any boundary in it', 'nothing of the kind'],
    [
      'whose type names no boundary',
      `${file('document', PNG)}\r\n--${B}--\r\n`,
      { type: 'multipart/form-data' },
    ],
    [
      'whose type names an empty boundary',
      `${file('document', PNG)}\r\n--${B}--\r\n`,
      { type: 'multipart/form-data; boundary=' },
    ],
    [
      'with a boundary that is too long',
      `${file('document', PNG)}\r\n--${B}--\r\n`,
      { type: `multipart/form-data; boundary=${'b'.repeat(300)}` },
    ],
    ['with many files', `${many((n) => file(`document${n}`, PNG), 40)}\r\n--${B}--\r\n`],
    ['with many fields', `${many((n) => field(`f${n}`, 'x'), 400)}\r\n--${B}--\r\n`],
    [
      'with a field that is too long',
      `${field('description', 'x'.repeat(300 * 1024))}\r\n--${B}--\r\n`,
    ],
    [
      'with a part without a name',
      `--${B}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${B}--\r\n`,
    ],
    ['with a part without headers', `--${B}\r\n\r\nx\r\n--${B}--\r\n`],
    [
      'with a picture that ends in its head',
      `${file('document', 'II*\0\x08\0\0\0\x05')}\r\n--${B}--\r\n`,
    ],
    ['with a file called __proto__', `${file('__proto__', PNG)}\r\n--${B}--\r\n`],
    ['with a file called constructor', `${file('constructor', PNG)}\r\n--${B}--\r\n`],
  ]

  it.each(forms)('%s is refused and writes nothing', async (_, form, options = {}) => {
    const before = [await product.events(), kept().length]
    const status = await send(Buffer.from(form, 'latin1'), options)
    expect([413, 415, 422]).toContain(status)
    expect([await product.events(), kept().length]).toEqual(before)
  })

  it('from a caller who goes away in the middle writes nothing', async () => {
    const before = [await product.events(), kept().length]

    expect(
      await send(Buffer.from(file('document', PNG + 'x'.repeat(70_000)), 'latin1'), {
        length: 500_000,
        cut: true,
      }),
    ).toBe(undefined)

    // The next request is answered after the server has noticed the cut one.
    expect(await send(Buffer.from(''), { length: 0 })).toBe(422)
    expect([await product.events(), kept().length]).toEqual(before)
  })

  it('larger than the limit is answered while it is still being sent', async () => {
    expect(await send(Buffer.from(file('document', PNG), 'latin1'), { length: 900_000_000 })).toBe(
      413,
    )
  })
})
