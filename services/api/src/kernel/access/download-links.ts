import { Injectable } from '@nestjs/common'
import { DOWNLOAD_MINUTES } from '@workledger/contracts/kernel/download-link'
import { refuse } from '@workledger/contracts/kernel/errors'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import type { Ctx, Session } from '../http/context'
import { SessionFinder } from './session-finder'

const KIND = 'download'

/**
 * Links to files that are too large for a page, so that the browser downloads them. A link works
 * once, for a few minutes, for one address and in the name of the requesting session. The session's
 * rights at the time of the download apply.
 */
@Injectable()
export class DownloadLinks {
  constructor(
    private readonly keys: LinkKeys,
    private readonly sessions: SessionFinder,
  ) {}

  /** Makes a link. `path` is below /api/v1 and includes its query. */
  async make(ctx: Ctx, session: Session, workspace: string, path: string) {
    const address = `/api/v1${path}`

    const key = await this.keys.mint(ctx.commandId, {
      kind: KIND,
      subject: workspace,
      workspace,
      minted_by: session.user.id,
      value: `${session.id} ${address}`,
      minutes: DOWNLOAD_MINUTES,
    })

    const url_expires_at = new Date(ctx.now.getTime() + DOWNLOAD_MINUTES * 60_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')

    return { data: { url: withKey(address, key), url_expires_at } }
  }

  /**
   * Uses up a key and returns the session that requested its link. Undefined if the key is invalid
   * or the session has ended.
   */
  async use(workspace: string, url: string, key: string): Promise<Session | undefined> {
    const link = await this.keys.find(KIND, workspace, key)
    const [session = '', address = ''] = (link?.value ?? '').split(' ')
    if (!link || url !== withKey(address, key)) return undefined
    if (link.expired || link.used || !(await this.keys.use(key))) refuse('link.expired')

    return this.sessions.byId(session)
  }
}

const withKey = (address: string, key: string) =>
  `${address}${address.includes('?') ? '&' : '?'}key=${key}`
