import type { TimeEntry } from '@workledger/contracts/time-tracking/time-tracking.api'
import { serverNow } from '@workledger/kit/i18n/server-time'
import { useMember } from '@workledger/kit/net/current'
import { useEffect, useState } from 'react'
import { type Away, awayOf, leftOpen, stillAsked } from './away'
import { AwayDialog } from './away-dialog'
import { idleMinutes } from './idle-minutes'
import { askAbout, lastInput, noteInput, openAway, takeAway, useOpenAway } from './idle-store'

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Inputs closer than this, in milliseconds, are one. */
const TOGETHER = 1000

/**
 * Watches for input while a timer runs, and asks about longer times without any. A page sees only
 * its own input: work in another window counts as time away.
 */
export default function IdleWatch({ running }: { running: TimeEntry }) {
  const { employee } = useMember()
  const open = useOpenAway(employee.id)
  // An answer under way keeps its form, in case it is refused.
  const [held, setHeld] = useState<Away | null>(null)
  const { id, start, idle_kept_until } = running

  useEffect(() => {
    const look = () => {
      const [last, now] = [lastInput(employee.id), serverNow()]
      if (last !== null && Math.abs(now - last) < TOGETHER) return
      const minutes = idleMinutes(employee.id)
      const entry = { id, start, ...(idle_kept_until && { idle_kept_until }) }
      const found = awayOf({ last, now, minutes, running: entry })
      noteInput(employee.id, now)
      const open = openAway(employee.id)
      // One question at a time; the first one holds until it is answered.
      if (found && !(open && stillAsked(open, entry))) askAbout(employee.id, found)
    }

    const isHere = () => document.visibilityState === 'visible' && document.hasFocus()
    const onReturn = () => void (isHere() && look())
    onReturn()
    for (const input of inputs)
      window.addEventListener(input, look, { passive: true, capture: true })
    window.addEventListener('focus', onReturn)

    return () => {
      for (const input of inputs) window.removeEventListener(input, look, { capture: true })
      window.removeEventListener('focus', onReturn)
    }
  }, [employee.id, id, start, idle_kept_until])

  // The timer stopped or changed elsewhere, or the person answered on another device.
  useEffect(() => {
    if (!open || stillAsked(open, running)) return
    const left = leftOpen(open, running, idleMinutes(employee.id))
    if (takeAway(employee.id, open) && left) askAbout(employee.id, left)
  }, [open, employee.id, running])

  const away = held ?? (open && stillAsked(open, running) ? open : null)

  return away && <AwayDialog away={away} running={running} hold={setHeld} />
}
