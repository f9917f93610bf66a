import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common'
import { translated } from '@workledger/contracts/kernel/asked-language'
import { CodedError, spoken } from '@workledger/contracts/kernel/errors'
import { LogBusy, UnknownOutcome } from '@workledger/event-store/port'
import type { Logger } from 'pino'
import { Pending } from '../commands/commands'
import { inAskedLanguage } from './asked-language'
import { Replayed } from './idempotency'
import { sendProblem } from './problem'
import { requestIdOf } from './request-id'

/** Maps codes to HTTP, in this one place. Stack traces go to the log, never to the caller. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp()
    const reply = http.getResponse()
    if (reply.sent) return

    return inAskedLanguage(http.getRequest().headers ?? {}, () => this.answer(error, http))
  }

  private answer(error: unknown, http: ReturnType<ArgumentsHost['switchToHttp']>) {
    const reply = http.getResponse()

    if (error instanceof Pending)
      return reply.status(202).send({
        data: { position: error.position },
        ...(error.code ? { code: error.code, message: spoken({ code: error.code }) } : {}),
      })

    if (error instanceof Replayed)
      return reply
        .status(error.answered.status)
        .header('Idempotent-Replayed', 'true')
        .send(error.answered.answer ?? undefined)

    const id = requestIdOf(http.getRequest())
    const coded = this.coded(error, id)
    // The number of codes is fixed, so that the number of series is limited.
    if ([401, 403, 429].includes(coded.status)) http.getRequest().refusal = coded.code
    if (coded.detail.retryAfter) reply.header('Retry-After', String(coded.detail.retryAfter))

    sendProblem(http.getRequest(), reply, coded.status, {
      message: firstMessage(coded),
      code: coded.code,
      ...(coded.detail.params && { params: coded.detail.params }),
      errors: Object.fromEntries(
        Object.entries(coded.fields).map(([field, faults]) => [field, faults.map(spoken)]),
      ),
      error_codes: coded.fields,
      ...(coded.detail.current !== undefined && { current: coded.detail.current }),
      ...(coded.detail.challenge !== undefined && { challenge: coded.detail.challenge }),
      // Refusals stay identical, so that two of them reveal nothing. The header carries the id for
      // all.
      ...(coded.status >= 500 && id !== undefined && { request_id: id }),
    })
  }

  private coded(error: unknown, request_id: string | undefined): CodedError {
    if (error instanceof CodedError) return error

    if (error instanceof LogBusy || error instanceof UnknownOutcome)
      return new CodedError('log.unknown_outcome', { retryAfter: 1 })

    if (isAway(error)) {
      this.log.warn(
        { err: error, request_id },
        'the database or the store of files is away, or a disk is full',
      )
      return new CodedError('service.unavailable', { retryAfter: 2 })
    }

    const status =
      error instanceof HttpException
        ? error.getStatus()
        : Number((error as { statusCode?: number })?.statusCode ?? 500)

    if (status === 404) return new CodedError('not_found')
    if (status === 413) return new CodedError('request.too_large', { params: { limit: '1 MB' } })
    if (status === 415) return new CodedError('request.media_type')

    if (status >= 400 && status < 500)
      return new CodedError('validation', { fields: { body: [{ code: 'request.unreadable' }] } })

    this.log.error({ err: error, request_id }, 'unexpected')

    return new CodedError('unexpected')
  }
}

/**
 * Returns whether the database restarts, is full or silent, or the store of files is full, read-only
 * or away. The same request may succeed in a moment.
 */
function isAway(error: unknown): boolean {
  const { code, message, syscall } = (error ?? {}) as Record<string, unknown>
  // The socket of a PostgreSQL that is away.
  if (code === 'ENOENT' && syscall === 'connect') return true

  if (
    typeof code === 'string' &&
    /^(08...|53...|57P0.|ECONN[A-Z]+|EPIPE|ETIMEDOUT|ENOTFOUND|ENOSPC|EDQUOT|EROFS|EIO|ESTOREAWAY)$/.test(
      code,
    )
  )
    return true

  return (
    typeof message === 'string' &&
    /^(Connection terminated|database ".*" is not currently accepting connections|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/.test(
      message,
    )
  )
}

/** Returns the first field's sentence, which says more than "invalid". Programs read the code. */
function firstMessage({ code, message, detail, fields }: CodedError) {
  const first = code === 'validation' ? Object.values(fields)[0]?.[0] : undefined
  return first ? spoken(first) : (translated({ code, params: detail.params }) ?? message)
}
