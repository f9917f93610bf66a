import { SERIAL } from '@workledger/contracts/biometrics/biometrics.api'
import { CodedError } from '@workledger/contracts/kernel/errors'
import { SYSTEM_ACTOR } from '@workledger/contracts/kernel/system'
import { isStorable } from '@workledger/contracts/kernel/text'
import { deviceDecider } from '@workledger/domain/biometrics/device'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { Commands } from '../../kernel/commands/commands'
import { Ctx } from '../../kernel/http/context'
import { MinuteLimit } from '../../kernel/http/minute-limit'
import { networkOf } from '../../kernel/http/network'
import { DeviceCalls, type KnownDevice } from '../device-calls'
import { type DeviceCall, recognise } from './caller'
import { DeviceService, NotTaken } from './device-service'
import { OK } from './words'

/** Most bytes of an upload; 10,000 punches take a fifth of it. */
const ROUTES_MOST_BYTES = 2 * 1024 * 1024

/** Most calls a minute of one device, and of one network with unknown devices. */
const CALLS = 1_200

const STRANGERS = 60

/** Any address, and any kind of content. */
const ANY = '*'

interface Tools {
  commands: Commands
  calls: DeviceCalls
  service: DeviceService
  log: Logger
}

type DeviceRequest = {
  Params: { name: string; subdomain?: string; key?: string }
  Querystring: Record<string, unknown>
}

/**
 * Serves ZKTeco's push protocol: at `/{subdomain}/{key}/iclock/…`, at `/{subdomain}/iclock/…`
 * without a key or with one in the host name, and at `/iclock/…` for a single company. The key
 * identifies a device, else its serial number within the company of the address and the network
 * accepted for it. Answers are plain text; the device repeats a call unless it gets 200 with OK.
 */
export function serveDevices(fastify: FastifyInstance, tools: Tools): void {
  const known = new MinuteLimit(CALLS)
  const strangers = new MinuteLimit(STRANGERS)

  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers()

    // Devices send lines of text under any content type.
    scope.addContentTypeParser(
      ANY,
      { parseAs: 'buffer', bodyLimit: ROUTES_MOST_BYTES },
      (_request, body, done) => done(null, body),
    )

    scope.setErrorHandler((error: unknown, _request, reply) =>
      answerRefusal(error, reply, tools.log),
    )
    const handle = (request: FastifyRequest<DeviceRequest>, reply: FastifyReply) =>
      answer(request, reply, tools, { known, strangers })

    for (const url of [
      '/iclock/:name',
      '/:subdomain/iclock/:name',
      '/:subdomain/:key/iclock/:name',
    ])
      scope.route<DeviceRequest>({
        method: ['GET', 'POST'],
        url,
        bodyLimit: ROUTES_MOST_BYTES,
        handler: handle,
      })
  })
}

async function answer(
  request: FastifyRequest<DeviceRequest>,
  reply: FastifyReply,
  tools: Tools,
  { known, strangers }: { known: MinuteLimit; strangers: MinuteLimit },
) {
  const serial = text(request.query.SN)
  const network = networkOf(request.ip)
  const now = new Date()

  if (!serial || !SERIAL.test(serial)) {
    strangers.take(network)
    throw new NotTaken(400, 'ERROR: SN\n')
  }

  // No company has such a name, and the database cannot look for it.
  if (!isStorable(request.params.subdomain ?? '')) {
    strangers.take(network)
    throw new NotTaken(403, 'UNKNOWN DEVICE\n')
  }

  const { device, workspace, keyMissing } = await recognise(
    tools.calls,
    callOf(request, serial, network),
    now,
  )

  if (!device || !(await isAccepted(device, network, now, tools))) {
    strangers.take(network)

    if (workspace)
      await tools.calls.refused(workspace, serial, { network, at: now, hasKey: keyMissing })

    throw new NotTaken(403, 'UNKNOWN DEVICE\n')
  }

  known.take(device.id)

  return sendPlain(reply, 200, await spoken(request, device, { network, now }, tools.service))
}

function callOf(
  request: FastifyRequest<DeviceRequest>,
  serial: string,
  network: string,
): DeviceCall {
  const { subdomain, key } = request.params
  return {
    serial,
    network,
    subdomain,
    keys: { path: key, host: request.hostname, pushcommkey: text(request.query.pushcommkey) },
  }
}

/**
 * Returns whether the network is accepted. The first address of a device becomes its own, unless an
 * admin has set one.
 */
async function isAccepted(
  device: KnownDevice,
  network: string,
  now: Date,
  { commands }: Tools,
): Promise<boolean> {
  if (device.network !== null)
    return device.network === ANY || networkOf(device.network) === network

  const ctx = Ctx.begin(SYSTEM_ACTOR, now, { wait: false })
  const connect = { type: 'connect', device_id: device.id, network } as const
  const { state } = await commands
    .in(ctx, device.workspace_id)
    .append(deviceDecider, device.id, connect)

  return (
    state.status === 'active' &&
    (state.details.network === network || state.details.network === ANY)
  )
}

function spoken(
  request: FastifyRequest<DeviceRequest>,
  device: KnownDevice,
  { network, now }: { network: string; now: Date },
  service: DeviceService,
) {
  const { method, params, query } = request
  const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : ''

  switch (`${method} ${params.name.toLowerCase().replace(/\.aspx$/, '')}`) {
    case 'GET cdata':
      return query.options === undefined ? OK : service.begin(device, network, now)

    case 'POST cdata': {
      const table = text(query.table)?.toUpperCase()

      if (table === 'ATTLOG')
        return service.punches(device, network, now, { text: body, stamp: stampOf(query) })

      return table === 'OPERLOG' || table === 'BIODATA' ? service.people(device, now, body) : OK
    }

    case 'GET getrequest':
    case 'GET ping':
      return service.request(device, network, now)
    case 'POST devicecmd':
      return service.answered(device, now, body)
    // Photos and templates are neither requested nor stored.
    case 'POST fdata':
      return OK
    // Version 3 of the protocol is for access control. A device set up for attendance returns to
    // 2.4 after the handshake.
    case 'POST registry':
    case 'GET push':
    case 'POST push':
    case 'GET rtdata':
    case 'POST querydata':
      throw new NotTaken(501, 'ERROR: this server speaks push protocol 2.4 for attendance, not 3\n')
    default:
      throw new NotTaken(404, 'ERROR: not known\n')
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

const stampOf = (query: Record<string, unknown>) => {
  const stamp = text(query.Stamp) ?? text(query.ATTLOGStamp)
  return stamp && /^[A-Za-z0-9]{1,20}$/.test(stamp) ? stamp : undefined
}

const sendPlain = (reply: FastifyReply, status: number, answered: string) =>
  reply
    .status(status)
    .type('text/plain; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .send(answered)

/** Internal errors do not leave the server. */
function answerRefusal(error: unknown, reply: FastifyReply, log: Logger) {
  if (error instanceof NotTaken) return sendPlain(reply, error.status, error.message)

  if (error instanceof CodedError && error.detail.retryAfter)
    reply.header('Retry-After', String(error.detail.retryAfter))

  const status =
    error instanceof CodedError
      ? error.status
      : Number((error as { statusCode?: number })?.statusCode ?? 503)

  if (status >= 500) log.error({ err: error }, 'device')

  return sendPlain(reply, status, 'ERROR\n')
}
