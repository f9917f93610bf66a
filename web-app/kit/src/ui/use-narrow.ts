import useMediaQuery from '@mui/material/useMediaQuery'

/** Where lists are cards instead of tables: phones, and windows as narrow. */
export const useNarrow = () => useMediaQuery('(max-width: 767.98px)', { noSsr: true })
