import type { LaneHandle } from './lane-handle'
import type { Place } from './lanes'

interface PointerDrag {
  event: PointerEvent
  card: HTMLElement
  handles: ReadonlyMap<string, LaneHandle>
  row: number
  stacked: boolean
  /** The task's place on screen. */
  own: Place
  /** Returns the nearest existing place in the lane. */
  place: (place: Place) => Place
  begin: () => void
  mark: (place: Place) => void
  /** Called with the place of the drop; null if it was put back. */
  end: (to: Place | null) => void
}

/**
 * Pixels that a pointer moves, and milliseconds that a finger rests, before a drag; until then it
 * is a click or a scroll.
 */
const SLACK = 6

const REST = 300

/** Pixels at a lane's edge in which it scrolls. */
const EDGE = 48

/**
 * Follows one pointer from the press to the drop. It only changes a picture of the card, the line
 * and the scroll positions.
 */
export function startPointerDrag({
  event,
  card,
  handles,
  row,
  stacked,
  own,
  place,
  begin,
  mark,
  end,
}: PointerDrag) {
  const touch = event.pointerType === 'touch'
  const from = { x: event.clientX, y: event.clientY }
  let at = { ...from }
  let ghost: HTMLElement | null = null
  let target: Place | null = null
  let boxes:
    | { id: string; handle: LaneHandle; box: DOMRect; rows: HTMLElement | null; top: number }[]
    | null = null
  let frame = 0
  const origin = card.getBoundingClientRect()
  const rest = touch ? setTimeout(lift, REST) : undefined

  function lift() {
    ghost = card.cloneNode(true) as HTMLElement
    ghost.removeAttribute('id')
    ghost.setAttribute('aria-hidden', 'true')
    ghost.inert = true
    ghost.classList.add('drag-ghost')
    ghost.style.left = '0'
    ghost.style.width = `${origin.width}px`
    ghost.style.height = `${origin.height}px`
    document.body.append(ghost)
    card.setAttribute('data-dragged', '')
    begin()
    move()
    frame = requestAnimationFrame(scrolling)
  }

  const measure = () => {
    boxes ??= [...handles].map(([id, handle]) => {
      const rows = handle.rows()
      return {
        id,
        handle,
        box: handle.element.getBoundingClientRect(),
        rows,
        top: rows?.getBoundingClientRect().top ?? 0,
      }
    })
    return boxes
  }

  const away = ({ left, right, top, bottom }: DOMRect) =>
    Math.max(left - at.x, 0, at.x - right) + Math.max(top - at.y, 0, at.y - bottom)

  const nearest = () => {
    let best: NonNullable<typeof boxes>[number] | undefined

    for (const each of measure()) {
      // In columns only the horizontal place counts, so that a short column accepts a card held
      // below it.
      const distance = stacked
        ? away(each.box)
        : Math.max(each.box.left - at.x, 0, at.x - each.box.right)

      if (
        !best ||
        distance <
          (stacked ? away(best.box) : Math.max(best.box.left - at.x, 0, at.x - best.box.right))
      )
        best = each
    }

    return best
  }

  function move() {
    if (!ghost) return
    ghost.style.transform = `translate(${origin.left + at.x - from.x}px, ${origin.top + at.y - from.y}px) rotate(1.5deg)`
    const lane = nearest()
    if (!lane) return
    const raw = lane.rows ? Math.round((at.y - lane.top + lane.rows.scrollTop) / row) : 0
    // The card itself is still in its lane: places below it count one less.
    const index = lane.id === own.lane && raw > own.index ? raw - 1 : raw
    const next = place({ lane: lane.id, index })
    if (next.lane === target?.lane && next.index === target.index) return
    target = next
    mark(next)
  }

  /** Scrolls the lane near its edges, and the page if lanes form a column. */
  function scrolling() {
    frame = requestAnimationFrame(scrolling)
    const lane = nearest()
    if (!lane) return
    const speed = (before: number, after: number) =>
      before < EDGE ? -12 * (1 - before / EDGE) : after < EDGE ? 12 * (1 - after / EDGE) : 0
    const { rows } = lane
    let moved = false

    if (rows && rows.scrollHeight > rows.clientHeight) {
      const before = rows.scrollTop

      const step = speed(
        Math.max(0, at.y - lane.top),
        Math.max(0, lane.top + rows.clientHeight - at.y),
      )

      if (step) rows.scrollTop += step
      moved = rows.scrollTop !== before
    }

    if (!moved) {
      const side = stacked ? null : lane.handle.element.closest<HTMLElement>('[data-board]')
      const across =
        side && side.scrollWidth > side.clientWidth ? speed(at.x, window.innerWidth - at.x) : 0
      if (side && across) side.scrollLeft += across
      const down = speed(at.y, window.innerHeight - at.y)
      if (down && (stacked || !rows)) window.scrollBy(0, down)
      moved = across !== 0 || down !== 0
    }

    if (!moved) return
    boxes = null
    target = null
    move()
  }

  const onMove = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return
    at = { x: next.clientX, y: next.clientY }
    if (ghost) return move()
    if (Math.hypot(at.x - from.x, at.y - from.y) < SLACK) return

    if (touch) finish(null)
    else lift()
  }

  const onUp = (next: PointerEvent) => next.pointerId === event.pointerId && finish(target)

  const onKey = (next: globalThis.KeyboardEvent) => {
    if (next.key !== 'Escape') return
    next.stopPropagation()
    finish(null)
  }

  const cancel = () => finish(null)
  // A finger that holds a task must not scroll the page.
  const still = (next: TouchEvent) => ghost && next.preventDefault()

  const again = () => {
    boxes = null
  }

  function finish(to: Place | null) {
    clearTimeout(rest)
    cancelAnimationFrame(frame)
    for (const remove of listening) remove()
    if (!ghost) return
    ghost.remove()
    card.removeAttribute('data-dragged')

    // The same click must not press the element under the pointer.
    const swallow = (click: MouseEvent) => {
      click.preventDefault()
      click.stopPropagation()
    }

    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    end(to)
  }

  const listen = <K extends keyof WindowEventMap>(
    kind: K,
    listener: (next: WindowEventMap[K]) => void,
    options?: AddEventListenerOptions,
  ) => {
    window.addEventListener(kind, listener, options)
    return () => window.removeEventListener(kind, listener, options)
  }

  const listening = [
    listen('pointermove', onMove),
    listen('pointerup', onUp),
    listen('pointercancel', cancel),
    listen('keydown', onKey, { capture: true }),
    listen('touchmove', still, { passive: false }),
    listen('scroll', again, { capture: true, passive: true }),
    listen('resize', again),
    listen('blur', cancel),
  ]
}
