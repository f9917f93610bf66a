import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb'
import { ClusterInfo, EndPoint, MemberInfo } from '@eventstore/db-client/generated/gossip_pb'
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb'
import { SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb'
import { UUID } from '@eventstore/db-client/generated/shared_pb'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb'
import {
  type AppendReq,
  AppendResp,
  type DeleteReq,
  DeleteResp,
  type ReadReq,
  ReadResp,
  TombstoneResp,
} from '@eventstore/db-client/generated/streams_pb'
import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js'
import { type Appended, type Kept, KeptLog, type Proposed } from './kept-log'
import { subscribe } from './subscription'
import { appendAnswer, error, eventAnswer, expectedOf, isDeleted, nameIn } from './wire'

/**
 * The fate of an append: it is answered, `never answered`, or answered with an error of this gRPC
 * code. Or all connections are cut and the server is away for a moment. `after`: it was written
 * before that.
 */
export interface Mishap {
  readonly what: 'never answered' | 'error' | 'cut'
  readonly after?: boolean
  readonly code?: status
}

const MOST_APPEND = 1024 * 1024

const AWAY_MS = 100

/** The server's answer to an error that its own code does not expect. */
const BY_HANDLER = { code: status.UNKNOWN, details: 'Exception was thrown by handler.' }

/**
 * A double of EventStoreDB over gRPC, made from the client's own service definitions. Answers
 * single appends, reads and subscriptions like a 23.10 server, without batches. It shows how this
 * package handles such answers, not what a server does.
 */
export class EventStoreDouble {
  readonly log: KeptLog
  /** Faults for the next appends, one each. */
  readonly mishaps: Mishap[] = []
  appends = 0
  /** Number of subscriptions; each makes the server search the log from its start position. */
  subscriptions = 0
  /** Questions who leads, those among them that it did not answer. */
  lookups = 0
  /** Reads that it refused because another node leads. */
  redirected = 0
  /** Number of records returned by reads. */
  answered = 0
  /** Keeps connections open but answers nothing, like a node that hangs. */
  silent = false
  /** The members of the cluster that this node reports. */
  private members: readonly EventStoreDouble[] = [this]
  private server: Server | undefined
  private port = 0

  private constructor(
    log: KeptLog,
    /** The leader, if it is another node. */
    public leader?: EventStoreDouble,
  ) {
    this.log = log
  }

  static async start(leader?: EventStoreDouble): Promise<EventStoreDouble> {
    const double = new EventStoreDouble(leader?.log ?? new KeptLog(), leader)
    await double.listen()
    return double
  }

  /** Returns the address of a cluster of these nodes. */
  static cluster(...nodes: EventStoreDouble[]): string {
    for (const node of nodes) node.members = nodes
    return `esdb://${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}?tls=false`
  }

  get address(): string {
    return `esdb://127.0.0.1:${this.port}?tls=false`
  }

  /** Cuts all connections at once. */
  stop(): void {
    this.server?.forceShutdown()
    this.server = undefined
  }

  /** Listens on the previous port. */
  async listen(): Promise<void> {
    const server = new Server()

    server.addService(StreamsService, {
      read: this.read,
      append: this.append,
      delete: this.deletes(false),
      tombstone: this.deletes(true),
    } as never)

    server.addService(GossipService, { read: this.gossip } as never)

    server.addService(ServerFeaturesService, {
      getSupportedMethods: (_: unknown, answer: sendUnaryData<SupportedMethods>) =>
        answer(null, new SupportedMethods()),
    } as never)

    this.port = await new Promise<number>((resolve, reject) =>
      server.bindAsync(
        `127.0.0.1:${this.port}`,
        ServerCredentials.createInsecure(),
        (error, port) => (error ? reject(error) : resolve(port)),
      ),
    )

    this.server = server
  }

  private readonly gossip = (_: unknown, answer: sendUnaryData<ClusterInfo>): void => {
    this.lookups++
    if (this.silent) return
    const info = new ClusterInfo()

    for (const { leader, port, silent } of this.members) {
      const member = new MemberInfo()
      const [at, id] = [new EndPoint(), new UUID()]
      at.setAddress('127.0.0.1')
      at.setPort(port)
      id.setString(crypto.randomUUID())
      member.setInstanceId(id)
      member.setHttpEndPoint(at)
      member.setState(leader ? MemberInfo.VNodeState.FOLLOWER : MemberInfo.VNodeState.LEADER)
      member.setIsAlive(!silent)
      info.addMembers(member)
    }

    answer(null, info)
  }

  private readonly append = (
    call: ServerReadableStream<AppendReq, AppendResp>,
    answer: sendUnaryData<AppendResp>,
  ): void => {
    let options: AppendReq.Options | undefined
    const proposed: Proposed[] = []
    call.on('error', () => {})

    call.on('data', (request: AppendReq) => {
      options ??= request.getOptions()
      const message = request.getProposedMessage()
      if (!message) return

      proposed.push({
        id: message.getId()!.getString(),
        metadata: message.getMetadataMap().toObject() as [string, string][],
        data: message.getData_asU8(),
        custom: message.getCustomMetadata_asU8(),
      })
    })

    call.on('end', () => this.taken(call, options!, proposed, answer))
  }

  private taken(
    call: ServerReadableStream<AppendReq, AppendResp>,
    options: AppendReq.Options,
    proposed: readonly Proposed[],
    answer: sendUnaryData<AppendResp>,
  ): void {
    this.appends++
    if (this.silent) return
    const name = nameIn(options)
    const refusal = this.refusalOf(call, name, proposed)
    const mishap = refusal ? undefined : this.mishaps.shift()

    if (refusal) answer(refusal)
    else if (!mishap) {
      const done = this.write(options, proposed)

      if (done === 'deleted') answer(isDeleted(name))
      else answer(null, appendAnswer(done, options))
    } else {
      if (mishap.after) this.write(options, proposed)

      if (mishap.what === 'error')
        answer({
          code: mishap.code ?? status.UNKNOWN,
          details: 'No leader info available in response',
        })

      if (mishap.what === 'cut') this.stop()
      if (mishap.what === 'cut') setTimeout(() => void this.listen(), AWAY_MS)
    }
  }

  private write(options: AppendReq.Options, proposed: readonly Proposed[]): Appended {
    return this.log.append(nameIn(options), expectedOf(options), proposed)
  }

  private readonly deletes =
    (forEver: boolean) =>
    (
      call: ServerUnaryCall<DeleteReq, DeleteResp>,
      answer: sendUnaryData<DeleteResp | TombstoneResp>,
    ): void => {
      const [place, done] = forEver
        ? [new TombstoneResp.Position(), new TombstoneResp()]
        : [new DeleteResp.Position(), new DeleteResp()]
      const at = String(this.log.delete(nameIn(call.request.getOptions()!), forEver))
      place.setCommitPosition(at)
      place.setPreparePosition(at)
      done.setPosition(place)
      answer(null, done)
    }

  /** Refuses calls that only the leader serves; names the leader. */
  private elsewhere({ metadata }: { readonly metadata: Metadata }) {
    if (!this.leader || metadata.get('requires-leader').length === 0) return undefined
    const { hostname, port } = new URL(this.leader.address.replace('esdb:', 'http:'))

    const about = {
      exception: 'not-leader',
      'leader-endpoint-host': hostname,
      'leader-endpoint-port': port,
    }

    return error(status.NOT_FOUND, 'Leader info available', about)
  }

  private refusalOf(
    call: ServerReadableStream<AppendReq, AppendResp>,
    name: string,
    proposed: readonly Proposed[],
  ) {
    const elsewhere = this.elsewhere(call)
    if (elsewhere) return elsewhere
    const types = proposed.map(({ metadata }) => new Map(metadata).get('type') ?? '')
    if (name === '' || types.includes('')) return BY_HANDLER
    // The server means to count everything, but 23.10 counts the data only.
    const sizes = proposed.map(
      ({ data, custom }, index) => data.length + custom.length + 2 * types[index]!.length,
    )

    const about = {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(MOST_APPEND),
    }

    return sizes.reduce((sum, size) => sum + size, 0) > MOST_APPEND
      ? error(status.INVALID_ARGUMENT, `Maximum Append Size of ${MOST_APPEND} Exceeded.`, about)
      : undefined
  }

  private readonly read = (call: ServerWritableStream<ReadReq, ReadResp>): void => {
    const options = call.request.getOptions()!
    call.on('error', () => {})
    if (this.silent) return
    const elsewhere = this.elsewhere(call)

    if (elsewhere) {
      this.redirected++
      call.emit('error', elsewhere)
      return
    }

    if (options.hasSubscription()) {
      this.subscribed(call, options)
      return
    }

    const found = options.hasStream() ? this.ofStream(options) : this.ofAll(options)

    if (found === 'deleted' || found === 'no name') {
      call.emit('error', found === 'deleted' ? isDeleted(nameIn(options.getStream()!)) : BY_HANDLER)
      return
    }

    if (found === 'no stream') {
      const answer = new ReadResp()
      const missing = new ReadResp.StreamNotFound()
      missing.setStreamIdentifier(options.getStream()!.getStreamIdentifier())
      answer.setStreamNotFound(missing)
      call.write(answer)
    } else if (found === 'no record') {
      call.emit('error', { code: status.UNKNOWN, details: 'Unexpected ReadAllResult: Error' })
      return
    } else {
      const answers = found.slice(0, Number(options.getCount()))
      for (const kept of answers) call.write(eventAnswer(kept))
      this.answered += answers.length
    }

    call.end()
  }

  private ofStream(
    options: ReadReq.Options,
  ): readonly Kept[] | 'no stream' | 'deleted' | 'no name' {
    const asked = options.getStream()!
    const name = nameIn(asked)
    if (name === '') return 'no name'
    const records = this.log.stream(name)
    if (records === 'deleted') return 'deleted'
    if (records.length === 0) return 'no stream'

    const [forwards, at] = [
      options.getReadDirection() === 0,
      asked.hasRevision() ? Number(asked.getRevision()) : undefined,
    ]

    if (forwards) return records.filter(({ revision }) => revision >= (at ?? 0))

    return records.filter(({ revision }) => at === undefined || revision <= at).reverse()
  }

  private ofAll(options: ReadReq.Options): readonly Kept[] | 'no record' {
    const asked = options.getAll()!
    const at = asked.hasPosition() ? BigInt(asked.getPosition()!.getCommitPosition()) : undefined

    if (options.getReadDirection() === 1)
      return this.log.all.filter((kept) => at === undefined || kept.at < at).reverse()

    const from = at === undefined ? 0 : this.log.from(at)

    return from === undefined ? 'no record' : this.log.all.slice(from)
  }

  private subscribed(
    call: ServerWritableStream<ReadReq, ReadResp>,
    options: ReadReq.Options,
  ): void {
    this.subscriptions++
    subscribe(call, options, { log: this.log, isSilent: () => this.silent })
  }
}
