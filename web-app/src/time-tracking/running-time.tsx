import { Elapsed } from '../kit/figures'
import { useRunning } from './running'

/** The running time behind the sidebar's entry. */
export function RunningTime() {
  const running = useRunning()
  return running && <Elapsed since={running.start} />
}
