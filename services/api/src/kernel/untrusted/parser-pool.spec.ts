import { CodedError } from '@workledger/contracts/kernel/errors'
import { threadModule } from '@workledger/projections/kernel/threads/thread-module'
import { untrustedParser } from './parser-pool'

const asker = { company: 'A', person: 'ann' }

const parse = untrustedParser<
  typeof import('../../../../../test/support/parsers/hanging.parser').parse
>({
  module: threadModule(__dirname, '../../../../../test/support/parsers/hanging.parser'),
  pool: 'short',
  seconds: 0.5,
  refusal: { code: 'upload.kind', field: 'file' },
})

const outcome = (how: Parameters<typeof parse>[1]) =>
  parse(asker, how).catch((error) =>
    error instanceof CodedError ? { code: error.code, ...error.detail } : error,
  )

describe('a parser of what strangers send', () => {
  it.each([
    ['loop', ['upload.too_slow']],
    ['backtrack', ['upload.too_slow']],
    // A busy machine may be out of time before it is out of memory.
    ['eat', ['upload.kind', 'upload.too_slow']],
    ['throw', ['upload.kind']],
    ['end', ['upload.kind']],
  ] as const)(
    'that may %s is stopped and refuses with one of %j, while the process goes on and the next file is read',
    async (how, codes) => {
      const warned = jest.spyOn(process, 'emitWarning').mockImplementation(() => {})
      const [refused, beside] = await Promise.all([outcome(how), outcome('answer')])
      expect([refused, beside]).toEqual([{ code: expect.any(String), field: 'file' }, 'read'])
      expect(codes).toContain(refused.code)

      expect(await Promise.all(Array.from({ length: 4 }, () => outcome('answer')))).toEqual(
        Array(4).fill('read'),
      )
      expect(JSON.stringify(warned.mock.calls)).not.toContain('secret')
      warned.mockRestore()
    },
  )

  it('gives others a turn between the files of a user who sends many that hang', async () => {
    const order: string[] = []
    const sent = Array.from({ length: 6 }, () => outcome('loop').then(() => order.push('hung')))
    const other = parse({ company: 'B', person: 'ben' }, 'answer').then((answer) =>
      order.push(answer),
    )
    await Promise.all([...sent, other])
    // Its turn comes third; a thread that starts late lets one more finish before it.
    expect(order.indexOf('read')).toBeLessThanOrEqual(3)
  })
})
