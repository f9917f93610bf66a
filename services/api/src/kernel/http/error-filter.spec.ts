import { LogBusy } from '@workledger/event-store/port'
import pino from 'pino'
import { ErrorFilter } from './error-filter'

function answered(error: unknown) {
  const answer: {
    status?: number
    headers: Record<string, string>
    body?: { code: string; request_id?: string }
  } = { headers: {} }

  const reply = {
    sent: false,
    status: (status: number) => Object.assign(answer, { status }) && reply,
    header: (name: string, value: string) =>
      Object.assign(answer.headers, { [name]: value }) && reply,
    send: (body: { code: string }) => Object.assign(answer, { body }),
  }

  new ErrorFilter(pino({ level: 'silent' })).catch(error, {
    switchToHttp: () => ({
      getResponse: () => reply,
      getRequest: () => ({ id: 'of the request' }),
    }),
  } as never)

  return [answer.status, answer.body!.code, answer.headers['Retry-After']]
}

const coded = (code: string) => Object.assign(new Error(code), { code })

it.each([
  '53100',
  '57P01',
  '08006',
  'ECONNREFUSED',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'ESTOREAWAY',
])('says that the same request may succeed in a moment: %s', (code) => {
  expect(answered(coded(code))).toEqual([503, 'service.unavailable', '2'])
})

it('takes a missing socket for a database that is away, and a missing file for a defect', () => {
  const missing = (syscall: string) => Object.assign(coded('ENOENT'), { syscall })
  expect(answered(missing('connect'))[0]).toBe(503)
  expect(answered(missing('open'))[0]).toBe(500)
})

it('reports a busy log, and an unexpected error as a defect', () => {
  expect(answered(new LogBusy())).toEqual([503, 'log.unknown_outcome', '1'])
  expect(answered(coded('42P01'))).toEqual([500, 'unexpected', undefined])
  expect(answered(coded('ENOENT'))).toEqual([500, 'unexpected', undefined])
})

it('names the request of a failure, by which its line in the log is found', () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  let body: Record<string, unknown> = {}

  const reply: Record<string, unknown> = {
    sent: false,
    header: () => reply,
    status: () => reply,
    send: (sent: Record<string, unknown>) => (body = sent),
  }

  const http = { getResponse: () => reply, getRequest: () => ({ id: 'the id' }) }
  new ErrorFilter(log).catch(new Error('of ours'), { switchToHttp: () => http } as never)
  expect([body.request_id, lines[0]!.request_id]).toEqual(['the id', 'the id'])
})
