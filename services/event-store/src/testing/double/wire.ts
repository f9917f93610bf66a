import { Empty, StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb'
import { type AppendReq, AppendResp, ReadResp } from '@eventstore/db-client/generated/streams_pb'
import { Metadata, status } from '@grpc/grpc-js'
import { type Appended, type Expected, type Kept } from './kept-log'

export function error(code: status, details: string, about: Record<string, string>) {
  const metadata = new Metadata()
  for (const [name, value] of Object.entries(about)) metadata.set(name, value)
  return { code, details, metadata }
}

export const isDeleted = (name: string) =>
  error(status.FAILED_PRECONDITION, `Event stream '${name}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': name,
  })

export const nameIn = (options: { getStreamIdentifier(): StreamIdentifier | undefined }) =>
  Buffer.from(options.getStreamIdentifier()!.getStreamName_asU8()).toString()

export function expectedOf(options: AppendReq.Options): Expected {
  if (options.hasRevision()) return Number(options.getRevision())
  return options.hasNoStream() ? -1 : options.hasStreamExists() ? 'exists' : 'any'
}

export function appendAnswer(
  done: Exclude<Appended, 'deleted'>,
  options: AppendReq.Options,
): AppendResp {
  const answer = new AppendResp()

  if (done.kind === 'wrong') {
    const wrong = new AppendResp.WrongExpectedVersion()

    if (done.actual < 0) wrong.setCurrentNoStream(new Empty())
    else wrong.setCurrentRevision(String(done.actual))

    if (options.hasRevision()) wrong.setExpectedRevision(options.getRevision())
    else wrong.setExpectedNoStream(new Empty())

    answer.setWrongExpectedVersion(wrong)

    return answer
  }

  const success = new AppendResp.Success()
  success.setCurrentRevision(String(done.revision))

  if (done.at !== undefined) {
    const position = new AppendResp.Position()
    position.setCommitPosition(String(done.at))
    position.setPreparePosition(String(done.at))
    success.setPosition(position)
  }

  answer.setSuccess(success)

  return answer
}

export function eventAnswer(kept: Kept): ReadResp {
  const record = new ReadResp.ReadEvent.RecordedEvent()
  const id = new UUID()
  id.setString(kept.id)
  const stream = new StreamIdentifier()
  stream.setStreamName(Uint8Array.from(Buffer.from(kept.stream)))
  record.setId(id)
  record.setStreamIdentifier(stream)
  record.setStreamRevision(String(kept.revision))
  record.setCommitPosition(String(kept.at))
  record.setPreparePosition(String(kept.at))
  for (const [name, value] of kept.metadata) record.getMetadataMap().set(name, value)
  record.getMetadataMap().set('created', String(kept.created))
  record.setData(kept.data)
  record.setCustomMetadata(kept.custom)
  const event = new ReadResp.ReadEvent()
  event.setEvent(record)
  event.setCommitPosition(String(kept.at))
  const answer = new ReadResp()
  answer.setEvent(event)

  return answer
}

export function checkpointAnswer(at: bigint): ReadResp {
  const checkpoint = new ReadResp.Checkpoint()
  checkpoint.setCommitPosition(String(at))
  checkpoint.setPreparePosition(String(at))
  const answer = new ReadResp()
  answer.setCheckpoint(checkpoint)

  return answer
}
