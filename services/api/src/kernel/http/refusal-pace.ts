import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from './network'

/** Milliseconds by which the refusal of an immediate repetition is delayed. */
const HELD = 2_000

/** A caller who waits so many milliseconds after a refusal gets the next one at once. */
const REFUSAL_PACE_PATIENCE = 1_000

/** Most delayed refusals for one caller; above it connections are closed. */
const MOST_HELD = 100

interface Caller {
  held: number
  refusedAt: number
}

/**
 * Slows down callers who repeat a refused call (429) without a pause. Each refusal costs as much as
 * a small call, so a loop would take the processor from other callers. A client that heeds
 * `Retry-After` never waits here.
 */
export class RefusalPace {
  private readonly callers = new Map<string, Caller>()

  constructor(
    private readonly now: () => number = () => performance.now(),
    private readonly wait: (milliseconds: number) => Promise<unknown> = (milliseconds) =>
      pause(milliseconds, undefined, { ref: false }),
  ) {}

  /**
   * Resolves when the refusal may be sent; `close` says that this caller has too many connections.
   */
  async beforeRefusal(name: string): Promise<{ close: boolean }> {
    this.forgetPatient()
    const caller = this.callers.get(name)

    if (!caller) {
      this.callers.set(name, { held: 0, refusedAt: this.now() })
      return { close: false }
    }

    if (caller.held >= MOST_HELD) return { close: true }

    caller.held++
    await this.wait(HELD)
    caller.held--
    caller.refusedAt = this.now()
    // Keeps the map in the order of the last refusals.
    this.callers.delete(name)
    this.callers.set(name, caller)

    return { close: false }
  }

  private forgetPatient(): void {
    for (const [name, { held, refusedAt }] of this.callers) {
      if (held === 0 && this.now() - refusedAt < REFUSAL_PACE_PATIENCE) return
      if (held === 0) this.callers.delete(name)
    }
  }
}

/** Applies the pace to every 429, by person, or by network without a session. */
export function slowRefusals(fastify: FastifyInstance): void {
  const pace = new RefusalPace()

  fastify.addHook('onSend', (request, reply, _, done) => {
    if (reply.statusCode !== 429) return done()

    pace.beforeRefusal(callerOf(request)).then(({ close }) => {
      if (close) reply.header('Connection', 'close')
      done()
    }, done)
  })
}

const callerOf = (request: FastifyRequest & { person?: string }): string =>
  request.person ?? networkOf(request.ip)
