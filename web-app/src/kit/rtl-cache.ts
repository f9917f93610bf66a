import createCache from '@emotion/cache'
import rtl from '@mui/stylis-plugin-rtl'
import { prefixer } from 'stylis'

export const rtlCache = createCache({ key: 'wlr', prepend: true, stylisPlugins: [prefixer, rtl] })
