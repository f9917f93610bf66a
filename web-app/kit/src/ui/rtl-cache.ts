import createCache from '@emotion/cache'
import rtl from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

// stylis must be exactly Emotion's version (4.2.0): a later version's prefixer works on another
// tree.
export const rtlCache = createCache({ key: 'wlr', prepend: true, stylisPlugins: [prefixer, rtl] })
