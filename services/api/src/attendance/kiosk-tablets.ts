import { randomUUID } from 'node:crypto'
import { PAIRING_MINUTES } from '@workledger/contracts/attendance/kiosks.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import type { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import type { Pool } from 'pg'
import { MinuteLimit } from '../kernel/http/minute-limit'
import { networkOf } from '../kernel/http/network'

/** Wrong PINs of an hour after which a kiosk pauses, and the seconds of its pause. */
const [MOST_WRONG, PAUSE] = [30, 3600]

/** Calls a minute of one kiosk, and of one network with wrong tokens or codes. */
const [CALLS, STRANGERS] = [120, 30]

/** PINs of one kiosk that are compared at the same time; each keeps a core busy. */
const AT_ONCE = 4

/**
 * The tablets of kiosks: how they pair, what their token opens, and how often they may be wrong.
 */
export class KioskTablets {
  private readonly known = new MinuteLimit(CALLS)
  private readonly strangers = new MinuteLimit(STRANGERS)
  private readonly comparing = new Map<string, number>()

  constructor(
    private readonly pool: Pool,
    private readonly keys: LinkKeys,
  ) {}

  /**
   * Makes the code of a new pairing; that of the one before is void, also if it came from an
   * attempt of the same request.
   */
  async open(kiosk: string, workspace: string): Promise<string> {
    await this.keys.revoke('kiosk-pairing', kiosk)

    return this.keys.mint(randomUUID(), {
      kind: 'kiosk-pairing',
      subject: kiosk,
      workspace,
      minutes: PAIRING_MINUTES,
    })
  }

  /** Uses up a pairing's code; returns the workspace. */
  async redeem(kiosk: string, code: string, address: string): Promise<string> {
    const found = await this.keys.find('kiosk-pairing', kiosk, code)

    if (!found?.workspace || found.expired || found.used || !(await this.keys.use(code))) {
      this.strangers.take(networkOf(address))
      return refuse('kiosk.code')
    }

    return found.workspace
  }

  /** Gives the tablet a token; that of the tablet before is void. */
  async give(kiosk: string, workspace: string): Promise<string> {
    await this.keys.revoke('kiosk', kiosk)
    return this.keys.mint(randomUUID(), { kind: 'kiosk', subject: kiosk, workspace })
  }

  /** Refuses the tablet and any pairing of a kiosk from now on. */
  async end(kiosk: string): Promise<void> {
    await this.keys.revoke('kiosk-pairing', kiosk)
    await this.keys.revoke('kiosk', kiosk)
    await this.pool.query('delete from vault.kiosk_calls where kiosk = $1', [kiosk])
  }

  /** Returns the workspace of a tablet's token; refuses any other token. */
  async recognise(kiosk: string, token: string, address: string): Promise<string> {
    const found = await this.keys.find('kiosk', kiosk, token)

    if (!found?.workspace) {
      this.strangers.take(networkOf(address))
      return refuse('kiosk.token')
    }

    this.known.take(kiosk)
    return found.workspace
  }

  async seen(kiosk: string, workspace: string): Promise<void> {
    await this.pool.query(
      `insert into vault.kiosk_calls (kiosk, workspace) values ($1, $2)
       on conflict (kiosk) do update set seen_at = now()`,
      [kiosk, workspace],
    )
  }

  /** Returns when each kiosk of a workspace called last, and until when it pauses, as ISO 8601. */
  async calls(workspace: string) {
    const { rows } = await this.pool.query<{
      kiosk: string
      seen_at: Date
      paused_until: Date | null
    }>(
      `select kiosk, seen_at, case when paused_until > now() then paused_until end as paused_until
       from vault.kiosk_calls where workspace = $1`,
      [workspace],
    )
    return new Map(rows.map((row) => [row.kiosk, row]))
  }

  /**
   * Counts a try as wrong before its PIN is compared. The last one of an hour pauses the kiosk, and
   * its end is returned. Refuses all tries of a kiosk that pauses.
   */
  async count(kiosk: string, workspace: string): Promise<Date | null> {
    const { rows } = await this.pool.query<{ paused_until: Date | null }>(
      `insert into vault.kiosk_calls as k (kiosk, workspace, wrong) values ($1, $2, 1)
       on conflict (kiosk) do update set
         wrong = case when k.since < now() - interval '1 hour' then 1 else k.wrong + 1 end,
         since = case when k.since < now() - interval '1 hour' then now() else k.since end,
         paused_until = case when k.since >= now() - interval '1 hour' and k.wrong + 1 >= $3
           then now() + make_interval(secs => $4) end,
         seen_at = now()
       where k.paused_until is null or k.paused_until <= now()
       returning paused_until`,
      [kiosk, workspace, MOST_WRONG, PAUSE],
    )

    return rows[0] ? rows[0].paused_until : refuse('kiosk.paused', { retryAfter: PAUSE })
  }

  /** Takes a right try off the count again, and with it the pause that it alone caused. */
  async right(kiosk: string): Promise<void> {
    await this.pool.query(
      `update vault.kiosk_calls set wrong = greatest(wrong - 1, 0),
         paused_until = case when wrong - 1 < $2 then null else paused_until end
       where kiosk = $1`,
      [kiosk, MOST_WRONG],
    )
  }

  /** Compares few PINs of one kiosk at a time, so that its burst slows no other call. */
  async inTurn<T>(kiosk: string, compare: () => Promise<T>): Promise<T> {
    const busy = this.comparing.get(kiosk) ?? 0
    if (busy >= AT_ONCE) refuse('rate.limited', { retryAfter: 1 })
    this.comparing.set(kiosk, busy + 1)

    try {
      return await compare()
    } finally {
      const left = (this.comparing.get(kiosk) ?? 1) - 1

      if (left > 0) this.comparing.set(kiosk, left)
      else this.comparing.delete(kiosk)
    }
  }
}
