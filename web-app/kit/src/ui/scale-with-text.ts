import type { Middleware } from 'stylis'

/** The usual size of a browser's text; people who need larger text choose another one. */
const USUAL_TEXT = 16

/** Lines and rings of up to 2 px stay thin. */
const THIN = 2

const rem = (pixels: number) => `${Math.round((pixels / USUAL_TEXT) * 10_000) / 10_000}rem`

/** Rewrites the lengths of a declaration or condition from px to rem, except thin ones. */
export const inRem = (css: string): string =>
  css.includes('url(')
    ? css
    : css.replace(/(?<![\w.-])(-?\d*\.?\d+)px\b/g, (length, number) =>
        Math.abs(Number(number)) > THIN ? rem(Number(number)) : length,
      )

/**
 * Makes every length follow the reader's text size (WCAG 2.2, 1.4.4), so that a larger text gets
 * more room instead of being cut. With media queries in rem, the layout for narrow windows comes
 * earlier too.
 */
export const scaleWithText: Middleware = (element) => {
  if (element.type === 'decl') {
    const value = inRem(element.value)

    if (value !== element.value) {
      element.value = value
      element.children = inRem(element.children as string)
    }
  } else if (element.type === '@media' || element.type === '@container') {
    element.value = inRem(element.value)
  }
}
