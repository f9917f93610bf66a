import { HistoryList } from '@workledger/kit/history/history-list'
import { useText } from '@workledger/kit/i18n/i18n'
import { Card } from '@workledger/kit/ui/card'
import { recruitingTexts } from './messages'
import { useRecruitingHistory } from './recruiting-history'

/** The newest events of a candidate; `onAll` leads to the others. */
export function CandidateHistory({
  stream,
  most,
  onAll,
}: {
  stream: string
  most: number
  onAll: () => void
}) {
  const t = useText(recruitingTexts)
  const words = useRecruitingHistory()

  return (
    <Card title={t('history')}>
      <HistoryList stream={stream} words={words} most={most} onAll={onAll} />
    </Card>
  )
}
