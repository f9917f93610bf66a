import { longClock } from '@workledger/kit/i18n/format'
import { useElapsed } from '@workledger/kit/ui/figures'
import { useRunning } from './running'

/** The running time behind the sidebar's entry. */
export function RunningTime() {
  const running = useRunning()
  return running && <Clock since={running.start} />
}

const Clock = ({ since }: { since: string }) => (
  <span className="num ltr">{longClock(useElapsed(since))}</span>
)
