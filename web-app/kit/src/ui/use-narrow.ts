import useMediaQuery from '@mui/material/useMediaQuery'

/** Lists are cards instead of tables here: phones, and windows as narrow. */
export const useNarrow = () => useMediaQuery('(max-width: 767.98px)', { noSsr: true })
