import Box from '@mui/material/Box'

/** The product's mark. */
export const Mark = ({ size = 24 }: { size?: number }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: size,
      height: size,
      borderRadius: '7px',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      flex: 'none',
    }}
  >
    <svg
      viewBox="0 0 16 16"
      width={size * 0.66}
      height={size * 0.66}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2.500 4l2.500 8L8 5l3 7 2.500-8" />
    </svg>
  </Box>
)
