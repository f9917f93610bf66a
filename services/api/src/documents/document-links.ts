import { Injectable } from '@nestjs/common'
import { LINK_MINUTES } from '@workledger/contracts/documents/documents.api'
import { refuse } from '@workledger/contracts/kernel/errors'
import { LinkKeys } from '@workledger/event-store/secrets/link-keys'
import type { Ctx, Session } from '../kernel/http/context'

/** The document of a link, and its reader. */
export interface DocumentLink {
  workspace: string
  version: number
  user: string
  /** The admin in a sign-in-as session as that user. */
  impersonator: string | null
}

/**
 * Links to documents' files: valid once, for a few minutes, and only while the reader may read the
 * document.
 */
@Injectable()
export class DocumentLinks {
  constructor(private readonly keys: LinkKeys) {}

  async make(
    ctx: Ctx,
    session: Session,
    workspace: string,
    { document, version }: { document: string; version: number },
  ) {
    const key = await this.keys.mint(ctx.commandId, {
      kind: 'document',
      subject: document,
      workspace,
      minted_by: session.user.id,
      value: `${version} ${session.impersonator ?? ''}`,
      minutes: LINK_MINUTES,
    })

    const url_expires_at = new Date(ctx.now.getTime() + LINK_MINUTES * 60_000)
      .toISOString()
      .slice(0, 19)
      .replace('T', ' ')

    return { url: `/api/v1/documents/${document}/file?key=${key}`, url_expires_at }
  }

  /** Returns a link. A wrong key counts as missing; expired and used ones say so. */
  async find(document: string, key: string): Promise<DocumentLink> {
    const link =
      (key && (await this.keys.find('document', document, key))) || refuse('documents.link')
    if (link.expired || link.used) refuse('link.expired')
    const [version = '', impersonator = ''] = (link.value ?? '').split(' ')

    return {
      workspace: link.workspace!,
      version: Number(version),
      user: link.minted_by!,
      impersonator: impersonator || null,
    }
  }

  /** Uses up the link; of two concurrent uses one is refused. */
  async use(key: string): Promise<void> {
    if (!(await this.keys.use(key))) refuse('link.expired')
  }
}
