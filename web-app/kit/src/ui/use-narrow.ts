import useMediaQuery from '@mui/material/useMediaQuery'
import { inRem } from './scale-with-text'

/**
 * Returns whether the window is narrower than this width in px. A larger text makes it narrower,
 * like the conditions in styles (`scaleWithText`).
 */
export const useBelow = (pixels: number, media = 'all') =>
  // biome-ignore lint/plugin: the place that the rule names
  useMediaQuery(`${media} and ${inRem(`(max-width: ${pixels - 0.02}px)`)}`, { noSsr: true })

/** Returns whether tables are lists and two columns are one. */
export const useNarrow = () => useBelow(768)
