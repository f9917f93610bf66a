import createCache from '@emotion/cache'
import rtl from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

// stylis has to be the very version that Emotion comes with (4.2.0): the prefixer of a later one
// works on another tree.
export const rtlCache = createCache({ key: 'wlr', prepend: true, stylisPlugins: [prefixer, rtl] })
