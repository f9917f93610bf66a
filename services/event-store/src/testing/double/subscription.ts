import { type ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb'
import { type ServerWritableStream, status } from '@grpc/grpc-js'
import type { Kept, KeptLog } from './kept-log'
import { checkpointAnswer, eventAnswer } from './wire'

/** Number of foreign records after which a filtered subscription reports its progress. */
const CHECKPOINT_AFTER = 32

/**
 * Bytes that may wait for a slow subscriber. A server counts 64 records besides its connection's
 * buffer.
 */
const MOST_UNTAKEN = 512 * 1024

const TOO_SLOW =
  'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.'

interface Source {
  readonly log: KeptLog
  readonly isSilent: () => boolean
}

/** Streams the matching records after a position, then new ones. */
export function subscribe(
  call: ServerWritableStream<ReadReq, ReadResp>,
  options: ReadReq.Options,
  { log, isSilent }: Source,
): void {
  const asked = options.getAll()!
  const prefixes = options.getFilter()?.getStreamIdentifier()?.getPrefixList() ?? []
  let index = asked.hasEnd() ? log.all.length : 0

  if (asked.hasPosition()) {
    const at = BigInt(asked.getPosition()!.getCommitPosition())
    index = log.all.findIndex((kept) => kept.at > at)
    if (index < 0) index = log.all.length
  }

  const confirmed = new ReadResp()
  const confirmation = new ReadResp.SubscriptionConfirmation()
  confirmation.setSubscriptionId(crypto.randomUUID())
  confirmed.setConfirmation(confirmation)
  call.write(confirmed)
  let [passed, untaken] = [0, 0]

  const send = (kept: Kept) => {
    const size = kept.data.length + kept.custom.length
    untaken += size

    call.write(eventAnswer(kept), () => {
      untaken -= size
    })
  }

  const push = () => {
    if (isSilent()) return

    for (; index < log.all.length; index++) {
      const kept = log.all[index]!

      if (prefixes.length === 0 || prefixes.some((prefix) => kept.stream.startsWith(prefix)))
        send(kept)
      else if (++passed % CHECKPOINT_AFTER === 0) call.write(checkpointAnswer(kept.at))
    }
  }

  push()
  const caughtUp = new ReadResp()
  caughtUp.setCaughtUp(new ReadResp.CaughtUp())
  call.write(caughtUp)

  const leave = log.onGrown(() => {
    if (untaken > MOST_UNTAKEN) {
      leave()
      call.emit('error', { code: status.ABORTED, details: TOO_SLOW })
    } else push()
  })

  call.on('cancelled', () => {
    leave()
    call.end()
  })

  call.on('close', leave)
}
