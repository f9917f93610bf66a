import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { useText } from '@workledger/kit/i18n/i18n'
import { useActions } from '@workledger/kit/ui/actions'
import { type RefObject, useState } from 'react'
import type { Timer } from './commands'
import { timerTexts } from './messages'
import { selectionTexts } from './selection/messages'

interface TimerKeysOptions {
  entries: readonly TimeEntry[]
  running: TimeEntry | null
  timer: Timer
  /** The bar's description. */
  field: RefObject<HTMLInputElement | null>
  onHistory: (entry: TimeEntry) => void
  select: (entry: TimeEntry) => void
}

/**
 * Handles the page's keys: J and K move, the others act on the selected entry. Returns that entry.
 */
export function useTimerKeys({
  entries,
  running,
  timer,
  field,
  onHistory,
  select,
}: TimerKeysOptions) {
  const t = useText(timerTexts)
  const ts = useText(selectionTexts)
  const [at, setAt] = useState<string | null>(null)
  const index = entries.findIndex(({ id }) => id === at)
  const here = entries[index] ?? null
  const move = (step: number) =>
    setAt(entries[Math.max(0, Math.min(entries.length - 1, index + step))]?.id ?? null)
  const edit = () =>
    document.querySelector<HTMLInputElement>(`[data-entry="${here?.id}"] input`)?.focus()
  const onHere = (act: (entry: TimeEntry) => unknown) => () => void (here && act(here))
  const quiet = { group: t('page'), palette: false }

  useActions([
    // On this page a start begins in the bar, which has its words.
    ...(running
      ? []
      : [
          {
            ...quiet,
            id: 'timer-focus',
            keys: 't',
            label: t('keys.focus'),
            run: () => field.current?.focus(),
          },
        ]),
    { ...quiet, id: 'entry-next', keys: 'j', label: t('keys.next'), run: () => move(1) },
    { ...quiet, id: 'entry-previous', keys: 'k', label: t('keys.previous'), run: () => move(-1) },
    { ...quiet, id: 'entry-edit', keys: 'e', label: t('keys.edit'), run: edit },
    {
      ...quiet,
      id: 'entry-resume',
      keys: 'r',
      label: t('resume'),
      run: onHere((entry) => entry.end && timer.resume(entry)),
    },
    {
      ...quiet,
      id: 'entry-duplicate',
      keys: 'd',
      label: t('duplicate'),
      run: onHere((entry) => entry.end && timer.duplicate(entry)),
    },
    {
      ...quiet,
      id: 'entry-bill',
      keys: 'b',
      label: t('keys.bill'),
      run: onHere(timer.toggleBillable),
    },
    { ...quiet, id: 'entry-select', keys: 'x', label: ts('key'), run: onHere(select) },
    { ...quiet, id: 'entry-history', keys: 'o', label: t('history'), run: onHere(onHistory) },
    { ...quiet, id: 'entry-delete', keys: 'delete', label: t('delete'), run: onHere(timer.remove) },
  ])

  return here
}
