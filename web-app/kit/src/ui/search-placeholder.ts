import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../i18n/i18n'
import { kitTexts } from '../i18n/messages'

/**
 * Returns the placeholder of a search field: the longest of its label, "Search" and none that fits
 * into the field in the reader's language.
 */
export function useSearchPlaceholder(
  label: string,
): [field: RefObject<HTMLInputElement | null>, placeholder: string] {
  const t = useText(kitTexts)
  const field = useRef<HTMLInputElement>(null)
  const shorter = t('table.search')
  const [fitting, setFitting] = useState(label)

  useLayoutEffect(() => {
    const input = field.current
    if (!input || typeof ResizeObserver === 'undefined') return

    const look = () =>
      setFitting([label, shorter].find((text) => widthOf(text, input) <= roomIn(input)) ?? '')
    const observer = new ResizeObserver(look)
    observer.observe(input)
    // A text in the script's own font is wider or narrower than in the fallback.
    document.fonts?.addEventListener('loadingdone', look)

    return () => {
      observer.disconnect()
      document.fonts?.removeEventListener('loadingdone', look)
    }
  }, [label, shorter])

  return [field, fitting]
}

/** Returns the width of a text in the input's font, in px. */
function widthOf(text: string, input: HTMLInputElement): number {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return 0
  // The shorthand is empty in a computed style with font features.
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(input)
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`
  return Math.ceil(context.measureText(text).width)
}

/** Returns the input's width without its padding, in px. */
function roomIn(input: HTMLInputElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(input)
  return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}
