import { type BlockedStream, operationsApi } from '@workledger/contracts/operations/operations.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useMember } from '@workledger/kit/net/current'
import { useCommand } from '@workledger/kit/net/query'
import { toast, toastError } from '@workledger/kit/ui/toast'
import { Blocked } from './blocked'
import { operationsTexts } from './messages'
import { watched } from './reads'

interface StreamAction {
  body: Pick<BlockedStream, 'projection' | 'stream'>
}

interface BlockedStreamAnswer {
  data: { blocked: readonly BlockedStream[] }
}

/** The blocked streams; those of other workspaces are mended by the operators' calls. */
export function BlockedStreams({
  blocked,
  everywhere = false,
}: {
  blocked: readonly BlockedStream[]
  everywhere?: boolean
}) {
  const t = useText(operationsTexts)
  const { workspace: own, admin } = useMember()
  const settled = { invalidates: watched, onError: toastError }
  const skipped = { ...settled, onDone: () => void toast(t('blocked.skipped')) }

  const retried = {
    ...settled,
    onDone: ({ data }: BlockedStreamAnswer, { body }: StreamAction) => {
      const still = data.blocked.some(
        ({ projection, stream }) => projection === body.projection && stream === body.stream,
      )
      toast(still ? { text: t('blocked.still'), tone: 'bad' } : t('blocked.retried'))
    },
  }

  const retry = useCommand(operationsApi.retryBlockedStream, retried)
  const skip = useCommand(operationsApi.skipBlockedEvent, skipped)
  const retryAny = useCommand(operationsApi.retryAnyBlockedStream, retried)
  const skipAny = useCommand(operationsApi.skipAnyBlockedEvent, skipped)
  const busy = retry.busy || skip.busy || retryAny.busy || skipAny.busy

  return blocked.map((one) => {
    const { projection, stream, workspace, event } = one
    const foreign = everywhere && workspace !== own.id
    const params = { ws: own.id }
    const place = { projection, stream }

    return (
      <Blocked
        key={`${projection} ${workspace} ${stream} ${event?.id}`}
        stream={one}
        workspace={foreign ? workspace : undefined}
        locked={!admin}
        busy={busy}
        retry={() =>
          foreign
            ? retryAny.run({ body: { ...place, workspace } })
            : retry.run({ params, body: place })
        }
        skip={(reason) => {
          const body = { ...place, event_id: event!.id, reason }

          if (foreign) skipAny.run({ body: { ...body, workspace } })
          else skip.run({ params, body })
        }}
      />
    )
  })
}
