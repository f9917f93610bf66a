import { shortClock } from '@workledger/kit/i18n/format'
import { useText } from '@workledger/kit/i18n/i18n'
import { toast } from '@workledger/kit/ui/toast'
import { type KeyboardEvent, useState } from 'react'
import { sheetTexts } from './timesheet-words/messages'
import { typedHours } from './typed-hours'

interface Props {
  seconds: number
  /** Names its project and day. */
  label: string
  /** Why it cannot be typed. */
  locked?: string | undefined
  title?: string | undefined
  /** Typed time that waits for a description. */
  waiting?: number | undefined
  /** Called when it gets the focus. */
  choose: () => void
  /** Returns whether the time waits for a description. */
  save: (seconds: number) => boolean
  /** Asks for the description that the typed time waits for. */
  ask: () => void
}

/** Moves the focus to a neighbouring cell; rows and columns are those of the table. */
function move(from: HTMLElement, rows: number, columns: number): void {
  const cell = from.closest('td')
  const row = cell?.closest('tr')
  if (!cell || !row) return
  const all = [...(row.parentElement?.children ?? [])]
  const next = all[all.indexOf(row) + rows]?.children[cell.cellIndex + columns]
  const input = next?.querySelector<HTMLInputElement>('input')
  input?.focus()
  input?.select()
}

const arrows: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
}

/**
 * One day's time of a project, in the look that the grid gives its inputs: it has a thousand of
 * them. Arrows move to the cells around it; Escape takes typing back.
 */
export function TimesheetCell({
  seconds,
  label,
  locked,
  title,
  waiting,
  choose,
  save,
  ask,
}: Props) {
  const ts = useText(sheetTexts)
  const [typed, setTyped] = useState<string | null>(null)
  const held = waiting ?? seconds
  const shown = held === 0 ? '' : shortClock(held)

  const commit = (): boolean => {
    if (typed === null) return false
    setTyped(null)
    const asked = typedHours(typed)
    // The grid shows minutes; what was not typed keeps its seconds.
    if (asked !== undefined) return typed.trim() !== shown && asked !== held && save(asked)
    toast(ts('noDuration'))
    return false
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return setTyped(null)
    const by = arrows[event.key]
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return
    const input = event.currentTarget
    const { selectionStart: from, selectionEnd: to, value } = input
    const whole = from === 0 && to === value.length
    const atEdge = from === to && (by[1] > 0 ? to === value.length : from === 0)
    // Within a typed text, the arrows move the caret.
    if (by[1] !== 0 && typed !== null && !whole && !atEdge) return
    event.preventDefault()
    const forward = getComputedStyle(input).direction === 'rtl' ? -by[1] : by[1]
    if (commit()) ask()
    else move(input, by[0], forward)
  }

  return (
    <input
      value={typed ?? shown}
      placeholder={locked ? '' : '–'}
      readOnly={locked !== undefined}
      title={locked ?? (waiting === undefined ? title : ts('waits'))}
      aria-label={label}
      aria-invalid={waiting !== undefined}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value.slice(0, 8))}
      onBlur={() => void commit()}
      onFocus={(event) => {
        event.target.select()
        choose()
      }}
      onKeyDown={onKeyDown}
    />
  )
}
