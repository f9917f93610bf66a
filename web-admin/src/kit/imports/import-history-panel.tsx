import { areaHistory } from '@workledger/kit/history/area-history'
import { HistoryPanel } from '@workledger/kit/history/history-panel'
import type { ImportHistoryShown } from './history-shown'

export default function ImportHistoryPanel({
  stream,
  title,
  shown,
  close,
}: {
  stream: string
  title: string
  shown: ImportHistoryShown
  close: () => void
}) {
  return <HistoryPanel stream={stream} title={title} words={areaHistory(shown)} onClose={close} />
}
