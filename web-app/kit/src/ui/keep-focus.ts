/** What Tab may reach. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/** The place of the focus: its element, all elements around it, and their places among others. */
interface Place {
  readonly element: HTMLElement
  readonly around: readonly { readonly parent: Element; readonly at: number }[]
  readonly name: string
  /** Whether no other control of its kind has its name. */
  readonly unique: boolean
  readonly page: string
}

const isDisabled = (element: Element) => element.matches(':disabled')

const isStop = (element: Element): element is HTMLElement =>
  element.matches(STOPS) && !isDisabled(element) && element.checkVisibility()

const isTyped = (element: Element) => element.matches('input:not([type=checkbox]), textarea')

const nameOf = (element: Element) => element.ariaLabel ?? element.textContent ?? ''

/** Returns the page's controls of an element's kind with this name. */
const namesakes = ({ localName }: Element, name: string) =>
  [...document.querySelectorAll<HTMLElement>(`#content ${localName}`)].filter(
    (other) => isStop(other) && nameOf(other) === name,
  )

function placeOf(element: HTMLElement): Place {
  const around: { parent: Element; at: number }[] = []

  for (let child: Element = element; child.parentElement && child.id !== 'content'; ) {
    const parent: Element = child.parentElement
    around.push({ parent, at: [...parent.children].indexOf(child) })
    child = parent
  }

  const name = nameOf(element)
  const unique = namesakes(element, name).length === 1

  return { element, around, name, unique, page: location.pathname }
}

/** Returns the first word of a name: "Remove" of "Remove item 2", "Actions" of "Actions for Ana". */
const actOf = (name: string) => name.trim().split(/\s/, 1)[0]

/** Returns what takes over within an element: the same control of another row, else the first. */
function stopIn(candidate: Element | undefined, { element, name }: Place): HTMLElement | undefined {
  if (!candidate) return
  const stops = [candidate, ...candidate.querySelectorAll(STOPS)].filter(isStop)
  const alike = stops.filter(({ localName }) => localName === element.localName)

  return (
    alike.find((stop) => nameOf(stop) === name) ??
    alike.find((stop) => actOf(nameOf(stop)) === actOf(name)) ??
    // Letters are commands everywhere but in a text field.
    stops.find((stop) => isTyped(element) || !isTyped(stop))
  )
}

/** Returns the nearest place that is left: what moved up, what is before it, or the page. */
function heirOf(place: Place): HTMLElement | null {
  const page = document.getElementById('content')
  if (place.page !== location.pathname) return page
  // A card that moved to another column.
  const moved = namesakes(place.element, place.name)
  if (place.unique && moved.length === 1) return moved[0]!

  for (const { parent, at } of place.around) {
    if (!parent.isConnected) continue
    // It may come back with the content.
    if (parent.querySelector('.MuiSkeleton-root')) return null
    if (parent === page) break

    for (const child of [parent.children[at], parent.children[at - 1], parent.children[at + 1]]) {
      const heir = stopIn(child, place)
      if (heir) return heir
    }
  }

  return page
}

/**
 * Keeps the focus where the reader works when its element goes: a deleted row passes it to the
 * next one, a pressed button that turns off to the one beside it, a moved card takes it along, a
 * left page passes it to the new one.
 * Without this, it is lost at the top of the document. Returns a function that ends it.
 */
export function keepFocus(): () => void {
  let place: Place | null = null
  const root = document.getElementById('root') ?? document.body

  const note = ({ target }: Event) => {
    // Overlays lead back by themselves.
    if (!(target instanceof HTMLElement) || !root.contains(target)) return
    place = target.closest(OVERLAYS) ? place : placeOf(target)
  }

  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (target !== place?.element || relatedTarget || !document.hasFocus()) return

    // Only after a removal is it known that the element is gone.
    queueMicrotask(() => {
      if (place?.element.isConnected && !isDisabled(place.element)) place = null
    })
  }

  const look = () => {
    if (!place) return
    const { activeElement } = document
    const turnedOff = activeElement === place.element && isDisabled(place.element)
    if (!turnedOff && activeElement !== document.body && activeElement !== null) return
    if (document.querySelector(OVERLAYS)) return
    const here = place.element.isConnected && isStop(place.element) ? place.element : null
    const heir = here ?? heirOf(place)
    heir?.focus({ preventScroll: heir.id === 'content' })
  }

  const observer = new MutationObserver(look)

  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  })

  document.addEventListener('focusin', note)
  document.addEventListener('focusout', leave)

  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('focusout', leave)
  }
}
