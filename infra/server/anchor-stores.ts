import { AnchorFile } from '@workledger/event-store/anchor-file'
import { AnchorUrl } from '@workledger/event-store/anchor-url'
import type { AnchorStore } from '@workledger/event-store/anchors'
import { type LogIdentity, OwnAnchors } from '@workledger/event-store/own-anchors'
import type { Config } from './config'

/**
 * Returns the stores that keep heads of this installation's log outside of the database. `tell`
 * receives the heads that a store leaves out.
 */
export function anchorStores(
  { anchorFile, anchorUrl, anchorToken, anchorS3 }: Config,
  identity: LogIdentity | undefined,
  tell: (sentence: string) => void,
): AnchorStore[] {
  const unreadable = (lines: number) =>
    tell(`Lines of ${anchorFile} that are no anchors are left out: ${lines}.`)
  const onFailure = (error: unknown) =>
    tell(`ANCHOR_URL cannot be read: ${(error as Error)?.message ?? error}.`)
  const logs = identity && [identity.id, ...identity.ancestors.map(({ id }) => id)]
  const own = (place: AnchorStore, name: string): AnchorStore =>
    identity ? new OwnAnchors(place, identity, (log) => tell(foreign(name, log))) : place

  return [
    ...(anchorFile ? [own(new AnchorFile(anchorFile, unreadable, identity?.id), anchorFile)] : []),
    ...(anchorUrl
      ? [
          own(
            new AnchorUrl(anchorUrl, {
              token: anchorToken,
              s3: anchorS3,
              onFailure,
              ...(logs && { logs }),
            }),
            'ANCHOR_URL',
          ),
        ]
      : []),
  ]
}

const foreign = (place: string, log: string) =>
  `${place} has anchors of another installation (${log}), which are not compared: give each installation a place of its own.`
