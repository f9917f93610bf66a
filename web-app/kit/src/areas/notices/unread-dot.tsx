import Box from '@mui/material/Box'

/** A dot for unread; its room stays when the notice is read. */
export function UnreadDot({ shown, label }: { shown: boolean; label: string }) {
  return (
    <Box
      component="span"
      {...(shown ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      sx={{
        display: 'inline-block',
        flex: 'none',
        width: 8,
        height: 8,
        borderRadius: '50%',
        bgcolor: shown ? 'primary.main' : 'transparent',
      }}
    />
  )
}
