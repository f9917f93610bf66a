/** The look of a filter that leaves rows out, the same for menus and for found records. */
export const activeFilter = {
  '&.MuiButton-outlined, & .MuiOutlinedInput-root': {
    color: 'tone.accentInk',
    bgcolor: 'tone.accentSoft',
  },
  '&.MuiButton-outlined, & .MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline': {
    borderColor: 'tone.accent',
  },
} as const
