/** Statuses without a colour of their own are light grey. */
export const lightGrey = '#d3d3d3'

/** Share of the colour in a badge; the rest is its surface, so that a list of badges stays calm. */
const share = 0.24

type Rgb = readonly [number, number, number]

const toRgb = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

const toHex = (colour: Rgb) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance of WCAG 2, from 0 to 1. */
function brightness(colour: Rgb) {
  const [red, green, blue] = colour.map((part) => {
    const of = part / 255
    return of <= 0.04045 ? of / 12.92 : ((of + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns the colours of a status badge on a surface (`#rrggbb`): its own for the dot and a tint of
 * it behind the word. The word is black or white, whichever is easier to read there (above a
 * luminance of 0.179, black has the higher contrast).
 */
export function statusColours(given: string | null | undefined, surface: string) {
  const colour = given && /^#[0-9a-f]{6}$/i.test(given) ? given : lightGrey
  const below = toRgb(surface)
  const tint = toRgb(colour).map(
    (part, at) => part * share + below[at]! * (1 - share),
  ) as unknown as Rgb

  return {
    colour,
    background: toHex(tint),
    text: brightness(tint) > 0.179 ? '#000000' : '#ffffff',
  } as const
}
