import createCache from '@emotion/cache'
import rtl from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'
import { scaleWithText } from './scale-with-text'

// stylis must be exactly Emotion's version (4.2.0): a later version's prefixer works on another
// tree.
export const rtlCache = createCache({
  key: 'wlr',
  prepend: true,
  stylisPlugins: [scaleWithText, prefixer, rtl],
})
