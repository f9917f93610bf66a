/** Statuses without a colour of their own are light grey. */
export const lightGrey = '#d3d3d3'

/**
 * Background and text of a status badge: black or white, whichever is read more easily on it (relative luminance of
 * WCAG 2; above 0.179 black has the higher contrast).
 */
export function statusColours(given: string | null | undefined): { background: string; text: '#000000' | '#ffffff' } {
  const background = given && /^#[0-9a-f]{6}$/i.test(given) ? given : lightGrey
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(background.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return { background, text: 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000000' : '#ffffff' }
}
