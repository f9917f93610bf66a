import { AnchorFile } from '@workledger/event-store/anchor-file'
import { AnchorUrl } from '@workledger/event-store/anchor-url'
import type { AnchorStore } from '@workledger/event-store/anchors'
import type { Config } from './config'

/** Where heads of the log are kept outside of the database; `tell` hears of what cannot be read there. */
export function anchorStores({ anchorFile, anchorUrl, anchorToken, anchorS3 }: Config, tell: (sentence: string) => void): AnchorStore[] {
  const unreadable = (lines: number) => tell(`Lines of ${anchorFile} that are no anchors are left out: ${lines}.`)
  const onFailure = (error: unknown) => tell(`ANCHOR_URL cannot be read: ${(error as Error)?.message ?? error}.`)
  return [
    ...(anchorFile ? [new AnchorFile(anchorFile, unreadable)] : []),
    ...(anchorUrl ? [new AnchorUrl(anchorUrl, { token: anchorToken, s3: anchorS3, onFailure })] : []),
  ]
}
